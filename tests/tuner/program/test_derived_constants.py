"""Files that derive packed weights: each constant once, and in memory the bits that were packed."""

from __future__ import annotations

import ctypes
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import onnx
import pytest

import tuner
from fixtures.inputs import random_inputs
from tests.fuzz.documents import mutated_json
from tests.tuner.runtime.test_object_file import Native
from tuner.backend import host_soc_versions
from tuner.errors import ChangedModelError, OfflineModelError
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.graph import Graph
from tuner.lookup.model_lookup import BuiltModel, FusedModel, build_model, partitioned_tasks
from tuner.offline_model import offline_model
from tuner.offline_model.derived_weights import DerivedWeights
from tuner.offline_model.offline_model import load_source, save
from tuner.offline_model.weight_cache import VARIABLE
from tuner.policy import Policy
from tuner.program import constants
from tuner.program.kernel_store import KernelStore
from tuner.runtime.object_file import emit_object
from tuner.search.space import Space
from tuner.session import Options
from tuner.target import Target
from tuner.whole_model.write import write_offline_model

TARGET = Target(host_soc_versions()[-1], 1)
RNG = np.random.default_rng(0)


def model_of(text: str, **tensors: tuple[int, ...]) -> onnx.ModelProto:
    """The model of a text, with random constants of these shapes."""
    model = onnx.parser.parse_model(f'<ir_version: 8, opset_import: ["" : 17]> {text}')
    for name, shape in tensors.items():
        array = (RNG.standard_normal(shape) / 8).astype(np.float32)
        model.graph.initializer.append(onnx.numpy_helper.from_array(array, name))
    return model


IMAGES = model_of(
    """images (float[1,24,14,14] x) => (float[1,52,14,14] y) {
        a = Conv <pads = [1,1,1,1]> (x, v) b = Relu (a) y = Conv <pads = [1,1,1,1]> (b, w) }""",
    v=(40, 24, 3, 3), w=(52, 40, 3, 3),
)  # fmt: skip
WORDS = model_of(
    """words (int64[24] at) => (float[24,300] logits) {
        e = Gather (table, at) h = MatMul (e, w) t = Transpose (table) logits = MatMul (h, t) }""",
    table=(300, 64), w=(64, 64),
)  # fmt: skip
SIBLINGS = model_of(
    """siblings (float[24,64] x) => (float[24,64] q, float[24,64] k, float[24,64] v) {
        q = MatMul (x, a) k = MatMul (x, b) v = MatMul (x, c) }""",
    a=(64, 64), b=(64, 64), c=(64, 64),
)  # fmt: skip
MODELS = {"images": IMAGES, "words": WORDS, "siblings": SIBLINGS}
IMPLEMENTATIONS = {"conv": "winograd_f4", "gemm": "strassen_2x2x2"}


def built(model: onnx.ModelProto, **knobs: str) -> tuple[Graph, BuiltModel]:
    """The fused graph, and the model whose products all read sums of weights."""
    source, options = fuse(graph_of(model, "m")), Options(TARGET)
    fused = FusedModel.of(source, options, {})
    joined = {
        use.subgraph.key: Policy.of(join_siblings_0=1, gather_sources_0=0)
        for use in fused.subgraphs
    }
    read = partitioned_tasks(fused, joined, options)
    policies = dict[str, Policy]()
    for use in read.uses:
        wanted = {"impl": IMPLEMENTATIONS.get(use.task.op, ""), "weights": "packed", **knobs}
        found = (
            policy
            for policy in Space(use.task, TARGET).ranked()
            if all(wanted[name] == value for name, value in policy.knobs if name in wanted)
        )
        if (policy := next(found, None)) is not None:
            policies[use.task.key] = policy
    return source, build_model(read, policies, TARGET, KernelStore())


def written(path: Path, source: Graph, chosen: BuiltModel, **options: Any) -> Path:
    write_offline_model(path, source, chosen, Options(TARGET, **options))
    return path


@pytest.fixture(autouse=True)
def small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(constants, "MIN_DERIVED_BYTES", 1)


@pytest.fixture
def images(tmp_path: Path) -> Path:
    return written(tmp_path / "images.om", *built(IMAGES))


def outputs(path: Path, model: onnx.ModelProto) -> dict[str, bytes]:
    with tuner.load(path) as loaded:
        found = loaded.run(random_inputs(model, seed=0))
    return {name: array.tobytes() for name, array in found.items()}


def weights_bytes(model: onnx.ModelProto) -> int:
    return sum(len(each.raw_data) for each in model.graph.initializer)


@pytest.mark.parametrize("name", MODELS)
def test_a_file_has_each_constant_once_and_its_model_computes_the_same_bits(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sums of weights, a table and its transpose, and products that a partition has joined."""
    model, (source, chosen) = MODELS[name], built(MODELS[name])
    small = written(tmp_path / "small.om", source, chosen)
    monkeypatch.setattr(constants, "MAX_SHARE", 1000.0)
    large = written(tmp_path / "large.om", source, chosen)

    found, stored = offline_model.load(small), offline_model.load(large)
    assert found.derived is not None
    assert stored.derived is None
    assert len(chosen.program.program.steps) == {"images": 4, "words": 3, "siblings": 1}[name]
    assert len(found.weights) <= 1.05 * weights_bytes(model) + constants.PAGE_BYTES
    assert len(found.weights) + found.derived.size_bytes <= len(stored.weights) + 4096
    assert outputs(small, model) == outputs(large, model)
    for path in (small, large):
        again = load_source(path)
        assert again.constants.keys() >= source.constants.keys() & read_names(source)
        for constant, array in again.constants.items():
            np.testing.assert_array_equal(array, source.constants[constant])


def read_names(graph: Graph) -> set[str]:
    return {name for node in graph.nodes for name in node.inputs}


def test_a_file_of_little_more_than_its_constants_derives_nothing(tmp_path: Path) -> None:
    source, chosen = built(IMAGES, impl="direct")

    path = written(tmp_path / "m.om", source, chosen)

    assert offline_model.load(path).derived is None


def test_a_file_that_would_save_little_derives_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(constants, "MIN_DERIVED_BYTES", 1 << 20)

    assert offline_model.load(written(tmp_path / "m.om", *built(IMAGES))).derived is None


def test_a_derivation_that_gives_other_bits_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, chosen = built(IMAGES)
    monkeypatch.setattr(constants, "derive", lambda d, s: np.nextafter(constants_derive(d, s), 9))

    path = written(tmp_path / "m.om", source, chosen)

    assert offline_model.load(path).derived is None
    assert outputs(path, IMAGES)


constants_derive = constants.derive


def test_weights_next_to_the_model_and_objects_for_c_have_the_same_bits(
    images: Path, tmp_path: Path
) -> None:
    (tmp_path / "apart").mkdir()
    apart = written(tmp_path / "apart/m.om", *built(IMAGES), external_weight=True)
    expected = outputs(images, IMAGES)
    inputs = random_inputs(IMAGES, seed=0)

    assert outputs(apart, IMAGES) == expected
    code, _ = emit_object(images, tmp_path / "images")
    native, given = Native(code), [np.ascontiguousarray(inputs["x"]).tobytes()]
    made = ctypes.create_string_buffer(len(expected["y"]))
    with native.instance(1) as instance:
        source = ctypes.create_string_buffer(given[0], len(given[0]))
        pointers = [(ctypes.c_void_p * 1)(ctypes.addressof(each)) for each in (source, made)]
        assert native.run(instance, *map(ctypes.addressof, pointers)) == 0
    assert made.raw == expected["y"]


def test_a_model_with_a_key_is_derived_in_memory_alone(
    images: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A signature does not cover the cache, so that nothing signed is read from it."""
    make_key = pytest.importorskip("bankd.bank.exchange").make_key
    signing = pytest.importorskip("tuner.files.signing")
    pytest.importorskip("cryptography", reason="the extra `signing` is not installed")
    make_key(tmp_path / "our.key")
    monkeypatch.setenv(signing.SIGNING_KEY_VARIABLE, str(tmp_path / "our.key"))
    written(tmp_path / "signed.om", *built(IMAGES))
    monkeypatch.setenv(VARIABLE, str(tmp_path / "cache"))
    expected = outputs(images, IMAGES)
    assert len(list((tmp_path / "cache").iterdir())) == 1
    next((tmp_path / "cache").iterdir()).unlink()
    monkeypatch.setenv(signing.VERIFY_KEY_VARIABLE, str(tmp_path / "our.key.pub"))

    assert outputs(tmp_path / "signed.om", IMAGES) == expected
    assert not list((tmp_path / "cache").iterdir())


def test_a_cached_model_computes_the_same_and_maps_what_it_found(
    images: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = outputs(images, IMAGES)
    monkeypatch.setenv(VARIABLE, str(tmp_path / "cache"))

    for _ in range(2):
        assert outputs(images, IMAGES) == expected
    with tuner.load(images):
        [entry] = (tmp_path / "cache").iterdir()
        assert entry.name in Path("/proc/self/maps").read_text(encoding="utf-8")


def test_a_model_whose_derived_weights_are_written_to_says_so_and_is_right_when_loaded_again(
    images: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = outputs(images, IMAGES)
    monkeypatch.setenv(VARIABLE, str(tmp_path / "cache"))
    with tuner.load(images) as loaded, tuner.load(images, streams=1) as other:
        [entry] = (tmp_path / "cache").iterdir()
        with entry.open("r+b") as file:
            file.write(bytes(entry.stat().st_size))
        for model in (loaded, other):
            with pytest.raises(ChangedModelError, match=entry.name):
                model.run(random_inputs(IMAGES, seed=0))

    assert outputs(images, IMAGES) == expected


# -- damaged files ---------------------------------------------------------------------------------


def rewritten(path: Path, change: Callable[[list[Any]], object]) -> Path:
    """The file with other derivations, and a right checksum."""
    model = offline_model.load(path)
    assert model.derived is not None
    data = json.loads(json.dumps(model.derived.as_json()))
    change(data)
    save(path, replace(model, derived=As(data)))  # type: ignore[arg-type]
    return path


class As:
    """Derivations of any JSON."""

    def __init__(self, data: object) -> None:
        self._data = data

    def as_json(self) -> object:
        return self._data


def sweep(data: list[Any]) -> list[Any]:
    """The first sweep of the first piece."""
    found: list[Any] = data[3][0][4][0]
    return found


DAMAGES: Mapping[str, Callable[[list[Any]], object]] = {
    "a term outside of its source": lambda d: sweep(d)[1].__setitem__(0, 1 << 30),
    "a sum outside of its result": lambda d: sweep(d)[2].__setitem__(0, 1 << 30),
    "a number out of bounds": lambda d: sweep(d)[1].__setitem__(0, -1),
    "index out of range": lambda d: sweep(d).__setitem__(3, 99),
    "more sums than": lambda d: d[3][0].__setitem__(4, d[3][0][4] * 2),
    "pieces overlap, or are outside": lambda d: d[3][0].__setitem__(0, d[0]),
    "no digest": lambda d: d.__setitem__(1, "0"),
    "bytes, 0 pieces": lambda d: d.__setitem__(3, []),
    "bytes, 2 pieces": lambda d: d.__setitem__(0, 1 << 40),
    "elements of 3 bytes": lambda d: d[3][0].__setitem__(1, 3),
    "a source that is not there": lambda d: d[3][0].__setitem__(2, [0, [[1 << 40, 0, [[1, 1]]]]]),
    "another value where derivations belong": lambda d: d.append(0),
    "factors of other sums": lambda d: d[2].__setitem__(0, [[1.0]]),
}


@pytest.mark.parametrize("message", DAMAGES)
def test_damaged_derivations_are_refused_when_they_are_read(message: str, images: Path) -> None:
    model = offline_model.load(images)
    assert model.derived is not None
    data = json.loads(json.dumps(model.derived.as_json()))
    assert DerivedWeights.from_json(data, len(model.weights)) == model.derived
    DAMAGES[message](data)

    with pytest.raises(OfflineModelError, match=f"weights are damaged: .*{re.escape(message)}"):
        DerivedWeights.from_json(data, len(model.weights))


OTHERS: Mapping[str, Callable[[list[Any]], object]] = {
    "are not those that the model was written with": lambda d: d.__setitem__(1, 64 * "0"),
    "a constant is outside the weights": lambda d: d[3][0][2].__setitem__(0, 1 << 30),
    "bytes of derived weights": lambda d: [d.__setitem__(0, 4 * d[3][0][3]), d[3].pop()],
}


@pytest.mark.parametrize("cache", ["none", "cache"])
@pytest.mark.parametrize("message", OTHERS)
def test_derivations_of_other_weights_are_refused_when_a_model_is_loaded(
    message: str, cache: str, images: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a cache and without one; nothing wrong is kept."""
    monkeypatch.setenv(VARIABLE, cache if cache == "none" else str(tmp_path / cache))
    path = rewritten(images, OTHERS[message])

    with pytest.raises(OfflineModelError, match=message) as caught:
        tuner.load(path)
    assert caught.value.message.startswith(str(path))
    assert not list((tmp_path / "cache").glob("*"))


def test_steps_that_read_beyond_the_derived_weights_are_refused(images: Path) -> None:
    model = offline_model.load(images)
    steps = json.loads(json.dumps(model.program))
    text = json.dumps(steps).replace('"derived_bytes": ', '"derived_bytes": 1, "ignored": ')
    save(images, replace(model, program=json.loads(text)))

    with pytest.raises(OfflineModelError):
        tuner.load(images)


def test_no_derivation_of_any_numbers_reaches_outside(images: Path) -> None:
    """A program that changes a file can compute its digest as well."""
    model, chance = offline_model.load(images), Random(0)
    assert model.derived is not None
    text = json.dumps(model.derived.as_json()).encode()
    derived, refused = 0, 0
    for _ in range(300):
        try:
            data = json.loads(mutated_json(chance, text))
        except (RecursionError, ValueError):  # no JSON any more
            continue
        try:
            found = DerivedWeights.from_json(data, len(model.weights))
            memory = np.zeros(found.size_bytes, np.uint8)
            found.fill(model.weights, partial(stored, memory))
            derived += 1
        except OfflineModelError:
            refused += 1
    assert min(derived, refused) > 10


def stored(memory: np.ndarray, at: int, made: np.ndarray) -> None:
    assert 0 <= at <= memory.nbytes - made.nbytes
    memory[at : at + made.nbytes] = made.view(np.uint8)
