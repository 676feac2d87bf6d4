"""`python -m tests.bankd.fleet.many`: thirty models on several machines, and on one machine."""

from __future__ import annotations

import os
import random
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from math import exp, log
from pathlib import Path
from statistics import mean, median

import click
import onnx
from onnx import ModelProto

from bankd.bank import Bank, TargetKey
from fixtures.small.outputs import with_outputs
from fixtures.zoo.image_layers import convolution
from fixtures.zoo.network import Network
from tests.bankd.fleet.kills import DECIDED_TWICE, watch_once
from tests.bankd.fleet.processes import Fleet, fleet_in

KINDS = {"v3": TargetKey("x86_64-v3", 1), "v4": TargetKey("x86_64-v4", 1)}
"""Machines by the target that each tunes for."""
THIRD = {"v4-2": TargetKey("x86_64-v4", 2)}
TUNED_WITHIN_S = 1500.0
CHANNELS, SIDE, LAYERS = (8, 16, 24, 32), 28, 4

Gains = dict[tuple[str, str], float]
"""Time of the default policy over that of the chosen one, by target and key."""


@dataclass(frozen=True)
class Outcome:
    """What tuning all models gave."""

    seconds: float
    gains: Gains
    twice: int
    """Subjects that were decided more than once."""
    trials: int


def model(number: int) -> ModelProto:
    """A chain of convolutions; every layer is one of sixteen that all models share."""
    chance, net = random.Random(number), Network(f"m{number}", seed=number)
    channels = chance.choice(CHANNELS)
    x = net.input("x", (1, channels, SIDE, SIDE))
    for layer in range(LAYERS):
        after = chance.choice(CHANNELS)
        x = net.op("Relu", convolution(net, f"c{layer}", x, (channels, after), 3))
        channels = after
    return with_outputs(net, {"y": x})


def tuned_by(
    folder: Path, models: Path, start: Callable[[Fleet], None], desks: Mapping[str, TargetKey]
) -> Outcome:
    """Tune all models for all targets by a fleet."""
    with fleet_in(folder) as fleet:
        fleet.head()
        start(fleet)
        began_s = time.monotonic()
        running = [watch_once(fleet, f"desk-{name}", models, kind) for name, kind in desks.items()]
        for name, desk in zip(desks, running, strict=True):
            if desk.wait(TUNED_WITHIN_S) != 0:
                raise RuntimeError(fleet.log(f"desk-{name}"))
        seconds = time.monotonic() - began_s
    return outcome(seconds, [folder / f"desk-{name}" for name in desks])


def outcome(seconds: float, places: list[Path]) -> Outcome:
    """Read the banks of the desks."""
    gains: Gains = {}
    twice = trials = 0
    for place in places:
        with Bank.open(place, create=False, read_only=True) as bank:
            twice += len(bank.connection.rows(DECIDED_TWICE))
            for target, keys in bank.changed_since().items():
                for key, decision in bank.find(target, keys).items():
                    best = decision.timing.median_us if decision.timing else None
                    base = decision.baseline.median_us if decision.baseline else None
                    gains[str(target), key] = base / best if base and best else 1.0
                trials += sum(len(bank.observations(key, target)) for key in keys)
    return Outcome(seconds, gains, twice, trials)


CORES = sorted(os.sched_getaffinity(0))


def serve(fleet: Fleet, kinds: Mapping[str, TargetKey | None], cores: int) -> None:
    """Start machines, each on cores of its own and with its own device lock, as hosts have them.

    Machines that need more cores than there are share a lock, and measure one after the other.
    """
    needed = {name: kind.cores if kind else cores for name, kind in kinds.items()}
    shares = sum(needed.values()) > len(CORES)
    first = 0
    for name, kind in kinds.items():
        own = CORES[:cores] if shares else CORES[first : first + needed[name]]
        first += needed[name]
        os.sched_setaffinity(0, own)
        lock = str(fleet.folder if shares else fleet.place(name))
        target = (kind.soc_version, kind.cores) if kind else (None, None)
        fleet.machine(name, *target, TUNEBANK_LOCK_PATH=lock)
    os.sched_setaffinity(0, CORES)
    for name in kinds:
        fleet.wait_for(name, "joined")


@click.command()
@click.option("--models", "count", default=30, show_default=True, help="Models to tune.")
@click.option("--third", is_flag=True, help="A third machine tunes for x86_64-v4 with two cores.")
@click.option("--folder", type=click.Path(path_type=Path, file_okay=False), metavar="DIR",
              help="Where banks and logs are kept (default: nowhere).")  # fmt: skip
def many(count: int, folder: Path | None, *, third: bool) -> None:
    """Tune models that share their layers by one machine, and by several of different kinds.

    Each machine has cores and a device lock of its own; where there are too few cores, all share
    one lock. The gains that several find are compared with those of one.

    \b
    Examples:
      python -m tests.bankd.fleet.many
      python -m tests.bankd.fleet.many --third
      python -m tests.bankd.fleet.many --models 4 --folder many/
    """
    kinds = {**KINDS, **(THIRD if third else {})}
    cores = max(kind.cores for kind in kinds.values())
    with tempfile.TemporaryDirectory(prefix="fleet-many-") as scratch:
        place = folder or Path(scratch)
        models = place / "models"
        models.mkdir(parents=True)
        for number in range(count):
            onnx.save(model(number), models / f"m{number}.onnx")
        found = []
        for machines in ({"all": None}, kinds):
            name = f"{len(machines)} machine(s)"
            folder_of_run = place / str(len(machines))
            folder_of_run.mkdir()
            start = partial(serve, kinds=machines, cores=cores)
            found.append(tuned_by(folder_of_run, models, start, kinds))
            say(name, found[-1], found[0])


def say(name: str, found: Outcome, one: Outcome) -> None:
    """Print a row."""
    both = found.gains.keys() & one.gains.keys()
    ratios = [found.gains[key] / one.gains[key] for key in both]
    click.echo(
        f"{name:22} {found.seconds:6.0f} s  {len(found.gains):4} subjects, {found.twice} decided"
        f" twice  {found.trials:6} trials  gain {exp(mean(map(log, found.gains.values()))):.3f}"
        f"  against one machine: {len(both)} in common, median {median(ratios):.3f},"
        f" geometric mean {exp(mean(map(log, ratios))):.3f}"
    )


if __name__ == "__main__":
    many()
