"""A request as the tuner takes it: the options of a session, and the model as an ONNX file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bankd.bank.location import base_bank
from bankd.config.config import Settings
from bankd.config.request import SHAPE_FIELDS, Request
from bankd.errors import ErrorCode
from tuner.backend import backend_of, host_target
from tuner.errors import OptionError
from tuner.frameworks.convert import Conversion, onnx_file
from tuner.frameworks.edits.edited_model import Edits, edited_model, images_of
from tuner.frameworks.table import framework_of, model_file
from tuner.frontend.load_model import model_inputs
from tuner.frontend.shape_choices import ShapeChoices
from tuner.frontend.shapes import model_shape
from tuner.offline_model.cann_file import is_offline_model
from tuner.policy import Policy
from tuner.report.result_folder import holds_policies, read_policies
from tuner.session import Options, TuneOps
from tuner.size_range import parse_points
from tuner.target import Target


def session_options(request: Request, settings: Settings, target: Target) -> Options:
    """The tuner's options for a request.

    Raises OptionError for wrong shapes or a wrong `--base_result`. Steps of shapes that the model
    itself has to say more about are left to `fitted`.
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
        **given_shapes(request),
        "size_budget": request.size_budget or settings.size_budget,
        "tune_ops": only if request.op_names or request.op_types else None,
        "base_policies": _base_policies(request.base_result),
        "samples": Path(request.samples) if request.samples else None,
        "calibration": Path(request.calibration) if request.calibration else None,
        "modes_by_name": dict(request.modes_by_name),
        "modes_by_type": dict(request.modes_by_type),
    }
    return Options(**{**same, **other})


def _base_policies(base_result: str) -> Mapping[str, Policy]:
    """The policies by operator in a `--base_result`; none in a bank, or an export."""
    is_bank = base_bank(base_result) is not None
    if not base_result or (is_bank and not holds_policies(Path(base_result))):
        return {}
    return read_policies(Path(base_result))


def fitted(options: Options, request: Request, model: Path) -> Options:
    """The options for this ONNX file or offline model, whose open sizes get the steps where
    --input_shape does not say which those are.

    Raises OptionError for steps and ranges that it cannot have, ModelError for a broken file.
    """
    choices = _choices(request)
    if (choices.option or choices.ranges) and is_offline_model(model):
        what = f"{model}: steps and ranges of shapes cannot be given for an offline model"
        raise OptionError(
            what, "give the ONNX file that it was built from", ErrorCode.DYNAMIC_RANGE
        )
    if (choices.option or choices.ranges) and request.samples:
        what = "--samples has inputs of one shape, and the model is built for several"
        raise OptionError(what, "leave it out: the inputs are drawn", ErrorCode.OPTION)
    if request.aipp:
        choices = _of_images(choices, model, channels_last=request.channels_last)
        options = replace(options, **_shapes(choices))
    if not choices.needs_model:
        return options
    return replace(options, **_shapes(choices.of_model(model_inputs(model))))


def _of_images(choices: ShapeChoices, model: Path, *, channels_last: bool) -> ShapeChoices:
    """The choices for a model some of whose inputs are images: these have the sizes of the images,
    but for those that stay open and --input_shape gives."""
    images, given = images_of(model), dict(choices.given)
    for value in model_inputs(model):
        if value.name in images and len(network := given.get(value.name, ())) == 4:
            first, *area = network[:3] if channels_last else (network[0], *network[2:])
            sizes = (model_shape(value) or ())[1:]
            others = (*area, *[None] * len(sizes))  # height and width come first
            made = (size if isinstance(size, int) else other
                    for size, other in zip(sizes, others, strict=False))  # fmt: skip
            given[value.name] = (first, *(one for one in made if one is not None))
    return replace(choices, given=given)


def given_shapes(request: Request) -> dict[str, Any]:
    """The options of a session about shapes, as far as they need no model (see `fitted`)."""
    points = parse_points(request.shape_points)
    return _shapes(_choices(request)) | {"shape_points": points}


def require_shapes(request: Request) -> None:
    """Raises OptionError for shapes that are wrong whatever the model is."""
    _choices(request)


def _choices(request: Request) -> ShapeChoices:
    return ShapeChoices.parse(**{name: getattr(request, name) for name in SHAPE_FIELDS})


def _shapes(choices: ShapeChoices) -> dict[str, Any]:
    """Return the options of a session that these are."""
    return {
        "input_shapes": choices.fixed,
        "shape_steps": choices.steps,
        "shape_ranges": choices.ranges,
    }


def target_of(request: Request, *, runs_here: bool = True) -> Target:
    """The target of a request. Raises TargetError where there is none such.

    `runs_here`: also where this machine cannot run it.
    """
    cores = request.target_cores
    if runs_here or request.soc_version is None or cores is None:
        return host_target(request.soc_version, cores)
    backend_of(request.soc_version)
    return Target(request.soc_version, cores)


@contextmanager
def converted(model: Path, request: Request, folder: Path | None) -> Iterator[Path]:
    """The model itself, if it is an ONNX file or an offline model, else its ONNX file.

    One with other outputs, types or images, if the request says so. `folder` keeps converted
    models; None: they are there until the block ends. Raises TunerError.
    """
    edits = Edits(
        request.out_nodes,
        request.output_type,
        request.input_fp16_nodes,
        request.aipp,
        request.channels_last,
    )
    if model.suffix.lower() == ".om" or (model.is_file() and is_offline_model(model)):
        if not edits.is_empty:
            what = f"{model}: an offline model has the inputs and outputs that it was built with"
            raise OptionError(what, "give the model that it was built from", ErrorCode.OPTION)
        yield model
        return
    choices = _choices(request)
    framework = framework_of(model_file(model), request.framework)
    if framework.converter and (choices.option or choices.ranges):
        what = f"{model}: a model of {framework.name} is converted for fixed shapes alone"
        hint = "give one shape, or export the model as ONNX, and give that file"
        raise OptionError(what, hint, ErrorCode.DYNAMIC_RANGE)
    weight = Path(request.weight) if request.weight else None
    types = dict(request.layer_types)
    conversion = Conversion(weight, request.signature, choices.fixed, types)
    with ExitStack() as stack:
        place = folder or Path(stack.enter_context(TemporaryDirectory()))
        onnx = onnx_file(model, conversion, place, request.framework)
        if not edits.is_empty:
            made = Path(stack.enter_context(TemporaryDirectory(prefix="tunebank-edited-")))
            onnx = edited_model(onnx, edits, choices.given, made)
        yield onnx
