"""ONNX Runtime's program of a model: one segment that holds the whole ONNX model."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import onnx

from tuner.errors import ErrorCode, ModelError
from tuner.frontend.onnx_tensors import DTYPE_NAMES
from tuner.frontend.read import ReadModel
from tuner.frontend.runtime import ELEMENTS, is_racy, whole_model
from tuner.ops.onnx_runtime import open_session, refusals
from tuner.program.build import BuiltProgram
from tuner.program.memory import Piece, aligned
from tuner.program.program import Place, Port, Program, Segment, Step
from tuner.target import Target


def ort_program(
    read: ReadModel,
    folder: Path | None,
    name: str,
    input_shapes: Mapping[str, tuple[int, ...]],
    target: Target,
    *,
    is_open: bool = False,
) -> BuiltProgram:
    """The program that leaves the whole model to ONNX Runtime and its own optimisations.

    `is_open`: it takes inputs of all shapes that the model takes, not of `input_shapes` alone.

    `folder` is where external data may be. A model whose results depend on chance on several
    threads gets one. Raises ModelError for a model that ONNX Runtime does not load, that is too
    large for one file, or whose inputs are of open sizes; OptionError for shapes that do not fit.
    """
    model = whole_model(read, folder, input_shapes)
    fixed = {value.name: value.type for value in model.graph.input}
    try:
        if is_open:
            raise ModelError("the sizes of the inputs stay open")  # noqa: TRY301
        data = model.SerializeToString()
        session = _session(data)
    except ModelError:  # perhaps a branch for other shapes: its types fit only open sizes
        del model.graph.input[:]
        model.graph.input.extend(read.proto.graph.input)
        data = model.SerializeToString()
        session = _session(data)
    inputs, outputs = _ports(session, {} if is_open else fixed, model.graph)
    segment = Segment(b"", (), (), 1 if is_racy(model) else 0, (0, len(data)))
    operators = tuple(dict.fromkeys(node.op_type for node in model.graph.node))
    program = Program(
        target=target,
        inputs=inputs,
        outputs=outputs,
        output_places=tuple(Place("output", number) for number in range(len(outputs))),
        steps=(Step(name, "segment", operators, "", "", (), (), 0, segment),),
        arena_bytes=0,
        weights_bytes=aligned(len(data)),
    )
    return BuiltProgram((program,), (), (Piece(0, np.frombuffer(data, np.uint8)),))


def _session(model: bytes) -> Any:
    """Raises ModelError for a model that ONNX Runtime does not load."""
    try:
        return open_session(model, threads=1, spins=False)
    except refusals() as error:
        raise ModelError(
            "ONNX Runtime does not load the model",
            f"check the model (ONNX Runtime says: {' '.join(str(error).split())[:200]})",
            ErrorCode.INVALID_GRAPH,
        ) from error


def _ports(
    session: Any, fixed: Mapping[str, onnx.TypeProto], graph: onnx.GraphProto
) -> tuple[tuple[Port, ...], tuple[Port, ...]]:
    """Inputs and outputs; sizes that neither `fixed` nor ONNX Runtime knows are open."""
    ranked = {value.name for value in graph.output if value.type.tensor_type.HasField("shape")}
    inputs = []
    for value in session.get_inputs():
        port = _port(value, has_rank=True)
        if value.name in fixed:
            sizes = fixed[value.name].tensor_type.shape.dim
            port = replace(port, shape=tuple(d.dim_value for d in sizes))
        inputs.append(port)
    outputs = (_port(value, value.name in ranked) for value in session.get_outputs())
    return tuple(inputs), tuple(outputs)


def _port(value: Any, has_rank: bool) -> Port:
    """ONNX Runtime shows an unknown rank as [], like a scalar; such a size is open."""
    match = re.fullmatch(r"tensor\((\w+)\)", value.type)
    dtype = DTYPE_NAMES.get(ELEMENTS.get(match[1], 0), value.type) if match else value.type
    sizes = tuple(size if isinstance(size, int) else -1 for size in value.shape)
    return Port(value.name, dtype, sizes if sizes or has_rank else (-1,))
