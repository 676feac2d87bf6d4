"""Races that people ask the daemon for."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.bank.merge import Choice, abort_merge, choose, merge, merge_entry
from bankd.bank.state import State
from bankd.bank.store import bank_file
from bankd.bridge.race import run_requested_race
from bankd.errors import BankError
from bankd.jobs import MAX_DEATHS, Jobs, Race, RaceState, races
from bankd.system.device_lock import DeviceBusy, holding_device
from tests.bankd.bank.builders import V3, V4
from tests.bankd.fakes import FakePipeline, write_model
from tests.bankd.worlds import World, served, until
from tests.tui.merge_banks import FIRST, key_of, two_banks

SAID = "theirs 1.20x [1.18, 1.22] faster than ours, measured here"


@pytest.fixture
def bank(tmp_path: Path) -> Path:
    return tmp_path / "bank" / "bank.db"


def racing(here: World, race: Callable[[Race], str]) -> None:
    here.workshop.settle = lambda asked, _: race(asked)


def begin(ours: Path, theirs: Path) -> None:
    with Bank.open(theirs, read_only=True) as other, Bank.open(ours) as bank:
        merge(bank, State(other), holds=True, author="me", message="a merge")


def asked(here: World, bank: Path) -> list[tuple[str, str, str]]:
    return [(race.key, race.state, race.said) for race in races(here.workspace.job_list, bank)]


def test_a_race_is_run_and_says_how_it_ended(here: World, bank: Path) -> None:
    raced: list[Race] = []
    racing(here, lambda race: raced.append(race) or SAID)  # type: ignore[func-returns-value]
    here.jobs.races.ask(bank, V4, "k", "ann")
    daemon = here.daemon()

    daemon.handle_once()

    assert [(race.bank, race.target, race.asked_by) for race in raced] == [(bank, V4, "ann")]
    assert asked(here, bank) == [("k", "done", SAID)]
    assert daemon.daemon_state.activity.race is None


def test_a_race_that_waits_is_not_asked_for_twice_and_one_that_ended_is_run_anew(
    here: World, bank: Path
) -> None:
    first = here.jobs.races.ask(bank, V4, "k", "ann")
    again = here.jobs.races.ask(bank, V4, "k", "bob")
    other = here.jobs.races.ask(bank, V3, "k", "bob")
    here.once()

    anew = here.jobs.races.ask(bank, V4, "k", "bob")

    assert again == first
    assert len({first, other, anew}) == 3
    assert [race.state for race in races(here.workspace.job_list, bank)] == ["done", "queued"]


def test_a_race_is_withdrawn_while_it_waits_and_no_longer(here: World, bank: Path) -> None:
    for key in ("runs", "waits", "stays"):
        here.jobs.races.ask(bank, V4, key, "ann")
    here.jobs.races.claim()

    for key in ("runs", "waits"):
        here.jobs.races.withdraw(bank, V4, key)
    here.jobs.races.withdraw(bank, V3, "stays")

    assert [(key, state) for key, state, _ in asked(here, bank)] == [
        ("runs", "running"), ("stays", "queued"),
    ]  # fmt: skip


def test_what_was_settled_by_hand_since_is_not_raced(here: World, tmp_path: Path) -> None:
    ours, theirs = two_banks(tmp_path)
    begin(ours, theirs)
    here.jobs.races.ask(bank_file(ours), V4, key_of(FIRST), "ann")
    with Bank.open(ours) as held:
        choose(held, V4, key_of(FIRST), Choice.OURS)
    racing(here, lambda race: run_requested_race(race, here.settings))

    here.once()

    said = "not measured: it was resolved by hand meanwhile"
    assert asked(here, bank_file(ours)) == [(key_of(FIRST), "done", said)]
    with Bank.open(ours) as held:
        assert merge_entry(held, V4, key_of(FIRST)).line.source == "ours"


def test_a_race_of_a_merge_that_was_abandoned_is_none_of_the_next(
    here: World, tmp_path: Path
) -> None:
    ours, theirs = two_banks(tmp_path)
    begin(ours, theirs)
    here.jobs.races.ask(bank_file(ours), V4, key_of(FIRST), "ann")
    with Bank.open(ours) as held:
        abort_merge(held)
    begin(ours, theirs)
    racing(here, lambda race: run_requested_race(race, here.settings))

    here.once()

    said = "not measured: the merge that waits was begun after it was asked for"
    assert asked(here, bank_file(ours)) == [(key_of(FIRST), "done", said)]


def test_races_are_run_between_models_and_never_while_one_is_tuned(
    here: World, bank: Path, pipeline: FakePipeline
) -> None:
    for name in ("a", "b"):
        write_model(here.inbox / f"{name}.onnx", tasks=[ord(name)])
    told: list[str] = []
    racing(here, lambda race: told.append(race.key) or SAID)  # type: ignore[func-returns-value]

    def ask() -> None:
        told.append(pipeline.models[-1])
        if pipeline.models == ["a"]:
            with closing(Jobs(here.workspace.job_list)) as jobs:
                jobs.races.ask(bank, V4, "k", "ann")
        told.append(f"{pipeline.models[-1]} decided")

    pipeline.meanwhile = ask

    here.once()

    assert told == ["a", "a decided", "k", "b", "b decided"]


def test_a_race_that_is_refused_has_failed_with_the_message(here: World, bank: Path) -> None:
    def refuse(race: Race) -> str:
        raise BankError("no merge waits in this bank")

    racing(here, refuse)
    here.jobs.races.ask(bank, V4, "k", "ann")

    here.once()

    assert asked(here, bank) == [("k", "failed", "no merge waits in this bank")]


def test_an_unexpected_error_of_a_race_ends_the_race_only(here: World, bank: Path) -> None:
    racing(here, lambda race: str(1 // 0))
    here.jobs.races.ask(bank, V4, "k", "ann")
    write_model(here.inbox / "m.onnx")

    handled = here.once()

    ((_, state, said),) = asked(here, bank)
    assert handled["m"].state == "tuned"
    assert state == "failed"
    assert "ZeroDivisionError" in said
    assert len(list(here.workspace.log_folder.glob("bankd_*.log"))) == 1


def test_a_busy_device_leaves_the_race_in_the_queue(
    here: World, bank: Path, tmp_path: Path
) -> None:
    def race(race: Race) -> str:
        with holding_device(tmp_path / "run"):
            return SAID

    racing(here, race)
    here.jobs.races.ask(bank, V4, "k", "ann")

    with holding_device(tmp_path / "run"), pytest.raises(DeviceBusy):
        here.once()

    assert asked(here, bank) == [("k", "queued", "")]


def test_an_interrupted_race_waits_on(here: World, bank: Path) -> None:
    def interrupt(race: Race) -> str:
        raise KeyboardInterrupt

    racing(here, interrupt)
    here.jobs.races.ask(bank, V4, "k", "ann")

    with pytest.raises(KeyboardInterrupt):
        here.once()

    assert asked(here, bank) == [("k", "queued", "")]


def test_a_race_that_killed_three_processes_has_failed(here: World, bank: Path) -> None:
    raced: list[Race] = []
    racing(here, lambda race: raced.append(race) or SAID)  # type: ignore[func-returns-value]
    here.jobs.races.ask(bank, V4, "k", "ann")
    for _ in range(MAX_DEATHS):
        race = here.jobs.races.claim()
        assert race is not None
        here.jobs._file.database.execute("UPDATE races SET owner = '1:0'")
        here.jobs.races.recover()

    here.once()

    assert raced == []
    assert asked(here, bank) == [("k", "failed", "the process that measured it died 3 times")]


def test_the_race_of_a_living_process_is_left_alone(here: World, bank: Path) -> None:
    here.jobs.races.ask(bank, V4, "k", "ann")
    here.jobs.races.claim()

    with closing(Jobs(here.workspace.job_list)) as other:
        other.recover()
        claimed = other.races.claim()

    assert claimed is None
    assert [state for _, state, _ in asked(here, bank)] == [RaceState.RUNNING]


def test_an_idle_daemon_runs_a_race_that_is_asked_for(here: World, bank: Path) -> None:
    with served(here):
        until(lambda: "watching" in here.log.getvalue())

        here.jobs.races.ask(bank, V4, "k", "ann")

        until(lambda: [state for _, state, _ in asked(here, bank)] == [RaceState.DONE])
