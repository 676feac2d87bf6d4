"""Our fused graph, the policies chosen for it and its target -> what viewers show of it."""

from __future__ import annotations

import platform
from collections.abc import Mapping

from tuner.expression import Expression
from tuner.graph import Attribute, Graph, Node, TensorType
from tuner.offline_model.model_def import (
    CORE_COUNT,
    PRECISION_MODE,
    Attributes,
    AttributeValue,
    ModelDescription,
    OpDescription,
    OutputDescription,
    TensorDescription,
)
from tuner.ops import OPS
from tuner.policy import Policy

TASK_KEY = "tunebank_task_key"
TUNE_POLICY = "tune_policy"


def model_attributes(
    *,
    soc_version: str,
    core_count: int,
    precision_mode: str,
    command_line: str,
    tool_version: str,
    memory_bytes: int,
    weight_bytes: int,
    framework_type: int = 5,
) -> Attributes:
    """The model's attributes under the names that `atc --mode=6` shows, and ours.

    `memory_bytes` is the working memory of one inference, `framework_type` that of the source
    model (5: ONNX). One stream and no events: the program is one native function.
    """
    return {
        "soc_version": soc_version,
        "arch_type": soc_version.partition("-")[0],
        "atc_version": tool_version,
        "atc_cmdline": command_line,
        "framework_type": framework_type,
        "host_env_os": platform.system().lower(),
        "host_env_cpu": platform.machine(),
        "memory_size": memory_bytes,
        "weight_size": weight_bytes,
        "stream_num": 1,
        "event_num": 0,
        CORE_COUNT: core_count,
        PRECISION_MODE: precision_mode,
    }


def tuned_attributes(task_key: str, policy: Policy) -> Attributes:
    """The attributes of an op that is a task: its key in the bank and the policy used."""
    return {TASK_KEY: task_key, TUNE_POLICY: policy.text()}


def describe_graph(
    graph: Graph, attributes: Attributes, tuned: Mapping[str, Attributes]
) -> ModelDescription:
    """`tuned` holds further attributes of nodes, by the name of a node's first output."""
    names = _unique_names(graph)
    sources = _sources(graph, names)
    constants = dict.fromkeys(
        name for node in graph.nodes for name in node.inputs if name in graph.constants
    )
    return ModelDescription(
        graph.name,
        attributes,
        tuple(_tensor(graph, name) for name in graph.inputs),
        tuple(OutputDescription(_tensor(graph, name), sources[name]) for name in graph.outputs),
        tuple(
            _op(graph, node, name, sources, tuned.get(node.outputs[0], {}))
            for node, name in zip(graph.nodes, names, strict=True)
        ),
        tuple(_tensor(graph, name) for name in constants),
    )


def _unique_names(graph: Graph) -> list[str]:
    """A name for each node: its own where it has one that is still free, else with a number."""
    taken = {*graph.inputs, *graph.constants, "NetOutput"}
    names = []
    for node in graph.nodes:
        wanted = node.name or f"{node.op}/{node.outputs[0]}"
        name, number = wanted, 2
        while name in taken:
            name, number = f"{wanted}_{number}", number + 1
        taken.add(name)
        names.append(name)
    return names


def _sources(graph: Graph, names: list[str]) -> Mapping[str, str]:
    """Tensor -> `op:index`."""
    sources = {name: f"{name}:0" for name in (*graph.inputs, *graph.constants)}
    for node, name in zip(graph.nodes, names, strict=True):
        sources.update({tensor: f"{name}:{i}" for i, tensor in enumerate(node.outputs)})
    return sources


def _op(
    graph: Graph, node: Node, name: str, sources: Mapping[str, str], tuned: Attributes
) -> OpDescription:
    layout = OPS[node.op].layout
    inputs = [tensor for tensor in node.inputs if tensor]
    own = {key: _value(value) for key, value in node.attributes.items()}
    origin: Attributes = {"origin": node.origin} if node.origin else {}
    return OpDescription(
        name,
        node.op,
        tuple(sources[tensor] for tensor in inputs),
        tuple(_tensor(graph, tensor) for tensor in inputs),
        tuple(_tensor(graph, tensor, layout) for tensor in node.outputs),
        {**own, **origin, **tuned},
    )


def _tensor(graph: Graph, name: str, layout: str = "ND") -> TensorDescription:
    type_: TensorType = graph.types[name]
    return TensorDescription(name, type_.dtype, type_.shape, layout)


def _value(value: Attribute) -> AttributeValue:
    if isinstance(value, Expression):
        return str(value)
    return f"{len(value)} bytes" if isinstance(value, bytes) else value
