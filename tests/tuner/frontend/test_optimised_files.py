"""Files that ONNX Runtime has optimised are run natively, as float64 has the original model."""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path

import numpy as np
import onnx
import pytest

from fixtures.inputs import random_inputs
from fixtures.small import SMALL
from fixtures.zoo import build
from fixtures.zoo.bert import BertSizes, bert
from tuner.errors import ModelError
from tuner.frontend import load_graph
from tuner.fusion import fuse
from tuner.judge.float64_model import Float64Model, read_source
from tuner.measure.models import max_difference
from tuner.ops.onnx_runtime import import_onnxruntime
from tuner.ops.run_graph import run_graph

BLOCKED = "com.microsoft.nchwc:Conv"
ZOO = ("minilm", "mobilenetv3_large", "squeezenet", "unet", "yolov5s")


def optimised(model: onnx.ModelProto, folder: Path, level: str) -> Path:
    """The file that ONNX Runtime writes of a model for this machine at a level."""
    original, path = folder / "original.onnx", folder / "optimised.onnx"
    onnx.save(model, original)
    onnxruntime = import_onnxruntime()
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = getattr(
        onnxruntime.GraphOptimizationLevel, f"ORT_ENABLE_{level}"
    )
    options.optimized_model_filepath = str(path)
    options.log_severity_level = 4
    onnxruntime.InferenceSession(str(original), options, providers=["CPUExecutionProvider"])
    return path


def by_transformers(model: onnx.ModelProto, folder: Path) -> Path:
    """The file that ONNX Runtime's optimiser of transformers writes."""
    from onnxruntime.transformers import optimizer  # noqa: PLC0415  It loads much.

    original, path = folder / "original.onnx", folder / "optimised.onnx"
    onnx.save(model, original)
    with warnings.catch_warnings(action="ignore"):
        optimizer.optimize_model(
            str(original), "bert", num_heads=2, hidden_size=32, opt_level=0
        ).save_model_to_file(str(path))
    return path


def operators(path: Path) -> Counter[str]:
    """Operators of other domains than ONNX's in a file."""
    nodes = onnx.load(path).graph.node
    return Counter(f"{node.domain}:{node.op_type}" for node in nodes if node.domain)


def agrees(path: Path, feeds: Mapping[str, np.ndarray], within: float = 2e-5) -> None:
    """Kernels run all of the file; they, and its float64, are near the original's float64."""
    shapes = {name: array.shape for name, array in feeds.items()}
    wanted = Float64Model(read_source(path.with_name("original.onnx"), shapes)).run(feeds)
    graph = load_graph(path, shapes)
    assert [node.attributes["reasons"] for node in graph.nodes if node.op == "segment"] == []
    wide = Float64Model(read_source(path, shapes))

    assert max_difference(wide.run(feeds), wanted) <= 1e-6
    assert not wide.narrow & {op.partition(":")[2] for op in operators(path)}
    assert max_difference(run_graph(fuse(graph), dict(feeds)), wanted) <= within


@pytest.mark.parametrize("level", ["EXTENDED", "ALL"])
@pytest.mark.parametrize("name", ["residual_cnn", "tiny_decoder", "tiny_detector", "tiny_encoder"])
def test_a_small_network_is_native(name: str, level: str, tmp_path: Path) -> None:
    model = SMALL[name]()
    path = optimised(model, tmp_path, level)

    assert operators(path), "it is not optimised"
    agrees(path, random_inputs(model))


@pytest.mark.slow
@pytest.mark.parametrize("level", ["EXTENDED", "ALL"])
@pytest.mark.parametrize("name", ZOO)
def test_a_network_of_the_zoo_is_native(name: str, level: str, tmp_path: Path) -> None:
    model = build(name)
    path = optimised(model, tmp_path, level)

    assert operators(path), "it is not optimised"
    agrees(path, random_inputs(model), 1e-4)


@pytest.mark.parametrize("level", ["EXTENDED", "ALL"])
def test_mobilenet_is_native_in_blocks_as_well(level: str, tmp_path: Path) -> None:
    model = build("mobilenetv2")
    path = optimised(model, tmp_path, level)

    assert (operators(path)[BLOCKED] > 50) == (level == "ALL")
    agrees(path, random_inputs(model), 1e-4)


def test_a_transformer_is_native_by_its_own_optimiser(tmp_path: Path) -> None:
    model = bert("bert", BertSizes(2, 32, 2, 100, 16, 10))
    path = by_transformers(model, tmp_path)

    assert operators(path)["com.microsoft:Attention"] == 2
    feeds = random_inputs(model)
    feeds["attention_mask"] = np.array([[1] * 7 + [0] * 3])
    agrees(path, feeds)


def _without(path: Path, change: Callable[[onnx.NodeProto], None]) -> None:
    model = onnx.load(path)
    (first, *_) = (node for node in model.graph.node if f"{node.domain}:{node.op_type}" == BLOCKED)
    change(first)
    onnx.save(model, path)


def test_a_file_in_blocks_that_is_not_understood_is_onnx_runtimes(tmp_path: Path) -> None:
    path = optimised(SMALL["residual_cnn"](), tmp_path, "ALL")

    def feed_weights(node: onnx.NodeProto) -> None:
        node.op_type = "Convolution"

    _without(path, feed_weights)

    with pytest.raises(ModelError, match="of a layout in blocks that is not read here"):
        load_graph(path)
