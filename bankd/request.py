"""What a tuning is asked for, in words and numbers: no tuner is needed to say or to check it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from bankd.errors import BankdError

PRECISION_MODES = ("must_keep_origin_dtype", "allow_mix_precision", "allow_mix_precision_bf16")
LEVELS = ("O1", "O2")
SEARCH_ALGORITHMS = ("default", "genetic", "bayesian")
TUNING_COUNTS = (1, 100_000)
"""Least and most for `--max_tuning_count`."""

_LISTS = ("tune_ops_name", "tune_ops_type", "feature")
_WORDS = {"tune_optimization_level": LEVELS, "search_algorithm": SEARCH_ALGORITHMS}
_KEYS = (*_LISTS, *_WORDS, "max_tuning_count")
_HINT = (
    'write {"tune_ops_name": [...], "tune_ops_type": [...], "tune_optimization_level": "O1|O2", '
    f'"search_algorithm": "{"|".join(SEARCH_ALGORITHMS)}", "max_tuning_count": N, '
    '"feature": ["nonhomo_split"]}'
)
_UNEVEN_SPLIT = "nonhomo_split"


@dataclass(frozen=True)
class Request:
    """The options of a tuning. None: this machine's own."""

    soc_version: str | None = None
    cores: int | None = None
    input_shape: str = ""
    """As in `--input_shape`: "name:1,3,224,224;other:1,77"."""
    precision_mode: str = PRECISION_MODES[0]
    tunes_subgraphs: bool = True
    """Job type 1, SGAT."""
    tunes_operators: bool = True
    """Job type 2, OPAT."""
    uneven_split: bool = False
    """`--Fnonhomo_split`: subgraphs may be split unevenly, too."""
    resumes: bool = False
    """`--reload`: what an interrupted session measured counts. Has no part in what is asked for."""
    optimization_level: str = "O2"
    search_algorithm: str = SEARCH_ALGORITHMS[0]
    max_tuning_count: int | None = None
    """Candidates of a task at most."""
    time_limit_s: float | None = None
    op_names: tuple[str, ...] = ()
    op_types: tuple[str, ...] = ()
    """Only these operators are tuned, if any are named; subgraphs are tuned in any case."""
    command_line: str = ""
    """Kept in the offline model; has no part in what is asked for."""

    def overridden(self, **given: str | int | None) -> Request:
        """The request with the values that are given: the command line over a file."""
        return replace(self, **{name: value for name, value in given.items() if value is not None})  # type: ignore[arg-type]

    def meaning(self) -> Mapping[str, object]:
        """What tells two requests apart."""
        return {
            "input_shape": self.input_shape,
            "precision_mode": self.precision_mode,
            "tunes_subgraphs": self.tunes_subgraphs,
            "tunes_operators": self.tunes_operators,
            "uneven_split": self.uneven_split,
            "optimization_level": self.optimization_level,
            "search_algorithm": self.search_algorithm,
            "max_tuning_count": self.max_tuning_count,
            "time_limit_s": self.time_limit_s,
            "op_names": sorted(self.op_names),
            "op_types": sorted(self.op_types),
        }


def with_tune_ops_file(request: Request, path: Path) -> Request:
    """The request narrowed by a `--tune_ops_file`. Raises BankdError (EG0001) on any fault."""
    content = _read(path)
    for name in content:
        if name not in _KEYS:
            raise _refused(path, f"the key {name!r} is not known")
    for name in _LISTS:
        _check_list(path, name, content.get(name, []))
    features = set(content.get("feature", []))
    for feature in features - {_UNEVEN_SPLIT}:
        raise _refused(path, f"the feature {feature!r} is not available yet")
    for name, words in _WORDS.items():
        if name in content and content[name] not in words:
            raise _refused(path, f"{name} is {content[name]!r}: {' or '.join(words)}")
    count = content.get("max_tuning_count", request.max_tuning_count)
    if count is not None and not is_tuning_count(count):
        raise _refused(path, f"max_tuning_count is {count!r}: {_COUNTS}")
    return replace(
        request,
        op_names=tuple(content.get("tune_ops_name", [])),
        op_types=tuple(content.get("tune_ops_type", [])),
        optimization_level=content.get("tune_optimization_level", request.optimization_level),
        search_algorithm=content.get("search_algorithm", request.search_algorithm),
        max_tuning_count=count,
        uneven_split=request.uneven_split or _UNEVEN_SPLIT in features,
    )


def require_subgraphs_to_split(request: Request) -> None:
    """Raises BankdError (EG0003) where an uneven split is asked for without subgraph tuning."""
    if request.uneven_split and not request.tunes_subgraphs:
        raise BankdError(
            "--Fnonhomo_split splits subgraphs, which this job does not tune",
            "add job type 1, as in --job_type 1,2, or leave the option (or feature) out",
            "EG0003",
        )


_COUNTS = "a whole number from {} to {:,}".format(*TUNING_COUNTS)


def is_tuning_count(value: object) -> bool:
    return type(value) is int and TUNING_COUNTS[0] <= value <= TUNING_COUNTS[1]


def _read(path: Path) -> dict[str, Any]:
    try:
        content = json.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise BankdError(
            f"{path} cannot be read: {error.strerror}", "check --tune_ops_file", "EG0001"
        ) from error
    except ValueError as error:
        raise _refused(path, f"it is not JSON: {error}") from error
    except RecursionError as error:
        raise _refused(path, "it is nested too deeply") from error
    if not isinstance(content, dict):
        raise _refused(path, "it is not a JSON object")
    return content


def _check_list(path: Path, name: str, value: object) -> None:
    if not isinstance(value, list) or not all(isinstance(v, str) and v for v in value):
        raise _refused(path, f"{name} is not a list of names")


def _refused(path: Path, what: str) -> BankdError:
    return BankdError(f"{path} cannot be used: {what}", _HINT, "EG0001")
