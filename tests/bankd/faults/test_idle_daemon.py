"""A real daemon with nothing to do: it races what another machine decided, until a model comes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bankd.bank import Bank
from bankd.bridge.race import environment_here
from tests.bankd.faults.world import Place, until
from tests.bankd.replayed_races import ELSEWHERE

IDLE_LIMIT_S = 120.0
"""Time for an idle interval and a race on a machine with much else to do."""


@pytest.mark.slow
def test_an_inherited_entry_is_raced_when_it_is_quiet_and_a_model_that_comes_goes_first(
    place: Place,
) -> None:
    place.drop("m.onnx", 1)
    with place.daemon("--once", TUNE_ON_BUSY_CORES="True") as once:
        assert once.ended() == 0
    with Bank.open(place.bank) as bank:
        (known,) = bank.records()
        away = replace(known, environment=ELSEWHERE)
        bank.commit(known.target, [away], "from elsewhere", "a@b")

    place.stop_at("measure")
    with place.daemon() as daemon:
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

    why = f"inherited entry {known.key[:12]}, while it is quiet"
    assert (status["state"], status["why"]) == ("racing", why)
    assert "state=interrupted" in first
    assert f"key={known.key[:12]} source=custom state=" in second
    assert place.jobs["n.onnx"].result["trials"] == 0
    with Bank.open(place.bank) as bank:
        now = bank.find(known.target, [known.key]).get(known.key)
    if "left alone" in second:  # Other processes used the cores.
        assert now == away
    elif "state=retired" in second:
        assert now is None
    else:
        assert now is not None
        assert now.environment == environment_here()
    place.assert_sound()
