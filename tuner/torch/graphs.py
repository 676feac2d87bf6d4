"""Graphs of PyTorch, exported for fixed shapes: known by their content, written as ONNX on demand.

graph and arguments -> exported, its weights as inputs -> checked: nothing is written in place,
drawn at random or shared -> text and bytes hashed -> ONNX, the weights in a file of their own
"""

from __future__ import annotations

import hashlib
import logging
import re
import sys
import threading
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext, redirect_stderr
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import IO, Any, cast
from unittest import mock

import numpy as np
import onnx_ir as ir
import torch
from onnx_ir.passes.common import NameFixPass
from torch import fx
from torch._dynamo.convert_frame import compile_lock
from torch.export import ExportedProgram, _trace
from torch.fx.experimental.proxy_tensor import make_fx
from torch.fx.experimental.symbolic_shapes import GuardOnDataDependentSymNode
from torch.utils._python_dispatch import _disable_current_modes

from tuner.judge.samples_file import MAX_SAMPLES_BYTES, SUFFIX
from tuner.torch.arrays import array_of
from tuner.torch.backward_operators import rewrite
from tuner.torch.bfloat16 import has_bfloat16, in_f32, needs_written_casts, widened
from tuner.torch.fused_operators import unfuse
from tuner.torch.index_bounds import index_bounds
from tuner.torch.nan_order import order_nan
from tuner.torch.weights import Weights, digest_of

NOISY = ("torch.onnx", "torch.export", "torch.fx.experimental.symbolic_shapes")
"""Loggers of what exporters cannot do, which is the reason in a status here."""
COMPUTED = object()
"""Mark of a result that is computed, among those that are constants."""


class GraphRefused(Exception):  # noqa: N818 - not an error: the graph stays with PyTorch
    """The reason for which a graph stays with PyTorch."""


@dataclass(frozen=True)
class TracedFunction:
    """A function of tensors and numbers in positions, some of which are weights of a module."""

    call: Callable[..., Any]
    argument_names: tuple[str, ...]
    weights: tuple[int, ...]
    """Positions of the weights."""
    name: str
    shares_memory: bool = False
    """Results may share memory with each other and with arguments: nothing will write there."""
    any_order: frozenset[int] = frozenset()
    """Numbers of results whose dimensions may be stored in any order."""
    from_list: Callable[[list[Any]], Any] | None = None
    """The same function of a list that it empties, whose tensors are freed after their last use."""
    result_by_result: Callable[..., None] | None = None
    """The same function with one argument more, which is called with each result and its number:
    no result is kept."""
    is_fixed: bool = False
    """All calls have the same shapes and numbers."""
    has_run_parameters: bool = False
    """Parameters are arguments, not weights: numbers that are drawn for them are like no network's,
    so that models of it are judged on those of a call."""

    def last_call(self, arguments: Sequence[Any]) -> Any:
        """Results for arguments that are not read afterwards; a list may be emptied."""
        if self.from_list is not None and isinstance(arguments, list):
            return self.from_list(arguments)
        return self.call(*arguments)


class ExportedGraph:
    """A function for fixed shapes and weights, as the source of an online model."""

    shapes: Mapping[str, tuple[int, ...]] = {}

    def __init__(
        self,
        function: TracedFunction,
        arguments: Sequence[Any],
        weights: Weights,
        results: Sequence[Any] | None = None,
    ) -> None:
        """Export the function for the shapes, and the numbers, of its arguments.

        `results` are those of PyTorch, whose types ours have where the graph has bfloat16: of some
        operators PyTorch's exporter expects another type than they give.

        Raises GraphRefused where it must stay with PyTorch, and whatever PyTorch raises where it
        cannot export it.
        """
        self.name, self.weights = function.name, weights
        self.any_order = function.any_order
        self.has_run_parameters = function.has_run_parameters
        self.taken = tuple(i for i, one in enumerate(arguments) if isinstance(one, torch.Tensor))
        """Positions of the arguments that the exported graph takes, which are the tensors."""
        self.program, kinds = _exported(function.call, arguments, self.taken)
        _refuse_side_effects(self.program)
        self.results = _results(self.program, function.shares_memory)
        """Constants among the results; `COMPUTED` in the places of the others."""
        self.oracle: Callable[..., tuple[Any, ...]] | None = None
        """The graph as a function of its tensors, in f32; None where nothing of it is in bf16."""
        if has_bfloat16(self.program):
            if len(_graph_modules(self.program)) > 1:
                raise GraphRefused("it has bfloat16 in the branches of an operator")
            self.oracle = in_f32(self.program)
            made = kinds if results is None else [getattr(one, "dtype", None) for one in results]
            wide, tensors = widened(self.program, made), [arguments[at] for at in self.taken]
            with _as_written():
                self.program, _ = _exported(wide, tensors, range(len(tensors)))
        numbers = {position: number for number, position in enumerate(function.weights)}
        self.weight_numbers = {
            place: numbers[at] for place, at in enumerate(self.taken) if at in numbers
        }
        """Numbers of the weights by their places in `taken`."""
        self._names = _unique(_readable(function.argument_names[at]) for at in self.taken)
        nodes = self.program.graph.find_nodes(op="placeholder")
        used = [bool(node.users) for node in nodes[len(nodes) - len(self.taken) :]]
        inputs = [i for i, _ in enumerate(self.taken) if used[i] and i not in self.weight_numbers]
        self.inputs = tuple(self.taken[place] for place in inputs)
        """Positions of the arguments that are inputs of the model."""
        self.input_names = tuple(self._names[place] for place in inputs)
        self.index_bounds = index_bounds(self.program, self.taken)
        """Bounds of indices beyond which PyTorch raises."""
        self.content = self._content()
        given = {
            name: arguments[at] for name, at in zip(self.input_names, self.inputs, strict=True)
        }
        self._sample: Mapping[str, torch.Tensor] = given if self.has_run_parameters else {}
        self.has_onnx_form = True
        """False once it was found that it cannot be written: parts of it perhaps can."""

    def write(self, folder: Path) -> Path:
        """Write the graph as an ONNX file, the larger weights and the sample of a call beside it.

        Raises GraphRefused where it has no ONNX form, ReferenceError where the module is gone, and
        OptionError where the folder refuses.
        """
        try:
            with exporting(), _as_written():
                written = torch.onnx.export(self.program, dynamo=True, verbose=False)
        except torch.onnx.OnnxExporterError as error:
            self.has_onnx_form = False
            cause = re.search(r"<class '[\w.]+'>: (.*)", str(error))
            raise GraphRefused(cause[1] if cause else "it has no ONNX form") from error
        assert written is not None
        graph, file = written.model.graph, self.weights.write(folder)
        values = list(graph.inputs)
        graph.inputs.clear()
        for place, (value, name) in enumerate(zip(values, self._names, strict=True)):
            value.name = name
            if place in self.weight_numbers:
                value.const_value = file.initializer(self.weight_numbers[place], value)
                graph.initializers.add(value)
            elif name in self.input_names:
                graph.inputs.append(value)
        NameFixPass()(written.model)  # values within may have names of inputs
        for node in graph.all_nodes():
            node.metadata_props.clear()  # lines of the user's program, and where it is
        path = folder / f"{self.name}-{self.content[:12]}.onnx"
        ir.save(written.model, path)
        if 0 < sum(one.nbytes for one in self._sample.values()) <= MAX_SAMPLES_BYTES:
            arrays: dict[str, Any] = {n: array_of(one) for n, one in self._sample.items()}
            np.savez(path.with_suffix(SUFFIX), **arrays)
        return path

    def forget_sample(self) -> None:
        """Keep nothing of the call that it was exported for: its parameters would be kept alive."""
        self._sample = {}

    def _content(self) -> str:
        digest = hashlib.sha256(f"torch {torch.__version__}\n{_text(self.program)}".encode())
        for place, number in sorted(self.weight_numbers.items()):
            digest.update(f"{place} {self.weights.digests[number]}\n".encode())
        for name, constant in sorted(self.program.constants.items()):
            digest.update(f"{name} {digest_of(constant)}\n".encode())
        return digest.hexdigest()


@contextmanager
def exporting() -> Iterator[None]:
    """A block that calls PyTorch's exporters. They say nothing: what they cannot do, they raise.

    Modes of PyTorch that watch the calls of a program, or of a compiler, do not see theirs. Their
    state is the process's: one thread at a time may export or be compiled for, and the calls
    of the others must not take themselves for traced or exported ones.
    """
    loggers = [logging.getLogger(name) for name in NOISY]
    levels = [logger.level for logger in loggers]
    unmarked = mock.patch.object(_trace, "_compiling_state_context", nullcontext, create=True)
    quiet = redirect_stderr(cast("IO[str]", _OfOtherThreads(sys.stderr)))
    with compile_lock, _disable_current_modes(), unmarked, warnings.catch_warnings(), quiet:
        is_compiling = torch.compiler._is_compiling_flag
        warnings.simplefilter("ignore")
        for logger in loggers:
            logger.setLevel(logging.CRITICAL)
        torch.compiler._is_compiling_flag = True
        try:
            yield
        finally:
            torch.compiler._is_compiling_flag = is_compiling
            for logger, level in zip(loggers, levels, strict=True):
                logger.setLevel(level)


def _as_written() -> torch.autocast:
    """A block for a graph whose casts are operators: autocast adds none of its own."""
    return torch.autocast("cpu", enabled=False)


class _OfOtherThreads:
    """A stream of text that takes nothing from this thread: exporters print what they cannot do."""

    def __init__(self, stream: IO[str] | None) -> None:
        self._stream, self._thread = stream, threading.get_ident()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        """Write the text of another thread."""
        if self._stream is not None and threading.get_ident() != self._thread:
            self._stream.write(text)
        return len(text)


class _OfTensors(torch.nn.Module):
    """A call with all arguments but the tensors fixed, as the exporter wants it."""

    def __init__(
        self, call: Callable[..., Any], arguments: Sequence[Any], taken: Sequence[int]
    ) -> None:
        super().__init__()
        rest = [None if at in set(taken) else one for at, one in enumerate(arguments)]
        self._fixed = (call, rest, taken)  # a tuple: a module in it is none of ours

    def forward(self, *tensors: torch.Tensor) -> Any:
        """The call with these tensors."""
        call, rest, taken = self._fixed
        arguments = list(rest)
        for at, tensor in zip(taken, tensors, strict=True):
            arguments[at] = tensor
        return call(*arguments)


def _exported(
    call: Callable[..., Any], arguments: Sequence[Any], taken: Sequence[int]
) -> tuple[ExportedProgram, tuple[torch.dtype | None, ...]]:
    """The graph in operators that have ONNX forms, and the types that it gives its results."""
    tensors = tuple(arguments[at].detach() for at in taken)  # without marks of open sizes
    with exporting(), torch.inference_mode(mode=False), torch.no_grad():
        module = _OfTensors(call, arguments, taken)
        try:
            exported = torch.export.export(module, tensors, strict=False)
            if needs_written_casts(exported):
                plain = make_fx(module.forward, tracing_mode="fake")(*tensors)
                plain = _OfTensors(plain.forward, tensors, range(len(tensors)))
                with _as_written():
                    exported = torch.export.export(plain, tensors, strict=False)
        except GuardOnDataDependentSymNode as error:
            raise GraphRefused("an operator depends on a number that the graph computes") from error
        kinds = tuple(map(_kind, exported.graph.output_node().args[0]))
        with _as_written():
            program = rewrite(unfuse(exported))
            order_nan(program)
    program.example_inputs = None  # which would keep the weights
    for graph_module in _graph_modules(program):
        forget(graph_module.graph, "val")
    return program, kinds


def _kind(result: Any) -> torch.dtype | None:
    """The type of a result that is a tensor."""
    value = result.meta.get("val") if isinstance(result, fx.Node) else None
    return value.dtype if isinstance(value, torch.Tensor) else None


def _refuse_side_effects(program: ExportedProgram) -> None:
    """Raises GraphRefused where the graph writes into what it is given, or draws random numbers."""
    given = {_memory(node) for node in program.graph.find_nodes(op="placeholder")}
    for module in _graph_modules(program):
        inner = module is not program.graph_module
        for node in module.graph.nodes:
            if any(inner or _memory(written) in given for written in _written(node)):
                raise GraphRefused(f"it writes into what it is given: {node.target}")
            if draws_random_numbers(node):
                raise GraphRefused(f"it draws random numbers: {node.target}")


def _written(node: fx.Node) -> Iterator[fx.Node]:
    """Nodes whose tensors this one writes in place."""
    for name, value, write in _schema_arguments(node):
        del name
        if write:
            yield from (one for one in _flat(value) if isinstance(one, fx.Node))


def draws_random_numbers(node: fx.Node) -> bool:
    """Return whether the result of a node depends on PyTorch's generator."""
    is_seeded = torch.Tag.nondeterministic_seeded in getattr(node.target, "tags", ())
    return is_seeded and not _draws_nothing(node)


def _draws_nothing(node: fx.Node) -> bool:
    """Return whether an operator that may draw random numbers is told not to: dropout at rest."""
    values = {name: value for name, value, _ in _schema_arguments(node)}
    trains = values.get("train", values.get("training", True))
    rate = values.get("dropout_p", values.get("dropout"))
    return trains is False or rate == 0


def forget(graph: fx.Graph, *kept: str) -> None:
    """Forget what is known of the nodes of a graph, such as lines of programs, but for some facts.

    It takes several KiB a node, and most of it is for messages that no one sees.
    """
    for node in graph.nodes:
        node.meta = {name: node.meta[name] for name in kept if name in node.meta}


def _schema_arguments(node: fx.Node) -> Iterator[tuple[str, Any, bool]]:
    """Name and value of each argument of an operator, and whether it is written in place."""
    schema = getattr(node.target, "_schema", None)
    for at, argument in enumerate(schema.arguments if schema else ()):
        default = argument.default_value if argument.has_default_value() else None
        value = node.args[at] if at < len(node.args) else node.kwargs.get(argument.name, default)
        yield argument.name, value, argument.alias_info is not None and argument.alias_info.is_write


def _flat(value: Any) -> Iterable[Any]:
    return value if isinstance(value, list | tuple) else (value,)


def _memory(node: fx.Node) -> object:
    """Identity of the memory of a node's tensor; the node itself where it has no tensor."""
    value = node.meta.get("val")
    return value.untyped_storage()._cdata if isinstance(value, torch.Tensor) else node


def _results(program: ExportedProgram, may_share: bool) -> tuple[object, ...]:
    """Results of the graph: constants, or `COMPUTED`.

    Raises GraphRefused where one is neither a constant nor a tensor, or, unless it may, shares
    memory: the program could see that writing into one changes another.
    """
    given = {_memory(node) for node in program.graph.find_nodes(op="placeholder")}
    results = program.graph.output_node().args[0]
    tensors = [one for one in results if isinstance(one, fx.Node)]
    for node in tensors:
        if not isinstance(node.meta.get("val"), torch.Tensor):
            raise GraphRefused("one of its results is a number that depends on its inputs")
        if _memory(node) in given and not may_share:
            raise GraphRefused("one of its results shares memory with what it is given")
    for one, other in () if may_share else combinations(tensors, 2):
        if _memory(one) == _memory(other) and _overlap(one.meta["val"], other.meta["val"]):
            raise GraphRefused("two of its results share memory")
    return tuple(COMPUTED if isinstance(one, fx.Node) else one for one in results)


def _overlap(one: torch.Tensor, other: torch.Tensor) -> bool:
    """Return whether two views of the same memory have an element in common."""
    if one.dtype != other.dtype:
        return True
    elements = one.untyped_storage().nbytes() // one.element_size()
    touched = torch.zeros(elements, dtype=torch.bool)
    touched.as_strided(one.shape, one.stride(), one.storage_offset()).fill_(True)
    return bool(touched.as_strided(other.shape, other.stride(), other.storage_offset()).any())


def _graph_modules(program: ExportedProgram) -> list[fx.GraphModule]:
    modules = program.graph_module.modules()
    return [module for module in modules if isinstance(module, fx.GraphModule)]


def _text(program: ExportedProgram) -> str:
    """The graph as text that is equal for equal graphs, wherever their program is."""
    lines = []
    for name, module in program.graph_module.named_modules():
        lines.append(f"graph {name}")
        numbers: dict[fx.Node, str] = {}
        for node in module.graph.nodes if isinstance(module, fx.GraphModule) else ():
            numbers[node] = f"%{len(numbers)}"
            arguments = fx.node.map_arg((node.args, dict(node.kwargs)), numbers.__getitem__)
            value = node.meta.get("val")
            kind = f"{value.dtype} {list(value.shape)}" if isinstance(value, torch.Tensor) else ""
            target = node.op if node.op == "placeholder" else _target_name(node.target)
            lines.append(f"{numbers[node]} {target} {arguments} {kind}")
    return "\n".join(lines)


def _target_name(target: Any) -> str:
    """Name of an operator, a function or an attribute, without addresses."""
    if isinstance(target, str | torch._ops.OperatorBase):
        return str(target)
    return f"{target.__module__}.{target.__qualname__}"


def _readable(name: str) -> str:
    """The name that an input has in the user's program: "l_input_ids_" is `input_ids`."""
    return re.sub(r"\W", "_", re.sub(r"^[lL]_|_$", "", name)) or "input"


def _unique(names: Iterable[str]) -> tuple[str, ...]:
    """The names, those that came before with their place behind them."""
    found: dict[str, int] = {}
    for place, name in enumerate(names):
        found[name if name not in found else f"{name}__{place}"] = place
    return tuple(found)
