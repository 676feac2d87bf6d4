"""A built program -> an offline model on the disk."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from tuner.graph import Graph
from tuner.offline_model.describe_graph import (
    describe_graph,
    model_attributes,
    tuned_attributes,
)
from tuner.offline_model.offline_model import OfflineModel, WeightPieces, save
from tuner.policy import Policy
from tuner.program.build import BuiltProgram
from tuner.session import Options
from tuner.task import Task


def write_offline_model(
    path: Path,
    graph: Graph,
    tasks: Mapping[str, Task],
    policies: Mapping[str, Policy],
    built: BuiltProgram,
    options: Options,
) -> None:
    """Write atomically. `policies` by task key, one for each task."""
    program = built.program
    attributes = model_attributes(
        soc_version=program.target.soc_version,
        core_count=program.target.cores,
        precision_mode=options.precision_mode,
        command_line=options.command_line,
        tool_version=tool_version(),
        memory_bytes=program.arena_bytes,
        weight_bytes=program.weights_bytes,
    )
    tuned = {
        output: tuned_attributes(task.key, policies[task.key]) for output, task in tasks.items()
    }
    description = describe_graph(graph, attributes, tuned)
    model = OfflineModel(description, program.as_json(), built.objects, memoryview(b""))
    pieces = ((piece.offset, piece.array) for piece in built.weights)
    save(path, model, WeightPieces(program.weights_bytes, pieces))


def tool_version() -> str:
    try:
        return f"tunebank {version('tunebank')}"
    except PackageNotFoundError:  # run from a checkout without installing it
        return "tunebank"
