"""All inputs that ever did what no input may do: none of them does it any more.

A fuzzer at a door with faults finds them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fuzz.door import DOORS
from tests.fuzz.finding import CORPUS
from tests.fuzz.minimise import Trials
from tests.fuzz.run import run


def inputs(door: str) -> list[Path]:
    return sorted(path for path in (CORPUS / door).glob("*") if path.suffix != ".txt")


@pytest.fixture(scope="module", params=[door for door in DOORS if inputs(door)])
def entered(request: pytest.FixtureRequest) -> Iterator[tuple[str, Trials]]:
    """A door, and a child that enters it."""
    trials = Trials(request.param)
    yield request.param, trials
    trials.close()


def test_what_was_found_stays_mended(entered: tuple[str, Trials]) -> None:
    door, trials = entered

    did = {path.name: trials.what(path.read_bytes()) for path in inputs(door)}

    assert did == dict.fromkeys(did, "")


def test_every_input_has_a_line_that_says_what_it_did() -> None:
    paths = [path for door in DOORS for path in inputs(door)]

    assert paths
    for path in paths:
        [line] = path.with_name(f"{path.name}.txt").read_text(encoding="utf-8").splitlines()
        assert line


def test_crashes_memory_and_exceptions_are_found_and_the_rest_is_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tests.fuzz.watching.LIMIT_S", 60.0)  # none hangs, but others compute
    result = run("tests.fuzz.a_door", 12, 30, seed=2, jobs=1, tell=lambda line: None)

    assert {finding.what for finding in result.findings} == {
        "killed by SIGABRT",
        "more than 1 GiB of memory",
        "LookupError at tests/fuzz/a_door.py:enter",
    }
    assert result.inputs == 12
    assert 0 < result.taken < 12
