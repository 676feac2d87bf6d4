"""A decoder with a key/value cache: one program for prefill and for every step of decoding."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import pytest
from numpy.lib.stride_tricks import as_strided

from fixtures.zoo.llama import TINY, llama
from tuner.errors import ModelError, OptionError
from tuner.frontend.shapes import parse_extents
from tuner.lookup.model_lookup import build_model
from tuner.lookup.sized_model import SizedModel, read_sized_model
from tuner.program.build import roots_of
from tuner.program.kernel_store import KernelStore
from tuner.program.program import programs_as_json, programs_from_json
from tuner.runtime.model import LoadedModel, load_built
from tuner.runtime.shape_recorder import ShapeRecorder
from tuner.session import Options
from tuner.target import Target
from tuner.whole_model.points import points_of

HOST = Target("x86_64-v2", 1)
RANGES = "input_ids:1~5,1~40;past_key_values.0.key:1~5,2,0~70,16"
PARTS = [f"{layer}.{part}" for layer in range(TINY.layers) for part in ("key", "value")]

Arrays = dict[str, np.ndarray]


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("decoder") / "llama.onnx"
    onnx.save(llama(TINY), made)
    return made


@pytest.fixture(scope="module")
def opened(path: Path) -> SizedModel:
    return read(path, RANGES)


@pytest.fixture(scope="module")
def loaded(opened: SizedModel) -> Iterator[LoadedModel]:
    options = Options(HOST)
    built = build_model(opened.tasks(options), {}, HOST, KernelStore(None), opened.open_sizes)
    with load_built(built.program) as model:
        yield model


@pytest.fixture(scope="module")
def reference(path: Path) -> onnxruntime.InferenceSession:
    return onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"])


def read(path: Path, ranges: str) -> SizedModel:
    return read_sized_model(path, Options(HOST, shape_ranges=parse_extents(ranges)))


def feeds(batch: int, new: int, past: int) -> Arrays:
    rng = np.random.default_rng((batch, new, past))
    shape = (batch, TINY.kv_heads, past, TINY.head_width)
    return {
        "input_ids": rng.integers(0, TINY.vocabulary, (batch, new)),
        "position_ids": np.tile(np.arange(past, past + new), (batch, 1)),
        **{f"past_key_values.{part}": rng.standard_normal(shape, np.float32) for part in PARTS},
    }


def expected(reference: onnxruntime.InferenceSession, inputs: Arrays) -> Arrays:
    names = [output.name for output in reference.get_outputs()]
    return dict(zip(names, reference.run(names, inputs), strict=True))


SIZES = [
    (1, 1, 0), (1, 40, 0), (3, 40, 70), (1, 1, 70), (2, 1, 17), (3, 1, 33), (1, 1, 1), (1, 7, 0),
    (2, 23, 0), (1, 9, 51), (2, 16, 16), (1, 2, 64),
]  # fmt: skip
"""Batch, new tokens, and tokens in the cache."""


@pytest.mark.parametrize("sizes", SIZES, ids=str)
def test_prefill_and_decode_agree_with_onnx_runtime(
    sizes: tuple[int, int, int], loaded: LoadedModel, reference: onnxruntime.InferenceSession
) -> None:
    inputs = feeds(*sizes)

    found = loaded.run(inputs)

    for name, right in expected(reference, inputs).items():
        np.testing.assert_allclose(found[name], right, rtol=1e-4, atol=1e-4, err_msg=name)


def test_tokens_one_by_one_give_what_they_give_together(loaded: LoadedModel) -> None:
    together = feeds(1, 6, 0)
    right = loaded.run(together)["logits"][0, -1]
    past = {name: array for name, array in together.items() if name.startswith("past")}

    for position, token in enumerate(together["input_ids"][0]):
        one = {"input_ids": np.array([[token]]), "position_ids": np.array([[position]])}
        found = loaded.run({**one, **past})
        past = {f"past_key_values.{part}": found[f"present.{part}"] for part in PARTS}

    np.testing.assert_allclose(found["logits"][0, -1], right, rtol=1e-4, atol=1e-4)


CAPACITY = 50


def test_a_bound_cache_grows_as_the_caches_that_are_passed_on(
    loaded: LoadedModel, reference: onnxruntime.InferenceSession
) -> None:
    cache = loaded.bind_cache(CAPACITY, batch_size=2)
    caches = {name: array for name, array in feeds(2, 1, 0).items() if name.startswith("past")}

    for new in (13, 1, 1, 4, 1, 30):
        step = {name: feeds(2, new, cache.length)[name] for name in ("input_ids", "position_ids")}
        right = expected(reference, {**step, **caches})
        caches = {f"past_key_values.{part}": right[f"present.{part}"] for part in PARTS}

        found = cache.run(step)

        assert found.keys() == {"logits"}
        np.testing.assert_allclose(found["logits"], right["logits"], rtol=1e-4, atol=1e-4)
        for name, array in cache.arrays.items():
            np.testing.assert_allclose(array, caches[name], rtol=1e-4, atol=1e-4, err_msg=name)
    assert cache.length == CAPACITY


def test_a_step_writes_nothing_but_its_own_tokens(loaded: LoadedModel) -> None:
    cache = loaded.bind_cache(CAPACITY, batch_size=1)
    cache.run(tokens(11))
    shape = (1, TINY.kv_heads, CAPACITY, TINY.head_width)
    whole = {n: as_strided(array, shape, array.strides) for n, array in cache.arrays.items()}
    for array in whole.values():
        array[:, :, 12:] = np.nan
    before = {name: array.copy() for name, array in whole.items()}

    cache.run(tokens(1, start=11))

    for name, array in whole.items():
        np.testing.assert_array_equal(np.delete(array, 11, axis=2), np.delete(before[name], 11, 2))
        assert np.isfinite(array[:, :, 11]).all()


def test_calls_that_were_prepared_ahead_give_what_others_give(loaded: LoadedModel) -> None:
    """Tokens in a row, then fewer and more of them at once, until the cache is full."""
    ids = np.arange(30, dtype=np.int64)[None] * 7 % TINY.vocabulary
    together = loaded.bind_cache(30, batch_size=1)
    expected = together.run({"input_ids": ids, "position_ids": np.arange(30)[None]})["logits"]
    cache, given = loaded.bind_cache(30, batch_size=1), []

    for count in (1, 1, 1, 1, 1, 3, 3, 3, 1, 1, 14):
        places = np.arange(cache.length, cache.length + count)[None]
        tokens = {"input_ids": ids[:, places[0]], "position_ids": places}
        given.append(cache.run(tokens)["logits"])

    np.testing.assert_allclose(np.concatenate(given, axis=1), expected, rtol=1e-4, atol=1e-4)
    with pytest.raises(OptionError, match="31 tokens do not fit"):
        cache.run({"input_ids": ids[:, :1], "position_ids": np.array([[30]])})


def test_forgotten_tokens_are_as_if_they_had_never_been(loaded: LoadedModel) -> None:
    cache = loaded.bind_cache(CAPACITY, batch_size=1)
    cache.run(tokens(9))
    right = cache.run(tokens(2, start=9))["logits"]
    cache.run(tokens(20, start=11))

    cache.length = 9

    np.testing.assert_array_equal(cache.run(tokens(2, start=9))["logits"], right)
    for length in (12, -1, 9.0):
        with pytest.raises(OptionError, match="there are 11 tokens"):
            cache.length = length  # type: ignore[assignment]


def test_calls_through_a_bound_cache_are_recorded(
    loaded: LoadedModel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder = ShapeRecorder.of(tmp_path, "m", loaded.programs)
    monkeypatch.setattr(loaded._streams[0], "recorder", recorder)
    cache = loaded.bind_cache(CAPACITY, batch_size=1)
    cache.run(tokens(9))
    cache.run(tokens(1, start=9))

    recorder.close()

    shapes = json.loads((tmp_path / "m.shapes.json").read_text())["shapes"]
    sizes = [(one["inputs"]["input_ids"], one["inputs"]["past_key_values.0.key"]) for one in shapes]
    assert sizes == [([1, 9], [1, 2, 0, 16]), ([1, 1], [1, 2, 9, 16])]
    assert json.loads((tmp_path / "m.aoe.json").read_text())["shape_points"]


def test_the_contents_of_a_cache_outlive_it(loaded: LoadedModel) -> None:
    cache = loaded.bind_cache(8, batch_size=1)
    cache.run(tokens(3))
    arrays = cache.arrays
    before = {name: array.copy() for name, array in arrays.items()}

    del cache
    gc.collect()
    over = [np.full(max(a.base.nbytes for a in arrays.values()), 0x7F, np.uint8) for _ in range(99)]

    for name, array in arrays.items():
        np.testing.assert_array_equal(array, before[name])
    assert over


def test_sizes_of_a_cache_may_be_integers_of_numpy(loaded: LoadedModel) -> None:
    cache = loaded.bind_cache(np.int64(CAPACITY), batch_size=np.int32(1))
    cache.run(tokens(9))

    cache.length = np.int16(4)  # type: ignore[assignment]

    assert [type(cache.capacity), type(cache.length)] == [int, int]
    assert [array.shape[2] for array in cache.arrays.values()] == [4] * len(PARTS)


def test_calls_that_do_not_fit_leave_the_cache_as_it_is(loaded: LoadedModel) -> None:
    cache = loaded.bind_cache(CAPACITY, batch_size=1)
    cache.run(tokens(30))

    with pytest.raises(OptionError, match="51 tokens do not fit"):
        cache.run(tokens(21))
    with pytest.raises(OptionError, match="position_ids is missing"):
        cache.run({"input_ids": np.zeros((1, 1), np.int64)})
    with pytest.raises(OptionError, match="no program of the model takes"):
        cache.run(tokens(1, batch=2))

    assert cache.length == 30


def test_sizes_of_a_cache_that_are_open_are_asked_for(loaded: LoadedModel) -> None:
    with pytest.raises(OptionError, match="batch_size is open"):
        loaded.bind_cache(CAPACITY)


@pytest.mark.parametrize("capacity", [0, -1, 111, 2**40, 2**70, 8.0, None])
def test_a_capacity_that_no_call_can_use_is_refused(loaded: LoadedModel, capacity: int) -> None:
    with pytest.raises(OptionError, match="has 1 to 110 tokens"):
        loaded.bind_cache(capacity, batch_size=1)


@pytest.mark.parametrize("sizes", [{"batch_size": 6}, {"batch_size": 2**40}, {"heads": 1}])
def test_sizes_of_a_cache_that_the_model_does_not_take_are_refused(
    loaded: LoadedModel, sizes: dict[str, int]
) -> None:
    with pytest.raises(OptionError, match=r"1 to 5|no size of the model"):
        loaded.bind_cache(CAPACITY, **sizes)


def test_an_offline_model_keeps_its_caches(loaded: LoadedModel) -> None:
    (program,) = loaded.programs

    assert programs_from_json(programs_as_json([program])) == (program,)


def tokens(new: int, start: int = 0, batch: int = 1) -> Arrays:
    ids = np.arange(start, start + new) * 7 % TINY.vocabulary
    positions = np.arange(start, start + new)
    return {n: np.tile(v, (batch, 1)) for n, v in (("input_ids", ids), ("position_ids", positions))}


def test_a_decoder_is_tuned_for_a_long_cache_down_to_a_single_token(path: Path) -> None:
    found = points_of(read(path, "input_ids:1,1~40;past_key_values.0.key:1,2,0~70,16"))

    assert [tuple(values.values()) for values in found] == [(40, 70), (16, 70), (4, 70), (1, 70)]


def test_a_decoder_is_tuned_for_the_numbers_of_tokens_that_come_with_a_long_cache(
    path: Path,
) -> None:
    opened = read(path, "input_ids:1,1~40;past_key_values.0.key:1,2,0~70,16")
    new, past = opened.symbols.ranges

    found = points_of(opened, [{new: 6, past: 0}, {new: 6, past: 9}])

    assert [tuple(values.values()) for values in found] == [(40, 70), (16, 70), (6, 70), (4, 70)]


def test_a_mask_of_past_and_new_tokens_hides_padding(tmp_path: Path) -> None:
    path = tmp_path / "masked.onnx"
    onnx.save(llama(TINY, masked=True), path)
    model = read(path, RANGES)
    built = build_model(model.tasks(Options(HOST)), {}, HOST, KernelStore(None), model.open_sizes)
    reference = onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"])

    with load_built(built.program) as loaded:
        for sizes in [(3, 5, 0), (2, 1, 33)]:
            mask = np.ones((sizes[0], sizes[1] + sizes[2]), np.int64)
            mask[1, :3] = 0
            inputs = {**feeds(*sizes), "attention_mask": mask}
            for name, right in expected(reference, inputs).items():
                np.testing.assert_allclose(loaded.run(inputs)[name], right, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("is_first", [False, True])
def test_a_cache_that_is_given_in_another_shape_too_does_not_grow_in_place(
    is_first: bool, tmp_path: Path
) -> None:
    model = llama(TINY)
    shape = [1, "b", TINY.kv_heads, "n", TINY.head_width]
    other = onnx.helper.make_tensor_value_info("other", onnx.TensorProto.FLOAT, shape)
    model.graph.output.insert(0 if is_first else len(model.graph.output), other)
    model.graph.node.add(op_type="Unsqueeze", input=["present.0.key", "axis"], output=["other"])
    model.graph.initializer.append(onnx.numpy_helper.from_array(np.array([0]), "axis"))
    path = tmp_path / "other.onnx"
    onnx.save(model, path)
    model = read(path, RANGES)
    built = build_model(model.tasks(Options(HOST)), {}, HOST, KernelStore(None), model.open_sizes)
    inputs = feeds(1, 3, 9)
    right = expected(onnxruntime.InferenceSession(path), inputs)

    with load_built(built.program) as loaded:
        found = loaded.run(inputs)
        with pytest.raises(OptionError, match="no caches that grow in place"):
            loaded.bind_cache(CAPACITY, batch_size=1)

    for name in ("other", "present.0.key"):
        np.testing.assert_allclose(found[name], right[name], rtol=1e-4, atol=1e-4)


def test_no_step_is_left_to_onnx_runtime(opened: SizedModel) -> None:
    assert "segment" not in {node.op for node in opened.graph.nodes}


def test_attention_reads_the_heads_of_the_cache_where_they_are(opened: SizedModel) -> None:
    graph = opened.graph
    roots = roots_of(graph)

    reads = [node.inputs[1:3] for node in graph.nodes if node.op == "attention"]

    assert sorted(roots[name].name for pair in reads for name in pair) == sorted(
        f"present.{part}" for part in PARTS
    )


def test_a_cache_beyond_the_range_is_refused(loaded: LoadedModel) -> None:
    with pytest.raises(OptionError, match=r"past_sequence_length=0~70"):
        loaded.run(feeds(1, 1, 71))


def test_a_cache_may_be_empty_but_new_tokens_may_not(path: Path) -> None:
    with pytest.raises(ModelError, match=r"has no elements at .*sequence_length=0"):
        read(path, RANGES.replace("1~40", "0~40"))
