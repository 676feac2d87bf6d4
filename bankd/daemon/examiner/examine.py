"""Examination of one file: it is read once, by descriptors that no link can lead astray."""

from __future__ import annotations

import errno
import hashlib
import os
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path, PurePath
from typing import Any

from bankd.bridge import (
    SUFFIXES,
    ModelError,
    TunerError,
    framework_of,
    kind_of,
    read_cann,
    read_model,
)
from bankd.config.json_settings import MAX_JSON_BYTES
from bankd.config.model_settings import samples_file, settings_file
from bankd.daemon.examiner.examination import DEADLY, ExaminationFault, Examined, Foreign
from bankd.daemon.scanner.inbox import Look
from bankd.errors import BankdError, ErrorCode
from bankd.system.safe_open import is_being_written, open_beneath

MAX_DATA_FILES = 1000
"""Each of them is a path that the daemon keeps, and looks at again and again."""


def named_data_files(model: Path) -> tuple[str, ...]:
    """Every external-data file that the model names inside its own folder, sorted.

    Relative to that folder. By their letters only: what a name leads to outside of it is not even
    looked at, and makes the tuner refuse the model. Raises ModelError for what is no model, or
    names more than MAX_DATA_FILES.
    """
    graph = read_model(model).proto.graph
    names = {os.path.normpath(name) for name in _locations(graph) if "\0" not in name}
    below = sorted(name for name in names if _is_below(name))
    if len(below) > MAX_DATA_FILES:
        what = f"its weights are in {len(below):,} files; {MAX_DATA_FILES:,} are read at most"
        raise ModelError(what, "save the model with all of its weights in one file", ErrorCode.FILE)
    return tuple(below)


def _is_below(name: str) -> bool:
    path = PurePath(name)
    return bool(path.parts) and not path.is_absolute() and ".." not in path.parts


def _locations(graph: Any) -> Iterator[str]:
    for tensor in _tensors(graph):
        if tensor.data_location == tensor.EXTERNAL:
            named = (e.value for e in tensor.external_data if e.key == "location")
            yield from (name for name in named if isinstance(name, str))


def _tensors(graph: Any) -> Iterator[Any]:
    """The initializers and constants of a graph and of the graphs inside it."""
    graphs = [graph]
    while graphs:
        here = graphs.pop()
        yield from here.initializer
        for attribute in (a for node in here.node for a in node.attribute):
            if attribute.HasField("t"):
                yield attribute.t
            yield from attribute.tensors
            if attribute.HasField("g"):
                graphs.append(attribute.g)
            graphs += attribute.graphs


PIECE_BYTES = 2**20
MAX_MODEL_BYTES = 2**35
"""Maximum size of a model with its data files. A sparse file takes no space, and days to read."""
MAX_HOLLOW = 8
"""A file that takes less of the disk than this part of its size is mostly holes."""
MIN_HOLLOW_BYTES = 2**28

SURE_S = 1.0
"""Age of a change at which the next one will have another time."""
MAX_HASHES = 1024
_hashes: dict[tuple[int, Look], str] = {}
"""Hashes of files in the states in which they were read."""


class _BeingWritten(Exception):  # noqa: N818
    """Another program has the file of this name open for writing."""


@dataclass(frozen=True)
class Content:
    """The contents of a file: the data files that it names, or what it is instead of a model."""

    data: tuple[str, ...] = ()
    foreign: Foreign | None = None


Reader = Callable[[Path, Path], Content]
"""Reads an open file by its path; the other path is where it is. Raises TunerError for no model."""


def read_content(path: Path, place: Path) -> Content:
    """Return the kind of model. Raises TunerError for what is none."""
    kind = kind_of(path)
    if kind == "ours":
        return Content()
    is_of_framework = kind == "om2" and place.suffix.lower() in SUFFIXES  # .keras is a ZIP, too
    if kind is not None and not is_of_framework:
        return Content(foreign=Foreign(read_cann(path).as_json()))
    framework = framework_of(place)
    framework.require_package(Path(place.name))
    return Content(framework.parts(place) if framework.converter else named_data_files(path))


def examine(root: Path, path: Path, read: Reader = read_content) -> Examined:
    """Look into a file below a watched folder. What is wrong with it is part of the answer."""
    with ExitStack() as stack:
        try:
            descriptor = stack.enter_context(_opened(root, path))
            look = Look.of(os.fstat(descriptor))
            _require_readable(path.name, os.fstat(descriptor), 0)
            whole = Examined({path.name: look}, {path.name: _hash(descriptor)}, None, look[1])
            found = _with_samples(root, path, _with_settings(root, path, whole))
            return _with_content(root, path, descriptor, found, read)
        except _BeingWritten as written:
            return Examined({path.name: None}, {}, written=str(written))
        except BankdError as error:
            hint = error.hint or "check the file"
            return Examined.unread(path, ExaminationFault(error.message, hint, ErrorCode.FILE))
        except OSError as error:
            return Examined.unread(path, _fault_of_disk(path.name, error))


def _with_content(
    root: Path, path: Path, descriptor: int, found: Examined, read: Reader
) -> Examined:
    try:
        content = read(Path(f"/proc/self/fd/{descriptor}"), path)
    except TunerError as error:
        return replace(found, fault=_fault(path, descriptor, error))
    if content.foreign is not None:
        return replace(found, foreign=content.foreign)
    settings = settings_file(path).name
    for name in content.data:
        if name in found.hashes:
            continue
        if name == settings:
            what = f"{path.name} names its own settings, {name}, as a data file"
            return replace(
                found, fault=ExaminationFault(what, "export the model again", ErrorCode.FILE)
            )
        found = _with_data(root, path.parent / name, name, found)
    return found


def _with_settings(root: Path, path: Path, found: Examined) -> Examined:
    settings = settings_file(path)
    try:
        with _opened(root, settings) as descriptor:
            look = Look.of(os.fstat(descriptor))
            # One byte more than is allowed is enough to report what is wrong.
            data = os.read(descriptor, MAX_JSON_BYTES + 1)
    except FileNotFoundError:
        return found
    except OSError as error:
        if error.errno == errno.ENAMETOOLONG:
            return found  # No file can be called so: there are none.
        raise
    text = data.decode("utf-8", "surrogateescape")
    looks = {**found.looks, settings.name: look}
    return replace(found, looks=looks, settings=text)


def _with_samples(root: Path, path: Path, found: Examined) -> Examined:
    """Samples are data of the model, but for that they may be missing."""
    samples = samples_file(path)
    with_data = _with_data(root, samples, samples.name, found)
    return found if with_data.looks[samples.name] is None else with_data


def _with_data(root: Path, data: Path, name: str, found: Examined) -> Examined:
    try:
        with _opened(root, data) as descriptor:
            look = Look.of(os.fstat(descriptor))
            _require_readable(name, os.fstat(descriptor), found.size_bytes)
            hashes = {**found.hashes, name: _hash(descriptor)}
    except FileNotFoundError:
        return replace(found, looks={**found.looks, name: None})
    except BankdError as error:
        fault = ExaminationFault(error.message, error.hint or "check the data file", ErrorCode.FILE)
        return _with_faulty_data(data, name, found, fault)
    except OSError as error:
        if error.errno == errno.ENAMETOOLONG:
            return replace(found, looks={**found.looks, name: None})  # There is none.
        return _with_faulty_data(data, name, found, _fault_of_disk(name, error))
    size_bytes = found.size_bytes + look.size_bytes
    return replace(found, looks={**found.looks, name: look}, hashes=hashes, size_bytes=size_bytes)


def _with_faulty_data(data: Path, name: str, found: Examined, fault: ExaminationFault) -> Examined:
    """Its state is part of what was seen: when that changes, the model is looked into again."""
    try:
        look = Look.of(data.lstat())
    except OSError:
        look = None
    looks = {**found.looks, name: look}
    return replace(found, looks=looks, fault=fault, is_content=False)


@contextmanager
def _opened(root: Path, path: Path) -> Iterator[int]:
    """Raises BankdError and OSError as `open_beneath` does, _BeingWritten for an unfinished one."""
    descriptor = open_beneath(root, path)
    try:
        if is_being_written(descriptor):
            raise _BeingWritten(path.name)
        yield descriptor
    finally:
        os.close(descriptor)


def _hash(descriptor: int) -> str:
    """Models of one network may share gigabytes of weights by hard links: these are read once."""
    found = os.fstat(descriptor)
    state = found.st_dev, Look.of(found)
    if known := _hashes.get(state):
        return known
    digest, offset = hashlib.sha256(), 0
    while piece := os.pread(descriptor, PIECE_BYTES, offset):
        digest.update(piece)
        offset += len(piece)
    # A file that has just changed may change again at what counts as the same time.
    if time.time() - found.st_ctime > SURE_S and Look.of(os.fstat(descriptor)) == state[1]:
        if len(_hashes) == MAX_HASHES:
            _hashes.clear()
        _hashes[state] = digest.hexdigest()
    return digest.hexdigest()


def _fault(path: Path, descriptor: int, error: TunerError) -> ExaminationFault:
    """Reword an error to name the file, and not the descriptor by which it was read."""
    if isinstance(error, ModelError) and path.suffix.lower() == ".om":
        hint = "copy the file again, or drop the ONNX model that it was made from"
        return ExaminationFault(f"{path.name}: not an offline model", hint, ErrorCode.FILE)
    what = error.message.replace(f"/proc/self/fd/{descriptor}", path.name)
    what = what if what.startswith(path.name) else f"{path.name}: {what}"
    return ExaminationFault(what, error.hint or "export the model again", error.code)


def _require_readable(name: str, found: os.stat_result, before_bytes: int) -> None:
    """Raises BankdError for a file that no model needs, and that would keep us busy for hours."""
    if before_bytes + found.st_size > MAX_MODEL_BYTES:
        what = (
            f"{name} has {found.st_size:,} bytes; {MAX_MODEL_BYTES:,} of a model are read at most"
        )
        raise BankdError(what, "use a smaller model", ErrorCode.FILE)
    is_hollow = found.st_blocks * 512 * MAX_HOLLOW < found.st_size
    if is_hollow and found.st_size > MIN_HOLLOW_BYTES:
        raise BankdError(f"{name} is mostly holes", "copy the file again", ErrorCode.FILE)


def _fault_of_disk(name: str, error: OSError) -> ExaminationFault:
    """A disk that fails now may not fail the next time; whom a file belongs to, its state says."""
    what = f"{name} cannot be read: {error.strerror or error}"
    is_lasting = isinstance(error, (FileNotFoundError, PermissionError))
    code = ErrorCode.FILE if is_lasting else DEADLY
    return ExaminationFault(what, "check the file and its permissions", code)
