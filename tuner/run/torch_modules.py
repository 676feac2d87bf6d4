"""PyTorch in unmodified programs: modules that are called in inference or trained are compiled.

The outermost call of a module that records no gradients, or of one in training mode whose gradients
were seen to be taken and not differentiated -> `torch.compile(backend="tunebank")`, once for each
module -> our engine, where that is right and faster. PyTorch runs all other calls.
"""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any, TypeAlias

from tuner.handler_errors import raise_of_handler
from tuner.run.log import show_log
from tuner.sessions.by_identity import ByIdentity
from tuner.sessions.outermost_calls import Original, OutermostCalls, call_named

MIN_BACKWARD_CALLS = 4
"""Backward passes through a module before its training is compiled: PyTorch compiles none that is
differentiated in turn, as penalties of gradients are, which programs begin with."""
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
    calls = OutermostCalls()
    modules = CalledModules(torch, calls)
    calls.hook(torch.nn.Module, modules.call, modules.is_traced)
    if "WORLD_SIZE" in os.environ:
        tuned = import_module("tuner.torch").DistributedDataParallel
        if os.environ.get("AOE_MODE") == "4":
            import_module("tuner.torch.distributed").name_sharding()
        torch.nn.parallel.DistributedDataParallel = tuned
        torch.nn.parallel.distributed.DistributedDataParallel = tuned


@dataclass
class Backward:
    """Backward passes through the results of a module: their number, and the kind of one."""

    calls: int = 0
    is_differentiated: bool = False


class CalledModules:
    """The modules that a program calls, each with what runs it: PyTorch, or its compiled form."""

    def __init__(self, torch: ModuleType, calls: OutermostCalls) -> None:
        """`calls`: the hook that gives the calls of modules to this object."""
        self._torch, self._calls = torch, calls
        self._backward: ByIdentity[Backward] = ByIdentity()
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
        torch = self._torch
        if torch.is_grad_enabled() and (plain := self._trained_as(module)) is not None:
            with plain:
                return self._noted(original(module, *args, **kwargs), module)
        if any(isinstance(one, torch.fx.Proxy) for one in (*args, *kwargs.values())):
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

    def _trained_as(self, module: Any) -> AbstractContextManager[object] | None:
        """The context in which PyTorch runs a call that records gradients; None: it is compiled."""
        seen = self._backward.get(module)
        if self._tunes_gradients:
            return nullcontext()
        nn = self._torch.nn
        if isinstance(module, nn.DataParallel | nn.parallel.DistributedDataParallel):
            return self._calls.entered()  # the module within is compiled
        if not module.training:
            reason = "its calls record gradients, use torch.no_grad() where it is not trained"
        elif seen is not None and seen.is_differentiated:
            reason = "its gradients are differentiated"
        else:
            is_known = seen is not None and seen.calls >= MIN_BACKWARD_CALLS
            return None if is_known else nullcontext()
        self._say_once(module, reason)
        return nullcontext()

    def _noted(self, results: Any, module: Any) -> Any:
        """The results of a call; backward passes through them are counted as they come."""
        seen = self._backward.get(module)
        if seen is None:
            self._backward.set(module, seen := Backward())

        def note(gradient: Any) -> None:
            del gradient
            seen.calls += 1
            seen.is_differentiated |= self._torch.is_grad_enabled()

        for one in self._torch.utils._pytree.tree_leaves(results):
            if seen.calls < MIN_BACKWARD_CALLS and getattr(one, "requires_grad", False):
                one.register_hook(note)
                break  # one of them is enough
        return results

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
