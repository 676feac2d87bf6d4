"""Whatever is pressed: the app lives, and nothing is written but by an action that says so."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from textual.app import App
from textual.pilot import Pilot

from bankd.bank import Bank, canonical
from bankd.bank.merge import merge
from bankd.bank.state import State
from tests.bankd.bank.builders import V3, V4, a_decision, an_observation
from tests.tui.driving import drive
from tui.actions import SCOPES

LENGTH = 30
KEYS = sorted(
    {key for s in SCOPES.values() for a in s.actions for key in a.keys.split(",")}
    - {"ctrl+q"}  # It would end every other sequence early.
    | {"y", "n", "tab", "shift+tab", "right", "left", "space", "x", "1", "backspace"}
)
WRITING = {a.name for s in SCOPES.values() for a in s.actions if a.writes}
ANSWERS = {"answer", "submit", "select", "press", "choose"}
"""What gives a window its answer: it was asked before."""


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A bank with a merge under way: two conflicts, and an entry of theirs that is new."""
    folder = tmp_path_factory.mktemp("any-keys")
    with Bank.open(folder / "bank") as ours, Bank.open(folder / "lab") as theirs:
        ours.add_observations([an_observation(1), an_observation(1, tile=16, outcome="crashed")])
        ours.commit(V4, [a_decision(n) for n in (1, 2, 3)], "tuned [red]resnet50[/]", "somebody")
        ours.commit(V3, [a_decision(1, target=V3)], "tuned \x1b[2J", "somebody")
        other = [_other(1), _other(2), a_decision(7)]
        theirs.commit(V4, other, "tuned elsewhere", "lab")
        assert merge(ours, State(theirs), author="me", message="merge").open == 2
    return folder


def _other(number: int) -> Any:
    decision = a_decision(number)
    policy = canonical({"impl": "other"})
    return replace(decision, policy=policy, timing=None, baseline=None, environment='{"cpu":"x"}')


@pytest.fixture
def opened_for_writing(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every bank that was opened for writing."""
    opened: list[str] = []
    usual = Bank.open.__func__  # type: ignore[attr-defined]

    def noting(cls: type[Bank], place: Path, **options: Any) -> Bank:
        if not options.get("read_only"):
            opened.append(str(place))
        bank: Bank = usual(cls, place, **options)
        return bank

    monkeypatch.setattr(Bank, "open", classmethod(noting))
    return opened


@pytest.fixture
def actions_taken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the actions that keys led to."""
    taken: list[str] = []
    usual = App._dispatch_action

    async def noting(self: App[Any], namespace: Any, name: str, params: Any) -> bool:
        taken.append(name)
        return await usual(self, namespace, name, params)

    monkeypatch.setattr(App, "_dispatch_action", noting)
    return taken


@pytest.fixture(autouse=True)
def nothing_is_raced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A child that would measure ends at once; what is written without a path lands here."""
    monkeypatch.setattr("sys.executable", shutil.which("false"))
    before = Path.cwd()
    os.chdir(tmp_path)
    yield
    os.chdir(before)


def check(
    keys: list[str], original: Path, place: Path, opened: list[str], taken: list[str]
) -> None:
    shutil.rmtree(place.parent, ignore_errors=True)
    shutil.copytree(original, place.parent)
    opened.clear()
    taken.clear()
    before = (place / "bank.db").read_bytes()

    async def steps(pilot: Pilot[None]) -> None:
        for key in keys:
            if not pilot.app.is_running:
                break
            await pilot.press(key)

    app = drive(place, steps, toasts=True)

    assert app.return_code in (0, None)
    if not WRITING & set(taken) and not ANSWERS & {name.split("_")[0] for name in taken}:
        assert opened == []
        assert (place / "bank.db").read_bytes() == before
    with Bank.open(place, create=False, read_only=True) as bank:
        assert bank.check() == []
        if not {"write", "restore"} & set(taken):
            assert [r.message for r in bank.log()] == ["tuned \x1b[2J", "tuned [red]resnet50[/]"]


any_keys = st.lists(st.sampled_from(KEYS), min_size=LENGTH, max_size=LENGTH)
FIXTURES = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]


@settings(max_examples=6, deadline=None, suppress_health_check=FIXTURES, derandomize=True)
@given(keys=any_keys)
def test_no_keys_end_the_app_or_write_without_an_action_that_says_so(
    keys: list[str], original: Path, tmp_path: Path,
    opened_for_writing: list[str], actions_taken: list[str],
) -> None:  # fmt: skip
    check(keys, original, tmp_path / "w" / "bank", opened_for_writing, actions_taken)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@settings(max_examples=300, deadline=None, suppress_health_check=FIXTURES)
@given(keys=any_keys)
def test_none_of_many_keys_do(
    keys: list[str], original: Path, tmp_path: Path,
    opened_for_writing: list[str], actions_taken: list[str],
) -> None:  # fmt: skip
    check(keys, original, tmp_path / "w" / "bank", opened_for_writing, actions_taken)
