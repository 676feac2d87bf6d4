"""The request of a tuning, in words and numbers: no tuner is needed to write or check it."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from bankd.config.json_settings import (
    Key,
    names,
    one_of,
    parse_settings_of,
    refused,
    whole_number,
)
from bankd.descriptors import read_regular
from bankd.errors import BankdError, ErrorCode

PRECISION_MODES = ("must_keep_origin_dtype", "allow_mix_precision", "allow_mix_precision_bf16")
PRECISION_NAMES: Mapping[str, str] = {
    **{mode: mode for mode in PRECISION_MODES},
    "keep_dtype": "must_keep_origin_dtype",
    "force_fp32": "must_keep_origin_dtype",
    "allow_fp32_to_fp16": "must_keep_origin_dtype",
    "allow_fp32_to_bf16": "must_keep_origin_dtype",
    "force_fp16": "allow_mix_precision",
    "cube_fp16in_fp32out": "allow_mix_precision",
    "allow_mix_precision_fp16": "allow_mix_precision",
}
"""Names of precision modes in AOE and ATC, and the mode of docs/precision.md that each is."""
LEVELS = ("O1", "O2")
OUTSIDE = ("refuse", "run")
"""Ways to treat inputs of shapes that an offline model was not built for."""
SHAPE_FIELDS = ("input_shape", "dynamic_batch_size", "dynamic_image_size", "dynamic_dims")
"""Fields that say together which shapes there are."""
SEARCH_ALGORITHMS = ("default", "genetic", "bayesian")
TUNING_COUNTS = (1, 100_000)
"""Least and most for `--max_tuning_count`."""

TUNE_OPS_KEYS: Mapping[str, Key] = {
    "op_names": names("tune_ops_name"),
    "op_types": names("tune_ops_type"),
    "optimization_level": one_of("tune_optimization_level", LEVELS),
    "search_algorithm": one_of("search_algorithm", SEARCH_ALGORITHMS),
    "max_tuning_count": whole_number("max_tuning_count", TUNING_COUNTS),
}
"""Fields that a `--tune_ops_file` and the settings of a model have in common."""

_MAX_OPS_BYTES = 2**20
"""Maximum size of a `--tune_ops_file`: it may name every operator of a large model."""
_FEATURES = names("feature")
_NONHOMO_SPLIT = "nonhomo_split"
"""A feature of AOE that is accepted without effect: the steps of a subgraph are not split."""
_DEEPER_OPAT = "deeper_opat"
_RETIRED = "uneven_split"
"""The field of earlier rows of the job list for that feature; part of identities."""
_NAMED_IF_SET = (
    "framework", "weight", "signature", _DEEPER_OPAT, "base_result", "formats_alone",
    *SHAPE_FIELDS[1:], "outside", "shape_points",
)  # fmt: skip
"""Fields whose defaults have no part in the identity of a job."""
_HINT = (
    'write {"tune_ops_name": [...], "tune_ops_type": [...], "tune_optimization_level": "O1|O2", '
    f'"search_algorithm": "{"|".join(SEARCH_ALGORITHMS)}", "max_tuning_count": N, '
    f'"feature": ["{_DEEPER_OPAT}"|"{_NONHOMO_SPLIT}"]}}'
)


@dataclass(frozen=True)
class Request:
    """The options of a tuning. None: this machine's own."""

    soc_version: str | None = None
    cores: int | None = None
    input_shape: str = ""
    """Shapes as in `--input_shape`: "name:1,3,224,224;other:1,77", with ranges, and -1."""
    dynamic_batch_size: str = ""
    """Steps of the first sizes: "1,2,4"."""
    dynamic_image_size: str = ""
    """Steps of height and width: "320,320;640,640"."""
    dynamic_dims: str = ""
    """Steps of all sizes that are -1: "1,64;1,128"."""
    shape_points: str = ""
    """Values of open sizes that are called most: "batch=1,n=37;batch=8,n=128"."""
    outside: str = OUTSIDE[0]
    """`--outside`: what becomes of inputs of other shapes."""
    precision_mode: str = PRECISION_MODES[0]
    tunes_subgraphs: bool = True
    """Job type 1, SGAT."""
    tunes_operators: bool = True
    """Job type 2, OPAT."""
    resumes: bool = False
    """`--reload`: what an interrupted session measured counts. Has no part in what is asked for."""
    optimization_level: str = "O2"
    deeper_opat: bool = False
    """`--Fdeeper_opat`: deep search for the slowest operators."""
    formats_alone: bool = False
    """`--Fop_format`: only formats are tuned."""
    base_result: str = ""
    """`--base_result`: folder of an earlier result, whose policies are tried first."""
    search_algorithm: str = SEARCH_ALGORITHMS[0]
    max_tuning_count: int | None = None
    """Candidates of a task at most."""
    time_limit_s: Annotated[float, Meta(gt=0, le=sys.float_info.max)] | None = None
    op_names: tuple[str, ...] = ()
    op_types: tuple[str, ...] = ()
    """Only these operators are tuned, if any are named; subgraphs are tuned in any case."""
    framework: int | None = None
    """AOE's number of the model's framework; None: by suffix and content."""
    weight: str = ""
    """`--weight`: file of a Caffe model's weights; "": that of the model's name."""
    signature: str = ""
    """`--signature` of a SavedModel; "": the only one, or `serving_default`."""
    samples: str = ""
    """`--samples`: file of inputs to judge the model on; has no part in what is asked for."""
    command_line: str = ""
    """Kept in the offline model; has no part in what is asked for."""

    def overridden(self, **given: str | float | tuple[str, ...] | None) -> Request:
        """The request with the values that are given: the command line over a file."""
        return replace(self, **{name: value for name, value in given.items() if value is not None})  # type: ignore[arg-type]

    def meaning(self) -> Mapping[str, object]:
        """Return what tells two requests apart."""
        return {
            "input_shape": self.input_shape,
            "precision_mode": self.precision_mode,
            "tunes_subgraphs": self.tunes_subgraphs,
            "tunes_operators": self.tunes_operators,
            _RETIRED: False,
            "optimization_level": self.optimization_level,
            "search_algorithm": self.search_algorithm,
            "max_tuning_count": self.max_tuning_count,
            "time_limit_s": self.time_limit_s,
            "op_names": sorted(self.op_names),
            "op_types": sorted(self.op_types),
            **{
                name: value
                for name in _NAMED_IF_SET
                if (value := getattr(self, name)) != getattr(Request, name)
            },
        }

    @property
    def shapes(self) -> str:
        """Return the shapes in one line, as on the command line; empty for those of the model."""
        return shapes_in(self.as_json())

    def as_json(self) -> dict[str, Any]:
        """Return it in plain values, as other processes receive it."""
        return asdict(self) | {"op_names": list(self.op_names), "op_types": list(self.op_types)}

    @staticmethod
    def parse(content: Mapping[str, Any]) -> Request:
        """Read `as_json()` back. Raises ValueError for what that does not write."""
        content = {name: value for name, value in content.items() if name != _RETIRED}
        if more := content.keys() - Request.__dataclass_fields__.keys():
            raise ValueError(f"unknown fields of the request: {', '.join(sorted(more))}")
        try:
            return msgspec.convert(content, Request)
        except msgspec.ValidationError as error:
            raise ValueError(f"a field of the request is wrong: {error}") from error


def shapes_in(request: Mapping[str, object]) -> str:
    """The shapes in the plain values of a request, in one line as on the command line."""
    steps = (f"--{name} {request[name]}" for name in SHAPE_FIELDS[1:] if request.get(name))
    outside = request.get("outside", OUTSIDE[0])
    further = [f"--outside {outside}"] if outside != OUTSIDE[0] else []
    return " ".join(filter(None, (str(request.get("input_shape") or ""), *steps, *further)))


def with_tune_ops_file(request: Request, path: Path) -> Request:
    """The request narrowed by a `--tune_ops_file`. Raises BankdError (EG0001) on any fault."""
    keys = (*TUNE_OPS_KEYS.values(), _FEATURES)
    try:
        data = read_regular(path, _MAX_OPS_BYTES + 1)
    except OSError as error:
        what = f"{path} cannot be read: {error.strerror}"
        raise BankdError(what, "check --tune_ops_file", ErrorCode.CONFIGURATION) from error
    content = parse_settings_of(data, path, keys, _HINT, most_bytes=_MAX_OPS_BYTES)
    features = set(content.get(_FEATURES.name, []))
    for feature in sorted(features - {_NONHOMO_SPLIT, _DEEPER_OPAT}):
        raise refused(path, f"the feature {feature!r} is not known", _HINT)
    deeper_opat = _DEEPER_OPAT in features or None
    return request.overridden(**given(content, TUNE_OPS_KEYS), deeper_opat=deeper_opat)


def given(content: Mapping[str, Any], keys: Mapping[str, Key]) -> dict[str, Any]:
    """The values that are right for these keys, by field; lists as tuples."""
    found = {field: content[key.name] for field, key in keys.items() if key.name in content}
    return {
        field: tuple(value) if isinstance(value, list) else value for field, value in found.items()
    }


def is_time_limit(value: object) -> bool:
    """Return True for a number of seconds above 0, finite also as a float."""
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return is_number and 0 < value <= sys.float_info.max  # type: ignore[operator]
