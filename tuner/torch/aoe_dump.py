"""`set_aoe`: the modules that a program calls, written as ONNX files for `bankd aoe --model_path`.

a call of a module -> PyTorch runs it -> the module and the shapes of its inputs are new -> its
graphs are written, as `dump` does it
"""

from __future__ import annotations

import logging
import weakref
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

import torch
from torch.utils import _pytree as pytree

from tuner.errors import TunerError
from tuner.handler_errors import raise_of_handler
from tuner.runtime.call_options import checked
from tuner.sessions.outermost_calls import Original, OutermostCalls
from tuner.torch.onnx_files import dump_call, made_folder

MAX_CALLS = 1024
"""Maximum number of modules, each with shapes of its inputs, that are written for a process."""

Arguments: TypeAlias = tuple[tuple[Any, ...], Mapping[str, Any]]
Signature: TypeAlias = tuple[int, Any]
"""The identity of a module, and the form of the arguments with shapes and types of tensors."""

_log = logging.getLogger("tuner.torch")


class CalledModules:
    """The modules that a program calls from outside of others, and the folder that they go to."""

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._noted: dict[Signature, tuple[weakref.ref[torch.nn.Module], Arguments]] = {}
        """Calls that were made when there was no folder: tensors without their elements."""
        self._written: set[Signature] = set()
        self._calls = OutermostCalls()
        self._is_hooked = False

    def begin(self) -> None:
        """Take note of the calls from now on."""
        if not self._is_hooked:
            self._is_hooked = True
            self._calls.hook(torch.nn.Module, self.call, _is_traced)

    def write_to(self, folder: Path) -> int:
        """Write the noted calls to a folder, and all later ones as they come; return their number.

        Inputs of calls that were made before are zeros.
        """
        self.begin()
        if folder != self._folder:
            self._written.clear()
        self._folder = folder
        noted, self._noted = self._noted, {}
        with self._calls.set_aside():
            for signature, (known, (args, named)) in noted.items():
                if (module := known()) is not None:
                    self._write(signature, module, *pytree.tree_map(_zeros, (args, named)))
        return len(self._written)

    def call(
        self,
        original: Original,
        module: torch.nn.Module,
        args: tuple[Any, ...],
        kwargs: Mapping[str, Any],
    ) -> Any:
        """Results of a call of a module; what is new in it is noted or written after that."""
        results = original(module, *args, **kwargs)
        leaves, form = pytree.tree_flatten((args, dict(kwargs)))
        if any(isinstance(one, torch.fx.Proxy) for one in leaves):
            return results  # it is traced
        signature = id(module), (form, tuple(map(_described, leaves)))
        if signature in self._written or len(self._written) + len(self._noted) >= MAX_CALLS:
            return results
        if self._folder is not None:
            self._write(signature, module, args, kwargs)
        elif signature not in self._noted:
            examples = pytree.tree_unflatten([_emptied(one) for one in leaves], form)
            self._noted[signature] = weakref.ref(module), examples
        return results

    def _write(
        self,
        signature: Signature,
        module: torch.nn.Module,
        args: tuple[Any, ...],
        named: Mapping[str, Any],
    ) -> None:
        """Write a module as it is in inference; a warning says why it cannot be written."""
        assert self._folder is not None
        self._written.add(signature)
        weakref.finalize(module, self._written.discard, signature)
        inner = getattr(module, "_orig_mod", module)
        name = type(inner).__name__
        trains = [one for one in inner.modules() if one.training]
        try:
            inner.eval()
            paths = dump_call(inner, args, named, self._folder, name)
            _log.info("%s: %d graphs in %s", name, len(paths), self._folder)
        except Exception as error:
            raise_of_handler(error)
            text = error.message if isinstance(error, TunerError) else str(error)
            _log.warning("%s is not written: %s", name, text)
        finally:
            for one in trains:
                one.training = True


_called = CalledModules()


def set_aoe(dump_path: str | Path) -> None:
    """Write the graphs of all modules that the program calls from now on into a folder.

    Eager modules are written, too, and those that record gradients: each as it is in inference,
    once for the shapes of its inputs; it is called once more for that, in `torch.no_grad()`.
    `bankd aoe --model_path FOLDER` tunes what is written. A module that cannot be written is left
    out with a warning; no call fails because of it. Raises OptionError for what cannot become a
    folder.
    """
    number = _called.write_to(made_folder(checked("folder", dump_path)))
    if number:
        _log.info("%d calls that were made before are written to %s", number, dump_path)


def note_calls() -> None:
    """Take note of the calls from now on: a later `set_aoe` writes these modules as well."""
    _called.begin()


def _is_traced() -> bool:
    return bool(torch.compiler.is_compiling() or torch.jit.is_tracing())


def _described(leaf: Any) -> Any:
    if isinstance(leaf, torch.Tensor):
        return tuple(map(int, leaf.shape)), leaf.dtype
    return leaf if isinstance(leaf, bool | float | int | str | None) else type(leaf)


def _emptied(leaf: Any) -> Any:
    """A tensor without memory for one with elements; any other value as it is."""
    return torch.empty_like(leaf, device="meta") if isinstance(leaf, torch.Tensor) else leaf


def _zeros(leaf: Any) -> Any:
    return torch.zeros_like(leaf, device="cpu") if isinstance(leaf, torch.Tensor) else leaf
