"""Whole models with open sizes: one program, compared with ONNX Runtime at many sizes."""

import itertools
import json
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import onnx
import pytest

from fixtures.opened import inputs_of, opened
from fixtures.small import SMALL
from tests.fixtures.sessions import session
from tests.tuner.agreement import assert_near_onnx_runtimes
from tuner.backend import host_cores, host_soc_versions
from tuner.errors import ModelError, OfflineModelError, OptionError
from tuner.lookup.model_lookup import build_model
from tuner.lookup.sized_model import SizedModel, read_sized_model
from tuner.measure.models import max_difference
from tuner.program.build import BuiltProgram
from tuner.program.join import join_programs
from tuner.program.kernel_store import KernelStore
from tuner.program.program import programs_as_json, programs_from_json
from tuner.program.program_check import check_program
from tuner.runtime.model import load_built
from tuner.runtime.open_executions import can_change_sizes
from tuner.session import Options
from tuner.size_range import SizeRange
from tuner.target import Target

OPTIONS = Options(Target(host_soc_versions()[-1], min(2, host_cores())))
OF_ONE_BATCH = {"control_flow", "data_movement", "elementwise", "elementwise_chain",
                "gemm_variants", "runtime_matmul"}  # fmt: skip
"""Models whose operators fix the first size: ONNX Runtime refuses another one as well."""
BATCHED = sorted(SMALL.keys() - OF_ONE_BATCH)


def read(
    path: Path, model: onnx.ModelProto, high: int, low: int = 1, target: Target = OPTIONS.target
) -> SizedModel:
    onnx.save(model, path)
    ranges = {
        value.name: tuple(
            SizeRange(low, high) if size.dim_param else size.dim_value
            for size in value.type.tensor_type.shape.dim
        )
        for value in inputs_of(model)
    }
    return read_sized_model(path, Options(target, shape_ranges=ranges))


def built(model: SizedModel) -> BuiltProgram:
    return build_model(
        model.tasks(OPTIONS), {}, OPTIONS.target, KernelStore(), model.open_sizes
    ).program


def feeds_of(model: onnx.ModelProto, values: Mapping[str, int], seed: int) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(seed)
    feeds = {}
    for value in inputs_of(model):
        kind = value.type.tensor_type
        shape = [values.get(size.dim_param, size.dim_value) for size in kind.shape.dim]
        dtype = onnx.helper.tensor_dtype_to_np_dtype(kind.elem_type)
        is_float = np.issubdtype(dtype, np.floating)
        array = rng.standard_normal(shape) if is_float else rng.integers(0, 2, shape)
        feeds[value.name] = array.astype(dtype)
    return feeds


def assert_agrees(
    model: onnx.ModelProto, program: BuiltProgram, name: str, sizes: list[int]
) -> None:
    peer = session(model)
    names = [output.name for output in peer.get_outputs()]
    with load_built(program) as loaded:
        for size in sizes:
            feeds = feeds_of(model, {name: size}, size)
            wanted = dict(zip(names, peer.run(None, feeds), strict=True))
            assert_near_onnx_runtimes(loaded.run(feeds), wanted, size)


@pytest.mark.parametrize("name", BATCHED)
def test_every_small_model_runs_at_every_batch(name: str, tmp_path: Path) -> None:
    model = opened(SMALL[name](), {0: "batch"})

    program = built(read(tmp_path / "m.onnx", model, 7))

    assert_agrees(model, program, "batch", [1, 2, 3, 7, 1])


@pytest.mark.parametrize("name", ["tiny_encoder", "tiny_decoder"])
def test_a_transformer_runs_at_every_length(name: str, tmp_path: Path) -> None:
    model = opened(SMALL[name](), {1: "length"})

    program = built(read(tmp_path / "m.onnx", model, 8))

    assert_agrees(model, program, "length", list(range(1, 9)))


def test_queries_keys_and_values_are_one_product(tmp_path: Path) -> None:
    model = opened(SMALL["tiny_encoder"](), {1: "length"})

    whole = read(tmp_path / "m.onnx", model, 8, target=Target("x86_64-v3", 2))

    parts = [node for node in whole.graph.nodes if node.op == "part"]
    products = {node.outputs[0]: node for node in whole.graph.nodes if node.op == "gemm"}
    assert parts
    assert all(products[part.inputs[0]].attributes["parts"] == 3 for part in parts)
    assert can_change_sizes(built(whole).program)


def test_products_that_have_kernels_with_matrix_tiles_are_not_joined(tmp_path: Path) -> None:
    model, target = opened(SMALL["tiny_encoder"](), {1: "length"}), Target("x86_64-v4-amx", 2)

    whole = read(tmp_path / "m.onnx", model, 8, target=target)

    assert not any(node.op == "part" for node in whole.graph.nodes)


def test_batch_and_length_are_open_at_once(tmp_path: Path) -> None:
    model = opened(SMALL["tiny_encoder"](), {0: "batch", 1: "length"})
    program = built(read(tmp_path / "m.onnx", model, 8))
    peer = session(model)

    with load_built(program) as loaded:
        for batch, length in itertools.product((1, 3, 8), (1, 5, 8)):
            feeds = feeds_of(model, {"batch": batch, "length": length}, 0)
            names = [output.name for output in peer.get_outputs()]
            wanted = dict(zip(names, peer.run(None, feeds), strict=True))
            assert max_difference(loaded.run(feeds), wanted) <= 1e-5


EXPORTED = """
<ir_version: 9, opset_import: ["": 18]>
exported (float[b, n, 8] x, int64[c, n] mask) => (float[b, n, 8] y)
<int64 zero = {0}, int64 one = {1}, int64[1] all = {-1}, int64[1] second = {1},
 int64[1] third = {2}, float hidden = {-inf}, float seen = {0.0}, bool[1, 1] yes = {1}>
{
    sizes = Shape (x)
    batch = Gather (sizes, zero)
    length = Gather (sizes, one)
    lines = Range (zero, batch, one)
    places = Range (zero, length, one)
    starts = Mul (lines, length)
    starts_of_lines = Unsqueeze (starts, second)
    every = Add (starts_of_lines, places)
    truths = Cast <to: int = 9> (mask)
    flat = Reshape (truths, all)
    padding = Gather (flat, every)
    padding_of_rows = Unsqueeze (padding, second)
    rows = Unsqueeze (places, second)
    distances = Sub (rows, places)
    near = Less (distances, window)
    visible = And (near, padding_of_rows)
    added = Where (visible, seen, hidden)
    turned = Transpose <perm: ints = [0, 2, 1]> (x)
    scores = MatMul (x, turned)
    masked = Add (scores, added)
    shares = Softmax <axis: int = -1> (masked)
    is_nan = IsNaN (shares)
    kept = Where (is_nan, seen, shares)
    y = MatMul (kept, x)
}
"""
"""An attention as PyTorch exports it: each input has a name of its own for the batch."""


@pytest.mark.parametrize("window", [4, 6, 100])
def test_a_batch_of_masked_texts_of_any_length_is_one_program(window: int, tmp_path: Path) -> None:
    text = EXPORTED.replace("bool[1, 1] yes = {1}", f"int64 window = {{{window}}}")
    model = onnx.parser.parse_model(text)
    whole = read(tmp_path / "m.onnx", model, 16)
    peer = session(model)

    assert {node.op for node in whole.graph.nodes} <= {
        "attention",
        "copy",
        "elementwise",
        "reshape",
    }
    with load_built(built(whole)) as loaded:
        for batch, length in itertools.product((1, 3, 16), (1, 5, 16)):
            feeds = feeds_of(model, {"b": batch, "c": batch, "n": length}, length)
            feeds["mask"][0] = 0  # nothing to see
            (wanted,) = peer.run(None, feeds)
            (got,) = loaded.run(feeds).values()
            np.testing.assert_allclose(got, wanted, rtol=0, atol=1e-5 * np.abs(wanted).max())
        with pytest.raises(OptionError):
            loaded.run(feeds_of(model, {"b": 2, "c": 3, "n": 4}, 0))


CLIPPED = """
<ir_version: 9, opset_import: ["": 18]>
clipped (float[n, 8] x, float[64, 8] table) => (float[m, 8] y)
<int64 zero = {0}, int64 one = {1}, int64 last = {63}>
{
    sizes = Shape (x)
    length = Gather (sizes, zero)
    places = Range (zero, length, one)
    clipped = Min (places, last)
    rows = Gather (table, clipped)
    y = Add (x, rows)
}
"""


def test_rows_of_a_table_that_ends_before_the_text_are_gathered(tmp_path: Path) -> None:
    model = onnx.parser.parse_model(CLIPPED)

    program = built(read(tmp_path / "m.onnx", model, 128))

    assert_agrees(model, program, "n", [1, 5, 63, 64, 65, 128])


def test_only_sizes_that_must_be_equal_are_taken_for_one(tmp_path: Path) -> None:
    """Pairs of texts of different lengths, whose common batch has a name in each input."""
    model = onnx.parser.parse_model("""
        <ir_version: 9, opset_import: ["": 18]>
        pairs (float[a, n, 8] x, float[b, m, 8] y) => (float[a, n, m] z)
        { t = Transpose <perm: ints = [0, 2, 1]> (y)  z = MatMul (x, t) }
    """)
    onnx.save(model, tmp_path / "m.onnx")
    shape = SizeRange(1, 5), SizeRange(1, 9), 8
    options = Options(OPTIONS.target, shape_ranges={"x": shape, "y": shape})

    whole = read_sized_model(tmp_path / "m.onnx", options)

    assert len(whole.symbols.ranges) == 3
    peer = session(model)
    with load_built(built(whole)) as loaded:
        for batch, length, other in [(1, 9, 2), (5, 1, 9), (3, 4, 4)]:
            feeds = feeds_of(model, {"a": batch, "b": batch, "n": length, "m": other}, 0)
            (wanted,) = peer.run(None, feeds)
            assert max_difference(loaded.run(feeds), {"z": wanted}) <= 1e-5


def test_a_model_that_fits_under_no_names_is_refused_in_its_own(tmp_path: Path) -> None:
    text = EXPORTED.replace("bool[1, 1] yes = {1}", "int64 window = {4}")
    factor = "f = Cast <to: int = 1> (length) z = Mul (x, f) y = MatMul (kept, z)"
    model = onnx.parser.parse_model(text.replace("y = MatMul (kept, x)", factor))

    with pytest.raises(ModelError, match="not the same for all sizes"):
        read(tmp_path / "m.onnx", model, 16)
    with pytest.raises(ModelError, match="of b has less than 4 values"):
        read(tmp_path / "m.onnx", model, 3)


def test_bound_arrays_of_other_sizes_take_turns(tmp_path: Path) -> None:
    model = opened(SMALL["residual_cnn"](), {0: "batch"})
    program = built(read(tmp_path / "m.onnx", model, 6))

    with load_built(program) as loaded:
        feeds = {size: feeds_of(model, {"batch": size}, size) for size in (2, 6)}
        wanted = {size: loaded.run(feeds[size]) for size in feeds}
        bound = {size: loaded.bind(feeds[size]) for size in feeds}
        for size in (2, 6, 2):
            bound[size].run()
            assert max_difference(bound[size].outputs, wanted[size]) == 0.0


def test_a_program_for_a_range_is_the_same_after_json(tmp_path: Path) -> None:
    program = built(
        read(tmp_path / "m.onnx", opened(SMALL["residual_cnn"](), {0: "batch"}), 6)
    ).program

    [again] = programs_from_json(json.loads(json.dumps(programs_as_json((program,)))))

    check_program(again)
    assert again == program
    assert again.at({"batch": 2}) == program.at({"batch": 2})
    assert [port.shape[0] for port in again.at({"batch": 2}).inputs] == [2]


def test_the_input_s_shape_chooses_the_program_and_weights_are_there_once(tmp_path: Path) -> None:
    model = opened(SMALL["residual_cnn"](), {0: "batch"})
    one = built(read(tmp_path / "m.onnx", model, 9, low=5))
    two = built(read(tmp_path / "m.onnx", model, 6))
    joined = join_programs([one, two])

    assert sum(piece.array.nbytes for piece in joined.weights) <= one.program.weights_bytes
    with load_built(joined) as loaded:
        for size in (1, 4, 6, 9):
            feeds = feeds_of(model, {"batch": size}, size)
            peer = session(model)
            names = [output.name for output in peer.get_outputs()]
            wanted = dict(zip(names, peer.run(None, feeds), strict=True))
            assert max_difference(loaded.run(feeds), wanted) <= 1e-5
        with pytest.raises(OptionError, match="batch=1~9"):
            loaded.run(feeds_of(model, {"batch": 10}, 0))


def test_a_formula_of_an_unknown_size_is_refused(tmp_path: Path) -> None:
    program = built(
        read(tmp_path / "m.onnx", opened(SMALL["residual_cnn"](), {0: "batch"}), 6)
    ).program
    data = json.loads(json.dumps(programs_as_json((program,))).replace("batch", "other", 1))

    with pytest.raises(OfflineModelError):
        programs_from_json(data)


def test_a_range_of_a_few_sizes_is_refused(tmp_path: Path) -> None:
    model = opened(SMALL["dynamic_batch"](), {0: "batch"})

    with pytest.raises(ModelError, match="less than 4 values"):
        read(tmp_path / "m.onnx", model, 3)


@pytest.mark.parametrize("name", ["residual_cnn", "tiny_encoder"])
def test_four_sizes_are_a_range(name: str, tmp_path: Path) -> None:
    model = opened(SMALL[name](), {0: "batch"})

    program = built(read(tmp_path / "m.onnx", model, 4))

    assert_agrees(model, program, "batch", [1, 2, 3, 4])
