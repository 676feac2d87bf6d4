"""`python -m tuner.run SCRIPT ARGS`: become `python SCRIPT ARGS`, with hooks for frameworks.

The process is replaced by that of the program, so its arguments, `__main__`, standard streams,
signals, exit status and children are those of any program of Python.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

USAGE = """\
usage: python -m tuner.run SCRIPT [ARGS]
       python -m tuner.run -m MODULE [ARGS]
       python -m tuner.run -c CODE [ARGS]

Run a program of PyTorch, TensorFlow, Keras, MindSpore or ONNX Runtime, unchanged, with the models
that it calls in tunebank where that is faster. What the tune bank misses is recorded; with AOE_MODE
(1 subgraphs, 2 operators, 1,2 both, 4 gradients) in the environment it is tuned at once."""
STARTUP = Path(__file__).parent / "startup"
"""Folder of the module that Python loads before a program."""
MODES = ("", "1", "2", "1,2", "4")
"""Values of AOE_MODE."""
NO_PATH = {"-I": "-I", "-E": "-E"}
"""Options of Python that make it ignore PYTHONPATH."""


def main(words: Sequence[str]) -> int:
    """Replace this process by that of the program; returns the exit status of a wrong call."""
    if words[:1] in (["-h"], ["--help"]):
        print(USAGE)
        return 0
    if fault := _fault(words):
        print(f"tuner.run: error: {fault}\n{USAGE.splitlines()[0]}", file=sys.stderr)
        return 2
    options = interpreter_options(sys.orig_argv)
    if sys.flags.ignore_environment:
        print(
            "tuner.run: warning: nothing is hooked: Python's options -E and -I keep its"
            " environment out",
            file=sys.stderr,
        )
    sys.stdout.flush()
    sys.stderr.flush()
    os.execve(sys.executable, [sys.executable, *options, *words], hooked(os.environ))
    return 1


def _fault(words: Sequence[str]) -> str:
    """The reason why the program cannot be run; "" for none."""
    if not words or (words[0] in ("-m", "-c") and len(words) == 1):
        return "no program is given"
    if words[0].startswith("-") and words[0] not in ("-", "-m", "-c"):
        return f"{words[0]} is no option: options of Python stand before -m tuner.run"
    mode = os.environ.get("AOE_MODE", "").replace(" ", "")
    return "" if mode in MODES else f"AOE_MODE is {mode!r}: 1, 2, 1,2 or 4 is needed"


def interpreter_options(words: Sequence[str]) -> list[str]:
    """Options of Python in a command line with `-m tuner.run`; none in another one."""
    for at, word in enumerate(words):
        if word == "-mtuner.run" or list(words[at : at + 2]) == ["-m", "tuner.run"]:
            return list(words[1:at])
    return []


def hooked(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment of a process whose Python, and that of its children, loads the hooks."""
    paths = [str(STARTUP), *filter(None, [environment.get("PYTHONPATH")])]
    return {**environment, "PYTHONPATH": os.pathsep.join(paths)}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
