"""Whose turn it is on the device."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from bankd.system.device_lock import DeviceBusy, holding_device
from bankd.system.fair_queue import LOOK_EVERY_S, Turns


class Clock:
    """Stands still until it is set on."""

    def __init__(self) -> None:
        self.now_s = 100.0

    def __call__(self) -> float:
        return self.now_s


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def ours(tmp_path: Path, clock: Clock) -> Iterator[Turns]:
    turns = Turns(clock, {"TUNEBANK_LOCK_PATH": str(tmp_path)})
    yield turns
    turns.leave()


@pytest.fixture
def theirs(tmp_path: Path, clock: Clock) -> Iterator[Turns]:
    turns = Turns(clock, {"TUNEBANK_LOCK_PATH": str(tmp_path)})
    yield turns
    turns.leave()


def measure(turns: Turns, folder: Path) -> bool:
    """Whether they had the device."""
    with suppress(DeviceBusy), turns.holding(lambda: holding_device(folder)):
        return True
    return False


def test_who_had_the_device_lets_who_waits_go_first(
    tmp_path: Path, ours: Turns, theirs: Turns
) -> None:
    with ours.holding(lambda: holding_device(tmp_path)):
        assert not measure(theirs, tmp_path)

    assert "has precedence" in ours.why_not_ours()
    assert measure(theirs, tmp_path)
    assert ours.why_not_ours() == ""


def test_nobody_gives_way_where_nobody_waits(tmp_path: Path, ours: Turns) -> None:
    measure(ours, tmp_path)

    assert ours.why_not_ours() == ""


@pytest.mark.parametrize(("after_s", "gives_way"), [(LOOK_EVERY_S, True), (3, True), (3.1, False)])
def test_who_waits_has_the_time_for_a_look_and_is_not_waited_for_longer(
    tmp_path: Path, ours: Turns, theirs: Turns, clock: Clock, after_s: float, gives_way: bool
) -> None:
    measure(ours, tmp_path)
    clock.now_s += 100
    with ours.holding(lambda: holding_device(tmp_path)):
        measure(theirs, tmp_path)
    clock.now_s += after_s

    assert (ours.why_not_ours() != "") is gives_way


def test_who_does_not_wait_any_more_is_not_waited_for(
    tmp_path: Path, ours: Turns, theirs: Turns
) -> None:
    with ours.holding(lambda: holding_device(tmp_path)):
        measure(theirs, tmp_path)
        theirs.leave()

    assert ours.why_not_ours() == ""


def test_several_may_wait(tmp_path: Path, clock: Clock, ours: Turns, theirs: Turns) -> None:
    third = Turns(clock, {"TUNEBANK_LOCK_PATH": str(tmp_path)})
    with ours.holding(lambda: holding_device(tmp_path)):
        measure(theirs, tmp_path)
        measure(third, tmp_path)
    measure(theirs, tmp_path)

    assert ours.why_not_ours() != ""
    third.leave()


def test_a_mark_is_open_to_all_users_and_nothing_is_written_into_it(
    tmp_path: Path, ours: Turns, theirs: Turns
) -> None:
    before = os.umask(0o077)
    try:
        with ours.holding(lambda: holding_device(tmp_path)):
            measure(theirs, tmp_path)
    finally:
        os.umask(before)

    mark = tmp_path / "tunebank-device-0.waiting"
    assert (mark.stat().st_mode & 0o777, mark.stat().st_size) == (0o644, 0)


def test_where_no_mark_can_be_left_the_device_is_waited_for_all_the_same(
    tmp_path: Path, ours: Turns, theirs: Turns
) -> None:
    (tmp_path / "tunebank-device-0.waiting").symlink_to(tmp_path / "nowhere")

    with ours.holding(lambda: holding_device(tmp_path)):
        assert not measure(theirs, tmp_path)

    assert ours.why_not_ours() == ""
    assert measure(theirs, tmp_path)
    assert not (tmp_path / "nowhere").exists()


def test_a_mark_is_gone_with_who_left_it(tmp_path: Path, ours: Turns) -> None:
    reader, writer = os.pipe()
    with ours.holding(lambda: holding_device(tmp_path)):
        pid = os.fork()
        if pid == 0:
            waiting = Turns(lambda: 0.0, {"TUNEBANK_LOCK_PATH": str(tmp_path)})
            measure(waiting, tmp_path)
            os.write(writer, b"x")
            os._exit(0)
        with closing(os.fdopen(reader, "rb")) as told:
            assert told.read(1) == b"x"
        os.close(writer)
        os.waitpid(pid, 0)

    assert ours.why_not_ours() == ""
