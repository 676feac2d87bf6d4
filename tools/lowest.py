"""Test the lowest allowed versions of the dependencies, in a virtual environment of their own.

The versions are the lower ends of the ranges in pyproject.toml; pip chooses what these need in
turn. Usage: python -m tools.lowest [TEST...]
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterable
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / "build" / "lowest"
TESTS = (
    "tests/tuner/frontend/test_frontend_small_models.py",
    "tests/tuner/runtime/test_runtime.py",
    "tests/bankd/bank/test_store.py",
    "tests/bankd/cli/test_cli_for_real.py",
    "tests/bankd/daemon/server/test_metrics.py",
    "tests/bankd/daemon/scanner/test_watcher.py",
    "tests/tui/revisions/test_revisions.py",
)
"""Tests that reach every dependency: models, kernels, bank, command line, screens."""
TEST_TOOLS = ("hypothesis", "pytest", "pytest-timeout")


def main(arguments: list[str]) -> int:
    """Make the environment, run the tests in it, and return the exit code of the first failure."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["signing"]]
    venv.create(VENV, with_pip=True, clear=True)
    pip = [str(VENV / "bin/pip"), "install", "--quiet", "--disable-pip-version-check"]
    steps = (
        [*pip, *pinned(TEST_TOOLS), *lowest(wanted)],
        [*pip, "--no-deps", "-e", str(ROOT)],
        [str(VENV / "bin/python"), "-m", "pytest", "-m", "not slow and not timing",
         *(arguments or TESTS)],
    )  # fmt: skip
    environment = {**os.environ, "PATH": f"{VENV / 'bin'}:{os.environ['PATH']}"}
    codes = (subprocess.run(step, check=False, cwd=ROOT, env=environment).returncode
             for step in steps)  # fmt: skip
    return next((code for code in codes if code), 0)


def pinned(names: Iterable[str]) -> list[str]:
    """The pins of these packages for the tests."""
    lines = (ROOT / "requirements-dev.txt").read_text("utf-8").splitlines()
    pins = dict(line.rstrip(" \\").split("==") for line in lines if line[0] not in "# ")
    return [f"{name}=={pins[name]}" for name in names]


def lowest(ranges: Iterable[str]) -> list[str]:
    """The lower end of each range as a pin: "click>=8.3,<9" gives "click==8.3"."""
    parsed = map(Requirement, ranges)
    return [
        f"{one.name}=={part.version}"
        for one in parsed
        for part in one.specifier
        if part.operator == ">="
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
