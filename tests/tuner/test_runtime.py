"""A loaded model: what it accepts, and calls from several threads."""

import threading
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import onnx
import pytest

from fixtures.inputs import random_inputs
from fixtures.small import SMALL
from tuner import load
from tuner.errors import OfflineModelError, OptionError
from tuner.lookup import MemoryLookup
from tuner.pipeline import compile_model
from tuner.runtime import LoadedModel
from tuner.session import Options
from tuner.target import Target, host_soc_versions

TARGET = Target(host_soc_versions()[-1], 1)


@pytest.fixture(scope="module")
def offline_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("model")
    onnx.save(SMALL["tiny_encoder"](), folder / "m.onnx")
    compile_model(folder / "m.onnx", folder / "m.om", Options(TARGET), MemoryLookup(), print)
    return folder / "m.om"


@pytest.fixture
def loaded(offline_model: Path) -> Iterator[LoadedModel]:
    with load(offline_model, threads=2) as model:
        yield model


def feeds_for(seed: int) -> dict[str, np.ndarray]:
    return random_inputs(SMALL["tiny_encoder"](), seed=seed)


def test_any_number_of_threads_gives_the_same_answer(offline_model: Path) -> None:
    answers = []
    for threads in (1, 2, 3):
        with load(offline_model, threads) as model:
            answers.append(model.run(feeds_for(0)))

    for answer in answers[1:]:
        for name, array in answer.items():
            np.testing.assert_array_equal(array, answers[0][name])


def test_calls_from_several_threads_do_not_disturb_each_other(loaded: LoadedModel) -> None:
    expected = [loaded.run(feeds_for(seed)) for seed in range(4)]
    wrong: list[int] = []

    def call(seed: int) -> None:
        for _ in range(25):
            answer = loaded.run(feeds_for(seed))
            if any((answer[n] != a).any() for n, a in expected[seed].items()):
                wrong.append(seed)

    threads = [threading.Thread(target=call, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert wrong == []


def test_answers_are_the_callers_own(loaded: LoadedModel) -> None:
    first = loaded.run(feeds_for(0))
    kept = {name: array.copy() for name, array in first.items()}

    loaded.run(feeds_for(1))

    for name, array in first.items():
        np.testing.assert_array_equal(array, kept[name])


def test_inputs_are_not_changed_and_may_be_strided(loaded: LoadedModel) -> None:
    feeds = feeds_for(0)
    expected = loaded.run(feeds)
    spread = {}
    for name, array in feeds.items():
        wide = np.zeros((*array.shape[:-1], array.shape[-1] * 2), array.dtype)
        wide[..., ::2] = array
        spread[name] = wide[..., ::2]

    answer = loaded.run(spread)

    for name, array in answer.items():
        np.testing.assert_array_equal(array, expected[name])
    for name, array in feeds_for(0).items():
        np.testing.assert_array_equal(array, feeds[name])


def test_a_missing_input_is_named(loaded: LoadedModel) -> None:
    name = loaded.inputs[0].name

    with pytest.raises(OptionError, match=f"input {name} is missing"):
        loaded.run({})


def test_an_unknown_input_is_named(loaded: LoadedModel) -> None:
    with pytest.raises(OptionError, match="no input stranger"):
        loaded.run({**feeds_for(0), "stranger": np.zeros(1)})


def test_a_wrong_shape_tells_both_shapes(loaded: LoadedModel) -> None:
    port = loaded.inputs[0]
    feeds = {**feeds_for(0), port.name: np.zeros((9, 9), np.float32)}

    with pytest.raises(OptionError, match=r"float32\[9, 9\]"):
        loaded.run(feeds)


def test_a_truncated_offline_model_is_refused(offline_model: Path, tmp_path: Path) -> None:
    part = tmp_path / "part.om"
    part.write_bytes(offline_model.read_bytes()[:-100])

    with pytest.raises(OfflineModelError):
        load(part)


def test_step_times_cover_every_step(loaded: LoadedModel) -> None:
    times = loaded.time_steps(feeds_for(0), runs=3)

    assert times.shape == (3, len(loaded.program.steps))
    assert (times > 0).all()
