"""The table of `bankd watch --once`."""

import json
from pathlib import Path

import pytest

from bankd.bridge.tuning_record import Record
from bankd.cli.tuning_results import print_handled
from bankd.daemon.context import HandledFile
from tuner.session import ShapeTimes


def record(**changes: object) -> Record:
    content: dict[str, object] = {
        "model": "net", "offline_model": "net.om", "jobs": ("opat",), "reports": (),
        "target": "x86_64-v3/2", "subgraphs": None, "tasks": 3, "hits": 0, "added": 1,
        "updated": 0, "reserved": 0, "unsatisfied": 2, "trials": 9, "default_ms": 3.0,
        "subgraph_ms": None, "tuned_ms": 2.0, "peer_name": "ONNX Runtime", "peer_ms": 4.0,
        "peer_ratio": (1.9, 2.0, 2.1), "default_ratio": (1.4, 1.5, 1.6), "max_difference": 1e-6,
        "verdict": "", "put_back": "", "used_default": False, "failed": (), "segments": (),
        "engines": "", "is_unchanged": False, "tuning_s": 1.0, "task_keys": (),
        "subgraph_keys": (), "policies": "", "asked": 3, "untuned": 0,
    }  # fmt: skip
    return Record(**(content | changes))  # type: ignore[arg-type]


def shown(one: Record, capsys: pytest.CaptureFixture[str]) -> str:
    print_handled([HandledFile(Path("net.onnx"), "tuned", one)], None)
    captured = capsys.readouterr()
    return captured.out + captured.err


SHAPES = (
    ShapeTimes({"n": 1}, 0.5, 0.4, 0.8, (1.1, 1.25, 1.3), (1.9, 2.0, 2.1)),
    ShapeTimes({"n": 512}, 9.0, 6.0, None, (1.4, 1.5, 1.6), None),
)


def test_several_shapes_have_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    lines = shown(record(shape_times=SHAPES), capsys).splitlines()

    assert "net by shape" in lines
    words = [line.split() for line in lines]
    assert ["n=1", "0.500", "0.400", "0.800", "2.00", "[1.90,", "2.10]"] in words
    assert ["n=512", "9.00", "6.00", "-", "-"] in words


def test_a_record_is_read_back_with_its_shapes_and_without_those_of_old_versions() -> None:
    new = record(shape_times=SHAPES)
    content = json.loads(json.dumps(new.as_json()))
    del content["shape_times"]

    assert Record.parse(json.loads(json.dumps(new.as_json()))) == new
    assert Record.parse(content) == record()


def test_a_ratio_is_shown_although_another_figure_was_disturbed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = shown(record(default_ms=None, default_ratio=None, disturbed=("default",)), capsys)

    assert "2.00 [1.90, 2.10]" in text
    assert "net: disturbed, measure again: default" in text


def test_a_ratio_that_was_disturbed_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(record(peer_ms=None, peer_ratio=None, disturbed=("peer",)), capsys)

    assert "net: disturbed, measure again: peer" in text
    assert "[" not in text


def test_what_onnx_runtime_runs_is_named_under_the_table(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = shown(record(engines="12 % of the time in ONNX Runtime: Resize"), capsys)

    assert "net: 12 % of the time in ONNX Runtime: Resize" in text
