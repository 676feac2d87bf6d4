"""Samples: drawn from the domains that a graph implies, or read from the user's file."""

from __future__ import annotations

import contextlib
import io
import zipfile
from pathlib import Path

import numpy as np
import pytest
from onnx import TensorProto, helper

from tests.tuner.judge.models import FLOAT, INT64, judge_of, model_of, saved, source
from tuner.errors import ModelError, OptionError
from tuner.judge import samples_file
from tuner.judge.samples import Readers, draw_sample
from tuner.judge.samples_file import read_samples
from tuner.program.program import Port

PORTS = (Port("x", "f32", (2, 3)), Port("ids", "i64", (4,)))


def test_ids_are_below_the_size_of_the_table_behind_casts_and_reshapes() -> None:
    nodes = [
        helper.make_node("Cast", ["ids"], ["i"], to=TensorProto.INT32),
        helper.make_node("Reshape", ["i", "flat"], ["j"]),
        helper.make_node("Gather", ["table", "j"], ["y"]),
    ]
    constants = {"table": np.zeros((500, 4), np.float32), "flat": np.array([-1])}
    model = source(model_of(nodes, {"ids": (INT64, [8, 64])}, constants=constants))

    ids = draw_sample(model, 0)["ids"]

    assert Readers(model).domain_of("ids").below == 500
    assert 250 < ids.max() < 500
    assert ids.min() >= 0


@pytest.mark.parametrize(
    ("op", "numbers"), [("Reshape", [1, 6]), ("Expand", [1, 6]), ("ReduceSum", [0])]
)
def test_numbers_that_decide_a_shape_are_those_of_the_declared_one(
    op: str, numbers: list[int]
) -> None:
    inputs = {"x": (FLOAT, [2, 3] if op == "Reshape" else [2, 6]), "n": (INT64, [len(numbers)])}
    model = model_of([helper.make_node(op, ["x", "n"], ["y"])], inputs)
    del model.graph.output[:]
    model.graph.output.append(helper.make_tensor_value_info("y", FLOAT, [1, 6]))

    assert draw_sample(source(model), 0)["n"].tolist() == numbers


def test_the_smallest_table_of_several_decides() -> None:
    nodes = [
        helper.make_node("Gather", ["wide", "ids"], ["a"]),
        helper.make_node("Gather", ["short", "ids"], ["b"], axis=1),
        helper.make_node("Identity", ["b"], ["y"]),
    ]
    constants = {"wide": np.zeros((9, 4), np.float32), "short": np.zeros((4, 3), np.float32)}
    model = source(model_of(nodes, {"ids": (INT64, [64])}, ("a", "y"), constants))

    assert Readers(model).domain_of("ids").below == 3


def test_a_mask_is_drawn_as_ones_and_then_zeros() -> None:
    one = helper.make_node("Constant", [], ["one"], value=helper.make_tensor("c", FLOAT, [], [1.0]))
    nodes = [
        one,
        helper.make_node("Cast", ["mask"], ["m"], to=FLOAT),
        helper.make_node("Sub", ["one", "m"], ["hidden"]),
        helper.make_node("Mul", ["hidden", "low"], ["y"]),
    ]
    constants = {"low": np.float32(-10000)}
    model = source(model_of(nodes, {"mask": (INT64, [5, 40])}, constants=constants))

    mask = draw_sample(model, 0)["mask"]

    assert set(mask.ravel()) == {0, 1}
    assert (np.diff(mask, axis=1) <= 0).all()
    assert (mask.sum(axis=1) >= 20).all()


def test_integers_that_are_compared_with_constants_are_drawn_among_them() -> None:
    nodes = [
        helper.make_node("Unsqueeze", ["x", "last"], ["u"]),
        helper.make_node("Equal", ["u", "classes"], ["e"]),
        helper.make_node("Cast", ["e"], ["y"], to=FLOAT),
    ]
    constants = {"classes": np.arange(257, dtype=np.int32), "last": np.array([-1])}
    model = model_of(nodes, {"x": (TensorProto.INT32, [1, 2048])}, constants=constants)

    drawn = draw_sample(source(model), 0)["x"]

    assert (drawn.min(), drawn.max()) == (0, 256)


def test_a_number_that_is_compared_with_one_constant_is_that_constant() -> None:
    """So that a branch for a sampling rate of 16,000 is the one that runs."""
    nodes = [
        helper.make_node("Equal", ["rate", "known"], ["e"]),
        helper.make_node("Cast", ["e"], ["y"], to=FLOAT),
    ]
    model = model_of(nodes, {"rate": (INT64, [])}, constants={"known": np.array(16000)})

    assert draw_sample(source(model), 0)["rate"] == 16000


def test_constants_that_the_type_of_an_input_cannot_have_are_not_drawn() -> None:
    nodes = [
        helper.make_node("Cast", ["b"], ["i"], to=INT64),
        helper.make_node("Equal", ["i", "known"], ["e"]),
        helper.make_node("Cast", ["e"], ["y"], to=FLOAT),
    ]
    inputs = {"b": (TensorProto.UINT8, [64])}
    model = model_of(nodes, inputs, constants={"known": np.array(300)})

    assert draw_sample(source(model), 0)["b"].max() > 64


def test_lengths_stay_within_their_type() -> None:
    nodes = [
        helper.make_node("Cast", ["n"], ["lengths"], to=INT64),
        helper.make_node("ReverseSequence", ["x", "lengths"], ["y"]),
    ]
    inputs = {"x": (FLOAT, [300, 40]), "n": (TensorProto.INT8, [40])}

    assert draw_sample(source(model_of(nodes, inputs)), 0)["n"].min() >= 64


def test_a_model_that_takes_no_drawn_input_asks_for_samples(tmp_path: Path) -> None:
    nodes = [
        helper.make_node("Add", ["ids", "shift"], ["i"]),
        helper.make_node("Gather", ["table", "i"], ["y"]),
    ]
    constants = {"table": np.ones((3, 2), np.float32), "shift": np.array([-50])}
    path = saved(model_of(nodes, {"ids": (INT64, [4])}, constants=constants), tmp_path)

    with pytest.raises(ModelError, match="rejects every input that was sampled"):
        judge_of(path)
    np.savez(path.with_suffix(".npz"), ids=np.array([50, 51, 52, 50]))
    assert len(judge_of(path).samples) == 1


def test_bytes_and_integers_of_arithmetic_have_a_wide_range() -> None:
    nodes = [
        helper.make_node("Cast", ["b"], ["f"], to=FLOAT),
        helper.make_node("Cast", ["n"], ["g"], to=FLOAT),
        helper.make_node("Add", ["f", "g"], ["y"]),
    ]
    model = model_of(nodes, {"b": (TensorProto.UINT8, [999]), "n": (INT64, [999])})

    drawn = draw_sample(source(model), 0)

    assert all(array.max() > 250 and array.min() < 5 for array in drawn.values())


def test_images_have_areas_and_other_samples_are_noise() -> None:
    model = source(
        model_of([helper.make_node("Relu", ["x"], ["y"])], {"x": (FLOAT, [1, 3, 64, 64])})
    )

    image, noise = (draw_sample(model, number)["x"] for number in (0, 1))

    def roughness(x: np.ndarray) -> float:
        return float(np.abs(np.diff(x)).mean() / x.std())

    assert roughness(image) < 0.3 < roughness(noise)
    assert -2.5 < image.min() < image.max() < 2.5


def test_inputs_that_a_model_refuses_are_made_smaller(tmp_path: Path) -> None:
    nodes = [
        helper.make_node("Add", ["ids", "shift"], ["i"]),
        helper.make_node("Gather", ["table", "i"], ["y"]),
    ]
    constants = {"table": np.ones((3, 2), np.float32), "shift": np.array([1])}
    model = model_of(nodes, {"ids": (INT64, [4])}, constants=constants)

    judge = judge_of(saved(model, tmp_path))

    assert all(sample["ids"].max() <= 1 for sample in judge.samples)


def archive(folder: Path, **arrays: np.ndarray) -> Path:
    path = folder / "s.npz"
    np.savez(path, **arrays)  # type: ignore[arg-type]
    return path


def test_a_file_has_one_sample_or_several(tmp_path: Path) -> None:
    x, ids = np.arange(18.0).reshape(3, 2, 3), np.arange(4)

    several = read_samples(archive(tmp_path, x=x, ids=ids), PORTS)
    one = read_samples(archive(tmp_path, x=x[0], ids=ids), PORTS)

    assert [sample["x"][0, 0] for sample in several] == [0.0, 6.0, 12.0]
    assert (several[2]["ids"] == ids).all()
    assert several[0]["x"].dtype == np.float32
    assert len(one) == 1


@pytest.mark.parametrize("numbers", [(7.0,), (7.0, 8.0)])
def test_a_number_without_dimensions_stays_one(tmp_path: Path, numbers: tuple[float, ...]) -> None:
    file = archive(tmp_path, x=np.squeeze(np.array(numbers)))

    found = [sample["x"] for sample in read_samples(file, [Port("x", "f32", ())])]

    assert [one.item() for one in found] == list(numbers)
    assert all(type(one) is np.ndarray and one.shape == () for one in found)


@pytest.mark.parametrize(
    ("arrays", "reason"),
    [
        ({"x": np.zeros((2, 3))}, "no array for the input 'ids'"),
        ({"x": np.zeros((2, 3)), "ids": np.zeros(4, int), "z": np.zeros(1)}, "no input 'z'"),
        ({"x": np.zeros((3, 2)), "ids": np.zeros(4, int)}, r"'x' has shape \[2,3\], its array"),
        ({"x": np.zeros((2, 3)), "ids": np.zeros(4)}, "'ids' is of int64, its array of float64"),
        ({"x": np.zeros((0, 2, 3)), "ids": np.zeros(4, int)}, "contains no sample"),
        ({"x": np.zeros((2, 2, 3)), "ids": np.zeros((3, 4), int)}, "different numbers of samples"),
        ({"x": np.array([None]), "ids": np.zeros(4, int)}, "not an archive of NumPy arrays"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(
    tmp_path: Path, arrays: dict[str, np.ndarray], reason: str
) -> None:
    with pytest.raises(OptionError, match=reason):
        read_samples(archive(tmp_path, **arrays), PORTS)


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    whole = archive(tmp_path, x=np.zeros((2, 3)), ids=np.zeros(4, int)).read_bytes()
    for data in (b"", b"no archive", whole[: len(whole) // 2], whole.replace(b"NUMPY", b"NUMBY")):
        path = tmp_path / "bad.npz"
        path.write_bytes(data)
        with pytest.raises(OptionError, match="not an archive of NumPy arrays"):
            read_samples(path, PORTS)
    with pytest.raises(OptionError, match="no such file"):
        read_samples(tmp_path / "gone.npz", PORTS)


def test_a_compressed_file_may_be_damaged_anywhere(tmp_path: Path) -> None:
    path = tmp_path / "s.npz"
    np.savez_compressed(path, x=np.arange(6.0).reshape(2, 3), ids=np.zeros(4, int))
    whole = path.read_bytes()
    for place in range(len(whole)):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :])
        with contextlib.suppress(OptionError):  # not every byte matters
            read_samples(path, PORTS)


def test_arrays_that_state_a_huge_size_are_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    header = io.BytesIO()
    description = {"descr": "<f4", "fortran_order": False, "shape": (2**40,)}
    np.lib.format.write_array_header_1_0(header, description)
    path = tmp_path / "huge.npz"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("x.npy", header.getvalue())
    monkeypatch.setattr(samples_file.np, "load", lambda *_, **__: pytest.fail("was read"))

    with pytest.raises(OptionError, match="more than 1024 MiB"):
        read_samples(path, PORTS)


def test_operators_of_onnx_runtimes_own_say_what_their_inputs_are() -> None:
    nodes = [
        helper.make_node(
            "EmbedLayerNormalization", ["ids", "", "words", "places", "", "g", "g", "mask", "at"],
            ["e", "n"], domain="com.microsoft",
        ),
        helper.make_node("ReduceSum", ["kept", "last"], ["ends"], keepdims=0),
        helper.make_node(
            "Attention", ["e", "w", "", "ends"], ["a"], domain="com.microsoft", num_heads=2
        ),
        helper.make_node(
            "Attention", ["a", "w", "", "lengths"], ["b"], domain="com.microsoft", num_heads=2
        ),
        helper.make_node(
            "RotaryEmbedding", ["b", "from", "c", "c"], ["y"], domain="com.microsoft"
        ),
    ]  # fmt: skip
    constants = {
        "words": np.zeros((90, 8), np.float32), "places": np.zeros((30, 8), np.float32),
        "g": np.zeros(8, np.float32), "w": np.zeros((8, 24), np.float32),
        "c": np.zeros((20, 2), np.float32), "last": np.array([1]),
    }  # fmt: skip
    kinds = {"ids": [1, 6], "mask": [1, 6], "at": [1, 6], "kept": [1, 6], "lengths": [1]}
    inputs = {name: (TensorProto.INT32, shape) for name, shape in kinds.items()}
    readers = Readers(
        source(model_of(nodes, {**inputs, "from": (INT64, [1])}, constants=constants))
    )
    below = {name: readers.domain_of(name) for name in (*kinds, "from")}

    kinds_of = [below[name].kind for name in ("mask", "kept", "lengths")]
    assert kinds_of == ["mask", "mask", "lengths"]
    assert [below[name].below for name in ("ids", "at", "from")] == [90, 30, 20]
