"""`make size`: lines a file, by package; warns about files above the soft cap."""

from __future__ import annotations

import statistics
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("tuner", "bankd", "tui", "fixtures", "tools", "tests", "benchmarks")
SOFT_CAP = 350


def main() -> int:
    long_files = []
    for package in PACKAGES:
        sizes = {path: _lines(path) for path in sorted((ROOT / package).rglob("*.py"))}
        written = [lines for lines in sizes.values() if lines > 0]
        print(
            f"{package:11} {len(sizes):4} files {sum(written):7,} lines, "
            f"median {statistics.median(written):.0f}, longest {max(written)}"
        )
        long_files += [(lines, path) for path, lines in sizes.items() if lines > SOFT_CAP]
    for lines, path in sorted(long_files, reverse=True):
        print(f"warning: {path.relative_to(ROOT)} has {lines} lines (soft cap {SOFT_CAP})")
    return 0


def _lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


if __name__ == "__main__":
    sys.exit(main())
