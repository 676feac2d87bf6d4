"""Switches of fusion: `--fusion_switch_file`, `--optimization_switch` and `--oo_level` of ATC.

A file has lines such as `ConvBatchnormFusionPass:off`, or is JSON:

    {"Switch": {"GraphFusion": {"ALL": "off", "SoftmaxFusionPass": "on"}, "UBFusion": {...}}}

Names are those of our rules (docs/rewrites.md), or of Ascend's passes that do the same.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from bankd import bridge
from bankd.cli.formatting import remark
from bankd.descriptors import read_regular
from bankd.errors import BankdError, ErrorCode

OPTION, SWITCHES = "--fusion_switch_file", "--optimization_switch"
MAX_BYTES = 2**20
ALL, GRAPH, UB = "ALL", "GraphFusion", "UBFusion"
PASSES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (r"LayerNorm", ("recognise_layer_norm",)),
    (r"Rms", ("recognise_rms_norm",)),
    (r"(Batch_?norm|BN|Host_?BN)", ("fold_batch_norm",)),
    (r"(Flash)?Attention|MultiHead|Softmax", ("recognise_attention",)),
    (r"Bias_?Add|Add_?Bias|(MatMul|FullyConnection|Gemm|Conv).*Add", ("join_layer",)),
    (r"Conv.*Mul|MatMul.*Mul|Scale", ("fold_factor", "scale_first_operand")),
    (r"Transpose|Permute", ("absorb_transpose", "transpose_unfolded")),
    (r"Reshape", ("shorten_reshapes", "ahead_of_reshape")),
    (r"Split|Concat", ("split_columns", "exchange_halves")),
    (r"Cast", ("raise_cast",)),
    (r"AvgPool.*Quant|Quant.*AvgPool", ("average_integers",)),
    (r"Quant", ("multiply_integers", "quantise_earlier", "drop_change", "move_numbers_later")),
    (r"^Tbe|Relu|Elemwise|Eltwise|Activation|Gelu|Swish|Sigmoid",
     ("merge_elementwise", "absorb_tail")),
)  # fmt: skip
"""Words in the names of Ascend's passes, and the rules that do the same here; the first counts."""
_HINT = 'write lines "NAME:off", or {"Switch": {"GraphFusion": {"ALL": "off"}}}'


def fusion_off(file: Path | None, switches: str | None, level: str | None) -> tuple[str, ...]:
    """The rules that are off, sorted. Raises BankdError (EG0001, EG0003) for what is no switch.

    Names that no rule has are listed, and change nothing. O1 of --oo_level turns off all.
    """
    known = set(bridge.SWITCHED_RULES)
    off = set(known) if level == "O1" else set()
    unknown: list[str] = []
    for group, name, is_on in [*_of_file(file), *_of_text(switches)]:
        rules = _rules_of(group, name, known)
        if not rules:
            unknown.append(name)
        off = off - rules if is_on else off | rules
    if unknown:
        names = ", ".join(unknown[:8]) + (" ..." if len(unknown) > 8 else "")
        remark(f"{OPTION}: no rule does what {names} does: docs/rewrites.md lists the rules")
    return tuple(sorted(off))


def _rules_of(group: str, name: str, known: set[str]) -> set[str]:
    if name == ALL:
        tails = set(bridge.TAIL_RULES)
        return tails if group == UB else known - tails if group == GRAPH else known
    if name in known:
        return {name}
    found = (rules for words, rules in PASSES if re.search(words, name, re.IGNORECASE))
    return set(next(found, ())) & known


def _of_file(file: Path | None) -> list[tuple[str, str, bool]]:
    """Group, name and state of each switch of a file; ALL first."""
    if file is None:
        return []
    try:
        text = read_regular(file, MAX_BYTES + 1).decode()
    except OSError as error:
        raise _refused(f"{file} cannot be read: {error.strerror}", f"check {OPTION}") from error
    except UnicodeDecodeError as error:
        raise _refused(f"{file} is not text in UTF-8", f"check {OPTION}") from error
    if len(text) > MAX_BYTES:
        raise _refused(f"{file} has more than {MAX_BYTES:,} characters", f"check {OPTION}")
    if text.lstrip()[:1] != "{":
        return [("", *_switch(line, str(file))) for line in text.splitlines() if line.strip()]
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _refused(f"{file} is no JSON: {error}", _HINT) from error
    return sorted(_of_json(content, file), key=lambda one: one[1] != ALL)


def _of_json(content: Any, file: Path) -> Iterable[tuple[str, str, bool]]:
    groups = content.get("Switch") if isinstance(content, dict) and len(content) == 1 else None
    if not isinstance(groups, Mapping):
        raise _refused(f"{file} has no key Switch, or others", _HINT)
    for group, states in groups.items():
        if group not in (GRAPH, UB) or not isinstance(states, Mapping):
            raise _refused(f"{file}: {group!r} is not {GRAPH} or {UB}", _HINT)
        for name, state in states.items():
            yield group, *_switch(f"{name}:{state}", str(file))


def _of_text(text: str | None) -> list[tuple[str, str, bool]]:
    parts = (part for part in (text or "").split(";") if part.strip())
    return [("", *_switch(part, SWITCHES)) for part in parts]


def _switch(text: str, where: str) -> tuple[str, bool]:
    name, _, state = text.strip().rpartition(":")
    if not name.strip() or state.strip().lower() not in ("on", "off"):
        what = f"{where}: {text.strip()[:80]!r} is no switch"
        if where == SWITCHES:
            raise BankdError(what, 'write "NAME:off;NAME:on"', ErrorCode.OPTION)
        raise _refused(what, _HINT)
    return name.strip(), state.strip().lower() == "on"


def _refused(what: str, hint: str) -> BankdError:
    return BankdError(what, hint, ErrorCode.CONFIGURATION)
