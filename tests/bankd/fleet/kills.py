"""`python -m tests.bankd.fleet.kills`: a fleet whose processes are killed at random moments."""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import click
import onnx

from bankd.bank import Bank, TargetKey
from bankd.fleet.certs import Role
from fixtures.small.networks import residual_cnn, tiny_encoder
from tests.bankd.fleet.processes import Fleet, fleet_in

MACHINES = {
    "v3-1": TargetKey("x86_64-v3", 1),
    "v4-1": TargetKey("x86_64-v4", 1),
    "v4-2": TargetKey("x86_64-v4", 2),
}
"""Machines of other kinds, by the target that each tunes for; a desk each has models for it."""
ENDS_WITHIN_S = 600.0
MAX_ROUNDS = 3
"""Rounds of a session in which the best policies are measured once more."""
Trials = Counter[tuple[str, str, str]]
"""Number of observations by target, key and policy."""


@dataclass(frozen=True)
class Run:
    """What came of one run."""

    killed: tuple[str, ...]
    """Processes in the order in which they were killed, with the second of the run."""
    seconds: float
    jobs: int
    subjects: int
    trials: int
    faults: tuple[str, ...]


def watch_once(fleet: Fleet, desk: str, models: Path, target: TargetKey) -> subprocess.Popen[bytes]:
    """Start a desk that has all models of a folder tuned for a target, and ends."""
    certs = fleet.certificate(Role.DESK, desk)
    return fleet.start(
        desk, "watch", models, "--once", "--fleet", fleet.address, "--certs", certs,
        "--soc_version", target.soc_version, "--aicore_num", str(target.cores), "--json",
    )  # fmt: skip


def trials_of(folder: Path) -> Trials:
    """Trials in a bank; none where there is no bank yet."""
    if not (folder / "bank.db").exists():
        return Counter()
    with Bank.open(folder, create=False, read_only=True) as bank:
        return Counter(
            (str(target), key, one.policy)
            for target, keys in bank.changed_since().items()
            for key in keys
            for one in bank.observations(key, target)
        )


DECIDED_TWICE = """
    SELECT tasks.key FROM changes
    JOIN decisions ON decisions.id = changes.decision JOIN tasks ON tasks.id = changes.task
    WHERE decisions.rule <> 'sgat' GROUP BY changes.target, changes.task HAVING count(*) > 1
"""


def faults_of(fleet: Fleet, kills: int) -> list[str]:
    """What is lost, damaged or done twice, in all banks of a fleet that has ended."""
    found = []
    desks = [f"desk-{name}" for name in MACHINES]
    for name in (*MACHINES, "head", *desks):
        with Bank.open(fleet.folder / name, create=False, read_only=True) as bank:
            found += [f"{name}: {fault}" for fault in bank.check()]
            twice = bank.connection.rows(DECIDED_TWICE)
            found += [f"{name}: decided twice: {key}" for (key,) in twice]
        if "Traceback" in fleet.log(name):
            found.append(f"{name}: a traceback")
    measured: Trials = Counter()
    for name in MACHINES:
        measured |= trials_of(fleet.folder / name)
    head = trials_of(fleet.folder / "head")
    found += [f"the head lacks {one}" for one in (measured - head)]
    for name in desks:
        found += [f"{name} has what no machine measured: {one}"
                  for one in (trials_of(fleet.folder / name) - measured)]  # fmt: skip
    found += [
        f"measured {times} times: {one}"
        for one, times in measured.items()
        if times > MAX_ROUNDS + kills
    ]
    return found


def run_once(folder: Path, models: Path, kills: int, chance: random.Random) -> Run:
    """Tune all models for all targets, and kill a process at random moments meanwhile."""
    killed, began_s = [], time.monotonic()
    with fleet_in(folder) as fleet:
        fleet.head()
        for name, target in MACHINES.items():
            fleet.machine(name, target.soc_version, target.cores)
        for name in MACHINES:
            fleet.wait_for(name, "joined")
        began_s = time.monotonic()
        restarts = {"head": fleet.head}
        for name, target in MACHINES.items():
            desk = f"desk-{name}"
            restarts[name] = lambda n=name, t=target: fleet.machine(n, t.soc_version, t.cores)
            restarts[desk] = lambda d=desk, t=target: watch_once(fleet, d, models, t)
            restarts[desk]()
        for _ in range(kills):
            time.sleep(chance.uniform(1.0, 12.0))
            kind = chance.choice(("machine", "head", "desk"))
            names = {"head": ["head"], "machine": list(MACHINES),
                     "desk": [f"desk-{name}" for name in MACHINES]}[kind]  # fmt: skip
            running = [name for name in names if fleet.running[name].poll() is None]
            if running:
                victim = chance.choice(running)
                fleet.kill(victim)
                killed.append(f"{victim}@{time.monotonic() - began_s:.0f}")
                restarts[victim]()
        faults = [
            f"{name} ended with {code}"
            for name in MACHINES
            if (code := ended(fleet.running[f"desk-{name}"])) != 0
        ]
        seconds = time.monotonic() - began_s
        for name in MACHINES:  # What is not sent yet: a machine sends every second.
            fleet.wait_until(lambda n=name: sent(fleet, n))
    faults += faults_of(fleet, len(killed))
    offline = [path for name in MACHINES for path in (folder / f"desk-{name}").rglob("*_tune.om")]
    with Bank.open(folder / "head", create=False, read_only=True) as bank:
        subjects = sum(map(len, bank.changed_since().values()))
    expected = len(MACHINES) * len(list(models.iterdir()))
    if len({(path.parents[4], path.name.rsplit("_", 2)[0]) for path in offline}) < expected:
        faults.append(f"{len(offline)} offline models, not {expected}")
    trials = sum(trials_of(folder / "head").values())
    return Run(tuple(killed), seconds, expected, subjects, trials, tuple(faults))


def ended(process: subprocess.Popen[bytes]) -> int | str:
    """Exit code of a desk."""
    try:
        return process.wait(ENDS_WITHIN_S)
    except subprocess.TimeoutExpired:
        return f"nothing for {ENDS_WITHIN_S:.0f} s"


def sent(fleet: Fleet, machine: str) -> bool:
    """Return True if the head has all trials of a machine."""
    return not trials_of(fleet.folder / machine) - trials_of(fleet.folder / "head")


@click.command()
@click.option("--runs", default=20, show_default=True, help="Runs, each with new banks.")
@click.option("--kills", default=3, show_default=True, help="Processes killed in each run.")
@click.option("--seed", default=1, show_default=True, help="Another one makes other runs.")
@click.option("--folder", type=click.Path(path_type=Path, file_okay=False), metavar="DIR",
              help="Where the runs are kept (default: nowhere).")  # fmt: skip
def kills(runs: int, kills: int, seed: int, folder: Path | None) -> None:
    """Kill machines, head and desks of a fleet at random moments, and look what is lost.

    Three machines tune two models each, for x86_64-v3 with one core and x86_64-v4 with one and
    two. The exit status is 1 where anything was lost, damaged, decided twice, or did not end.

    \b
    Examples:
      python -m tests.bankd.fleet.kills --runs 2
      python -m tests.bankd.fleet.kills --runs 20 --seed 7 --folder kills/
    """
    chance = random.Random(seed)
    is_right = True
    with tempfile.TemporaryDirectory(prefix="fleet-kills-") as scratch:
        place = folder or Path(scratch)
        models = place / "models"
        models.mkdir(parents=True)
        onnx.save(tiny_encoder(), models / "encoder.onnx")
        onnx.save(residual_cnn(), models / "cnn.onnx")
        for number in range(runs):
            run_folder = place / f"run{number}"
            run_folder.mkdir()
            run = run_once(run_folder, models, kills, chance)
            is_right = is_right and not run.faults
            click.echo(
                f"{number:3}  {run.seconds:6.1f} s  {run.jobs} jobs  {run.subjects:3} subjects  "
                f"{run.trials:5} trials  {', '.join(run.killed):45}  "
                f"{'; '.join(run.faults[:3]) or 'right'}"
            )
    sys.exit(0 if is_right else 1)


if __name__ == "__main__":
    kills()
