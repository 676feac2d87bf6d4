"""`make reach`: the functions that each test file runs, in its own process and in its children.

One run of each test file under coverage.py; the answer is kept until the file changes. Functions,
not lines, are kept, so that edits elsewhere in a module do not matter.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any

import coverage

from tools.mutants.functions import functions_of
from tools.mutants.reach_map import (
    KEPT,
    MARKS,
    ROOT,
    Reach,
    content_of,
    files_of_tests,
    read_reaches,
)

SETTINGS = """[run]
parallel = true
data_file = {folder}/data
include = {root}/bankd/*,{root}/tuner/*,{root}/tui/*
patch = subprocess, fork, _exit
sigterm = true
"""
LIMIT = 600.0
"""Seconds that one test file may take."""
LIMITS = ((resource.RLIMIT_AS, 16 << 30), (resource.RLIMIT_FSIZE, 8 << 30))
"""Bytes of address space and of one file: a mutant may loop while it allocates or writes."""


def main() -> int:
    """Measure the test files that are new or changed, and keep the map for `make tests-of`."""
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    reaches(ROOT, files_of_tests(ROOT), KEPT, jobs=2)
    return 0


def reaches(root: Path, files: list[Path], kept: Path, jobs: int) -> list[Reach]:
    """Run the test files whose content is not kept yet, `jobs` at a time; keep and return all."""
    known = {reach.file: reach for reach in read_reaches(kept)}
    current = {str(file.relative_to(root)): content_of(file) for file in files}
    found = {n: known[n] for n, c in current.items() if n in known and known[n].content == c}
    missing = [name for name in current if name not in found]
    with ThreadPoolExecutor(jobs) as pool:
        for done, reach in enumerate(pool.map(lambda name: _run(root, name), missing), 1):
            found[reach.file] = reach
            kept.write_text(json.dumps([asdict(r) for r in found.values()]), encoding="utf-8")
            fault = "" if reach.passed else "  fails, or has no test here: not used"
            print(f"[{done}/{len(missing)}] {reach.file} {reach.seconds:.1f} s{fault}", flush=True)
    return [found[name] for name in current]


def _run(root: Path, name: str) -> Reach:
    with tempfile.TemporaryDirectory(prefix="reach-") as folder:
        settings = Path(folder) / "coveragerc"
        settings.write_text(SETTINGS.format(folder=folder, root=root), encoding="utf-8")
        start = time.monotonic()
        passed = _passes(root, name, ("coverage", "run", f"--rcfile={settings}", "-m"))
        seconds = time.monotonic() - start
        functions = dict(_functions(root, Path(folder)))
    # Some count the files or the time that they use; all have to pass within the limits.
    passed = passed or _passes(root, name, ())
    return Reach(name, content_of(root / name), round(seconds, 1), passed, functions)


def _passes(root: Path, name: str, under: tuple[str, ...]) -> bool:
    with subprocess.Popen(
        [sys.executable, "-m", *under, "pytest", name, "-q", "-m", MARKS],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        limit(process)
        try:
            return process.wait(LIMIT) == 0
        except subprocess.TimeoutExpired:
            process.kill()
            return False


def limit(process: subprocess.Popen[Any]) -> None:
    """Hold a run of tests within LIMITS, with a mutant or without."""
    for kind, value in LIMITS:
        resource.prlimit(process.pid, kind, (value, value))


def _functions(root: Path, folder: Path) -> Iterator[tuple[str, list[str]]]:
    lines: dict[str, set[int]] = {}
    for file in folder.glob("data*"):
        data = coverage.CoverageData(str(file))
        data.read()
        for module in data.measured_files():
            lines.setdefault(module, set()).update(data.lines(module) or ())
    for module, ran in lines.items():
        names = functions_of(Path(module).read_text(encoding="utf-8"))
        yield str(Path(module).relative_to(root)), sorted({names.get(n, "") for n in ran})


if __name__ == "__main__":
    sys.exit(main())
