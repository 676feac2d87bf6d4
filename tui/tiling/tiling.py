"""The tiling of an entry: which family's words fit it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bankd.bank import TargetKey
from bankd.bank.subject import is_foreign, is_subgraph
from tui.tiling import contraction, fast, products, rows, windows
from tui.tiling.given import Given, NotKnown, read
from tui.tiling.subgraph import rewrites
from tui.tiling.values import Tiling

_OF_OP: Mapping[str, Callable[[Given], Tiling]] = {
    "matmul": products.matmul,
    "attention": products.attention,
    "depthwise": windows.window,
    "pool": windows.window,
    "softmax": rows.softmax,
    "layer_norm": rows.layer_norm,
    "reduce": rows.reduce,
    "elementwise": rows.elementwise,
}
_OF_IMPL: Mapping[str, Callable[[Given], Tiling]] = {
    "direct": contraction.direct,
    **dict.fromkeys(fast.PATCHES, fast.winograd),
    **dict.fromkeys(fast.PRODUCTS, fast.strassen),
}
MOVES = ("copy", "concat", "gather", "pad")
"""They move memory and compute nothing."""


def tiling_of(task: str, policy: str, target: TargetKey) -> Tiling:
    """How the policy cuts the loops. Raises NotKnown where the texts do not tell."""
    if is_foreign(task):
        raise NotKnown("it is from a CANN file: only its own compiler can read it")
    if is_subgraph(task):
        return rewrites(policy)
    given = read(task, policy, target)
    if given.op in ("gemm", "conv"):
        return _contraction(given)
    if given.op in MOVES:
        raise NotKnown(f"{given.op} moves memory; its partition is not known from the policy alone")
    if given.op not in _OF_OP:
        raise NotKnown("the loops of this op are not known here")
    return _OF_OP[given.op](given)


def _contraction(given: Given) -> Tiling:
    impl = given.knobs.get("impl")
    if not isinstance(impl, str) or impl not in _OF_IMPL:
        is_amx = isinstance(impl, str) and impl.startswith("amx_")
        raise NotKnown(
            "the layout of the AMX tiles is not known from the policy alone"
            if is_amx
            else "its policy has another form than this tuner's"
        )
    return _OF_IMPL[impl](given)
