"""`bankd used`: the policies of an offline model, and of what a process has loaded."""

from __future__ import annotations

import json
import os
import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bankd.bank import Bank, Decision, LayeredBank, TargetKey, canonical
from bankd.bank.pins import pin, to_pin
from bankd.bridge.lookup import BankLookup
from bankd.bridge.race import environment_here
from bankd.errors import ExitCode
from fixtures.small.tiny import tiny
from tests.bankd.cli.conftest import Command
from tuner.backend import host_environment
from tuner.pipeline import compile_model
from tuner.runtime.model import load
from tuner.search.space import Space
from tuner.session import Options
from tuner.target import Target
from tuner.task import Task

TARGET = Target("x86_64-v3", 1)
PLACE = TargetKey("x86_64-v3", 1)


class Place:
    """A bank with one entry for the only task of a model, and the model compiled with it."""

    def __init__(self, folder: Path) -> None:
        self.bank, self.om = folder / "bank", folder / "m.om"
        self.model = folder / "m.onnx"
        self.model.write_bytes(tiny(1))
        self._compile_to(folder / "default.om")
        with load(folder / "default.om") as loaded:
            [step] = [step for step in loaded.program.steps if step.task]
        self.task = Task.parse(step.task)
        self.space = Space(self.task, TARGET)
        self.decide(unroll_other(self.space))
        self._compile_to(self.om)

    def _compile_to(self, output: Path) -> None:
        with LayeredBank.open(self.bank) as banks:
            lookup = BankLookup(banks, TARGET, host_environment(), author="me")
            compile_model(self.model, output, Options(TARGET), lookup, lambda _: None)

    def decide(self, policy: str, **what: Any) -> None:
        one = Decision(self.task.key, self.task.text(), PLACE, policy, "tuned", environment_here())
        with Bank.open(self.bank) as bank:
            bank.commit(PLACE, [replace(one, **what)], "tuned", "me")


def unroll_other(space: Space) -> str:
    """A legal policy that is not the default one."""
    default = space.default
    for knob, values in space.knobs.items():
        for value in values:
            other = default.with_knobs(**{knob: value})
            if other != default and space.is_legal(other):
                return canonical(dict(other.knobs))
    raise AssertionError("the space has one policy only")


@pytest.fixture
def place(world: None, tmp_path: Path) -> Place:
    return Place(tmp_path)


def used(bankd: Command, *arguments: object) -> dict[str, Any]:
    ended = bankd("used", *arguments, "--json")
    assert ended.code == ExitCode.OK, ended.err
    [model] = json.loads(ended.out)
    return dict(model)


def test_a_policy_that_the_bank_holds_is_named_with_the_revision_that_chose_it(
    bankd: Command, place: Place
) -> None:
    with LayeredBank.open(place.bank) as banks:
        pin(banks, list(to_pin(banks, [(PLACE, place.task.key)])), "me")

    model = used(bankd, place.om)

    [policy] = model["policies"]
    assert (policy["source"], policy["bank"], policy["pinned"]) == ("current", "custom", True)
    assert policy["revision"]["name"] == "r1"
    assert (model["counts"], model["pinned"]) == ({"current": 1}, 1)
    assert "1 as the bank has them, 1 pinned" in bankd("used", place.om).out


def test_a_policy_of_an_earlier_revision_is_shown_with_what_the_bank_holds_now(
    bankd: Command, place: Place
) -> None:
    place.decide(canonical(dict(place.space.default.knobs)), rule="default")

    [policy] = used(bankd, place.om)["policies"]

    assert (policy["source"], policy["revision"]["name"]) == ("past", "r1")
    assert policy["now"]["rule"] == "default"
    assert "1 of an earlier revision" in bankd("used", place.om).out


def test_the_default_policy_and_one_of_another_bank_are_told_apart(
    bankd: Command, place: Place, tmp_path: Path
) -> None:
    (tmp_path / "other").mkdir()
    with Bank.open(tmp_path / "other"):
        pass

    default = used(bankd, tmp_path / "default.om", "--bank", tmp_path / "other")
    unknown = used(bankd, place.om, "--bank", tmp_path / "other")

    assert [default["counts"], unknown["counts"]] == [{"default": 1}, {"unknown": 1}]


def test_a_process_shows_what_it_has_loaded_until_it_is_closed(
    bankd: Command, place: Place
) -> None:
    loaded = load(place.om)
    copied = pickle.loads(pickle.dumps(loaded))

    assert used(bankd, os.getpid())["path"] == str(place.om)

    loaded.close()
    copied.close()
    ended = bankd("used", os.getpid())
    assert ended.code == ExitCode.FAILURE
    assert "has no offline model loaded" in ended.err


@pytest.mark.parametrize("change", ["removed", "replaced"])
def test_a_file_that_was_removed_or_replaced_is_named(
    bankd: Command, place: Place, change: str
) -> None:
    with load(place.om) as loaded:
        place.om.unlink()
        if change == "replaced":
            place.om.write_bytes(b"another file")

        ended = bankd("used", os.getpid())

        assert loaded.origin is not None
    assert (ended.code, ended.out) == (ExitCode.OK, "")
    assert f"{change} since it was loaded" in ended.err


@pytest.mark.parametrize(
    ("argument", "part"),
    [
        ("m.onnx", "is not an offline model of ours"),
        ("gone.om", "gone.om"),
        ("999999999", "there is no process 999999999"),
    ],
)
def test_what_is_neither_is_refused(
    bankd: Command, place: Place, monkeypatch: pytest.MonkeyPatch, argument: str, part: str
) -> None:
    monkeypatch.chdir(place.model.parent)

    ended = bankd("used", argument)

    assert ended.code == ExitCode.FAILURE
    assert part in ended.err
