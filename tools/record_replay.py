"""Record the replay set: the times of all, or evenly of many, policies of some tasks.

python -m tools.record_replay [TASK...] [--policies 400] [--minutes 12] [--again] [--folder DIR]

Needs a machine with nothing else to do. A task that was recorded here, with these kernels and
so many policies, is left as it is: a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from fixtures.replay.recording import FOLDER, SUFFIX, Measured, Recording, load, save
from fixtures.replay.thinning import legal_policies, thinned
from tuner.backend import host_environment, host_target
from tuner.kernel_family import Knobs
from tuner.measure.harness import Harness
from tuner.measure.measuring_session import MeasureSession
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.task import Task
from tuner.trials.trial import Outcome, Trial, paired_ratio

BATCH = 16
BEST = 32
"""The quickest of the screening are timed again at length: among them the search has to choose."""
ROUNDS = 25
NOISY = 0.1
"""Wider intervals than this are seldom seen on a machine with nothing else to do."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tasks", nargs="*", help="names in fixtures/replay/tasks.json; default all")
    parser.add_argument("--policies", type=int, default=400, help="at most, of each task")
    parser.add_argument("--minutes", type=float, default=12.0, help="start no task after that")
    parser.add_argument("--again", action="store_true", help="also what was recorded already")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where recordings are kept")
    options = parser.parse_args()
    known = task_table()
    if unknown := set(options.tasks) - set(known):
        parser.error(f"no task {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    started_s = time.monotonic()
    left = list(options.tasks or known)
    with MeasureSession(Harness(host_target())) as session:
        while left and time.monotonic() - started_s < options.minutes * 60:
            record(session, left[0], known[left.pop(0)], options)
    if left:
        print(f"time is up: run again for {', '.join(left)}", file=sys.stderr)
    return 1 if left else 0


def task_table() -> dict[str, Task]:
    """The tasks to record, by name."""
    table = json.loads((FOLDER / "tasks.json").read_text(encoding="utf-8"))
    return {name: Task.parse(json.dumps(entry["task"])) for name, entry in table.items()}


def record(session: MeasureSession, name: str, task: Task, options: argparse.Namespace) -> None:
    """Measure a task and keep it, unless that was done before."""
    space = Space(task, host_target())
    subspaces = thinned(space, options.policies)
    path = options.folder / f"{name}{SUFFIX}"
    if path.is_file() and not options.again and is_current(load(path), space, subspaces):
        print(f"{name}: recorded already")
        return
    started_s = time.monotonic()
    seen = measure(session, name, space, subspaces)
    recording = Recording(
        name=name,
        task=task,
        target=space.target,
        environment=host_environment().as_dict(),
        is_whole=subspaces == space.subspaces,
        default=space.default,
        subspaces=subspaces,
        measured=seen,
    )
    options.folder.mkdir(parents=True, exist_ok=True)
    save(recording, options.folder)
    report(recording, time.monotonic() - started_s)


def measure(
    session: MeasureSession, name: str, space: Space, subspaces: Sequence[Knobs]
) -> dict[Policy, Measured]:
    """Screen every legal policy, then race the quickest at length."""
    session.open(space.task)
    wanted = dict.fromkeys([space.default, *legal_policies(space, subspaces)])
    seen: dict[Policy, Measured] = {}
    for batch in batches(wanted):
        trials = session.screen(batch, space.default)
        seen |= {trial.policy: measured(trial, space) for trial in trials}
        tell(f"{name}: {len(seen)} of {len(wanted)}")
    right = [policy for policy in seen if seen[policy].outcome is Outcome.OK]
    best = sorted(right, key=lambda policy: seen[policy].ratio)[:BEST]
    raced = session.race(best, space.default, ROUNDS)
    tell("")
    return seen | {trial.policy: measured(trial, space) for trial in raced}


def report(recording: Recording, took_s: float) -> None:
    seen = recording.measured.values()
    failed = sum(m.outcome is not Outcome.OK for m in seen)
    width = statistics.median(m.high / m.low for m in seen if m.low) - 1
    print(
        f"{recording.name}: {'all' if recording.is_whole else 'part of the'} policies, "
        f"{len(seen)} in {took_s:.0f} s, {failed} failed; best {recording.best:.3f} of the "
        f"default; intervals {width:.1%} wide{' (a busy machine?)' if width > NOISY else ''}"
    )


def is_current(recording: Recording, space: Space, subspaces: Sequence[Knobs]) -> bool:
    """Return True if it is of this task, target, environment and part of the space."""
    here = (space.task.key, space.target, host_environment().as_dict(), tuple(subspaces))
    there = (recording.task.key, recording.target, recording.environment, recording.subspaces)
    return here == there


def batches(policies: Iterable[Policy]) -> Iterable[list[Policy]]:
    waiting = iter(policies)
    while batch := list(itertools.islice(waiting, BATCH)):
        yield batch


def measured(trial: Trial, space: Space) -> Measured:
    estimate = space.estimate(trial.policy)
    if trial.outcome is not Outcome.OK or trial.timing is None or trial.baseline is None:
        return Measured(trial.outcome, estimate)
    return Measured(trial.outcome, estimate, *paired_ratio(trial.timing, trial.baseline))


def tell(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
