"""Models as object files: the bits are those of Python, and what is wrong has a code."""

from __future__ import annotations

import ctypes
import shutil
import struct
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import onnx
import pytest

from fixtures.half import in_half
from fixtures.inputs import random_inputs
from fixtures.memory_lookup import MemoryLookup
from fixtures.quantised import quantised
from fixtures.small import SMALL
from fixtures.small.open_networks import BLOCK_RANGES, encoder_block
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

ROOT = Path(__file__).resolve().parents[3]
EXAMPLE = ROOT / "examples/c/run_model.c"
TARGET = Target(host_soc_versions()[-1], 2)
CODES = {name: code for code, name in enumerate(ERRORS)}
SANITIZERS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")
LIBC = frozenset(
    (
        "aligned_alloc", "close", "free", "getpid", "lseek", "madvise", "memcmp", "memcpy",
        "memset", "mmap", "munmap", "open", "pthread_create", "pthread_join", "pthread_sigmask",
        "sched_getaffinity", "sched_getcpu", "sched_setaffinity", "sched_yield", "syscall",
    )
)  # fmt: skip
"""All that an object may ask of others."""

Model = Callable[[], onnx.ModelProto]
Bytes = list[bytes]


def picking() -> onnx.ModelProto:
    """Rows of a table, and the table's sum, by indices that only a run knows."""
    text = """<ir_version: 10, opset_import: ["" : 20]>
        pick (int64[3] rows, float[5,4] table)
        => (float[3,4] picked, float[5,4] same, float[5] sums)
        { picked = Gather <axis = 0> (table, rows)
          same = Identity (table)
          sums = ReduceSum <keepdims = 0> (table, axis) }"""
    model = onnx.parser.parse_model(text)
    model.graph.initializer.append(onnx.numpy_helper.from_array(np.array([1]), "axis"))
    return model


def bare() -> onnx.ModelProto:
    """A model without weights, one of whose outputs is its input."""
    text = """<ir_version: 10, opset_import: ["" : 20]>
        bare (float[300] x) => (float[300] y, float[300] z) { y = Relu (x) z = Identity (x) }"""
    return onnx.parser.parse_model(text)


MODELS: Mapping[str, Model] = {
    **{name: SMALL[name] for name in ("tiny_encoder", "control_flow", "pooling", "other_dtypes",
                                      "awkward_graph", "reductions")},
    "picking": picking,
    "bare": bare,
    "f16": lambda: in_half(SMALL["tiny_encoder_single"](), "f16"),
    "int8": lambda: quantised("mlp", "qdq_u8s8"),
}  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("objects")


def compiled(name: str, folder: Path) -> Path:
    """The offline model of one of MODELS, made once, with its object and header next to it."""
    made = folder / f"{name}.om"
    if not made.exists():
        onnx.save(MODELS[name](), folder / f"{name}.onnx")
        compile_model(
            folder / f"{name}.onnx", made, Options(TARGET), MemoryLookup(), lambda event: None
        )
        emit_object(made, folder / name)
    return made


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


def wanted(offline: Path, feeds: Mapping[str, np.ndarray]) -> Bytes:
    with load(offline, threads=1) as model:
        made = model.run(feeds)
        return [made[port.name].tobytes() for port in model.outputs]


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
    for file in (None, tmp_path / "missing", tmp_path, tmp_path / "cut", tmp_path / "others",
                 tmp_path / "other.weights"):  # fmt: skip
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


# -- with a C compiler -----------------------------------------------------------------------------


def tool(name: str) -> str:
    if (found := shutil.which(name)) is None:
        pytest.skip(f"there is no {name} here")
    return found


def run(*words: object, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*map(str, words)], cwd=cwd, capture_output=True, text=True, check=False)


def built(folder: Path, *arguments: object, compiler: str = "cc", sanitized: bool = True) -> Path:
    """A program, with sanitizers where the compiler has them. Warnings are errors."""
    program = folder / "program"
    words = [tool(compiler), "-Wall", "-Wextra", "-Werror", "-pthread", "-o", program, *arguments]
    if sanitized:
        words[1:1] = SANITIZERS
    ended = run(*words, cwd=folder)
    if sanitized and "asan" in ended.stderr:
        pytest.skip("this compiler has no sanitizers")
    assert ended.returncode == 0, ended.stderr
    return program


@pytest.mark.parametrize("name", ["tiny_encoder", "f16", "int8"])
def test_the_example_in_c_gives_the_same_bits_under_sanitizers(
    name: str, folder: Path, tmp_path: Path
) -> None:
    offline, feeds = compiled(name, folder), random_inputs(MODELS[name]())
    program = built(
        tmp_path, f"-DNAME={name}", "-include", folder / f"{name}.h", EXAMPLE, folder / f"{name}.o"
    )
    with load(offline, threads=1) as model:
        (tmp_path / "in").write_bytes(b"".join(feeds[p.name].tobytes() for p in model.inputs))

    for threads in (1, 2):
        subprocess.run([program, str(threads), "3", "in", "out"], cwd=tmp_path, check=True)
        assert (tmp_path / "out").read_bytes() == b"".join(wanted(offline, feeds))
    wrong = run(program, "-3", "1", "in", "out", cwd=tmp_path)
    assert (wrong.returncode, wrong.stderr) == (2, f"{ERRORS['THREADS']}\n")


TWO_MODELS = """
#include "tiny_encoder.h"
#include "picking.h"
#include "picking.h"
#include <stdlib.h>
int main(void) {
    int code = 99;
    for (int turn = 0; turn < 1000; turn++) {
        tiny_encoder_model *one = tiny_encoder_create(turn % 3, NULL, &code);
        picking_model *two = picking_create(1 + turn % 2, NULL, NULL);
        if (!one || !two || code) return 1;
        if (picking_run(two, NULL, NULL) != TUNEBANK_NULL) return 2;
        size_t inputs, outputs;
        const tunebank_tensor *in = picking_inputs(&inputs), *out = picking_outputs(&outputs);
        void *given[2], *made[3];
        for (size_t i = 0; i < inputs; i++) given[i] = calloc(1, in[i].bytes);
        for (size_t i = 0; i < outputs; i++) made[i] = calloc(1, out[i].bytes);
        if (picking_run(two, (const void *const *)given, made)) return 3;
        for (size_t i = 0; i < inputs; i++) free(given[i]);
        for (size_t i = 0; i < outputs; i++) free(made[i]);
        picking_destroy(two);
        tiny_encoder_destroy(one);
    }
    if (picking_create(-1, NULL, &code) || code != TUNEBANK_THREADS) return 4;
    return 0;
}
"""


HOSTILE = """
#include "tiny_encoder.h"
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
static void *in[3], *out[2];
static int run(tiny_encoder_model *model) {
    return tiny_encoder_run(model, (const void *const *)in, out);
}
static int ended(pid_t child) {
    int status;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}
int main(void) {
    size_t inputs, outputs;
    const tunebank_tensor *ins = tiny_encoder_inputs(&inputs);
    const tunebank_tensor *outs = tiny_encoder_outputs(&outputs);
    for (size_t i = 0; i < inputs; i++) in[i] = calloc(1, ins[i].bytes);
    for (size_t i = 0; i < outputs; i++) out[i] = calloc(1, outs[i].bytes);
    pid_t child = fork();
    if (!child) { /* memory for some instances, and for no 4096 stacks */
        struct rlimit bound = {64 << 20, 64 << 20};
        int code = -1;
        setrlimit(RLIMIT_AS, &bound);
        if (tiny_encoder_create(4096, NULL, &code) || code != TUNEBANK_START) _exit(2);
        tiny_encoder_model *model, *last = NULL;
        while ((model = tiny_encoder_create(1, NULL, &code))) last = model;
        _exit(code != TUNEBANK_MEMORY || !last || run(last) ? 3 : 0);
    }
    if (ended(child)) return 1;
    tiny_encoder_model *model = tiny_encoder_create(3, NULL, NULL);
    if (run(model)) return 2;
    if (!(child = fork())) {
        tiny_encoder_model *own = tiny_encoder_create(2, NULL, NULL);
        int code = run(model) == TUNEBANK_FORK && run(own) == TUNEBANK_OK ? 0 : 4;
        tiny_encoder_destroy(model);
        tiny_encoder_destroy(own);
        _exit(code);
    }
    if (ended(child) || run(model)) return 3;
    tiny_encoder_destroy(model);
    return 0;
}
"""


def test_a_lack_of_memory_and_a_fork_have_codes(folder: Path, tmp_path: Path) -> None:
    compiled("tiny_encoder", folder)
    (tmp_path / "hostile.c").write_text(HOSTILE)

    program = built(
        tmp_path, "-I", folder, "hostile.c", folder / "tiny_encoder.o", sanitized=False
    )  # sanitizers reserve more memory than the limit of this test

    assert run(program).returncode == 0


@pytest.mark.parametrize(("compiler", "suffix"), [("cc", "c"), ("c++", "cpp")])
def test_two_models_live_in_one_program_which_makes_them_a_thousand_times(
    compiler: str, suffix: str, folder: Path, tmp_path: Path
) -> None:
    names = ("tiny_encoder", "picking")
    for name in names:
        compiled(name, folder)
    (tmp_path / f"two.{suffix}").write_text(TWO_MODELS)

    program = built(tmp_path, "-I", folder, f"two.{suffix}", *(folder / f"{n}.o" for n in names),
                    compiler=compiler)  # fmt: skip

    ended = run(program)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_an_object_is_position_independent_and_needs_the_c_library_alone(
    folder: Path, tmp_path: Path
) -> None:
    compiled("tiny_encoder", folder)
    for name in ("tiny_encoder", "int8", "f16", "picking"):
        compiled(name, folder)
        file = folder / f"{name}.o"
        built(tmp_path, "-shared", "-Wl,-z,text,-z,defs,--fatal-warnings", file, sanitized=False)
        shown = subprocess.run([tool("nm"), "-g", file], capture_output=True, text=True, check=True)
        symbols = [line.split()[-2:] for line in shown.stdout.splitlines()]
        assert {name for kind, name in symbols if kind == "U"} <= LIBC
        assert {name for kind, name in symbols if kind != "U"} == {
            f"{name}_{function}" for function in native_object.FUNCTIONS
        }


def test_the_example_in_rust_gives_the_same_bits(folder: Path, tmp_path: Path) -> None:
    offline, feeds = compiled("tiny_encoder", folder), random_inputs(MODELS["tiny_encoder"]())
    shutil.copy(folder / "tiny_encoder.o", tmp_path / "m.o")
    emit_object(offline, tmp_path / "m")
    with load(offline, threads=1) as model:
        (tmp_path / "in").write_bytes(b"".join(feeds[p.name].tobytes() for p in model.inputs))

    words = [tool("rustc"), "-O", ROOT / "examples/c/run_model.rs", "-C", "link-arg=m.o"]
    subprocess.run(words, cwd=tmp_path, check=True)
    subprocess.run(["./run_model", "2", "in", "out"], cwd=tmp_path, check=True)

    assert (tmp_path / "out").read_bytes() == b"".join(wanted(offline, feeds))
