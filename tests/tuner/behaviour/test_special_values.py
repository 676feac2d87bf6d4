"""Special values through whole models, natively: against the reference of ONNX's specification.

Each model has one output for each operator, in one of the forms that fusion gives it: on its own,
as the tail of another task, behind or before a broadcast. Numbers that are none, infinite, the
largest, subnormal and so on stand in every lane of vectors and in what is left of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto
from onnx.reference import ReferenceEvaluator
from onnx.reference.op_run import OpRun

from fixtures.memory_lookup import MemoryLookup
from tests.tuner.behaviour.special_operators import (
    COLUMNS,
    COMPARISONS,
    FEEDS,
    FORMS,
    INF,
    OPERATORS,
    VALUES,
    Writer,
)
from tuner import load
from tuner.backend import host_soc_versions
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.pipeline import compile_model
from tuner.session import Options
from tuner.target import Target

pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")

BEST = host_soc_versions()[-1]


# -- where the reference is not followed ---------------------------------------------------------


class Pow(OpRun):
    """NumPy takes the square root where the exponent is one 0.5 for all: NaN of -infinity.

    The specification says x^y, and ONNX Runtime and C's pow give infinity.
    """

    def _run(self, x: np.ndarray, y: np.ndarray) -> tuple[np.ndarray]:
        return (np.power(x, y + np.zeros_like(x)),)


def windows_of(
    x: np.ndarray, kernel: Sequence[int], strides: Sequence[int], pads: Sequence[int], value: float
) -> np.ndarray:
    """What a pool reads of an image, with padding of this value: two more axes at the end."""
    around = [(0, 0), (0, 0), (pads[0], pads[2]), (pads[1], pads[3])]
    image = np.pad(x, around, constant_values=value)
    windows = np.lib.stride_tricks.sliding_window_view(image, tuple(kernel), (2, 3))
    return windows[:, :, :: strides[0], :: strides[1]]


class AveragePool(OpRun):
    """The reference takes NaN for padding; an average with NaN is NaN in ONNX Runtime."""

    def _run(
        self,
        x: np.ndarray,
        kernel_shape: Any = (),
        strides: Any = None,
        pads: Any = None,
        count_include_pad: int = 0,
        **_: Any,
    ) -> tuple[np.ndarray]:
        window = kernel_shape, strides or (1, 1), pads or (0,) * 4
        total = windows_of(x, *window, 0.0).sum((-2, -1))
        counts = windows_of(np.ones_like(x[:1, :1]), *window, float(count_include_pad))
        return (total / counts.sum((-2, -1)),)


class MaxPool(OpRun):
    """The reference takes NaN for padding, or for what is less than others, as strides have it.

    ONNX Runtime gives NaN or not by the place of NaN in the window. A maximum with NaN is NaN in
    Max, ReduceMax and GlobalMaxPool of the reference, and in PyTorch.
    """

    def _run(
        self, x: np.ndarray, kernel_shape: Any = (), strides: Any = None, pads: Any = None, **_: Any
    ) -> tuple[np.ndarray]:
        windows = windows_of(x, kernel_shape, strides or (1, 1), pads or (0,) * 4, -INF)
        return (windows.max((-2, -1)),)


class LogSoftmax(OpRun):
    """The reference takes the logarithm of shares, which are 0 in f32 below -103.

    The function by which ONNX defines the operator, and ONNX Runtime, give the difference.
    """

    def _run(self, x: np.ndarray, axis: int = -1) -> tuple[np.ndarray]:
        distance = x - x.max(axis, keepdims=True)
        return (distance - np.log(np.exp(distance).sum(axis, keepdims=True)),)


class ReduceLogSumExp(OpRun):
    """The reference gives NaN where no element is finite, as infinity less infinity.

    The sum of the powers of infinity is infinite, and so is its logarithm.
    """

    def _run(
        self, x: np.ndarray, axes: np.ndarray, keepdims: int = 1, **_: Any
    ) -> tuple[np.ndarray]:
        (axis,) = axes
        return (np.logaddexp.reduce(x.astype(np.float64), axis, keepdims=bool(keepdims)),)


FOLLOWED = [Pow, MaxPool, AveragePool, LogSoftmax, ReduceLogSumExp]
"""Operators of which another meaning is followed, each with the reason."""


def compared(
    w: Writer, tmp_path: Path, exact_zeros: bool, error: float = 1e-5, cores: int = 1
) -> list[str]:
    """What differs, in words: outputs of the model in our engine from those of the reference."""
    model = w.model()
    path = tmp_path / "m.onnx"
    path.write_bytes(model.SerializeToString())
    graph = fuse(graph_of(model, "m"))
    assert "segment" not in {node.op for node in graph.nodes}, "ONNX Runtime runs a part"
    options = Options(Target(BEST, cores))
    compile_model(path, tmp_path / "m.om", options, MemoryLookup(), lambda _: None)
    with load(tmp_path / "m.om") as loaded:
        found = loaded.run(w.feeds)
    expected = ReferenceEvaluator(model, new_ops=FOLLOWED).run(None, dict(w.feeds))
    results = {o.name: array for o, array in zip(model.graph.output, expected, strict=True)}
    return [
        f"{label}: {difference}"
        for label, name in w.outputs.items()
        if (
            difference := difference_of(
                found[name], results[name], exact_zeros and label not in ZERO_OF_EITHER_SIGN, error
            )
        )
    ]


def difference_of(found: np.ndarray, expected: np.ndarray, exact_zeros: bool, error: float) -> str:
    """The first difference of kind (NaN, infinite, sign of zero, finite), else of value."""
    found, expected = found.ravel(), expected.ravel()
    same = (np.isnan(found) & np.isnan(expected)) | (found == expected)
    both = np.isfinite(found) & np.isfinite(expected)
    with np.errstate(all="ignore"):
        same |= both & (np.abs(found - expected) <= error * np.maximum(1, np.abs(expected)))
    if exact_zeros:
        zeros = (found == 0) & (expected == 0)
        same &= ~zeros | (np.signbit(found) == np.signbit(expected))
    wrong = np.flatnonzero(~same)
    first = wrong[:1]
    return (
        f"{found[first]} is not {expected[first]} at {first}, {len(wrong)} wrong"
        if len(wrong)
        else ""
    )


# -- tests ---------------------------------------------------------------------------------------

ZERO_OF_EITHER_SIGN = ("Relu", "Clip 0.0 None", "Clip 0.0 3.4028234663852886e+38")
"""Maxima of 0 and -0: neither is the larger."""


def assert_operators_are_right(form: str, labels: Sequence[str], tmp_path: Path) -> None:
    w = Writer(**FEEDS)
    for label in labels:
        w.finish(label, FORMS[form](w, list(OPERATORS).index(label), OPERATORS[label]))
    w.leave_out_unread()
    is_exact = form in ("alone", "behind an element-wise task", "before an element-wise task")
    error = 1e-3 if form == "behind a layer norm" else 1e-5

    assert not compared(w, tmp_path, is_exact, error)


def test_operators_give_what_the_specification_says_of_special_values(tmp_path: Path) -> None:
    assert_operators_are_right("alone", [*OPERATORS], tmp_path)


@pytest.mark.parametrize(("turn", "form"), [*enumerate(FORMS)][1:])
def test_operators_in_other_tasks_give_what_the_specification_says(
    turn: int, form: str, tmp_path: Path
) -> None:
    """By day each form has a share of the operators."""
    assert_operators_are_right(form, [*OPERATORS][turn % 5 :: 5], tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS)
def test_every_operator_in_every_form_gives_what_the_specification_says(
    form: str, tmp_path: Path
) -> None:
    assert_operators_are_right(form, [*OPERATORS], tmp_path)


def test_no_core_makes_subnormal_numbers_0(tmp_path: Path) -> None:
    w = Writer(x=np.full(200_000, 3e-40, np.float32))
    w.finish("half", w.add("Mul", "x", 0.5))

    assert not compared(w, tmp_path, exact_zeros=True, error=0.0, cores=2)


BINARY = ("Add", "Sub", "Mul", "Div", "Pow", "Max", "Min", *COMPARISONS)


def test_operators_of_two_tensors_give_what_the_specification_says(tmp_path: Path) -> None:
    pairs = np.stack(np.meshgrid(VALUES, VALUES)).reshape(2, -1)
    places = np.add.outer(np.arange(pairs.shape[1]), np.arange(COLUMNS)) % pairs.shape[1]
    w = Writer(x=pairs[0][places], y=pairs[1][places])
    for op in BINARY:
        value = w.add(op, "x", "y")
        if op in COMPARISONS:
            w.finish(f"Where {op}", w.add("Where", value, "x", "y"))
            value = w.add("Cast", value, to=TensorProto.FLOAT)
        w.finish(op, value)
    w.finish("Max of three", w.add("Max", "x", "y", 0.5))

    assert not compared(w, tmp_path, exact_zeros=False)


REDUCTIONS = ("Sum", "Mean", "Max", "Min", "L1", "L2", "LogSum", "SumSquare", "LogSumExp")
SUMMED = np.where(np.abs(VALUES) == np.float32(1e20), np.sign(VALUES) * 2.0**66, VALUES)
"""The values, with a large one whose sums are exact in any order."""


def cancels(a: float, b: float) -> bool:
    """Whether what is added to one of them, and lost, is all of the sum of the two and it."""
    return a == -b and 1e19 < abs(a) < INF


def rows_with_special_values(columns: int = COLUMNS) -> np.ndarray:
    """Ordinary rows with one value at each place, with two, and of nothing else."""
    rng, lines = np.random.default_rng(2), []
    for value in SUMMED:
        line = rng.standard_normal((columns, columns)).astype(np.float32)
        np.fill_diagonal(line, value)
        lines += [*line, np.full(columns, value)]
        for other in (other for other in SUMMED if not cancels(value, other)):
            line = rng.standard_normal(columns).astype(np.float32)
            line[rng.permutation(columns)[:2]] = value, other
            lines.append(line)
    return np.array(lines, np.float32)


def test_reductions_softmax_and_norms_give_what_the_specification_says(tmp_path: Path) -> None:
    rows = rows_with_special_values()
    w = Writer(rows=rows, columns=np.ascontiguousarray(rows.T), images=rows.T[None, :, None])
    for op in (f"Reduce{name}" for name in REDUCTIONS):
        w.finish(f"{op} of rows", w.add(op, "rows", np.array([1]), keepdims=0))
        w.finish(f"{op} of columns", w.add(op, "columns", np.array([0]), keepdims=1))
    for op in ("Softmax", "LogSoftmax"):
        w.finish(f"{op} of rows", w.add(op, "rows", axis=1))
        w.finish(f"{op} of columns", w.add(op, "columns", axis=0))
    scale = np.linspace(0.5, 1.5, COLUMNS, dtype=np.float32)
    w.finish("LayerNormalization", w.add("LayerNormalization", "rows", scale, scale))
    w.finish("RMSNormalization", w.add("RMSNormalization", "rows", scale))
    w.finish("BatchNormalization", w.add("BatchNormalization", "images", *[scale] * 4))
    channels = w.add("Unsqueeze", "columns", np.array([0, 3]))  # [1, C, pixels, 1]
    w.finish("GlobalMaxPool", w.add("GlobalMaxPool", channels))
    lying = w.add("Transpose", w.add("Unsqueeze", "columns", np.array([0, 1])), perm=[0, 3, 1, 2])
    ones = np.ones(len(rows), np.float32)
    w.finish("InstanceNormalization", w.add("InstanceNormalization", lying, ones, ones))

    assert not compared(w, tmp_path, exact_zeros=False)


def test_norms_and_softmax_that_are_written_out_give_what_their_steps_give(tmp_path: Path) -> None:
    w, last = Writer(rows=rows_with_special_values()), np.array([1])
    scale = np.linspace(0.5, 1.5, COLUMNS, dtype=np.float32)

    def root(squares: str) -> str:
        return w.add("Sqrt", w.add("Add", w.add("ReduceMean", squares, last), 1e-5))

    distance = w.add("Sub", "rows", w.add("ReduceMean", "rows", last))
    normal = w.add("Div", distance, root(w.add("Pow", distance, 2.0)))
    w.finish("layer norm", w.add("Add", w.add("Mul", normal, scale), scale))
    inverse = w.add("Div", 1.0, root(w.add("Pow", "rows", 2.0)))
    w.finish("RMS norm", w.add("Mul", w.add("Mul", "rows", inverse), scale))
    w.finish("divided", w.add("Div", "rows", root(w.add("Mul", "rows", "rows"))))
    powers = w.add("Exp", w.add("Sub", "rows", w.add("ReduceMax", "rows", last)))
    w.finish("softmax", w.add("Div", powers, w.add("ReduceSum", powers, last)))
    shares = w.add("Softmax", "rows")
    w.finish("guarded", w.add("Where", w.add("IsNaN", shares), 0.0, shares))

    assert not compared(w, tmp_path, exact_zeros=False)


POOLS = [
    {"kernel_shape": [2, 2]}, {"kernel_shape": [3, 3], "strides": [2, 2], "pads": [1, 1, 1, 1]},
    {"kernel_shape": [1, 3], "strides": [1, 2]}, {"kernel_shape": [5, 5], "pads": [2, 2, 2, 2]},
]  # fmt: skip


def test_pools_give_what_the_specification_says(tmp_path: Path) -> None:
    """Each channel of an image has one special value, or two, at a place of its own."""
    rng = np.random.default_rng(3)
    pairs = [(a, b) for a in SUMMED for b in (1.0, *SUMMED) if not cancels(a, b)]
    image = rng.standard_normal((1, 2 * len(pairs) + 1, 7, 6)).astype(np.float32)
    for channel, pair in zip(image[0], pairs * 2, strict=False):
        channel.reshape(-1)[rng.permutation(channel.size)[:2]] = pair
    w = Writer(x=image)
    for i, window in enumerate(POOLS):
        w.finish(f"MaxPool {i}", w.add("MaxPool", "x", **window))
        for counts in (0, 1):
            w.finish(
                f"AveragePool {i} {counts}",
                w.add("AveragePool", "x", **window, count_include_pad=counts),
            )
    w.finish("GlobalAveragePool", w.add("GlobalAveragePool", "x"))
    w.finish("GlobalMaxPool", w.add("GlobalMaxPool", "x"))

    assert not compared(w, tmp_path, exact_zeros=False)
