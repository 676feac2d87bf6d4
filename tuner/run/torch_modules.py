"""PyTorch in unmodified programs: modules that are called in inference are compiled.

The outermost call of a module that records no gradients -> `torch.compile(backend="tunebank")`,
once for each module -> our engine, where that is right and faster. PyTorch runs all other calls.
"""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any, TypeAlias

from tuner.handler_errors import raise_of_handler
from tuner.run.log import show_log
from tuner.sessions.by_identity import ByIdentity
from tuner.sessions.outermost_calls import Original, OutermostCalls, call_named

MAX_MODULES = 64
"""Maximum number of modules of a program that are compiled."""
COMPILERS_LOGS = ("torch._dynamo.convert_frame", "torch._subclasses.fake_tensor")
"""Loggers of what PyTorch's compiler cannot compile."""

Run: TypeAlias = Callable[..., Any]
"""Takes the module, and the arguments of a call."""

_log = logging.getLogger("tuner.torch")


def install(torch: ModuleType) -> None:
    """Hook the calls of modules, and in a training of several processes what exchanges gradients.

    PyTorch's compiler, which is loaded later, takes the hooked call as the class's own.
    """
    show_log()
    modules = InferenceModules(torch)
    OutermostCalls().hook(torch.nn.Module, modules.call, modules.is_traced)
    if "WORLD_SIZE" in os.environ:
        tuned = import_module("tuner.torch").DistributedDataParallel
        torch.nn.parallel.DistributedDataParallel = tuned
        torch.nn.parallel.distributed.DistributedDataParallel = tuned


class InferenceModules:
    """The modules that a program calls, each with what runs it: PyTorch, or its compiled form."""

    def __init__(self, torch: ModuleType) -> None:
        self._torch = torch
        self._runs: ByIdentity[Run] = ByIdentity()
        self._compiled = 0
        self._said: set[str] = set()
        self._tunes_gradients = os.environ.get("AOE_MODE") == "4"
        self._turn = threading.Lock()
        self._here = threading.local()
        for name in COMPILERS_LOGS:
            logging.getLogger(name).addFilter(self._is_programs)

    def is_traced(self) -> bool:
        """Return whether PyTorch traces the call: what it makes of it must not depend on us."""
        torch = self._torch
        return bool(torch.compiler.is_compiling() or torch.jit.is_tracing())

    def call(
        self, original: Original, module: Any, args: tuple[Any, ...], kwargs: Mapping[str, Any]
    ) -> Any:
        """Results of a call of a module, as PyTorch would give them."""
        if self._torch.is_grad_enabled():
            if not self._tunes_gradients:
                self._say_once(module, "its calls record gradients, use torch.no_grad() for others")
            return original(module, *args, **kwargs)
        if any(isinstance(one, self._torch.fx.Proxy) for one in (*args, *kwargs.values())):
            return original(module, *args, **kwargs)  # it is traced
        run = self._runs.get(module) or self._run_of(original, module)
        if run is original:
            return original(module, *args, **kwargs)
        self._here.is_within = True
        try:
            with self._without_errors():
                return run(module, *args, **kwargs)
        finally:
            self._here.is_within = False

    def _is_programs(self, record: logging.LogRecord) -> bool:
        """Return whether a message of PyTorch's compiler is of no call that we had it compile.

        What it cannot compile runs in PyTorch, whose own error the program gets.
        """
        return record.levelno < logging.WARNING or not getattr(self._here, "is_within", False)

    def _run_of(self, original: Original, module: Any) -> Run:
        """The callable for a module from now on; PyTorch where another thread asks just now."""
        if not self._turn.acquire(blocking=False):
            return original
        try:
            run: Run = original
            if reason := self._why_pytorch(module):
                _log.info("%s stays with PyTorch: %s", type(module).__name__, reason)
            else:
                run = self._compile(original, module)
            self._runs.set(module, run)
            return run
        finally:
            self._turn.release()

    def _why_pytorch(self, module: Any) -> str:
        """The reason why a module is not compiled; "" for none."""
        torch = self._torch
        if hasattr(module, "_orig_mod") or module._compiled_call_impl is not None:
            return 'the program compiles it, name backend="tunebank" there'
        if isinstance(module, torch.jit.ScriptModule):
            return "it is compiled by TorchScript"
        if not any(True for held in (module.parameters(), module.buffers()) for _ in held):
            return "it has no weights"
        if torch.utils.data.get_worker_info() is not None:
            return "it loads data"
        if self._compiled >= MAX_MODULES:
            return f"{MAX_MODULES} modules are compiled"
        return ""

    def _compile(self, original: Original, module: Any) -> Run:
        """Compile a module, by code of its own: PyTorch keeps what it compiles with the code."""
        try:
            import_module("tuner.torch")
            compile_ = self._torch.compile
            run: Run = compile_(call_named(type(module).__name__), backend="tunebank")
        except Exception as error:
            raise_of_handler(error)
            _log.warning("%s stays with PyTorch: %s", type(module).__name__, error)
            return original
        self._compiled += 1
        return run

    def _say_once(self, module: Any, reason: str) -> None:
        name = type(module).__name__
        if name not in self._said:
            self._said.add(name)
            _log.info("%s stays with PyTorch: %s", name, reason)

    def _without_errors(self) -> Any:
        """A context in which PyTorch runs itself what its compiler cannot compile."""
        here = self._here
        if not hasattr(here, "patch"):
            here.patch = self._torch._dynamo.config.patch(suppress_errors=True)
        return here.patch
