"""What a Python program sees of a loaded model: types, errors, representations, messages."""

from __future__ import annotations

import errno
import logging
import pickle
import pydoc
import subprocess
import sys
import tomllib
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest

import tuner
from bankd.version import tool_version
from fixtures.inputs import random_inputs
from fixtures.memory_lookup import MemoryLookup
from fixtures.small import SMALL
from tests.tuner.frontend.models import parsed
from tuner.backend import host_cores, host_soc_versions
from tuner.files.signing import VERIFY_KEY_VARIABLE
from tuner.frontend.load_model import load_graph
from tuner.lookup.protocol import NoBank
from tuner.pipeline import compile_model, tune_model
from tuner.session import Options
from tuner.size_range import SizeRange
from tuner.target import Target

ROOT = Path(__file__).parents[3]
TARGET = Target(host_soc_versions()[-1], 1)
ENCODER = SMALL["tiny_encoder"]()


@pytest.fixture(scope="module")
def offline_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(ENCODER, tmp_path_factory.mktemp("model"))


def compiled(model: onnx.ModelProto, folder: Path, **options: Any) -> Path:
    onnx.save(model, folder / "m.onnx")
    shaped = Options(TARGET, **options)
    compile_model(folder / "m.onnx", folder / "m.om", shaped, MemoryLookup(), lambda event: None)
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


@pytest.mark.parametrize("is_open", [False, True])
def test_a_name_that_is_nearly_right_is_answered_with_the_right_one(
    tmp_path: Path, is_open: bool
) -> None:
    sizes = {"input_ids": (SizeRange(1, 8),)} if is_open else {"input_ids": (8,)}
    text = "g (float[n] input_ids) => (float[n] y) { y = Relu(input_ids) }"
    shapes = {"shape_ranges": sizes} if is_open else {"input_shapes": sizes}
    with tuner.load(compiled(parsed(text), tmp_path, **shapes)) as model:
        x = np.zeros(8, np.float32)

        with pytest.raises(ValueError, match="input input_ids is missing") as lacking:
            model.run({"inputs_id": x})
        with pytest.raises(ValueError, match="no input inputs_id") as unknown:
            model.run({"input_ids": x, "inputs_id": x})

    assert lacking.value.hint == "did you mean 'input_ids' instead of 'inputs_id'?"
    assert unknown.value.hint == "did you mean 'input_ids'?"


def test_one_array_instead_of_a_mapping_is_a_type_error(loaded: tuner.LoadedModel) -> None:
    with pytest.raises(TypeError, match="are ndarray, expected a mapping of names to arrays: "):
        loaded.run(np.zeros(3))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("threads", "kind", "message"),
    [
        (0, ValueError, "threads=0: at least 1"),
        ("2", TypeError, "threads='2': an integer"),
        (True, TypeError, "threads=True: an integer"),
        (1.5, TypeError, "threads=1.5: an integer"),
    ],
)
def test_a_wrong_number_of_threads_is_refused(
    offline_model: Path, threads: int, kind: type[Exception], message: str
) -> None:
    with pytest.raises(kind, match=message) as refused:
        tuner.load(offline_model, threads)

    assert isinstance(refused.value, tuner.TunerError)


@pytest.mark.parametrize(
    ("path", "options", "message"),
    [
        ("", {}, "the path is empty"),
        (None, {}, "path=None: a path is needed"),
        (b"IMOD", {}, "path='a value of type bytes': a path is needed"),
        ("m.om", {"pinned": 3}, "pinned=3: True or False is needed"),
        ("m.om", {"gives_way": "no"}, "gives_way='no': True or False is needed"),
        ("m.om", {"waiting": "nap"}, "waiting='nap': it is one of spin, yield"),
        ("m.om", {"verify_key": 0}, "verify_key=0: a path is needed"),
        ("m.om", {"record_shapes": 5}, "record_shapes=5: a path is needed"),
    ],
)
def test_what_cannot_be_an_argument_of_load_is_refused_before_the_file_is_read(
    path: Any, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(tuner.OptionError, match=message) as refused:
        tuner.load(path, **options)

    assert refused.value.hint


def test_an_empty_file_is_said_to_be_empty(tmp_path: Path) -> None:
    (tmp_path / "m.om").touch()

    with pytest.raises(tuner.OfflineModelError, match=r"m\.om: the file is empty"):
        tuner.load(tmp_path / "m.om")


@pytest.mark.parametrize("is_open", [False, True])
def test_a_list_that_is_no_array_is_refused_by_the_name_of_the_input(
    tmp_path: Path, is_open: bool
) -> None:
    sizes = {"x": (SizeRange(1, 8),)} if is_open else {"x": (8,)}
    shapes = {"shape_ranges": sizes} if is_open else {"input_shapes": sizes}
    model = parsed("g (float[n] x) => (float[n] y) { y = Relu(x) }")

    with (
        tuner.load(compiled(model, tmp_path, **shapes)) as loaded,
        pytest.raises(tuner.OptionError, match="input x is a list that is no array"),
    ):
        loaded.run({"x": [[1], [1, 2]]})  # type: ignore[dict-item]


def test_a_number_of_runs_that_there_is_not_is_refused(loaded: tuner.LoadedModel) -> None:
    with pytest.raises(tuner.OptionError, match="runs=-1: at least 1"):
        loaded.time_steps(random_inputs(ENCODER, seed=0), -1)


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


OPEN = "g (float[1,n] x, float[n,4] w) => (float[1,4] y, float[m] z) {"
OPEN += " y = MatMul(x, w) both = Concat <axis: int = 1> (x, x)"
OPEN += " all = Constant <value_ints: ints = [-1]> () z = Reshape(both, all) }"


def named(symbol: str) -> dict[str, Any]:
    size = SizeRange(2, 64, symbol)
    return {"shape_ranges": {"x": (1, size), "w": (size, 4)}}


@pytest.mark.parametrize(
    ("options", "x", "w", "z"),
    [
        (named("tokens"), "[1, tokens=2~64]", "[tokens=2~64, 4]", "[4~128]"),
        (named("tokens") | {"outside": "run"}, "[1, tokens=2~64|any]", "[tokens=2~64|any, 4]",
         "[4~128|any]"),
        ({"shape_steps": ({"x": (1, 2), "w": (2, 4)}, {"x": (1, 8), "w": (8, 4)})},
         "[1, 2|8]", "[2|8, 4]", "[4|16]"),
    ],
)  # fmt: skip
def test_a_model_of_several_shapes_shows_the_sizes_that_it_takes(
    tmp_path: Path, options: dict[str, Any], x: str, w: str, z: str
) -> None:
    with tuner.load(compiled(parsed(OPEN), tmp_path, **options)) as model:
        assert f"inputs: x: float32{x}, w: float32{w}; " in repr(model)
        assert repr(model).endswith(f"outputs: y: float32[1, 4], z: float32{z}>")
        assert repr(model.inputs[0]) == f"TensorInfo('x', float32, (1, -1), {x})"
        with pytest.raises(ValueError, match="missing") as refused:
            model.run({})

    assert f"the model takes x: float32{x}, w: float32{w}, given were none" in str(refused.value)


def test_a_closed_model_says_so_and_does_not_run(offline_model: Path) -> None:
    with tuner.load(offline_model, threads=1) as model:
        assert "closed" not in repr(model)

    assert repr(model).endswith(", closed>")
    with pytest.raises(RuntimeError, match="the model was closed") as refused:
        model.run(random_inputs(ENCODER, seed=0))
    assert isinstance(refused.value, tuner.ClosedModelError)
    assert "tuner.load" in str(refused.value.hint)


def test_more_threads_than_cores_are_not_started_and_a_warning_says_so(
    offline_model: Path,
) -> None:
    cores = host_cores()

    with (
        pytest.warns(RuntimeWarning, match=rf"threads=64: .* may use {cores} cores?") as warned,
        tuner.load(offline_model, threads=64) as model,
    ):
        assert model.threads == cores

    assert [each.filename for each in warned] == [__file__]


def test_a_session_starts_no_more_threads_than_cores_either(
    offline_model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ENABLE_TUNE_BANK", "False")
    cores, model = host_cores(), offline_model.with_suffix(".onnx")

    with pytest.warns(RuntimeWarning, match=rf"threads=64: .* may use {cores} cores?") as warned:
        session = tuner.InferenceSession(model, threads=64, on_miss="ignore")

    assert [each.filename for each in warned] == [__file__]
    assert session._arguments.own["threads"] == 64
    with pytest.raises(TypeError, match="threads='2': an integer is needed"):
        tuner.InferenceSession(model, threads="2")


def test_a_wrong_type_is_answered_with_the_conversion(loaded: tuner.LoadedModel) -> None:
    x = loaded.inputs[0]

    with pytest.raises(TypeError) as refused:
        loaded.run({**random_inputs(ENCODER, seed=0), x.name: np.zeros(x.shape, np.complex64)})

    assert getattr(refused.value, "hint", "") == f"convert it: array.astype({x.dtype.name!r})"


def missing_file(kind: str, offline_model: Path, folder: Path, env: pytest.MonkeyPatch) -> None:
    """Give a path at which there is no file."""
    if kind == "offline model":
        tuner.load(folder / "gone.om")
    elif kind == "key":
        tuner.load(offline_model, verify_key=folder / "gone.pub")
    elif kind == "key of the environment":
        env.setenv(VERIFY_KEY_VARIABLE, str(folder / "gone.pub"))
        tuner.load(offline_model)
    elif kind == "model of a session":
        tuner.InferenceSession(folder / "gone.onnx")
    elif kind == "offline model of a session":
        tuner.InferenceSession(folder / "gone.om")
    elif kind == "model":
        load_graph(folder / "gone.onnx")
    elif kind == "samples":
        options = Options(TARGET, samples=folder / "gone.npz")
        tune_model(offline_model.with_suffix(".onnx"), folder / "m.om", options, NoBank(), print)


@pytest.mark.parametrize(
    "kind",
    ["offline model", "key", "key of the environment", "model of a session",
     "offline model of a session", "model", "samples"],
)  # fmt: skip
def test_a_file_that_is_missing_is_not_found_and_the_error_has_a_hint(
    kind: str, offline_model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(FileNotFoundError, match=r"gone\.") as refused:
        missing_file(kind, offline_model, tmp_path, monkeypatch)

    assert isinstance(refused.value, tuner.TunerError)
    assert refused.value.hint
    assert refused.value.errno == errno.ENOENT
    copy = pickle.loads(pickle.dumps(refused.value))
    assert (str(copy), copy.hint) == (str(refused.value), refused.value.hint)


def test_a_folder_and_an_onnx_model_are_refused_with_what_to_give_instead(
    offline_model: Path,
) -> None:
    with pytest.raises(tuner.OfflineModelError, match="not a regular file, but a folder") as folder:
        tuner.load(offline_model.parent)
    with pytest.raises(tuner.OfflineModelError, match="as ONNX models do") as onnx_model:
        tuner.load(offline_model.with_suffix(".onnx"))

    assert folder.value.hint == "give the path of an existing .om file"
    assert "bankd atc --model MODEL.onnx --output MODEL" in str(onnx_model.value.hint)
    assert not isinstance(folder.value, FileNotFoundError)


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


def test_dir_lists_the_interface_and_loads_nothing() -> None:
    code = (
        "import sys, tuner\n"
        "print(*(name for name in dir(tuner) if not name.startswith('__')))\n"
        "assert '__version__' in dir(tuner)\n"
        "assert not {'numpy', 'llvmlite', 'onnxruntime'} & sys.modules.keys()"
    )

    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )

    assert done.stdout.split() == sorted({*tuner.__all__} - {"__version__"})


def test_help_shows_how_a_model_is_run() -> None:
    shown = pydoc.render_doc(tuner, renderer=pydoc.plaintext)

    assert 'with tuner.load("model.om") as model:' in shown
    assert "class LoadedModel" in shown
    assert "load(path: " in shown


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert tuner.__version__ == tool_version() == project["version"]


def test_a_module_for_a_framework_is_imported_when_it_is_named() -> None:
    code = "import sys, tuner\nsys.modules['torch'] = None\ntuner.torch"

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.stderr.splitlines()[-1].endswith('pip install "tunebank[torch]"')
