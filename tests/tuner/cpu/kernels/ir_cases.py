"""Table of the kernels whose LLVM IR is kept as text in tests/golden/ir, one file a kernel.

An entry has a name, the task, the knobs that differ from the default policy, and the tiers. Shapes
are small and odd, and register tiles are small, so that a file can be read.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from tuner.policy import Knob, Policy
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task

V2, V3, V4, AMX = "x86_64-v2", "x86_64-v3", "x86_64-v4", "x86_64-v4-amx"
NEON = "aarch64-neon"
VECTORS = (V2, V3, V4)
KEPT = "must_keep_origin_dtype"
MIXED, MIXED_BF16 = "allow_mix_precision", "allow_mix_precision_bf16"
RELU, SILU, ADD = "t0=relu(x0)", "t0=silu(x0)", "t0=add(x0,x1)"
ADD_RELU = "t0=add(x0,x1);t1=relu(t0)"


class Case(NamedTuple):
    task: Task
    knobs: str
    tiers: tuple[str, ...]


def kernel_cases() -> dict[str, tuple[str, Task, Policy]]:
    """Every kernel of the table by the name of its file: tier, task, policy."""
    found = {}
    for name, case in CASES.items():
        for tier in case.tiers:
            policy = Space(case.task, Target(tier, 2)).completed(policy_of(case.knobs))
            found[f"{name}-{tier.removeprefix('x86_64-')}"] = (tier, case.task, policy)
    return found


def policy_of(knobs: str) -> Policy:
    """The policy of a text such as "impl=direct unroll=2"."""
    pairs = (knob.split("=") for knob in knobs.split())
    values: Mapping[str, Knob] = {n: int(v) if v.isdecimal() else v for n, v in pairs}
    return Policy.of(**values)


def task(op: str, types: str, precision: str = KEPT, **attributes: object) -> Task:
    """A task whose tensors are written "2,3 i64[3] -> 2,3": f32 where no type is named."""
    inputs, outputs = ([_type(t) for t in side.split()] for side in types.split("->"))
    made = {"outputs": outputs} if len(outputs) > 1 else {"output": outputs[0]}
    data = {
        "op": op, "inputs": inputs, **made,
        "attributes": attributes, "precision_mode": precision,
    }  # fmt: skip
    return Task.parse(json.dumps(data))


def _type(text: str) -> str:
    return text if text.endswith("]") else f"f32[{text}]"


def conv(types: str, precision: str = KEPT, **attributes: object) -> Task:
    plain = {"strides": (1, 1), "pads": (0, 0, 0, 0), "dilations": (1, 1), "group": 1}
    return task("conv", types, precision, **(plain | attributes))


def run_conv(types: str, **attributes: object) -> Task:
    plain = {"strides": (1, 1), "pads": (0, 0, 0, 0), "dilations": (1, 1), "group": 1, "turned": 0}
    return task("run_conv", types, **(plain | attributes))


def depthwise(types: str, **attributes: object) -> Task:
    plain = {"strides": (1, 1), "pads": (1, 1, 1, 1), "dilations": (1, 1)}
    return task("depthwise", types, **(plain | attributes))


def recurrent(op: str, types: str, **attributes: object) -> Task:
    functions = {"lstm": "sigmoid tanh tanh", "gru": "sigmoid tanh", "rnn": "tanh"}[op].split()
    texts = "|".join(f"t0={name}(x0)" for name in functions)
    plain = {"mode": "forward", "batch_first": 0, "activations": texts}
    return task(op, types, **(plain | attributes))


def pool(types: str, mode: str, **attributes: object) -> Task:
    plain = {"strides": (1, 1), "pads": (1, 1, 1, 1), "dilations": (1, 1), "count_include_pad": 0}
    inputs = {"kernel": (3, 3), "mode": mode}
    return task("pool", types, **(plain | inputs | attributes))


def resize(
    kind: str, types: str, axis: int, scales: tuple[float, float], mode: str, **attributes: object
) -> Task:
    given = {"axis": axis, "mode": mode, "scale": scales[0], "next_scale": scales[1]}
    return task(f"resize_{kind}", types, **(given | attributes))


def copy(types: str, strides: tuple[int, ...], offset: int = 0) -> Task:
    *_, output = types.split()
    dims = tuple(int(size) for size in output.rstrip("]").rpartition("[")[2].split(","))
    return task("copy", types, dims=dims, strides=strides, offset=offset)


def heads(types: str, **attributes: object) -> Task:
    """Attention of [batch, sequence, heads, size], which nothing has transposed."""
    split, turned = (0, 2, 1, 3), (0, 2, 3, 1)
    perms = {"perm_q": split, "perm_k": turned, "perm_v": split, "perm_out": split}
    return task("attention", types, **perms, **attributes)


def gradients(types: str, rows: str, *operands: str, **attributes: object) -> Task:
    """Gradients of an attention of [batch, sequence, heads, size]; `rows`: [batch, heads, M, 1]."""
    q, k, v, gradient = types.split()
    split, turned = (0, 2, 1, 3), (0, 2, 3, 1)
    plain = {
        "perm_q": split, "perm_k": turned, "perm_v": turned, "perm_gradient": split,
        "perm_out": split, "perm_out_k": split, "perm_out_v": split, "factor": 0.25,
        "scores": "t0=mul(x0,0.25)",
    }  # fmt: skip
    inputs = " ".join((q, k, v, gradient, rows, rows, *operands))
    return task("attention_backward", f"{inputs} -> {q} {k} {v}", **(plain | attributes))


def product(types: str, **attributes: object) -> Task:
    plain = {"perm_a": (0, 1, 2), "perm_b": (0, 1, 2), "perm_out": (0, 1, 2)}
    return task("matmul", types, **(plain | attributes))


PAD1 = (1, 1, 1, 1)
ODD_3X3 = conv("1,7,9,5 17,3,3,5 17 1,7,9,17 -> 1,7,9,17", pads=PAD1, tail=ADD_RELU)
WINOGRAD = "split=rows tile_vectors=1 unroll=1 prefetch=none"
STRASSEN = "weights=packed split=rows tile_vectors=1 tile_pixels=4 unroll=1 prefetch=none"
SUMMED = "weights=on_the_fly split=columns tile_vectors=1 tile_pixels=4 unroll=1 prefetch=none"
TILES = (
    "row_tiles=2 column_tiles=2 column_group=1 weights=packed outer=columns k_slices=1"
    " prefetch=none"
)

CASES = {
    # -- convolutions and matrix products with constant weights: direct
    **{
        f"{name}-weights-of-{dtype}": Case(
            make(types.replace("w:", f"{dtype}[")),
            f"impl=direct_{dtype} tile_pixels=4 tile_vectors=1 unroll=2", tiers,
        )
        for dtype, tiers in (("f16", VECTORS), ("bf16", (V3, NEON)))
        for name, make, types in (
            ("conv", conv, "1,4,5,8 w:12,1,1,8] 12 -> 1,4,5,12"),
            ("gemm", partial(task, "gemm"), "5,9 w:9,12] 12 -> 5,12"),
        )
    },
    "conv-cut-edges": Case(
        conv("1,5,7,6 20,3,3,6 20 -> 1,5,7,20", pads=PAD1, tail=RELU),
        "tile_lines=2 tile_pixels=2 tile_vectors=1 unroll=2", VECTORS,
    ),
    "conv-strided-residual": Case(
        conv("2,6,5,8 12,1,1,8 12 2,3,3,12 -> 2,3,3,12", strides=(2, 2), tail=ADD_RELU),
        "format=dense tile_lines=2 tile_pixels=2 tile_vectors=1 unroll=2", VECTORS,
    ),
    "conv-dilated-uneven-pads": Case(
        conv("1,8,9,5 9,3,3,5 9 -> 1,6,9,9", pads=(0, 1, 2, 3), dilations=(2, 2), tail=RELU),
        "tile_pixels=4 tile_vectors=1 unroll=1", (V3,),
    ),
    "conv-stem": Case(
        conv("1,12,13,3 10,7,7,3 10 -> 1,6,7,10", pads=(3, 3, 3, 3), strides=(2, 2)),
        "tile_pixels=4 tile_vectors=1 unroll=2", (V4,),
    ),
    "conv-groups": Case(
        conv("1,4,5,8 24,3,3,2 24 -> 1,4,5,24", pads=PAD1, group=4),
        "tile_pixels=4 tile_vectors=1 unroll=2", (V3,),
    ),
    "conv-groups-in-parts": Case(
        conv("1,4,5,8 24,1,1,2 24 -> 3,1,4,5,8", group=4, parts=3),
        "tile_pixels=4 tile_vectors=1 unroll=1", (V2, V4, NEON),
    ),
    "conv-parts": Case(
        conv("1,3,5,8 48,1,1,8 48 -> 2,1,3,5,24", parts=2, tail=RELU),
        "tile_pixels=4 tile_vectors=2 unroll=1", (V3, V4),
    ),
    "conv-sources": Case(
        conv("1,6,5,9 20,1,1,20 20 1,11,9,11 1,6,5,20 -> 1,6,5,20",
             source_strides=(1, 1, 2, 2), tail=ADD_RELU),
        "tile_pixels=4 tile_vectors=1 unroll=2", VECTORS,
    ),
    "run-conv-turned": Case(
        run_conv("1,4,5,6 6,9,1,2 9 -> 1,4,4,9", turned=1, tail=RELU),
        "impl=direct tile_lines=1 tile_pixels=4 tile_vectors=1 unroll=2", VECTORS,
    ),
    "run-conv-winograd": Case(
        run_conv("1,4,4,5 9,5,2,2 9 -> 1,3,3,9"),
        f"impl=winograd_f2 band=1 tile_pixels=2 {WINOGRAD}", (V3, V4),
    ),
    "run-conv-winograd-f3": Case(
        run_conv("1,4,4,5 9,5,1,2 9 -> 1,4,3,9"),
        f"impl=winograd_f3 band=1 tile_pixels=1 {WINOGRAD}", (V3,),
    ),
    "run-conv-winograd-f4": Case(
        run_conv("1,4,4,5 9,5,2,1 9 -> 1,3,4,9"),
        f"impl=winograd_f4 band=1 tile_pixels=1 {WINOGRAD}", (V4,),
    ),
    "run-depthwise-turned": Case(
        task("run_depthwise", "1,4,5,9 2,2,9 9 -> 1,3,4,9", strides=(1, 1), pads=(0,) * 4,
             dilations=(1, 1), turned=1),
        "tile_columns=2", (V3,),
    ),
    "conv-weight-gradient": Case(
        task("conv_weight_gradient", "2,5,6,17 2,3,2,9 -> 9,2,3,17", kernel=(2, 3), strides=(2, 2),
             pads=(1, 0), dilations=(1, 1), group=1),
        "tile_rows=3 tile_vectors=1 unroll=2 pixels=64", VECTORS,
    ),
    **{
        f"conv-weight-gradient-{impl.replace('_', '-')}": Case(
            task("conv_weight_gradient", "1,5,4,5 1,4,4,7 -> 7,2,2,5", kernel=(2, 2),
                 strides=(1, 1), pads=(1, 0), dilations=(1, 1), group=1),
            f"impl={impl} tile_rows=4 tile_vectors=1 unroll=1 pixels=128", (tier,),
        )
        for impl, tier in zip(("winograd_f2", "winograd_f3", "winograd_f4"), VECTORS, strict=True)
    },
    "depthwise-weight-gradient": Case(
        task("depthwise_weight_gradient", "2,5,6,17 2,3,3,17 -> 2,3,17", kernel=(2, 3),
             strides=(2, 2), pads=(1, 1), dilations=(1, 1)),
        "vectors=1", (V3,),
    ),
    "conv-weight-gradient-few-channels": Case(
        task("conv_weight_gradient", "1,5,6,3 1,3,4,5 -> 5,3,3,3", kernel=(3, 3), strides=(1, 1),
             pads=(0, 0), dilations=(1, 1), group=1),
        "tile_rows=2 unroll=1 pixels=64", (V4,),
    ),
    "conv-slices-of-k": Case(
        conv("1,2,5,128 20,1,1,128 20 -> 1,2,5,20", tail=RELU),
        "k_slices=2 prefetch=next_block tile_pixels=4 tile_vectors=1 unroll=2", (V2, V4),
    ),
    "conv-rows-outermost": Case(
        conv("1,3,6,12 40,1,1,12 40 -> 1,3,6,40"),
        "outer=rows split=rows tile_pixels=4 tile_vectors=1 unroll=1", (V3,),
    ),
    "conv-rows-out-of-shared-cache-sets": Case(
        conv("1,2,3,256 8,1,1,256 8 -> 1,2,3,8"),
        "format=padded tile_pixels=4 tile_vectors=1 unroll=1", (V3, V4),
    ),
    "gemm-one-row": Case(
        task("gemm", "1,20 20,33 33 -> 1,33"), "tile_vectors=2 unroll=4", VECTORS,
    ),
    "gemm-parts": Case(
        task("gemm", "19,37 37,72 72 -> 3,19,24", parts=3, tail=RELU),
        "tile_pixels=4 tile_vectors=1 unroll=2", (V2, AMX),
    ),
    "gemm-broadcast-operands": Case(
        task("gemm", "7,12 12,20 20 7,1 20 -> 7,20", tail="t0=mul(x0,x1);t1=add(t0,x2)"),
        "tile_pixels=4 tile_vectors=1 unroll=1 split=columns", VECTORS,
    ),
    "gemm-batch": Case(
        task("gemm", "2,5,16 16,24 24 -> 2,5,24", tail="t0=neg(x0)"),
        "tile_pixels=4 tile_vectors=1 unroll=1 prefetch=next_block", (V4,),
    ),
    # -- Winograd
    "conv-winograd-f2-odd-edges": Case(
        ODD_3X3, f"impl=winograd_f2 band=2 tile_pixels=4 {WINOGRAD}", (V2, V4)
    ),
    "conv-winograd-f3-odd-edges": Case(
        ODD_3X3, f"impl=winograd_f3 band=2 tile_pixels=4 {WINOGRAD}", (V3,)
    ),
    "conv-winograd-f4-odd-edges": Case(
        ODD_3X3, f"impl=winograd_f4 band=2 tile_pixels=4 {WINOGRAD}", (V2,)
    ),
    "conv-winograd-f2-columns": Case(
        conv("2,6,7,8 40,3,3,8 40 -> 2,6,7,40", pads=PAD1, tail=RELU),
        "impl=winograd_f2 band=1 tile_pixels=4 tile_vectors=1 unroll=2 prefetch=next_block"
        " split=columns", (V3, V4),
    ),
    "conv-winograd-f2-strided": Case(
        conv("1,9,11,5 17,3,3,5 17 -> 1,5,6,17", pads=PAD1, strides=(2, 2)),
        f"impl=winograd_f2 band=3 tile_pixels=4 {WINOGRAD}", (V3,),
    ),
    "conv-winograd-f4-one-line": Case(
        conv("1,5,13,8 16,1,5,8 16 -> 1,5,13,16", pads=(0, 2, 0, 2)),
        f"impl=winograd_f4 band=1 tile_pixels=4 {WINOGRAD}", (V4,),
    ),
    "conv-winograd-f2-many-channels": Case(
        conv("1,4,4,70 16,3,3,70 16 -> 1,2,2,16"),
        "impl=winograd_f2 band=1 split=rows tile_pixels=1 tile_vectors=1 unroll=2 prefetch=none",
        (V4,),
    ),
    # -- Strassen
    "gemm-strassen-2x2x2": Case(
        task("gemm", "19,64 64,62 62 -> 19,62", tail=RELU),
        f"impl=strassen_2x2x2 band=10 {STRASSEN}", (V2, V3),
    ),
    "gemm-strassen-2x2x2-columns": Case(
        task("gemm", "2,25,64 64,60 60 -> 2,25,60"),
        "impl=strassen_2x2x2 band=25 split=columns tile_vectors=1 tile_pixels=4 unroll=2"
        " prefetch=next_block weights=packed", (V3,),
    ),
    "gemm-strassen-2x2x2-open": Case(
        task("gemm", "a:19,64 64,62 62 -> a:19,62"),
        "impl=strassen_2x2x2 band=28 split=columns tile_vectors=2 tile_pixels=2 unroll=1"
        " prefetch=next_block weights=on_the_fly chunk=1", (V3,),
    ),
    "gemm-strassen-2x3x3": Case(
        task("gemm", "19,96 96,270 270 -> 19,270"), f"impl=strassen_2x3x3 band=10 {STRASSEN}", (V4,)
    ),
    "gemm-strassen-2x4x4": Case(
        task("gemm", "19,128 128,124 124 -> 19,124"),
        f"impl=strassen_2x4x4 band=10 {STRASSEN}", (V3,),
    ),
    "conv-strassen-2x2x2-in-parts": Case(
        conv("1,4,5,64 64,1,1,64 64 -> 2,1,4,5,32", parts=2, tail=SILU),
        f"impl=strassen_2x2x2 band=10 {STRASSEN}", (V4,),
    ),
    "conv-strassen-2x3x3-sources": Case(
        conv("1,4,5,32 134,1,1,96 134 1,7,9,32 1,4,5,32 1,4,5,134 -> 1,4,5,134",
             source_strides=(1, 1, 2, 2, 1, 1), tail=ADD),
        f"impl=strassen_2x3x3 band=10 chunk=2 {SUMMED}", (V3,),
    ),
    "conv-strassen-2x4x4": Case(
        conv("1,5,5,128 120,1,1,128 120 -> 1,5,5,120"),
        f"impl=strassen_2x4x4 band=13 chunk=1 {SUMMED}", (V4,),
    ),
    # -- pairs of bf16, on the tier that has the instruction on all machines
    "gemm-dot-bf16": Case(
        task("gemm", "5,12 12,20 20 5,20 -> 5,20", MIXED_BF16, tail=ADD),
        "impl=dot_bf16 tile_pixels=4 tile_vectors=2 unroll=2", (AMX,),
    ),
    "conv-dot-bf16": Case(
        conv("1,5,7,6 20,3,3,6 20 -> 1,5,7,20", MIXED_BF16, pads=PAD1, tail=RELU),
        "impl=dot_bf16 tile_lines=2 tile_pixels=2 tile_vectors=1 unroll=2", (AMX,),
    ),
    "gemm-dot_u8": Case(
        task("gemm", "u8[5,10] i8[10,21] i32[21] 21 -> u8[5,21]", tail="t0=mul(x0,x1)"),
        "impl=dot_u8 format=padded tile_pixels=4 tile_vectors=1 unroll=2", (AMX,),
    ),
    "gemm-madd_i16": Case(
        task("gemm", "u8[5,10] i8[10,21] i32[21] -> 5,21", runtime_bias=1),
        "impl=madd_i16 format=dense tile_pixels=4 tile_vectors=1 unroll=2", (*VECTORS, NEON),
    ),
    "gemm-maddubs": Case(
        task("gemm", "u8[5,18] i8[18,21] i32[21] -> 5,21", runtime_bias=1),
        "impl=maddubs format=padded tile_pixels=4 tile_vectors=1 unroll=2", VECTORS,
    ),
    "conv-maddubs": Case(
        task(
            "conv", "u8[1,5,6,16] i8[18,3,3,8] i32[18] -> 1,5,6,18", strides=(1, 1),
            pads=(1, 1, 1, 1), dilations=(1, 1), group=2, pad_value=7,
        ),
        "impl=maddubs format=padded tile_pixels=4 tile_vectors=1 unroll=2", (V3, V4),
    ),
    "depthwise-u8": Case(
        task(
            "depthwise", "u8[1,5,6,9] i8[9,3,3,1] i32[9] -> u8[1,5,6,9]", strides=(1, 1),
            pads=(1, 1, 1, 1), dilations=(1, 1), pad_value=7, tail="t0=mul(x0,0.02);t1=round(t0)",
        ),
        "taps=unrolled order=row-channel-column tile_rows=1 tile_columns=2 vectors=1", (V3, V4),
    ),
    "pool-u8": Case(
        task(
            "pool", "u8[1,5,6,9] -> u8[1,3,3,9]", kernel=(3, 3), strides=(2, 2), pads=(1, 1, 1, 1),
            dilations=(1, 1), mode="max", count_include_pad=0,
        ),
        "taps=unrolled order=row-channel-column tile_columns=2 vectors=1", (V3, V4),
    ),
    "pool-of-u8": Case(
        task(
            "pool", "u8[1,5,6,9] -> 1,3,3,9", kernel=(3, 3), strides=(2, 2), pads=(1, 1, 1, 1),
            dilations=(1, 1), mode="average", count_include_pad=0,
        ),
        "taps=unrolled order=row-channel-column tile_columns=2 vectors=1", (V3,),
    ),
    "reduce-of-u8": Case(
        task("reduce", "u8[1,5,6,9] -> 1,1,1,9", axes=(1, 2), mode="mean", keepdims=1),
        "vectors=1 unroll=1", (V3,),
    ),
    "elementwise-table": Case(
        task("elementwise", "i8[2,19] -> u8[2,19]", expression="t0=mul(x0,0.1);t1=sigmoid(t0)"),
        "impl=table unroll=1", (*VECTORS, NEON),
    ),
    "elementwise-byte": Case(
        task("elementwise", "u8[2,19] -> u8[2,19]", expression="t0=mul(x0,0.1);t1=sqrt(t0)"),
        "impl=direct unroll=1", (V3,),
    ),
    "conv-runtime-bias": Case(
        task(
            "conv", "u8[1,5,6,16] i8[18,3,3,16] i32[18] -> 1,3,4,18", strides=(1, 1),
            pads=(0, 0, 0, 0), dilations=(1, 1), group=1, runtime_bias=1,
        ),
        "impl=maddubs format=padded tile_pixels=4 tile_vectors=1 unroll=2", (V3,),
    ),
    "softmax-to-u8": Case(
        task("softmax", "5,19 -> u8[5,19]", tail="t0=mul(x0,256.0);t1=round(t0)"),
        "impl=three_pass unroll=1", (V3,),
    ),
    "conv-dot_u8": Case(
        task(
            "conv", "u8[1,5,6,3] i8[9,3,3,3] i32[9] -> 1,5,6,9", strides=(1, 1), pads=(1, 1, 1, 1),
            dilations=(1, 1), group=1, pad_value=7,
        ),
        "impl=dot_u8 format=padded tile_pixels=3 tile_vectors=1 unroll=1", (AMX,),
    ),
    "conv-madd_i16": Case(
        task(
            "conv", "u8[1,5,6,3] i8[9,3,3,3] i32[9] -> 1,5,6,9", strides=(1, 1), pads=(1, 1, 1, 1),
            dilations=(1, 1), group=1, pad_value=7,
        ),
        "impl=madd_i16 format=padded tile_pixels=4 tile_vectors=1 unroll=1", (V3, V4),
    ),
    # -- AMX
    "conv-amx-bf16x6-odd-edges": Case(ODD_3X3, f"impl=amx_bf16x6 split=rows {TILES}", (AMX,)),
    "conv-amx-bf16x6-stem": Case(
        conv("1,12,13,3 10,7,7,3 10 -> 1,6,7,10", pads=(3, 3, 3, 3), strides=(2, 2)),
        "impl=amx_bf16x6 row_tiles=2 column_tiles=1 column_group=1 weights=packed"
        " outer=rows split=rows k_slices=1 prefetch=none", (AMX,),
    ),
    "conv-amx-bf16x3": Case(
        conv("2,6,5,40 33,1,1,40 33 -> 2,3,3,33", MIXED, strides=(2, 2), tail=RELU),
        "impl=amx_bf16x3 row_tiles=1 column_tiles=2 column_group=1 weights=packed"
        " outer=columns split=columns k_slices=1 prefetch=next_block", (AMX,),
    ),
    "conv-amx-bf16": Case(
        conv("1,8,9,5 9,3,3,5 9 -> 1,6,9,9", MIXED_BF16, pads=(0, 1, 2, 3), dilations=(2, 2)),
        "impl=amx_bf16 row_tiles=2 column_tiles=1 column_group=1 weights=packed"
        " outer=columns split=rows k_slices=1 prefetch=none", (AMX,),
    ),
    "conv-amx-u8": Case(
        task(
            "conv", "u8[1,8,9,5] i8[9,3,3,5] i32[9] 9 -> u8[1,6,9,9]", strides=(1, 1),
            pads=(0, 1, 2, 3), dilations=(2, 2), group=1, pad_value=7, tail="t0=mul(x0,x1)",
        ),
        "impl=amx_u8 row_tiles=2 column_tiles=1 column_group=1 weights=packed"
        " outer=columns split=rows k_slices=1 prefetch=none", (AMX,),
    ),
    "gemm-amx-u8": Case(
        task("gemm", "u8[20,1040] i8[1040,33] i32[33] -> 20,33", runtime_bias=1),
        "impl=amx_u8 row_tiles=2 column_tiles=2 column_group=1 weights=packed outer=columns"
        " split=columns k_slices=2 prefetch=next_block", (AMX,),
    ),
    "gemm-amx-bf16x6-one-row": Case(
        task("gemm", "1,70 70,33 33 -> 1,33"),
        "impl=amx_bf16x6 row_tiles=1 column_tiles=2 column_group=1 weights=packed"
        " outer=columns split=columns k_slices=1 prefetch=none", (AMX,),
    ),
    "gemm-amx-bf16x6-on-the-fly": Case(
        task("gemm", "20,520 520,33 33 -> 20,33", tail=RELU),
        "impl=amx_bf16x6 row_tiles=2 column_tiles=2 column_group=1 weights=on_the_fly outer=columns"
        " split=columns k_slices=2 prefetch=next_block", (AMX,),
    ),
    "gemm-amx-bf16x6-open": Case(
        task("gemm", "a:40,32 32,66 66 -> a:40,66"),
        "impl=amx_bf16x6 row_tiles=2 column_tiles=2 column_group=2 weights=on_the_fly outer=columns"
        " split=columns k_slices=1 prefetch=next_block", (AMX,),
    ),
    "gemm-amx-bf16x3": Case(
        task("gemm", "20,64 64,40 40 -> 20,40", MIXED),
        f"impl=amx_bf16x3 split=columns {TILES}", (AMX,),
    ),
    "gemm-amx-bf16": Case(
        task("gemm", "19,64 64,40 40 19,40 -> 19,40", MIXED_BF16, tail=ADD),
        f"impl=amx_bf16 split=rows {TILES}", (AMX,),
    ),
    # -- products of run-time matrices, attention
    "matmul-scores": Case(
        product("1,5,3,8 1,9,3,8 9 -> 1,3,5,9", perm_a=(0, 2, 1, 3), perm_b=(0, 2, 3, 1),
                perm_out=(0, 1, 2, 3), tail="t0=mul(x0,0.25);t1=add(t0,x1)"),
        "impl=direct tile_rows=3 tile_vectors=1 unroll=2", VECTORS,
    ),
    "matmul-values": Case(
        product("1,3,5,9 1,9,3,20 -> 1,5,3,20", perm_a=(0, 1, 2, 3), perm_b=(0, 2, 1, 3),
                perm_out=(0, 2, 1, 3)),
        "impl=direct tile_rows=4 tile_vectors=1 unroll=4", (V3, V4),
    ),
    "matmul-one-batch-of-b": Case(
        product("3,5,8 1,8,17 -> 3,5,17"),
        "impl=direct format=packed tile_rows=2 tile_vectors=2 unroll=1", (V2,),
    ),
    "matmul-panels-of-columns": Case(
        product("2,5,13 2,41,13 -> 2,5,41", perm_b=(0, 2, 1), tail="t0=max(x0,0.0)"),
        "impl=panels format=packed split=columns chunk=2 k_slices=1 tile_rows=3 tile_vectors=1"
        " unroll=2", VECTORS,
    ),
    "matmul-panels-of-rows": Case(
        product("3,1200,5 1,1200,41 -> 3,5,41", perm_a=(0, 2, 1)),
        "impl=panels format=dense split=rows chunk=1 k_slices=4 tile_rows=4 tile_vectors=2"
        " unroll=4", (V3, V4, NEON),
    ),
    "matmul-strassen-2x2x2-turned": Case(
        product("1,64,33 1,63,64 63 -> 1,33,63", perm_a=(0, 2, 1), perm_b=(0, 2, 1), tail=ADD),
        "impl=strassen_2x2x2 band=17 chunk=1 tile_rows=4 tile_vectors=1 unroll=1 prefetch=none",
        (V3, V4),
    ),
    "attention-dense": Case(
        heads("1,9,2,12 1,11,2,12 1,11,2,12 -> 1,9,2,12", scores="t0=mul(x0,0.25)"),
        "format=dense tile_rows=2 tile_vectors=1 block_tiles=2 softmax_rows=1 unroll=2"
        " prefetch=none", (V2, V4),
    ),
    "attention-of-a-half-cache": Case(
        heads("1,3,2,12 f16[1,11,2,12] bf16[1,11,2,12] -> 1,3,2,12", scores="t0=mul(x0,0.25)"),
        "format=dense tile_rows=2 tile_vectors=1 block_tiles=2 softmax_rows=1 unroll=2"
        " prefetch=none", (V3, V4),
    ),
    "attention-packed-masked": Case(
        heads("2,7,2,8 2,19,2,8 2,19,2,8 bool[2,1,1,19] 7,8 -> 2,7,2,8",
              scores="t0=mul(x0,0.25);t1=where(x1,t0,-1000000000.0)", tail=ADD),
        "format=packed tile_rows=2 tile_vectors=1 block_tiles=1 softmax_rows=2 unroll=2"
        " prefetch=next_head", (V3,),
    ),
    "attention-in-training": Case(
        task("attention_forward", "1,9,2,12 1,11,2,12 1,11,2,12 -> 1,9,2,12 1,2,9,1 1,2,9,1",
             perm_q=(0, 2, 1, 3), perm_k=(0, 2, 3, 1), perm_v=(0, 2, 1, 3), perm_out=(0, 2, 1, 3),
             scores="t0=mul(x0,0.25)"),
        "format=dense tile_rows=2 tile_vectors=1 block_tiles=2 softmax_rows=1 unroll=2"
        " prefetch=none", (V3, V4),
    ),
    "attention-gradients": Case(
        gradients("1,7,2,8 1,35,2,8 1,35,2,8 1,7,2,8", "1,2,7,1", "2,1,1", causal=1,
                  scores="t0=mul(x0,0.25);t1=add(t0,x1)"),
        "panel=32 row_block=16 tile_rows=2 tile_vectors=1 unroll=2", (V3, V4),
    ),
    # -- windows along channels
    "depthwise-tiles": Case(
        depthwise("1,6,7,20 20,3,3,1 20 -> 1,6,7,20", tail="t0=clip(x0,0.0,6.0)"),
        "taps=unrolled order=row-column-channel tile_rows=2 tile_columns=2 vectors=1", (V2,),
    ),
    "depthwise-strided-residual": Case(
        depthwise("2,7,9,5 5,3,3,1 5 2,4,5,5 -> 2,4,5,5", strides=(2, 2), tail=ADD),
        "taps=unrolled order=row-channel-column tile_rows=1 tile_columns=2 vectors=1", (V4,),
    ),
    "depthwise-dilated-looped": Case(
        depthwise("1,9,8,5 5,3,3,1 5 -> 1,7,6,5", dilations=(2, 2)),
        "taps=looped order=channel-row-column tile_rows=1 tile_columns=1 vectors=1", (V2, V3),
    ),
    "depthwise-channels-outermost": Case(
        depthwise("1,5,5,33 33,3,3,1 33 -> 1,5,5,33"),
        "taps=unrolled order=channel-row-column tile_rows=1 tile_columns=1 vectors=2", (V3,),
    ),
    "pool-max": Case(
        pool("2,9,7,5 -> 2,5,4,5", "max", strides=(2, 2)),
        "taps=unrolled order=row-channel-column tile_columns=2 vectors=1", VECTORS,
    ),
    "pool-average-with-pads": Case(
        pool("1,6,8,20 -> 1,6,8,20", "average", count_include_pad=1),
        "taps=unrolled order=row-column-channel tile_columns=2 vectors=1", (V4,),
    ),
    "pool-average-looped": Case(
        pool("1,9,9,6 -> 1,9,8,6", "average", kernel=(5, 2), dilations=(1, 2), pads=(2, 1, 2, 0)),
        "taps=looped order=channel-row-column tile_columns=1 vectors=1", (V3,),
    ),
    # -- rows
    "softmax-registers": Case(
        task("softmax", "3,5,19 3,5,1 -> 3,5,19", tail="t0=mul(x0,x1)"), "impl=registers unroll=1",
        VECTORS,
    ),
    "softmax-three-passes": Case(
        task("softmax", "4,70 -> 4,70"), "impl=three_pass unroll=2", (V2, V3, NEON)
    ),
    "log-softmax-registers": Case(
        task("log_softmax", "3,19 -> 3,19"), "impl=registers unroll=1", (V4,)
    ),
    "log-softmax-three-passes": Case(
        task("log_softmax", "4,70 -> 4,70"), "impl=three_pass unroll=2", (V3, NEON)
    ),
    "top-k-insertion": Case(
        task("top_k", "3,70 -> 3,4 i64[3,4]", k=4, largest=1), "impl=insertion", (V4, NEON)
    ),
    "top-k-selection": Case(
        task("top_k", "2,201 -> 2,9 i64[2,9]", k=9, largest=0), "impl=selection", (V3,)
    ),
    "lstm-columns-shared-out": Case(
        recurrent("lstm", "5,1,36 1,9,36 1,63 1,1,9 1,1,9 -> 5,1,9 1,1,9 1,1,9", clip=3.0),
        "shares=2 tile_rows=1 tile_vectors=1 unroll=2", (V3, NEON),
    ),
    "lstm-with-lengths": Case(
        recurrent(
            "lstm", "3,5,24 2,3,12 2,12 2,3,3 2,3,3 i32[3] -> 3,5,6 2,3,3 2,3,3",
            mode="bidirectional", batch_first=1, coupled=1,
        ),
        "shares=1 tile_rows=1 tile_vectors=1 unroll=1", (V2,),
    ),
    "gru-resets-before": Case(
        recurrent("gru", "5,2,48 1,16,48 1,48 1,2,16 -> 5,2,16 1,2,16"),
        "shares=1 tile_rows=2 tile_vectors=1 unroll=1", (V4,),
    ),
    "gru-resets-after": Case(
        recurrent("gru", "5,1,24 1,8,24 1,24 1,1,8 -> 5,1,8 1,1,8", reset_after=1),
        "shares=1 tile_rows=1 tile_vectors=1 unroll=2", (V3,),
    ),
    "rnn": Case(
        recurrent("rnn", "5,3,17 1,17,17 1,17 1,3,17 -> 5,3,17 1,3,17", mode="reverse"),
        "shares=1 tile_rows=3 tile_vectors=1 unroll=2", (V4,),
    ),
    "layer-norm-two-passes": Case(
        task("layer_norm", "3,37 37 37 -> 3,37", epsilon=1e-05), "impl=two_pass unroll=2", VECTORS
    ),
    "layer-norm-one-pass": Case(
        task("layer_norm", "2,3,70 70 70 2,3,70 -> 2,3,70", epsilon=1e-12, tail=ADD),
        "impl=one_pass unroll=1", (V4,),
    ),
    "instance-norm-two-passes": Case(
        task("instance_norm", "2,3,5,21 21 21 -> 2,3,5,21", epsilon=1e-05, tail=RELU),
        "impl=two_pass vectors=1 unroll=2", VECTORS,
    ),
    "instance-norm-one-pass": Case(
        task("instance_norm", "1,4,40 40 40 1,4,40 -> 1,4,40", epsilon=1e-05, tail=ADD),
        "impl=one_pass vectors=2 unroll=1", (V4,),
    ),
    "resize-linear-higher-planes": Case(
        resize("linear", "2,3,4,18 8,35 -> 2,3,8,35", 2, (2.0, 1.95), "half_pixel", tail=ADD),
        "", (*VECTORS, NEON),
    ),
    "resize-linear-lower-planes": Case(
        resize("linear", "3,9,20 -> 3,5,12", 1, (0.6, 0.625), "asymmetric"), "", (V4,)
    ),
    "resize-linear-row": Case(
        resize("linear", "3,5,8,3 -> 3,5,12,3", 1, (1.0, 1.5), "pytorch_half_pixel"), "", (V3,)
    ),
    "resize-linear-channels": Case(
        resize("linear", "1,3,4,40 40 -> 1,6,8,40", 1, (2.0, 2.0), "half_pixel", tail=ADD_RELU),
        "", VECTORS,
    ),
    "resize-nearest-planes": Case(
        resize("nearest", "3,9,20 -> 3,5,12", 1, (0.6, 0.625), "half_pixel/floor"),
        "", (V2, V4, NEON),
    ),
    "resize-nearest-channels": Case(
        resize("nearest", "1,5,4,20 -> 1,7,6,20", 1, (1.5, 1.5), "asymmetric/ceil"), "", (V3,)
    ),
    "reduce-mean-of-rows": Case(
        task("reduce", "5,1100 -> 5,1", mode="mean", axes=(-1,), keepdims=1), "unroll=2", VECTORS
    ),
    "reduce-max-of-images": Case(
        task("reduce", "2,5,4,20 -> 2,1,1,20", mode="max", axes=(1, 2), keepdims=1),
        "vectors=1 unroll=2", VECTORS,
    ),
    "reduce-sum-of-every-other-axis": Case(
        task("reduce", "3,4,5,6 -> 3,5", mode="sum", axes=(1, 3), keepdims=0), "unroll=1", (V3,)
    ),
    "reduce-min-of-columns": Case(
        task("reduce", "6,21 -> 21", mode="min", axes=(0,), keepdims=0), "vectors=2 unroll=1",
        (V2,),
    ),
    # -- element-wise
    "elementwise-arithmetic": Case(
        task("elementwise", "37 37 -> 37", expression=
             "t0=add(x0,x1);t1=sub(t0,x1);t2=mul(t1,x0);t3=div(t2,x1);t4=pow(t3,x1);t5=min(t4,x0);"
             "t6=max(t5,x1);t7=neg(t6);t8=abs(t7);t9=sqrt(t8);t10=rcp(t9);t11=pow(t10,2.0)"),
        "unroll=1", VECTORS,
    ),
    "elementwise-functions": Case(
        task("elementwise", "37 -> 37", expression=
             "t0=exp(x0);t1=log(t0);t2=floor(t1);t3=ceil(t2);t4=round(t3);t5=sin(t4);t6=cos(t5);"
             "t7=erf(t6);t8=tanh(t7);t9=sigmoid(t8);t10=softplus(t9);t11=trunc(t10);t12=atan(t11);"
             "t13=log1p(t12);t14=fmod(t13,x0)"),
        "unroll=1", (V3,),
    ),
    "elementwise-activations": Case(
        task("elementwise", "37 -> 37", expression=
             "t0=relu(x0);t1=gelu(t0);t2=gelu_tanh(t1);t3=silu(t2);t4=hardsigmoid(t3,0.2,0.5);"
             "t5=hardswish(t4);t6=leaky_relu(t5,0.1);t7=elu(t6,1.0);t8=clip(t7,-1.0,inf)"),
        "unroll=1", (V2, V3),
    ),
    "elementwise-truths": Case(
        task("elementwise", "bool[2,19] i64[2,19] i32[19] 2,1 -> 2,19", expression=
             "t0=less(x1,x2);t1=less_equal(x3,t0);t2=greater(t1,x0);t3=greater_equal(t2,x3);"
             "t4=equal(t3,x2);t5=and(t4,x0);t6=or(t5,x1);t7=not(t6);t8=where(t7,x1,x3)"),
        "unroll=1", VECTORS,
    ),
    "elementwise-halves": Case(
        task("elementwise", "f16[2,19] bf16[19] -> f16[2,19]", expression=
             "t0=f16(x1);t1=add(x0,t0);t2=bf16(t1)"),
        "unroll=1", (*VECTORS, NEON),
    ),
    "elementwise-quantised": Case(
        task("elementwise", "i8[2,19] u16[19] -> u8[2,19]", expression=
             "t0=i8(x1);t1=add(x0,t0);t2=u16(t1);t3=i16(t2);t4=u8(t3)"),
        "unroll=1", (*VECTORS, NEON),
    ),
    "elementwise-f64": Case(
        task("elementwise", "f64[2,19] f32[19] i64[2,1] bool[2,19] -> f64[2,19]", expression=
             "t0=mul(x0,0.1);t1=add(t0,x1);t2=f32(t1);t3=max(t2,x2);t4=where(x3,t3,x0);t5=sqrt(t4)"),
        "unroll=1", (*VECTORS, NEON),
    ),
    "elementwise-i64": Case(
        task("elementwise", "i64[2,19] u32[19] i8[2,1] bool[2,19] -> i32[2,19]", expression=
             "t0=div(x0,x1);t1=mod(t0,x2);t2=fmod(t1,x1);t3=udiv(t2,x3);t4=umod(t3,x0);"
             "t5=bit_and(t4,7.0);t6=bit_or(t5,x1);t7=bit_xor(t6,x2);t8=shift_left(t7,x1);"
             "t9=shift_right(t8,3.0);t10=pow(t9,x2);t11=where(x3,t10,x0);t12=abs(t11);"
             "t13=max(t12,x2);t14=less(t13,x0);t15=neg(t14)"),
        "unroll=1", (*VECTORS, NEON),
    ),
    "elementwise-truths-of-f64": Case(
        task("elementwise", "f64[19] -> bool[19]", expression="t0=less(x0,1.0)"), "unroll=1", (V3,)
    ),
    "reduce-i64": Case(
        task("reduce", "i64[3,41] -> i64[3]", mode="max", axes=[1], keepdims=0), "unroll=2",
        (V3, NEON),
    ),
    "reduce-product": Case(
        task("reduce", "3,41 -> 3", mode="prod", axes=[1], keepdims=0), "unroll=2", (V3,)
    ),
    "elementwise-f64-to-f32": Case(
        task("elementwise", "f64[19] -> f32[19]", expression="t0=mul(x0,1.0)"), "unroll=1", (V2, V4)
    ),
    "gemm-f64": Case(
        task("gemm", "f64[5,9] f64[9,12] f64[12] -> f64[5,12]", tail=RELU),
        "impl=direct tile_pixels=4 tile_vectors=1 unroll=2", (*VECTORS, NEON),
    ),
    "matmul-f64": Case(
        product("f64[1,5,9] f64[1,9,7] -> f64[1,5,7]"),
        "impl=direct format=packed tile_rows=2 tile_vectors=1 unroll=2", (V2, V4),
    ),
    "reduce-f64": Case(
        task("reduce", "f64[3,41] -> f64[3]", mode="mean", axes=[1], keepdims=0), "unroll=2",
        (V3, NEON),
    ),
    "elementwise-broadcast": Case(
        task("elementwise", "2,3,1,5 1,3,4,1 5 1 -> 2,3,4,5", expression=
             "t0=add(x0,x1);t1=mul(t0,x2);t2=sub(t1,x3)"), "unroll=2", (V3,),
    ),
    "elementwise-cut-chunks": Case(
        task("elementwise", "3,1100 3,1 -> 3,1100", expression=ADD), "chunk=512 unroll=4", (V4,)
    ),
    # -- movement
    "copy-slice": Case(
        copy("4,10,12 -> 4,3,5", (120, 12, 1), 26), "impl=runs", (V2, V4)
    ),
    "copy-upsampling": Case(
        copy("1,5,4,7 -> 1,5,2,4,2,7", (0, 28, 0, 7, 0, 1)), "impl=runs", (V3,)
    ),
    "copy-planes-to-pixels": Case(copy("1,3,7,13 -> 91,3", (1, 91)), "impl=zip", VECTORS),
    "copy-pixels-to-planes": Case(copy("1,7,13,3 -> 3,91", (1, 3)), "impl=unzip", VECTORS),
    "copy-transposed": Case(
        copy("25,37 -> 37,25", (1, 37)), "impl=blocks block=4 inner=k", VECTORS
    ),
    "copy-transposed-bytes": Case(
        copy("bool[3,19,40] -> bool[3,40,19]", (760, 1, 40)), "impl=blocks block=8 inner=m", (V3,)
    ),
    "copy-filled-rows": Case(copy("9,1 -> 9,50", (1, 0)), "impl=fill", (V2, V3)),
    "copy-backwards": Case(copy("i64[6,33] -> i64[6,33]", (33, -1), 32), "impl=elements", (V3,)),
    "concat-rows": Case(
        task("concat", "bool[3,5] bool[3,7] -> bool[3,12]", axis=1), "order=row-input", (V3,)
    ),
    "concat-many": Case(
        task("concat", "2,3 " * 39 + "2,5 -> 2,122", axis=1), "order=input-row", (V3,)
    ),
    "concat-inputs": Case(
        task("concat", "2,3,40 2,5,40 2,1,40 -> 2,9,40", axis=-2), "order=input-row", (V2, V4)
    ),
    "gather-rows": Case(task("gather", "61,24 i64[1,9] -> 1,9,24", axis=0), "", (V3, V4)),
    "gather-columns-of-truths": Case(
        task("gather", "bool[3,7,5] i32[4] -> bool[3,4,5]", axis=1), "", (V2,)
    ),
    "gather-long-rows": Case(task("gather", "5,5000 i64[2] -> 2,5000", axis=0), "", (V3,)),
    "gather-elements": Case(
        task("gather_elements", "2,7,3 i64[2,5,3] -> 2,5,3", axis=1), "", (V3,)
    ),
    "gather-elements-of-lines": Case(
        task("gather_elements", "u8[4,7] i32[4,5] -> u8[4,5]", axis=1), "", (V2,)
    ),
    "gather-nd-batches": Case(
        task("gather_nd", "2,7,3 i32[2,5,1] -> 2,5,3", batch=1), "", (V3,)
    ),
    "gather-nd-elements-of-bytes": Case(
        task("gather_nd", "u8[6,7] i64[5,2] -> u8[5]", batch=0), "", (V2,)
    ),
    "scatter-nd-rows": Case(
        task("scatter_nd", "7,3 i64[5,1] 5,3 -> 7,3", batch=0, mode="none"), "", (V2, V4)
    ),
    "scatter-nd-sums-of-integers": Case(
        task("scatter_nd", "i64[7,3] i64[5,1] i64[5,3] -> i64[7,3]", batch=0, mode="add", skips=1),
        "", (V3,),
    ),
    "scatter-nd-into-zeros": Case(
        task("scatter_nd", "1 i64[5,1] 5,3 -> 7,3", batch=0, mode="add", shape=(7, 3)), "", (V4,)
    ),
    "scatter-nd-largest": Case(
        task("scatter_nd", "2,7 i32[2,5,1] 2,5 -> 2,7", batch=1, mode="max"), "", (V4,)
    ),
    "running-sum": Case(
        task("running_sum", "3,5,9 -> 3,5,9", axis=1, exclusive=1, reverse=1), "", (V3,)
    ),
    "running-sum-of-integers": Case(
        task("running_sum", "i32[5] -> i32[5]", axis=0, exclusive=0, reverse=0), "", (V2,)
    ),
    "weighted-rows": Case(
        task("weighted_rows", "2,7,21 f32[2,4,5] 2,4,5 -> 2,5,21", axis=1), "", (V2, V4)
    ),
    "weighted-rows-of-few-elements": Case(
        task("weighted_rows", "3,7,2 i64[2,5] 2,5 -> 3,5,2", axis=1), "", (V3,)
    ),
    "pad-image": Case(
        task("pad", "1,5,6,3 -> 1,8,7,3", pads=(0, 1, 0, 0, 0, 2, 1, 0), value="-inf"), "", VECTORS
    ),
    "pad-and-crop": Case(
        task("pad", "i64[5,9] -> i64[8,7]", pads=(2, -1, 1, -1), value=7), "", (V3,)
    ),
    "pad-long-rows": Case(
        task("pad", "3,5000 -> 3,5005", pads=(0, 2, 0, 3), value=0.0), "", (V3,)
    ),
}  # fmt: skip
