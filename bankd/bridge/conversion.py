"""Conversion of the model that a command or a job is given, of any framework, to an ONNX file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bankd.config.request import Request
from tuner.frameworks.convert import Conversion, onnx_file
from tuner.frontend.shapes import parse_input_shape
from tuner.offline_model.cann_file import is_offline_model


@contextmanager
def converted(model: Path, request: Request, folder: Path | None) -> Iterator[Path]:
    """The model itself, if it is an ONNX file or an offline model, else its ONNX file.

    `folder` keeps converted models; None: it is there until the block ends. Raises TunerError.
    """
    if model.suffix.lower() == ".om" or (model.is_file() and is_offline_model(model)):
        yield model
        return
    shapes = parse_input_shape(request.input_shape) if request.input_shape else {}
    weight = Path(request.weight) if request.weight else None
    conversion = Conversion(weight, request.signature, shapes)
    with ExitStack() as stack:
        place = folder or Path(stack.enter_context(TemporaryDirectory()))
        yield onnx_file(model, conversion, place, request.framework)
