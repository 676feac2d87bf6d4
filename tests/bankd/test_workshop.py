"""The worker seen from the daemon: started, bounded in time, and replaced, with a real process."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.children import Child, ChildDied
from bankd.config import Settings
from bankd.request import Request
from bankd.working import Drained, Limits, Opening, Order, Outcome, TookTooLong, Workshop
from bankd.working.workshop import Watching
from tests.bankd.worlds import Showing
from tuner.session import Event

WORKER = """
import json, sys, time
assert "limits" in json.loads(sys.stdin.readline())
print(json.dumps({"ready": 1}), flush=True)
for line in sys.stdin:
    if "order" in line:
        for _ in range(20):
            print(json.dumps({"event": "PhaseStarted", "phase": "tune", "text": ""}), flush=True)
            time.sleep(0.02)
        if "hangs" in line:
            time.sleep(60)
        if "babbles" in line:
            print(json.dumps({"event": "OfALaterVersion"}), flush=True)
        key = json.loads(line)["order"]["key"]
        print(json.dumps({"outcome": "Drained", "key": key}), flush=True)
"""
PLENTY = Limits(60, 60, 60, 60, 1 << 30, 1 << 30)


class Told(Showing):
    """Does something whenever it is told of an event."""

    def __init__(self, act: Callable[[], None] = lambda: None) -> None:
        super().__init__()
        self._act = act

    def event(self, event: Event) -> None:
        super().event(event)
        self._act()

    def complaint(self, text: str) -> None: ...


@pytest.fixture
def workshop(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    """Its workers talk for 0.4 s, and then end their order, or hang."""
    (tmp_path / "talking_worker.py").write_text(WORKER)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *filter(None, sys.path)]))
    workshop = Workshop(Opening(settings, PLENTY))
    workshop._child = Child("talking_worker")
    return workshop


def order_of(name: str) -> Order:
    return Order("k", Path("/in"), Path(f"/in/{name}.onnx"), {}, Request(), Path("/out/m.om"))


def carried_out(workshop: Workshop, what: str, watching: Watching | None = None) -> Outcome:
    async def carry_out() -> Outcome:
        try:
            return await workshop.tune(order_of(what), watching or Told())
        finally:
            await workshop.close()

    return asyncio.run(carry_out())


def test_a_worker_that_takes_too_long_in_all_is_told_from_one_that_hangs(
    workshop: Workshop,
) -> None:
    workshop.limit(replace(PLENTY, time_s=0.1))
    with pytest.raises(TookTooLong, match=r"^time limit of 0\.1 s$"):
        carried_out(workshop, "talks")
    workshop.limit(replace(PLENTY, stall_s=0.3))
    with pytest.raises(ChildDied, match=r"^no sign of life for 0\.3 s$") as hung:
        carried_out(workshop, "hangs")

    assert not isinstance(hung.value, TookTooLong)


def test_a_limit_that_is_raised_holds_for_the_order_that_is_carried_out(
    workshop: Workshop,
) -> None:
    workshop.limit(replace(PLENTY, time_s=0.2))

    outcome = carried_out(workshop, "talks", Told(lambda: workshop.limit(PLENTY)))

    assert outcome == Drained()


class Gone(Told):
    """Shown to nobody any more."""

    def event(self, event: Event) -> None:
        raise OSError(5, "Input/output error")


@pytest.mark.parametrize(("what", "watching"), [("babbles", Told()), ("talks", Gone())])
def test_the_outcome_of_an_order_is_never_taken_for_that_of_the_next(
    workshop: Workshop, what: str, watching: Watching
) -> None:
    async def carry_out() -> tuple[int | None, Outcome]:
        try:
            with contextlib.suppress(ChildDied, OSError):
                await workshop.tune(order_of(what), watching)
            left = workshop.process
            return left, await workshop.tune(replace(order_of("talks"), key="next"), Told())
        finally:
            await workshop.close()

    left, outcome = asyncio.run(carry_out())

    assert left is None
    assert outcome == Drained()


def test_an_answer_to_another_order_is_none(workshop: Workshop) -> None:
    async def carry_out() -> Outcome:
        try:
            await workshop.warm()
            order = {**order_of("talks").as_json(), "key": "earlier"}
            await workshop._child.send({"do": "tune", "order": order})
            return await workshop.tune(order_of("talks"), Told())
        finally:
            await workshop.close()

    with pytest.raises(ChildDied, match="it answers another request than k"):
        asyncio.run(carry_out())


def test_a_worker_whose_start_was_given_up_is_not_taken_for_one_that_is_ready(
    workshop: Workshop,
) -> None:
    async def carry_out() -> Outcome:
        await workshop.warm()
        await workshop._child.end()  # As one that is killed while it has nothing to do.
        starting = asyncio.create_task(workshop.warm())
        while workshop._child.process is None:
            await asyncio.sleep(0)
        starting.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await starting
        return await workshop.tune(order_of("talks"), Told())

    async def bounded() -> Outcome:
        try:
            return await carry_out()
        finally:
            await workshop.close()

    assert asyncio.run(bounded()) == Drained()
