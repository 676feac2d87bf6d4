"""Modules that commands work with, each imported when it is first used: help loads none of them.

They load NumPy, ONNX or the compiler, which take up to a second.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import ModuleType

    from bankd import answering, daemon, dead, worker, working
    from bankd.explaining import explain
    from bankd.racing import here, verify
    from tuner.frameworks import single_operator
    from tuner.offline_model import offline_model
    from tuner.runtime import model as runtime

__all__ = [
    "answering",
    "daemon",
    "dead",
    "explain",
    "here",
    "offline_model",
    "runtime",
    "single_operator",
    "verify",
    "worker",
    "working",
]

MODULES = {
    "answering": "bankd.answering",
    "daemon": "bankd.daemon",
    "dead": "bankd.dead",
    "explain": "bankd.explaining.explain",
    "here": "bankd.racing.here",
    "offline_model": "tuner.offline_model.offline_model",
    "runtime": "tuner.runtime.model",
    "single_operator": "tuner.frameworks.single_operator",
    "verify": "bankd.racing.verify",
    "worker": "bankd.worker",
    "working": "bankd.working",
}


def __getattr__(name: str) -> ModuleType:
    if name not in MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module(MODULES[name])
