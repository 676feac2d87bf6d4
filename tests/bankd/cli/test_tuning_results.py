"""The table of `bankd watch --once`."""

import json
from pathlib import Path

import pytest

from bankd.bridge.tuning_record import Record
from bankd.cli.tuning_results import print_handled
from bankd.daemon.context import HandledFile
from tuner.figures import Figures, Lowered, ShapeFigures


def record(**changes: object) -> Record:
    content: dict[str, object] = {
        "model": "net", "offline_model": "net.om", "jobs": ("opat",), "reports": (),
        "target": "x86_64-v3/2", "subgraphs": None, "tasks": 3, "hits": 0, "added": 1,
        "updated": 0, "reserved": 0, "unsatisfied": 2, "trials": 9, "default_ms": 3.0,
        "subgraph_ms": None, "tuned_ms": 2.0, "peer_name": "ONNX Runtime", "peer_ms": 4.0,
        "peer_ratio": (1.9, 2.0, 2.1), "default_ratio": (1.4, 1.5, 1.6), "max_difference": 1e-6,
        "verdict": "", "put_back": "", "used_default": False, "failed": (), "segment_nodes": (),
        "engines": "", "is_unchanged": False, "tuning_s": 1.0, "task_keys": (),
        "subgraph_keys": (), "policies": "", "asked": 3, "untuned": 0,
    }  # fmt: skip
    return Record(**(content | changes))  # type: ignore[arg-type]


def shown(one: Record, capsys: pytest.CaptureFixture[str]) -> str:
    print_handled([HandledFile(Path("net.onnx"), "tuned", one)], None)
    captured = capsys.readouterr()
    return captured.out + captured.err


SHAPES = (
    ShapeFigures.of(
        {"n": 1},
        Figures(
            default_ms=0.5,
            tuned_ms=0.4,
            peer_ms=0.8,
            default_ratio=(1.1, 1.25, 1.3),
            peer_ratio=(1.9, 2.0, 2.1),
        ),
    ),
    ShapeFigures.of(
        {"n": 512}, Figures(default_ms=9.0, tuned_ms=6.0, default_ratio=(1.4, 1.5, 1.6))
    ),
)


def test_several_shapes_have_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    lines = shown(record(shape_times=SHAPES), capsys).splitlines()

    assert "net by shape" in lines
    words = [line.split() for line in lines]
    assert ["n=1", "500", "us", "400", "us", "800", "us", "2.00", "[1.90,", "2.10]"] in words
    assert ["n=512", "9.00", "ms", "6.00", "ms", "-", "-"] in words


def test_a_record_is_read_back_with_its_shapes_and_without_those_of_old_versions() -> None:
    new = record(shape_times=SHAPES)
    content = json.loads(json.dumps(new.as_json()))
    del content["shape_times"]

    assert Record.parse(json.loads(json.dumps(new.as_json()))) == new
    assert Record.parse(content) == record()


@pytest.mark.parametrize(("name", "mark"), [("default", ""), ("peer", " noisy")])
def test_a_ratio_that_is_noisy_has_its_mark_and_a_line_names_the_command(
    name: str, mark: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = shown(record(noisy=(name,)), capsys).splitlines()

    assert any(line.endswith(f"2.00 [1.90, 2.10]{mark}") for line in lines)
    said = lines.index(f"net: noisy figures: {name}")
    assert lines[said + 1] == "  hint: `bankd retry net`, then the same command, measures it again"
    assert "`bankd retry 'a;b'`" in shown(record(model="a;b", noisy=(name,)), capsys)


def test_entries_that_noisy_races_decided_are_counted_with_the_command_that_races_them_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = shown(record(noisy_entries=2), capsys)

    told = "net: 2 entries were decided in noise: `bankd verify --noisy` races what is noisy again"
    assert told in text


def test_a_record_without_times_as_older_versions_wrote_it_is_none() -> None:
    content = record().as_json()

    assert Record.parse({**content, "default_ms": None, "disturbed": ["default"]}) is None


def test_what_onnx_runtime_runs_is_named_under_the_table(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = shown(record(engines="12 % of the time in ONNX Runtime: Resize"), capsys)

    assert "net: 12 % of the time in ONNX Runtime: Resize" in text


def test_what_is_computed_in_fewer_bits_is_said_under_the_table(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lowered = Lowered("int8", (), "cosine at least 0.999", kept="it is no faster")

    text = shown(record(lowered=lowered), capsys)

    assert "net: int8: the model stays in f32: it is no faster" in text
    assert Record.parse(record(lowered=lowered).as_json()) == record(lowered=lowered)
