"""Choices of precision in the commands: an entry like any other, with its evidence and table."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import onnx
import pytest

from bankd.bank import Bank, TargetKey
from bankd.bank.subject import BY_AOE
from bankd.errors import ExitCode
from fixtures.small import tiny_detector
from tests.bankd.cli.conftest import Command
from tests.bankd.precision_choices import ACCURACY, CHAINS, choice, fill
from tuner.backend import host_target
from tuner.frontend.data_files import model_hash

TARGET = TargetKey(host_target().soc_version, host_target().cores)
ROWS = [
    ["/layer0/Gemm", "(+1)", "100.0", "us", "5%", "int8"],
    ["/layer1/Gemm", "90.0", "us", "50364%", "f32:", "fragile"],
    ["/layer2/Gemm", "1.0", "us", "1%", "f32:", "no", "faster", "beyond", "the", "noise"],
    ["/layer3/Gemm", "f32:", "not", "measured"],
]


@pytest.fixture
def ours(world: None, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COLUMNS", "80")
    return Path(os.environ["TUNE_BANK_PATH"])


@pytest.fixture
def model(tmp_path: Path) -> Path:
    path = tmp_path / "in" / "m.onnx"
    onnx.save(tiny_detector(), path)
    return path


def in_words(text: str) -> str:
    """Without folds."""
    return " ".join(text.split())


def require_table(text: str) -> None:
    lines = text.splitlines()
    assert [line.split() for line in lines if line.startswith("/layer")] == ROWS
    assert all(len(line) <= 80 for line in lines)


def test_the_page_names_what_it_depends_on_and_has_the_table(bankd: Command, ours: Path) -> None:
    subject = choice()
    fill(ours, subject, TARGET)

    ended = bankd("show", subject.key)

    assert ended.code == ExitCode.OK, ended.err
    require_table(ended.out)
    facts = dict(line.split(maxsplit=1) for line in ended.out.splitlines()[:10])
    assert (facts["precision"], facts["budget"]) == ("int8", "cosine 0.999")
    assert (facts["model"], facts["samples"]) == (subject.model, subject.samples)
    assert ACCURACY[:12] in ended.out


def test_the_page_has_the_same_as_json(bankd: Command, ours: Path) -> None:
    subject = choice()
    fill(ours, subject, TARGET)

    (page,) = json.loads(bankd("show", subject.key, "--json").out)

    assert page["task"]["inputs"] == [subject.samples, subject.model]
    assert page["task"]["budget"] == {"cosine": 0.999}
    assert [one["share_of_budget"] for one in page["precision"]["operators"]] == [
        chain.error for chain in CHAINS
    ]
    assert page["precision"]["operators"][0]["op_names"] == list(CHAINS[0].names)
    assert ACCURACY in page["precision"]["result"]


def test_explain_has_the_table_of_a_model_for_each_budget(
    bankd: Command, ours: Path, model: Path
) -> None:
    content = model_hash(model)
    fill(ours, choice(content), TARGET)
    fill(ours, choice("cd" * 32), TARGET)
    other = fill(ours, choice(content, "relative=0.01", seed=2), TARGET, CHAINS[:1])

    ended = bankd("explain", model)
    plain = json.loads(bankd("explain", model, "--json").out)["precision"]

    assert ended.code == ExitCode.OK, ended.err
    assert all(len(line) <= 80 for line in ended.out.splitlines())
    assert "precision: int8, cosine 0.999, samples " in in_words(ended.out)
    assert "precision: int8, relative 0.01, samples " in in_words(ended.out)
    shown = [line.split() for line in ended.out.splitlines() if line.startswith("/layer")]
    assert sorted(shown) == sorted([*ROWS, ROWS[0]])
    assert {one["key"] for one in plain} == {choice(content).key, other.key}
    assert {one["model"] for one in plain} == {content}
    assert {one["budget"] for one in plain} == {"cosine 0.999", "relative 0.01"}


def test_another_model_or_other_weights_have_no_table(
    bankd: Command, ours: Path, model: Path
) -> None:
    fill(ours, choice(model_hash(model)), TARGET)
    proto = onnx.load(model)
    weights = proto.graph.initializer[0]
    doubled = onnx.numpy_helper.to_array(weights) * 2
    weights.CopyFrom(onnx.numpy_helper.from_array(doubled, weights.name))
    onnx.save(proto, model)

    assert "precision:" not in bankd("explain", model).out


def test_a_key_of_a_choice_is_explained(bankd: Command, ours: Path) -> None:
    fill(ours, choice(), TARGET)

    ended = bankd("explain", choice().key)

    assert ended.code == ExitCode.OK, ended.err
    assert "precision: 1 of 1 hit (custom 1)" in ended.out


def test_a_merge_races_none_and_says_what_measures_them(
    bankd: Command, ours: Path, tmp_path: Path
) -> None:
    fill(ours, choice(), TARGET, CHAINS)
    fill(tmp_path / "theirs", choice(), TARGET, [replace(CHAINS[0], is_lowered=False, reason="x")])

    ended = bankd("merge", tmp_path / "theirs", "--prefer", "measure")

    assert ended.code == ExitCode.FAILURE
    assert f"left open: {BY_AOE}" in in_words(ended.err)


def test_a_merge_keeps_choices_of_other_samples_and_budgets_apart(
    bankd: Command, ours: Path, tmp_path: Path
) -> None:
    """None takes the place of another: a tighter budget has a key of its own."""
    subjects = [choice(), choice(budget="0.99"), choice(budget="0.9999"), choice(seed=2)]
    fill(ours, subjects[0], TARGET)
    for subject in subjects[1:]:
        fill(tmp_path / "theirs", subject, TARGET, lowered_us=10.0)

    assert bankd("merge", tmp_path / "theirs", "--prefer", "theirs").code == ExitCode.OK

    with Bank.open(ours) as bank:
        held = bank.find(TARGET, [subject.key for subject in subjects])
        assert {key: one.task for key, one in held.items()} == {s.key: s.text() for s in subjects}
        timing = held[subjects[0].key].timing
        assert timing is not None
        assert timing.median_us == 300.0


def test_an_export_brings_the_choice_with_its_table(
    bankd: Command, ours: Path, tmp_path: Path
) -> None:
    fill(ours, choice(), TARGET)
    other = tmp_path / "other"
    other.mkdir()

    assert bankd("export", "--output", tmp_path / "out").code == ExitCode.OK
    assert bankd("import", tmp_path / "out", "--bank", other).code == ExitCode.OK

    require_table(bankd("show", choice().key, "--bank", other).out)


def test_choices_are_not_pruned_as_entries_that_no_model_uses(bankd: Command, ours: Path) -> None:
    fill(ours, choice(), TARGET)
    kinds = ("--dead", "--never-hit", "--older_than", "0", "--beaten", "--shadowed")

    assert bankd("prune", *kinds).code == ExitCode.OK

    with Bank.open(ours) as bank:
        assert [one.key for one in bank.records()] == [choice().key]


def test_lists_space_verification_and_doctor_take_them(bankd: Command, ours: Path) -> None:
    fill(ours, choice(), TARGET)

    assert "precision int8, cosine 0.999" in in_words(bankd("ls", "--wide").out)
    assert "in fewer bits, or in f32" in in_words(bankd("show", choice().key, "--space").out)
    assert bankd("verify").code == ExitCode.OK
    lines = [line for line in bankd("doctor", "--deep").out.splitlines() if " entries " in line]
    assert [line.split()[:3] for line in lines] == [["+", "ok", "entries"]]
