"""Models and sessions that are pickled or copied: opened again, from the same file alone."""

from __future__ import annotations

import copy
import multiprocessing
import os
import pickle
import warnings
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import pytest

import tuner
from fixtures.inputs import random_inputs
from fixtures.memory_lookup import MemoryLookup
from fixtures.small import SMALL
from tuner.backend import host_soc_versions
from tuner.errors import ChangedModelError
from tuner.pipeline import compile_model
from tuner.session import Options
from tuner.target import Target

TARGET = Target(host_soc_versions()[-1], 1)
ENCODER = SMALL["tiny_encoder"]()
FEEDS = random_inputs(ENCODER, seed=0)

Outputs = dict[str, np.ndarray]


def compiled(model: onnx.ModelProto, folder: Path) -> Path:
    onnx.save(model, folder / "m.onnx")
    compile_model(
        folder / "m.onnx", folder / "m.om", Options(TARGET), MemoryLookup(), lambda event: None
    )
    return folder / "m.om"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return compiled(ENCODER, tmp_path)


@pytest.fixture
def model(path: Path) -> Iterator[tuner.LoadedModel]:
    with tuner.load(path, threads=1, waiting="yield") as loaded:
        yield loaded


@pytest.fixture
def no_bank(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ENABLE_TUNE_BANK", "False")


def assert_same(found: Outputs, wanted: Outputs) -> None:
    assert found.keys() == wanted.keys()
    for name, array in wanted.items():
        np.testing.assert_array_equal(found[name], array)


def run(model: tuner.LoadedModel) -> tuple[int, Outputs]:
    """What a process that was given the model answers."""
    with model:
        return os.getpid(), model.run(FEEDS)


@pytest.mark.parametrize("way", ["spawn", "fork"])
def test_a_model_runs_in_the_process_that_it_is_given_to(
    model: tuner.LoadedModel, way: str
) -> None:
    wanted = model.run(FEEDS)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # that threads and fork do not mix
        with multiprocessing.get_context(way).Pool(1) as pool:
            process, found = pool.apply(run, (model,))

    assert process != os.getpid()
    assert_same(found, wanted)


def test_a_copy_has_the_options_of_the_model_and_is_one_of_its_own(
    model: tuner.LoadedModel,
) -> None:
    for twin in (copy.copy(model), copy.deepcopy(model), pickle.loads(pickle.dumps(model))):
        assert twin is not model
        assert twin.origin == model.origin
        assert (twin.threads, twin._whole_models._spins) == (1, False)

        twin.close()

        model.run(FEEDS)


def test_a_model_is_found_again_from_another_folder(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(path.parent)
    with tuner.load(path.name, threads=1) as model:
        data = pickle.dumps(model)
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")

    with pickle.loads(data) as again:
        again.run(FEEDS)


def test_a_model_whose_file_was_replaced_is_not_loaded_again(
    model: tuner.LoadedModel, path: Path
) -> None:
    data = pickle.dumps(model)
    (path.parent / "other").mkdir()
    compiled(SMALL["residual_cnn"](), path.parent / "other").replace(path)

    with pytest.raises(ChangedModelError, match=r"m\.om is not the file that the pickled model"):
        pickle.loads(data)


def test_a_model_whose_file_is_gone_is_a_file_that_is_not_found(
    model: tuner.LoadedModel, path: Path
) -> None:
    data = pickle.dumps(model)
    path.unlink()

    with pytest.raises(FileNotFoundError, match=r"m\.om cannot be read"):
        pickle.loads(data)


def test_a_closed_model_is_not_pickled(model: tuner.LoadedModel) -> None:
    model.close()

    with pytest.raises(RuntimeError, match="the model was closed"):
        pickle.dumps(model)


def test_arrays_that_are_bound_are_not_pickled_and_the_error_says_what_to_do(
    model: tuner.LoadedModel,
) -> None:
    with pytest.raises(TypeError, match="pickle the model, and bind it"):
        pickle.dumps(model.bind())


@pytest.mark.usefixtures("no_bank")
@pytest.mark.parametrize("kind", ["a path", "bytes", "an offline model"])
def test_a_session_that_is_pickled_is_opened_again(path: Path, kind: str) -> None:
    model = {
        "a path": path.with_suffix(".onnx"),
        "bytes": ENCODER.SerializeToString(),
        "an offline model": path,
    }[kind]
    session = tuner.InferenceSession(model, on_miss="ignore")

    again = pickle.loads(pickle.dumps(session))

    assert isinstance(again, onnxruntime.InferenceSession)
    assert [arg.name for arg in again.get_inputs()] == [arg.name for arg in session.get_inputs()]
    np.testing.assert_allclose(
        again.run(None, FEEDS)[0], session.run(None, FEEDS)[0], rtol=1e-3, atol=1e-4
    )


@pytest.mark.usefixtures("no_bank")
@pytest.mark.parametrize("suffix", [".onnx", ".om"])
def test_a_session_whose_file_was_replaced_is_not_opened_again(path: Path, suffix: str) -> None:
    given = path.with_suffix(suffix)
    data = pickle.dumps(tuner.InferenceSession(given, on_miss="ignore"))
    (path.parent / "other").mkdir()
    compiled(SMALL["residual_cnn"](), path.parent / "other").with_suffix(suffix).replace(given)

    with pytest.raises(ChangedModelError, match="is not the file that the pickled session"):
        pickle.loads(data)


@pytest.mark.usefixtures("no_bank")
def test_a_session_with_options_that_cannot_be_pickled_says_so(path: Path) -> None:
    session = tuner.InferenceSession(path.with_suffix(".onnx"), onnxruntime.SessionOptions())

    with pytest.raises(TypeError, match="SessionOptions cannot be pickled or copied"):
        pickle.dumps(session)
