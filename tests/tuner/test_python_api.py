"""What a Python program sees of a loaded model: types, errors, representations, messages."""

from __future__ import annotations

import logging
import pickle
import subprocess
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import onnx
import pytest

import tuner
from fixtures.inputs import random_inputs
from fixtures.memory_lookup import MemoryLookup
from fixtures.small import SMALL
from tests.tuner.frontend.models import parsed
from tuner.backend import host_soc_versions
from tuner.pipeline import compile_model
from tuner.session import Options
from tuner.target import Target

TARGET = Target(host_soc_versions()[-1], 1)
ENCODER = SMALL["tiny_encoder"]()


@pytest.fixture(scope="module")
def offline_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(ENCODER, tmp_path_factory.mktemp("model"))


def compiled(model: onnx.ModelProto, folder: Path) -> Path:
    onnx.save(model, folder / "m.onnx")
    compile_model(
        folder / "m.onnx", folder / "m.om", Options(TARGET), MemoryLookup(), lambda event: None
    )
    return folder / "m.om"


@pytest.fixture
def loaded(offline_model: Path) -> Iterator[tuner.LoadedModel]:
    with tuner.load(offline_model, threads=1) as model:
        yield model


def test_inputs_and_outputs_have_numpy_types(loaded: tuner.LoadedModel) -> None:
    given = {i.name: np.zeros(i.shape, i.dtype) for i in loaded.inputs}

    results = loaded.run(given)

    for tensor in (*loaded.inputs, *loaded.outputs):
        assert isinstance(tensor, tuner.TensorInfo)
        assert isinstance(tensor.dtype, np.dtype)
    assert [(o.name, o.dtype, o.shape) for o in loaded.outputs] == [
        (name, array.dtype, array.shape) for name, array in results.items()
    ]


def test_text_is_of_the_type_object(tmp_path: Path) -> None:
    text = "g (string[2] x) => (string[2] y) { y = Identity(x) }"

    with tuner.load(compiled(parsed(text), tmp_path)) as model:
        (x,) = model.inputs
        found = model.run({"x": np.array(["a", "b"], x.dtype)})

    assert x.dtype == np.dtype(object)
    assert found["y"].tolist() == ["a", "b"]


def test_a_wrong_type_is_a_type_error_that_names_both(loaded: tuner.LoadedModel) -> None:
    x = loaded.inputs[0]
    wrong = {x.name: np.zeros(x.shape, np.complex64)}

    with pytest.raises(TypeError, match=rf"is complex64\[.*takes {x.dtype}\[") as refused:
        loaded.run({**random_inputs(ENCODER, seed=0), **wrong})

    assert isinstance(refused.value, tuner.OptionTypeError)
    assert isinstance(refused.value, tuner.OptionError)


def test_a_wrong_shape_is_a_value_error_and_no_type_error(loaded: tuner.LoadedModel) -> None:
    x = loaded.inputs[0]

    with pytest.raises(ValueError, match=r"\[9, 9\], the model takes ") as refused:
        loaded.run({**random_inputs(ENCODER, seed=0), x.name: np.zeros((9, 9), x.dtype)})

    assert isinstance(refused.value, tuner.OptionError)
    assert not isinstance(refused.value, TypeError)


def test_missing_and_unknown_inputs_are_named_with_those_that_are_expected(
    loaded: tuner.LoadedModel,
) -> None:
    inputs = random_inputs(ENCODER, seed=0)
    expected = ", ".join(map(str, loaded.inputs))
    missing = loaded.inputs[0].name

    with pytest.raises(ValueError, match="missing") as lacking:
        loaded.run({"stranger": np.zeros(1)})
    with pytest.raises(ValueError, match="no input stranger") as unknown:
        loaded.run({**inputs, "stranger": np.zeros(1)})

    assert str(lacking.value) == (
        f"input {missing} is missing: the model takes {expected}, given were stranger"
    )
    assert str(unknown.value) == f"the model has no input stranger: it takes {expected}"


def test_one_array_instead_of_a_mapping_is_a_type_error(loaded: tuner.LoadedModel) -> None:
    with pytest.raises(TypeError, match="are ndarray, expected a mapping of names to arrays: "):
        loaded.run(np.zeros(3))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("threads", "kind", "message"),
    [(0, ValueError, "threads=0: at least 1"), ("2", TypeError, "threads='2': an integer")],
)
def test_a_wrong_number_of_threads_is_refused(
    offline_model: Path, threads: int, kind: type[Exception], message: str
) -> None:
    with pytest.raises(kind, match=message) as refused:
        tuner.load(offline_model, threads)

    assert isinstance(refused.value, tuner.TunerError)


def test_the_hint_is_in_the_traceback_and_survives_another_process() -> None:
    error = tuner.OptionError("threads=0", "give 1", "EG0003")

    copy = pickle.loads(pickle.dumps(error))

    assert traceback.format_exception_only(error)[1:] == ["hint: give 1\n"]
    assert (copy.message, copy.hint, copy.code) == ("threads=0", "give 1", "EG0003")


def test_a_model_shows_its_inputs_and_outputs(loaded: tuner.LoadedModel) -> None:
    x, y = loaded.inputs[0], loaded.outputs[0]

    assert repr(x) == f"TensorInfo({x.name!r}, {x.dtype}, {x.shape})"
    assert f"{x.name}: {x.dtype}{list(x.shape)}" in repr(loaded)
    assert f"{y.name}: {y.dtype}{list(y.shape)}" in repr(loaded)
    assert repr(loaded).startswith(f"<LoadedModel for {TARGET.soc_version}, threads=1, inputs: ")
    assert repr(loaded.bind()).startswith("<BoundModel for ")


def test_messages_go_through_a_logger_that_prints_nothing_by_itself() -> None:
    code = (
        "import logging, sys, tuner\n"
        "logging.getLogger('tuner.cpu.thread_pool').warning('unseen')\n"
        "assert not logging.getLogger().handlers\n"
        "assert not {'numpy', 'llvmlite'} & sys.modules.keys()"
    )

    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )

    assert (done.stdout, done.stderr) == ("", "")
    assert any(type(h) is logging.NullHandler for h in logging.getLogger("tuner").handlers)


def test_every_public_name_is_there() -> None:
    assert [name for name in tuner.__all__ if not hasattr(tuner, name)] == []
    with pytest.raises(AttributeError, match="no attribute 'lead'"):
        _ = tuner.lead
