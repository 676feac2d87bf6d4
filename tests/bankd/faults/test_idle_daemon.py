"""A real daemon with nothing to do: it races what another machine decided, until a model comes."""

from __future__ import annotations

from pathlib import Path

import pytest

from bankd.bank import Bank, Decision, TargetKey
from bankd.bridge.race import environment_here
from bankd.bridge.worker import Worker
from bankd.config.config import Settings
from bankd.config.request import Request
from tests.bankd.faults.world import Place, until
from tests.bankd.replayed_races import entry
from tuner.search.space import Space
from tuner.task import Task

IDLE_LIMIT_S = 120.0
"""Time for an idle interval and a race on a machine with much else to do."""


def entry_of(place: Place, model: Path) -> Decision:
    """The default policy for the only task of a model, as another machine decided."""
    settings = Settings(work_path=place.root, result_path=place.root, bank=place.bank)
    with Worker(settings, Request()) as worker:
        (missing,), _ = worker.study(model, lambda _: None)
        target = worker.target
    assert isinstance(missing.task, Task)
    here = TargetKey(target.soc_version, target.cores)
    return entry(Space(missing.task, target).default, "default", task=missing.task, target=here)


@pytest.mark.slow
def test_an_inherited_entry_is_raced_when_it_is_quiet_and_a_model_that_comes_goes_first(
    place: Place,
) -> None:
    away = entry_of(place, place.drop("m.onnx", 1))
    with Bank.open(place.bank) as bank:
        bank.commit(away.target, [away], "from elsewhere", "a@b")

    with place.daemon() as daemon:
        place.finished("m.onnx")
        place.stop_at("measure")
        until(lambda: daemon.status.get("state") == "racing", IDLE_LIMIT_S)
        daemon.stopped()
        status = daemon.status
        place.pass_by("measure")
        place.drop("n.onnx", 2)
        place.finished("n.onnx")
        first = daemon.said(" verified ")
        until(lambda: len(daemon.lines(" verified ")) == 2, IDLE_LIMIT_S)
        second = daemon.lines(" verified ")[1]
        assert daemon.terminate() == 0

    why = f"inherited entry {away.key[:12]}, while it is quiet"
    assert (status["state"], status["why"]) == ("racing", why)
    assert "state=interrupted" in first
    assert f"key={away.key[:12]} source=custom state=" in second
    assert [job.result["trials"] for job in place.jobs.values()] == [0, 0]
    with Bank.open(place.bank) as bank:
        now = bank.find(away.target, [away.key]).get(away.key)
    if "left alone" in second:  # Other processes used the cores.
        assert now == away
    else:
        assert now is not None
        assert now.environment == environment_here()
    place.assert_sound()
