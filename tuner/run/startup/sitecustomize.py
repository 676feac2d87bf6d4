"""Hooks for the frameworks that a program imports; Python loads this before the program.

It uses the standard library alone: a Python in which tunebank is not installed loads it, too, where
a hooked program starts one. Processes of tunebank itself are not hooked, nor are their children.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Sequence

FOLDER = os.path.dirname(os.path.abspath(__file__))  # noqa: PTH100, PTH120  As `sys.path` has it.
OWN = ("aoe", "atc", "bankd", "tui", "tuner")
"""Packages and commands of tunebank."""


def is_own(words: Sequence[str]) -> bool:
    """Return whether a command line of Python runs tunebank itself."""
    for at, word in enumerate(words[1:], 1):
        if word == "-m":
            return bool(words[at + 1 : at + 2]) and words[at + 1].split(".")[0] in OWN
        if word == "-c":
            return False
        if not word.startswith("-"):
            return os.path.basename(word) in OWN  # noqa: PTH119  A light import.
    return False


def _leave_path(environment: bool) -> None:
    """Take this folder from `sys.path`, and from the environment of children, too, if asked."""
    sys.path[:] = [entry for entry in sys.path if entry != FOLDER]
    if environment:
        entries = os.environ.get("PYTHONPATH", "").split(os.pathsep)
        left = [entry for entry in entries if entry != FOLDER]
        os.environ["PYTHONPATH"] = os.pathsep.join(left)
        if not left:
            del os.environ["PYTHONPATH"]


def _load_other() -> None:
    """Load the `sitecustomize` that this one hides, if there is one."""
    own = sys.modules.pop("sitecustomize")
    try:
        importlib.import_module("sitecustomize")
    except ImportError as error:
        sys.modules["sitecustomize"] = own
        if error.name != "sitecustomize":
            raise


def _install_hooks() -> None:
    """Load the hooks by their path: `tuner` need not be installed for this Python."""
    path = os.path.join(os.path.dirname(FOLDER), "import_hooks.py")  # noqa: PTH118, PTH120  Light.
    spec = importlib.util.spec_from_file_location("tunebank_import_hooks", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    module.install()


def start() -> None:
    """Hook the process, unless it is one of tunebank's own."""
    is_ours = is_own(getattr(sys, "orig_argv", []))
    _leave_path(environment=is_ours)
    if not is_ours:
        _install_hooks()
    _load_other()


if __name__ == "sitecustomize":
    start()
