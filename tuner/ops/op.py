"""The op: one value that says all of a kind of task, except for its kernels."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from tuner.element import ELEMENTS, Element
from tuner.expression import INSTRUCTIONS, Expression
from tuner.graph import TensorType
from tuner.ops.instructions import as_integer, evaluate_expression, float64, int64
from tuner.ops.sampling import sample_operands, sample_tensor
from tuner.size import Size, broadcast
from tuner.task import Task

Shape = tuple[int, ...]
Arrays = Sequence[np.ndarray]
Results = tuple[np.ndarray, ...]
Dtypes = tuple[str, ...]

MAX_NUMBER = 1 << 40
"""Larger than any size, stride or offset."""
MAX_SUM_ERROR = 1e-4
"""Upper bound of the tolerance of fp32-accurate sums; Winograd with large tiles comes near it."""
_MIXED = {"allow_mix_precision": 2e-4, "allow_mix_precision_bf16": 2e-2}
"""Products of two bf16 parts keep 16 bits, those of one 8: 2**-17 or 2**-9 for each rounding, and
some of them add up."""
WIDE_INTEGERS = ("i32", "i64", "u32", "u64")
"""Element types of integers that f64 makes, and f32 cannot."""
_REFERENCE = re.compile(r"([xt])(0|[1-9][0-9]{0,8})")


def all_f32(inputs: Dtypes, outputs: Dtypes) -> bool:
    """The dtype rule of arithmetic that has no kernels of f64: f32 everywhere."""
    return {*inputs, *outputs} == {"f32"}


def one_float(inputs: Dtypes, outputs: Dtypes) -> bool:
    """The dtype rule of arithmetic: f32 everywhere, or f64 everywhere."""
    return {*inputs, *outputs} in ({"f32"}, {"f64"})


def float_of_stored_weights(inputs: Dtypes, outputs: Dtypes) -> bool:
    """The dtype rule of products with constant weights: those of f32 may be stored in 16 bits."""
    is_stored = len(inputs) > 1 and ELEMENTS[inputs[1]].is_half
    weights = ("f32",) if is_stored else inputs[1:2]
    return one_float((inputs[0], *weights, *inputs[2:]), outputs)


def one_dtype(inputs: Dtypes, outputs: Dtypes) -> bool:
    """The dtype rule of movement: any dtype, and the same one everywhere."""
    return len({*inputs}) == 1 and {*inputs} == {*outputs}


def of_whole_numbers(inputs: Sequence[TensorType], outputs: Sequence[TensorType]) -> bool:
    """Return whether all are integers or truths, and one is an integer of at least 32 bits."""
    kinds = (*inputs, *outputs)
    is_wide = any(kind.dtype in WIDE_INTEGERS for kind in kinds)
    return is_wide and all(kind.element.is_whole for kind in kinds)


def bytes_of_inputs(task: Task) -> int:
    """Size of all inputs of a task."""
    return sum(tensor.size_bytes for tensor in task.inputs)


@dataclass(frozen=True, kw_only=True)
class Op:
    """A kind of node of the fused graph; `tuner.ops.OPS` has all of them.

    Every tensor is dense and row-major; images are channels-last. After its own inputs a task has
    the operands of its expressions, which broadcast (as in NumPy) to what they are applied to.
    """

    name: str
    inputs: tuple[str, ...]
    """Names of its own inputs."""
    outputs: tuple[str, ...] = ("output",)
    """Names of its results. What one with several stores has its tail, and its order, already."""
    takes_many: bool = False
    """True if there may be any number of inputs like these, one or more."""
    constants: tuple[int, ...] = ()
    """Positions of the inputs that are constants of every graph: weights, bias, scale."""
    attributes: Mapping[str, type] = field(default_factory=dict)
    """Required attributes. A tuple holds integers; a float may be written as an integer."""
    optional: Mapping[str, type] = field(default_factory=dict)
    """Attributes that may be left out."""
    modes: tuple[str, ...] = ()
    """Values of the attribute `mode`."""
    expressions: tuple[str, ...] = ()
    """Optional attributes that are expressions, in the order of their operands. The `tail` is
    applied to the result before it is stored."""
    dtypes: Callable[[Dtypes, Dtypes], bool] = all_f32
    """True if inputs and outputs may have these element types. Where one of them is f64, kernels
    compute in it (see `element`). Operands of a tail in fewer bits than f32, and a result that a
    tail rounds to such, count as the f32 that they are computed in."""
    result: Callable[[Task], Shape]
    """Shape of the first result before `perm_out`. Raises ValueError where the inputs do not
    fit."""
    further: Callable[[Task], tuple[Shape, ...]] = lambda _: ()
    """Shapes of the results after the first."""
    meaning: Callable[[Task, Arrays], np.ndarray | Results]
    """The result, or all of several, in float64 (of what keeps types: in its dtype) before the
    tail and `perm_out`."""
    samplers: Mapping[int, Callable[[np.random.Generator, Task], np.ndarray]] = field(
        default_factory=dict
    )
    """Random values of inputs that are not simply standard normal, by position."""
    operations: Callable[[Task], int] = lambda _: 0
    """Number of floating-point operations; multiply and add count as two."""
    bytes_read: Callable[[Task], int] = bytes_of_inputs
    """Number of bytes read at least, each once."""
    error_bound: Callable[[Task], float] = lambda _: 0.0
    """Tolerance of kernels that compute in f32: max |difference| / max |reference|."""
    may_be_mixed: bool = False
    """True if there are kernels of less than f32's accuracy."""
    narrow_results: bool = False
    """True if kernels store the result of a tail in fewer bits than f32, where the task says so."""
    layout: str = "ND"
    """Layout of the result that viewers show."""
    is_movement: bool = False
    """True if it hands elements on as they are, in any dtype."""
    in_own_type: bool = False
    """True if kernels compute in the element of its tensors, be that an integer."""
    takes_integers: bool = False
    """True if it computes in i64 where all inputs and results are integers, or truths, and one has
    at least 32 bits. Narrow ones alone are quantised numbers."""
    is_task: bool = True
    """True if there is work to tune; otherwise it is only a node of the graph."""
    is_discontinuous: bool = False
    """True if a rounding before it may change a result by any amount. Then it is judged only on
    inputs of its own, never behind the other tasks of a subgraph."""
    is_in_place: bool = False
    """True if the output shares the memory of the input."""

    @property
    def has_tail(self) -> bool:
        """Return whether a tail can be fused into it."""
        return "tail" in self.expressions

    def fixed_inputs(self, attributes: Mapping[str, object]) -> tuple[int, ...]:
        """Positions of the inputs that are constants in a node with these attributes."""
        return tuple(i for i in self.constants if i != 2 or not attributes.get("runtime_bias", 0))

    @property
    def keeps_types(self) -> bool:
        """Return whether it moves its elements, or computes with them as they are."""
        return self.is_movement or self.in_own_type

    def reads_indices(self, position: int) -> bool:
        """Return whether an input has indices, not data."""
        return self.inputs[position : position + 1] == ("indices",)

    def hands_on(self, position: int) -> bool:
        """Return whether the output has the elements of this input."""
        return self.is_movement and not self.reads_indices(position)

    def element(self, inputs: Sequence[TensorType], outputs: Sequence[TensorType]) -> Element:
        """The element that kernels compute in, by the types of all operands and results.

        It is f64 where one of them is, or the only result is a wide integer, else f32. What only
        moves elements computes nothing, and what keeps to their type needs no other.
        """
        is_wide = any(kind.element.compute == "f64" for kind in (*inputs, *outputs))
        if self.takes_integers and of_whole_numbers(inputs, outputs):
            return ELEMENTS["i64"]
        is_wide |= len(outputs) == 1 and outputs[0].dtype in WIDE_INTEGERS
        return ELEMENTS["f64" if is_wide and not self.keeps_types else "f32"]

    def refusal(self, task: Task) -> str | None:
        """The reason why no kernel computes the task in its element; None if one does."""
        name = self.element(task.inputs, task.outputs).name
        if name != "f32" and not self._takes_types(task):
            return f"{self.name} has no kernel that computes in {name}"
        numbers = [a for body in _expressions(task) for s in body.instructions for a in s.args]
        if name == "i64" and (wrong := next(filter(_is_no_integer, numbers), None)):
            return f"{wrong} is not a number of i64"
        used = {step.op for body in _expressions(task) for step in body.instructions}
        without = used - INSTRUCTIONS[name]
        return f"{', '.join(sorted(without))} has no kernel in {name}" if without else None

    def tolerance(self, task: Task) -> float:
        """The largest max |difference| / max |reference| that a kernel of this task may have.

        Sums are those of f32 or f64, or of the bf16 parts that the precision mode allows in the
        place of f32; a result that is stored in fewer bits is rounded once more.
        """
        element = self.element(task.inputs, task.outputs)
        may_be_mixed = self.may_be_mixed and element.name == "f32"
        mixed = _MIXED.get(task.precision_mode, 0.0) if may_be_mixed else 0.0
        exact = self.error_bound(task) * (element.roundoff / ELEMENTS["f32"].roundoff)
        return max(exact, mixed) + _rounding(task, element)

    def evaluate(self, task: Task, inputs: Arrays) -> np.ndarray:
        """The only result; see `results`. Raises ValueError for a task with several."""
        (result,) = self.results(task, inputs)
        return result

    def results(self, task: Task, inputs: Arrays) -> Results:
        """The results in the shapes of the outputs: in float64, of movement in the dtype given.

        Of tasks in i64 they are of the output's own dtype, and wrap around as it does.
        """
        is_whole = self.element(task.inputs, task.outputs).name == "i64"
        kind = int64 if is_whole else float64
        values = inputs if self.keeps_types else [kind(array) for array in inputs]
        if len(self.outputs) == 1:
            return (self._result(task, values),)
        made = self.meaning(task, values)
        assert isinstance(made, tuple), self.name
        return made

    def _result(self, task: Task, values: Arrays) -> np.ndarray:
        """The result of an op with one, in float64 as its inputs are."""
        if task.parts > 1:
            whole = self._result(task.side_by_side(), values)
            return np.moveaxis(whole.reshape(*whole.shape[:-1], task.parts, -1), -2, 0)
        result = self.meaning(task, values)
        assert isinstance(result, np.ndarray), self.name
        if task.tail.instructions:
            finished = evaluate_expression(task.tail, [result, *values[task.first_tail_input :]])
            result = np.broadcast_to(finished, result.shape)
        if not self.keeps_types and result.dtype == np.int64:
            with np.errstate(all="ignore"):
                result = result.astype(task.output.element.dtype)
        elif not self.keeps_types and task.output.element.kind in "iu":
            result = as_integer(result, task.output.element)
        return result.transpose(task.ints("perm_out")) if "perm_out" in task.attributes else result

    def sample(self, task: Task, seed: int) -> list[np.ndarray]:
        """One random array for each input, inside its domain; the same for the same seed."""
        rng = np.random.default_rng(seed)
        if "expression" in self.attributes:
            return sample_operands(rng, task.expression("expression"), task.inputs, 0)
        own = [
            self.samplers[i](rng, task) if i in self.samplers else sample_tensor(rng, tensor)
            for i, tensor in enumerate(task.inputs[: task.own_inputs])
        ]
        of_scores = task.inputs[task.own_inputs : task.first_tail_input]
        own += sample_operands(rng, task.scores, of_scores, 1)
        return own + sample_operands(rng, task.tail, task.tail_inputs, 1)

    def check(self, task: Task) -> None:
        """Raises ValueError, TypeError or LookupError for a task that fusion cannot have made.

        Such a task would become a kernel that reads beyond its tensors. `source_strides` and
        `parts`, which only the partition of a subgraph adds, are faults as well.
        """
        self._check_attributes(task)
        self._check_types(task)
        self.check_shape(task)

    def check_shape(self, task: Task) -> None:
        """Raises ValueError where an output has another shape than the op makes of the inputs."""
        if len(task.outputs) != len(self.outputs):
            raise ValueError(
                f"{self.name} has {len(self.outputs)} results, not {len(task.outputs)}"
            )
        shape = self.result(task)
        for operand in task.tail_inputs:
            require_fits(operand.shape, shape)
        if "perm_out" in self.attributes:
            shape = permuted(shape, task.ints("perm_out"))
        for made, output in zip((shape, *self.further(task)), task.outputs, strict=True):
            if made != output.shape:
                raise ValueError(f"{self.name} makes {made}, not {output}")

    def _takes_types(self, task: Task) -> bool:
        """Return whether the rule of dtypes holds."""
        inputs, outputs = ([k.dtype for k in kinds] for kinds in (task.inputs, task.outputs))
        if self.has_tail:
            inputs[task.first_tail_input :] = map(_in_tail, task.tail_inputs)
        if self.narrow_results:
            outputs = list(map(_in_tail, task.outputs))
        return self.dtypes(tuple(inputs), tuple(outputs))

    def _check_attributes(self, task: Task) -> None:
        kinds = {**self.attributes, **self.optional}
        kinds |= dict.fromkeys(self.expressions, Expression)
        if not self.attributes.keys() <= task.attributes.keys() <= kinds.keys():
            raise ValueError(f"{self.name} with the attributes {sorted(task.attributes)}")
        for name, value in task.attributes.items():
            kind = int if isinstance(value, Size) else type(value)
            is_integer = kinds[name] is float and kind is int
            if (kind is not kinds[name] and not is_integer) or not _is_small(value):
                raise ValueError(f"{self.name} with {name} {str(value)[:40]}")
            if isinstance(value, Expression):
                _check_expression(value, len(task.inputs))
        if self.modes and task.attributes["mode"] not in self.modes:
            raise ValueError(f"{self.name} with the mode {task.attributes['mode']!r}")

    def _check_types(self, task: Task) -> None:
        least = 0 if self.is_movement and self.takes_many else 1
        for kind, low in (*((k, least) for k in task.inputs), *((k, 1) for k in task.outputs)):
            if min(kind.shape, default=1) < low:
                raise ValueError(f"{self.name} with {kind}")
        is_right = self._takes_types(task)
        missing = len(self.inputs) - task.own_inputs
        if not is_right or missing > 0 or (missing and not self.takes_many):
            types = (", ".join(map(str, kinds)) for kinds in (task.inputs, task.outputs))
            raise ValueError(f"{self.name} of {' to '.join(types)}")
        if (reason := self.refusal(task)) is not None:
            raise ValueError(reason)


def _is_no_integer(argument: str) -> bool:
    """Return whether an argument of an expression is a number that i64 does not have."""
    if _REFERENCE.fullmatch(argument):
        return False
    number = float(argument)
    return not (math.isfinite(number) and number == int(number) and -(2**63) <= number < 2**63)


def _in_tail(kind: TensorType) -> str:
    """The element type of an operand or a result of a tail as it is computed with."""
    narrow = kind.element.is_quantised or kind.element.is_half
    return "f32" if narrow else kind.dtype


def _expressions(task: Task) -> tuple[Expression, ...]:
    return task.tail, task.scores, task.expression("expression")


def _rounding(task: Task, computed: Element) -> float:
    """Error of roundings to fewer bits than are computed: of the results, and of values on the way.

    A result is rounded; a value that is rounded on the way may be taken to the other neighbour
    than that of the reference, which is twice as far.
    """
    narrow = {name: e.roundoff for name, e in ELEMENTS.items() if e.roundoff > computed.roundoff}
    # One step of a result that reaches half of the range.
    narrow |= {
        name: 2.0 ** (1 - (e.digits or e.bits))
        for name, e in ELEMENTS.items()
        if e.kind in "iu" and e.bits <= 16
    }
    steps = (step.op for expression in _expressions(task) for step in expression.instructions)
    stored = max((narrow.get(kind.dtype, 0.0) for kind in task.outputs), default=0.0)
    return sum((2 * narrow[op] for op in steps if op in narrow), stored)


def _is_small(value: object) -> bool:
    """Return whether all integers are of a size that a tensor can have."""
    numbers = value if isinstance(value, tuple) else (value,) if isinstance(value, int) else ()
    return all(type(n) in (int, Size) and abs(int(n)) <= MAX_NUMBER for n in numbers)


def _check_expression(expression: Expression, operands: int) -> None:
    """Require that it reads no more than these operands, and nothing before it is made."""
    for made, step in enumerate(expression.instructions):
        for argument in step.args:
            match = _REFERENCE.fullmatch(argument)
            if match is None:
                is_right = repr(float(argument)) == argument
            else:
                is_right = int(match[2]) < (operands if match[1] == "x" else made)
            if not is_right:
                raise ValueError(f"an expression that reads {argument[:40]!r}")


def require(is_right: bool, task: Task) -> None:
    """Raise ValueError unless the shapes of a task are right."""
    if not is_right:
        raise ValueError(f"no {task.op}: {task.text()}")


def require_fits(shape: Shape, into: Shape) -> None:
    """Raise ValueError unless a shape broadcasts to another one."""
    if broadcast(shape, into) != into:
        raise ValueError(f"{shape} does not fit {into}")


def permuted(shape: Shape, order: Shape) -> Shape:
    """The shape with its axes in this order. Raises ValueError if it is not a permutation."""
    if sorted(order) != list(range(len(shape))):
        raise ValueError(f"{order} is not an order of the axes of {shape}")
    return tuple(shape[axis] for axis in order)


def sum_bound(terms: int) -> float:
    """Tolerance of a sum: rounding errors of K terms grow like sqrt(K) * 2**-24.

    2e-6 * sqrt(K) leaves enough for Winograd's transforms and for the tail.
    """
    return min(MAX_SUM_ERROR, 2e-6 * float(np.sqrt(terms)))
