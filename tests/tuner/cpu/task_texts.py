"""Texts of tasks as the tuner writes them."""

from __future__ import annotations

from bankd.bank import canonical

TARGETS = (("x86_64-v3", 1), ("x86_64-v4", 2), ("x86_64-v4", 7))


def task(op: str, inputs: list[str], output: str, **attributes: object) -> str:
    return canonical(
        {
            "op": op,
            "inputs": [f"f32[{shape}]" for shape in inputs],
            "output": f"f32[{output}]",
            "attributes": attributes,
            "precision_mode": "must_keep_origin_dtype",
        }
    )


def conv(
    size: int,
    channels: int,
    outputs: int,
    kernel: int = 3,
    *,
    stride: int = 1,
    pad: int = 1,
    dilation: int = 1,
    group: int = 1,
    images: int = 1,
) -> str:
    out = (size + 2 * pad - dilation * (kernel - 1) - 1) // stride + 1
    return task(
        "conv",
        [
            f"{images},{size},{size},{channels}",
            f"{outputs},{kernel},{kernel},{channels // group}",
            f"{outputs}",
        ],
        f"{images},{out},{out},{outputs}",
        strides=[stride] * 2,
        pads=[pad] * 4,
        dilations=[dilation] * 2,
        group=group,
    )


def gemm(rows: int, depth: int, columns: int) -> str:
    return task(
        "gemm", [f"{rows},{depth}", f"{depth},{columns}", f"{columns}"], f"{rows},{columns}"
    )


def window(op: str, size: int, channels: int, kernel: int = 3, stride: int = 1) -> str:
    out = (size + 2 - kernel) // stride + 1
    shape, end = f"1,{size},{size},{channels}", f"1,{out},{out},{channels}"
    common = {"strides": [stride] * 2, "pads": [1] * 4, "dilations": [1] * 2}
    if op == "pool":
        own = {"mode": "max", "kernel": [kernel] * 2, "count_include_pad": 0}
        return task("pool", [shape], end, **common, **own)
    return task(op, [shape, f"{channels},{kernel},{kernel},1", f"{channels}"], end, **common)


SOURCES = task(
    "conv",
    ["1,56,56,256", "512,1,1,384", "512", "1,28,28,128"],
    "1,28,28,512",
    strides=[2, 2], source_strides=[2, 2, 1, 1], pads=[0] * 4, dilations=[1, 1], group=1,
)  # fmt: skip
PARTS = task("gemm", ["128,64", "64,192", "192"], "3,128,64", parts=3)
MATMUL = task(
    "matmul", ["1,128,12,64", "1,128,12,64"], "1,12,128,128",
    perm_a=[0, 2, 1, 3], perm_b=[0, 2, 3, 1], perm_out=[0, 1, 2, 3],
)  # fmt: skip
ONE_MATRIX = task(
    "matmul", ["50,40", "40,70"], "50,70", perm_a=[0, 1], perm_b=[0, 1], perm_out=[0, 1]
)
ATTENTION = task(
    "attention", ["1,100,12,64", "1,128,12,64", "1,128,12,64"], "1,100,12,64",
    perm_q=[0, 2, 1, 3], perm_k=[0, 2, 3, 1], perm_v=[0, 2, 1, 3], perm_out=[0, 2, 1, 3],
)  # fmt: skip


def top_k(rows: int, size: int, k: int, largest: int = 1) -> str:
    shapes = {
        "inputs": [f"f32[{rows},{size}]"],
        "outputs": [f"f32[{rows},{k}]", f"i64[{rows},{k}]"],
    }
    attributes = {"k": k, "largest": largest}
    own = {"op": "top_k", "attributes": attributes, "precision_mode": "must_keep_origin_dtype"}
    return canonical({**own, **shapes})


def gradients(rows: int, keys: int, heads: int, own: int) -> str:
    """Gradients of an attention of 64 elements a head, `own` heads of which have keys."""
    many, few = f"f32[2,{rows},{heads},64]", f"f32[2,{keys},{own},64]"
    split, turned = [0, 2, 1, 3], [0, 2, 3, 1]
    attributes = {
        "perm_q": split, "perm_k": turned, "perm_v": turned, "perm_gradient": split,
        "perm_out": split, "perm_out_k": split, "perm_out_v": split, "factor": 0.125,
        "scores": "t0=mul(x0,0.125)",
    }  # fmt: skip
    return canonical(
        {
            "op": "attention_backward",
            "inputs": [many, few, few, many, *[f"f32[2,{heads},{rows},1]"] * 2],
            "outputs": [many, few, few],
            "attributes": attributes,
            "precision_mode": "must_keep_origin_dtype",
        }
    )


def recurrent(op: str, steps: int, rows: int, units: int, mode: str = "forward") -> str:
    """A recurrence with the usual functions; a GRU resets the state before the product."""
    gates, count = {"lstm": 4, "gru": 3, "rnn": 1}[op], 2 if mode == "bidirectional" else 1
    state = [f"f32[{count},{rows},{units}]"] * (2 if op == "lstm" else 1)
    wide = count * gates * units
    weights = [f"f32[{count},{units},{gates * units}]", f"f32[{count},{gates * units}]"]
    functions = {"lstm": "sigmoid tanh tanh", "gru": "sigmoid tanh", "rnn": "tanh"}[op].split()
    attributes = {
        "mode": mode, "batch_first": 0, "activations": "|".join(f"t0={n}(x0)" for n in functions),
    }  # fmt: skip
    own = {
        "op": op, "inputs": [f"f32[{steps},{rows},{wide}]", *weights, *state],
        "outputs": [f"f32[{steps},{rows},{count * units}]", *state],
        "attributes": attributes, "precision_mode": "must_keep_origin_dtype",
    }  # fmt: skip
    return canonical(own)


CONTRACTIONS = {
    "a convolution": conv(14, 64, 96),
    "a first convolution": conv(56, 3, 64, 7, stride=2, pad=3),
    "a strided convolution": conv(28, 64, 64, stride=2),
    "a pointwise convolution": conv(14, 128, 100, 1, pad=0),
    "a strided pointwise convolution": conv(14, 128, 96, 1, pad=0, stride=2),
    "a convolution in groups": conv(14, 64, 128, group=4),
    "a dilated convolution of two images": conv(12, 16, 40, dilation=2, pad=2, images=2),
    "a matrix product": gemm(128, 256, 384),
    "one row": gemm(1, 512, 1000),
    "several sources": SOURCES,
    "several parts": PARTS,
}
TASKS = {
    **CONTRACTIONS,
    "a batch of matrix products": MATMUL,
    "a matrix product at run time": ONE_MATRIX,
    "attention": ATTENTION,
    "gradients of an attention": gradients(100, 150, 6, 6),
    "gradients of keys that heads share": gradients(300, 40, 6, 3),
    "a depthwise convolution": window("depthwise", 28, 96),
    "a depthwise convolution, strided": window("depthwise", 57, 40, stride=2),
    "a convolution with weights of the run": task(
        "run_conv", ["8,28,28,64", "96,64,3,3", "96"], "8,28,28,96",
        strides=[1, 1], pads=[1] * 4, dilations=[1, 1], group=1, turned=0,
    ),
    "a strided convolution with weights of the run": task(
        "run_conv", ["2,14,14,64", "96,64,3,3", "96"], "2,7,7,96",
        strides=[2, 2], pads=[1] * 4, dilations=[1, 1], group=1, turned=0,
    ),
    "a gradient of weights": task(
        "conv_weight_gradient", ["8,14,14,40", "8,7,7,96"], "96,3,3,40",
        kernel=[3, 3], strides=[2, 2], pads=[1, 1], dilations=[1, 1], group=1,
    ),
    "pooling": window("pool", 56, 64, stride=2),
    "few channels": window("pool", 7, 5),
    "softmax": task("softmax", ["12,128,100"], "12,128,100"),
    "softmax of long rows": task("softmax", ["3,5000"], "3,5000"),
    "layer_norm": task("layer_norm", ["128,768", "768", "768"], "128,768", epsilon=1e-5),
    "a mean downwards": task(
        "reduce", ["1,7,7,2048"], "1,1,1,2048", mode="mean", axes=[1, 2], keepdims=1
    ),
    "a sum along rows": task("reduce", ["8,30,100"], "8", mode="sum", axes=[1, 2], keepdims=0),
    "a sum between": task("reduce", ["4,6,10,20"], "4,10", mode="sum", axes=[1, -1], keepdims=0),
    "the largest of each row": top_k(12, 1000, 5),
    "the smallest of each row": top_k(3, 8400, 300, largest=0),
    "rows in order": top_k(2, 20, 20),
    "one sequence of an LSTM": recurrent("lstm", 100, 1, 128),
    "sequences of an LSTM in both directions": recurrent("lstm", 20, 7, 40, "bidirectional"),
    "sequences of a GRU": recurrent("gru", 30, 5, 100),
    "sequences of an RNN": recurrent("rnn", 30, 6, 64),
    "a sum in one row": task(
        "elementwise", ["1,128,768", "128,768"], "1,128,768", expression="t0=add(x0,x1)"
    ),
    "a bias": task(
        "elementwise", ["128,768", "768", "128,1"], "128,768",
        expression="t0=add(x0,x1);t1=mul(t0,x2)",
    ),
}  # fmt: skip
"""By what they are."""
