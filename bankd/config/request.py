"""The request of a tuning, in words and numbers: no tuner is needed to write or check it."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from bankd.config.json_settings import parse_settings_of, refused
from bankd.config.kinds import (
    ACCURACY,
    BUDGET,
    CORES,
    FILE,
    FLAG,
    NAMES,
    OUTPUTS,
    POINTS,
    SECONDS,
    SHAPES,
    SIGNATURE,
    SWITCH,
    TIER,
    Checked,
    Kind,
    Number,
    Words,
    steps,
    words,
)
from bankd.config.setting import rows, setting
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
_TUNE_OPS_FIELDS = (
    "op_names", "op_types", "optimization_level", "search_algorithm", "max_tuning_count",
    "time_limit_s", "target_metric",
)  # fmt: skip
"""Fields that a `--tune_ops_file` may give."""
METRICS = ("latency", "throughput")
"""Metrics to tune a model for: the time of a call, or calls a second of several callers."""
_MAX_OPS_BYTES = 2**20
"""Maximum size of a `--tune_ops_file`: it may name every operator of a large model."""
_NONHOMO_SPLIT = "nonhomo_split"
"""A feature of AOE that is accepted without effect: the steps of a subgraph are not split."""
_DEEPER_OPAT = "deeper_opat"
_RETIRED = "uneven_split"
"""The field of earlier rows of the job list for that feature; part of identities."""
_ALWAYS_NAMED = (
    "input_shape", "precision_mode", "tunes_subgraphs", "tunes_operators", "optimization_level",
    "search_algorithm", "max_tuning_count", "time_limit_s", "op_names", "op_types",
)  # fmt: skip
"""Fields that are part of the identity of a job even where they have their defaults."""
_WITHOUT_PART = ("soc_version", "cores", "resumes", "samples", "command_line")
"""Fields that are no part of it: the target is named next to it, and none of the others asks for
another result."""
_HINT = (
    'write {"tune_ops_name": [...], "tune_ops_type": [...], "tune_optimization_level": "O1|O2", '
    f'"search_algorithm": "{"|".join(SEARCH_ALGORITHMS)}", "max_tuning_count": N, '
    f'"tuning_time_limit": SECONDS, "job_type": "1|2|1,2|4", '
    f'"target_metric": "{"|".join(METRICS)}", '
    f'"feature": ["{_DEEPER_OPAT}"|"{_NONHOMO_SPLIT}"]}}'
)


@dataclass(frozen=True)
class Request:
    """The options of a tuning. None: this machine's own."""

    input_shape: str = setting(
        "", SHAPES, '"x:1,3,224,224;y:1,77"; a range: "ids:1,1~512", or n=1~512 to name its size; '
        "-1 where steps give the size.", "shapes", metavar="SHAPES")  # fmt: skip
    dynamic_batch_size: str = setting(
        "", steps(",", "1,2,4,8"), '"1,2,4": steps of the first sizes that are -1 (or that the '
        "model leaves open).", "shapes", metavar="STEPS")  # fmt: skip
    dynamic_image_size: str = setting(
        "", steps(";", "320,320;640,640"), '"320,320;640,640": steps of height and width, which '
        "are -1.", "shapes", metavar="STEPS")  # fmt: skip
    dynamic_dims: str = setting(
        "", steps(";", "1,64;1,128"), '"1,64;1,128": steps of all sizes that are -1, in their '
        "order.", "shapes", metavar="STEPS")  # fmt: skip
    shape_points: str = setting(
        "", POINTS, 'For ranges: the points, as in NAME.aoe.json: "n=37;n=128".', "points",
        metavar="POINTS")  # fmt: skip
    outside: str = setting(
        OUTSIDE[0], words(*OUTSIDE), "Inputs of other shapes than those: refuse them (default), or "
        "run them, slower.", "shapes")  # fmt: skip
    out_nodes: str = setting(
        "", OUTPUTS, 'Outputs of the model: "node1:0;node2:1", a node and the number of its output,'
        " or names of tensors.", "outputs", metavar="NODES")  # fmt: skip
    output_type: str = setting(
        "", OUTPUTS, 'Type of all outputs (FP32, FP16, UINT8, INT8 ...), or of some: '
        '"node1:0:FP16".', "outputs", metavar="TYPE")  # fmt: skip
    input_fp16_nodes: str = setting(
        "", OUTPUTS, 'Inputs that callers give in f16: "name1;name2".', "outputs",
        metavar="NAMES")  # fmt: skip
    aipp: str = ""
    """The content of the file of `--insert_op_conf`: preprocessing of images, inside the model."""
    channels_last: bool = False
    """Images of the network have their channels last, as in TensorFlow; only said with `aipp`."""
    fusion_off: tuple[str, ...] = ()
    """Rules of fusion that are left out, sorted; names as in docs/rewrites.md."""
    layer_types: tuple[tuple[str, str], ...] = ()
    """`--op_name_map`: types of layers of Caffe, and the types that are meant; sorted."""
    external_weight: bool = False
    """Weights are written into a file of their own."""
    soc_version: str | None = setting(
        None, TIER, "Instruction-set tier, such as x86_64-v3 (default: this machine's best).",
        "target", metavar="TIER")  # fmt: skip
    cores: int | None = setting(
        None, CORES, "Number of cores (default: all).", "target", name="aicore_num", metavar="N"
    )
    precision_mode: str = setting(
        PRECISION_MODES[0], Words(PRECISION_NAMES), "must_keep_origin_dtype (default), "
        "allow_mix_precision or allow_mix_precision_bf16; AOE's other names mean one of them "
        "(docs/precision.md).", "precision", metavar="MODE")  # fmt: skip
    modes_by_name: tuple[tuple[str, str], ...] = ()
    """Precision modes of operators by name, where they are others; sorted."""
    modes_by_type: tuple[tuple[str, str], ...] = ()
    """Precision modes of all operators of a type, where they are others; sorted."""
    quantize: str = setting(
        "", words("int8"), "int8: quantise the model, too, with ONNX Runtime's quantiser, and take "
        "that where it is faster and within --accuracy.", "accuracy")  # fmt: skip
    calibration: str = setting(
        "", FILE, "Inputs that ranges are measured on (default: --samples, or NAME.npz); every "
        "second one is kept to judge the result.", "accuracy",
        metavar="FILE.npz")  # fmt: skip
    accuracy: str = setting(
        "", ACCURACY, "What fewer bits may change: a smallest cosine (0.999), or bounds as in "
        "relative=0.01,top_1=0.99; operators are chosen by measured time and error.", "accuracy",
        metavar="BUDGET")  # fmt: skip
    size_budget: str = setting(
        "", BUDGET, "Weights, and sums of them, of the offline model, as a multiple of the model's "
        "own weights, or none (default: SIZE_BUDGET, else none).", "size",
        metavar="TIMES")  # fmt: skip
    tunes_subgraphs: bool = True
    """Job type 1, SGAT."""
    tunes_operators: bool = True
    """Job type 2, OPAT."""
    op_names: tuple[str, ...] = setting(
        (), NAMES, "Only these operators are tuned.", name="tune_ops_name"
    )
    op_types: tuple[str, ...] = setting(
        (), NAMES, "Only operators of these types are tuned.", name="tune_ops_type"
    )
    optimization_level: str = setting(
        "O2", words(*LEVELS), "O1: deep search; O2: default.", "search",
        name="tune_optimization_level")  # fmt: skip
    deeper_opat: bool = setting(
        False, SWITCH, "Deep search for the slowest operators, which take half of the "
        "model's time; needs job type 2.", "operators", name="Fdeeper_opat")  # fmt: skip
    formats_alone: bool = setting(
        False, SWITCH, "Tune only the formats of the operators, which the bank keeps "
        "as decided (REPEAT_TUNE=True tunes the rest); needs job type 2.", "operators",
        name="Fop_format")  # fmt: skip
    search_algorithm: str = setting(
        SEARCH_ALGORITHMS[0], words(*SEARCH_ALGORITHMS), "default, genetic or bayesian: how "
        "candidates are chosen.", "search", metavar="NAME")  # fmt: skip
    max_tuning_count: int | None = setting(
        None, Number(1, 100_000), "Try at most N candidates for each operator.", "search",
        metavar="N")  # fmt: skip
    target_metric: str = setting(
        METRICS[0], words(*METRICS), "latency (default): the time of a call on all cores; "
        "throughput: calls a second of as many callers as there are cores, each on one core (on "
        "--aicore_num, if given).", "search")  # fmt: skip
    base_result: str = setting(
        "", FILE, "An earlier tuning, by its --output or result folder, an export, or a bank: what "
        "it knows is not tuned again, and what it chose for operators of the same name is tried "
        "first.", "operators", metavar="PREFIX")  # fmt: skip
    time_limit_s: Annotated[float, Meta(gt=0, le=sys.float_info.max)] | None = setting(
        None, SECONDS, "Stop the search for a model after this time; run again to continue.",
        "search", name="tuning_time_limit", metavar="SECONDS")  # fmt: skip
    resumes: bool = setting(
        False, FLAG, "Continue an interrupted session.", "operators", name="reload"
    )
    framework: int | None = None
    """AOE's number of the model's framework; None: by suffix and content."""
    weight: str = setting(
        "", FILE,
        "Of a Caffe model: its .caffemodel (default: next to it, of the same name).", "model",
        short="-w", metavar="FILE")  # fmt: skip
    signature: str = setting(
        "", SIGNATURE, "Of a SavedModel: the signature to take.", "model", metavar="NAME"
    )
    samples: str = setting(
        "", FILE,
        "Inputs to judge the model on (default: NAME.npz next to it, else sampled ones).",
        "samples", metavar="FILE.npz")  # fmt: skip
    command_line: str = ""
    """Kept in the offline model; has no part in what is asked for."""

    def overridden(self, **given: str | float | tuple[str, ...] | None) -> Request:
        """The request with the values that are given: the command line over a file."""
        return replace(self, **{name: value for name, value in given.items() if value is not None})  # type: ignore[arg-type]

    def meaning(self) -> Mapping[str, object]:
        """Return what tells two requests apart."""
        return {_RETIRED: False} | {
            name: sorted(value) if isinstance(value, tuple) else value
            for name, value in vars(self).items()
            if name in _ALWAYS_NAMED
            or (name not in _WITHOUT_PART and value != getattr(Request, name))
        }

    @property
    def target_cores(self) -> int | None:
        """Return the cores of a call: for throughput one, unless others are given."""
        is_throughput = self.target_metric == METRICS[1]
        return 1 if is_throughput and self.cores is None else self.cores

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


SETTINGS = rows(Request)
KEYS = {field: row for field, row in SETTINGS.items() if row.kind.allowed}
"""The settings that a file may give, by field."""


@dataclass(frozen=True)
class TuningConfig:
    """A `--config` file, which AOE also calls `--tune_ops_file` and `--aoe_config_file`."""

    request: Request = Request()
    """Its settings of operators, of the search and its time."""
    job_type: str | None = None
    """Text of the job type, to be read as that of `--job_type`; None where the file says none."""


def read_tuning_config(path: Path) -> TuningConfig:
    """The configuration in this JSON file, in which lines may begin with // as comments.

    Raises BankdError (EG0001) on any fault.
    """
    keys: dict[str, Kind] = {KEYS[field].name: KEYS[field].kind for field in _TUNE_OPS_FIELDS}
    keys |= {"feature": NAMES, "job_type": _JOB_TYPE}
    try:
        data = read_regular(path, _MAX_OPS_BYTES + 1)
    except OSError as error:
        what = f"{path} cannot be read: {error.strerror}"
        raise BankdError(what, "check --config", ErrorCode.CONFIGURATION) from error
    data = _COMMENT.sub(b"", data)
    content = parse_settings_of(data, path, keys, _HINT, most_bytes=_MAX_OPS_BYTES)
    features = set(content.get("feature", ()))
    for feature in sorted(features - {_NONHOMO_SPLIT, _DEEPER_OPAT}):
        raise refused(path, f"the feature {feature!r} is not known", _HINT)
    deeper_opat = _DEEPER_OPAT in features or None
    request = Request().overridden(**given(content), deeper_opat=deeper_opat)
    return TuningConfig(request, content.get("job_type"))


_COMMENT = re.compile(rb"(?m)^[ \t]*//.*$")
_JOB_TYPE = Checked(
    "a job type, as in --job_type",
    lambda value: str(value) if isinstance(value, str) or type(value) is int else None,
)
"""A job type, which is read as that of the command line is."""


def given(content: Mapping[str, Any]) -> dict[str, Any]:
    """The values of a file, by field."""
    return {field: content[row.name] for field, row in KEYS.items() if row.name in content}
