"""ONNX Runtime's program of a whole model: written, loaded, run, bound, and tuned again."""

from __future__ import annotations

import threading
from collections import ChainMap
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from fixtures.inputs import random_inputs
from fixtures.memory_lookup import MemoryLookup
from fixtures.small import SMALL, write_external_data
from tests.fixtures.sessions import session
from tuner import load
from tuner.backend import host_soc_versions
from tuner.errors import (
    ModelError,
    OfflineModelError,
    OptionError,
    OptionTypeError,
    RefusedInputsError,
)
from tuner.frontend import runtime
from tuner.frontend.runtime import is_racy
from tuner.lookup.model_lookup import read_model, read_ort_program
from tuner.offline_model import offline_model
from tuner.pipeline import compile_model, tune_model
from tuner.program.program import Program
from tuner.program.program_check import check_program
from tuner.runtime.model import load_built
from tuner.session import Event, Options, PhaseStarted
from tuner.target import Target
from tuner.whole_model import times
from tuner.whole_model.write import write_ort_program

TARGET = Target(host_soc_versions()[-1], 2)
info = helper.make_tensor_value_info


def model_of(
    nodes: list[onnx.NodeProto],
    inputs: list[onnx.ValueInfoProto],
    outputs: list[onnx.ValueInfoProto],
) -> onnx.ModelProto:
    graph = helper.make_graph(nodes, "g", inputs, outputs)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9)


def text_and_sequence() -> onnx.ModelProto:
    """Passes text on, and packs two tensors into a sequence."""
    return model_of(
        [
            helper.make_node("Add", ["x", "x"], ["y"]),
            helper.make_node("SequenceConstruct", ["x", "y"], ["pair"]),
            helper.make_node("Identity", ["text"], ["same"]),
        ],
        [info("x", TensorProto.FLOAT, [2]), info("text", TensorProto.STRING, [3])],
        [
            info("y", TensorProto.FLOAT, [2]),
            info("same", TensorProto.STRING, [3]),
            helper.make_tensor_sequence_value_info("pair", TensorProto.FLOAT, None),
        ],
    )


def written(model: onnx.ModelProto, folder: Path) -> Path:
    path = folder / "m.onnx"
    onnx.save(model, path)
    return path


def ort_model(model: onnx.ModelProto, folder: Path) -> Path:
    """An offline model with ONNX Runtime's program."""
    shapes = {name: array.shape for name, array in random_inputs(model).items()}
    options = Options(TARGET, input_shapes=shapes)
    built = read_ort_program(written(model, folder), options)
    assert built is not None
    check_program(built.program)
    write_ort_program(folder / "m.om", "m", built, options)
    return folder / "m.om"


@pytest.mark.parametrize("name", ["residual_cnn", "control_flow", "unsupported_ops"])
def test_it_gives_what_onnx_runtime_gives_and_starts_no_thread_of_ours(
    name: str, tmp_path: Path
) -> None:
    model = SMALL[name]()
    feeds = random_inputs(model)
    threads = set(threading.enumerate())  # of which those of tests before this one may end
    with load(ort_model(model, tmp_path), threads=1) as loaded:
        assert set(threading.enumerate()) <= threads
        answer = loaded.run(feeds)
        names = [port.name for port in loaded.outputs]
        for output, array in zip(names, session(model).run(names, feeds), strict=True):
            np.testing.assert_allclose(answer[output], array, rtol=1e-5, atol=1e-6)
        assert loaded.time_steps(feeds, 3).shape == (3, 1)
    with pytest.raises(RuntimeError, match="closed"):
        loaded.run(feeds)


def test_inputs_are_checked_as_those_of_other_programs_are(tmp_path: Path) -> None:
    model = SMALL["elementwise_chain"]()
    feeds = random_inputs(model)
    first = next(iter(feeds))
    array = feeds[first]
    with load(ort_model(model, tmp_path)) as loaded:
        expected = loaded.run(feeds)
        for same in (array.tolist(), np.asfortranarray(array), array[::-1].copy()[::-1]):
            for given in ({**feeds, first: np.asarray(same, np.float32)}, ChainMap(feeds)):
                for name, output in loaded.run(given).items():
                    np.testing.assert_array_equal(output, expected[name])
        with pytest.raises(OptionTypeError, match="float64"):
            loaded.run({**feeds, first: array.astype(np.float64)})
        with pytest.raises(OptionError, match="is missing"):
            loaded.run({name: feed for name, feed in feeds.items() if name != first})
        with pytest.raises(OptionError, match="other"):
            loaded.run({**feeds, "other": array})


def test_calls_of_several_threads_give_each_its_own_outputs(tmp_path: Path) -> None:
    model = SMALL["elementwise_chain"]()
    feeds = random_inputs(model)
    with load(ort_model(model, tmp_path), threads=1) as loaded:
        given = [{name: feed * factor for name, feed in feeds.items()} for factor in (1, 2, 3, 4)]
        expected = [loaded.run(one) for one in given]
        with ThreadPoolExecutor(4) as threads:
            found = list(threads.map(loaded.run, given * 50))
    for position, outputs in enumerate(found):
        for name, array in outputs.items():
            np.testing.assert_array_equal(array, expected[position % 4][name])


def test_bound_runs_read_and_write_the_callers_arrays(tmp_path: Path) -> None:
    model = SMALL["elementwise_chain"]()
    feeds = random_inputs(model)
    with load(ort_model(model, tmp_path)) as loaded:
        expected, bound = loaded.run(feeds), loaded.bind(feeds)
        bound.run()
        for name, array in expected.items():
            np.testing.assert_array_equal(bound.outputs[name], array)
        first = next(iter(feeds))
        bound.inputs[first][...] = 0
        bound.run()
        for name, array in loaded.run({**feeds, first: np.zeros_like(feeds[first])}).items():
            np.testing.assert_array_equal(bound.outputs[name], array)
        with pytest.raises(OptionError, match="the model takes"):
            loaded.run({**feeds, first: feeds[first][..., :1]})


def test_text_and_sequences_pass_through_instead_of_being_refused(tmp_path: Path) -> None:
    path = written(text_and_sequence(), tmp_path)
    options = Options(TARGET)
    result = tune_model(path, tmp_path / "m.om", options, MemoryLookup(), lambda event: None)
    compiled = compile_model(path, tmp_path / "c.om", options, MemoryLookup(), lambda event: None)

    assert "'text'" in result.left_to_peer
    assert result.counts.total == 0
    none = (compiled.total, compiled.hits, compiled.subgraphs, compiled.subgraph_hits)
    assert none == (0, 0, 0, 0)
    for om in ("m.om", "c.om"):
        with load(tmp_path / om) as loaded:
            feeds = {"x": np.ones(2, np.float32), "text": np.array(["a", "b", "c"], object)}
            answer = loaded.run(feeds)
            assert answer["same"].tolist() == ["a", "b", "c"]
            np.testing.assert_array_equal(answer["pair"], [[1, 1], [2, 2]])
            with pytest.raises(OptionError, match="without memory of its own"):
                loaded.bind(feeds)
            with pytest.raises(OptionError, match="text is missing"):
                loaded.run({"x": feeds["x"]})


def test_an_open_size_is_told_before_what_the_front_end_lacks(tmp_path: Path) -> None:
    model = text_and_sequence()
    model.graph.input[0].type.tensor_type.shape.dim[0].dim_param = "N"
    path = written(model, tmp_path)
    with pytest.raises(ModelError, match="the size of input 'x'"):
        compile_model(path, tmp_path / "m.om", Options(TARGET), MemoryLookup(), lambda e: None)


def test_what_would_fill_the_memory_is_not_left_to_onnx_runtime(tmp_path: Path) -> None:
    shape = helper.make_tensor("shape", TensorProto.INT64, [2], [1 << 20, 1 << 20])
    model = model_of(
        [
            helper.make_node("Constant", [], ["shape"], value=shape),
            helper.make_node("Expand", ["x", "shape"], ["y"]),
        ],
        [info("x", TensorProto.FLOAT, [1])],
        [info("y", TensorProto.FLOAT, [1 << 20, 1 << 20])],
    )
    path = written(model, tmp_path)
    with pytest.raises(ModelError, match="would have shape"):
        compile_model(path, tmp_path / "m.om", Options(TARGET), MemoryLookup(), lambda e: None)
    assert not (tmp_path / "m.om").exists()


def test_it_holds_the_onnx_model_and_is_tuned_again_with_kernels(tmp_path: Path) -> None:
    model = SMALL["residual_cnn"]()
    om = ort_model(model, tmp_path)
    options = Options(TARGET)
    again = read_ort_program(om, options)

    assert again is not None
    assert again.program == Program.from_json(offline_model.load(om).program)
    assert [node.op for node in read_model(om, options).graph.nodes].count("segment") == 0


def test_external_data_come_along_but_not_from_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write_external_data(tmp_path)
    feeds = random_inputs(onnx.load(path))
    options = Options(TARGET, input_shapes={n: a.shape for n, a in feeds.items()})
    built = read_ort_program(path, options)
    assert built is not None
    with load_built(built) as loaded:
        loaded.run(feeds)
    monkeypatch.setattr(runtime, "MAX_MODEL_BYTES", 1000)
    with pytest.raises(ModelError, match="in one file, can have 1000"):
        read_ort_program(path, options)


def test_hostile_ones_are_refused(tmp_path: Path) -> None:
    external = write_external_data(tmp_path).read_bytes()
    om = ort_model(SMALL["residual_cnn"](), tmp_path)
    stored = offline_model.load(om)
    program = Program.from_json(stored.program)
    segment = program.steps[0].segment
    assert segment is not None

    def rewritten(weights: bytes, place: tuple[int, int]) -> Path:
        step = replace(program.steps[0], segment=replace(segment, stored=place))
        changed = replace(program, steps=(step,), weights_bytes=len(weights))
        content = replace(stored, program=changed.as_json(), weights=memoryview(weights))
        offline_model.save(tmp_path / "bad.om", content)
        return tmp_path / "bad.om"

    bad = rewritten(bytes(stored.weights), (0, len(stored.weights) + 1))
    with pytest.raises(OfflineModelError, match="not within the weights"):
        load(bad)
    bad = rewritten(bytes(stored.weights), (0, 100))
    with pytest.raises(OfflineModelError, match="ONNX Runtime does not load"):
        load(bad)
    with pytest.raises(ModelError, match=r"damaged|not an ONNX model"):
        read_model(bad, Options(TARGET))
    bad = rewritten(external, (0, len(external)))
    for refused in (read_model, read_ort_program):
        with pytest.raises(ModelError, match="has its data elsewhere"):
            refused(bad, Options(TARGET))


@pytest.mark.usefixtures("quiet_machine")
def test_where_it_is_faster_the_session_writes_it_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test decides what the comparison finds."""
    path = written(SMALL["residual_cnn"](), tmp_path)
    shapes = {name: a.shape for name, a in random_inputs(SMALL["residual_cnn"]()).items()}
    monkeypatch.setattr(
        times, "lost_pattern", lambda *_, **__: "slower: 0.50x [0.49, 0.51] in a row"
    )
    told: list[str] = []

    def listen(event: Event) -> None:
        told.extend([event.text] if isinstance(event, PhaseStarted) else [])

    options = Options(
        TARGET, shapes, time_limit_s=0.1, tunes_subgraphs=False, tunes_operators=False
    )
    result = tune_model(path, tmp_path / "m.om", options, MemoryLookup(), listen)

    program = Program.from_json(offline_model.load(tmp_path / "m.om").program)
    assert program.whole_model is not None
    assert result.left_to_peer == "our program is slower: 0.50x [0.49, 0.51] in a row"
    assert "ONNX Runtime runs the whole model: our program is slower" in told[-1]
    assert len(result.after) == 1


def scatter(reduction: str, op: str = "ScatterND") -> onnx.ModelProto:
    """Relu, which has a kernel, before updates with repeated indices."""
    rows, updates, width = 8, 4000, 32
    indices = np.random.default_rng(0).integers(0, rows, (updates, 1))
    constants = [
        numpy_helper.from_array(np.ones((rows, width), np.float32), "data"),
        numpy_helper.from_array(indices, "indices"),
    ]
    model = model_of(
        [
            helper.make_node("Relu", ["x"], ["updates"]),
            helper.make_node(op, ["data", "indices", "updates"], ["y"], reduction=reduction),
        ],
        [info("x", TensorProto.FLOAT, [updates, width])],
        [info("y", TensorProto.FLOAT, [rows, width])],
    )
    model.graph.initializer.extend(constants)
    return model


@pytest.mark.parametrize("reduction", ["add", "mul", "min", "max"])
def test_repeated_indices_are_reduced_on_one_thread_wherever_onnx_runtime_runs(
    reduction: str, tmp_path: Path
) -> None:
    model = scatter(reduction)
    path, options = written(model, tmp_path), Options(TARGET)
    whole = read_ort_program(path, options)
    assert whole is not None
    compile_model(path, tmp_path / "m.om", options, MemoryLookup(), lambda event: None)
    ours = Program.from_json(offline_model.load(tmp_path / "m.om").program)

    assert [step.segment.threads for step in whole.program.steps if step.segment] == [1]
    assert not any(step.segment for step in ours.steps)
    feeds = {"x": np.random.default_rng(1).uniform(0.9, 1.1, (4000, 32)).astype(np.float32)}
    exact = session(model).run(None, feeds)[0]
    with load(tmp_path / "m.om", threads=2) as loaded:
        for _ in range(3):
            np.testing.assert_array_equal(loaded.run(feeds)["y"], exact)


def test_other_scatters_keep_their_threads() -> None:
    assert not is_racy(scatter("none"))
    assert not is_racy(scatter("add", op="ScatterElements"))
    inside = helper.make_graph(scatter("add").graph.node, "then", [], [info("y", 1, [8, 32])])
    branch = helper.make_node("If", ["c"], ["y"], then_branch=inside, else_branch=inside)
    assert is_racy(model_of([branch], [info("c", TensorProto.BOOL, [1])], [info("y", 1, [8, 32])]))


def branches_with_lstm() -> onnx.ModelProto:
    """An If with an LSTM in both branches, one of which fits only batches that are not 1."""
    rng = np.random.default_rng(0)
    shapes = {"w": (1, 12, 4), "r": (1, 12, 3)}
    weights = [
        numpy_helper.from_array(rng.standard_normal(shape).astype(np.float32), name)
        for name, shape in shapes.items()
    ]

    def branch(name: str, squeezes: bool) -> onnx.GraphProto:
        squeeze = [helper.make_node("Squeeze", ["x"], ["s"])] if squeezes else []
        source = "s" if squeezes else "x"
        lstm = helper.make_node("LSTM", [source, "w", "r"], ["", name], hidden_size=3)
        inner = helper.make_graph([*squeeze, lstm], name, [], [info(name, 1, None)])
        nested = helper.make_node("If", ["c"], [f"{name}o"], then_branch=inner, else_branch=inner)
        return helper.make_graph([nested], f"{name}_outer", [], [info(f"{name}o", 1, None)])

    then, other = branch("a", squeezes=False), branch("b", squeezes=True)
    model = model_of(
        [helper.make_node("If", ["c"], ["y"], then_branch=then, else_branch=other)],
        [info("x", TensorProto.FLOAT, ["n", "b", 4]), info("c", TensorProto.BOOL, [1])],
        [info("y", TensorProto.FLOAT, None)],
    )
    model.graph.initializer.extend(weights)
    return model


def test_of_two_branches_with_an_lstm_the_one_that_fits_the_batch_is_native(tmp_path: Path) -> None:
    """ONNX Runtime is asked for the other one, where a condition chooses it, and refuses."""
    model = branches_with_lstm()
    path, options = written(model, tmp_path), Options(TARGET, {"x": (5, 1, 4)})
    compile_model(path, tmp_path / "m.om", options, MemoryLookup(), lambda event: None)

    feeds = {"x": np.ones((5, 1, 4), np.float32), "c": np.array([True])}
    with load(tmp_path / "m.om") as loaded:
        assert loaded.program.inputs[0].shape == (5, 1, 4)
        found = loaded.run(feeds)["y"]
        with pytest.raises(RefusedInputsError, match="must have 3 dimensions"):
            loaded.run({**feeds, "c": np.array([False])})
        np.testing.assert_array_equal(loaded.run(feeds)["y"], found)
        steps = [
            (step.op, [guard.is_true for guard in step.guards]) for step in loaded.program.steps
        ]
    np.testing.assert_allclose(found, session(model).run(None, feeds)[0], rtol=1e-4, atol=1e-6)
    assert ("lstm", [True]) in steps
    assert ("segment", [False]) in steps


def test_a_closed_model_whose_steps_are_all_segments_does_not_run(tmp_path: Path) -> None:
    x, y = (info(name, TensorProto.DOUBLE, [4]) for name in "xy")
    model = model_of([helper.make_node("Exp", ["x"], ["y"])], [x], [y])
    path = written(model, tmp_path)
    compile_model(path, tmp_path / "c.om", Options(TARGET), MemoryLookup(), lambda event: None)
    loaded = load(tmp_path / "c.om")
    bound = loaded.bind()
    loaded.close()
    for run in (lambda: loaded.run({"x": np.zeros(4)}), bound.run):
        with pytest.raises(RuntimeError, match="closed"):
            run()


def test_the_file_of_a_whole_model_may_change_for_onnx_runtime_has_a_copy(tmp_path: Path) -> None:
    model = SMALL["elementwise_chain"]()
    feeds, path = random_inputs(model), ort_model(model, tmp_path)
    with load(path) as loaded:
        expected = loaded.run(feeds)
        path.write_bytes(path.read_bytes())
        for given in (feeds, ChainMap(feeds)):
            for name, array in loaded.run(given).items():
                np.testing.assert_array_equal(array, expected[name])
