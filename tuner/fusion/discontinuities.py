"""Discontinuities: what steps may see a small difference of a value as a large one.

floor(x / 41) is 1 for 41, and 0 for a number that is one rounding below. So a rewrite that rounds
otherwise than the model's operators, one by one in f32, is allowed only where nothing of the kind
may see its result: Floor, Ceil, Round, comparisons, the condition of Where, TopK, and whatever ONNX
Runtime computes in a segment (casts to integers, ArgMax, Mod, Sign, ...).

How far they see depends on the rewrite. Of sums of many terms, of exp, erf and their like, no
specification says how they are rounded, and engines differ by as much as a rewrite does:

- near: through operators that round in one way only, such as Add, Max or Reshape. This is asked
  for a rewrite of such a sum or function, which is bounded as these are.
- far: through all operators. This is asked for a rewrite of operators each of which rounds in one
  way only, such as a division.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from tuner.expression import Expression
from tuner.graph import Graph, Node
from tuner.ops import OPS

STEPS = frozenset(
    """
    floor ceil round trunc fmod mod less less_equal greater greater_equal equal and or not
    """.split()  # noqa: SIM905 - many words read better so
)
"""Instructions that are not continuous in any of their arguments."""
UNPRESCRIBED = frozenset(
    "pow exp log log1p sin cos atan erf tanh sigmoid softplus gelu gelu_tanh silu elu".split()  # noqa: SIM905
)
"""Instructions that no specification says the rounding of."""
EXACT_OPERATORS = frozenset(
    """
    Add Sub Mul Div Pow Neg Abs Sqrt Reciprocal Relu LeakyRelu HardSwish HardSigmoid Clip Min Max
    Where Cast Identity MaxPool GlobalMaxPool ReduceMax ReduceMin Reshape Transpose Slice Concat
    Split Expand Gather Pad Tile Resize Squeeze Unsqueeze Flatten DepthToSpace SpaceToDepth
    reshape copy concat gather pad part elementwise resize_nearest
    DequantizeLinear IntegerMatMul IntegerConv
    """.split()  # noqa: SIM905 - many words read better so
)
"""Operators of ONNX, and task ops, that round in one way only; of `pool` and `reduce`, the
largest and the smallest. Of Pow, small whole exponents: any is taken for one."""


class Sight(NamedTuple):
    """Answers to whether a discontinuity may see a value: from near, and from far."""

    near: bool = False
    far: bool = False

    def __or__(self, other: object) -> Sight:
        assert isinstance(other, Sight)
        return Sight(self.near or other.near, self.far or other.far)


UNSEEN, SEEN = Sight(), Sight(near=True, far=True)


@dataclass
class Discontinuities:
    """Tensors of a graph that a discontinuity may see, by name."""

    _seen: dict[str, Sight] = field(default_factory=dict)

    @staticmethod
    def of(graph: Graph) -> Discontinuities:
        """Look at a graph, of ONNX's operators or of task ops, from its end on."""
        found = Discontinuities()
        for node in reversed(graph.nodes):
            found._look_from(node)
        return found

    def see(self, names: Iterable[str]) -> Sight:
        """The sight of any of these tensors."""
        sight = UNSEEN
        for name in names:
            sight |= self._seen.get(name, UNSEEN)
        return sight

    def _look_from(self, node: Node) -> None:
        for name, sight in _seen_by(node, self.see(node.outputs)):
            if name and sight != UNSEEN:
                self._seen[name] = self._seen.get(name, UNSEEN) | sight


def _seen_by(node: Node, result: Sight) -> Iterator[tuple[str, Sight]]:
    """The inputs of a node as it sees them, and what lies behind it."""
    if node.op == "segment":
        yield from ((name, SEEN) for name in node.inputs)
    elif node.op == "elementwise":
        own = seen_inputs(node.expression("expression"), result)
        yield from zip(node.inputs, own, strict=False)
    elif node.op in _OPERATORS or (node.op in OPS and OPS[node.op].is_discontinuous):
        is_nan_test = node.op == "Equal" and len({*node.inputs}) == 1
        yield from ((name, UNSEEN if is_nan_test else SEEN) for name in node.inputs)
    elif node.op == "QuantizeLinear":  # its quotient is continuous: a step more or less is a tie
        yield node.inputs[0], result
        yield from ((name, SEEN) for name in node.inputs[1:] if name)
    elif node.op == "Where":
        yield node.inputs[0], SEEN
        yield from ((name, result) for name in node.inputs[1:])
    else:
        yield from _behind(node, result)


_OPERATORS = frozenset(
    """
    Floor Ceil Round ToInteger Remainder Mod Less LessOrEqual Greater GreaterOrEqual Equal And Or
    Not TopK
    """.split()  # noqa: SIM905 - many words read better so
)
"""Operators of ONNX that are one instruction of STEPS each, and TopK."""


def _behind(node: Node, result: Sight) -> Iterator[tuple[str, Sight]]:
    """Inputs of an operator without steps of its own; those that its tail has."""
    tail = node.expression("tail") if "tail" in node.attributes else Expression()
    before, *operands = seen_inputs(tail, result)
    is_exact = node.op in EXACT_OPERATORS or node.attributes.get("mode") in ("max", "min")
    through = before if is_exact else Sight(near=False, far=before.far)
    own = len(node.inputs) - len(operands)
    yield from ((name, through) for name in node.inputs[:own])
    yield from zip(node.inputs[own:], operands, strict=True)


def seen_inputs(expression: Expression, result: Sight) -> list[Sight]:
    """The sight of x0, x1, ... of an expression whose result is seen so."""
    sights = seen_values(expression, result)
    return [sights.get(f"x{i}", UNSEEN) for i in range(expression.input_count)]


def seen_values(expression: Expression, result: Sight) -> dict[str, Sight]:
    """The sight of each input and each result (x0, t0, ...) of an expression."""
    count = len(expression.instructions)
    sights = {f"t{count - 1}" if count else "x0": result}
    for number in reversed(range(count)):
        step = expression.instructions[number]
        own = sights.get(f"t{number}", UNSEEN)
        is_nan_test = step.op == "equal" and len({*step.args}) == 1
        for place, name in enumerate(step.args):
            if is_nan_test:
                sight = UNSEEN
            elif step.op in STEPS or (step.op == "where" and place == 0):
                sight = SEEN
            else:
                sight = Sight(near=False, far=own.far) if step.op in UNPRESCRIBED else own
            sights[name] = sights.get(name, UNSEEN) | sight
    return sights
