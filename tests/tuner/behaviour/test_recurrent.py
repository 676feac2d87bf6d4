"""LSTM, GRU and RNN of ONNX, compiled: against the specification, ONNX Runtime, and onnx itself."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import onnx
import onnxruntime
import pytest
from onnx import ModelProto, TensorProto, helper, numpy_helper
from onnx.backend.test.case import node as onnx_tests
from onnx.backend.test.case.test_case import TestCase
from onnx.reference import ReferenceEvaluator

from tests.tuner.frontend.models import ops
from tests.tuner.recurrent_oracle import GATES, of_model
from tuner.frontend import graph_of
from tuner.fusion import fuse
from tuner.judge.float64_recurrent import recurrent
from tuner.sessions.onnx_backend import TunebankBackend

RANDOM = np.random.default_rng(3)
OPS = ("LSTM", "GRU", "RNN")
Feeds = dict[str, np.ndarray]


def normal(*shape: int) -> np.ndarray:
    return (RANDOM.standard_normal(shape) / np.sqrt(shape[-1])).astype(np.float32)


def model_of(
    op: str,
    *,
    steps: int = 5,
    rows: int = 3,
    size: int = 7,
    units: int = 9,
    scale: float = 1.0,
    without: tuple[str, ...] = (),
    lengths: list[int] | None = None,
    kept: tuple[int, ...] = (0, 1, 2),
    opset: int = 21,
    **attributes: Any,
) -> tuple[ModelProto, Feeds]:
    """A model of one node with all optional inputs but lengths and those named in `without`."""
    gates, layout = len(GATES[op]), attributes.get("layout", 0)
    directions = 2 if attributes.get("direction") == "bidirectional" else 1
    columns = gates * units
    state = (rows, directions, units) if layout else (directions, rows, units)
    weights = {
        "W": scale * normal(directions, columns, size),
        "R": scale * normal(directions, columns, units),
        "B": scale * normal(directions, 2 * columns),
        "P": scale * normal(directions, 3 * units),
    }
    feeds = {
        "X": RANDOM.standard_normal((rows, steps, size) if layout else (steps, rows, size)),
        "L": np.array(lengths or 0, np.int32), "H": normal(*state), "C": normal(*state),
    }  # fmt: skip
    feeds["X"] = feeds["X"].astype(np.float32)
    names = ["X", "W", "R", "B", "L", "H", *(["C", "P"] if op == "LSTM" else [])]
    absent = {*without, *(() if lengths else ("L",))}
    read = ["" if name in absent else name for name in names]
    made = ["Y", "Y_h", "Y_c"][: 3 if op == "LSTM" else 2]
    made = [name if i in kept else "" for i, name in enumerate(made)]
    node = helper.make_node(op, read, made, hidden_size=units, **attributes)
    y = (rows, steps, directions, units) if layout else (steps, directions, rows, units)
    graph = helper.make_graph(
        [node], op,
        [
            helper.make_tensor_value_info(n, onnx.helper.np_dtype_to_tensor_dtype(a.dtype), a.shape)
            for n, a in feeds.items() if n in read
        ],
        [
            helper.make_tensor_value_info(n, TensorProto.FLOAT, shape)
            for n, shape in zip(made, (y, state, state), strict=False) if n
        ],
        [numpy_helper.from_array(a, n) for n, a in weights.items() if n in read],
    )  # fmt: skip
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=10)
    return model, {n: a for n, a in feeds.items() if n in read}


def natively(model: ModelProto, feeds: Feeds, cores: int | None = None) -> list[np.ndarray]:
    prepared = TunebankBackend.prepare(model, cores=cores)
    try:
        made = list(prepared.run(list(feeds.values())))
        assert prepared.engine == "native"
    finally:
        prepared.close()
    return made


def by_onnx_runtime(model: ModelProto, feeds: Feeds) -> list[np.ndarray]:
    session = onnxruntime.InferenceSession(
        model.SerializeToString(), providers=["CPUExecutionProvider"]
    )
    made: list[np.ndarray] = session.run(None, feeds)
    return made


def assert_near(found: list[np.ndarray], wanted: list[np.ndarray], bound: float = 2e-6) -> None:
    assert len(found) == len(wanted)
    for one, other in zip(found, wanted, strict=True):
        assert one.shape == other.shape
        np.testing.assert_allclose(one, other, rtol=0, atol=bound)


def assert_right(model: ModelProto, feeds: Feeds, *, is_of_ort: bool = True) -> None:
    """As the specification says, as the judge's float64 says, and as ONNX Runtime does."""
    found, (node,) = natively(model, feeds), model.graph.node
    wanted = [a for n, a in zip(node.output, of_model(model, feeds), strict=False) if n]
    values = {t.name: numpy_helper.to_array(t) for t in model.graph.initializer} | feeds
    wide = [values[n].astype(np.float64) if n else None for n in node.input]
    attributes = {a.name: helper.get_attribute_value(a) for a in node.attribute}
    judged = recurrent(node.op_type, attributes, wide)

    assert_near(found, wanted)
    assert_near([a for n, a in zip(node.output, judged, strict=False) if n], wanted, 1e-7)
    if is_of_ort:
        assert_near(found, by_onnx_runtime(model, feeds))


@pytest.mark.parametrize("direction", ["forward", "reverse", "bidirectional"])
@pytest.mark.parametrize("op", OPS)
def test_every_direction_is_right(op: str, direction: str) -> None:
    assert_right(*model_of(op, direction=direction))


@pytest.mark.parametrize("direction", ["forward", "reverse", "bidirectional"])
@pytest.mark.parametrize("op", OPS)
def test_lengths_of_sequences_are_right(op: str, direction: str) -> None:
    assert_right(*model_of(op, direction=direction, lengths=[5, 0, 3]))


@pytest.mark.parametrize("rows", [1, 3])
@pytest.mark.parametrize("op", OPS)
def test_the_batch_may_come_first(op: str, rows: int) -> None:
    """ONNX Runtime has no such kernel."""
    for direction in ("reverse", "bidirectional"):
        assert_right(*model_of(op, direction=direction, layout=1, rows=rows), is_of_ort=False)


@pytest.mark.parametrize("without", ["B", "H", "BH", "BHCP"])
@pytest.mark.parametrize("op", OPS)
def test_optional_inputs_may_be_absent(op: str, without: str) -> None:
    assert_right(*model_of(op, without=tuple(without)))


@pytest.mark.parametrize("kept", [(0,), (1,), (0, 1)])
@pytest.mark.parametrize("op", OPS)
def test_results_that_are_not_asked_for_may_be_absent(op: str, kept: tuple[int, ...]) -> None:
    assert_right(*model_of(op, kept=kept))


def test_the_last_cell_alone_may_be_asked_for() -> None:
    assert_right(*model_of("LSTM", kept=(2,)))


@pytest.mark.parametrize("op", OPS)
def test_gates_are_clipped_as_onnx_runtime_does(op: str) -> None:
    assert_right(*model_of(op, clip=0.3, scale=3.0))


def test_further_attributes_are_right() -> None:
    assert_right(*model_of("LSTM", input_forget=1))
    assert_right(*model_of("GRU", linear_before_reset=1, direction="bidirectional"))
    assert_right(*model_of("GRU", linear_before_reset=1, without=("B",), lengths=[1, 2, 5]))


ACTIVATIONS = [
    ("LSTM", ["HardSigmoid", "Softsign", "ScaledTanh"], [0.3, 0.7], [0.4, 1.3]),
    ("LSTM", ["Sigmoid", "Affine", "Tanh"], [0.3], [0.1]),
    ("GRU", ["HardSigmoid", "HardSigmoid"], [], []),
    ("GRU", ["HardSigmoid", "ScaledTanh"], [0.3, 0.7], [0.4, 1.3]),
    ("RNN", ["Relu"], [], []),
    ("RNN", ["Affine"], [0.5], [0.2]),
    ("RNN", ["LeakyRelu"], [0.3], []),
    ("RNN", ["Elu"], [0.7], []),
    ("RNN", ["Softplus"], [], []),
    ("RNN", ["Softsign"], [], []),
    ("RNN", ["HardSigmoid"], [0.5], []),
]


@pytest.mark.parametrize(("op", "names", "alpha", "beta"), ACTIVATIONS)
def test_activations_are_right(
    op: str, names: list[str], alpha: list[float], beta: list[float]
) -> None:
    given = {"activation_alpha": alpha, "activation_beta": beta}
    assert_right(*model_of(op, activations=names, **{k: v for k, v in given.items() if v}))


def test_directions_may_have_activations_of_their_own() -> None:
    names = ["Sigmoid", "Tanh", "HardSigmoid", "Softsign"]
    assert_right(*model_of("GRU", direction="bidirectional", activations=names))


@pytest.mark.parametrize(("steps", "rows", "units"), [(1, 1, 1), (2, 17, 33), (40, 1, 70)])
@pytest.mark.parametrize("op", OPS)
def test_sizes_around_those_of_tiles_are_right(op: str, steps: int, rows: int, units: int) -> None:
    for cores in (1, 2):
        model, feeds = model_of(op, steps=steps, rows=rows, units=units, size=4)
        assert_near(natively(model, feeds, cores), of_model(model, feeds))


def test_weights_of_f64_are_computed_in_f64() -> None:
    model, feeds = model_of("LSTM", direction="bidirectional")
    wide = {n: a.astype(np.float64) for n, a in feeds.items()}
    for tensor in model.graph.initializer:
        tensor.CopyFrom(
            numpy_helper.from_array(numpy_helper.to_array(tensor).astype(float), tensor.name)
        )
    for value in (*model.graph.input, *model.graph.output):
        value.type.tensor_type.elem_type = TensorProto.DOUBLE

    assert_near(natively(model, wide), of_model(model, wide), 1e-14)


@pytest.mark.parametrize("op", OPS)
def test_what_the_reference_of_onnx_computes_is_the_same(op: str) -> None:
    """It has neither lengths nor both directions, and no clip."""
    model, feeds = model_of(op, without=("P",))

    wanted = ReferenceEvaluator(model).run(None, feeds)

    assert_near(natively(model, feeds), [np.reshape(a, b.shape) for a, b in zip(
        wanted, of_model(model, feeds), strict=True)])  # fmt: skip


def test_any_number_of_steps_and_rows_is_native() -> None:
    model, _ = model_of("GRU", direction="bidirectional", without=("H",))
    for value, axes in zip((*model.graph.input, *model.graph.output), ((0, 1), (0, 2), (1,)),
                           strict=True):  # fmt: skip
        for axis, name in zip(axes, "sb" if len(axes) > 1 else "b", strict=True):
            value.type.tensor_type.shape.dim[axis].dim_param = name
    prepared = TunebankBackend.prepare(model)

    for steps, rows in ((1, 1), (9, 4), (30, 1)):
        feeds = {"X": RANDOM.standard_normal((steps, rows, 7)).astype(np.float32)}
        assert_near(list(prepared.run([feeds["X"]])), of_model(model, feeds))
    assert prepared.engine == "native"
    prepared.close()


def test_transposes_and_reshapes_around_layers_cost_nothing() -> None:
    """As exporters of PyTorch write a bidirectional LSTM of two layers, the batch first."""
    nodes, weights, x = [helper.make_node("Transpose", ["x"], ["x0"], perm=[1, 0, 2])], [], "x0"
    for layer, size in enumerate((6, 16)):
        shapes = {"W": (2, 32, size), "R": (2, 32, 8), "B": (2, 64)}
        weights += [numpy_helper.from_array(normal(*s), f"{n}{layer}") for n, s in shapes.items()]
        names = [x, *(f"{n}{layer}" for n in shapes)]
        y, turned, x = f"y{layer}", f"t{layer}", f"x{layer + 1}"
        nodes += [
            helper.make_node("LSTM", names, [y], hidden_size=8, direction="bidirectional"),
            helper.make_node("Transpose", [y], [turned], perm=[0, 2, 1, 3]),
            helper.make_node("Reshape", [turned, "shape"], [x]),
        ]
    weights.append(numpy_helper.from_array(np.array([0, 0, -1]), "shape"))
    nodes.append(helper.make_node("Transpose", [x], ["y"], perm=[1, 0, 2]))
    ports = [
        [helper.make_tensor_value_info(n, TensorProto.FLOAT, (3, 5, s))] for n, s in
        (("x", 6), ("y", 16))
    ]  # fmt: skip
    graph = helper.make_graph(nodes, "g", *ports, weights)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    feeds = {"x": RANDOM.standard_normal((3, 5, 6)).astype(np.float32)}

    assert_near(natively(model, feeds), by_onnx_runtime(model, feeds))
    fused = [node.op for node in fuse(graph_of(model, "g")).nodes]
    assert fused == ["gemm", "lstm", "gemm", "lstm"]


@pytest.mark.parametrize("name", ["W", "R", "B"])
def test_weights_that_a_run_gives_stay_with_onnx_runtime(name: str) -> None:
    model, _ = model_of("LSTM")
    tensor = next(t for t in model.graph.initializer if t.name == name)
    model.graph.input.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, tensor.dims))
    model.graph.initializer.remove(tensor)

    assert "LSTM" not in ops(graph_of(model, "g"))


@pytest.mark.parametrize("name", ["ThresholdedRelu", "Affine", "ScaledTanh"])
def test_an_activation_that_jumps_or_lacks_its_numbers_stays_with_onnx_runtime(name: str) -> None:
    model, _ = model_of("RNN", activations=[name])

    assert "RNN" not in ops(graph_of(model, "g"))


def backend_tests() -> dict[str, TestCase]:
    """ONNX's own tests by name; those of other operators, which take seconds, are not made."""
    for kind in ("lstm", "gru", "rnn"):
        import_module(f"{onnx_tests.__name__}.{kind}")
    starts = tuple(f"test_{kind}_" for kind in ("lstm", "gru", "rnn", "simple_rnn"))
    tests = onnx_tests._NodeTestCases
    return {test.name: test for test in tests if test.name.startswith(starts)}


CASES = backend_tests()


@pytest.mark.parametrize("name", CASES)
def test_the_tests_of_onnx_itself_pass_with_constant_weights(name: str) -> None:
    case = CASES[name]
    assert case.model is not None
    assert case.data_sets
    for given, wanted in case.data_sets:
        model = ModelProto.FromString(case.model.SerializeToString())
        values = dict(zip([v.name for v in model.graph.input], given, strict=True))
        for name_of in [n for n in values if n in ("W", "R", "B", "P")]:
            model.graph.initializer.append(numpy_helper.from_array(values.pop(name_of), name_of))
        kept = [v for v in model.graph.input if v.name in values]
        del model.graph.input[:]
        model.graph.input.extend(kept)

        for one, other in zip(natively(model, values), wanted, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-6)


WRONG_SIZES = {
    "R": (1, 36, 8), "B": (1, 36), "H": (1, 1, 9), "C": (1, 1, 9), "P": (1, 18), "L": (1,),
}  # fmt: skip
"""Sizes of an LSTM's inputs that those of the others contradict; ONNX's inference takes them."""


@pytest.mark.parametrize("name", WRONG_SIZES)
def test_an_input_of_a_size_that_others_contradict_stays_with_onnx_runtime(name: str) -> None:
    model, _ = model_of("LSTM", lengths=[5, 5, 5])
    shape = WRONG_SIZES[name]
    for tensor in model.graph.initializer:
        if tensor.name == name:
            tensor.CopyFrom(numpy_helper.from_array(np.zeros(shape, np.float32), name))
    for value in model.graph.input:
        if value.name == name:
            kind = value.type.tensor_type.elem_type
            value.CopyFrom(helper.make_tensor_value_info(name, kind, shape))

    assert ops(graph_of(model, "m")) == ["segment"]


@pytest.mark.parametrize("lengths", [[6, 1, 1], [-1, 1, 1]])
def test_constant_lengths_beyond_the_steps_stay_with_onnx_runtime(lengths: list[int]) -> None:
    model, feeds = model_of("RNN", lengths=lengths)
    [value] = [value for value in model.graph.input if value.name == "L"]
    model.graph.input.remove(value)
    model.graph.initializer.append(numpy_helper.from_array(feeds["L"], "L"))

    assert ops(graph_of(model, "m")) == ["segment"]


@pytest.mark.parametrize("op", OPS)
def test_gates_are_clipped_where_the_first_result_is_not_asked_for(op: str) -> None:
    assert_right(*model_of(op, clip=0.3, kept=(1,)))


@pytest.mark.parametrize("op", OPS)
def test_an_output_without_directions_may_be_read_once_more(op: str) -> None:
    """The recurrence writes the output at once in what PyTorch makes of `out, fc(out[:, -1])`."""
    model, feeds = model_of(op, kept=(0,))
    del model.graph.output[:]
    nodes = [
        helper.make_node("Squeeze", ["Y", "one"], ["out"]),
        helper.make_node("Relu", ["out"], ["further"]),
    ]
    model.graph.node.extend(nodes)
    model.graph.initializer.append(numpy_helper.from_array(np.array([1]), "one"))
    for name in ("out", "further"):
        kind = helper.make_tensor_value_info(name, TensorProto.FLOAT, [5, 3, 9])
        model.graph.output.append(kind)

    found = natively(model, feeds)

    assert_near(found, by_onnx_runtime(model, feeds))


def with_weights_of_the_run(model: ModelProto, feeds: Feeds) -> tuple[ModelProto, Feeds]:
    weights = {t.name: numpy_helper.to_array(t) for t in model.graph.initializer}
    model.graph.input.extend(
        helper.make_tensor_value_info(name, TensorProto.FLOAT, array.shape)
        for name, array in weights.items()
    )
    del model.graph.initializer[:]
    return model, feeds | weights


@pytest.mark.parametrize("op", OPS)
@pytest.mark.parametrize(
    "form",
    [
        {},
        {"direction": "reverse", "without": ("B", "H", "P")},
        {"direction": "bidirectional", "layout": 1, "without": ("C",)},
        {"direction": "bidirectional", "lengths": [5, 0, 2]},
        {"direction": "reverse", "lengths": [1, 5, 3], "kept": (1,)},
        {"steps": 1, "rows": 1, "units": 1},
    ],
    ids=str,
)
def test_weights_of_the_run_are_multiplied_step_by_step(op: str, form: dict[str, Any]) -> None:
    model, feeds = with_weights_of_the_run(*model_of(op, **form))

    assert_right(model, feeds, is_of_ort=False)


@pytest.mark.parametrize(
    ("op", "attributes"),
    [
        ("GRU", {"linear_before_reset": 1, "activations": ["Sigmoid", "Sigmoid"]}),
        ("LSTM", {"input_forget": 1, "activations": ["Sigmoid", "Relu", "Tanh"]}),
        ("RNN", {"activations": ["Sigmoid"]}),
    ],
)
def test_forms_of_cells_with_weights_of_the_run(op: str, attributes: dict[str, Any]) -> None:
    model, feeds = with_weights_of_the_run(*model_of(op, **attributes))

    assert_right(model, feeds, is_of_ort=False)


def test_many_steps_with_weights_of_the_run_stay_in_onnx_runtime() -> None:
    model, _ = with_weights_of_the_run(*model_of("RNN", steps=65))

    assert ops(graph_of(model, "long")) == ["segment"]
