"""The fuzzer itself: it finds what is there, makes it small, and the same seed does the same."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import onnx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fuzz import a_door
from tools.fuzz import onnx_door
from tools.fuzz.documents import mutated_json
from tools.fuzz.door import made
from tools.fuzz.finding import Finding, save
from tools.fuzz.minimise import Trials, minimised
from tools.fuzz.run import run
from tools.fuzz.scramble import MOST_BYTES, scrambled
from tools.fuzz.summary import BEGIN, END, Entered, record_run, table

FAULTY = "tests.fuzz.a_door"
CRASH, MEMORY, BUG = (
    "killed by SIGABRT", "more than 1 GiB of memory", "LookupError at tests/fuzz/a_door.py:enter",
)  # fmt: skip


def test_crashes_memory_and_exceptions_are_found_and_the_rest_goes_on() -> None:
    result = run(FAULTY, 12, 30, seed=2, jobs=1, tell=lambda line: None)

    assert {finding.what for finding in result.findings} == {CRASH, MEMORY, BUG}
    assert result.inputs == 12
    assert 0 < result.taken < 12
    assert result.peak_bytes > 2**30


def test_a_finding_is_made_small() -> None:
    trials = Trials(FAULTY)
    try:
        small = minimised(b"bugs live in here", BUG, a_door.door(Path()), trials)
        other = minimised(b"no such thing", BUG, a_door.door(Path()), trials)
    finally:
        trials.close()

    assert small == b"bug"
    assert other is None


@pytest.mark.slow
def test_what_takes_more_than_five_seconds_is_ended() -> None:
    trials = Trials(FAULTY)

    try:
        assert trials.what(b"hang") == "more than 5 s"
        assert trials.what(b"nothing") == ""
    finally:
        trials.close()


@given(st.integers(0, 2**32), st.integers(0, 2**32))
def test_the_same_seed_makes_the_same_input(seed: int, index: int) -> None:
    door = a_door.door(Path())

    assert made(door, seed, index) == made(door, seed, index)


@given(st.integers(), st.binary(max_size=300))
def test_scrambled_bytes_stay_within_bounds(seed: int, data: bytes) -> None:
    assert len(scrambled(Random(seed), data, [data])) <= max(MOST_BYTES, len(data))


@given(st.integers(0, 10**6))
@settings(max_examples=60)
def test_mutated_models_are_messages_nine_times_in_ten(seed: int) -> None:
    ground = [onnx.helper.make_model(onnx.helper.make_graph([], "g", [], [])).SerializeToString()]

    data = onnx_door.mutated(Random(seed), ground)

    assert isinstance(data, bytes)
    assert onnx_door.mutated(Random(seed), ground) == data


@given(st.integers(0, 10**6))
def test_mutated_json_is_text_that_differs_now_and_then(seed: int) -> None:
    data = json.dumps({"a": [1, 2, {"b": None}], "c": "text"}).encode()

    assert mutated_json(Random(seed), data, [data]).decode("utf-8", "surrogatepass")


def test_a_finding_is_kept_under_a_name_that_says_what_it_did(tmp_path: Path) -> None:
    path = save(Finding("onnx", BUG, 7), b"bug", tmp_path)

    assert path.name.startswith("lookuperror-at-tests-fuzz-a-door-py-enter-")
    assert path.read_bytes() == b"bug"
    assert path.with_name(f"{path.name}.txt").read_text() == f"{BUG}\n"


def test_a_run_is_recorded_between_the_marks_of_a_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    result = Entered("om", 2000, 500, 4.0, 12.3, 200 * 2**20, (), 0)

    record_run(page, "command --seed 1", [result, result])

    text = page.read_text()
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")
    assert "old" not in text
    assert "command --seed 1" in text
    assert "| all  |  4,000 |" in text


def test_the_table_has_a_line_a_door() -> None:
    result = Entered("om", 2000, 500, 4.0, 12.3, 200 * 2**20, (Finding("om", BUG, 7),), 3)

    lines = table([result]).splitlines()

    assert len({len(line) for line in lines}) == 1
    cells = [cell.strip() for cell in lines[2].strip("|").split("|")]
    assert cells == ["om", "2,000", "25%", "4", "500", "12 ms", "200 MB", "1 (3 inputs)"]
