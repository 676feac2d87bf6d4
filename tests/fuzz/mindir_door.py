"""The MINDIR front end: files that once were models, up to the ONNX graph that is written."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from tests.fuzz.door import Door
from tests.fuzz.messages import mutate_message
from tests.fuzz.scramble import scrambled
from tuner.errors import TunerError
from tuner.frameworks.convert import Conversion
from tuner.frameworks.mindspore.mindir_file import MODEL
from tuner.frameworks.mindspore.mindir_to_onnx import to_onnx

SEEDS = Path(__file__).parents[2] / "fixtures" / "mindir"


def door(folder: Path) -> Door:
    """Each input is a file beside a file of weights."""
    path = folder / "model.mindir"
    weights = folder / "model_variables"
    weights.mkdir(exist_ok=True)
    (weights / "data_0").write_bytes(bytes(4096))

    def enter(data: bytes) -> None:
        path.write_bytes(data)
        to_onnx(path, folder / "model.onnx", Conversion())

    ground = [one.read_bytes() for one in sorted(SEEDS.glob("*.mindir"))]
    return Door(ground, mutated, enter, (TunerError,))


def mutated(chance: Random, ground: Sequence[bytes]) -> bytes:
    """Mostly a message with other fields or inputs, sometimes bytes that may be no message."""
    data = chance.choice(ground)
    if chance.random() < 0.1:
        return scrambled(chance, data, ground)
    model: Any = MODEL()
    model.ParseFromString(data)
    other = MODEL()
    other.ParseFromString(chance.choice(ground))
    for _ in range(min(chance.randint(1, 8), chance.randint(1, 8))):
        part = chance.choice([model.graph, model.graph, *model.primitives, model])
        if chance.random() < 0.4:
            _swap_inputs(chance, model.graph)
        elif chance.random() < 0.1:
            function = model.functions.add()
            function.CopyFrom(model.graph)
            function.name = f"f{len(model.functions)}"
            chance.choice(model.graph.node or [function.node.add()]).op_type = function.name
        else:
            mutate_message(chance, part, [other])
    return bytes(model.SerializeToString())


def _swap_inputs(chance: Random, graph: Any) -> None:
    """Have a node read another value, or be another operator."""
    nodes = list(graph.node)
    if not nodes:
        return
    node, other = chance.choice(nodes), chance.choice(nodes)
    if chance.random() < 0.3:
        node.op_type = other.op_type
    elif node.input and other.output:
        node.input[chance.randrange(len(node.input))] = other.output[0]
