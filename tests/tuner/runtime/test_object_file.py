"""Models as object files: the bits are those of Python, and what is wrong has a code."""

from __future__ import annotations

import ctypes
import os
import struct
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import onnx
import pytest

from fixtures.inputs import random_inputs
from fixtures.memory_lookup import MemoryLookup
from fixtures.small import SMALL
from fixtures.small.open_networks import BLOCK_RANGES, encoder_block
from tests.tuner.runtime.object_models import (
    MODELS,
    TARGET,
    Bytes,
    Model,
    compiled,
    picking,
    wanted,
)
from tuner import load
from tuner.backend import host_soc_versions
from tuner.cpu import native_object
from tuner.cpu.native_object import ERRORS, REFUSED
from tuner.cpu.object_loader import Library
from tuner.errors import OptionError
from tuner.pipeline import compile_model
from tuner.runtime import object_file
from tuner.runtime.object_file import c_name, emit_object
from tuner.session import Options
from tuner.target import Target
from tuner.whole_model.ort_fallback import read_ort_program, write_ort_program

CODES = {name: code for code, name in enumerate(ERRORS)}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("objects")


class Native:
    """The functions of an object, linked into this process."""

    def __init__(self, file: Path) -> None:
        functions = {short: f"{c_name(file.stem)}_{short}" for short in native_object.FUNCTIONS}
        self._library = Library([file.read_bytes()], tuple(functions.values()))
        pointer, number, address = ctypes.c_void_p, ctypes.c_int, self._library.address
        results = {"create": pointer, "inputs": pointer, "outputs": pointer, "run": number,
                   "error": ctypes.c_char_p, "destroy": None}  # fmt: skip
        arguments = {"create": (number, ctypes.c_char_p, pointer), "run": (pointer,) * 3,
                     "error": (number,)}  # fmt: skip
        for short, symbol in functions.items():
            prototype = ctypes.CFUNCTYPE(results[short], *arguments.get(short, (pointer,)))
            setattr(self, short, prototype(address(symbol)))

    def ports(self, side: str) -> list[tuple[str, str, int, int, tuple[int, ...]]]:
        """Name, type, bytes of an element and of all, and shape of each input or output."""
        count = ctypes.c_size_t()
        first = getattr(self, side)(ctypes.addressof(count))
        found = []
        for number in range(count.value):
            row = struct.unpack("<QQQQQQ", ctypes.string_at(first + 48 * number, 48))
            name, type_ = (ctypes.string_at(at).decode() for at in row[:2])
            shape = struct.unpack(f"<{row[4]}q", ctypes.string_at(row[5], 8 * row[4]))
            found.append((name, type_, row[2], row[3], shape))
        return found

    @contextmanager
    def instance(self, threads: int, weights: Path | None = None) -> Iterator[int]:
        code = ctypes.c_int(-1)
        file = None if weights is None else str(weights).encode()
        model = self.create(threads, file, ctypes.addressof(code))
        assert (code.value, bool(model)) == (0, True), self.error(code.value)
        yield model
        self.destroy(model)

    def refusal(self, threads: int = 1, weights: Path | None = None) -> int:
        """The code with which no instance is made."""
        code = ctypes.c_int(-1)
        file = None if weights is None else str(weights).encode()
        assert self.create(threads, file, ctypes.addressof(code)) is None
        assert self.create(threads, file, None) is None
        return code.value

    def answers(self, model: int, feeds: Mapping[str, np.ndarray]) -> tuple[int, Bytes]:
        """The code of a call, and the bytes of its outputs."""
        given = [np.ascontiguousarray(feeds[port[0]]) for port in self.ports("inputs")]
        made = [np.full(port[3] + 64, 0xA5, np.uint8) for port in self.ports("outputs")]
        code = self.run(model, addresses(given), addresses(made))
        sizes = [port[3] for port in self.ports("outputs")]
        assert all((m[size:] == 0xA5).all() for m, size in zip(made, sizes, strict=True))
        return code, [m[:size].tobytes() for m, size in zip(made, sizes, strict=True)]


def addresses(arrays: Sequence[np.ndarray]) -> ctypes.Array[ctypes.c_void_p]:
    return (ctypes.c_void_p * len(arrays))(*(array.ctypes.data for array in arrays))


@pytest.mark.parametrize("name", MODELS)
def test_an_object_gives_the_bits_of_the_offline_model(name: str, folder: Path) -> None:
    offline = compiled(name, folder)
    native = Native(folder / f"{name}.o")

    with native.instance(1) as one, native.instance(2) as two, native.instance(0) as usual:
        for seed in range(3):
            feeds = random_inputs(MODELS[name](), seed=seed)
            expected = (0, wanted(offline, feeds))
            for model in (one, two, usual):
                assert native.answers(model, feeds) == expected


def test_inputs_and_outputs_are_described(folder: Path) -> None:
    offline = compiled("picking", folder)
    native = Native(folder / "picking.o")

    with load(offline, threads=1) as model:
        for side, ports in (("inputs", model.inputs), ("outputs", model.outputs)):
            assert native.ports(side) == [
                (
                    port.name, port.dtype.name, port.dtype.itemsize,
                    np.empty(port.shape, port.dtype).nbytes, port.shape,
                )
                for port in ports
            ]  # fmt: skip
    assert native.inputs(None)
    assert native.outputs(None)


def test_instances_run_at_the_same_time(folder: Path) -> None:
    offline = compiled("tiny_encoder", folder)
    native = Native(folder / "tiny_encoder.o")
    feeds = [random_inputs(MODELS["tiny_encoder"](), seed=seed) for seed in range(3)]
    expected = [(0, wanted(offline, each)) for each in feeds]

    def calls(number: int) -> bool:
        with native.instance(2) as model:
            return all(native.answers(model, feeds[number]) == expected[number] for _ in range(50))

    with ThreadPoolExecutor(3) as pool:
        assert all(pool.map(calls, range(3)))


def test_one_instance_does_one_call_at_a_time(folder: Path) -> None:
    offline = compiled("tiny_encoder", folder)
    native = Native(folder / "tiny_encoder.o")
    feeds = [random_inputs(MODELS["tiny_encoder"](), seed=seed) for seed in range(4)]
    expected = [(0, wanted(offline, each)) for each in feeds]

    with native.instance(2) as model, ThreadPoolExecutor(4) as pool:

        def calls(number: int) -> int:
            found = [native.answers(model, feeds[number]) for _ in range(200)]
            assert all(each == expected[number] for each in found if each[0] != CODES["BUSY"])
            return sum(code == 0 for code, _ in found)

        assert sum(pool.map(calls, range(4))) > 0


def test_what_a_call_gets_wrong_has_a_code_and_leaves_the_instance_usable(folder: Path) -> None:
    offline = compiled("picking", folder)
    native = Native(folder / "picking.o")
    feeds = random_inputs(picking())
    good, room = [feeds["rows"], feeds["table"]], [np.zeros(80, np.uint8) for _ in range(3)]
    crooked = np.zeros(81, np.uint8)[1:]

    with native.instance(2) as model:
        head = (ctypes.c_int64 * 2).from_address(model)
        none = addresses(room)
        none[1] = None
        run = partial(native.run, model)
        assert native.run(None, addresses(good), addresses(room)) == CODES["NULL"]
        assert run(None, addresses(room)) == run(addresses(good), None) == CODES["NULL"]
        assert run(addresses(good), none) == CODES["NULL"]
        assert run(addresses([crooked, good[1]]), addresses(room)) == CODES["ALIGNMENT"]
        assert run(addresses(good), addresses([*room[:2], crooked])) == CODES["ALIGNMENT"]
        head[0] = 1  # as while a call runs
        assert run(addresses(good), addresses(room)) == CODES["BUSY"]
        head[0], process = 0, head[1]
        head[1] = process + 1  # as after a fork
        assert run(addresses(good), addresses(room)) == CODES["FORK"]
        head[1] = process
        for wrong in (5, -6, 2**40):
            code, _ = native.answers(model, {**feeds, "rows": np.array([0, wrong, 1])})
            assert code == REFUSED
            assert b"(Gather): an index is out of range" in native.error(code)
        assert native.answers(model, feeds) == (0, wanted(offline, feeds))


def test_every_code_has_a_sentence(folder: Path) -> None:
    compiled("picking", folder)
    native = Native(folder / "picking.o")

    assert [native.error(code).decode() for code in range(len(ERRORS))] == [*ERRORS.values()]
    assert {native.error(code) for code in (-1, len(ERRORS), REFUSED + 1, 10**6)} == {
        b"an unknown code"
    }
    native.destroy(None)


@pytest.mark.parametrize("threads", [-1, 4097, -(2**31), 2**31 - 1])
def test_a_number_of_threads_that_there_is_not_is_refused(folder: Path, threads: int) -> None:
    compiled("picking", folder)

    assert Native(folder / "picking.o").refusal(threads) == CODES["THREADS"]


def test_weights_in_a_file_are_the_models_own(folder: Path, tmp_path: Path) -> None:
    offline, feeds = compiled("tiny_encoder", folder), random_inputs(MODELS["tiny_encoder"]())
    files = emit_object(offline, tmp_path / "m", external=True)
    emit_object(compiled("int8", folder), tmp_path / "other", external=True)
    native, weights = Native(tmp_path / "m.o"), tmp_path / "m.weights"

    assert [file.name for file in files] == ["m.o", "m.h", "m.weights"]
    assert files[0].stat().st_size < weights.stat().st_size
    with native.instance(2, weights) as model:
        assert native.answers(model, feeds) == (0, wanted(offline, feeds))
    emit_object(compiled("bare", folder), tmp_path / "bare", external=True)
    with Native(tmp_path / "bare.o").instance(1, tmp_path / "bare.weights"):
        pass
    content = weights.read_bytes()
    (tmp_path / "cut").write_bytes(content[:-1])
    (tmp_path / "others").write_bytes(content.replace(content[64:128], b"0" * 64, 1))
    os.mkfifo(tmp_path / "pipe")  # is not waited for
    for file in (None, tmp_path / "missing", tmp_path, tmp_path / "cut", tmp_path / "others",
                 tmp_path / "pipe", tmp_path / "other.weights"):  # fmt: skip
        assert native.refusal(1, file) == CODES["WEIGHTS"]


def test_a_tier_that_this_machine_lacks_is_refused_where_it_would_run(tmp_path: Path) -> None:
    """Compiled anywhere; on a machine with tiles it runs."""
    onnx.save(picking(), tmp_path / "m.onnx")
    options = Options(Target("x86_64-v4-amx", 1))
    compile_model(tmp_path / "m.onnx", tmp_path / "m.om", options, MemoryLookup(), lambda _: None)
    native = Native(emit_object(tmp_path / "m.om", tmp_path / "m")[0])

    if "x86_64-v4-amx" in host_soc_versions():
        with native.instance(1):
            pass
    else:
        assert native.refusal() == CODES["CPU"]


FLAGS = sorted(flag for flags in native_object._FLAGS.values() for flag in flags)


def test_a_processor_that_lacks_a_flag_is_refused(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bits are ours, what this machine has is LLVM's answer."""
    offline, here = compiled("picking", folder), llvm.get_host_cpu_features()
    lacking = [flag for flag in FLAGS if not here.get(flag, flag == "osxsave")]

    for flag in [*lacking, None]:
        asked = {flag} if flag else {*FLAGS} - {*lacking}
        monkeypatch.setattr(native_object, "needed_features", lambda _, asked=asked: asked)
        native = Native(emit_object(offline, tmp_path / f"m_{flag}")[0])
        if flag:
            assert (flag, native.refusal()) == (flag, CODES["CPU"])
        else:
            with native.instance(1):
                pass


STEPS = tuple({"image": (batch, 3, 8, 8)} for batch in (1, 2))


@pytest.mark.parametrize(
    ("model", "options", "words"),
    [
        (SMALL["unsupported_ops"], {}, "ONNX Runtime runs Det, and an object has kernels alone"),
        (SMALL["dynamic_batch"], {"shape_steps": STEPS}, "it takes inputs of several shapes"),
        (encoder_block, {"shape_ranges": BLOCK_RANGES}, "it takes inputs of several shapes"),
    ],
)
def test_a_model_that_needs_python_is_refused_by_name(
    model: Model, options: dict[str, Any], words: str, tmp_path: Path
) -> None:
    onnx.save(model(), tmp_path / "m.onnx")
    compile_model(
        tmp_path / "m.onnx", tmp_path / "m.om", Options(TARGET, **options), MemoryLookup(),
        lambda event: None,
    )  # fmt: skip

    refused_with(words, tmp_path)


def test_another_processor_is_refused_by_name(tmp_path: Path) -> None:
    onnx.save(picking(), tmp_path / "m.onnx")
    options = Options(Target("aarch64-neon", 1))
    compile_model(tmp_path / "m.onnx", tmp_path / "m.om", options, MemoryLookup(), lambda _: None)

    refused_with("objects are written for x86_64, not for aarch64-neon", tmp_path)


def test_what_onnx_runtime_runs_as_a_whole_is_refused(tmp_path: Path) -> None:
    onnx.save(picking(), tmp_path / "m.onnx")
    options = Options(TARGET)
    built = read_ort_program(tmp_path / "m.onnx", options)
    assert built is not None
    write_ort_program(tmp_path / "m.om", "m", built, options)

    refused_with("ONNX Runtime runs the whole model", tmp_path)


def refused_with(words: str, folder: Path) -> None:
    with pytest.raises(OptionError) as caught:
        emit_object(folder / "m.om", folder / "m")

    assert words in caught.value.message
    assert caught.value.hint
    assert not [*folder.glob("m.[oh]")]


def test_more_weights_than_code_reaches_are_for_a_file(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offline = compiled("tiny_encoder", folder)
    monkeypatch.setattr(object_file, "MAX_INSIDE_BYTES", 1000)

    with pytest.raises(OptionError, match="bytes of weights, and an object holds 1000") as caught:
        emit_object(offline, tmp_path / "m")

    assert "--external_weight 1" in str(caught.value.hint)
    assert len(emit_object(offline, tmp_path / "m", external=True)) == 3


def test_names_are_kept_and_end_no_comment(tmp_path: Path) -> None:
    strange = 'x*/\n#error "é" /*'
    model = SMALL["elementwise_chain"]()
    onnx.compose.add_prefix(model, f"{strange} ", inplace=True)
    onnx.save(model, tmp_path / "m.onnx")
    compile_model(
        tmp_path / "m.onnx", tmp_path / "m.om", Options(TARGET), MemoryLookup(), lambda event: None
    )

    code, header = emit_object(tmp_path / "m.om", tmp_path / "copy")  # a name of ours, too

    ports = Native(code).ports("inputs")
    assert [port[0] for port in ports] == [value.name for value in model.graph.input]
    assert ports[0][0].startswith(strange)
    assert "#error" not in header.read_text()


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("m", "m"),
        ("resnet-50.v2", "resnet_50_v2"),
        ("3d", "model_3d"),
        ("é", "model__"),
        ("__x", "model___x"),
        ("pthread", "model_pthread"),
        ("timer", "model_timer"),
    ],
)
def test_names_are_ones_of_c(file: str, name: str) -> None:
    assert c_name(file) == name
