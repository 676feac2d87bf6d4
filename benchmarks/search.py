"""How soon each search algorithm finds a good policy, replayed on recorded measurements.

python -m benchmarks.search [ALGORITHM...] [--seeds 5] [--tasks] [--json] [--folder DIR]

Regret after n trials: how much slower the policy that would be chosen is than the best recorded
one. Nothing is measured here, so a busy machine does no harm.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from fixtures.replay.recording import FOLDER, Recording, recordings
from fixtures.replay.regret import regrets
from tuner.search.algorithms import ALGORITHMS

AFTER = (1, 2, 4, 8, 16, 24, 32, 64)
Curves = Mapping[str, list[list[float]]]
"""By task: the regrets at `AFTER`, a list for each seed."""


@dataclass(frozen=True)
class Summary:
    """Regrets after so many trials: median and worst over tasks and seeds, median of each task."""

    after: tuple[int, ...]
    median: list[float]
    worst: list[float]
    tasks: Mapping[str, list[float]]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("algorithms", nargs="*", help=f"of {', '.join(ALGORITHMS)}; default all")
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--tasks", action="store_true", help="a line for each task as well")
    parser.add_argument("--json", action="store_true", help="print JSON, regrets as shares")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the recordings are")
    options = parser.parse_args()
    names = options.algorithms or list(ALGORITHMS)
    if unknown := set(names) - set(ALGORITHMS):
        parser.error(f"no algorithm {', '.join(sorted(unknown))}")
    recorded = recordings(options.folder)
    if not recorded:
        parser.error(f"no recordings in {options.folder}: run  python -m tools.record_replay")
    found = {name: curves(name, recorded, options.seeds) for name in names}
    if options.json:
        print(json.dumps({name: asdict(summary(one)) for name, one in found.items()}))
    else:
        tell(recorded, found, each_task=options.tasks)
    return 0


def curves(algorithm: str, recorded: Iterable[Recording], seeds: int) -> Curves:
    run = ALGORITHMS[algorithm]
    return {
        recording.name: [
            [curve[n - 1] for n in AFTER]
            for seed in range(seeds)
            for curve in [regrets(recording, run, max(AFTER), seed)]
        ]
        for recording in recorded
    }


def summary(found: Curves) -> Summary:
    every = [curve for of_task in found.values() for curve in of_task]
    return Summary(
        AFTER,
        _columns(statistics.median, every),
        _columns(max, every),
        {name: _columns(statistics.median, of_task) for name, of_task in found.items()},
    )


def _columns(of: Callable[[Sequence[float]], float], curves: list[list[float]]) -> list[float]:
    return [round(of(column), 5) for column in zip(*curves, strict=True)]


def tell(recorded: list[Recording], found: Mapping[str, Curves], *, each_task: bool) -> None:
    targets = sorted({str(recording.target) for recording in recorded})
    count = sum(len(recording.measured) for recording in recorded)
    print(f"{len(recorded)} tasks on {', '.join(targets)}, {count} policies measured")
    print(f"{'regret in % after':28}" + "".join(f"{n:7}" for n in AFTER) + "  trials")
    for algorithm, of_tasks in found.items():
        told = summary(of_tasks)
        rows = {f"{algorithm}, median": told.median, f"{algorithm}, worst": told.worst}
        if each_task:
            rows |= {f"  {name}": values for name, values in told.tasks.items()}
        for name, values in rows.items():
            print(f"{name:28}" + "".join(f"{100 * value:7.1f}" for value in values))


if __name__ == "__main__":
    sys.exit(main())
