"""`bankd run`: one inference of an offline model, on given or random inputs."""

from __future__ import annotations

import time
import zlib
from collections.abc import Mapping, Sequence
from lzma import LZMAError
from pathlib import Path
from typing import Any
from zipfile import BadZipFile, ZipFile

import click
import numpy as np

from bankd import bridge
from bankd.bridge import DTYPES, replacing
from bankd.cli.formatting import remark
from bankd.cli.options import CORE_COUNT, PATH, json_option, wide_option
from bankd.cli.tables import is_json, print_json, print_table
from bankd.descriptors import open_regular
from bankd.errors import BankdError, ErrorCode, ExitCode
from bankd.number_text import counted
from bankd.time_text import time_text

COLUMNS = ("output", "type", "shape", "min", "mean", "max")

TEXT = "tensor(string)"
"""The type of inputs and outputs that are text, in ONNX Runtime's words."""

Arrays = dict[str, np.ndarray]
Ports = tuple[Any, ...]
"""Inputs or outputs of a model: `name`, `shape`, and `dtype` as in "f32"."""


@click.command
@click.argument("model", metavar="MODEL.om", type=PATH)
@click.option("--inputs", type=PATH, metavar="IN.npz", help="Arrays by input name.")
@click.option("--outputs", type=PATH, metavar="OUT.npz", help="Where to write the outputs.")
@click.option("--threads", type=CORE_COUNT, metavar="N",
              help="Default: as many as the target's cores.")  # fmt: skip
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True,
              help="Seed of the random inputs.")  # fmt: skip
@click.option("--verify-key", "--verify_key", "verify_key", type=PATH, metavar="K",
              help="Refuse a model that this public key, or one of this folder (*.pub), did not"
              " sign (default: TUNEBANK_VERIFY_KEY).")  # fmt: skip
@wide_option
@json_option
def run(
    model: Path,
    inputs: Path | None,
    outputs: Path | None,
    threads: int | None,
    seed: int,
    verify_key: Path | None,
) -> int:
    """Run an offline model once; prints its outputs' names, types, shapes and ranges.

    Of a model for several shapes, random inputs are of the largest.

    \b
    Examples:
      bankd run out/m.om --inputs in.npz --outputs out.npz
      bankd run out/m.om --threads 1              on random inputs
      bankd run out/m.om --verify_key release.key.pub
    """
    if threads is not None and threads > (cores := bridge.host_cores()):
        most = counted(cores, "core")
        remark(f"--threads {threads}: this process may use {most}, so that many are used")
        threads = cores
    with bridge.load(model, threads, verify_key=verify_key) as loaded:
        ports = loaded.program.inputs
        for port in (*ports, *loaded.program.outputs):  # No .npz file holds sequences.
            if port.dtype not in DTYPES and port.dtype != TEXT:
                what = f"is of type {port.dtype}, which `bankd run` cannot handle"
                raise BankdError(
                    f"{model}: {port.name!r} {what}",
                    "run the model in Python, with tuner.load",
                    ErrorCode.FILE,
                )
        if inputs:
            fed = read_inputs(inputs, loaded.programs)
        else:
            fed = random_inputs(ports, bridge.largest_shapes(loaded.programs), seed)
        started_s = time.perf_counter()
        results = loaded.run(fed)
        took_ms = (time.perf_counter() - started_s) * 1e3
    if outputs is not None:
        _write(outputs, results)
    rows = [_row(name, array) for name, array in results.items()]
    if is_json():
        print_json([dict(zip(COLUMNS, row, strict=True)) for row in rows])
    else:
        print_table(COLUMNS, rows, cutting=("output",), dropping=("type",))
    remark(f"one inference took {time_text(took_ms * 1e3)} (the first; see `bankd bench`)")
    return ExitCode.OK


def read_inputs(path: Path, programs: Sequence[Any]) -> Arrays:
    """The arrays of an .npz file, checked against the model. Raises BankdError (EG0011)."""
    try:
        # NumPy leaves a file open that it opened itself and then found to be no archive.
        with open_regular(path) as stream:
            file = np.load(stream, allow_pickle=False)
            is_archive = isinstance(file, np.lib.npyio.NpzFile)
            arrays = {name: file[name] for name in file.files} if is_archive else None
    except OSError as error:
        raise _refused(path, error.strerror or str(error)) from error
    except (ValueError, EOFError, BadZipFile, RuntimeError, zlib.error, LZMAError) as error:
        raise _refused(path, f"it is not an .npz file of plain arrays ({error})") from error
    if arrays is None:
        raise _refused(path, "it is a single array, not an .npz file with names")
    types = {port.name: _dtype(port) for port in programs[0].inputs}
    arrays = {n: bridge.read_as(a, types.get(n, a.dtype)) for n, a in arrays.items()}
    check_inputs(path, arrays, programs)
    texts = {port.name for port in programs[0].inputs if port.dtype == TEXT}
    return {n: array.astype(object) if n in texts else array for n, array in arrays.items()}


def check_inputs(path: Path, arrays: Mapping[str, np.ndarray], programs: Sequence[Any]) -> None:
    """Raises BankdError unless names, types and shapes are those of one of a model's programs."""
    ports = programs[0].inputs
    names = [port.name for port in ports]
    wrong = [f"the input {name!r} is missing; it has {_listed(arrays)}"
             for name in names if name not in arrays]  # fmt: skip
    wrong += [f"the model has no input {name!r}; it has {_listed(names)}"
              for name in arrays if name not in names]  # fmt: skip
    for port in ports if not wrong else ():
        array, dtype = arrays[port.name], _dtype(port)
        is_text = port.dtype == TEXT and array.dtype.kind == "U"
        if array.dtype != dtype and not is_text:
            wrong.append(f"{port.name!r} is of type {array.dtype}, the model takes {dtype}")
    if not wrong:
        shapes = [arrays[name].shape for name in names]
        if all(bridge.values_for(program, shapes) is None for program in programs):
            given = ", ".join(f"{n}: {list(s)}" for n, s in zip(names, shapes, strict=True))
            wrong.append(f"it has {given}; the model takes {bridge.accepted(programs)}")
    if wrong:
        raise _refused(path, wrong[0])


def random_inputs(ports: Ports, shapes: Sequence[tuple[int, ...]], seed: int) -> Arrays:
    """Standard-normal floats, and small whole numbers for indices."""
    generator = np.random.default_rng(seed)
    arrays: Arrays = {}
    for port, shape in zip(ports, shapes, strict=True):
        dtype = _dtype(port)
        if dtype.kind == "O":
            arrays[port.name] = np.full(shape, "1", object)
        elif dtype.kind == "f":
            arrays[port.name] = generator.standard_normal(shape).astype(dtype)
        else:
            arrays[port.name] = generator.integers(0, 2, shape).astype(dtype)
    return arrays


def _write(path: Path, arrays: Arrays) -> None:
    """Write under a temporary name first, so that no process reads half a file.

    Not by `numpy.savez`, whose own parameters some names of outputs would be taken for.
    """
    with replacing(path) as file, ZipFile(file, "w") as archive:
        for name, array in arrays.items():
            with archive.open(f"{name}.npy", "w", force_zip64=True) as entry:
                plain = array.astype(str) if array.dtype.kind == "O" else array
                np.lib.format.write_array(entry, plain, allow_pickle=False)


def _row(name: str, array: np.ndarray) -> tuple[object, ...]:
    shape = "x".join(map(str, array.shape)) or "scalar"
    if array.size == 0 or array.dtype.kind == "O":
        return (name, str(array.dtype), shape, None, None, None)
    figures = array.min(), array.mean(), array.max()
    return (name, str(array.dtype), shape, *map(float, figures))


def _dtype(port: Any) -> np.dtype[Any]:
    return DTYPES.get(port.dtype, np.dtype(object))


def _listed(names: Any) -> str:
    return ", ".join(map(repr, names)) or "nothing"


def _refused(path: Path, what: str) -> BankdError:
    return BankdError(f"{path} cannot be used: {what}", "see `bankd run --help`", ErrorCode.FILE)
