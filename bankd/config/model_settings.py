"""Settings of one model: the file NAME.aoe.json next to NAME.onnx, over the daemon's options.

Whether a tier or an input exists, the tuner says when the model is tuned; what stands here is
checked without it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from bankd.config.config import JobType, parse_job_types, require_available
from bankd.config.json_settings import parse_settings_of
from bankd.config.kinds import Checked, Kind, Number
from bankd.config.request import KEYS, SHAPE_FIELDS, Request, given
from bankd.errors import BankdError

SUFFIX = ".aoe.json"
SAMPLES_SUFFIX = ".npz"
PRIORITIES = (-100, 100)
"""Priority of a job, from the least to the most urgent; 0 is the default."""


def _job_types(value: object) -> tuple[JobType, ...] | None:
    """Job types as in --job_type, or the number alone."""
    is_number = isinstance(value, int) and not isinstance(value, bool)
    try:
        job_types = parse_job_types(
            value if isinstance(value, str) else str(value) if is_number else ""
        )
        require_available(job_types)
    except BankdError:
        return None
    return job_types


MODEL_KEYS: Mapping[str, Kind] = {
    **{row.name: row.kind for row in KEYS.values()},
    "job_type": Checked('1 (sgat), 2 (opat) or "1,2" (both)', _job_types),
    "priority": Number(*PRIORITIES),
}
"""The keys of the file, and what may be their values."""


@dataclass(frozen=True)
class ModelSettings:
    """Contents of the file next to a model; for what it does not set, the daemon's options hold."""

    overrides: Mapping[str, Any] = field(default_factory=dict)
    """Fields of the request that it sets."""
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
    content = parse_settings_of(data, path, MODEL_KEYS)
    jobs = tunes(content["job_type"]) if "job_type" in content else {}
    return ModelSettings(given(content) | jobs, content.get("priority", 0))


def tunes(job_types: tuple[JobType, ...]) -> dict[str, bool]:
    """Fields of a request that say which of these job types there are."""
    return {
        "tunes_subgraphs": JobType.SGAT in job_types,
        "tunes_operators": JobType.OPAT in job_types,
    }


def with_settings(request: Request, settings: ModelSettings) -> Request:
    """The request with what the settings say instead; any shapes in them, instead of all shapes."""
    has_shapes = not settings.overrides.keys().isdisjoint(SHAPE_FIELDS)
    return replace(
        request, **{**dict.fromkeys(SHAPE_FIELDS * has_shapes, ""), **settings.overrides}
    )


def settings_hint(what: str, hint: str, model: Path) -> str:
    """The hint, with the place of settings for this model where an option is to blame."""
    if _OPTION.search(f"{what} {hint}") is None:
        return hint
    return f"{hint}; options for this model only are keys of {settings_file(model).name}"


_NAMES = "|".join(row.name for row in KEYS.values() if row.name != "outside")
_OPTION = re.compile(rf"\b({_NAMES})\b|--outside\b")
"""An option in a sentence, in which "outside" alone may be a word."""
