"""Time a bank of many decisions beside what SQLite alone takes for the same rows.

python -m benchmarks.bank [--decisions 1000,100000] [--rounds 3] [--folder DIR] [--json]
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from bankd.bank import Bank
from benchmarks.banks import change, copied, fill

TENTH = 10
"""Each of two banks decides every tenth entry anew; of a hundred, one is of both."""


@dataclass(frozen=True)
class Figure:
    """One operation on a bank of so many decisions: medians of the rounds."""

    decisions: int
    what: str
    seconds: float
    peak_mib: float
    plain_seconds: float | None = None
    """SQLite alone, in alternating rounds."""

    def __str__(self) -> str:
        ratio = f"{self.seconds / self.plain_seconds:6.2f}x" if self.plain_seconds else " " * 7
        plain = f"{self.plain_seconds:9.3f} s" if self.plain_seconds else " " * 11
        return (
            f"{self.decisions:9,}  {self.what:42} {self.seconds:9.3f} s {plain} {ratio}"
            f" {self.peak_mib:6.0f} MiB"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--decisions", default="1000,10000,100000", help="sizes, with commas")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--folder", type=Path, help="where the banks are made (default: temporary)")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if not options.json:
        print(f"{'decisions':>9}  {'':42} {'bankd':>11} {'SQLite':>11} {'ratio':>7} {'memory':>10}")
    for count in map(int, options.decisions.split(",")):
        with tempfile.TemporaryDirectory(dir=options.folder) as name:
            folder = Path(name)
            make_banks(folder, count)
            for figure in figures(folder, count, options.rounds):
                print(json.dumps(asdict(figure)) if options.json else figure, flush=True)


def make_banks(folder: Path, count: int) -> None:
    """`one` and `two` with a common past, and `far`, which has none with them."""
    with Bank.open(folder / "base") as bank:
        fill(bank, count)
    for name, offset in (("one", 1), ("two", 3)):
        with Bank.open(copied(folder / "base", folder / name)) as bank:
            change(bank, count, TENTH, offset)
            change(bank, count, TENTH**2, 5 * offset)
    with Bank.open(folder / "far") as bank:
        fill(bank, count, first=count)
    shutil.rmtree(folder / "base")


def figures(folder: Path, count: int, rounds: int) -> Iterator[Figure]:
    look_up = run("look_up", folder, count)
    yield Figure(count, "open, and look up a model of 150 tasks", *look_up)
    yield _beside_plain(
        folder, count, rounds, "diff_two", "plain_bank", "diff, a tenth changed on each side"
    )
    yield _beside_plain(
        folder, count, rounds, "merge_two", "plain_bank", "merge, a tenth changed on each side"
    )
    yield _beside_plain(folder, count, rounds, "merge_far", "plain", "merge, all of theirs new")
    commit = run("commit", folder, count)
    yield Figure(count, "commit of a session's 100 decisions", *commit)
    yield Figure(count, "export", *run("export_one", folder, count))
    _forget(folder, "empty", "stage")
    yield Figure(count, "import into an empty bank", *run("import_one", folder, count))


def _beside_plain(
    folder: Path, count: int, rounds: int, step: str, plain: str, what: str
) -> Figure:
    ours, theirs = [], []
    for _ in range(rounds):
        _forget(folder, "merged", "plain", "empty")
        copied(folder / "one", folder / "merged")
        copied(folder / "one", folder / "plain")
        ours.append(run(step, folder, count))
        theirs.append(run(plain, folder, count))
    seconds = statistics.median(second for second, _ in ours)
    plain_seconds = statistics.median(second for second, _ in theirs)
    return Figure(count, what, seconds, max(peak for _, peak in ours), plain_seconds)


def run(step: str, folder: Path, count: int) -> tuple[float, float]:
    """Seconds and MiB of a step in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.bank_steps", step, str(folder), str(count)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    told = json.loads(done.stdout)
    return told["seconds"], told["peak_bytes"] / 2**20


def _forget(folder: Path, *names: str) -> None:
    for name in names:
        shutil.rmtree(folder / name, ignore_errors=True)


if __name__ == "__main__":
    main()
