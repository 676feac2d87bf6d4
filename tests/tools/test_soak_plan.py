"""What the soak throws: drawn from a seed, all of it different, and thrown as planned."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable
from pathlib import Path
from random import Random

import pytest

from tools.soak.arrivals import Ground
from tools.soak.broken import broken_contents
from tools.soak.content import Content, Expected
from tools.soak.found import files_below
from tools.soak.hostile import hostile_contents
from tools.soak.plan import Plan, Way, drawn
from tools.soak.thrower import throw_all
from tools.soak.valid import valid_contents


@pytest.fixture(scope="module")
def contents() -> tuple[Content, ...]:
    valid = valid_contents(20)
    return (*valid, *broken_contents(60, valid, Random(1)), *hostile_contents(40, Random(2)))


def test_all_contents_are_different(contents: tuple[Content, ...]) -> None:
    assert len({content.digest for content in contents}) == len(contents)
    assert len({content.name for content in contents}) == len(contents)


def test_only_what_is_valid_must_have_a_result(contents: tuple[Content, ...]) -> None:
    results = {content.kind for content in contents if content.expected is Expected.RESULT}

    assert results == {"valid"}
    assert {content.kind for content in contents} == {"valid", "broken", "hostile"}


def test_the_same_seed_draws_the_same_plan(contents: tuple[Content, ...]) -> None:
    first, again, other = (drawn(contents, 300, 60, Random(seed)) for seed in (1, 1, 2))

    assert first == again != other


def test_every_way_is_drawn_and_no_path_twice(contents: tuple[Content, ...]) -> None:
    plan = drawn(contents, 2000, 300, Random(5))

    assert {throw.way for throw in plan.throws} == set(Way)
    assert len({plan.path(throw) for throw in plan.throws}) == len(plan.throws)
    assert all(0 <= throw.at_s <= 300 for throw in plan.throws)


def test_every_name_fits_into_a_folder(contents: tuple[Content, ...]) -> None:
    plan = drawn(contents, 2000, 300, Random(6))
    names = {os.path.basename(path) for path in plan.left()}  # noqa: PTH119  No path by itself.

    assert max(len(os.fsencode(name)) for name in names) == 255


def test_throwers_leave_what_the_plan_says(
    contents: tuple[Content, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = drawn(contents, 400, 0, Random(7))
    ground = Ground(tmp_path / "in", tmp_path / "outside")
    ground.inbox.mkdir()
    ground.outside.mkdir()
    sleep = asyncio.sleep

    def short(time_s: float) -> Awaitable[None]:
        del time_s
        return sleep(0)

    monkeypatch.setattr("tools.soak.arrivals.asyncio.sleep", short)
    asyncio.run(throw_all(plan, plan.throws, ground, time.monotonic()))

    assert dict(files_below(ground.inbox)) == plan.left()
    assert list(ground.outside.iterdir()) == []


def test_a_file_that_is_deleted_again_is_due_nothing(contents: tuple[Content, ...]) -> None:
    plan = drawn(contents, 400, 60, Random(8))
    deleted = [plan.path(throw) for throw in plan.throws if throw.way is Way.DELETED]

    assert deleted
    assert not plan.expected().keys() & set(deleted)
    assert not plan.left().keys() & set(deleted)


def test_what_is_no_complete_file_is_to_be_ignored(contents: tuple[Content, ...]) -> None:
    plan = drawn(contents, 400, 60, Random(9))
    special = (Way.SYMLINK, Way.PIPE, Way.SOCKET, Way.LEFT_PARTIAL)

    due = {throw.way: plan.expected()[plan.path(throw)] for throw in plan.throws
           if throw.way in special}  # fmt: skip

    assert set(due) == set(special)
    assert {one.expected for one in due.values()} == {Expected.IGNORED}


def test_a_plan_without_throws_leaves_nothing() -> None:
    assert Plan((), ()).left() == {}
