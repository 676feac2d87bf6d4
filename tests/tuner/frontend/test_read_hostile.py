"""Small files that want all the memory, all the time, or the stack: each refused, saying why."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from tests.tuner.frontend.models import imported, of_node, ops, parsed
from tests.tuner.frontend.test_load_model import refusal, written
from tuner.errors import ModelError
from tuner.frontend import graph_of, load_graph
from tuner.frontend.known import BASE_BYTES, BYTES_PER_WEIGHT
from tuner.frontend.read import MAX_DEPTH, MAX_FIELDS
from tuner.graph import Graph


def field(number: int, content: bytes) -> bytes:
    """A field of variable length, as protobuf writes it."""
    size = len(content)
    digits = bytearray()
    while size > 127:
        digits.append(size & 127 | 128)
        size >>= 7
    return bytes([number << 3 | 2, *digits, size]) + content


GRAPH, NODE, ATTRIBUTE = 7, 1, 5


def held_bytes(graph: Graph) -> int:
    return sum(array.nbytes for array in graph.constants.values())


# the file


def test_a_file_of_empty_messages_is_refused_before_they_are_made(tmp_path: Path) -> None:
    content = field(GRAPH, field(NODE, field(ATTRIBUTE, b"") * MAX_FIELDS))

    assert f"more than {MAX_FIELDS} fields" in refusal(written(tmp_path, content)).message


@pytest.mark.parametrize("depth", [MAX_DEPTH // 3 + 1, 200])
def test_subgraphs_in_subgraphs_are_refused_from_a_depth_on(depth: int, tmp_path: Path) -> None:
    content = b""
    for _ in range(depth):
        content = field(NODE, field(5, field(6, content)))

    assert f"more than {MAX_DEPTH}" in refusal(written(tmp_path, field(GRAPH, content))).message


def test_subgraphs_of_a_sane_depth_are_read() -> None:
    body = "a = Neg(x)"
    for level in range(12):
        body = (
            f"a = If (c) <then_branch = t{level} () => (float[2] a) {{ {body} }}, "
            f"else_branch = e{level} () => (float[2] a) {{ a = Sqrt(x) }}>"
        )

    graph = imported(parsed(f"g (float[2] x) => (float a) {{ {body} }}", c=np.array(True)))

    assert ops(graph) == ["Neg"]


def test_a_name_that_is_no_text_is_refused(tmp_path: Path) -> None:
    content = b"\x08\x08" + field(GRAPH, field(NODE, field(3, b"\xff\xfe")))

    assert "not valid text" in refusal(written(tmp_path, content)).message


def test_messages_hold_no_control_characters_and_an_end(tmp_path: Path) -> None:
    model = of_node("Relu", {"x": (2,)})
    model.graph.node[0].input[0] = "\x1b[2J\n" * 100
    model.graph.node[0].op_type = "\x1b]0;\x07" * 300

    message = refusal(written(tmp_path, model.SerializeToString())).message

    assert message.isprintable()
    assert len(message) < len(str(tmp_path)) + 1100


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda m: setattr(m, "ir_version", 2**62), "ONNX format"),
        (lambda m: setattr(m.opset_import[0], "version", 2**40), "operator set"),
        (lambda m: setattr(m.opset_import[0], "version", -1), "operator set"),
    ],
)  # fmt: skip
def test_extreme_versions_are_refused(change: object, says: str, tmp_path: Path) -> None:
    model = of_node("Relu", {"x": (2,)})
    change(model)  # type: ignore[operator]

    assert says in refusal(written(tmp_path, model.SerializeToString())).message


# shapes


@pytest.mark.parametrize(
    "sizes", [[2**63 - 1], [2**32, 2**32], [2**62, 4], [-5], [0, 2**40], [1] * 65]
)
def test_a_tensor_of_an_absurd_shape_is_refused(sizes: list[int]) -> None:
    model = of_node("Relu", {})
    model.graph.node[0].input.append("x")
    model.graph.initializer.append(TensorProto(name="x", data_type=1, dims=sizes))

    with pytest.raises(ModelError, match="far too large"):
        graph_of(model, "test")


@pytest.mark.parametrize(
    "text",
    [
        "y = ConstantOfShape(big)",
        "y = Expand(x, big)",
        "y = Tile(x, big)",
        "y = Pad(x, sides)",
        "y = Resize(x, , , big)",
        "y = Range(zero, most, one)",
        "z = Expand(x, wide) y = Expand(z, big)",
    ],
)
def test_an_operator_cannot_ask_for_an_absurd_size(text: str) -> None:
    constants = {
        "big": np.array([2**40, 2**30]), "sides": np.array([0, 0, 2**62, 2**62]),
        "wide": np.array([2**15, 2**15]), "zero": np.array(0), "one": np.array(1),
        "most": np.array(2**60),
    }  # fmt: skip

    with pytest.raises(ModelError):
        graph_of(parsed(f"g (float[1,1] x) => (float y) {{ {text} }}", **constants), "test")


def test_a_number_of_more_than_32_bits_is_refused() -> None:
    with pytest.raises(ModelError, match="far from every size, 2147483648"):
        graph_of(of_node("Flatten", {"x": (2, 3)}, axis=2**31), "test")


def test_a_sparse_tensor_that_is_written_out_is_no_larger_than_the_model_allows() -> None:
    model = of_node("MatMul", {"x": (1, 2**15)})
    model.graph.node[0].input.append("w")
    values = numpy_helper.from_array(np.array([5, 6], np.float32), "w")
    indices = numpy_helper.from_array(np.array([0, 7]), "i")
    sparse = helper.make_sparse_tensor(values, indices, [2**15, 2**15])
    model.graph.sparse_initializer.append(sparse)

    with pytest.raises(ModelError, match=r"sparse tensor 'w' needs 4294967296 bytes"):
        graph_of(model, "test")


@pytest.mark.parametrize("holder", ["attribute", "branch"])
def test_a_sparse_tensor_of_a_branch_reads_no_other_file(holder: str) -> None:
    """ONNX Runtime would look for it where the daemon was started."""
    values = TensorProto(name="k", data_type=TensorProto.FLOAT, dims=[1])
    values.data_location = TensorProto.EXTERNAL
    values.external_data.add(key="location", value="secret")
    sparse = helper.make_sparse_tensor(values, numpy_helper.from_array(np.array([0]), "i"), [4])
    model = parsed(
        "g (bool c, float[4] x) => (float[4] y)"
        "{ y = If (c) <then_branch = t () => (float[4] a) { a = Neg (x) },"
        "              else_branch = e () => (float[4] b) { b = Abs (x) }> }"
    )
    branch = model.graph.node[0].attribute[0].g
    if holder == "branch":
        branch.sparse_initializer.append(sparse)
    else:
        branch.node.insert(0, helper.make_node("Constant", [], ["k"], sparse_value=sparse))

    with pytest.raises(ModelError, match="'k' has its data elsewhere"):
        graph_of(model, "test")


# what is computed while the model is read


def test_a_small_model_folds_until_its_budget_is_spent_and_leaves_the_rest_to_run_time() -> None:
    steps = " ".join(f"e{i} = Expand(c{i}, size) s{i} = Add(x, e{i})" for i in range(9))
    values = {f"c{i}": np.full((1, 1), i, np.float32) for i in range(9)}
    total = "y = Sum(" + ",".join(f"s{i}" for i in range(9)) + ")"
    model = parsed(f"g (float[1,1] x) => (float y) {{ {steps} {total} }}",
                   **values, size=np.array([2**11, 2**11]))  # fmt: skip

    graph = graph_of(model, "test")

    assert 0 < held_bytes(graph) <= BASE_BYTES + 100
    assert "Expand" in ops(graph)


def test_a_model_may_fold_four_copies_of_its_weights() -> None:
    weights = 2**22 + 2**21
    copies = " ".join(f"t{i} = Transpose<perm=[{i}, {1 - i}]>(w)" for i in (0, 1))
    model = parsed(f"g (float[1,1] x) => (float a, float b) {{ {copies} "
                   "r = Reshape(t0, sizes) n = Neg(r) a = Add(x, n) b = MatMul(x, t1) }",
                   w=np.zeros((weights, 1), np.float32), sizes=np.array([1, -1]))  # fmt: skip
    assert 4 * weights * BYTES_PER_WEIGHT > BASE_BYTES

    graph = graph_of(model, "test")

    assert ops(graph) == ["Add", "MatMul"]


def test_a_product_that_would_take_minutes_is_left_to_run_time() -> None:
    model = parsed("g (int64[1] x) => (int64 y) { e = Expand(c, size) m = MatMul(e, e) "
                   "y = Add(x, m) }", c=np.ones((1, 1), np.int64),
                   size=np.array([1024, 1024]))  # fmt: skip

    graph = graph_of(model, "test")

    assert "MatMul" in graph.nodes[0].origin


def test_a_scale_that_is_spread_over_everything_stays_with_onnx_runtime() -> None:
    model = of_node("LayerNormalization", {"x": (1, 2**26)}, axis=1,
                    constants={"s": np.ones(1, np.float32)})  # fmt: skip

    graph = graph_of(model, "test")

    assert ops(graph) == ["segment"]
    assert held_bytes(graph) == 0


def test_a_weight_is_not_copied_into_more_segments_than_the_model_allows() -> None:
    size = 2**20
    steps = [f"a{i} = Mod<fmod=1>(z{i}, w) z{i + 1} = Relu(a{i})" for i in range(40)]
    text = f"g (double[{size}] z0) => (double z40) {{ {' '.join(steps)} }}"

    with pytest.raises(ModelError, match="far more than the model's weights"):
        graph_of(parsed(text, w=np.ones(size)), "test")


# functions


def calling(calls: dict[str, list[str]], first: str) -> onnx.ModelProto:
    """A model of functions that call the named ones in turn; Relu where there is none."""
    imports = [helper.make_opsetid("", 17), helper.make_opsetid("own", 1)]
    functions = []
    for name, called in calls.items():
        nodes = [
            helper.make_node(c, [f"t{i}"], [f"t{i + 1}"], domain="" if c == "Relu" else "own")
            for i, c in enumerate(called)
        ]
        last = f"t{len(called)}"
        functions.append(helper.make_function("own", name, ["t0"], [last], nodes, imports))
    model = of_node(first, {"x": (2,)}, opset=17)
    model.graph.node[0].domain = "own"
    model.opset_import.append(imports[1])
    model.functions.extend(functions)
    return model


def test_functions_that_multiply_are_counted_before_they_are_expanded() -> None:
    calls = {"F0": ["Relu"], **{f"F{i}": [f"F{i - 1}"] * 10 for i in range(1, 12)}}

    with pytest.raises(ModelError, match=r"would become [0-9]{15} bytes"):
        graph_of(calling(calls, "F11"), "test")


@pytest.mark.parametrize(
    "calls",
    [
        {"F": ["F"]},
        {"F": ["G"], "G": ["F"]},
        {"F": ["G1"], **{f"G{i}": [f"G{i + 1}"] for i in range(1, 500)}, "G500": ["Relu"]},
    ],
)
def test_functions_that_call_each_other_without_end_are_refused(
    calls: dict[str, list[str]],
) -> None:
    with pytest.raises(ModelError, match="levels deep"):
        graph_of(calling(calls, "F"), "test")


def test_functions_of_a_sane_size_are_expanded() -> None:
    graph = graph_of(calling({"F": ["G", "G"], "G": ["Relu"]}, "F"), "test")

    assert ops(graph) == ["Relu", "Relu"]


# external data


def external(folder: Path, location: str, tensors: int = 1, size: int = 12) -> Path:
    """A model with weights that lie there, all at the same place."""
    names = [f"w{i}" for i in range(tensors)]
    model = of_node("Sum", {"x": (size,)})
    model.graph.node[0].input.extend(names)
    for name in names:
        tensor = model.graph.initializer.add(name=name, data_type=1, dims=[size])
        tensor.data_location = TensorProto.EXTERNAL
        tensor.external_data.add(key="location", value=location)
    return written(folder, model.SerializeToString())


def test_only_a_regular_file_is_opened_for_external_data(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo")
    (tmp_path / "folder").mkdir()
    (tmp_path / "zero").symlink_to("/dev/zero")
    (tmp_path / "circle").symlink_to("circle")

    for location in ("fifo", "folder", "zero", "circle", "/dev/zero", "x" * 5000, "a\0b"):
        assert "'w0'" in refusal(external(tmp_path, location)).message


def test_a_data_file_of_holes_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / "holes").open("wb") as file:
        file.truncate(2**31)

    message = refusal(external(tmp_path, "holes", size=2**30)).message

    assert "holes" in message
    assert "far larger than the data files" in message


def test_one_data_file_is_not_read_again_and_again(tmp_path: Path) -> None:
    size = 2**20
    (tmp_path / "data").write_bytes(bytes(range(256)) * (4 * size // 256))

    assert load_graph(external(tmp_path, "data", tensors=2, size=size)).constants
    assert "referenced repeatedly" in refusal(external(tmp_path, "data", 40, size)).message


def test_external_data_in_an_inner_folder_is_read(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "data").write_bytes(np.arange(12, dtype=np.float32).tobytes())

    graph = load_graph(external(tmp_path, "inner/data"))

    np.testing.assert_array_equal(graph.constants["w0"], np.arange(12))


# values that stand in the file one by one


@pytest.mark.parametrize(
    "dtype", [np.float32, np.float64, np.float16, np.int64, np.int32, np.int16, np.int8,
              np.uint64, np.uint32, np.uint16, np.uint8, np.bool_],
)  # fmt: skip
def test_typed_values_are_read_as_raw_ones_are(dtype: type) -> None:
    array = np.array([[0, 1, 5], [7, 100, 1]]).astype(dtype)
    element = helper.np_dtype_to_tensor_dtype(np.dtype(dtype))
    tensor = helper.make_tensor("w", element, array.shape, array.reshape(-1))
    model = of_node("Reshape", {}, constants={"w": array, "s": np.array([6])})
    model.graph.initializer[0].CopyFrom(tensor)

    [found] = graph_of(model, "test").constants.values()

    np.testing.assert_array_equal(found, array.reshape(-1))
    assert found.dtype == dtype


@pytest.mark.parametrize(("dtype", "read"), [(np.uint8, [44, 255]), (np.bool_, [1, 1])])
def test_typed_values_that_do_not_fit_their_type_are_cut(dtype: type, read: list[int]) -> None:
    model = of_node("Reshape", {}, constants={"w": np.zeros(2, dtype), "s": np.array([2])})
    model.graph.initializer[0].ClearField("raw_data")
    model.graph.initializer[0].int32_data.extend([300, -1])

    [found] = graph_of(model, "test").constants.values()

    np.testing.assert_array_equal(found.view(np.uint8), read)
