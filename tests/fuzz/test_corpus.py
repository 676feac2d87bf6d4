"""All inputs that ever did what no input may do: none of them does it any more."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.fuzz.door import DOORS
from tools.fuzz.finding import CORPUS
from tools.fuzz.minimise import Trials


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
