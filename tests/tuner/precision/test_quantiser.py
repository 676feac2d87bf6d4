"""ONNX Runtime's quantiser, and what it is asked for."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import onnx
import pytest

from fixtures.inputs import random_inputs
from fixtures.quantised import NETWORKS
from tuner.backend import host_target
from tuner.errors import ModelError
from tuner.lookup.model_lookup import read_graph
from tuner.measure.peers import OnnxRuntime
from tuner.precision.quantiser import Quantiser, saturates_here
from tuner.session import Options


def of(tmp_path: Path, network: str, *, samples: int = 3) -> tuple[Quantiser, Path]:
    model, path = NETWORKS[network](), tmp_path / f"{network}.onnx"
    onnx.save(model, path)
    inputs = [random_inputs(model, seed=seed) for seed in range(samples)]
    return Quantiser(path, tmp_path, inputs), path


def operators(path: Path) -> Counter[str]:
    return Counter(node.op_type for node in onnx.load(path).graph.node)


def test_a_chain_is_a_product_with_what_follows_it_up_to_the_next_one(tmp_path: Path) -> None:
    quantiser, _ = of(tmp_path, "cnn")

    chains = {chain[0]: chain[1:] for chain in quantiser.chains}

    assert list(chains) == [
        "/stem/Conv", "/depthwise/Conv", "/project/Conv", "/right/Conv", "/left/Conv",
        "/last/Conv", "/fc/Gemm",
    ]  # fmt: skip
    assert chains["/stem/Conv"] == ("/Relu", "/Add")
    assert chains["/last/Conv"][-1] == "/Flatten"


def test_a_node_without_a_name_has_that_of_its_step(tmp_path: Path) -> None:
    model = NETWORKS["mlp"]()
    for node in model.graph.node:
        node.name = ""
    onnx.save(model, tmp_path / "m.onnx")
    graph = read_graph(tmp_path / "m.onnx", Options(host_target()))

    chains = Quantiser(tmp_path / "m.onnx", tmp_path, [random_inputs(model)]).chains

    assert {chain[0] for chain in chains} <= {node.name for node in graph.nodes}


def test_only_the_nodes_that_are_named_are_quantised(tmp_path: Path) -> None:
    quantiser, _ = of(tmp_path, "cnn")

    one = quantiser.write(["/left/Conv"], tmp_path / "one.onnx", reduces_range=False)
    every = [name for chain in quantiser.chains for name in chain]
    all_ = quantiser.write(every, tmp_path / "all.onnx", reduces_range=False)

    assert operators(one)["DequantizeLinear"] < operators(all_)["DequantizeLinear"]
    assert operators(one)["QuantizeLinear"] == 2
    kinds = Counter(tensor.data_type for tensor in onnx.load(one).graph.initializer)
    assert kinds[onnx.TensorProto.INT8] == 2  # the weights and their zero points, by channel


@pytest.mark.parametrize("samples", [0, 3])
def test_models_that_share_weights_compute_what_whole_files_do(
    tmp_path: Path, samples: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tuner.precision.quantiser.MAX_SMALL_BYTES", 64)
    quantiser, path = of(tmp_path, "mlp", samples=samples)
    feeds = random_inputs(onnx.load(path), seed=9)

    for chain in quantiser.chains:
        files = tmp_path / "own.onnx", tmp_path / "shared.onnx"
        for file, shares in zip(files, (False, True), strict=True):
            quantiser.write(chain, file, reduces_range=False, shares_weights=shares)
        own, shared = (OnnxRuntime(file, 1, is_optimised=False).run(feeds) for file in files)

        assert files[1].stat().st_size < files[0].stat().st_size or samples == 0
        for name, wanted in own.items():
            np.testing.assert_array_equal(shared[name], wanted)


def test_a_model_that_a_file_has_is_copied_and_one_that_was_overwritten_is_not(
    tmp_path: Path,
) -> None:
    quantiser, _ = of(tmp_path, "mlp")
    first, second = (chain[:1] for chain in quantiser.chains[:2])
    file, copy = tmp_path / "file.onnx", tmp_path / "copy.onnx"

    quantiser.write(first, file, reduces_range=False)
    made = file.read_bytes()
    quantiser.write(first, copy, reduces_range=False)
    assert copy.read_bytes() == made

    quantiser.write(second, file, reduces_range=False)
    quantiser.write(second, copy, reduces_range=False)
    assert copy.read_bytes() == file.read_bytes() != made


def test_weights_have_7_bits_where_the_range_is_reduced(tmp_path: Path) -> None:
    quantiser, _ = of(tmp_path, "mlp")

    def largest(*, reduces_range: bool) -> int:
        nodes = [chain[0] for chain in quantiser.chains]
        path = quantiser.write(nodes, tmp_path / "m.onnx", reduces_range=reduces_range)
        arrays = map(onnx.numpy_helper.to_array, onnx.load(path).graph.initializer)
        return max(int(np.abs(a.astype(int)).max()) for a in arrays if a.dtype == np.int8)

    assert largest(reduces_range=False) == 127
    assert largest(reduces_range=True) == 64


def test_without_samples_the_products_with_constants_become_dynamic(tmp_path: Path) -> None:
    quantiser, _ = of(tmp_path, "attention", samples=0)

    assert [chain[0] for chain in quantiser.chains] == [
        "/q/MatMul", "/k/MatMul", "/v/MatMul", "/out/MatMul", "/wide/MatMul", "/narrow/MatMul",
    ]  # fmt: skip
    made = quantiser.write(["/wide/MatMul"], tmp_path / "made.onnx", reduces_range=False)
    assert operators(made)["MatMulInteger"] == 1
    assert operators(made)["MatMul"] == 7


@pytest.mark.parametrize(("network", "samples"), [("cnn", 3), ("attention", 0)])
def test_a_quantised_model_is_near_the_model(tmp_path: Path, network: str, samples: int) -> None:
    quantiser, path = of(tmp_path, network, samples=samples)
    nodes = [name for chain in quantiser.chains for name in chain]
    made = quantiser.write(nodes, tmp_path / "made.onnx", reduces_range=saturates_here())
    feeds = random_inputs(onnx.load(path), seed=1)

    ours, theirs = (OnnxRuntime(m, 1, is_optimised=False).run(feeds) for m in (made, path))

    for name, wanted in theirs.items():
        assert 0 < np.abs(ours[name] - wanted).max() <= 0.1 * np.abs(wanted).max()


def test_a_model_that_onnx_runtime_does_not_load_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "bad.onnx").write_bytes(b"no model")

    with pytest.raises(ModelError, match=r"bad.onnx: ONNX Runtime's quantiser"):
        Quantiser(tmp_path / "bad.onnx", tmp_path, [])
