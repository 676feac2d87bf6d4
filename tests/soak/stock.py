"""All that a run throws, and when: made before it begins, and handed to the throwers as a file."""

from __future__ import annotations

import pickle
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from tests.soak.broken import broken_contents
from tests.soak.content import Content
from tests.soak.hostile import hostile_contents
from tests.soak.place import Place
from tests.soak.plan import Plan, drawn
from tests.soak.valid import valid_contents

OFFLINE_MODELS = 2
"""Valid contents that are thrown as .om, too."""
MAX_NETWORKS = 24
"""Distinct ones: each costs 6 s, and 16 s on a busy machine, where it is timed for longer."""


@dataclass(frozen=True)
class Size:
    """How much is thrown."""

    files: int
    processes: int
    throwing_s: float
    seed: int


def planned(place: Place, size: Size) -> Plan:
    """The plan of this size; it lies in the place as well. Runs `bankd atc`."""
    random = Random(size.seed)
    networks = valid_contents(max(6, min(size.files // 50, MAX_NETWORKS)))
    valid = (*networks, *_offline(place, networks[:OFFLINE_MODELS]))
    contents = (
        *valid,
        *broken_contents(max(10, size.files // 10), valid, random),
        *hostile_contents(max(10, size.files // 16), random),
    )
    plan = drawn(contents, size.files, size.throwing_s, random)
    plan_file(place).write_bytes(pickle.dumps(plan))
    return plan


def plan_file(place: Place) -> Path:
    return place.root / "plan"


def _offline(place: Place, networks: Sequence[Content]) -> list[Content]:
    """Those of the networks that need no settings, as offline models of ours."""
    return [_compiled(place, network) for network in networks if network.settings is None]


def _compiled(place: Place, network: Content) -> Content:
    source, prefix = place.root / "source.onnx", place.root / network.name
    source.write_bytes(network.model)
    arguments = ("atc", "--model", source, "--output", prefix)
    command = place.command("bankd", *arguments)
    subprocess.run(command, cwd=place.root, env=place.environment, check=True, capture_output=True)
    source.unlink()
    made = prefix.with_suffix(".om")
    model = made.read_bytes()
    made.unlink()
    name = f"{network.name}-offline"
    return replace(network, name=name, model=model, suffix=".om", reference=network.model)
