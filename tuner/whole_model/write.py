"""A built program -> an offline model on the disk."""

from __future__ import annotations

import platform
from dataclasses import replace
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from tuner.fusion.open_graph import fixed_graph
from tuner.graph import Graph
from tuner.lookup.model_lookup import BuiltModel
from tuner.offline_model.data_types import DATA_TYPES
from tuner.offline_model.model_def import (
    CORE_COUNT,
    FUSION_OFF,
    PRECISION_MODE,
    Attributes,
    ModelDescription,
    OpDescription,
    TensorDescription,
    describe_graph,
    tuned_attributes,
)
from tuner.offline_model.offline_model import OfflineModel, WeightPieces, save
from tuner.offline_model.source_graph import encode_source
from tuner.program.build import BuiltProgram
from tuner.program.constants import store_constants
from tuner.program.program import Port, Program, programs_as_json
from tuner.session import Options


def write_offline_model(
    path: Path, source: Graph | None, chosen: BuiltModel, options: Options
) -> None:
    """Write a model of one or several programs atomically.

    The file keeps `source`, its fused graph, to be tuned again. One for several shapes has none, as
    it would need all of them. Viewers show the graph of `chosen`, open sizes at their largest.
    """
    built, graph = chosen.program, chosen.read.graph
    largest = max(built.programs, key=lambda program: program.arena_bytes)
    tuned = {
        output: tuned_attributes(task.key, chosen.policy_of(output))
        for output, task in chosen.read.tasks.items()
    }
    shown = fixed_graph(graph, int) if source is None else graph
    description = describe_graph(shown, _attributes(largest, options), tuned)
    encoded, weights, derived = b"", WeightPieces(largest.weights_bytes, built.weights), None
    programs = built.programs
    if source is not None:
        stored = store_constants(source, graph, built)
        programs, weights, derived = (stored.program,), stored.weights, stored.derived
        steps = enumerate(stored.program.steps)
        segments = {s.segment.outputs[0].port.name: i for i, s in steps if s.segment is not None}
        encoded = encode_source(source, stored.layouts, segments)
    written = programs_as_json(
        [replace(program, metric=options.target_metric) for program in programs]
    )
    model = OfflineModel.of(description, written, built.objects, encoded, derived)
    save(path, model, weights, external=options.external_weight)


def write_ort_program(path: Path, name: str, built: BuiltProgram, options: Options) -> None:
    """Write ONNX Runtime's program atomically. It holds the ONNX model, to be tuned again."""
    program = built.program
    (step,) = program.steps
    inputs = tuple(map(_described, program.inputs))
    outputs = tuple(map(_described, program.outputs))
    sources = tuple(f"{tensor.name}:0" for tensor in inputs)
    op = OpDescription(step.name, step.op, sources, inputs, outputs, {"origin": step.origin})
    made = tuple(f"{op.name}:{i}" for i in range(len(outputs)))
    attributes = _attributes(program, options)
    description = ModelDescription(name, attributes, inputs, outputs, (op,), output_sources=made)
    written = replace(program, metric=options.target_metric)
    model = OfflineModel.of(description, written.as_json(), ())
    weights = WeightPieces(program.weights_bytes, built.weights)
    save(path, model, weights, external=options.external_weight)


def _described(port: Port) -> TensorDescription:
    dtype = port.dtype if port.dtype in DATA_TYPES else "undefined"
    return TensorDescription(port.name, dtype, port.shape)


def _attributes(program: Program, options: Options) -> Attributes:
    """The model's attributes under the names that `atc --mode=6` shows, and ours.

    One stream and no events: the program is one native function.
    """
    soc_version = program.target.soc_version
    return {
        "soc_version": soc_version,
        "arch_type": soc_version.partition("-")[0],
        "atc_version": tool_version(),
        "atc_cmdline": options.command_line,
        "framework_type": 5,  # ONNX
        "host_env_os": platform.system().lower(),
        "host_env_cpu": platform.machine(),
        "memory_size": program.arena_bytes,
        "weight_size": program.weights_bytes,
        "stream_num": 1,
        "event_num": 0,
        CORE_COUNT: program.target.cores,
        PRECISION_MODE: options.modes.laxest,
        **({FUSION_OFF: options.fusion_off} if options.fusion_off else {}),
    }


def tool_version() -> str:
    """Name and version of this package, for the header of offline models."""
    try:
        return f"tunebank {version('tunebank')}"
    except PackageNotFoundError:  # run from a checkout without installing it
        return "tunebank"
