"""A request as the tuner takes it: the options of a session, and the model as an ONNX file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bankd.config.config import Settings
from bankd.config.request import Request
from tuner.backend import backend_of, host_target
from tuner.frameworks.convert import Conversion, onnx_file
from tuner.frontend.shapes import parse_input_shape
from tuner.offline_model.cann_file import is_offline_model
from tuner.report.result_folder import read_policies
from tuner.session import Options, TuneOps
from tuner.target import Target


def session_options(request: Request, settings: Settings, target: Target) -> Options:
    """The tuner's options for a request.

    Raises OptionError for a wrong `--input_shape` or `--base_result`.
    """
    only = TuneOps(frozenset(request.op_names), frozenset(request.op_types))
    same = {
        name: getattr(source, name)
        for source in (request, settings)
        for name in Options.__dataclass_fields__
        if hasattr(source, name)
    }
    other = {
        "target": target,
        "input_shapes": parse_input_shape(request.input_shape) if request.input_shape else {},
        "tune_ops": only if request.op_names or request.op_types else None,
        "base_policies": read_policies(Path(request.base_result)) if request.base_result else {},
        "samples": Path(request.samples) if request.samples else None,
    }
    return Options(**{**same, **other})


def target_of(request: Request, *, runs_here: bool = True) -> Target:
    """The target of a request. Raises TargetError where there is none such.

    `runs_here`: also where this machine cannot run it.
    """
    if runs_here or request.soc_version is None or request.cores is None:
        return host_target(request.soc_version, request.cores)
    backend_of(request.soc_version)
    return Target(request.soc_version, request.cores)


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
