"""The worker seen from the daemon: started, bounded in time, and replaced, with a real process."""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.config.bounds import Bounds
from bankd.config.config import Settings
from bankd.config.request import Request
from bankd.daemon.child_process import Child, ChildDied
from bankd.daemon.worker.messages import (
    Drained,
    Limits,
    Opening,
    Outcome,
    WorkRequest,
    encode,
    limits_of,
)
from bankd.daemon.worker.workshop import OrderListener, TookTooLong, Workshop
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


def order_of(name: str) -> WorkRequest:
    return WorkRequest("k", Path("/in"), Path(f"/in/{name}.onnx"), {}, Request(), Path("/out/m.om"))


def carried_out(workshop: Workshop, what: str, watching: OrderListener | None = None) -> Outcome:
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


class ScriptedChild:
    """Sends each message at its time, by a clock that only waiting moves, and then nothing.

    `drained_s`: when it ends its order, if at all.
    """

    process = None

    def __init__(self, script: list[tuple[float, str]], drained_s: float | None = None) -> None:
        self.now_s = 0.0
        self._messages: list[tuple[float, object]] = [(0.0, {"ready": 1})]
        for at_s, phase in script:
            event = {"event": "PhaseStarted", "phase": phase, "text": ""}
            self._messages.append((at_s, event))
        if drained_s is not None:
            self._messages.append((drained_s, {"outcome": "Drained", "key": "k"}))

    async def start(self) -> None: ...
    async def end(self) -> None: ...
    async def send(self, request: object) -> None: ...
    def signal(self, number: int) -> None: ...

    async def has_line(self, timeout_s: float) -> bool:
        at_s = self._messages[0][0] if self._messages else math.inf
        self.now_s = min(at_s, self.now_s + timeout_s)
        return self.now_s == at_s

    async def receive(self, *_: object) -> object:
        return self._messages.pop(0)[1]


@pytest.mark.parametrize(
    ("script", "ended_s", "cause"),
    [
        ([], 120.0, "no sign of life for 120 s"),
        ([(100.0, "load")], 220.0, "no sign of life for 120 s"),
        ([(100.0, "load"), (219.0, "tune")], 1119.0, "no sign of life for 900 s"),
        ([(at_s, "tune") for at_s in range(100, 99_999, 800)], 14_400.0, "time limit of 14400 s"),
        ([(50.0, "drain")], 81.0, "drained"),
    ],
)
def test_a_worker_has_120_s_to_load_900_s_of_silence_4_h_in_all_and_30_s_to_drain(
    settings: Settings, script: list[tuple[float, str]], ended_s: float, cause: str
) -> None:
    child = ScriptedChild(script)
    workshop = Workshop(Opening(settings, limits_of(Bounds())), lambda: child.now_s)
    workshop._child = child  # type: ignore[assignment]
    drains = "drain" in (phase for _, phase in script)

    with pytest.raises(ChildDied) as death:
        carried_out(workshop, "m", Told(workshop.drain if drains else lambda: None))

    assert (str(death.value), child.now_s) == (cause, ended_s)
    assert isinstance(death.value, TookTooLong) is (ended_s == 14_400.0)


def test_a_limit_that_is_raised_holds_for_the_order_that_is_carried_out(
    settings: Settings,
) -> None:
    child = ScriptedChild([(0.1, "tune")], drained_s=0.4)
    workshop = Workshop(Opening(settings, replace(PLENTY, time_s=0.2)), lambda: child.now_s)
    workshop._child = child  # type: ignore[assignment]

    outcome = carried_out(workshop, "talks", Told(lambda: workshop.limit(PLENTY)))

    assert outcome == Drained()


class Gone(Told):
    """Shown to nobody any more."""

    def event(self, event: Event) -> None:
        raise OSError(5, "Input/output error")


@pytest.mark.parametrize(("what", "watching"), [("babbles", Told()), ("talks", Gone())])
def test_the_outcome_of_an_order_is_never_taken_for_that_of_the_next(
    workshop: Workshop, what: str, watching: OrderListener
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
            order = {**encode(order_of("talks")), "key": "earlier"}
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
