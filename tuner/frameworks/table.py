"""The table of front ends: which files are models of which framework, and what converts them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import islice
from pathlib import Path

from tuner.errors import ErrorCode, ModelError, OptionError
from tuner.files.descriptors import open_regular

HEAD_BYTES = 4096
"""Number of bytes at the beginning of a file by which its kind is known."""
SAVED_MODEL = "saved_model.pb"
"""The file of a TensorFlow SavedModel, which is a folder, and is named as the folder."""
MAX_PARTS = 1000
"""Maximum number of further files that one model is made of."""


@dataclass(frozen=True)
class Framework:
    """A front end."""

    name: str
    number: int
    """AOE's number: `--framework`."""
    suffixes: tuple[str, ...]
    formats: tuple[str, ...]
    """Layouts of inputs that the files have: `--input_format`."""
    recognises: Callable[[bytes], bool]
    """Return whether a file that begins with these bytes is one of this framework."""
    parts: Callable[[Path], tuple[str, ...]] = lambda _: ()
    """Names of the other files that a model is made of, relative to its folder."""
    converter: str = ""
    """Module and function that write an ONNX file; none: the files are ONNX."""
    package: str = ""
    """Python package that the converter needs, and the user may lack."""
    extra: str = ""
    """Extra of this project that installs it."""

    def require_package(self, model: Path) -> None:
        """Raises ModelError, with the command that installs what is missing."""
        if self.package and find_spec(self.package) is None:
            raise ModelError(
                f"{model}: models of {self.name} need the package {self.package}",
                f'pip install "tunebank[{self.extra}]"',
                ErrorCode.COMPONENT,
            )


def _is_onnx(head: bytes) -> bool:
    """ModelProto begins with its ir_version, a small varint, unless a library wrote it oddly."""
    return head[:1] == b"\x08"


def _is_mindir(head: bytes) -> bool:
    """The producer's name is the second field of the file."""
    return b"\x12\x09MindSpore" in head[:64]


def _mindir_variables(model: Path) -> tuple[str, ...]:
    """Weights of a large model: NAME_graph.mindir has a folder NAME_variables next to it."""
    folder = model.with_name(f"{model.stem.removesuffix('_graph')}_variables")
    return tuple(str(path.relative_to(model.parent)) for path in files_below(folder))


def _is_tensorflow(head: bytes) -> bool:
    """A GraphDef begins with a node, and that with its name; a `.keras` file is a ZIP of JSON."""
    is_graph = re.match(rb"\x0a[\x80-\xff]*[\x00-\x7f]\x0a", head, re.DOTALL) is not None
    is_keras = head.startswith(b"PK\x03\x04") and b".json" in head[:64]
    return is_graph or is_keras or head.startswith(b"\x08\x01\x12")  # a SavedModel, version 1


def _is_prototxt(head: bytes) -> bool:
    """Text with a layer, or an input, of a network."""
    return (
        re.search(rb"^\s*(name|layers?|input(_dim|_shape)?)\s*[:{]", head, re.MULTILINE) is not None
    )


def _saved_model_parts(model: Path) -> tuple[str, ...]:
    if model.name != SAVED_MODEL:
        return ()
    folders = (model.parent / name for name in ("assets", "variables"))
    found = (path for folder in folders for path in files_below(folder))
    return tuple(str(path.relative_to(model.parent)) for path in found)


ONNX = Framework("ONNX", 5, (".onnx",), ("NCHW", "ND"), _is_onnx)

MINDSPORE = Framework(
    "MindSpore",
    1,
    (".mindir",),
    ("NCHW", "ND"),
    _is_mindir,
    _mindir_variables,
    "tuner.frameworks.mindspore.mindir_to_onnx:to_onnx",
)

TENSORFLOW = Framework(
    "TensorFlow",
    3,
    (".pb", ".keras"),
    ("NCHW", "NHWC", "ND"),
    _is_tensorflow,
    _saved_model_parts,
    "tuner.frameworks.tensorflow:to_onnx",
    "tf2onnx",
    "tensorflow",
)

CAFFE = Framework(
    "Caffe",
    0,
    (".prototxt",),
    ("NCHW", "ND"),
    _is_prototxt,
    lambda model: (model.with_suffix(".caffemodel").name,),
    "tuner.frameworks.caffe.caffe_to_onnx:to_onnx",
)

FRAMEWORKS: tuple[Framework, ...] = (ONNX, MINDSPORE, TENSORFLOW, CAFFE)
"""Front ends; the first one is meant where several recognise a file."""

SUFFIXES = tuple(suffix for framework in FRAMEWORKS for suffix in framework.suffixes)

REFUSED = {
    ".air": "export the MindSpore network again with file_format='MINDIR' or 'ONNX'",
    ".ckpt": "it has weights only: load it into its network, and export that as MINDIR or ONNX",
    ".caffemodel": "it has weights only: give the .prototxt as --model, this file as --weight",
    ".pt": "load it in PyTorch, and use tuner.torch.tune or torch.onnx.export",
    ".pth": "load it in PyTorch, and use tuner.torch.tune or torch.onnx.export",
    ".h5": "load it in Keras 3, and save it as .keras",
}
"""Suffixes of files that hold no graph that can be read, with the way to one."""


def framework_of(model: Path, number: int | None = None) -> Framework:
    """The framework of a model: the given number's, else that of its suffix and content.

    A suffix that several frameworks use, or none, is settled by the file's first bytes. Raises
    OptionError for an unknown number, ModelError for a file of no known kind.
    """
    if number is not None:
        for framework in FRAMEWORKS:
            if framework.number == number:
                return framework
        known = ", ".join(f"{one.number} ({one.name})" for one in FRAMEWORKS)
        raise OptionError(
            f"--framework {number} is not known", f"use one of {known}", ErrorCode.OPTION
        )
    suffix = model.suffix.lower()
    if suffix in REFUSED:
        raise ModelError(
            f"{model}: a {suffix} file is no model to tune", REFUSED[suffix], ErrorCode.OPTION
        )
    named = [one for one in FRAMEWORKS if suffix in one.suffixes]
    head = _head(model)
    for framework in (*named, *FRAMEWORKS):
        if framework.recognises(head):
            return framework
    if named:
        return named[0]  # whose converter says what is wrong
    raise ModelError(
        f"{model}: the suffix {model.suffix!r} is not that of a known model format",
        f"give a file that ends in {', '.join(SUFFIXES)} or .om, or say --framework",
        ErrorCode.OPTION,
    )


def model_file(model: Path) -> Path:
    """The file of a model: of a SavedModel, which is a folder, the one with its graph."""
    return model / SAVED_MODEL if model.is_dir() else model


def model_name(model: Path) -> str:
    """The name of a model, in banks, reports and new files."""
    return model.absolute().parent.name if model.name == SAVED_MODEL else model.stem


def files_below(folder: Path) -> Iterator[Path]:
    """Return the files in a folder and below, at most MAX_PARTS; links are left out."""
    found = sorted(folder.rglob("*")) if folder.is_dir() and not folder.is_symlink() else []
    return islice((path for path in found if path.is_file() and not path.is_symlink()), MAX_PARTS)


def _head(model: Path) -> bytes:
    try:
        with open_regular(model) as file:
            return file.read(HEAD_BYTES)
    except OSError:
        return b""  # its reader says what is wrong
