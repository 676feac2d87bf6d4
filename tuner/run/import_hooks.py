"""Hooks that run when a framework has been imported; a program that imports none pays nothing.

It uses the standard library alone: see `tuner.run.startup.sitecustomize`.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Sequence
from functools import partial
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

HOOKS = {
    "onnxruntime": "tuner.run.onnxruntime_sessions",
    "torch": "tuner.run.torch_modules",
    "tensorflow": "tuner.run.tensorflow_functions",
    "keras": "tuner.run.keras_models",
    "mindspore": "tuner.run.mindspore_cells",
    "tensorflow_serving.apis": "tuner.run.other_processes",
    "tritonclient": "tuner.run.other_processes",
    "horovod": "tuner.run.other_processes",
}
"""Modules of ours, each with a function `install`, by the framework that it hooks."""


class HookFinder:
    """A finder before all others: a framework that those find runs its hook once it is loaded."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return what the other finders find; None, so that they are asked, for all other modules.

        The loader stays the object that it is: programs look at its type, and read resources by it.
        """
        if name not in HOOKS:
            return None
        others = (one for one in sys.meta_path if one is not self)
        specs = (one.find_spec(name, path, target) for one in others)
        spec = next((one for one in specs if one is not None), None)
        if spec is not None and hasattr(spec.loader, "exec_module"):
            vars(spec.loader)["exec_module"] = partial(_execute, spec.loader)
        return spec


def _execute(loader: Any, module: ModuleType) -> None:
    """Run the code of a framework's module by its loader, and then its hook."""
    del loader.exec_module  # the loader's class has it
    loader.exec_module(module)
    run_hook(module)


def run_hook(module: ModuleType) -> None:
    """Hook a framework. Whatever fails leaves the framework as it is, with a warning."""
    name = module.__name__
    try:
        importlib.import_module(HOOKS[name]).install(module)
    except Exception as error:
        is_absent = isinstance(error, ModuleNotFoundError) and error.name == "tuner"
        absent = f"tunebank is not installed for {sys.executable}"
        warn(f"{name} is not hooked: {absent if is_absent else f'{type(error).__name__}: {error}'}")


def warn(text: str) -> None:
    """Print a warning on standard error, which may be closed."""
    try:
        sys.stderr.write(f"tunebank: warning: {text}\n")
    except (AttributeError, OSError, ValueError):
        return


class NpuFinder:
    """A finder after all others: `torch_npu` is ours where no other is installed."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the module of ours; None for all others, and where tunebank is not installed."""
        del path, target
        if name != "torch_npu" or importlib.util.find_spec("tuner") is None:
            return None
        place = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120
        file = os.path.join(place, "torch", "torch_npu.py")  # noqa: PTH118  Light, as above.
        return importlib.util.spec_from_file_location(name, file, submodule_search_locations=[])


def install() -> None:
    """Hook the frameworks that are imported from now on, and those that are imported already."""
    sys.meta_path.insert(0, HookFinder())
    sys.meta_path.append(NpuFinder())
    for name in HOOKS:
        if name in sys.modules:
            run_hook(sys.modules[name])
