"""Quantised models from file to answer: near the float64 of their own graph, tensor by tensor."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np
import onnx
import pytest

import tuner
from fixtures.inputs import random_inputs
from fixtures.quantised import FORMS, NETWORKS, quantised
from tests.tuner.judge.models import source
from tests.tuner.judge.test_ties import (
    with_a_wrong_channel,
    with_half_a_step,
    without_column_sums,
)
from tuner.backend import host_target
from tuner.frontend.onnx_tensors import type_proto
from tuner.judge.float64_model import Float64Model
from tuner.judge.judge import open_judge
from tuner.lookup.model_lookup import read_model
from tuner.lookup.protocol import NoBank
from tuner.ops.onnx_runtime import open_session
from tuner.pipeline import compile_model
from tuner.session import Options

Arrays = Mapping[str, np.ndarray]
MAX_STEPS_OFF = 1e-3
"""Share of a tensor's integers that may differ by a step from those of float64."""


def compiled(model: onnx.ModelProto, folder: Path) -> tuple[Path, Path]:
    """The files of a model, and of what it was compiled to without any tuning."""
    path, output = folder / "m.onnx", folder / "m.om"
    onnx.save(model, path)
    compile_model(path, output, Options(host_target(cores=2)), NoBank(), lambda _: None)
    return path, output


def in_turn(networks: Sequence[str], forms: Sequence[str], each: int) -> list[object]:
    """All pairs: by day each form with `each` networks, which move on by as many; others at night.

    So forms of one style, which follow one another, meet all networks.
    """
    pairs: list[object] = []
    for number, form in enumerate(forms):
        for turn, network in enumerate(networks):
            by_day = (turn - each * number) % len(networks) < each
            marks = () if by_day else (pytest.mark.slow,)
            pairs.append(pytest.param(network, form, marks=marks, id=f"{network}-{form}"))
    return pairs


@pytest.mark.parametrize(("network", "form"), in_turn([*NETWORKS], [*FORMS], each=2))
def test_a_quantised_network_is_judged_right(network: str, form: str, tmp_path: Path) -> None:
    path, output = compiled(quantised(network, form), tmp_path)
    judge = open_judge(path, read_model(path, Options(host_target(cores=2))).graph, floor=1e-4)

    with tuner.load(output) as loaded:
        verdict = judge.judge(loaded)

    assert "segment" not in {step.op for step in loaded.program.steps}
    assert judge.reference == "float64"
    assert verdict.is_right, verdict


def tensors_of(model: onnx.ModelProto, feeds: Arrays) -> dict[str, np.ndarray]:
    """Every tensor of a model as ONNX Runtime computes it, node by node."""
    every = onnx.ModelProto()
    every.CopyFrom(model)
    del every.graph.output[:]
    names = [name for node in every.graph.node for name in node.output if name]
    every.graph.output.extend(onnx.ValueInfoProto(name=name) for name in names)
    session = open_session(every.SerializeToString(), 1, optimises=False)
    return {**feeds, **dict(zip(names, session.run(names, dict(feeds)), strict=True))}


QUANTISING = (
    "QuantizeLinear", "QLinearConv", "QLinearMatMul", "QGemm", "QLinearAdd", "QLinearMul",
    "QLinearConcat", "QLinearSoftmax", "QLinearAveragePool", "QLinearGlobalAveragePool",
)  # fmt: skip


def pieces(model: onnx.ModelProto, tensors: Arrays) -> Iterator[onnx.ModelProto]:
    """The model in pieces, each from tensors of integers to the next tensor of integers.

    So no difference of one piece reaches another, which would make a large one of it.
    """
    typed = onnx.ModelProto()
    typed.CopyFrom(model)
    del typed.graph.value_info[:]
    typed.graph.value_info.extend(
        onnx.ValueInfoProto(name=name, type=type_proto(array)) for name, array in tensors.items()
    )
    made = {name: node for node in typed.graph.node for name in node.output}
    for node in typed.graph.node:
        if node.op_type in QUANTISING:
            starts = set(starts_of(node, made, tensors))
            piece = onnx.utils.Extractor(typed).extract_model(sorted(starts), [*node.output])
            del piece.graph.value_info[:]
            yield piece


def starts_of(
    node: onnx.NodeProto, made: Mapping[str, onnx.NodeProto], tensors: Arrays
) -> Iterator[str]:
    """The inputs of the model and the tensors of integers that a node is computed from."""
    for name in node.input:
        if name in tensors and (name not in made or tensors[name].dtype in (np.uint8, np.int8)):
            yield name
        elif name in made:
            yield from starts_of(made[name], made, tensors)


@pytest.mark.parametrize(
    ("network", "form"),
    in_turn(["cnn", "mlp", "attention"], [f for f in FORMS if not f.startswith("dynamic")], each=2),
)
def test_a_tensor_of_integers_differs_by_a_step_at_ties_alone(
    network: str, form: str, tmp_path: Path
) -> None:
    model, steps = quantised(network, form), []
    tensors = tensors_of(model, random_inputs(model, seed=70))
    for piece in pieces(model, tensors):
        feeds = {value.name: tensors[value.name] for value in piece.graph.input}
        ((name, wanted),) = Float64Model(source(piece)).run(feeds).items()
        _, output = compiled(piece, tmp_path)
        with tuner.load(output) as loaded:
            found = loaded.run(feeds)[name]
        assert found.dtype == wanted.dtype
        steps.append(np.abs(found.astype(int) - wanted.astype(int)))

    assert sum(made.size for made in steps) > 900
    assert are_ties(steps)


def are_ties(steps: Sequence[np.ndarray]) -> bool:
    """Return whether integers differ as nearly ties make them: by one step, and few of them."""
    off, total = sum(map(np.count_nonzero, steps)), sum(made.size for made in steps)
    return all(made.max(initial=0) <= 1 for made in steps) and off <= max(1, MAX_STEPS_OFF * total)


@pytest.mark.parametrize("fault", [with_half_a_step, with_a_wrong_channel, without_column_sums])
@pytest.mark.parametrize("network", ["cnn", "attention"])
def test_a_fault_that_the_outputs_may_hide_is_seen_in_its_tensor(
    network: str, fault: Callable[[onnx.ModelProto], onnx.ModelProto]
) -> None:
    model = quantised(network, "qdq_u8s8_channels")
    tensors = tensors_of(model, random_inputs(model, seed=70))
    seen = []
    for piece in pieces(model, tensors):
        if not {"Conv", "Gemm"} & {node.op_type for node in piece.graph.node}:
            continue  # a product of two operands that are no constants has no channels of weights
        feeds = {value.name: tensors[value.name] for value in piece.graph.input}
        ((name, wanted),) = Float64Model(source(piece)).run(feeds).items()
        found = Float64Model(source(fault(piece))).run(feeds)[name]
        seen.append(not are_ties([np.abs(found.astype(int) - wanted.astype(int))]))

    assert len(seen) > 5
    # A zero point that is 0 already cannot be forgotten.
    assert sum(seen) >= (2 if fault is without_column_sums else len(seen))
