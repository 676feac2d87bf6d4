"""`bankd run`: inputs are checked before anything runs."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from bankd.errors import ExitCode
from tests.bankd.cli.conftest import Command
from tuner.backend import host_cores
from tuner.program.program import Place, Port, Program
from tuner.target import Target


class Doubling:
    """Doubles x; gives back its ids, under names that NumPy's own parameters have."""

    program = Program(
        Target("x86_64-v3", 1),
        (Port("x", "f32", (2, 3)), Port("ids", "i64", (4,))),
        (Port("file", "f32", (2, 3)), Port("allow_pickle", "i64", (4,))),
        (Place("output", 0), Place("output", 1)),
        steps=(),
        arena_bytes=0,
        weights_bytes=0,
    )
    programs = (program,)

    def __enter__(self) -> Doubling:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def run(self, inputs: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
        return {"file": inputs["x"] * 2, "allow_pickle": inputs["ids"]}


@pytest.fixture(autouse=True)
def loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tuner.runtime.model.load", lambda path, threads, verify_key: Doubling())


X = np.arange(6, dtype=np.float32).reshape(2, 3)
IDS = np.arange(4)


def test_given_inputs_are_run_and_the_outputs_written(bankd: Command, tmp_path: Path) -> None:
    np.savez(tmp_path / "in.npz", x=X, ids=IDS)

    ended = bankd("run", "m.om", "--inputs", tmp_path / "in.npz", "--outputs", tmp_path / "o.npz")

    assert ended.code == ExitCode.OK
    with np.load(tmp_path / "o.npz") as outputs:
        np.testing.assert_array_equal(outputs["file"], X * 2)
        np.testing.assert_array_equal(outputs["allow_pickle"], IDS)
    rows = [line.split() for line in ended.out.splitlines()[2:]]
    assert rows[0] == ["file", "float32", "2x3", "0.000", "5.00", "10.00"]


def test_bf16_is_read_as_numpy_stores_it(
    bankd: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ports = (Port("x", "bf16", (2, 3)), Port("ids", "i64", (4,)))
    program = replace(Doubling.program, inputs=ports)
    monkeypatch.setattr(Doubling, "program", program)
    monkeypatch.setattr(Doubling, "programs", (program,))
    np.savez(tmp_path / "in.npz", x=X.astype(ml_dtypes.bfloat16), ids=IDS)

    for given, made in (("in.npz", "o.npz"), ("back.npz", "p.npz")):
        ended = bankd("run", "m.om", "--inputs", tmp_path / given, "--outputs", tmp_path / made)
        assert ended.code == ExitCode.OK, ended.err
        with np.load(tmp_path / made) as outputs:
            np.savez(tmp_path / "back.npz", x=outputs["file"], ids=IDS)

    with np.load(tmp_path / "p.npz") as outputs:
        found = outputs["file"].tobytes()
    assert found == (X * 4).astype(ml_dtypes.bfloat16).tobytes()


def test_without_inputs_random_ones_are_used_and_the_seed_fixes_them(bankd: Command) -> None:
    first, again = bankd("run", "m.om"), bankd("run", "m.om")
    other = bankd("run", "m.om", "--seed", "1")

    assert first.code == ExitCode.OK
    assert first.out == again.out
    assert first.out != other.out


@pytest.mark.parametrize(
    ("arrays", "message"),
    [
        ({"x": X}, "the input 'ids' is missing; it has 'x'"),
        ({"x": X, "ids": IDS, "y": X}, "the model has no input 'y'; it has 'x', 'ids'"),
        ({"x": X.T, "ids": IDS}, "it has x: [3, 2], ids: [4]; the model takes x: [2, 3], ids: [4]"),
        ({"x": X.astype("f8"), "ids": IDS}, "'x' is of type float64, the model takes float32"),
        ({"x": np.array([{}]), "ids": IDS}, "it is not an .npz file of plain arrays"),
    ],
)
def test_inputs_that_do_not_fit_are_refused_with_what_does_not(
    bankd: Command, tmp_path: Path, arrays: dict[str, Any], message: str
) -> None:
    np.savez(tmp_path / "in.npz", **arrays)

    ended = bankd("run", "m.om", "--inputs", tmp_path / "in.npz")

    assert ended.code == ExitCode.FAILURE
    assert f"in.npz cannot be used: {message}" in ended.err
    assert "hint: " in ended.err


@pytest.mark.parametrize("content", [b"", b"no archive", b"PK\x03\x04 and no more"])
def test_a_file_that_is_no_npz_is_refused_with_its_name(
    bankd: Command, tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "in.npz").write_bytes(content)

    ended = bankd("run", "m.om", "--inputs", tmp_path / "in.npz")

    assert ended.code == ExitCode.FAILURE
    assert "in.npz cannot be used" in ended.err
    assert "unexpected" not in ended.err


@pytest.mark.parametrize(
    ("what", "at", "byte"), [("encrypted", 8, 1), ("method", 10, 93), ("content", -1, 0)]
)
def test_an_npz_that_cannot_be_unpacked_is_refused_with_its_name(
    bankd: Command, tmp_path: Path, what: str, at: int, byte: int
) -> None:
    """Each is told by an exception of another kind."""
    np.savez_compressed(tmp_path / "in.npz", x=X, ids=np.zeros(4, np.int64))
    content = bytearray((tmp_path / "in.npz").read_bytes())
    if what == "content":
        start = 30 + len("x.npy") + content[28]
        content[start : start + 4] = b"\xff" * 4
    else:
        content[content.index(b"PK\x01\x02") + at] = byte
        content[at - 2] = byte  # of the entry's own header, which comes first
    (tmp_path / "in.npz").write_bytes(content)

    ended = bankd("run", "m.om", "--inputs", tmp_path / "in.npz")

    assert ended.code == ExitCode.FAILURE
    assert "in.npz cannot be used: it is not an .npz file of plain arrays" in ended.err


def test_a_single_array_is_refused(bankd: Command, tmp_path: Path) -> None:
    np.save(tmp_path / "in.npy", X)

    assert "a single array" in bankd("run", "m.om", "--inputs", tmp_path / "in.npy").err


def test_inputs_that_do_not_exist_are_refused(bankd: Command, tmp_path: Path) -> None:
    ended = bankd("run", "m.om", "--inputs", tmp_path / "gone.npz")

    assert ended.code == ExitCode.FAILURE
    assert "gone.npz cannot be used: No such file or directory" in ended.err


def test_more_threads_than_cores_are_not_started_and_a_line_says_so(
    bankd: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[int | None] = []

    def load(path: Path, threads: int | None, verify_key: object) -> Doubling:
        given.append(threads)
        return Doubling()

    monkeypatch.setattr("tuner.runtime.model.load", load)
    cores = host_cores()

    ended = bankd("run", tmp_path / "m.om", "--threads", "64")

    assert given == [cores]
    assert f"--threads 64: this process may use {cores} cores" in ended.err


@pytest.mark.parametrize("option", [("--seed", "-1"), ("--threads", "0")])
def test_a_number_out_of_range_is_a_matter_of_usage(
    bankd: Command, option: tuple[str, str]
) -> None:
    ended = bankd("run", "m.om", *option)

    assert ended.code == ExitCode.USAGE
    assert option[0] in ended.err
    assert "hint: see `bankd run --help`" in ended.err


def test_as_json_the_outputs_are_all_that_is_printed(bankd: Command) -> None:
    outputs = json.loads(bankd("run", "m.om", "--json").out)

    assert [(one["output"], one["shape"]) for one in outputs] == [
        ("file", "2x3"),
        ("allow_pickle", "4"),
    ]
