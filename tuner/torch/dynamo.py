"""The backend of `torch.compile`: each graph that it finds becomes something of ours to call."""

from __future__ import annotations

import copy
import logging
import operator
import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import torch
from torch import fx
from torch._dynamo.exc import TensorifyScalarRestartAnalysis

from tuner.errors import OptionError, TunerError
from tuner.handler_errors import raise_of_handler
from tuner.sessions.bank import online_bank
from tuner.sessions.online_model import OnlineModel
from tuner.sessions.online_options import OnlineOptions
from tuner.torch.compiled_graph import CompiledGraph
from tuner.torch.graph_call import Call, reason_of
from tuner.torch.graphs import ExportedGraph, TracedFunction
from tuner.torch.training import compile_training, records_gradients, result_values

IS_ATTRIBUTE = "tunebank_attribute"
"""Mark of a placeholder of a tensor that was an attribute of the graph."""

WRITES = "it only writes into what it is given: an optimizer is quickest with fused=True"
NUMBERS = (
    "it records gradients, and takes numbers of the program: make them tensors, leave out"
    " dynamic=True, or call it in torch.no_grad()"
)

_log = logging.getLogger("tuner.torch")


def tunebank(
    graph: fx.GraphModule,
    example_inputs: Sequence[Any],
    *,
    options: Mapping[str, Any] | None = None,
    mode: str | None = None,
) -> Call:
    """The backend "tunebank" of `torch.compile`.

    `mode` is Inductor's: it changes nothing, as in PyTorch's other backends, and a warning is
    logged. `options` are those of `OnlineOptions`; `threads` is PyTorch's number unless it is
    given. Raises OptionError for an option that there is not; whatever else fails leaves the graph
    to PyTorch.
    """
    threads = torch.get_num_threads()
    settings = _settings({"threads": threads, **(options or {})})
    if mode is not None:
        _log.warning("mode=%r is for PyTorch's Inductor: it changes nothing here", mode)
    engine = f"torch {torch.__version__}, {threads} threads"
    try:
        bank = online_bank()
        numbers = take_numbers(graph)
    except TunerError as error:
        _log.warning("all graphs stay with PyTorch: %s", error)
        return graph.forward  # type: ignore[no-any-return]

    def open_engine(exported: ExportedGraph) -> OnlineModel:
        if settings.on_miss == "ignore":
            exported.forget_sample()  # which only tuning reads
        return OnlineModel(exported, settings, bank, engine)

    compile_graph = partial(CompiledGraph, open_engine=open_engine)
    if not records_gradients(graph):
        return call_of(graph, example_inputs, compile_graph, numbers)
    if numbers:
        stays = compile_graph(function_of(graph, example_inputs, numbers))
        stays.leave(NUMBERS)
        return with_numbers(stays, numbers)
    function = function_of(graph, example_inputs)
    try:
        return compile_training(graph, example_inputs, function, compile_graph)
    except TensorifyScalarRestartAnalysis:  # PyTorch begins again
        raise
    except Exception as error:
        raise_of_handler(error)
        left = compile_graph(function)
        left.leave(reason_of(error))
        return left


def _settings(options: Mapping[str, Any]) -> OnlineOptions:
    """The options of a call. Raises OptionError with its hint in the message.

    PyTorch raises an error of its own instead, which has the message and nothing else.
    """
    try:
        return OnlineOptions.of(options)
    except OptionError as error:
        text = f"{error.message} ({error.hint})" if error.hint else error.message
        raise type(error)(text, error.hint, error.code) from None


def take_numbers(graph: fx.GraphModule) -> tuple[int, ...]:
    """Let a graph take as numbers what it takes as tensors of one element to make numbers of them.

    For `dynamic=True` dynamo gives numbers of the program so, such as the epsilon of a norm: no
    graph can be exported whose operators depend on such an element. Returns their positions.
    """
    found = []
    for position, node in enumerate(graph.graph.find_nodes(op="placeholder")):
        users = list(node.users)
        if users and all(one.op == "call_method" and one.target == "item" for one in users):
            found.append(position)
            for one in users:
                one.replace_all_uses_with(node)
                graph.graph.erase_node(one)
    if found:
        graph.recompile()
    return tuple(found)


def with_numbers(call: Call, positions: Sequence[int]) -> Call:
    """The call of a graph that takes numbers where dynamo gives tensors of one element."""
    if not positions:
        return call

    def converted(*arguments: Any) -> Any:
        given = list(arguments)
        for at in positions:
            given[at] = given[at].item()
        return call(*given)

    return converted


def call_of(
    graph: fx.GraphModule,
    example_inputs: Sequence[Any],
    compile_graph: Callable[[TracedFunction], CompiledGraph],
    numbers: Sequence[int] = (),
) -> Call:
    """The call of a graph of dynamo, which is compiled as a function of all that it reads.

    `numbers`: positions of arguments that it takes as numbers.
    """
    function, tensors = take_attributes(graph)
    call = compile_graph(function_of(function, [*example_inputs, *tensors], numbers))
    if not result_values(graph):
        call.leave(WRITES)
    if not tensors:
        return with_numbers(call, numbers)
    return with_numbers(lambda *arguments: call(*arguments, *tensors), numbers)


def take_attributes(graph: fx.GraphModule) -> tuple[fx.GraphModule, tuple[torch.Tensor, ...]]:
    """The graph, with the tensors that are its attributes as further arguments, and these.

    Dynamo gives a graph the state of an optimizer so. An export would take what it is now for
    constant, and run in earnest what writes it.
    """
    values = {
        name: value
        for name in dict.fromkeys(str(node.target) for node in _attributes(graph.graph))
        if isinstance(value := operator.attrgetter(name)(graph), torch.Tensor)
    }
    if not values:
        return graph, ()
    changed = copy.deepcopy(graph.graph)  # dynamo goes on with its own
    given = changed.find_nodes(op="placeholder")
    places: dict[str, fx.Node] = {}
    for node in _attributes(changed):
        name = str(node.target)
        if name in values and name not in places:
            last = [*given, *places.values()][-1:]
            with changed.inserting_after(last[0]) if last else changed.inserting_before():
                places[name] = changed.placeholder(name.replace(".", "_"))
            places[name].meta[IS_ATTRIBUTE] = True
        if name in places:
            node.replace_all_uses_with(places[name])
            changed.erase_node(node)
    return fx.GraphModule(graph, changed), tuple(map(values.__getitem__, places))


def _attributes(graph: fx.Graph) -> list[fx.Node]:
    return list(graph.find_nodes(op="get_attr"))


def function_of(
    graph: fx.GraphModule, example_inputs: Sequence[Any], numbers: Sequence[int] = ()
) -> TracedFunction:
    """A graph of dynamo, which takes the parameters and buffers of modules as arguments.

    `numbers`: positions of arguments that it takes as numbers.
    """
    nodes = graph.graph.find_nodes(op="placeholder")
    weights = tuple(
        at
        for at, (node, example) in enumerate(zip(nodes, example_inputs, strict=True))
        if isinstance(example, torch.nn.Parameter)
        or node.meta.get(IS_ATTRIBUTE)
        or node.meta.get("tensor_dict", {}).get("_dynamo_static_input_type")
    )
    names = tuple(str(node.name) for node in nodes)
    is_fixed = not numbers and all(map(_has_fixed_shape, example_inputs))
    return TracedFunction(graph.forward, names, weights, _name(graph), is_fixed=is_fixed)


def _has_fixed_shape(example: Any) -> bool:
    """Return whether it is a tensor of a shape that PyTorch's guards hold fixed."""
    return isinstance(example, torch.Tensor) and all(type(size) is int for size in example.shape)


def _name(graph: fx.GraphModule) -> str:
    """The file and the function of the user's program that the graph is from."""
    for node in graph.graph.nodes:
        if found := re.search(
            r'File "(.*)", line \d+, in (\w+)', node.meta.get("stack_trace") or ""
        ):
            file, function = Path(found[1]).stem, found[2]
            return re.sub(r"\W+", "_", file if function == "forward" else f"{file}-{function}")
    return "graph"
