"""Gradients in CANN's gradient files: times that such files have, and our decisions as entries."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bankd.bank.cann.kinds import GRADIENT, compact
from bankd.bank.cann.source import NO_CORES
from bankd.bank.cann.stage import Source, decided
from bankd.bank.gradients import gradients_of, newest_ready
from bankd.bank.reader import selecting
from bankd.bank.record import Decision, TargetKey
from bankd.bank.rows import to_decision
from bankd.bank.store import Bank

_BEGINNING = """
    SELECT current.decision, current.revision
    FROM current JOIN tasks ON tasks.id = current.task
    WHERE substr(tasks.text, 1, length(:beginning)) = :beginning
"""
_OURS, _CANN = '{"gradients":', '{"cann":"gradient",'
"""The beginnings of the texts of both, which are canonical JSON."""


@dataclass(frozen=True)
class OwnGradients:
    """Our decisions about gradients for one soc_version, as entries of its gradient file."""

    source: Source
    entries: Mapping[str, Decision]
    """Decisions by the key that an imported file would give them."""
    without_times: int
    """Decisions for which no times of readiness are known: they are no entries."""


def imported_times(bank: Bank, sizes: Sequence[int]) -> Iterator[tuple[float, ...]]:
    """The times that imported files have for gradients of these sizes in this order."""
    for decision in bank.connection.read(to_decision, selecting(_BEGINNING), {"beginning": _CANN}):
        value = json.loads(decision.policy)
        times = value["gradientTime"]
        is_alike = value["gradientSize"] == list(sizes) and len(times) == len(sizes)
        if is_alike and all(type(one) in (int, float) and 0 <= one < math.inf for one in times):
            yield tuple(map(float, times))


def own_gradients(
    bank: Bank, soc_version: str | None = None, cores: int | None = None
) -> dict[str, OwnGradients]:
    """Return the gradient files of our decisions, by path; for these targets only, if given."""
    found: dict[str, list[Decision]] = {}
    reading = bank.connection.read(to_decision, selecting(_BEGINNING), {"beginning": _OURS})
    for decision in reading:
        target = decision.target
        if soc_version in (None, target.soc_version) and cores in (None, target.cores):
            found.setdefault(target.soc_version, []).append(decision)
    files = {}
    for soc, decisions in found.items():
        path = f"{soc}_gradient_fusion.json"
        source = Source(path, GRADIENT, GRADIENT.name, TargetKey(soc, NO_CORES))
        models = [model for decision in decisions if (model := _model(bank, decision))]
        entries = {each.key: each for each, _ in decided(source, compact(models).encode())}
        files[path] = OwnGradients(source, entries, len(decisions) - len(models))
    return files


def _model(bank: Bank, decision: Decision) -> Mapping[str, object] | None:
    times = newest_ready(decision.task, bank.observations(decision.key, decision.target))
    if not times:
        return None
    sizes = [one.size for one in gradients_of(decision.task)]
    value = {"gradientSize": sizes, "gradientTime": list(times)}
    return {"modelhash": decision.key, "modelvalue": value}
