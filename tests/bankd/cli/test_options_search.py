"""`--search_algorithm` and `--max_tuning_count`, in `bankd aoe` and `bankd watch`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bankd.config.request import SEARCH_ALGORITHMS
from bankd.errors import ExitCode
from tests.bankd.cli.conftest import Command
from tests.bankd.fakes import FakePipeline, write_model
from tuner.search.algorithms import ALGORITHMS


@pytest.fixture
def model(tmp_path: Path) -> Path:
    return write_model(tmp_path / "in" / "m.onnx")


def test_the_command_line_names_the_algorithms_that_the_tuner_has() -> None:
    assert tuple(ALGORITHMS) == SEARCH_ALGORITHMS


def test_aoe_hands_them_to_the_tuner(bankd: Command, model: Path, fake: FakePipeline) -> None:
    bankd("aoe", "-m", model, "-j", "2", "--search_algorithm=bayesian", "--max_tuning_count=64")
    bankd("aoe", "-m", model, "-j", "2")

    wanted = [(o.search_algorithm, o.max_tuning_count) for o in fake.options]
    assert wanted == [("bayesian", 64), ("default", None)]


def test_watch_hands_them_to_the_tuner(
    bankd: Command, model: Path, fake: FakePipeline, tmp_path: Path
) -> None:
    once = ("watch", tmp_path / "in", "--once", "--settle", "0.01")

    bankd(*once, "--search_algorithm", "genetic", "--max_tuning_count", "9")

    (options,) = fake.options
    assert (options.search_algorithm, options.max_tuning_count) == ("genetic", 9)


def test_a_tune_ops_file_may_say_them_and_the_command_line_comes_first(
    bankd: Command, model: Path, fake: FakePipeline, tmp_path: Path
) -> None:
    content = {"search_algorithm": "genetic", "max_tuning_count": 100}
    (tmp_path / "ops.json").write_text(json.dumps(content))
    arguments = ("aoe", "-m", model, "-j", "2", "--tune_ops_file", tmp_path / "ops.json")

    bankd(*arguments)
    bankd(*arguments, "--max_tuning_count", "7")

    wanted = [(o.search_algorithm, o.max_tuning_count) for o in fake.options]
    assert wanted == [("genetic", 100), ("genetic", 7)]


@pytest.mark.parametrize("command", ["aoe", "watch"])
@pytest.mark.parametrize(
    ("arguments", "message", "hint"),
    [
        (
            ["--search_algorithm", "lucky"],
            "'lucky' is not one of",
            "'default', 'genetic', 'bayesian'",
        ),
        (["--max_tuning_count", "0"], "0 is not in the range", "1<=x<=100000"),
        (["--max_tuning_count", "100001"], "100001 is not in the range", "1<=x<=100000"),
    ],
)
def test_what_cannot_be_used_is_refused_with_a_hint(
    bankd: Command, model: Path, tmp_path: Path,
    command: str, arguments: list[str], message: str, hint: str,
) -> None:  # fmt: skip
    start = ["-m", model, "-j", "2"] if command == "aoe" else [tmp_path / "in", "--once"]

    ended = bankd(command, *start, *arguments)

    assert ended.code == ExitCode.USAGE
    assert message in ended.err
    assert hint in ended.err
    assert "[EG0003]" in ended.err
