"""Weights in a file of their own: what is loaded is what was written, or the file is refused."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import onnx
import pytest

from fixtures.small import SMALL
from tests.tuner.offline_model.models import small_model
from tuner import load as load_model
from tuner.backend import host_target
from tuner.errors import ChangedModelError, OfflineModelError
from tuner.lookup.protocol import NoBank
from tuner.offline_model import external_weights, offline_model
from tuner.offline_model.description import describe
from tuner.offline_model.offline_model import load, load_source, save
from tuner.pipeline import compile_model
from tuner.session import Options


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    save(tmp_path / "small.om", small_model(), external=True)
    return tmp_path / "small.om"


def weights_of(model: Path) -> Path:
    return model.parent / "weight" / f"{model.stem}_weight_combined"


def test_a_model_comes_back_with_its_weights(saved: Path) -> None:
    inside = small_model()

    found = load(saved)

    assert found == inside
    assert bytes(found.weights) == bytes(inside.weights) == weights_of(saved).read_bytes()
    assert describe(saved)["om_info"]["weights_data_size"] == 0


def test_a_compiled_model_runs_and_can_be_tuned_again(tmp_path: Path) -> None:
    onnx.save(SMALL["residual_cnn"](), tmp_path / "m.onnx")
    image = np.random.default_rng(0).standard_normal((1, 3, 32, 32)).astype("f4")
    results = []
    for name, external in (("inside", False), ("outside", True)):
        options = Options(host_target(), external_weight=external)
        compile_model(tmp_path / "m.onnx", tmp_path / f"{name}.om", options, NoBank(), print)
        inputs = load_model(tmp_path / f"{name}.om").inputs
        image = np.resize(image, inputs[0].shape)
        results.append(load_model(tmp_path / f"{name}.om").run({inputs[0].name: image}))

    again = load_source(tmp_path / "outside.om")

    for name, array in results[0].items():
        np.testing.assert_array_equal(results[1][name], array)
    assert again.nodes == load_source(tmp_path / "inside.om").nodes
    assert (tmp_path / "outside.om").stat().st_size < (tmp_path / "inside.om").stat().st_size


def test_weights_that_are_mapped_are_watched(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offline_model, "MAX_COPIED_WEIGHTS_BYTES", 0)
    found = load(saved)
    assert found.file is not None
    found.file.require_unchanged()

    with weights_of(saved).open("r+b") as file:
        file.write(b"\xff")

    with pytest.raises(ChangedModelError):
        found.file.require_unchanged()


def damaged(model: Path) -> None:
    data = bytearray(weights_of(model).read_bytes())
    data[-1] ^= 1
    weights_of(model).write_bytes(data)


def shorter(model: Path) -> None:
    weights_of(model).write_bytes(weights_of(model).read_bytes()[:-1])


def missing(model: Path) -> None:
    shutil.rmtree(weights_of(model).parent)


def folder(model: Path) -> None:
    weights_of(model).unlink()
    weights_of(model).mkdir()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (damaged, "its SHA-256 does not match"),
        (shorter, "and the model's weights"),
        (missing, "No such file"),
        (folder, "not a regular file"),
    ],
)
def test_another_file_is_refused(saved: Path, change, words: str) -> None:
    change(saved)

    with pytest.raises(OfflineModelError, match=words) as refused:
        load(saved)

    assert str(weights_of(saved)) in refused.value.message
    assert (refused.value.hint or "").startswith("copy the folder weight") or change is folder


@pytest.mark.parametrize("name", ["../secret", "/etc/passwd", "..", "", "a/b", "a\0b"])
def test_a_name_outside_the_folder_is_refused(tmp_path: Path, name: str) -> None:
    program = {external_weights.KEY: [name, 1, "0" * 64]}

    with pytest.raises(OfflineModelError, match="outside its folder"):
        external_weights.read_weights(tmp_path / "m.om", program, verify=True, max_copied_bytes=9)


@pytest.mark.parametrize("said", [None, [], ["w", -1, ""], ["w", 1], [1, 1, "0"], {"file": "w"}])
def test_what_is_no_name_size_and_hash_is_refused(tmp_path: Path, said: object) -> None:
    program = {external_weights.KEY: said}

    with pytest.raises(OfflineModelError, match="its file of weights is not named"):
        external_weights.read_weights(tmp_path / "m.om", program, verify=True, max_copied_bytes=9)
