"""Decisions about gradients in the commands: an entry like any other, which only training races."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from bankd.bank import Bank, TargetKey, TimingSummary, canonical
from bankd.bank.subject import BY_TRAINING
from bankd.errors import ExitCode
from tests.bankd.bank.builders import V4, a_decision, a_key, an_observation
from tests.bankd.cli.conftest import Command
from tests.bankd.gradient_sets import READY_US, SUBJECT, measured, of_gradients
from tuner.backend import host_environment, host_target
from tuner.policy import Policy

KEY = SUBJECT.key
HERE = canonical(host_environment().as_dict())
TARGET = TargetKey(host_target().soc_version, host_target().cores)
TRANSFER = Policy.of(measured="transfer", bytes="1024,2048")


@pytest.fixture
def ours(world: None) -> Path:
    return Path(os.environ["TUNE_BANK_PATH"])


def fill(place: Path, split: str, step_us: float, target: TargetKey = TARGET) -> None:
    """A bank that has chosen a split, with its trial, and the evidence that it rests on."""
    timing = TimingSummary(6, step_us, 0.98 * step_us, 1.02 * step_us)
    decision = replace(of_gradients(split=split, target=target), timing=timing, environment=HERE)
    trial = replace(
        an_observation(1),
        key=KEY, task=SUBJECT.text(), policy=decision.policy, timing=timing, environment=HERE,
    )  # fmt: skip
    seen = [trial, measured(), measured(policy=TRANSFER, samples=(90.0, 95.0))]
    with Bank.open(place) as bank:
        bank.add_observations([replace(one, target=target) for one in seen])
        bank.commit(target, [decision], "gradient tuning, 4 gradients", "me")


def splits(place: Path) -> Mapping[str, str]:
    with Bank.open(place, create=False, read_only=True) as bank:
        return {decision.key: decision.policy for decision in bank.records()}


def in_words(text: str) -> str:
    """Without folds."""
    return " ".join(text.split())


def test_gradients_are_listed_and_found_by_their_op(bankd: Command, ours: Path) -> None:
    fill(ours, "1,3", 20.0)
    with Bank.open(ours) as bank:
        bank.commit(TARGET, [replace(a_decision(1), target=TARGET)], "an operator", "me")

    every = bankd("ls", "--wide").out
    by_op, by_filter = (
        json.loads(bankd("ls", *words, "--json").out)
        for words in (("--op", "gradients"), ("--filter", "op:gradients"))
    )

    assert "gradients 4, 8.2 MB, 2 ranks, gloo" in every
    assert a_key(1)[:12] in every
    assert "split=1,3" in every
    assert [each["key"] for each in by_op] == [each["key"] for each in by_filter] == [KEY]


def test_the_page_has_segments_gradients_and_their_times_of_readiness(
    bankd: Command, ours: Path
) -> None:
    fill(ours, "1,3", 20.0)

    lines = [line.split() for line in bankd("show", KEY, "--wide").out.splitlines()]

    assert ["gradients", "4,", "8.2", "MB,", "2", "ranks,", "gloo"] in lines
    assert ["ranks", "2", "x", "x86_64-v4/2"] in lines
    start = lines.index(["segments", "(2)"])
    assert lines[start + 3 : start + 5] == [["0", "to", "1", "8196000"], ["2", "to", "3", "1280"]]
    assert ["1", "f32[2048000]", "8192000", "250", "us"] in lines
    assert ["2", "bf16[512]", "1024", "250", "us"] in lines


def test_of_the_frameworks_own_split_no_segments_are_told(bankd: Command, ours: Path) -> None:
    fill(ours, "default", 50.0)

    told = bankd("show", KEY).out

    assert "segments of the framework's own" in told
    assert "f32[2048000]" in told
    assert "a segment may end with any" in bankd("show", KEY, "--space").out


def test_why_a_key_hits_is_explained_as_that_of_gradients(bankd: Command, ours: Path) -> None:
    fill(ours, "1,3", 20.0)

    ended = bankd("explain", KEY)

    assert ended.code == ExitCode.OK
    assert "gradients: 1 of 1 hit (custom 1)" in ended.out
    assert "operator" not in ended.out


def test_a_change_of_the_split_is_in_the_log_and_in_differences(
    bankd: Command, ours: Path, tmp_path: Path
) -> None:
    fill(ours, "1,3", 20.0)
    fill(ours, "2,3", 15.0)
    fill(tmp_path / "other", "0,3", 15.0)

    assert "split 1,3 -> 2,3" in in_words(bankd("log", KEY, "--wide").out)
    assert "split 2,3 -> 0,3" in in_words(bankd("diff", ours, tmp_path / "other", "--wide").out)


def test_the_faster_split_wins_a_merge(bankd: Command, ours: Path, tmp_path: Path) -> None:
    fill(ours, "1,3", 30.0)
    fill(tmp_path / "theirs", "2,3", 20.0)

    ended = bankd("merge", tmp_path / "theirs", "--prefer", "faster")

    assert ended.code == ExitCode.OK, ended.err
    assert splits(ours) == {KEY: canonical({"split": "2,3"})}


def test_a_merge_does_not_measure_gradients_and_says_what_does(
    bankd: Command, ours: Path, tmp_path: Path
) -> None:
    fill(ours, "1,3", 30.0)
    fill(tmp_path / "theirs", "2,3", 20.0)

    ended = bankd("merge", tmp_path / "theirs", "--prefer", "measure")
    chosen = bankd("merge", "--choose", KEY, "--prefer", "measure")

    assert ended.code == chosen.code == ExitCode.FAILURE
    assert f"left open: {BY_TRAINING}" in in_words(ended.err)
    assert f"error: {BY_TRAINING}" in chosen.err
    assert splits(ours) == {KEY: canonical({"split": "1,3"})}
    assert bankd("merge", "--continue", "--prefer", "theirs").code == ExitCode.OK
    assert splits(ours) == {KEY: canonical({"split": "2,3"})}


def test_verification_leaves_gradients_alone_and_says_what_measures_them(
    bankd: Command, ours: Path
) -> None:
    fill(ours, "1,3", 20.0)
    elsewhere = replace(of_gradients(split="1,3", target=TARGET), environment="{}")
    with Bank.open(ours) as bank:
        bank.commit(TARGET, [elsewhere], "of another machine", "me")

    ended = bankd("verify", "--wide")

    assert ended.code == ExitCode.OK, ended.err
    assert BY_TRAINING in in_words(ended.out + ended.err)
    assert splits(ours) == {KEY: canonical({"split": "1,3"})}


def test_gradients_are_pruned_only_where_their_split_does_not_fit(
    bankd: Command, ours: Path
) -> None:
    fill(ours, "1,3", 20.0)
    kinds = ("--dead", "--never-hit", "--older_than", "0", "--beaten", "--shadowed")

    assert bankd("prune", *kinds).code == ExitCode.OK
    assert splits(ours) == {KEY: canonical({"split": "1,3"})}

    fill(ours, "1,2", 20.0)
    ended = bankd("prune", "--wide")
    assert "its policy is no split of its gradients" in in_words(ended.out)
    assert splits(ours) == {}


def test_an_export_brings_the_split_and_its_evidence_to_another_bank(
    bankd: Command, ours: Path, tmp_path: Path
) -> None:
    fill(ours, "1,3", 20.0, V4)
    other = tmp_path / "other"
    other.mkdir()

    assert bankd("export", "--output", tmp_path / "out").code == ExitCode.OK
    assert bankd("import", tmp_path / "out", "--bank", other).code == ExitCode.OK

    with Bank.open(ours) as mine, Bank.open(other) as theirs:
        seen = theirs.observations(KEY, V4)
        assert set(seen) == set(mine.observations(KEY, V4))
        assert {one.timing.samples for one in seen if one.timing} == {(), READY_US, (90.0, 95.0)}
        assert splits(other) == splits(ours)
        assert theirs.check() == []


def test_cann_files_are_written_of_gradients(bankd: Command, ours: Path, tmp_path: Path) -> None:
    fill(ours, "1,3", 20.0, V4)

    ended = bankd("export", "--form", "cann", "--output", tmp_path / "out", "--json")

    assert ended.code == ExitCode.OK, ended.err
    (file,) = json.loads(ended.out)
    assert (file["path"], file["entries"]) == ("x86_64-v4_gradient_fusion.json", 1)
    (model,) = json.loads((tmp_path / "out" / file["path"]).read_bytes())
    assert model["modelhash"] == KEY


def test_the_doctor_finds_no_fault_with_gradients(bankd: Command, ours: Path) -> None:
    fill(ours, "1,3", 20.0)

    entries = [line for line in bankd("doctor", "--deep").out.splitlines() if " entries " in line]

    assert [line.split()[:3] for line in entries] == [["+", "ok", "entries"]]
