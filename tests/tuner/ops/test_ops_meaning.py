"""The float64 meaning of each task op against plain loops, and what surrounds it."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import product

import numpy as np
import pytest

from tuner.expression import ARITY, IN_F32, Expression
from tuner.graph import Attribute, Graph, Node, TensorType
from tuner.ops import evaluate, random_inputs, tolerance
from tuner.ops.instructions import IN_INTEGERS, INSTRUCTIONS, evaluate_expression
from tuner.ops.run_graph import run_graph
from tuner.task import Task


def task_of(
    op: str, shapes: list[tuple[int, ...]], output: tuple[int, ...], **attributes: Attribute
) -> Task:
    inputs = tuple(TensorType("f32", shape) for shape in shapes)
    return Task(op, inputs, (TensorType("f32", output),), attributes)


def conv_by_loops(task: Task, x: np.ndarray, w: np.ndarray, b: np.ndarray) -> np.ndarray:
    """One output element after the other, one product after the other."""
    strides, dilations, pads = task.ints("strides"), task.ints("dilations"), task.ints("pads")
    out_channels, height, width, depth = w.shape
    per_group = out_channels // int(task.attributes.get("group", out_channels))
    y = np.zeros(task.output.shape)
    for n, row, column, channel in np.ndindex(*y.shape):
        total = float(b[channel])
        for i, j, k in product(range(height), range(width), range(depth)):
            at = row * strides[0] + i * dilations[0] - pads[0]
            to = column * strides[1] + j * dilations[1] - pads[1]
            if 0 <= at < x.shape[1] and 0 <= to < x.shape[2]:
                source = channel // per_group * depth + k
                total += float(x[n, at, to, source]) * float(w[channel, i, j, k])
        y[n, row, column, channel] = total
    return y


@pytest.mark.parametrize(
    ("group", "stride", "dilation", "pads"),
    [
        (1, (1, 1), (1, 1), (1, 1, 1, 1)),
        (1, (2, 3), (1, 1), (0, 2, 1, 0)),
        (1, (1, 2), (2, 1), (2, 0, 2, 1)),
        (1, (1, 1), (1, 2), (0, 2, 0, 2)),
        (2, (1, 1), (1, 1), (1, 1, 1, 1)),
        (4, (2, 1), (1, 2), (1, 2, 0, 1)),
    ],
)
def test_a_convolution_is_the_sum_of_its_taps(
    group: int, stride: tuple[int, int], dilation: tuple[int, int], pads: tuple[int, ...]
) -> None:
    height, width = (
        (size + pads[i] + pads[i + 2] - 2 * dilation[i] - 1) // stride[i] + 1
        for i, size in enumerate((7, 8))
    )
    task = task_of(
        "conv",
        [(2, 7, 8, 4), (8, 3, 3, 4 // group), (8,)],
        (2, height, width, 8),
        strides=stride, dilations=dilation, pads=pads, group=group,
    )  # fmt: skip
    x, w, b = random_inputs(task, 1)

    result = evaluate(task, [x, w, b])

    np.testing.assert_allclose(result, conv_by_loops(task, x, w, b), rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("group", [1, 2])
def test_a_window_may_have_any_number_of_dimensions(group: int) -> None:
    image = task_of(
        "conv", [(2, 7, 8, 4), (8, 2, 3, 4 // group), (8,)], (2, 4, 5, 8),
        strides=(2, 1), pads=(1, 0, 0, 1), dilations=(1, 2), group=group,
    )  # fmt: skip
    volume = task_of(
        "conv", [(2, 3, 7, 8, 4), (8, 1, 2, 3, 4 // group), (8,)], (2, 3, 4, 5, 8),
        strides=(1, 2, 1), pads=(0, 1, 0, 0, 0, 1), dilations=(1, 1, 2), group=group,
    )  # fmt: skip
    x, w, b = random_inputs(volume, 1)

    result = evaluate(volume, [x, w, b])

    slices = [evaluate(image, [x[:, i], w[:, 0], b]) for i in range(3)]
    np.testing.assert_allclose(result, np.stack(slices, axis=1), rtol=1e-12, atol=1e-12)
    assert tolerance(volume) == tolerance(image)


def test_a_depthwise_convolution_keeps_channels_apart() -> None:
    task = task_of(
        "depthwise",
        [(1, 5, 6, 3), (3, 3, 3, 1), (3,)],
        (1, 3, 3, 3),
        strides=(2, 2), dilations=(1, 1), pads=(1, 1, 1, 1),
    )  # fmt: skip
    x, w, b = random_inputs(task, 2)

    result = evaluate(task, [x, w, b])

    np.testing.assert_allclose(result, conv_by_loops(task, x, w, b), rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("include", [0, 1])
def test_an_average_counts_the_padding_only_when_asked(include: int) -> None:
    task = task_of(
        "pool",
        [(1, 2, 2, 1)],
        (1, 1, 1, 1),
        mode="average", kernel=(3, 3), strides=(1, 1), pads=(1, 1, 0, 0), dilations=(1, 1),
        count_include_pad=include,
    )  # fmt: skip

    result = evaluate(task, [np.full((1, 2, 2, 1), 9.0, np.float32)])

    assert result.item() == (4.0 if include else 9.0)


def test_the_padding_never_wins_a_maximum() -> None:
    task = task_of(
        "pool",
        [(1, 2, 2, 1)],
        (1, 2, 2, 1),
        mode="max", kernel=(2, 2), strides=(1, 1), pads=(1, 1, 0, 0), dilations=(1, 1),
        count_include_pad=0,
    )  # fmt: skip
    x = np.array([-4.0, -3.0, -2.0, -1.0], np.float32).reshape(1, 2, 2, 1)

    assert evaluate(task, [x]).reshape(-1).tolist() == [-4.0, -3.0, -2.0, -1.0]


def test_a_matmul_permutes_before_its_product_and_after_its_tail() -> None:
    tail = Expression().then("mul", "it", 0.5).then("add", "it", "x1")
    task = task_of(
        "matmul",
        [(1, 5, 2, 3), (1, 4, 2, 3), (5, 4)],
        (1, 5, 2, 4),
        perm_a=(0, 2, 1, 3), perm_b=(0, 2, 3, 1), perm_out=(0, 2, 1, 3), tail=tail,
    )  # fmt: skip
    a, b, mask = random_inputs(task, 3)

    result = evaluate(task, [a, b, mask])

    want = np.einsum("bmhk,bnhk->bhmn", a.astype(float), b.astype(float)) * 0.5 + mask
    np.testing.assert_allclose(result, want.transpose(0, 2, 1, 3), rtol=1e-12, atol=1e-12)


def test_a_tail_reads_the_result_with_its_bias() -> None:
    tail = Expression().then("relu", "it").then("add", "it", "x1")
    task = task_of("gemm", [(2, 3), (3, 1), (1,), (2, 1)], (2, 1), tail=tail)
    x, w, b = np.ones((2, 3)), np.array([[1.0], [1.0], [-5.0]]), np.array([2.0])

    result = evaluate(task, [x, w, b, np.array([[7.0], [8.0]])])

    assert result.reshape(-1).tolist() == [7.0, 8.0]  # relu(-3 + 2) is 0


def test_softmax_and_layer_norm_work_along_the_last_axis() -> None:
    x = np.array([[0.0, math.log(3.0)], [1000.0, 1000.0]])

    soft = evaluate(task_of("softmax", [(2, 2)], (2, 2)), [x])
    normed = evaluate(
        task_of("layer_norm", [(1, 2), (2,), (2,)], (1, 2), epsilon=0.0),
        [np.array([[1.0, 3.0]]), np.array([2.0, 2.0]), np.array([0.0, 1.0])],
    )

    np.testing.assert_allclose(soft, [[0.25, 0.75], [0.5, 0.5]])
    np.testing.assert_allclose(normed, [[-2.0, 3.0]])


@pytest.mark.parametrize(
    ("mode", "want"), [("mean", 2.0), ("sum", 6.0), ("max", 3.0), ("min", 1.0)]
)
def test_a_reduction_follows_its_mode(mode: str, want: float) -> None:
    task = task_of("reduce", [(1, 3)], (1, 1), mode=mode, axes=(1,), keepdims=1)

    assert evaluate(task, [np.array([[1.0, 2.0, 3.0]])]).tolist() == [[want]]


def test_movement_keeps_the_dtype_and_the_elements() -> None:
    x = np.arange(6, dtype=np.int32).reshape(2, 3)
    backwards = task_of("copy", [(2, 3)], (3, 2), dims=(3, 2), strides=(-1, 3), offset=2)
    repeated = task_of("copy", [(2, 3)], (4,), dims=(2, 2), strides=(1, 0), offset=0)
    padded = task_of("pad", [(2, 3)], (2, 5), pads=(0, 1, 0, 1), value=9)
    joined = task_of("concat", [(2, 3), (2, 3)], (4, 3), axis=0)
    picked = task_of("gather", [(2, 3), (2,)], (2, 2), axis=1)

    assert evaluate(backwards, [x]).tolist() == [[2, 5], [1, 4], [0, 3]]
    assert evaluate(repeated, [x]).tolist() == [0, 0, 1, 1]
    assert evaluate(padded, [x]).tolist() == [[9, 0, 1, 2, 9], [9, 3, 4, 5, 9]]
    assert evaluate(joined, [x, x]).tolist() == [*x.tolist(), *x.tolist()]
    assert evaluate(picked, [x, np.array([-1, 0])]).tolist() == [[2, 0], [5, 3]]
    assert {evaluate(t, [x]).dtype for t in (backwards, repeated, padded)} == {np.dtype(np.int32)}


def test_a_convolution_of_several_sources_reads_their_channels_one_after_the_other() -> None:
    tail = Expression().then("relu", "it").then("mul", "it", "x1")
    task = task_of(
        "conv",
        [(2, 5, 6, 3), (4, 1, 1, 10), (4,), (2, 3, 3, 2), (2, 3, 6, 5), (2, 3, 3, 4)],
        (2, 3, 3, 4),
        strides=(2, 2), dilations=(1, 1), pads=(0, 0, 0, 0), group=1, tail=tail,
        source_strides=(2, 2, 1, 1, 1, 2),
    )  # fmt: skip
    x, w, b, y, z, operand = random_inputs(task, 4)

    result = evaluate(task, [x, w, b, y, z, operand])

    image = np.concatenate([x[:, ::2, ::2], y, z[:, :, ::2]], axis=-1).astype(float)
    want = np.maximum(image @ w.reshape(4, 10).T.astype(float) + b, 0) * operand
    np.testing.assert_allclose(result, want, rtol=1e-12, atol=1e-12)


def test_parts_of_the_output_lie_one_after_the_other() -> None:
    attributes: dict[str, Attribute] = {
        "strides": (1, 1), "dilations": (1, 1), "pads": (1, 1, 1, 1), "group": 1,
        "tail": Expression().then("silu", "it"),
    }  # fmt: skip
    shapes: list[tuple[int, ...]] = [(2, 4, 5, 3), (6, 3, 3, 3), (6,)]
    together = task_of("conv", shapes, (2, 4, 5, 6), **attributes)
    apart = task_of("conv", shapes, (3, 2, 4, 5, 2), **attributes, parts=3)
    inputs = random_inputs(together, 6)

    result, want = evaluate(apart, inputs), evaluate(together, inputs)

    assert result.shape == (3, 2, 4, 5, 2)
    for i in range(3):
        np.testing.assert_array_equal(result[i], want[..., 2 * i : 2 * i + 2])
    assert tolerance(apart) == tolerance(together)


def test_parts_of_a_matrix_product_lie_one_after_the_other() -> None:
    task = task_of("gemm", [(2, 3, 4), (4, 10), (10,)], (2, 2, 3, 5), parts=2)
    x, w, b = random_inputs(task, 7)

    result = evaluate(task, [x, w, b])

    want = x.astype(float) @ w + b
    np.testing.assert_allclose(result, [want[..., :5], want[..., 5:]], rtol=1e-12)


def test_every_instruction_has_a_meaning() -> None:
    assert INSTRUCTIONS.keys() == IN_F32
    assert IN_INTEGERS.keys() == ARITY.keys()


@pytest.mark.parametrize(
    ("text", "x", "want"),
    [
        ("t0=erf(x0)", 0.7, math.erf(0.7)),
        ("t0=gelu(x0)", -0.4, -0.2 * (1 + math.erf(-0.4 / math.sqrt(2)))),
        ("t0=silu(x0)", 1.5, 1.5 / (1 + math.exp(-1.5))),
        ("t0=softplus(x0)", 800.0, 800.0),
        ("t0=sigmoid(x0)", -800.0, 0.0),
        ("t0=hardsigmoid(x0,0.2,0.5)", 1.0, 0.7),
        ("t0=hardswish(x0)", 1.0, 1 / 6 + 0.5),
        ("t0=leaky_relu(x0,0.1)", -2.0, -0.2),
        ("t0=elu(x0,2.0)", -1.0, 2 * (math.exp(-1) - 1)),
        ("t0=clip(x0,-1.0,1.0)", 3.0, 1.0),
        ("t0=round(x0)", 2.5, 2.0),
        ("t0=less(x0,1.0);t1=where(t0,5.0,6.0)", 0.5, 5.0),
        ("t0=equal(x0,1.0);t1=not(t0);t2=and(t1,x0)", 0.5, 1.0),
    ],
)
def test_an_instruction_means_what_its_table_says(text: str, x: float, want: float) -> None:
    result = evaluate_expression(Expression.parse(text), [np.array([x])])

    assert result.dtype == np.float64
    assert result[0] == pytest.approx(want, rel=1e-14, abs=1e-14)


def test_the_empty_expression_is_the_identity_and_truth_is_one() -> None:
    assert evaluate_expression(Expression(), [np.array([True, False])]).tolist() == [1.0, 0.0]


@pytest.mark.parametrize("dtype", ["i64", "f32"])
def test_what_the_least_number_is_multiplied_by_is_a_mask(dtype: str) -> None:
    """As exporters blot out scores of attention: (1 - mask) * -3.4e38."""
    least = float(np.finfo(np.float32).min)
    blot = Expression().then("sub", 1.0, "x0").then("mul", "it", least).then("add", "it", "x1")
    task = Task(
        "elementwise",
        (TensorType(dtype, (64,)), TensorType("f32", (64,))),
        (TensorType("f32", (64,)),),
        {"expression": blot},
    )

    mask, scores = random_inputs(task, 5)

    assert set(mask.tolist()) == {0, 1}
    assert len(set(scores.tolist())) > 2
    assert np.isfinite(evaluate(task, [mask, scores]).astype(np.float32)).all()


def test_random_inputs_are_the_same_for_the_same_seed_only() -> None:
    task = task_of("gemm", [(4, 8), (8, 3), (3,)], (4, 3))

    first, again, other = (random_inputs(task, seed) for seed in (5, 5, 6))

    assert all(np.array_equal(a, b) for a, b in zip(first, again, strict=True))
    assert not np.array_equal(first[0], other[0])
    assert [a.dtype for a in first] == [np.dtype(np.float32)] * 3


def test_random_weights_keep_the_size_of_the_values() -> None:
    task = task_of("gemm", [(64, 4096), (4096, 64), (64,)], (64, 64))

    result = evaluate(task, random_inputs(task, 0))

    assert 1.0 < result.std() < 2.0  # the product has variance 1, and the bias as well


def test_random_indices_lie_inside_the_range_and_count_from_both_ends() -> None:
    inputs = (TensorType("f32", (7, 2)), TensorType("i64", (500,)))
    task = Task("gather", inputs, (TensorType("f32", (500, 2)),), {"axis": 0})

    indices = random_inputs(task, 0)[1]

    assert indices.dtype == np.int64
    assert set(indices.tolist()) == set(range(-7, 7))


@pytest.mark.parametrize(
    "text",
    ["t0=log(x0)", "t0=add(x0,0.1);t1=sqrt(t0);t2=div(x1,t1)", "t0=rcp(x0)", "t0=pow(x0,x1)"],
)
def test_random_inputs_stay_inside_the_domain(text: str) -> None:
    expression = Expression.parse(text)
    shapes = [(100,)] * expression.input_count
    task = task_of("elementwise", shapes, (100,), expression=expression)

    result = evaluate(task, random_inputs(task, 0))

    assert np.isfinite(result).all()


def test_random_truth_values_are_bool() -> None:
    inputs = (TensorType("bool", (100,)), TensorType("f32", (100,)))
    expression = Expression.parse("t0=where(x0,x1,0.0)")
    task = Task("elementwise", inputs, (TensorType("f32", (100,)),), {"expression": expression})

    condition = random_inputs(task, 0)[0]

    assert condition.dtype == np.bool_
    assert 0 < condition.sum() < 100


@pytest.mark.parametrize("depth", [1, 64, 3072])
def test_fp32_arithmetic_stays_within_the_tolerance(depth: int) -> None:
    task = task_of("gemm", [(32, depth), (depth, 32), (32,)], (32, 32))
    x, w, b = random_inputs(task, 0)

    want = evaluate(task, [x, w, b])
    error = np.abs((x @ w + b) - want).max() / np.abs(want).max()

    assert error < tolerance(task) <= 1e-4


def test_movement_must_be_exact_and_mixed_precision_may_be_coarse() -> None:
    moves = [task_of(op, [(4,)], (4,)) for op in ("copy", "gather", "pad", "concat")]
    short, long = (
        task_of("conv", [(1, 9, 9, k), (8, 1, 1, k), (8,)], (1, 9, 9, 8)) for k in (9, 900)
    )
    modes = ("allow_mix_precision", "allow_mix_precision_bf16")

    assert [tolerance(task) for task in moves] == [0.0] * 4
    assert (tolerance(short), tolerance(long)) == (1e-5, pytest.approx(6e-5))
    assert [tolerance(replace(long, precision_mode=mode)) for mode in modes] == [2e-4, 2e-2]


def test_a_part_of_a_result_is_a_tensor_of_its_own() -> None:
    shapes = {"x": (4, 3), "w": (3, 6), "b": (6,), "both": (2, 4, 3), "second": (4, 3)}
    types = {name: TensorType("f32", shape) for name, shape in shapes.items()}
    w, b = np.eye(3, 6, dtype=np.float32), np.arange(6, dtype=np.float32)
    nodes = (
        Node("gemm", ("x", "w", "b"), ("both",), {"tail": Expression(), "parts": 2}),
        Node("part", ("both",), ("second",), {"index": 1}),
    )
    graph = Graph("g", ("x",), ("both", "second"), nodes, types, {"w": w, "b": b})

    result = run_graph(graph, {"x": np.ones((4, 3), np.float32)})

    assert result["both"].tolist() == [[[1, 2, 3]] * 4, [[3, 4, 5]] * 4]
    assert result["second"].tolist() == [[3, 4, 5]] * 4


def test_a_graph_runs_node_by_node_with_reshapes_between() -> None:
    types = {name: TensorType("f32", (2, 3)) for name in ("x", "double")}
    types["flat"] = TensorType("f32", (6,))
    expression = Expression().then("add", "x0", "x0")
    nodes = (
        Node("elementwise", ("x",), ("double",), {"expression": expression}),
        Node("reshape", ("double",), ("flat",)),
    )
    graph = Graph("g", ("x",), ("flat",), nodes, types, {})

    result = run_graph(graph, {"x": np.arange(6, dtype=np.float32).reshape(2, 3)})

    assert result["flat"].tolist() == [0.0, 2.0, 4.0, 6.0, 8.0, 10.0]
    assert result["flat"].dtype == np.float64
