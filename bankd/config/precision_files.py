"""Files of precision modes for single operators, as AOE and ATC have them.

--op_precision_mode FILE   an .ini file: [ByOpType] and [ByNodeName], a line for each
--keep_dtype FILE          a name in each line, or OpType::TYPE: these keep their types
--modify_mixlist FILE      JSON: types that are black (not lowered), white (lowered) or grey
"""

from __future__ import annotations

import configparser
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from bankd.config.json_settings import parse_settings_of, refused
from bankd.config.kinds import Checked
from bankd.config.request import PRECISION_MODES, Request
from bankd.descriptors import read_regular
from bankd.errors import BankdError, ErrorCode

STRICT, MIXED, *_ = PRECISION_MODES
MAX_BYTES = 2**20
"""Maximum size of a file: it may name every operator of a large model."""
BY_NAME, BY_TYPE = "ByNodeName", "ByOpType"
OP_MODES: Mapping[str, str] = {
    "high_precision": STRICT,
    "enable_float_32_execution": STRICT,
    "high_performance": MIXED,
    "super_performance": MIXED,
    "enable_hi_float_32_execution": MIXED,
    "keep_fp16": MIXED,
}
"""Modes of AOE's file, and the mode of docs/precision.md that each is."""
TYPE_NAMES: Mapping[str, str] = {
    "Conv2D": "Conv",
    "Conv3D": "Conv",
    "BatchMatMul": "MatMul",
    "BatchMatMulV2": "MatMul",
    "MatMulV2": "MatMul",
}
"""Types of Ascend's operators, and ONNX's own names of them; all others have one name."""
_TYPE = "OpType::"
_LISTS = ("black-list", "white-list", "gray-list")
_INI_HINT = f"write [{BY_TYPE}] or [{BY_NAME}], and lines such as MatMul=high_precision"
_LIST_HINT = 'write {"black-list": {"to-add": ["MatMul"], "to-remove": [...]}, "white-list": ...}'

Modes = dict[str, str]


def with_precision_files(
    request: Request, op_modes: Path | None, kept: Path | None, lists: Path | None
) -> Request:
    """The request with the modes of these files; a name goes before a type, and the strict mode
    before the others. Raises BankdError (EG0001) on any fault."""
    by_name, by_type = Modes(), Modes()
    if lists is not None:
        by_type |= _lists_of(lists, request.precision_mode)
    if op_modes is not None:
        names, types = _op_modes_of(op_modes)
        by_name, by_type = by_name | names, by_type | types
    if kept is not None:
        names, types = _kept_of(kept)
        by_name, by_type = by_name | names, by_type | types
    return replace(
        request,
        modes_by_name=tuple(sorted(by_name.items())),
        modes_by_type=tuple(sorted(by_type.items())),
    )


def _op_modes_of(path: Path) -> tuple[Modes, Modes]:
    """Modes by name and by type, of an .ini file."""
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment]  # names have capitals
    try:
        parser.read_string(_text_of(path, "--op_precision_mode"))
    except configparser.Error as error:
        raise refused(path, " ".join(str(error).split()), _INI_HINT) from error
    if unknown := set(parser.sections()) - {BY_NAME, BY_TYPE}:
        raise refused(path, f"the section [{min(unknown)}] is not known", _INI_HINT)
    found = {
        section: {name: _op_mode(path, name, word) for name, word in parser[section].items()}
        for section in parser.sections()
    }
    types = {_type(name): mode for name, mode in found.get(BY_TYPE, {}).items()}
    return found.get(BY_NAME, {}), types


def _op_mode(path: Path, name: str, word: str) -> str:
    if word not in OP_MODES:
        raise refused(path, f"{name} is {word}", f"give one of {', '.join(OP_MODES)}")
    return OP_MODES[word]


def _kept_of(path: Path) -> tuple[Modes, Modes]:
    """The strict mode by name and by type, of a file with an operator in each line."""
    lines = (line.strip() for line in _text_of(path, "--keep_dtype").splitlines())
    words = [line for line in lines if line]
    types = [_type(word.removeprefix(_TYPE)) for word in words if word.startswith(_TYPE)]
    names = [word for word in words if not word.startswith(_TYPE)]
    return dict.fromkeys(names, STRICT), dict.fromkeys(types, STRICT)


def _lists_of(path: Path, mode: str) -> Modes:
    """Modes by type: black ones are strict. White and grey ones have the mode of the model."""
    lists = parse_settings_of(
        _data_of(path, "--modify_mixlist"), path, dict.fromkeys(_LISTS, _CHANGES), _LIST_HINT,
        most_bytes=MAX_BYTES,
    )  # fmt: skip
    modes = Modes()
    for name in reversed(_LISTS):
        added = lists.get(name, {}).get("to-add", ())
        modes |= dict.fromkeys(map(_type, added), STRICT if name == _LISTS[0] else mode)
    return modes


def _changes_of(value: Any) -> Any:
    """Types that a list gains and loses, under "to-add" and "to-remove"; None for anything else."""
    is_right = isinstance(value, dict) and all(
        key in ("to-add", "to-remove")
        and isinstance(names, list)
        and all(isinstance(name, str) and name for name in names)
        for key, names in value.items()
    )
    return value if is_right else None


_CHANGES = Checked('types to add and to remove: {"to-add": [...], "to-remove": [...]}', _changes_of)


def _type(name: str) -> str:
    return TYPE_NAMES.get(name, name)


def _text_of(path: Path, option: str) -> str:
    try:
        return _data_of(path, option).decode()
    except UnicodeDecodeError as error:
        raise refused(path, "it is not text in UTF-8", f"check {option}") from error


def _data_of(path: Path, option: str) -> bytes:
    try:
        data = read_regular(path, MAX_BYTES + 1)
    except OSError as error:
        what = f"{path} cannot be read: {error.strerror}"
        raise BankdError(what, f"check {option}", ErrorCode.CONFIGURATION) from error
    if len(data) > MAX_BYTES:
        raise refused(path, f"it has more than {MAX_BYTES:,} bytes", f"check {option}")
    return data
