"""Partition of a graph some of whose operators have no ONNX form: PyTorch runs only those."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any

import torch
from torch import fx
from torch.export.graph_signature import InputKind
from torch.fx.passes.infra.partitioner import CapabilityBasedPartitioner
from torch.fx.passes.operator_support import OperatorSupportBase
from torch.fx.passes.utils.fuser_utils import fuse_by_partitions

from tuner.torch.graphs import ExportedGraph, GraphRefused, TracedFunction, exporting

EXPORTER = "torch.onnx._internal.exporter"
"""PyTorch's exporter to ONNX, which takes 25 MiB: loaded where a graph is written or in parts."""
MIN_OPERATORS = 4
"""Operators of a part that is worth a call of its own."""


class Partition:
    """An exported graph that PyTorch runs, but for parts of it that are functions of their own."""

    def __init__(
        self, graph: ExportedGraph, compile_part: Callable[[TracedFunction], Callable[..., Any]]
    ) -> None:
        """Raises GraphRefused where each operator has an ONNX form, or no part is worth a call."""
        decomp = import_module(f"{EXPORTER}._decomp")
        registration = import_module(f"{EXPORTER}._registration")
        with exporting():
            registry = registration.ONNXRegistry.from_torchlib()
            translated = set(decomp.get_onnx_implemented_overloads(registry))
            table = decomp.create_onnx_friendly_decomposition_table(translated)
            program = graph.program.run_decompositions(table)
        module, support = program.graph_module, _Support(registry)
        called = [node for node in module.graph.nodes if node.op == "call_function"]
        missing = ", ".join(sorted({str(n.target) for n in called if not support.has(n)}))
        if not missing:
            raise GraphRefused("its operators have ONNX forms, but not together")
        found = CapabilityBasedPartitioner(module, support).propose_partitions()
        parts = [part.nodes for part in found if _operators(part.nodes) >= MIN_OPERATORS]
        if not parts:
            raise GraphRefused(f"no ONNX form of {missing}")
        self.reason = f"{len(parts)} parts of it are compiled; no ONNX form of {missing}"
        self._taken = graph.taken
        kinds = [(spec.kind, spec.target) for spec in program.graph_signature.input_specs]
        self._constants = [
            program.constants[target] for kind, target in kinds if kind != InputKind.USER_INPUT
        ]
        names = [node.name for node in module.graph.find_nodes(op="placeholder")]
        fixed = set(names[: len(self._constants)])
        fixed |= {names[len(self._constants) + place] for place in graph.weight_numbers}
        self._module = fuse_by_partitions(module, parts, always_return_tuple=True)
        for number, node in enumerate(self._module.graph.find_nodes(op="call_module")):
            part = self._module.get_submodule(node.target)
            arguments = tuple(one.name for one in part.graph.find_nodes(op="placeholder"))
            weights = tuple(at for at, argument in enumerate(node.args) if argument.name in fixed)
            name = f"{graph.name}-part{number}"
            function = TracedFunction(
                part.forward, arguments, weights, name, shares_memory=True, is_fixed=True,
                has_run_parameters=graph.has_run_parameters,
            )  # fmt: skip
            setattr(self._module, node.target, _Part(compile_part(function)))

    def __call__(self, *arguments: Any) -> tuple[Any, ...]:
        """Results of the graph."""
        tensors = [arguments[at] for at in self._taken]
        return tuple(self._module(*self._constants, *tensors))


class _Support(OperatorSupportBase):
    """Operators that have an ONNX form, as the partitioner asks for them."""

    def __init__(self, registry: Any) -> None:
        self._registry = registry

    def has(self, node: fx.Node) -> bool:
        """Return whether the operator of a node has an ONNX form, or needs none."""
        if node.target is operator.getitem or "assert" in str(node.target):
            return True
        is_operator = isinstance(node.target, torch._ops.OpOverload)
        return is_operator and bool(self._registry.is_registered(node.target))

    def is_node_supported(self, submodules: object, node: fx.Node) -> bool:
        """The same of a call, which alone is put into parts."""
        del submodules
        return node.op == "call_function" and self.has(node)


class _Part(torch.nn.Module):
    """A compiled part in the place of its graph."""

    def __init__(self, call: Callable[..., Any]) -> None:
        super().__init__()
        self._call = call

    def forward(self, *arguments: Any) -> Any:
        """Results of the part."""
        return self._call(*arguments)


def _operators(nodes: Iterable[fx.Node]) -> int:
    return sum(node.target is not operator.getitem for node in nodes)
