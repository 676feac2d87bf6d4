"""An offline model as an object file and a C header: `bankd atc --emit object`.

OUT.o has the kernels, the driver of the threads, and the weights, or knows those in OUT.weights: a
page that begins with their SHA-256, and the weights themselves, which are mapped.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np

from tuner.backend import backend_of
from tuner.errors import OptionError
from tuner.files.atomic import replacing
from tuner.offline_model import offline_model
from tuner.offline_model.signature import required_keys
from tuner.program.memory import aligned
from tuner.program.native_model import native_model
from tuner.program.program import Place, Program, programs_from_json
from tuner.program.program_check import check_program
from tuner.runtime.constants import LoadedConstants, constants_of

PAGE_BYTES = 4096
MAX_INSIDE_BYTES = 1 << 30
"""Weights inside an object: code reaches what is within 2 GiB of it, and a program has more."""
OF_THE_C_LIBRARY = frozenset(
    ("aio", "argp", "argz", "cnd", "epoll", "gai", "memfd", "mtx", "pthread", "sem", "thrd",
     "timer", "timerfd", "tss")
)  # fmt: skip
"""Names with functions such as `NAME_create` in the C library."""


def emit_object(model: Path, prefix: Path, *, external: bool = False) -> tuple[Path, ...]:
    """Write `prefix`.o and .h, with `external` also .weights, of an offline model; return them.

    The functions have the name of `prefix` in front, with "_" for what C does not allow in names.
    Weights that the offline model derives when it is loaded are in the object, or in the file, as
    they are: a program in C derives nothing.
    Raises OfflineModelError for a file that `load` refuses or that changes meanwhile, OptionError
    for a model that does not run without Python, and where the disk refuses.
    """
    data = offline_model.load(model, keys=required_keys(None))
    programs = programs_from_json(data.program)
    for program in programs:
        check_program(program)
    if refusal := _refusal(programs):
        raise OptionError(f"{model}: {refusal[0]}", refusal[1])
    (program,) = programs
    constants = constants_of(model, data, programs, copies=False)
    program, weights = _with_all_weights(program, constants)
    if weights.nbytes > MAX_INSIDE_BYTES and not external:
        raise OptionError(
            f"{model}: {weights.nbytes} bytes of weights, and an object holds {MAX_INSIDE_BYTES}",
            "give --external_weight 1, which writes them into a file of their own",
        )
    name = c_name(prefix.name)
    native, backend = native_model(program, data.objects), backend_of(program.target.soc_version)
    code, header, beside = (prefix.with_name(prefix.name + e) for e in (".o", ".h", ".weights"))
    identity = b""
    if external:
        identity = b"tunebank weights".ljust(64) + hashlib.sha256(weights).hexdigest().encode()
        with replacing(beside) as file:
            file.write(identity.ljust(PAGE_BYTES, b"\0"))
            file.write(weights)
    with replacing(code) as out:
        for piece in backend.native_object(name, native, None if external else weights, identity):
            out.write(piece)
        for mapped in constants.files:
            mapped.require_unchanged()
    with replacing(header) as file:
        text = backend.native_header(name, native, beside.name if external else None)
        file.write(text.encode())
    return (code, header, beside) if external else (code, header)


def _with_all_weights(program: Program, constants: LoadedConstants) -> tuple[Program, memoryview]:
    """The program with its derived weights behind the stored ones, and all of them."""
    stored, derived = constants.stored, constants.derived
    if derived is None:
        return program, stored.data
    start = aligned(stored.nbytes, PAGE_BYTES)
    everything = np.zeros(start + derived.nbytes, np.uint8)
    everything[: stored.nbytes], everything[start:] = stored, derived

    def move(place: Place) -> Place:
        is_derived = place.kind == "derived"
        return Place("weights", start + place.offset) if is_derived else place

    moved = program.with_places(move)
    return replace(moved, weights_bytes=everything.nbytes, derived_bytes=0), everything.data


def c_name(text: str) -> str:
    """A name that C allows, made of any: it begins with a letter, and is of no other library.

    Names that begin with "_" are reserved for compilers, and `pthread_create` is of the C library.
    """
    name = re.sub(r"\W", "_", text, flags=re.ASCII)
    is_free = re.match(r"[A-Za-z]", name) and name not in OF_THE_C_LIBRARY
    return name if is_free else f"model_{name}"


def _refusal(programs: tuple[Program, ...]) -> tuple[str, str] | None:
    """The reason why a model needs Python, and what to do; None where it does not."""
    program = programs[0]
    parts = Counter("+".join(step.origin) or step.name for step in program.steps if step.segment)
    if program.whole_model is not None:
        return (
            "ONNX Runtime runs the whole model, and an object has kernels alone",
            "`bankd explain` says why; without tuning, `bankd atc --model MODEL` compiles kernels",
        )
    if parts:
        listed = ", ".join(name if n == 1 else f"{n} {name}" for name, n in parts.items())
        return (
            f"ONNX Runtime runs {listed}, and an object has kernels alone",
            "`bankd explain MODEL` says why; export the model without these operators",
        )
    if len(programs) > 1 or program.open_sizes or any(-1 in p.shape for p in program.inputs):
        return (
            "it takes inputs of several shapes, and an object has one",
            "give one shape: --input_shape NAME:1,3,224,224",
        )
    if program.target.isa.architecture != "x86_64":
        return (
            f"objects are written for x86_64, not for {program.target.soc_version}",
            "compile it for a tier of x86_64, with --soc_version",
        )
    return None
