"""Modules that commands work with, each imported when it is first used: help loads none of them.

They load NumPy, ONNX or the compiler, which take up to a second.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import ModuleType

    from bankd.bridge import bank_answers, race, stale_entries, verify, worker
    from bankd.bridge.explain import explain
    from bankd.daemon import context as parts
    from bankd.daemon import daemon
    from bankd.daemon import worker as working
    from bankd.daemon.queue import identity

__all__ = [
    "bank_answers",
    "daemon",
    "explain",
    "identity",
    "parts",
    "race",
    "stale_entries",
    "verify",
    "worker",
    "working",
]

MODULES = {
    "bank_answers": "bankd.bridge.bank_answers",
    "daemon": "bankd.daemon.daemon",
    "stale_entries": "bankd.bridge.stale_entries",
    "explain": "bankd.bridge.explain.explain",
    "identity": "bankd.daemon.queue.identity",
    "parts": "bankd.daemon.context",
    "race": "bankd.bridge.race",
    "verify": "bankd.bridge.verify",
    "worker": "bankd.bridge.worker",
    "working": "bankd.daemon.worker",
}


def __getattr__(name: str) -> ModuleType:
    if name not in MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module(MODULES[name])
