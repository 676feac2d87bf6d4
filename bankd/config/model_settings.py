"""Settings of one model: the file NAME.aoe.json next to NAME.onnx, over the daemon's options.

Whether a tier or an input exists, the tuner says when the model is tuned; what stands here is
checked without it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from bankd.config.config import JobType, parse_job_types, require_available
from bankd.config.json_settings import Key, one_of, parse_settings_of, whole_number
from bankd.config.request import (
    OUTSIDE,
    PRECISION_NAMES,
    SHAPE_FIELDS,
    TUNE_OPS_KEYS,
    Request,
    given,
    is_time_limit,
)
from bankd.errors import BankdError

SUFFIX = ".aoe.json"
SAMPLES_SUFFIX = ".npz"
CORES = (1, 8192)
"""Least and most for `aicore_num`. How many there are, the tuner knows."""
_MAX_INPUTS_CHARACTERS = 10_000
MAX_NAME_CHARACTERS = 1000


def _is_tier(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[A-Za-z0-9_.+-]{1,64}", value) is not None


def _is_name(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MAX_NAME_CHARACTERS


def is_input_shape(value: object) -> bool:
    """Return True if the tuner can read this `--input_shape`; "" leaves all as the model says."""
    if not isinstance(value, str) or len(value) > _MAX_INPUTS_CHARACTERS:
        return False
    parts = [part.rpartition(":") for part in value.rstrip(";").split(";")] if value else []
    inputs = [name.strip() for name, _, _ in parts]
    return all(inputs) and len(set(inputs)) == len(inputs) and all(_are_sizes(p[2]) for p in parts)


def _are_sizes(text: str) -> bool:
    """ "1,3,224,224"; "" is a scalar. A size may be a range, "1~512" or "n=1~512", or -1."""
    sizes = [size.strip() for size in text.split(",")] if text.strip() else []
    return all(size == "-1" or _is_size(size) or _is_range(size) for size in sizes)


def _is_size(text: str) -> bool:
    return re.fullmatch("[0-9]{1,18}", text) is not None and int(text) > 0


def _is_range(text: str) -> bool:
    name = r"(?:[A-Za-z_][A-Za-z0-9_]*\s*=\s*)?"
    found = re.fullmatch(rf"{name}([0-9]{{1,18}})\s*~\s*([0-9]{{1,18}})", text)
    return found is not None and int(found[1]) <= int(found[2]) > 0


def _are_steps(name: str, between: str, example: str) -> Key:
    """A key for steps of shapes; "" gives none. Which of them fit together, the tuner says."""

    def are_steps(value: object) -> bool:
        if not isinstance(value, str) or len(value) > _MAX_INPUTS_CHARACTERS:
            return False
        steps = value.strip().removesuffix(between).split(between) if value else []
        return all(_is_size(size.strip()) for step in steps for size in step.split(","))

    return Key(name, are_steps, f"steps as in {example}")


def _are_points(value: object) -> bool:
    """ "batch=1,n=37;batch=8,n=128": values of open sizes, those that are called most first."""
    if not isinstance(value, str) or len(value) > _MAX_INPUTS_CHARACTERS:
        return False
    one = "[A-Za-z_][A-Za-z0-9_]*=[0-9]{1,18}"
    return re.fullmatch(rf"({one}([,;]{one})*)?", value) is not None


def _is_job_type(value: object) -> bool:
    """Job types as in --job_type, or the number alone."""
    try:
        _job_types(value)
    except BankdError:
        return False
    return True


def _job_types(value: object) -> tuple[JobType, ...]:
    is_number = isinstance(value, int) and not isinstance(value, bool)
    job_types = parse_job_types(
        value if isinstance(value, str) else str(value) if is_number else ""
    )
    require_available(job_types)
    return job_types


REQUEST_KEYS: Mapping[str, Key] = {
    "input_shape": Key(
        "input_shape",
        is_input_shape,
        'sizes as in "name1:1,3,224,224;name2:1,77", ranges as in "name:1,1~512", or -1 for steps',
    ),
    "dynamic_batch_size": _are_steps("dynamic_batch_size", ",", '"1,2,4,8"'),
    "dynamic_image_size": _are_steps("dynamic_image_size", ";", '"320,320;640,640"'),
    "dynamic_dims": _are_steps("dynamic_dims", ";", '"1,64;1,128"'),
    "shape_points": Key("shape_points", _are_points, 'open sizes as in "n=37;n=128"'),
    "outside": one_of("outside", OUTSIDE),
    "soc_version": Key("soc_version", _is_tier, "an instruction-set tier such as x86_64-v3"),
    "cores": whole_number("aicore_num", CORES),
    "precision_mode": one_of("precision_mode", tuple(PRECISION_NAMES)),
    **TUNE_OPS_KEYS,
    "time_limit_s": Key("tuning_time_limit", is_time_limit, "a number of seconds above 0"),
    "signature": Key("signature", _is_name, "the name of a signature of a SavedModel"),
}
"""The keys that override a field of the request, by field."""

JOB_TYPE = Key("job_type", _is_job_type, '1 (sgat), 2 (opat) or "1,2" (both)')
PRIORITIES = (-100, 100)
"""Priority of a job, from the least to the most urgent; 0 is the default."""

PRIORITY = whole_number("priority", PRIORITIES)


@dataclass(frozen=True)
class ModelSettings:
    """Contents of the file next to a model. None: not set, so that the daemon's options hold."""

    input_shape: str | None = None
    dynamic_batch_size: str | None = None
    dynamic_image_size: str | None = None
    dynamic_dims: str | None = None
    shape_points: str | None = None
    outside: str | None = None
    soc_version: str | None = None
    cores: int | None = None
    precision_mode: str | None = None
    op_names: tuple[str, ...] | None = None
    op_types: tuple[str, ...] | None = None
    optimization_level: str | None = None
    search_algorithm: str | None = None
    max_tuning_count: int | None = None
    time_limit_s: float | None = None
    signature: str | None = None
    job_types: tuple[JobType, ...] | None = None
    priority: int = 0
    """Models of a higher one are tuned first."""


def settings_file(model: Path) -> Path:
    """Return the path of a model's settings, if it has any: m.aoe.json for m.onnx and m.om."""
    return model.with_suffix(SUFFIX)


def samples_file(model: Path) -> Path:
    """Return the path of samples of a model's inputs, if it has any: m.npz for m.onnx and m.om."""
    return model.with_suffix(SAMPLES_SUFFIX)


def parse_settings(data: bytes, path: Path) -> ModelSettings:
    """The settings in a file of this content. Raises BankdError (EG0001) on any fault.

    `path`: of the file, which messages name.
    """
    content = parse_settings_of(data, path, (*REQUEST_KEYS.values(), JOB_TYPE, PRIORITY))
    time_limit, mode = content.get("tuning_time_limit"), content.get("precision_mode")
    return ModelSettings(
        **given(content, REQUEST_KEYS)
        | {
            "time_limit_s": time_limit and float(time_limit),
            "precision_mode": mode and PRECISION_NAMES[mode],
        },
        job_types=_job_types(content[JOB_TYPE.name]) if JOB_TYPE.name in content else None,
        priority=content.get(PRIORITY.name, 0),
    )


def with_settings(request: Request, settings: ModelSettings) -> Request:
    """The request with what the settings say instead; any shapes in them, instead of all shapes."""
    if any(getattr(settings, name) is not None for name in SHAPE_FIELDS):
        request = request.overridden(**dict.fromkeys(SHAPE_FIELDS, ""))
    overridden = request.overridden(**{name: getattr(settings, name) for name in REQUEST_KEYS})
    if settings.job_types is None:
        return overridden
    return replace(
        overridden,
        tunes_subgraphs=JobType.SGAT in settings.job_types,
        tunes_operators=JobType.OPAT in settings.job_types,
    )


def settings_hint(what: str, hint: str, model: Path) -> str:
    """The hint, with the place of settings for this model where an option is to blame."""
    if _OPTION.search(f"{what} {hint}") is None:
        return hint
    return f"{hint}; options for this model only are keys of {settings_file(model).name}"


_NAMES = "|".join(key.name for key in REQUEST_KEYS.values() if key.name != "outside")
_OPTION = re.compile(rf"\b({_NAMES})\b|--outside\b")
"""An option in a sentence, in which "outside" alone may be a word."""
