"""An ONNX file -> the ONNX file that ATC's options make of it, in a folder of its own."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import onnx

from tuner.errors import ErrorCode, ModelError, OptionError
from tuner.frameworks.edits.aipp import insert_aipp
from tuner.frameworks.edits.aipp_config import parse_aipp
from tuner.frameworks.edits.graph_edit import GraphEdit
from tuner.frameworks.edits.outputs import choose_outputs, convert_outputs, halve_inputs
from tuner.frontend.data_files import data_files_of
from tuner.frontend.load_model import naming
from tuner.frontend.read import read_model
from tuner.judge.samples_file import SUFFIX
from tuner.size_range import SizeRange

IMAGES = "tunebank.images"
"""The model's own property that names the inputs which are images since an edit, one a line."""


@dataclass(frozen=True)
class Edits:
    """All that ATC's options change in a model before it is compiled; empty texts for nothing."""

    out_nodes: str = ""
    output_type: str = ""
    fp16_inputs: str = ""
    aipp: str = ""
    """The content of the file of `--insert_op_conf`."""
    channels_last: bool = False
    """The network's images have their channels last (`--input_format NHWC`)."""

    @property
    def is_empty(self) -> bool:
        """Return whether the model stays as it is."""
        return not (self.out_nodes or self.output_type or self.fp16_inputs or self.aipp)


def edited_model(
    model: Path, edits: Edits, shapes: Mapping[str, Sequence[int | SizeRange]], folder: Path
) -> Path:
    """Write the edited model into a folder, under its name; `shapes` as in --input_shape.

    Files of weights are copied; so are samples, where its inputs stay what they were. Raises
    ModelError and OptionError, naming the model.
    """
    output = folder / model.name
    with naming(model):
        proto, weights = _whole(model)
        edit = GraphEdit(proto)
        if edits.out_nodes:
            choose_outputs(edit, edits.out_nodes)
        if edits.output_type:
            convert_outputs(edit, edits.output_type)
        halved = halve_inputs(edit, edits.fp16_inputs) if edits.fp16_inputs else ()
        if edits.aipp:
            blocks = parse_aipp(edits.aipp)
            images = insert_aipp(edit, blocks, shapes, channels_last=edits.channels_last)
            if both := set(halved) & set(images):
                what = f"--input_fp16_nodes: {min(both)!r} is an image, by --insert_op_conf"
                raise OptionError(what, "leave one of them out", ErrorCode.OPTION)
            proto.metadata_props.add(key=IMAGES, value="\n".join(images))
        try:
            output.write_bytes(proto.SerializeToString())
            samples = model.with_suffix(SUFFIX)
            keeps_inputs = not (edits.aipp or edits.fp16_inputs) and samples.is_file()
            for name in (*weights, *([samples.name] * keeps_inputs)):
                _copy(model.parent / name, folder / name)
        except (OSError, ValueError) as error:
            what = f"the edited model cannot be written: {getattr(error, 'strerror', error)}"
            raise ModelError(what, "free disk space, or check the files of its weights") from error
    return output


def images_of(model: Path) -> tuple[str, ...]:
    """The inputs of an edited model that are images; none of any other file. Raises ModelError."""
    properties = read_model(model).proto.metadata_props
    return tuple(name for one in properties if one.key == IMAGES for name in one.value.split("\n"))


def _whole(model: Path) -> tuple[onnx.ModelProto, tuple[str, ...]]:
    """The model with its weights inside of it, and the names of further files of weights."""
    read = read_model(model)
    for number, raw in read.weights.items():
        read.proto.graph.initializer[number].raw_data = raw.tobytes()
    return read.proto, data_files_of(read.proto)


def _copy(source: Path, target: Path) -> None:
    """Copy a file; a link would not do, which onnx takes for an attack. Raises OSError."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
