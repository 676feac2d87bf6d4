"""Models of TensorFlow in a watched folder are tuned, and compute what TensorFlow computes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import keras
import numpy as np
import pytest

import tuner
from tests.frameworks.test_tensorflow import frozen_graph, random, saved

__all__ = ["saved"]
ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # TensorFlow's own


def environment(folder: Path) -> dict[str, str]:
    own = {"HOME": folder, "TUNE_BANK_PATH": folder / "bank", "PYTHONPATH": ROOT,
           "TUNEBANK_LOCK_PATH": folder, "TUNE_ON_BUSY_CORES": "True"}  # fmt: skip
    (folder / "bank").mkdir()
    return {**os.environ, **{name: str(value) for name, value in own.items()}}


def settings(model: Path, **said: object) -> None:
    model.with_suffix(".aoe.json").write_text(json.dumps({"tuning_time_limit": 2, **said}))


def test_three_kinds_of_files_are_tuned_where_they_are_dropped(saved: Path, tmp_path: Path) -> None:
    inbox, weight = tmp_path / "in", random(3, 3, 3, 4)
    inbox.mkdir()
    saved.rename(inbox / "classifier")
    settings(inbox / "classifier" / "saved_model.pb", signature="difference")
    (inbox / "graph.pb").write_bytes(frozen_graph(weight))
    settings(inbox / "graph.pb", input_shape="image:1,8,8,3")
    dense = keras.Sequential([keras.Input((4,), 2), keras.layers.Dense(3, activation="relu")])
    dense.save(inbox / "dense.keras")
    settings(inbox / "dense.keras")

    ended = subprocess.run(
        [sys.executable, "-m", "bankd", "watch", inbox, "--once", "--settle", "0", "--json",
         "--work_dir", tmp_path, "--aicore_num", "1"],
        env=environment(tmp_path), capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert ended.returncode == 0, ended.stdout + ended.stderr
    told = {one["model"]: one["record"]["offline_model"] for one in json.loads(ended.stdout)}
    assert told.keys() == {"classifier", "dense", "graph"}
    a, b, image = random(2, 4), random(2, 4), random(1, 8, 8, 3)
    with tuner.load(told["classifier"]) as model:
        np.testing.assert_allclose(model.run({"a": a, "b": b})["z"], a - b, rtol=1e-5)
    with tuner.load(told["dense"]) as model:
        [found] = model.run({model.inputs[0].name: a}).values()
        np.testing.assert_allclose(found, dense(a).numpy(), rtol=1e-5, atol=1e-6)
    padded = np.pad(image, ((0, 0), (1, 1), (1, 1), (0, 0)))
    seen = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), (1, 2))
    with tuner.load(told["graph"]) as model:
        [found] = model.run({"image": image}).values()
    wanted = np.maximum(np.einsum("nhwcyx,yxco->nhwo", seen, weight), 0)
    np.testing.assert_allclose(found, wanted, rtol=1e-4, atol=1e-5)


def test_the_example_compiles_a_keras_model(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "examples/tensorflow_compile.py"],
        env=environment(tmp_path), capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert done.returncode == 0, done.stderr
    assert float(done.stdout.splitlines()[-1].removeprefix("largest difference: ")) < 1e-4
