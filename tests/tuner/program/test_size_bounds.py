"""Models of open sizes between guard pages: right answers, and nothing else is read or written."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnxruntime
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fixtures.memory_lookup import MemoryLookup
from fixtures.small.open_networks import (
    BATCH,
    BLOCK_RANGES,
    IMAGE_RANGES,
    TOKENS,
    WIDTH,
    convolutions,
    encoder_block,
)
from tests.tuner.cpu.kernels.harness import Guarded
from tuner.backend import host_soc_versions
from tuner.cpu.backend import CPU
from tuner.errors import OptionError, OptionTypeError, OversizedModelError
from tuner.frontend.shape_choices import ShapeChoices
from tuner.pipeline import compile_model
from tuner.program import execution
from tuner.runtime.model import LoadedModel, load
from tuner.session import Options
from tuner.size_range import ShapeRanges, SizeRange
from tuner.target import Target

Arrays = Mapping[str, np.ndarray]
Compiled = tuple[LoadedModel, onnxruntime.InferenceSession]

BATCHES = st.integers(BATCH.low, BATCH.high)


def compiled(folder: Path, model: onnx.ModelProto, ranges: ShapeRanges, outside: str) -> Path:
    """The offline model for these ranges with default policies; the ONNX file is next to it."""
    path = folder / "m.onnx"
    path.write_bytes(model.SerializeToString())
    options = Options(Target(host_soc_versions()[-1], 2), shape_ranges=ranges, outside=outside)
    compile_model(path, path.with_suffix(".om"), options, MemoryLookup(), lambda _: None)
    return path.with_suffix(".om")


def opened(path: Path) -> Iterator[Compiled]:
    """The model, whose arena and scratch memory have pages around them that must not be touched."""
    places: list[Guarded] = []

    def allocate(size_bytes: int) -> np.ndarray:
        places.append(Guarded(size_bytes, 128, at_end=True))
        return places[-1].bytes

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(execution, "backend_of", lambda _: replace(CPU, allocate=allocate))
        loaded = load(path, waiting="yield", gives_way=False)
    with loaded:
        assert all(program.open_sizes for program in loaded.programs)
        session = onnxruntime.InferenceSession(
            path.with_suffix(".onnx"), providers=["CPUExecutionProvider"]
        )
        yield loaded, session
    assert len(places) == 2
    assert all(place.whole() for place in places)


@pytest.fixture(scope="module")
def block(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Compiled]:
    folder = tmp_path_factory.mktemp("block")
    yield from opened(compiled(folder, encoder_block(), BLOCK_RANGES, "refuse"))


@pytest.fixture(scope="module")
def images(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Compiled]:
    folder = tmp_path_factory.mktemp("images")
    yield from opened(compiled(folder, convolutions(), IMAGE_RANGES, "refuse"))


@settings(max_examples=25)
@given(batch=BATCHES, tokens=st.integers(TOKENS.low, TOKENS.high), seed=st.integers(0, 99))
def test_a_transformer_of_any_size_touches_nothing_but_its_arrays(
    block: Compiled, batch: int, tokens: int, seed: int
) -> None:
    rng = np.random.default_rng(seed)
    mask = np.where(rng.random((batch, 1, 1, tokens)) < 0.2, -1e4, 0).astype(np.float32)
    x = rng.standard_normal((batch, tokens, WIDTH), np.float32)

    check_between_pages(block, {"x": x, "mask": mask})


@settings(max_examples=10)
@given(batch=BATCHES, seed=st.integers(0, 99))
def test_convolutions_of_any_batch_touch_nothing_but_their_arrays(
    images: Compiled, batch: int, seed: int
) -> None:
    x = np.random.default_rng(seed).standard_normal((batch, 3, 11, 9), np.float32)

    check_between_pages(images, {"x": x})


def check_between_pages(model: Compiled, inputs: Arrays) -> None:
    """Run with each array against the page behind it, then against the page before it."""
    loaded, session = model
    names = [port.name for port in loaded.outputs]
    expected = dict(zip(names, session.run(names, dict(inputs)), strict=True))
    answers = [run_between_pages(loaded, inputs, expected, at_end=end) for end in (True, False)]
    for name in names:
        np.testing.assert_allclose(answers[0][name], expected[name], rtol=2e-4, atol=2e-5)
        assert answers[0][name].tobytes() == answers[1][name].tobytes()


def run_between_pages(
    loaded: LoadedModel, inputs: Arrays, outputs: Arrays, *, at_end: bool
) -> dict[str, np.ndarray]:
    sources, results = (
        {name: Guarded(a.nbytes, 4, at_end=at_end) for name, a in arrays.items()}
        for arrays in (inputs, outputs)
    )
    bound = loaded.bind(views(sources, inputs), views(results, outputs))
    for name, array in inputs.items():
        bound.inputs[name][...] = array
    bound.run()
    assert all(place.whole() for place in (*sources.values(), *results.values()))
    assert all(bound.inputs[name].tobytes() == inputs[name].tobytes() for name in inputs)
    return {name: array.copy() for name, array in bound.outputs.items()}


def views(places: Mapping[str, Guarded], like: Arrays) -> dict[str, np.ndarray]:
    return {
        name: place.bytes.view(like[name].dtype).reshape(like[name].shape)
        for name, place in places.items()
    }


def unreadable(*shape: int, dtype: Any = np.float32) -> np.ndarray:
    """An array of any size, all on one page that must not be touched."""
    page = Guarded(0, 8, at_end=False)
    memory = (ctypes.c_double * 1).from_address(page.address)
    PAGES.append(page)
    one = np.frombuffer(memory, dtype)[:1]
    return np.lib.stride_tricks.as_strided(one, shape, (0,) * len(shape))


PAGES: list[Guarded] = []
"""Pages that arrays need."""

RIGHT = {"x": (2, 5, WIDTH), "mask": (2, 1, 1, 5)}
HUGE = 1 << 40


@pytest.mark.parametrize(
    "shapes",
    [
        {"x": (0, 5, WIDTH), "mask": (0, 1, 1, 5)},
        {"x": (2, 0, WIDTH), "mask": (2, 1, 1, 0)},
        {"x": (2, TOKENS.high + 1, WIDTH), "mask": (2, 1, 1, TOKENS.high + 1)},
        {"x": (HUGE, 5, WIDTH), "mask": (HUGE, 1, 1, 5)},
        {"x": (2, HUGE, WIDTH), "mask": (2, 1, 1, HUGE)},
        {"x": (2, 5, HUGE), "mask": (2, 1, 1, 5)},
        {"x": (2, 5, WIDTH), "mask": (3, 1, 1, 5)},
        {"x": (2, 5, WIDTH), "mask": (2, 1, 1, 6)},
        {"x": (2, 5, WIDTH), "mask": (2, 1, 5)},
        {"x": (2, 5, WIDTH), "mask": ()},
        {"x": (2, 5, WIDTH, 1), "mask": (2, 1, 1, 5)},
    ],
    ids=str,
)
def test_inputs_of_other_shapes_are_refused_and_not_read(
    block: Compiled, shapes: Mapping[str, tuple[int, ...]]
) -> None:
    loaded, _ = block
    arrays = {name: unreadable(*shape) for name, shape in shapes.items()}

    for use in (loaded.run, loaded.bind):
        with pytest.raises(OptionError) as error:
            use(arrays)
        given = ", ".join(f"{name}: {list(shape)}" for name, shape in shapes.items())
        takes = "x: [b, n, 32], mask: [b, 1, 1, n], b=1~6, n=1~48"
        assert str(error.value) == f"no program of the model takes {given}; it takes {takes}"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda a: {"x": a["x"]}, "input mask is missing"),
        (lambda a: {"mask": a["mask"]}, "input x is missing"),
        (lambda _: {}, "input x is missing"),
        (lambda a: {**a, "z": a["x"]}, "the model has no input z"),
        (lambda a: list(a.values()), "expected a mapping"),
        (lambda a: {**a, "x": unreadable(2, 5, WIDTH, dtype=np.float64)}, "is float64"),
        (lambda a: {**a, "mask": unreadable(2, 1, 1, 5, dtype=np.int32)}, "is int32"),
        (lambda a: {**a, "x": None}, r"takes x: \[\]"),
    ],
)
def test_inputs_of_other_names_and_types_are_refused_and_not_read(
    block: Compiled, change: Callable[[Arrays], Any], message: str
) -> None:
    loaded, _ = block
    arrays = change({name: np.zeros(shape, np.float32) for name, shape in RIGHT.items()})

    for use in (loaded.run, loaded.bind):
        with pytest.raises((OptionError, OptionTypeError), match=message) as error:
            use(arrays)
        assert "float32[" in str(error.value) or "[b, n, 32]" in str(error.value)


@pytest.mark.parametrize(
    "shapes",
    [
        {"input_shape": f"x:1~6,1~{HUGE},32;mask:1~6,1,1,1~{HUGE}"},
        {"input_shape": f"x:1~{HUGE},1~48,32;mask:1~{HUGE},1,1,1~48"},
        {"input_shape": f"x:{HUGE},48,32;mask:{HUGE},1,1,48"},
        {"input_shape": "x:0~0,1~48,32"},
        {"input_shape": "x:-2,1~48,32"},
        {"input_shape": "x:0,48,32"},
        {"input_shape": "x:6~1,48,32"},
        {"input_shape": "x:1~6,48"},
        {"input_shape": "x:1~6,1~48,33;mask:1~6,1,1,1~48"},
        {"input_shape": "x:1~6,1~48,32;mask:1~5,1,1,1~48"},
        {"input_shape": "x:1~6,1~48,32;z:1~6"},
        {"input_shape": "x:-1,9,32;mask:-1,1,1,9", "dynamic_batch_size": f"1,{HUGE}"},
        {"input_shape": "x:-1,9,32;mask:-1,1,1,9", "dynamic_batch_size": "0,1"},
        {"input_shape": "x:-1,9,32;mask:-1,1,1,9", "dynamic_batch_size": "-1,1"},
        {"input_shape": "x:-1,-1,32;mask:-1,1,1,-1", "dynamic_dims": "1,9,1,9;2,9,3,9"},
    ],
    ids=str,
)
def test_impossible_sizes_in_options_are_refused(tmp_path: Path, shapes: dict[str, str]) -> None:
    path = tmp_path / "m.onnx"
    path.write_bytes(encoder_block().SerializeToString())

    def compile_for_shapes() -> None:
        chosen = ShapeChoices.parse(**shapes)
        options = Options(
            Target(host_soc_versions()[-1], 1),
            input_shapes=chosen.fixed,
            shape_steps=chosen.steps,
            shape_ranges=chosen.ranges,
        )
        compile_model(path, tmp_path / "m.om", options, MemoryLookup(), lambda _: None)

    with pytest.raises((OptionError, OversizedModelError)):
        compile_for_shapes()


def test_sizes_outside_of_the_ranges_run_in_onnx_runtime_if_they_are_possible(
    tmp_path: Path,
) -> None:
    path = compiled(tmp_path, encoder_block(), BLOCK_RANGES, "run")
    session = onnxruntime.InferenceSession(path.with_suffix(".onnx"))
    x, mask = np.ones((9, TOKENS.high + 5, WIDTH), np.float32), np.zeros((9, 1, 1, 1), np.float32)
    inputs = {"x": x, "mask": np.repeat(mask, TOKENS.high + 5, 3)}

    with load(path, waiting="yield", gives_way=False) as loaded:
        [expected] = session.run(["y"], inputs)
        np.testing.assert_array_equal(loaded.run(inputs)["y"], expected)
        for x_shape, mask_shape in (
            ((9, 60, WIDTH), (9, 1, 1, 61)),
            ((2, 5, WIDTH), (3, 1, 1, 5)),
            ((HUGE, 60, WIDTH), (HUGE, 1, 1, 60)),
            ((9, HUGE, WIDTH), (9, 1, 1, HUGE)),
            ((9, 60), (9, 1, 1, 60)),
        ):
            with pytest.raises(OptionError, match="no program of the model takes x"):
                loaded.run({"x": unreadable(*x_shape), "mask": unreadable(*mask_shape)})


def test_a_whole_model_in_onnx_runtime_takes_all_sizes_that_it_can(tmp_path: Path) -> None:
    few = {"x": (2, SizeRange(1, 2), WIDTH), "mask": (2, 1, 1, SizeRange(1, 2))}
    path = compiled(tmp_path, encoder_block(), few, "refuse")

    with load(path, waiting="yield") as loaded:
        assert loaded.program.whole_model is not None
        assert loaded.cores_in_use == loaded.threads
        inputs = {name: np.ones(shape, np.float32) for name, shape in RIGHT.items()}
        assert loaded.run(inputs)["y"].shape == (2, 5, WIDTH)
        for x in (np.ones((2, 6, WIDTH), np.float32), np.ones((2, 0, WIDTH), np.float32)):
            with pytest.raises(OptionError, match="ONNX Runtime refuses the inputs"):
                loaded.run({**inputs, "x": x})

    closed = load(path)
    closed.close()
    with pytest.raises(RuntimeError, match="the model was closed"):
        closed.run(inputs)


def test_outputs_of_another_size_are_refused(block: Compiled) -> None:
    loaded, _ = block
    inputs = {name: np.zeros(shape, np.float32) for name, shape in RIGHT.items()}

    for shape in ((2, 4, WIDTH), (2, 6, WIDTH), (HUGE, 5, WIDTH)):
        with pytest.raises(OptionError, match="output y is float32"):
            loaded.bind(inputs, {"y": unreadable(*shape)})
