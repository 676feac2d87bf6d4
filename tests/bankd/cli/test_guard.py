"""`bankd guard`: verdicts and exit codes, tables, and the workflow that comments them."""

from __future__ import annotations

import importlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bankd.bridge.worker import Worker
from bankd.cli.guard import exit_code, markdown_lines, sentence
from bankd.errors import ExitCode
from fixtures.small.tiny import tiny
from tests.bankd.cli.conftest import Command
from tuner.measure.regression_rule import GuardVerdict
from tuner.whole_model.guard import GuardResult

WORKFLOW = Path(__file__).parents[3] / "packaging" / "guard.yml"

PASSED = GuardResult(
    "out/m.om", "old/m.om", GuardVerdict.PASSED, (0.995, 1.0, 1.005), 6, 0, 2.0, 2.0, 1e-6, 1e-4,
    0.02, 4.5,
)  # fmt: skip
SLOWER = replace(PASSED, verdict=GuardVerdict.SLOWER, ratio=(1.04, 1.05, 1.06))
WRONG = replace(
    PASSED, verdict=GuardVerdict.WRONG, ratio=None, pairs=0, model_ms=None, reference_ms=None,
    error=0.5,
)  # fmt: skip
UNDECIDED = replace(PASSED, verdict=GuardVerdict.UNDECIDED, ratio=(0.98, 1.01, 1.04))
DISTURBED = replace(UNDECIDED, ratio=None, pairs=0, disturbed=7)


@pytest.mark.parametrize(
    ("results", "code"),
    [
        ([PASSED, PASSED], ExitCode.OK),
        ([PASSED, SLOWER], ExitCode.FAILURE),
        ([WRONG], ExitCode.FAILURE),
        ([PASSED, UNDECIDED], ExitCode.UNDECIDED),
        ([UNDECIDED, SLOWER], ExitCode.FAILURE),
    ],
)
def test_the_exit_code_is_that_of_the_worst_model(
    results: list[GuardResult], code: ExitCode
) -> None:
    assert exit_code([one.verdict for one in results]) is code


@pytest.mark.parametrize(
    ("result", "text"),
    [
        (PASSED, "out/m.om: passed: 1.000 [0.995, 1.005] of the time of old/m.om (limit: 2% more)"),
        (SLOWER, "out/m.om: slower: 1.050 [1.040, 1.060] of the time of old/m.om (limit: 2% more)"),
        (WRONG, "out/m.om: wrong: its outputs are off by 0.5, and 0.0001 is allowed"),
        (UNDECIDED, "and the limit is 2% more: the machine is too noisy, or --seconds few"),
        (DISTURBED, "and 7 more were disturbed: other processes used the cores"),
        (replace(DISTURBED, disturbed=1), "and 1 more was disturbed: other processes"),
        (replace(DISTURBED, disturbed=0, pairs=3), "only 3 pairs of processes ended within 4 s"),
    ],
)
def test_each_verdict_has_a_sentence_with_its_reason(result: GuardResult, text: str) -> None:
    assert text in sentence(result)


def test_the_table_in_markdown_has_a_row_for_each_and_escapes_names() -> None:
    lines = list(markdown_lines([replace(SLOWER, model="a|b`.om"), WRONG]))

    assert lines[0] == "**bankd guard**: failed"
    assert lines[4].startswith(r"| ❌ | a\|b\`.om | old/m.om | 2.00 ms | 2.00 ms | 1.050")
    assert lines[4].endswith("| slower |")
    assert {line.count(" | ") for line in lines[4:]} == {7}


@pytest.fixture
def models(world: None, tmp_path: Path) -> Path:
    for name in ("a.onnx", "b.onnx"):
        (tmp_path / name).write_bytes(tiny(1))
    (tmp_path / "old").mkdir()
    for name in ("a.om", "b.om", "old/a.om", "old/b.om"):
        (tmp_path / name).write_bytes(b"an offline model")
    return tmp_path


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What the worker is asked for; every model passes."""
    requests: list[tuple[Any, ...]] = []

    def guarded(_: Worker, *arguments: Any) -> list[GuardResult]:
        requests.append(arguments)
        return [replace(PASSED, model=str(arguments[0]))]

    monkeypatch.setattr(Worker, "guard", guarded)
    return requests


def test_each_model_has_the_baseline_of_its_name(
    bankd: Command, models: Path, asked: list[tuple[Any, ...]]
) -> None:
    table = models / "guard.md"
    given = (models / "a.onnx", models / "b.onnx", "--baseline", models / "old")

    ended = bankd("guard", *given, "--max_regression", "3%", "--seconds", 7, "--markdown", table)

    assert ended.code == ExitCode.OK, ended.err
    assert asked == [
        (models / f"{name}.onnx", models / "old" / f"{name}.om", None, 0.03, 7.0) for name in "ab"
    ]
    assert "passed: 1.000" in ended.err
    assert table.read_text().startswith("**bankd guard**: passed\n")


def test_verdicts_are_shown_where_the_disk_is_full_at_the_end(
    bankd: Command, models: Path, asked: list[tuple[Any, ...]]
) -> None:
    ended = bankd("guard", models / "a.onnx", "--markdown", "/dev/full")

    assert ended.code == ExitCode.FAILURE
    assert "passed" in ended.out
    assert "/dev/full cannot be written: No space left on device" in ended.err


def test_json_has_all_figures(bankd: Command, models: Path, asked: list[tuple[Any, ...]]) -> None:
    [row] = json.loads(bankd("guard", models / "a.onnx", "--json").out)

    assert (row["verdict"], row["ratio"], row["pairs"]) == ("passed", [0.995, 1.0, 1.005], 6)
    assert asked[0][1:3] == (None, None)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("a.om",), "an offline model is compared with an older one, and none is given"),
        (("a.onnx", "b.onnx", "--baseline", "old/a.om"), "one baseline for 2 models"),
        (("a.onnx", "--baseline", "gone.om"), "gone.om"),
        (("a.onnx", "--max_regression", "2"), "is not a share from 0.1% to below 100%"),
        (("a.onnx", "--max_regression", "fast"), "is not a share"),
        (("a.onnx", "--against", "onnxruntim"), "is none of onnxruntime"),
        (("a.onnx", "--seconds", "nan"), "nan is not a finite number"),
        (("a.onnx", "--seconds", "inf"), "inf is not a finite number"),
        (("a.onnx", "--markdown", "gone/guard.md"), "gone/guard.md cannot be written"),
        (("a.onnx", "--markdown", "old"), "old cannot be written"),
    ],
)
def test_what_cannot_be_compared_is_refused_before_anything_is_timed(
    bankd: Command, models: Path, asked: list[tuple[Any, ...]], arguments: tuple[str, ...],
    part: str, monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.chdir(models)

    ended = bankd("guard", *arguments)

    assert ended.code in (ExitCode.FAILURE, ExitCode.USAGE)
    assert part in ended.err
    assert asked == []


def test_the_example_of_a_workflow_guards_and_comments() -> None:
    yaml = importlib.import_module("yaml")
    workflow = yaml.safe_load(WORKFLOW.read_text())

    steps = workflow["jobs"]["guard"]["steps"]
    scripts = [step["run"] for step in steps if "run" in step]
    assert workflow["permissions"]["pull-requests"] == "write"
    assert any("bankd guard" in script and "--markdown guard.md" in script for script in scripts)
    assert any(script.startswith("gh pr comment") for script in scripts)
    assert f'"$code" = {ExitCode.UNDECIDED.value} ' in "".join(scripts)
