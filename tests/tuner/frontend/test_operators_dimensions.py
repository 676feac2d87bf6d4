"""Operators with windows and over channels, of sequences, images and volumes, constants in them.

Every model is imported, fused and computed; the judge is float64, or ONNX Runtime without its own
optimisations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

import numpy as np
import onnx
import pytest

from tests.tuner.frontend.models import of_node, parsed
from tests.tuner.frontend.rebuild import run_model
from tuner.errors import ModelError
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.ops.run_graph import run_graph
from tuner.sessions.onnx_backend import TunebankBackend

RNG = np.random.default_rng(17)
SIZES = (9, 5, 4)
"""Of a sequence the first, of an image the first two, of a volume all three."""
RANKS = pytest.mark.parametrize("rank", [1, 2, 3])


def numbers(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape, dtype=np.float32)


def computed(model: onnx.ModelProto, x: np.ndarray) -> tuple[np.ndarray, ...]:
    """Outputs of the fused graph."""
    graph = fuse(graph_of(model, "test"))
    results = run_graph(graph, {"x": x})
    return tuple(results[name] for name in graph.outputs)


def transposed(
    x: np.ndarray, w: np.ndarray, bias: np.ndarray | None = None, **attributes: Any
) -> np.ndarray:
    """ConvTranspose in float64, as ONNX defines it: each input adds its kernel to the output."""
    rank, groups = x.ndim - 2, attributes.get("group", 1)
    ones, zeros = [1] * rank, [0] * rank
    strides, dilations = (attributes.get(name, ones) for name in ("strides", "dilations"))
    more, auto_pad = attributes.get("output_padding", zeros), attributes.get("auto_pad", "NOTSET")
    sizes, kernel = x.shape[2:], w.shape[2:]
    extents = [(k - 1) * d + 1 for k, d in zip(kernel, dilations, strict=True)]
    spans = [s * (n - 1) + e + m for s, n, e, m in zip(strides, sizes, extents, more, strict=True)]
    wanted = attributes.get("output_shape")
    if auto_pad.startswith("SAME") and wanted is None:
        wanted = [n * s for n, s in zip(sizes, strides, strict=True)]
    if wanted is None:
        pads = attributes.get("pads", zeros * 2)
        begins = list(pads[:rank])
        wanted = [span - b - e for span, b, e in zip(spans, begins, pads[rank:], strict=True)]
    else:
        totals = [max(0, span - n) for span, n in zip(spans, wanted, strict=True)]
        begins = [t // 2 if auto_pad == "SAME_UPPER" else t - t // 2 for t in totals]
    channels = w.shape[1] * groups
    ends = [b + n for b, n in zip(begins, wanted, strict=True)]
    whole = np.zeros((x.shape[0], channels, *map(max, spans, ends)))
    grouped = x.astype(np.float64).reshape(x.shape[0], groups, -1, *sizes)
    weights = w.astype(np.float64).reshape(groups, -1, *w.shape[1:])
    for tap in product(*map(range, kernel)):
        part = np.einsum("ngi...,gio->ngo...", grouped, weights[(..., *tap)])
        places = tuple(
            slice(t * d, t * d + s * (n - 1) + 1, s)
            for t, d, s, n in zip(tap, dilations, strides, sizes, strict=True)
        )
        whole[(..., *places)] += part.reshape(x.shape[0], channels, *sizes)
    cut = whole[(..., *(slice(b, e) for b, e in zip(begins, ends, strict=True)))]
    return cut if bias is None else cut + bias.reshape(-1, *ones)


def forms(rank: int) -> Iterator[dict[str, Any]]:
    """Attributes of ConvTranspose, one by one and together; lists are as long as `rank`."""
    along: list[dict[str, Sequence[int]]] = [
        {}, {"strides": (2, 3, 1)}, {"strides": (5, 1, 2)}, {"dilations": (2, 1, 3)},
        {"strides": (2, 2, 2), "dilations": (3, 2, 1)},
        {"strides": (3, 2, 2), "dilations": (2, 2, 2)},
        {"output_padding": (1, 0, 1), "strides": (2, 2, 3)},
        {"output_shape": (13, 7, 5), "strides": (2, 2, 2)},
        {"output_shape": (18, 10, 8), "strides": (2, 2, 2)},
    ]  # fmt: skip
    for lists in along:
        given = {name: list(values[:rank]) for name, values in lists.items()}
        yield given
        if "output_shape" not in given:
            yield {**given, "pads": [1, 0, 2][:rank] + [0, 1, 1][:rank]}
            yield {**given, "auto_pad": "VALID"}
        if "output_padding" not in given and "dilations" not in given:
            yield {**given, "auto_pad": "SAME_UPPER"}
            yield {**given, "auto_pad": "SAME_LOWER"}


@RANKS
@pytest.mark.parametrize("kernel", [1, 3, 4])
@pytest.mark.parametrize("group", [1, 2, 4])
def test_a_transposed_convolution_of_any_rank_adds_a_kernel_for_each_input(
    rank: int, kernel: int, group: int
) -> None:
    w, bias = numbers(4, 8 // group, *(kernel, 3, 2)[:rank]), numbers(8)
    x = numbers(2, 4, *SIZES[:rank])
    for attributes in forms(rank):
        constants = {"w": w, "bias": bias} if len(attributes) % 2 else {"w": w}
        model = of_node(
            "ConvTranspose", {"x": x.shape}, constants=constants, group=group, **attributes
        )

        [got] = computed(model, x)

        wanted = transposed(x, **constants, group=group, **attributes)
        if wanted.shape != got.shape:
            # Of a stride beyond the kernel ONNX and ONNX Runtime make outputs of other sizes.
            assert attributes["auto_pad"].startswith("SAME")
            wanted = run_model(model, {"x": x})["y0"]
        np.testing.assert_allclose(got, wanted, rtol=1e-4, atol=1e-5, err_msg=str(attributes))


def of_rank(
    op: str, rank: int, constants: dict[str, np.ndarray] | None = None, **attributes: Any
) -> onnx.ModelProto:
    """A model of one operator on images of this rank, two of four channels."""
    return of_node(op, {"x": (2, 4, *SIZES[:rank])}, constants=constants, **attributes)


def windows(rank: int) -> Iterator[onnx.ModelProto]:
    """Convolutions and pools with all that a window may have."""
    for lists in (
        {}, {"strides": (2, 1, 2)}, {"dilations": (2, 1, 1)}, {"pads": (1, 0, 1)},
        {"auto_pad": "SAME_UPPER", "strides": (2, 2, 1)}, {"auto_pad": "SAME_LOWER"},
    ):  # fmt: skip
        given = {n: v if isinstance(v, str) else list(v[:rank]) for n, v in lists.items()}
        if "pads" in given:
            given["pads"] = [*given["pads"], *[1] * rank]
        kernel = [3, 2, 2][:rank]
        for group in (1, 2, 4):
            w = {"w": numbers(8, 4 // group, *kernel), "b": numbers(8)}
            yield of_rank("Conv", rank, w, group=group, **given)
        for more in ({}, {"ceil_mode": 1}):
            yield of_rank("MaxPool", rank, kernel_shape=kernel, **given, **more)
            yield of_rank("AveragePool", rank, kernel_shape=kernel, opset=19, **given, **more)
            yield of_rank("LpPool", rank, kernel_shape=kernel, opset=18, **given, **more)
        yield of_rank(
            "AveragePool", rank, kernel_shape=kernel, count_include_pad=1, opset=19, **given
        )
        yield of_rank("MaxPool", rank, kernel_shape=kernel, outputs=2, **given)


def norms(rank: int) -> Iterator[onnx.ModelProto]:
    """Operators over channels and over all else."""
    of_channels = {name: np.abs(numbers(4)) for name in ("scale", "bias", "mean", "variance")}
    two = dict(list(of_channels.items())[:2])
    yield of_rank("BatchNormalization", rank, of_channels)
    yield of_rank("InstanceNormalization", rank, two)
    yield of_rank("LayerNormalization", rank, {"scale": numbers(SIZES[rank - 1])})
    if rank == 2:  # ONNX Runtime has it of images only
        yield of_rank("LRN", rank, size=3)
    yield of_rank("PRelu", rank, {"slope": numbers(4, *[1] * rank)})
    for op in ("GlobalAveragePool", "GlobalMaxPool", "GlobalLpPool"):
        yield of_rank(op, rank)


def moves(rank: int) -> Iterator[onnx.ModelProto]:
    """Padding and other sizes, of the last dimensions and by constants."""
    before, after = [0, 0, *[1] * rank], [0, 0, *[2] * rank]
    for mode in ("constant", "edge", "reflect", "wrap"):
        pads = {"pads": np.array(before + after)}
        yield of_rank("Pad", rank, pads, mode=mode, opset=19)
    empty = np.zeros(0, np.float32)
    for mode, scale in product(("nearest", "linear"), (2.0, 0.5, 1.7)):
        scales = {"roi": empty, "scales": np.array([1, 1, *[scale] * rank], np.float32)}
        yield of_rank("Resize", rank, scales, mode=mode)
    sizes = {"roi": empty, "scales": empty, "sizes": np.array([2, 4, *[7] * rank])}
    yield of_rank("Resize", rank, sizes, mode="nearest")
    at = {"indices": np.arange(8 * np.prod(SIZES[:rank])).reshape(2, 4, *SIZES[:rank]) * 2}
    yield of_rank("MaxUnpool", rank, at, kernel_shape=[2] * rank, strides=[2] * rank)


@RANKS
@pytest.mark.parametrize("kind", [windows, norms, moves])
def test_an_operator_of_any_rank_computes_what_onnx_runtime_computes(
    kind: Callable[[int], Iterator[onnx.ModelProto]], rank: int
) -> None:
    for model in kind(rank):
        x = numbers(2, 4, *SIZES[:rank])

        got = computed(model, x)

        wanted = run_model(model, {"x": x}).values()
        text = onnx.printer.to_text(model.graph.node[0])
        for ours, theirs in zip(got, wanted, strict=True):
            assert ours.shape == theirs.shape, text
            np.testing.assert_allclose(ours, theirs, rtol=1e-4, atol=1e-5, err_msg=text)


@RANKS
@pytest.mark.parametrize("op", ["Conv", "ConvTranspose"])
def test_what_does_not_fit_a_convolution_is_left_to_onnx_runtime_to_refuse(
    op: str, rank: int
) -> None:
    square = {"w": numbers(4, 4, *[3] * rank)}
    for constants, attributes in (
        ({**square, "bias": numbers(1)}, {}), ({**square, "bias": numbers(7)}, {}),
        ({**square, "bias": numbers(4, 1)}, {}), (square, {"group": 3}),
        (square, {"kernel_shape": [2] * rank}), (square, {"auto_pad": "SAME"}),
    ):  # fmt: skip
        try:
            graph = fuse(graph_of(of_rank(op, rank, constants, **attributes), "test"))
        except ModelError:
            continue

        assert {node.op for node in graph.nodes} == {"segment"}


def test_sequences_run_natively_with_constant_weights() -> None:
    """A step of a vocoder: up by 4 and by 2, each behind and before other operators."""
    text = """vocoder (float[1,4,11] x) => (float[1,2,88] y) {
        a = LeakyRelu<alpha=0.1>(x)
        b = ConvTranspose<strides=[4], pads=[2, 2]>(a, up4, bias)
        c = Conv<dilations=[3], pads=[3, 3]>(b, dilated)
        d = Add(b, c)
        e = ConvTranspose<strides=[2], group=2, output_padding=[1], pads=[1, 1]>(d, up2)
        y = Tanh(e)
    }"""
    w = {
        "up4": numbers(4, 4, 8), "bias": numbers(4), "dilated": numbers(4, 4, 3),
        "up2": numbers(4, 1, 3),
    }  # fmt: skip
    model, x = parsed(text, **w), numbers(1, 4, 11)

    prepared = TunebankBackend.prepare(model)
    [y] = prepared.run([x])
    engine = prepared.engine
    prepared.close()

    assert engine == "native"
    np.testing.assert_allclose(y, run_model(model, {"x": x})["y"], rtol=1e-4, atol=1e-5)
