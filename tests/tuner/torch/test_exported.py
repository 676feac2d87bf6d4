"""Networks that PyTorch exported, over ranges of sizes: one native program, as exact as ever."""

from __future__ import annotations

import itertools
from pathlib import Path

import numpy as np
import onnx
import pytest

from fixtures.exported import EXPORTERS, IMAGE, TEXT, exported
from fixtures.opened import inputs_of
from tests.fixtures.sessions import session
from tuner.backend import host_cores, host_soc_versions
from tuner.lookup.model_lookup import build_model
from tuner.lookup.sized_model import SizedModel, read_sized_model
from tuner.program.kernel_store import KernelStore
from tuner.runtime.model import load_built
from tuner.session import Options
from tuner.size_range import SizeRange
from tuner.target import Target

TARGET = Target(host_soc_versions()[-1], min(2, host_cores()))
LONGEST = 40


def opened(model: onnx.ModelProto, path: Path) -> SizedModel:
    """The model for batches of 1 to 8, and texts of 1 to 40 tokens."""
    onnx.save(model, path)
    ranges = {}
    for value in inputs_of(model):
        sizes = value.type.tensor_type.shape.dim
        highs = [
            0 if size.HasField("dim_value") else (8, LONGEST)[i] for i, size in enumerate(sizes)
        ]
        ranges[value.name] = tuple(
            SizeRange(1, high) if high else size.dim_value
            for high, size in zip(highs, sizes, strict=True)
        )
    return read_sized_model(path, Options(TARGET, shape_ranges=ranges))


def difference(got: np.ndarray, wanted: np.ndarray) -> float:
    return float(np.abs(got - wanted).max() / np.abs(wanted).max())


@pytest.mark.parametrize("exporter", EXPORTERS)
@pytest.mark.parametrize("name", TEXT)
def test_a_batch_of_texts_of_any_length_runs_natively(
    name: str, exporter: str, tmp_path: Path
) -> None:
    model = exported(name, exporter, 64, 2, 4, 128)
    peer, rng = session(model), np.random.default_rng(0)

    whole = opened(model, tmp_path / "m.onnx")

    ops = [node.op for node in whole.graph.nodes]
    assert ops.count("attention") == 2
    assert not {"matmul", "softmax"} & {*ops}
    tasks, sizes = whole.tasks(Options(TARGET)), whole.open_sizes
    built = build_model(tasks, {}, TARGET, KernelStore(), sizes).program
    with load_built(built) as loaded:
        for batch, tokens in itertools.product((1, 3, 8), (1, 7, LONGEST)):
            mask = np.ones((batch, tokens), np.int64)
            mask[0, tokens // 2 + 1 :], mask[-1, : tokens // 3] = 0, 0
            ids = rng.integers(3, 1000, (batch, tokens))
            feeds = {"input_ids": ids, "attention_mask": mask}
            (wanted,) = peer.run(None, feeds)
            (got,) = loaded.run(feeds).values()
            assert difference(got, wanted) <= 1e-5


@pytest.mark.parametrize("exporter", EXPORTERS)
@pytest.mark.parametrize("name", IMAGE)
def test_any_number_of_images_runs_natively(name: str, exporter: str, tmp_path: Path) -> None:
    model = exported(name, exporter, 64, 2, 4, 128)
    peer, rng = session(model), np.random.default_rng(0)
    pixels = model.graph.input[0].type.tensor_type.shape.dim[2].dim_value

    whole = opened(model, tmp_path / "m.onnx")

    assert [node.op for node in whole.graph.nodes].count("attention") == 2
    tasks, sizes = whole.tasks(Options(TARGET)), whole.open_sizes
    built = build_model(tasks, {}, TARGET, KernelStore(), sizes).program
    with load_built(built) as loaded:
        for batch in (1, 3, 8):
            feeds = {"values": rng.standard_normal((batch, 3, pixels, pixels), np.float32)}
            (wanted,) = peer.run(None, feeds)
            (got,) = loaded.run(feeds).values()
            assert difference(got, wanted) <= 1e-5
