from __future__ import annotations

from typing import Any

import pytest

from tuner.expression import Expression, Instruction
from tuner.graph import TensorType
from tuner.ops import check_task
from tuner.task import Task, parse_type

WINDOW = {"strides": (1, 1), "pads": (1, 1, 1, 1), "dilations": (1, 1)}
RELU = Expression().then("relu", "it")
ADD = Expression().then("add", "it", "x1")
PERMS = {"perm_q": (0, 1), "perm_k": (1, 0), "perm_v": (0, 1), "perm_out": (0, 1)}


def task(op: str, inputs: str, output: str, **attributes: Any) -> Task:
    """Inputs and outputs as "8,4 i64[3]": f32 unless said otherwise."""
    read, made = (
        tuple(parse_type(kind if "[" in kind else f"f32[{kind}]") for kind in side.split())
        for side in (inputs, output)
    )
    return Task(op, read, made, attributes)


GELU = Expression().then("gelu", "x0")
LSTM = "t0=sigmoid(x0)|t0=tanh(x0)|t0=tanh(x0)"
SOUND = {
    "conv": task("conv", "1,8,8,4 6,3,3,2 6", "1,8,8,6", group=2, tail=RELU, **WINDOW),
    "depthwise": task("depthwise", "1,8,8,4 4,3,3,1 4", "1,8,8,4", **WINDOW),
    "run_conv": task(
        "run_conv", "1,8,8,4 4,3,3,3 6", "1,8,8,6", group=2, turned=1, tail=RELU, **WINDOW
    ),
    "run_depthwise": task("run_depthwise", "1,8,8,4 3,3,4 4", "1,8,8,4", turned=0, **WINDOW),
    "conv_weight_gradient": task(
        "conv_weight_gradient", "2,8,8,4 2,4,4,6", "6,3,3,2", kernel=(3, 3), strides=(2, 2),
        dilations=(1, 1), pads=(1, 1), group=2,
    ),
    "depthwise_weight_gradient": task(
        "depthwise_weight_gradient", "2,8,8,4 2,4,4,4", "3,3,4", kernel=(3, 3), strides=(2, 2),
        dilations=(1, 1), pads=(1, 1),
    ),
    "gemm": task("gemm", "5,4 4,3 3 1,3", "5,3", tail=ADD),
    "matmul": task(
        "matmul", "2,3,4 2,5,4", "2,3,5", perm_a=(0, 1, 2), perm_b=(0, 2, 1), perm_out=(0, 1, 2)
    ),
    "attention": task("attention", "3,4 5,4 5,6", "3,6", **PERMS),
    "attention_forward": task("attention_forward", "3,4 5,4 5,6", "3,6 3,1 3,1", **PERMS),
    "attention_backward": task(
        "attention_backward", "3,4 5,4 5,6 3,6 3,1 3,1", "3,4 5,4 5,6", perm_q=(0, 1),
        perm_k=(1, 0), perm_v=(1, 0), perm_gradient=(0, 1), perm_out=(0, 1), perm_out_k=(0, 1),
        perm_out_v=(0, 1), factor=0.5,
    ),
    "pool": task(
        "pool", "1,8,8,4", "1,4,4,4", mode="max", kernel=(2, 2), strides=(2, 2), pads=(0,) * 4,
        dilations=(1, 1), count_include_pad=0,
    ),
    "softmax": task("softmax", "2,3", "2,3"),
    "log_softmax": task("log_softmax", "2,3", "2,3"),
    "top_k": task("top_k", "2,7", "2,3 i64[2,3]", k=3, largest=1),
    "lstm": task(
        "lstm", "4,2,12 1,3,12 1,21 1,2,3 1,2,3 i32[2]", "4,2,3 1,2,3 1,2,3", mode="reverse",
        activations=LSTM, batch_first=0, clip=3.0, coupled=1,
    ),
    "gru": task(
        "gru", "2,4,18 2,3,9 2,9 2,2,3", "2,4,6 2,2,3", mode="bidirectional", batch_first=1,
        activations="t0=sigmoid(x0)|t0=tanh(x0)|t0=relu(x0)|", reset_after=1,
    ),
    "rnn": task(
        "rnn", "4,2,3 1,3,3 1,3 1,2,3", "4,2,3 1,2,3", mode="forward", activations="",
        batch_first=0,
    ),
    "layer_norm": task("layer_norm", "2,3 3 3", "2,3", epsilon=1e-5),
    "instance_norm": task("instance_norm", "2,5,5,3 3 3", "2,5,5,3", epsilon=1e-5, tail=RELU),
    "reduce": task("reduce", "2,3,4", "2,4", mode="sum", axes=(1,), keepdims=0),
    "elementwise": task("elementwise", "2,1 i64[3]", "2,3", expression=ADD),
    "gather": task("gather", "i64[7,3] i32[2,2]", "i64[2,2,3]", axis=0),
    "gather_elements": task("gather_elements", "u8[2,7,3] i64[2,9,3]", "u8[2,9,3]", axis=1),
    "gather_nd": task("gather_nd", "i64[2,7,3] i32[2,5,1]", "i64[2,5,3]", batch=1),
    "scatter_nd": task("scatter_nd", "2,7,3 i64[4,2] 4,3", "2,7,3", batch=0, mode="add", skips=1),
    "running_sum": task("running_sum", "i32[4,3]", "i32[4,3]", axis=0, exclusive=0, reverse=1),
    "weighted_rows": task("weighted_rows", "2,7,3 f32[2,4,5] 2,4,5", "2,5,3", axis=1),
    "copy": task("copy", "i8[2,3]", "i8[3,2]", dims=(3, 2), strides=(1, 3), offset=0),
    "pad": task("pad", "2,3", "3,2", pads=(0, -1, 1, 0), value=0.0),
    "concat": task("concat", "2,3 2,4", "2,7", axis=1),
    "resize_linear": task(
        "resize_linear", "2,3,4 5", "2,5,5", axis=1, mode="half_pixel", scale=1.75, next_scale=1.25,
        tail=ADD,
    ),
    "resize_nearest": task(
        "resize_nearest", "i64[3,4]", "i64[5,4]", axis=0, mode="asymmetric/floor", scale=1.75,
        next_scale=1.0,
    ),
}  # fmt: skip


@pytest.mark.parametrize("op", SOUND)
def test_a_sound_task_passes(op: str) -> None:
    check_task(SOUND[op])


def changed(op: str, inputs: str = "", output: str = "", **attributes: Any) -> Task:
    """The sound task with other types or attributes; an attribute None is left out."""
    before = SOUND[op]
    read = inputs or " ".join(map(str, before.inputs))
    every = {**before.attributes, **attributes}
    kept = {name: value for name, value in every.items() if value is not None}
    return task(op, read, output or " ".join(map(str, before.outputs)), **kept)


UNSOUND = [
    changed("conv", output="1,9,8,6"),
    changed("conv", inputs="1,8,8,4 6,3,3,4 6"),
    changed("conv", inputs="1,8,8,4 6,3,3,2 5"),
    changed("conv", inputs="1,8,8,4 6,3,3,2"),
    changed("conv", inputs="1,8,8,4 6,3,3,2 6 1"),
    changed("conv", group=0),
    changed("conv", group=-2),
    changed("conv", group=2.0),
    changed("conv", group=True),
    changed("conv", strides=(0, 1)),
    changed("conv", strides=(1,)),
    changed("conv", pads=(-1, 1, 3, 1)),
    changed("conv", dilations=(1 << 50, 1)),
    changed("conv", strides=None),
    changed("conv", parts=2),
    changed("conv", tail=Expression().then("add", "it", "x1")),
    changed("conv", tail="relu"),
    changed("depthwise", inputs="1,8,8,4 4,3,3,2 4"),
    changed("depthwise", inputs="1,8,8,5 4,3,3,1 4"),
    changed("run_conv", turned=0),
    changed("run_conv", turned=2),
    changed("run_conv", group=4),
    changed("run_conv", group=0),
    changed("run_conv", inputs="1,8,8,4 4,3,3 6"),
    changed("run_conv", inputs="1,8,8,4 5,3,3,3 6"),
    changed("run_conv", inputs="1,8,8,4 4,3,3,3 5"),
    changed("run_conv", inputs="1,8,8,4 4,3,12,3 6"),
    changed("run_depthwise", inputs="1,8,8,4 3,3,5 4"),
    changed("run_depthwise", inputs="1,8,8,4 3,3,4,1 4"),
    changed("run_depthwise", turned=-1),
    changed("conv_weight_gradient", inputs="3,8,8,4 2,4,4,6"),
    changed("conv_weight_gradient", inputs="2,8,8,5 2,4,4,6"),
    changed("conv_weight_gradient", group=0),
    changed("conv_weight_gradient", kernel=(3,)),
    changed("conv_weight_gradient", kernel=(0, 3)),
    changed("conv_weight_gradient", pads=(-1, 1)),
    changed("conv_weight_gradient", strides=(2, 0)),
    changed("conv_weight_gradient", output="6,3,3,4"),
    changed("depthwise_weight_gradient", inputs="2,8,8,4 2,4,4,8"),
    changed("depthwise_weight_gradient", inputs="2,8,8,4 1,4,4,4"),
    changed("depthwise_weight_gradient", output="3,3,5"),
    changed("depthwise_weight_gradient", output="3,4,4"),
    changed("gemm", inputs="5,4 5,3 3 1,3"),
    changed("gemm", inputs="5,4 4,3 3 2,3"),
    changed("gemm", inputs="5,4 4,3 3 6,5,3"),
    changed("gemm", inputs="f64[5,4] 4,3 3 1,3"),
    changed("gemm", inputs="f64[5,4] f64[4,3] f64[3] 1,3", output="f64[5,3]"),
    changed("gemm", inputs="f64[5,4] f16[4,3] f64[3] f64[1,3]", output="f64[5,3]"),
    changed("gemm", inputs="f64[5,4] f64[4,3] f64[3] f64[1,3]"),
    changed("attention", inputs="f64[3,4] f64[5,4] f64[5,6]", output="f64[3,6]"),
    changed("elementwise", inputs="f64[2,1] i64[3]", output="f16[2,3]"),
    changed("elementwise", inputs="f64[2,1]", output="f64[2,3]", expression=GELU),
    changed("matmul", perm_a=(0, 1)),
    changed("matmul", perm_b=(0, 1, 1)),
    changed("matmul", perm_out=(0, 2, 1)),
    changed("matmul", inputs="3,3,4 2,5,4"),
    changed("attention", inputs="3,4 5,4 6,6"),
    changed("attention", inputs="3,4 5,3 5,6"),
    changed("attention", perm_k=()),
    changed("attention", capacity=4),
    changed("attention", capacity=6),
    changed("attention", perm_out=(0, 7)),
    changed("attention", scores=Expression().then("add", "it", "x1")),
    changed("attention_forward", causal=2),
    changed("attention_forward", output="3,6 3,1 3,5"),
    changed("attention_backward", inputs="3,4 5,4 5,6 3,5 3,1 3,1"),
    changed("attention_backward", inputs="3,4 5,4 4,6 3,6 3,1 3,1"),
    changed("attention_backward", inputs="3,4 5,4 5,6 3,6 3,1 5,1"),
    changed("attention_backward", inputs="3,4 4,5 5,6 3,6 3,1 3,1", perm_k=(0, 1)),
    changed("attention_backward", output="3,4 5,4 6,5"),
    changed("attention_backward", output="4,3 5,4 5,6", perm_out=(1, 0)),
    changed("pool", mode="median"),
    changed("pool", kernel=(9, 2)),
    changed("pool", kernel=(2, 2, 2)),
    changed("pool", inputs="8,8,4"),
    changed("softmax", output="3,2"),
    changed("softmax", output="2,3 2,3"),
    changed("top_k", output="2,3"),
    changed("top_k", output="2,3 i64[2,3] i64[2,3]"),
    changed("top_k", output="2,3 i64[2,4]"),
    changed("top_k", output="2,3 i32[2,3]"),
    changed("top_k", output="i64[2,3] 2,3"),
    changed("top_k", output="2,0 i64[2,0]", k=0),
    changed("top_k", output="2,8 i64[2,8]", k=8),
    changed("top_k", inputs="f64[2,7]"),
    changed("top_k", inputs="f32[]"),
    changed("top_k", largest=2),
    changed("top_k", tail=RELU),
    changed("lstm", output="4,2,3 1,2,3"),
    changed("lstm", output="4,2,3 1,2,3 2,1,3"),
    changed("lstm", inputs="4,2,12 1,3,12 1,21 1,2,3 1,2,3 i64[2]"),
    changed("lstm", inputs="4,2,12 1,3,12 1,21 1,2,3 1,2,3 i32[3]"),
    changed("lstm", inputs="4,2,12 1,3,12 1,21 1,2,3 1,2,3 i32[2] i32[2]"),
    changed("lstm", inputs="4,2,12 1,3,12 1,13 1,2,3 1,2,3"),
    changed("lstm", inputs="4,2,12 1,4,12 1,12 1,2,3 1,2,3"),
    changed("lstm", inputs="4,2,12 1,3,12 1,12 1,2,3"),
    changed("lstm", inputs="f64[4,2,12] 1,3,12 1,12 1,2,3 1,2,3"),
    changed("lstm", mode="bidirectional"),
    changed("lstm", mode="upwards"),
    changed("lstm", batch_first=1),
    changed("lstm", batch_first=2),
    changed("lstm", reset_after=1),
    changed("lstm", tail=RELU),
    changed("lstm", activations="t0=sigmoid(x0)"),
    changed("lstm", activations=LSTM.replace("sigmoid", "stamp")),
    changed("lstm", activations=LSTM.replace("x0", "x1", 1)),
    changed("lstm", activations=LSTM.replace("x0", "t0", 1)),
    changed("lstm", activations=LSTM.replace("x0", "nine", 1)),
    changed("gru", coupled=1),
    changed("gru", inputs="2,4,18 2,3,9 2,18 2,2,3"),
    changed("rnn", inputs="4,2,3 1,3,3 1,3 1,2,3 1,2,3"),
    changed("rnn", activations="t0=tanh(x0)|t0=tanh(x0)"),
    changed("softmax", inputs="f32[]", output="f32[]"),
    changed("layer_norm", inputs="2,3 2 3"),
    changed("layer_norm", epsilon="small"),
    changed("instance_norm", inputs="2,5,5,3 5 5"),
    changed("instance_norm", centred=0),
    changed("reduce", axes=(3,)),
    changed("reduce", axes=(1, 1)),
    changed("reduce", axes=()),
    changed("reduce", keepdims=2),
    changed("elementwise", inputs="2,1 f8e8m0[3]"),
    changed("elementwise", inputs="2,1 i64[3]", expression=Expression().then("mod", "x0", "x1")),
    changed("elementwise", inputs="i64[2,1]", output="i64[2,3]", expression=RELU.then("exp", "it")),
    changed("reduce", inputs="i64[2,3]", output="f32[2,1]"),
    changed("elementwise", inputs="2,1 4"),
    changed("elementwise", inputs="2,1"),
    changed("gather", axis=2),
    changed("gather_elements", axis=2),
    changed("gather_elements", inputs="u8[2,7,3] u8[2,9,3]"),
    changed("gather_nd", batch=2),
    changed("gather_nd", inputs="i64[2,7,3] f32[2,5,1]"),
    changed("gather_nd", inputs="i64[3,7,3] i32[2,5,1]"),
    changed("gather_nd", inputs="i64[2,7,3] i32[2,5,3]"),
    changed("scatter_nd", mode="sub"),
    changed("scatter_nd", skips=2),
    changed("scatter_nd", shape=(2, 7, 3)),
    changed("scatter_nd", inputs="2,7,3 i64[4,2] 4,2"),
    changed("scatter_nd", inputs="f16[2,7,3] i64[4,2] f16[4,3]", output="f16[2,7,3]"),
    changed("running_sum", axis=2),
    changed("running_sum", reverse=2),
    changed("running_sum", inputs="f16[4,3]", output="f16[4,3]"),
    changed("weighted_rows", axis=3),
    changed("weighted_rows", inputs="2,7,3 f32[3,4,5] 3,4,5"),
    changed("weighted_rows", inputs="2,7,3 f32[2,4,5] 2,3,5"),
    changed("weighted_rows", inputs="2,7,3 f16[2,4,5] 2,4,5"),
    changed("gather", axis=-1),
    changed("gather", inputs="i64[7,3] 2,2"),
    changed("gather", output="f32[2,2,3]"),
    changed("copy", offset=1),
    changed("copy", offset=-1),
    changed("copy", strides=(1, -3)),
    changed("copy", dims=(3, 3)),
    changed("copy", dims=(-3, -2)),
    changed("copy", output="i16[3,2]"),
    changed("pad", pads=(0, -3, 1, 0), output="3,0"),
    changed("pad", pads=(1, 1)),
    changed("concat", inputs="2,3 3,4"),
    changed("concat", axis=5),
    changed("concat", capacity=6),
    changed("concat", capacity=8),
    changed("resize_linear", axis=2),
    changed("resize_linear", axis=-1),
    changed("resize_linear", mode="half_pixel/floor"),
    changed("resize_linear", mode="cubic"),
    changed("resize_linear", scale=0.0),
    changed("resize_linear", scale=-1.75),
    changed("resize_linear", scale=float("nan")),
    changed("resize_linear", next_scale=float("inf")),
    changed("resize_linear", next_scale=1e-60),
    changed("resize_linear", next_scale=None),
    changed("resize_linear", inputs="2,3,4", output="3,5,5", tail=None),
    changed("resize_linear", inputs="2,3,4 4"),
    changed("resize_linear", inputs="i64[2,3,4] 5"),
    changed("resize_linear", inputs="2,70000,4 5"),
    changed("resize_nearest", output="i64[3,4,1]"),
    changed("resize_nearest", output="f32[5,4]"),
    changed("resize_nearest", mode="asymmetric"),
    changed("resize_nearest", tail=RELU),
]


@pytest.mark.parametrize("unsound", UNSOUND, ids=lambda each: each.op)
def test_a_task_that_makes_no_sense_is_refused(unsound: Task) -> None:
    with pytest.raises((ValueError, TypeError, LookupError)):
        check_task(unsound)


@pytest.mark.parametrize(
    "argument", ["x2", "t0", "t1", "x", "y0", "1", "1.50", " 1.0", "x01", "0x1"]
)
def test_an_expression_reads_only_what_is_there_before_it(argument: str) -> None:
    expression = Expression((Instruction("add", ("x0", argument)), Instruction("neg", ("t0",))))

    with pytest.raises(ValueError, match=r"reads|could not convert"):
        check_task(task("elementwise", "2 2", "2", expression=expression))


def test_an_empty_tensor_is_left_to_onnx_runtime() -> None:
    empty = TensorType("f32", (0, 3))

    with pytest.raises(ValueError, match=r"softmax with f32\[0,3\]"):
        check_task(Task("softmax", (empty,), (empty,)))
