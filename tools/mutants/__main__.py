"""`make mutants`: the share of small faults that the default suite notices, package by package.

Draws mutants by a seed, runs for each the test files that reach the changed function (the most
particular first, stopping at the first failure), and writes one line of JSON a mutant into LOG.
A mutant that docs/mutants.md shows to be equivalent is counted as such. Stops at the time limit;
the same command continues where LOG ends. `--again` tries the survivors of LOG once more.

    python -m tools.mutants --packages bankd.jobs,tuner.tuning --count 20 --minutes 10
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue

from tools.mutants.reach import limit, reaches
from tools.mutants.reach_map import MARKS, ROOT, Reach, files_of_tests
from tools.mutants.sample import Mutant, draw, modules_of

PACKAGES = {
    "bankd.bank": ("bankd/bank",),
    "bankd.config": ("bankd/config",),
    "bankd.jobs": ("bankd/jobs",),
    "bankd.daemon": ("bankd/daemon",),
    "bankd.bridge": ("bankd/bridge",),
    "bankd.cli": ("bankd/cli",),
    "tui": ("tui",),
    "tuner": tuple(f"tuner/{name}.py" for name in ("pipeline", "task")),
    **{
        f"tuner.{name}": (f"tuner/{name.replace('.', '/')}",)
        for name in (
            *("ops", "lookup", "tuning", "subgraph", "program", "cpu.kernels"),
            *("offline_model", "frontend", "fusion", "sessions", "whole_model"),
        )
    },
}
WITHOUT_CPU = ("tuner/cpu/kernels/amx",)
"""Folders that only a CPU with AMX can run: drawn only on such a CPU."""
EQUIVALENT = ROOT / "docs" / "mutants.md"
FIRST_S, ALL_S = 12.0, 240.0
"""Seconds of test files (as timed without a mutant) that are tried first, and at most."""


@dataclass(frozen=True)
class Verdict:
    """The end of one mutant: "killed", "timeout" (counts as killed), "survived", "equivalent"."""

    package: str
    mutant: str
    operator: str
    line: int
    outcome: str
    test: str
    """The first test that failed; for a survivor how many test files passed."""
    seconds: float


def main(arguments: list[str]) -> int:
    options = _options(arguments)
    log = Path(options.log)
    log.parent.mkdir(parents=True, exist_ok=True)
    names = options.packages.split(",") if options.packages else list(PACKAGES)
    unknown = [name for name in names if name not in PACKAGES]
    if unknown:
        print(f"mutants: no package {unknown[0]}; there are {', '.join(PACKAGES)}", file=sys.stderr)
        return 2
    done = _read(log)
    if options.again:
        done = {name: row for name, row in done.items() if row.outcome != "survived"}
        log.write_text("".join(map(_line, done.values())), encoding="utf-8")
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copies = [_copy(Path(folder) / str(n)) for n in range(options.jobs)]
        reach = reaches(
            copies[0], files_of_tests(copies[0]), log.parent / "reach.json", options.jobs
        )
        drawn = {name: _draw(name, options.count, options.seed) for name in names}
        waiting = [(name, m) for name, ms in drawn.items() for m in ms if m.name not in done]
        end = time.monotonic() + 60 * options.minutes
        for verdict in _tried(waiting, copies, reach, end):
            done[verdict.mutant] = verdict
            with log.open("a", encoding="utf-8") as file:
                file.write(_line(verdict))
            print(f"{verdict.outcome:9}{verdict.seconds:6.1f} s  {verdict.mutant}", flush=True)
    return _report(drawn, done)


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--packages", default="", help="all if not named: " + ", ".join(PACKAGES))
    parser.add_argument("--count", type=int, default=53, help="mutants of each package")
    parser.add_argument("--seed", type=int, default=16)
    parser.add_argument("--minutes", type=float, default=90.0, help="begin none after these")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--log", default=str(ROOT / "run" / "mutants" / "log.jsonl"))
    parser.add_argument("--again", action="store_true", help="try the survivors once more")
    return parser.parse_args(arguments)


def _draw(package: str, count: int, seed: int) -> list[Mutant]:
    modules = modules_of(ROOT, PACKAGES[package])
    if not _has_amx():
        modules = [m for m in modules if not m.startswith(WITHOUT_CPU)]
    return draw(ROOT, modules, count, seed)


def _has_amx() -> bool:
    return "amx_tile" in Path("/proc/cpuinfo").read_text(encoding="utf-8")


def _copy(target: Path) -> Path:
    """Copy what git knows of the checkout, as it stands on the disk."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for name in listed.split("\0"):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    return target


def _tried(
    waiting: list[tuple[str, Mutant]], copies: list[Path], reach: list[Reach], end: float
) -> Iterable[Verdict]:
    free: Queue[Path] = Queue()
    for copy in copies:
        free.put(copy)

    def one(task: tuple[str, Mutant]) -> Verdict | None:
        copy = free.get()
        try:
            return _try(*task, copy, reach) if time.monotonic() < end else None
        finally:
            free.put(copy)

    with ThreadPoolExecutor(len(copies)) as pool:
        yield from (verdict for verdict in pool.map(one, waiting) if verdict is not None)


def _try(package: str, mutant: Mutant, copy: Path, reach: list[Reach]) -> Verdict:
    """Run the tests that reach the mutant, over a copy of the code that has it."""
    if _cell(mutant.name) in EQUIVALENT.read_text(encoding="utf-8"):
        return Verdict(package, mutant.name, mutant.operator, mutant.line, "equivalent", "", 0.0)
    start = time.monotonic()
    file = copy / mutant.module
    kept = file.read_text(encoding="utf-8")
    file.write_text(mutant.code, encoding="utf-8")
    try:
        outcome, test = "survived", "0 files"
        first, rest = _chosen(mutant, reach)
        for files in filter(None, (first, rest)):
            outcome, test = _run(copy, files)
            if outcome != "survived":
                break
    finally:
        file.write_text(kept, encoding="utf-8")
    if outcome == "survived":
        test = f"{len(first) + len(rest)} files"
    seconds = round(time.monotonic() - start, 1)
    return Verdict(package, mutant.name, mutant.operator, mutant.line, outcome, test, seconds)


def _chosen(mutant: Mutant, reach: list[Reach]) -> tuple[list[Reach], list[Reach]]:
    """Test files that run the function, the most particular first: some seconds, then the rest.

    A line that runs at import counts as reached by each file that uses a function of its module;
    where a module has none, by each file that imports it.
    """
    usable = [r for r in reach if r.passed and r.functions.get(mutant.module)]
    if mutant.function:
        hits = [r for r in usable if r.runs(mutant.module, mutant.function)]
    else:
        hits = [r for r in usable if r.functions[mutant.module] != [""]] or usable
    first: list[Reach] = []
    rest: list[Reach] = []
    total = 0.0
    for hit in sorted(hits, key=lambda r: r.size() + 20 * r.seconds):
        if total + hit.seconds > ALL_S and first:
            continue
        (first if total < FIRST_S else rest).append(hit)
        total += hit.seconds
    return first, rest


def _run(copy: Path, files: list[Reach]) -> tuple[str, str]:
    command = [sys.executable, "-m", "pytest", *(r.file for r in files), "-x", "-q", "-m", MARKS]
    process = subprocess.Popen(
        [*command, "-p", "no:cacheprovider", "--tb=no", "--durations=0"],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    limit(process)
    try:
        output, _ = process.communicate(timeout=60 + 5 * sum(r.seconds for r in files))
    except subprocess.TimeoutExpired:
        return "timeout", files[0].file
    finally:
        _end(copy)
        process.wait()
    if process.returncode == 0:
        return "survived", ""
    if process.returncode in (4, 5):  # no such file, no test: nothing was noticed
        raise RuntimeError(f"pytest ran no test of {files}:\n{output}")
    failed = (line for line in output.splitlines() if line.startswith(("FAILED", "ERROR")))
    return "killed", next(failed, f"exit {process.returncode}").partition(" - ")[0]


def _end(copy: Path) -> None:
    """Kill what still runs over this copy: a test that a mutant stops ends none of its children."""
    mark = f"PYTHONPATH={copy}\0".encode()
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # not ours, or ended meanwhile
            if mark in (process / "environ").read_bytes():
                os.kill(int(process.name), signal.SIGKILL)


def _line(verdict: Verdict) -> str:
    return json.dumps(verdict.__dict__) + "\n"


def _read(log: Path) -> dict[str, Verdict]:
    if not log.is_file():
        return {}
    rows = [Verdict(**json.loads(line)) for line in log.read_text(encoding="utf-8").splitlines()]
    return {row.mutant: row for row in rows}


def _report(drawn: dict[str, list[Mutant]], done: dict[str, Verdict]) -> int:
    """Print a table; end with 1 where a survivor is left, or a mutant that was not tried."""
    print(f"\n{'package':20}{'tried':>8}{'killed':>8}{'equal':>7}{'left':>6}  noticed")
    total = [0, 0, 0]
    left: list[Verdict] = []
    for package, mutants in drawn.items():
        rows = [done[m.name] for m in mutants if m.name in done]
        survivors = [row for row in rows if row.outcome == "survived"]
        equivalent = sum(row.outcome == "equivalent" for row in rows)
        counts = [len(rows), len(rows) - len(survivors) - equivalent, equivalent]
        total = [a + b for a, b in zip(total, counts, strict=True)]
        left += survivors
        print(_row(package, counts))
    print(_row("all", total))
    for row in left:
        print(f"left: {row.mutant}   (line {row.line}, {row.test})")
    untried = sum(m.name not in done for mutants in drawn.values() for m in mutants)
    if untried:
        print(f"{untried} mutants were not tried: the same command tries them")
    return 1 if left or untried else 0


def _row(name: str, counts: list[int]) -> str:
    tried, killed, equivalent = counts
    share = (killed + equivalent) / tried if tried else 1.0
    left = tried - killed - equivalent
    return f"{name:20}{tried:8}{killed:8}{equivalent:7}{left:6}  {share:.1%}"


def _cell(mutant: str) -> str:
    """A mutant's name as a cell of a table in Markdown holds it."""
    return f"`{mutant}`".replace("|", "\\|")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
