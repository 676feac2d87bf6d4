"""A model as an object file for C: kernels, driver, weights, and entry functions around them.

The entry functions are in `model_entry.ll`, the threads and how they wait in `driver.ll`. What is
special to a model are constants, which are written here as LLVM IR. An instance has a block of
memory of its own, in words of 8 bytes:

    word 0          1 while a call runs
    word 1          the process that made it
    words 2, 3      cores that it runs on; those whose threads have started
    words 4 to 10   addresses: the words of its steps, arena, scratch memory of the cores, the
                    mapped file of weights or 0, inputs and outputs, records of the threads, reports
    byte 128        the control block of `thread_pool`
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from tuner.cpu.flags import lacking_feature
from tuner.cpu.llvm import compile_ir
from tuner.cpu.relocatable import RelocatableFile
from tuner.cpu.thread_pool import DRIVER_IR, WAITING
from tuner.hardware import NativeModel, NativeTensor
from tuner.target import ISAS

if TYPE_CHECKING:
    from typing_extensions import Buffer

ENTRY_FILE = Path(__file__).with_name("model_entry.ll")
ENTRY_ISA = replace(ISAS["x86_64-v2"], cpu="x86-64")
"""Entry functions run everywhere: one of them says what the processor lacks."""
FUNCTIONS = ("create", "inputs", "outputs", "run", "error", "destroy")
PAGE_BYTES = 4096
WEIGHTS_SECTION, WEIGHTS = ".rodata.weights", "weights"
IDENTITY_BYTES = 128
"""Bytes at the start of a file of weights by which its object knows it."""

_BASES = ("number", "weights", "arena", "scratch", "reports", "words")
_UNKNOWN = "an unknown code"
ERRORS = {
    "OK": "no error",
    "NULL": "an address is null",
    "THREADS": "the number of threads is not from 0 to 4096",
    "CPU": "this processor lacks instructions that the model was compiled for",
    "MEMORY": "there is not enough memory",
    "START": "a thread cannot be started",
    "WEIGHTS": "the file of weights cannot be read, or belongs to another model",
    "BUSY": "another call of this instance is running",
    "FORK": "this instance was created by another process, before a fork",
    "ALIGNMENT": "an address is not a multiple of the size of an element",
}
"""Errors of the entry functions, numbered from 0."""
REFUSED = 16
"""The first code of those that say which node refused its inputs."""

_FLAGS = {
    (1, 0, 2): {
        "sse3": 0, "ssse3": 9, "fma": 12, "cx16": 13, "sse4.1": 19, "sse4.2": 20, "movbe": 22,
        "popcnt": 23, "osxsave": 27, "avx": 28, "f16c": 29,
    },
    (7, 0, 1): {
        "bmi": 3, "avx2": 5, "bmi2": 8, "avx512f": 16, "avx512dq": 17, "avx512ifma": 21,
        "avx512cd": 28, "avx512bw": 30, "avx512vl": 31,
    },
    (7, 0, 2): {
        "avx512vbmi": 1, "avx512vbmi2": 6, "gfni": 8, "avx512vnni": 11, "avx512bitalg": 12,
        "avx512vpopcntdq": 14,
    },
    (7, 0, 3): {"amx-bf16": 22, "avx512fp16": 23, "amx-tile": 24, "amx-int8": 25},
    (7, 1, 0): {"avxvnni": 4, "avx512bf16": 5},
    (0x80000001, 0, 2): {"lzcnt": 5},
}  # fmt: skip
"""Bits of CPU flags by leaf, subleaf and register (eax, ebx, ecx, edx) of the cpuid instruction.

Source: Intel, Software Developer's Manual, volume 2A, CPUID; AMD, manual 24594, appendix E.
"""
_STATES = {"avx": 0x6, "avx512f": 0xE0, "amx-tile": 0x60000}
"""Registers that the system has to keep for a flag, as xgetbv says (Intel, volume 1, 13.3)."""


def needed_features(model: NativeModel) -> frozenset[str]:
    """CPU flags that the kernels of a model need."""
    isa = ISAS[model.target.soc_version]
    features = {*isa.features, *isa.emulated}
    for policy in model.policies:
        while lacking := lacking_feature(isa, features, policy):
            features.add(lacking)
    return frozenset(features)


def native_object(
    name: str, model: NativeModel, weights: memoryview | None, identity: bytes
) -> Iterator[Buffer]:
    """The object file of a model, piece by piece; its functions are `name`_create and so on.

    `weights` are those inside; None: they are in a file that begins with `identity`, and are one
    page behind its start. Raises KernelError.
    """
    functions = [f"{name}_{function}" for function in FUNCTIONS]
    entry = re.sub(r"@model_(\w+)", rf"@{name}_\1", ENTRY_FILE.read_text(encoding="ascii"))
    constants = "\n".join(_constants(model, weights is not None, identity))
    file = RelocatableFile()
    file.add_object(compile_ir(f"{constants}\n{DRIVER_IR}\n{entry}", ENTRY_ISA))
    for item in model.objects:
        file.add_object(item)
    if weights is not None:
        file.add_data(WEIGHTS, WEIGHTS_SECTION, weights, PAGE_BYTES)
    return file.pieces(functions)


def _constants(model: NativeModel, has_weights: bool, identity: bytes) -> Iterator[str]:
    waiting = WAITING["spin"]
    ports = (*model.inputs, *model.outputs)
    yield from _number("cores", model.target.cores)
    yield from _number("arena_bytes", model.arena_bytes)
    yield from _number("scratch_bytes", model.scratch_bytes)
    yield from _number("weights_bytes", model.weights_bytes)
    yield from _number("input_count", len(model.inputs))
    yield from _number("port_count", len(ports))
    yield from _number("first_row", model.first_row)
    yield from _number("check_count", len(model.refusals))
    yield from _table("waiting", "i64", [
        waiting.patience, waiting.between, waiting.apart, waiting.idle,
    ])  # fmt: skip
    yield from _counted("word", "words", "{ i64, ptr }", map(_word, model.words))
    yield from _counted("row", "units", "{ i64, i64 }", (
        f"{{ i64 {units}, i64 {int(alone)} }}" for units, alone in model.units
    ))  # fmt: skip
    yield from _counted("slot", "slots", "[3 x i64]", map(_three, model.slots))
    yield from _counted("copy", "copies", "[3 x i64]", map(_three, model.copies))
    features = needed_features(model)
    yield from _counted("feature", "features", "[4 x i32]", cpu_rows(features))
    states = sum(mask for feature, mask in _STATES.items() if feature in features)
    yield f"@states = internal constant i32 {states}"
    for function in dict.fromkeys(str(value) for kind, value in model.words if kind == "function"):
        yield f"declare hidden void @{function}()"
    yield f"@{WEIGHTS} = external hidden constant i8" if has_weights else ""
    inside = f"@{WEIGHTS}" if has_weights else "null"
    yield f"@weights_inside = internal constant ptr {inside}"
    yield f"@weights_identity = internal constant {_text(identity.ljust(IDENTITY_BYTES, bytes(1)))}"
    shown = []
    for number, port in enumerate(ports):
        yield f"@port_name_{number} = internal constant {_text(port.name.encode() + bytes(1))}"
        yield f"@port_type_{number} = internal constant {_text(port.dtype.encode() + bytes(1))}"
        yield from _table(f"port_shape_{number}", "i64", port.shape)
        shown.append(
            f"{{ ptr, ptr, i64, i64, i64, ptr }} {{ ptr @port_name_{number},"
            f" ptr @port_type_{number}, i64 {port.element_bytes}, i64 {port.bytes},"
            f" i64 {len(port.shape)}, ptr @port_shape_{number} }}"
        )
    kind = "{ ptr, ptr, i64, i64, i64, ptr }"
    yield f"@ports = internal constant [{len(ports)} x {kind}] [{', '.join(shown)}]"
    texts = [*ERRORS.values(), *[_UNKNOWN] * (REFUSED - len(ERRORS)), *model.refusals, _UNKNOWN]
    for number, text in enumerate(texts):
        yield f"@text_{number} = internal constant {_text(text.encode() + bytes(1))}"
    yield from _counted("text", "texts", "ptr", (f"@text_{n}" for n in range(len(texts))))


def cpu_rows(features: Collection[str]) -> list[str]:
    """The rows that the entry functions compare with the processor: leaf, subleaf, register, bits.

    `osxsave` comes along with each register that the system has to keep: without it nothing says
    what that does. Raises KeyError for a flag of which no bit is known.
    """
    wanted = {*features, "osxsave"} if features & _STATES.keys() else {*features}
    if unknown := wanted - {flag for flags in _FLAGS.values() for flag in flags}:
        raise KeyError(*unknown)
    masks = {
        place: sum(1 << bit for flag, bit in flags.items() if flag in wanted)
        for place, flags in _FLAGS.items()
    }
    return [
        f"[i32 {leaf}, i32 {subleaf}, i32 {register}, i32 {mask}]"
        for (leaf, subleaf, register), mask in masks.items()
        if mask
    ]


def _number(name: str, value: int) -> Iterator[str]:
    yield f"@{name} = internal constant i64 {value}"


def _table(name: str, kind: str, values: Iterable[object]) -> Iterator[str]:
    items = [f"{kind} {value}" for value in values]
    yield f"@{name} = internal constant [{len(items)} x {kind}] [{', '.join(items)}]"


def _counted(count: str, name: str, kind: str, values: Iterable[str]) -> Iterator[str]:
    listed = list(values)
    yield from _number(f"{count}_count", len(listed))
    yield from _table(name, kind, listed)


def _word(word: tuple[str, int | str]) -> str:
    """A word of the steps: the number of its base, and what is added to that."""
    kind, value = word
    if kind == "function":
        return f"{{ i64 0, ptr @{value} }}"
    return f"{{ i64 {_BASES.index(kind)}, ptr inttoptr (i64 {value} to ptr) }}"


def _three(row: tuple[int, int, int]) -> str:
    return f"[{', '.join(f'i64 {number}' for number in row)}]"


def _text(content: bytes) -> str:
    """Bytes as a constant of LLVM, every one of them as a number."""
    escaped = re.sub("..", r"\\\g<0>", content.hex())
    return f'[{len(content)} x i8] c"{escaped}"'


# -- the header ----------------------------------------------------------------------------------

_COMMON = """\
#ifndef TUNEBANK_COMMON
#define TUNEBANK_COMMON
typedef struct tunebank_tensor {
    const char *name;
    const char *type;      /* as NumPy names it: float32, int64, bool, ... */
    size_t element_bytes;
    size_t bytes;          /* of the whole tensor, the last axis is contiguous */
    size_t rank;
    const int64_t *shape;  /* `rank` sizes */
} tunebank_tensor;

enum {
CODES
    TUNEBANK_REFUSED = 16 /* and above: a node refused the values of the inputs */
};
#endif
"""

_OWN = """\
typedef struct NAME_model NAME_model;

/* Create an instance that runs on `threads` cores, the caller's among them (0: CORES, or as many as
 * this process may use, if these are fewer). `weights`: WEIGHTS.
 * Returns NULL where that fails, with the code in `*error` (which may be NULL). */
NAME_model *NAME_create(int threads, const char *weights, int *error);

/* The inputs, or the outputs, in the order of `run`; their number is in `*count`. */
const tunebank_tensor *NAME_inputs(size_t *count);
const tunebank_tensor *NAME_outputs(size_t *count);

/* Run once: an address for each input and output, of contiguous memory of `bytes` bytes, aligned to
 * its elements; none may overlap an output. Returns TUNEBANK_OK or a code; what is in the outputs
 * then says nothing. An instance does one call at a time (TUNEBANK_BUSY), on any thread; several
 * instances run at the same time. After a fork, the child creates its own. */
int NAME_run(NAME_model *model, const void *const *inputs, void *const *outputs);

/* A sentence for a code. */
const char *NAME_error(int code);

/* End the threads of an instance and free its memory. No call of it may be running. */
void NAME_destroy(NAME_model *model);
"""


def native_header(name: str, model: NativeModel, weights: str | None) -> str:
    """The C header of an object; `weights` is the name of the file of weights, if there is one."""
    guard = f"TUNEBANK_OBJECT_{name}"
    file = f"the path of {_plain(weights)}" if weights else "not looked at, may be NULL"
    words = {"NAME": name, "CORES": str(model.target.cores), "WEIGHTS": file}
    own = re.sub("|".join(words), lambda found: words[found[0]], _OWN)
    codes = "\n".join(f"    TUNEBANK_{key} = {n}," for n, key in enumerate(ERRORS))
    sides = (("input", model.inputs), ("output", model.outputs))
    listed = "\n".join(line for kind, tensors in sides for line in _listed(kind, tensors))
    return (
        f"/* A model for {model.target.soc_version} as bankd atc --emit object wrote it. Link with"
        f" -pthread.\n *\n{listed}\n */\n#ifndef {guard}\n#define {guard}\n\n"
        "#include <stddef.h>\n#include <stdint.h>\n\n"
        '#ifdef __cplusplus\nextern "C" {\n#endif\n\n'
        f"{_COMMON.replace('CODES', codes)}\n{own}\n"
        f"#ifdef __cplusplus\n}}\n#endif\n\n#endif /* {guard} */\n"
    )


def _listed(kind: str, tensors: Sequence[NativeTensor]) -> Iterator[str]:
    for number, tensor in enumerate(tensors):
        name, shape = _plain(tensor.name), ", ".join(map(str, tensor.shape))
        yield f" * {kind} {number}: {name}, {tensor.dtype} [{shape}], {tensor.bytes} bytes"


def _plain(name: str) -> str:
    """The part of a name that cannot end a comment, and is text everywhere."""
    return re.sub(r"[^\w.:\-]", "?", name, flags=re.ASCII)[:80]
