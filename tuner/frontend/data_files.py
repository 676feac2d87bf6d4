"""Files that an ONNX model consists of: its own, and those of its weights next to it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path, PurePath

from onnx import ModelProto, TensorProto

from tuner.errors import ModelError
from tuner.files.descriptors import open_regular
from tuner.frontend.onnx_tensors import parts_of
from tuner.frontend.read import read_model


def data_files_of(proto: ModelProto) -> tuple[str, ...]:
    """The files of a model's weights, relative to its folder, sorted.

    Raises ModelError for a file outside of the model's folder.
    """
    external = (t for t in parts_of(proto, TensorProto) if t.data_location == TensorProto.EXTERNAL)
    entries = (entry for tensor in external for entry in tensor.external_data)
    names = sorted({str(entry.value) for entry in entries if entry.key == "location"})
    for name in names:
        path = PurePath(name)
        if path.is_absolute() or ".." in path.parts or not path.parts:
            raise ModelError(f"its weights are in {name!r}, outside the model's folder")
    return tuple(names)


def hash_of_files(files: Iterable[Path]) -> str:
    """One SHA-256 of the content of several files, in their order. Raises OSError."""
    total = hashlib.sha256()
    for path in files:
        with open_regular(path) as file:
            total.update(hashlib.file_digest(file, "sha256").digest())
    return total.hexdigest()


def model_hash(model: Path) -> str:
    """SHA-256 of an ONNX file with its weights. Raises OSError, ModelError."""
    names = data_files_of(read_model(model).proto)
    return hash_of_files([model, *map(model.parent.joinpath, names)])
