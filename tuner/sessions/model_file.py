"""An ONNX model as a session is given it, a path or bytes: the source of its online models."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
from dataclasses import dataclass, field
from pathlib import Path

from onnx import ValueInfoProto

from tuner.errors import ModelError
from tuner.files.descriptors import open_regular
from tuner.frontend.data_files import data_files_of, hash_of_files
from tuner.frontend.read import model_in, read_model
from tuner.offline_model.imod import MAGIC
from tuner.sessions.bank import Shapes
from tuner.sessions.ort_description import ModelMetadata, describe_model

ONNX_START = b"\x08"
"""First byte of an ONNX model: the tag of its version."""
MAX_NAME = 60
"""Maximum number of letters of a model's name in the names of files."""


@dataclass(frozen=True)
class ModelFile:
    """A model, and the shapes of its open inputs in one of its online models."""

    model: Path | bytes
    name: str
    content: str
    open_inputs: tuple[str, ...]
    """Names of the inputs with a size that only a run determines."""
    is_fixed: bool
    """It states every size of the inputs and outputs, and its inputs have no default values."""
    metadata: ModelMetadata
    data_files: tuple[str, ...] = ()
    """Files of its weights, relative to its folder."""
    shapes: Shapes = field(default_factory=dict)

    @staticmethod
    def read(given: str | os.PathLike[str] | bytes) -> ModelFile:
        """Read a model of tensors. Raises OSError, and ModelError also for other types."""
        model = given if isinstance(given, bytes) else Path(given).absolute()
        proto = (model_in(model) if isinstance(model, bytes) else read_model(model)).proto
        data_files = data_files_of(proto)
        if isinstance(model, bytes):
            if data_files:
                raise ModelError("the weights of a model in memory are in other files")
            name, content = proto.graph.name, hashlib.sha256(model).hexdigest()
        else:
            name, content = (
                model.stem,
                hash_of_files([model, *map(model.parent.joinpath, data_files)]),
            )
        defaults = {tensor.name for tensor in proto.graph.initializer}
        inputs = [value for value in proto.graph.input if value.name not in defaults]
        open_inputs = tuple(value.name for value in inputs if _is_open(value))
        is_fixed = not open_inputs and not any(map(_is_open, proto.graph.output))
        is_fixed &= len(inputs) == len(proto.graph.input)
        name = re.sub(r"\W+", "_", name)[:MAX_NAME] or "model"
        return ModelFile(
            model, name, content, open_inputs, is_fixed, describe_model(proto), data_files
        )  # fmt: skip

    def write(self, folder: Path) -> Path:
        """Write the model, as a link where that is possible, and copies of its data files.

        These are no links: onnx loads no data file that has two names, not the original either.
        """
        written = folder / "model.onnx"
        if isinstance(self.model, bytes):
            written.write_bytes(self.model)
            return written
        try:
            written.hardlink_to(self.model.resolve())
        except OSError:  # another file system, or a file that may not be linked
            with open_regular(self.model) as source, written.open("xb") as copy:
                shutil.copyfileobj(source, copy)
        for name in self.data_files:
            place = folder / name
            place.parent.mkdir(parents=True, exist_ok=True)
            with open_regular(self.model.parent / name) as data, place.open("xb") as copy:
                shutil.copyfileobj(data, copy)
        return written


def is_offline_model(given: object) -> bool:
    """Return whether it is the path of an offline model, or of a damaged one by its name."""
    if not isinstance(given, str | os.PathLike):
        return False
    try:
        with open_regular(given) as file:
            start = file.read(len(MAGIC))
    except (OSError, ValueError):
        return False
    is_named = os.fsdecode(given).endswith(".om") and start[:1] != ONNX_START
    return is_named or start == MAGIC


def _is_open(value: ValueInfoProto) -> bool:
    tensor = value.type.tensor_type
    if not value.type.HasField("tensor_type") or not tensor.HasField("shape"):
        raise ModelError(f"{value.name} is no tensor of a known rank")
    return any(not size.HasField("dim_value") or size.dim_value < 0 for size in tensor.shape.dim)
