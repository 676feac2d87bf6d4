"""The table of states of dropped files, and what each event makes of a file, rare ones too."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bankd.daemon.examiner.examination import ExaminationFault, Examined
from bankd.daemon.file_states import (
    MAX_TRIES,
    THERE,
    TRANSITIONS,
    DroppedFile,
    FileState,
    FileStates,
    looks_text,
)
from bankd.daemon.scanner.inbox import Look, Ready, Sighting
from bankd.jobs import FileSeen

MODEL = Path("/in/m.onnx")
DATA = Path("/in/w.bin")
LOOK, OTHER = Look(1, 100, 5), Look(2, 200, 6)
READY = Ready(MODEL, (MODEL,), (LOOK,))
CHANGED = Ready(MODEL, (MODEL,), (OTHER,))
FOUND = Examined({"m.onnx": LOOK}, {"m.onnx": "abc"})
SIGHTINGS = ("change", "settle", "match", "hide", "leave")


def complete(ready: Ready = READY, since_s: float = 0.0) -> Sighting:
    return Sighting(MODEL, ready.looks[0], since_s, ready)


def unstable(look: Look = LOOK) -> Sighting:
    return Sighting(MODEL, look, why="still being written")


GONE, HIDDEN = Sighting(MODEL, is_gone=True), Sighting(MODEL)


def job(ready: Ready = READY, key: str | None = "key") -> FileSeen:
    return FileSeen(MODEL, looks_text(ready), "basis", key)


def refused() -> FileSeen:
    return replace(job(key=None), may_pass=True)


def take(states: FileStates, now_s: float = 0.0, **changes: Any) -> DroppedFile:
    return states.take(MODEL, replace(FOUND, **changes), now_s, settle_s=2.0)


def in_state(state: FileState) -> FileStates:
    """A file that has come to a state in the usual way."""
    states = FileStates([job()] if state is FileState.UNSEEN else [])
    if state is FileState.UNSEEN:
        return states
    states.see(unstable())
    if state is not FileState.UNSTABLE:
        states.see(complete())
    if state is FileState.EXAMINING:
        states.step(MODEL, "take long", slow_look=LOOK)
    if state is FileState.HELD:
        take(states, written="m.onnx")
    if state in (FileState.FOUND, FileState.EXAMINED):
        take(states)
    if state is FileState.EXAMINED:
        states.answer(job(), 0.0)
    assert states.find(MODEL).state is state
    return states


def test_every_state_is_reached_and_all_but_the_last_are_left() -> None:
    reached = {FileState.UNSEEN}
    for _ in FileState:
        reached |= {row.target for row in TRANSITIONS.values() if reached & set(row.sources)}
    left = {state for row in TRANSITIONS.values() for state in row.sources}

    assert reached == set(FileState)
    assert left == set(FileState) - {FileState.GONE}


@pytest.mark.parametrize("event", SIGHTINGS)
def test_whatever_the_state_a_scan_may_show_a_file_in_any_way(event: str) -> None:
    assert set(TRANSITIONS[event].sources) == set(THERE) == set(FileState) - {FileState.GONE}


@pytest.mark.parametrize(
    ("event", "sources"),
    [
        ("find", {FileState.STABLE, FileState.EXAMINING}),
        ("answer", {FileState.FOUND}),
        ("repeat", {FileState.EXAMINED}),
    ],
)
def test_an_event_that_a_state_does_not_allow_is_an_error_and_changes_nothing(
    event: str, sources: set[FileState]
) -> None:
    for state in set(THERE) - sources:
        states = in_state(state)
        with pytest.raises(ValueError, match=f"{event!r} is no event of that state"):
            states.step(MODEL, event)
        assert states.find(MODEL).state is state


@pytest.mark.parametrize("state", THERE)
@pytest.mark.parametrize(
    ("sighting", "after"),
    [
        (unstable(OTHER), FileState.UNSTABLE),
        (complete(CHANGED), FileState.STABLE),
        (HIDDEN, FileState.UNSEEN),
        (GONE, FileState.GONE),
    ],
    ids=["rewritten", "replaced", "hidden", "gone"],
)
def test_what_a_scan_shows_of_a_file_holds_whatever_was_going_on(
    state: FileState, sighting: Sighting, after: FileState
) -> None:
    file = in_state(state).see(sighting)

    assert file.state is after
    assert file.found is None


@pytest.mark.parametrize(
    ("state", "after"),
    [
        (FileState.UNSEEN, FileState.EXAMINED),
        (FileState.UNSTABLE, FileState.STABLE),
        (FileState.STABLE, FileState.STABLE),
        (FileState.EXAMINING, FileState.EXAMINING),
        (FileState.HELD, FileState.STABLE),
        (FileState.FOUND, FileState.FOUND),
        (FileState.EXAMINED, FileState.EXAMINED),
    ],
)
def test_a_file_that_a_scan_shows_unchanged_is_not_examined_twice(
    state: FileState, after: FileState
) -> None:
    assert in_state(state).see(complete()).state is after


def test_a_file_that_went_is_not_kept_and_comes_back_as_a_new_one() -> None:
    states = in_state(FileState.EXAMINED)

    gone = states.see(GONE)

    assert (gone.key, states.paths, states.known) == ("key", (), {})
    assert states.see(complete()).state is FileState.STABLE


def test_a_file_keeps_its_job_until_its_new_content_is_examined() -> None:
    states = in_state(FileState.EXAMINED)
    for sighting in (unstable(OTHER), complete(CHANGED), HIDDEN):
        states.see(sighting)
        assert states.known == {MODEL: job()}


def test_a_file_that_is_again_as_it_was_examined_is_not_examined() -> None:
    states = in_state(FileState.EXAMINED)
    states.see(unstable())

    assert states.see(complete()).state is FileState.EXAMINED


def test_a_file_open_for_writing_is_held_until_it_changes_or_settles_ever_longer() -> None:
    states, due_s = in_state(FileState.HELD), []
    for now_s in (10.0, 20.0, 30.0, 40.0, 50.0):
        paused = states.see(unstable())
        due_s.append(paused.due_s)
        states.see(complete())
        take(states, now_s, written="w.bin")

    assert paused.state is FileState.HELD
    assert paused.why == "another program has w.bin open for writing"
    assert due_s == [2.0, 10 + 4, 20 + 8, 30 + 16, 40 + 30]
    assert states.seen_held(2.0) == {MODEL: (LOOK, 50 + 30 - 2)}
    assert states.waiting == {MODEL: paused.why}
    assert states.see(unstable(OTHER)).state is FileState.UNSTABLE


def test_a_file_that_names_new_files_is_scanned_with_these() -> None:
    states = in_state(FileState.STABLE)

    file = take(states, looks={"m.onnx": LOOK, "w.bin": OTHER}, hashes={})

    assert file.state is FileState.UNSTABLE
    assert states.data_of({MODEL: LOOK})(MODEL) == (DATA,)
    assert states.data_of({MODEL: OTHER})(MODEL) == ()
    assert states.all_data() == {DATA}


def test_a_file_that_changes_at_every_examination_is_refused_for_a_while() -> None:
    states, found = in_state(FileState.STABLE), []
    for _ in range(MAX_TRIES):
        found.append(take(states, looks={"m.onnx": OTHER}))
        if found[-1].state is FileState.UNSTABLE:
            states.see(complete())

    assert [file.state for file in found[:-1]] == [FileState.UNSTABLE] * (MAX_TRIES - 1)
    last = found[-1]
    assert last.state is FileState.FOUND
    assert last.found is not None
    assert last.found.fault is not None
    assert "changes whenever it is examined" in last.found.fault.what


def test_an_examination_that_takes_long_is_known_by_the_state_of_its_model() -> None:
    states = in_state(FileState.EXAMINING)
    slow = states.see(complete())
    answered = take(states)
    changed = states.see(complete(CHANGED))

    assert (slow.is_slow, answered.is_slow, changed.is_slow) == (True, True, False)


def test_a_file_that_cannot_be_opened_is_found_with_its_fault() -> None:
    fault = ExaminationFault("a link", "copy it", "EG0011")
    states = in_state(FileState.STABLE)

    file = take(states, looks={"m.onnx": None}, fault=fault, is_content=False)

    assert file.state is FileState.FOUND
    assert states.all_data() == set()


def test_a_passing_fault_is_examined_again_when_it_is_due_and_other_results_are_not() -> None:
    states, waits_s, now_s = in_state(FileState.FOUND), [], 0.0
    for _ in range(8):
        file = states.answer(refused(), now_s)
        assert file.due_s is not None
        states.repeat_due(file.due_s - 1)
        assert states.find(MODEL).state is FileState.EXAMINED
        states.repeat_due(file.due_s)
        assert states.find(MODEL).state is FileState.STABLE
        waits_s.append(file.due_s - now_s)
        now_s = file.due_s
        take(states)
    states.answer(job(), now_s)
    states.repeat_due(now_s + 1e9)

    assert waits_s == [60, 120, 240, 480, 960, 1920, 3600, 3600]
    assert states.find(MODEL).state is FileState.EXAMINED


@pytest.mark.parametrize(
    ("state", "after"),
    [(FileState.EXAMINED, FileState.STABLE), (FileState.UNSEEN, FileState.UNSEEN)],
)
def test_a_file_whose_job_was_forgotten_is_examined_as_if_it_were_new(
    state: FileState, after: FileState
) -> None:
    states = in_state(state)
    states.outdate("another")
    states.repeat_due(0.0)
    assert states.known == {MODEL: job()}

    states.outdate("key")
    states.repeat_due(0.0)

    assert states.find(MODEL).state is after
    assert states.known == {}
    assert states.see(complete()).state is FileState.STABLE


def test_a_damaged_row_of_an_earlier_daemon_is_left_out() -> None:
    damaged = replace(job(), looks="{")

    assert FileStates([damaged]).paths == ()


def test_the_data_files_that_an_earlier_daemon_noted_are_scanned() -> None:
    ready = Ready(MODEL, (MODEL, MODEL.with_name("m.aoe.json"), DATA), (LOOK, LOOK, OTHER))

    states = FileStates([job(ready)])

    assert states.data_of({MODEL: LOOK})(MODEL) == (DATA,)
    assert states.see(complete(ready)).state is FileState.EXAMINED
