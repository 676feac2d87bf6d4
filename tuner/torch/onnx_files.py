"""Modules as ONNX files: as a whole, which is tuned, or each graph that PyTorch compiles."""

from __future__ import annotations

import inspect
import logging
import re
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

import torch
from torch.utils import _pytree as pytree

from tuner.backend import host_target
from tuner.errors import ModelError, OptionError, OptionTypeError
from tuner.runtime.call_options import checked
from tuner.sessions.bank import Progress, online_bank
from tuner.sessions.outermost_calls import call_named
from tuner.torch.compiled_graph import CompiledGraph
from tuner.torch.dynamo import call_of
from tuner.torch.graph_call import Call, reason_of
from tuner.torch.graphs import ExportedGraph, GraphRefused, TracedFunction
from tuner.torch.weights import Weights

MAX_GRAPHS = 1024
"""Maximum number of graphs of one function that a process can write or run."""

_log = logging.getLogger("tuner.torch")

Inputs: TypeAlias = torch.Tensor | Sequence[Any] | Mapping[str, Any]
"""Arguments of a module: one, all in their order, or all by their names."""


def tune(
    module: torch.nn.Module,
    example_inputs: Inputs,
    *,
    output: str | Path,
    threads: int | None = None,
    job_types: str = "1,2",
    progress: Progress | None = None,
) -> Path:
    """Tune a module for the shapes of its example inputs; returns the path of the offline model.

    The offline model runs without PyTorch (`tuner.load`): its inputs are named as the arguments of
    the module's forward, its outputs are in the order of the module's. What was learnt is in the
    bank: `torch.compile(module, backend="tunebank")` uses it as well. `threads` is the number of
    cores that it is tuned for (default: PyTorch's); `job_types` are AOE's: 1 subgraphs,
    2 operators. `progress` is called with each line of progress, and with the result at the end;
    without it the lines are printed on standard error where that is a terminal, and logged by
    `tuner.torch` elsewhere. Raises TunerError where the module cannot be exported or tuned.
    """
    _require_module(module)
    path: Path = checked("output", output)
    job_types = checked("job_types", job_types)
    show = checked("progress", progress) or _report
    cores = min(checked("threads", threads) or torch.get_num_threads(), host_target().cores)
    bank = online_bank()
    with TemporaryDirectory() as folder:
        written = _write(whole_module(module, *arguments_of(example_inputs)), Path(folder))
        bank.tune(written, path, {}, cores, job_types, show)
    return path


def _report(line: str) -> None:
    """Show a line of progress to a person at a terminal; programs find it in the log."""
    if sys.stderr.isatty():
        print(line, file=sys.stderr, flush=True)
    else:
        _log.info("%s", line)


def dump(module: torch.nn.Module, inputs: Inputs, folder: str | Path) -> list[Path]:
    """Write every graph that `torch.compile` makes of a module, for these inputs, as an ONNX file.

    `bankd aoe --model_path FOLDER` tunes them all. A module of which PyTorch compiles nothing, as
    one with an LSTM in it, is written as a whole. Raises TunerError where nothing can be written.
    """
    if not callable(module):
        _require_module(module)
    arguments, named = arguments_of(inputs)
    return dump_call(module, arguments, named, made_folder(checked("folder", folder)))


def made_folder(place: Path) -> Path:
    """A folder that exists from now on. Raises OptionError for what cannot become one."""
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        what = f"folder={str(place)!r} is no folder, and cannot become one: {error.strerror}"
        raise OptionError(what, "give the path of a folder, which may not exist yet") from error
    return place


def dump_call(
    module: torch.nn.Module,
    arguments: tuple[Any, ...],
    named: Mapping[str, Any],
    place: Path,
    name: str = "",
) -> list[Path]:
    """Write every graph of a call of a module into a folder. Raises as `dump` does.

    `name`: of the graphs; else they have that of the file with the module's class.
    """
    paths: dict[Path, None] = {}

    def write(graph: ExportedGraph) -> None:
        with suppress(GraphRefused):  # then parts of it follow
            paths[graph.write(place)] = None

    def backend(graph: torch.fx.GraphModule, examples: Sequence[Any]) -> Call:
        return call_of(graph, examples, partial(CompiledGraph, open_engine=write, min_calls=1))

    with torch.no_grad(), torch._dynamo.config.patch(recompile_limit=MAX_GRAPHS):
        if name:
            torch.compile(call_named(name), backend=backend)(module, *arguments, **named)
        else:
            torch.compile(module, backend=backend)(*arguments, **named)
    if not paths:
        paths[_write(whole_module(module, arguments, named), place)] = None
    return list(paths)


def whole_module(
    module: torch.nn.Module, arguments: tuple[Any, ...], named: Mapping[str, Any]
) -> ExportedGraph:
    """A module as one graph. Raises ModelError where it cannot be exported."""
    leaves, form = pytree.tree_flatten((arguments, named))
    held = {**dict(module.named_parameters()), **dict(module.named_buffers())}

    def call(*flat: Any) -> list[Any]:
        given, by_name = pytree.tree_unflatten(flat[len(held) :], form)
        weights = dict(zip(held, flat, strict=False))
        result = torch.func.functional_call(module, weights, given, by_name)
        return pytree.tree_leaves(result)  # type: ignore[no-any-return]

    names = (*held, *_input_names(module, arguments, named))
    function = TracedFunction(call, names, tuple(range(len(held))), type(module).__name__)
    weights = list(held.values())
    try:
        return ExportedGraph(function, [*weights, *leaves], Weights(weights, lambda: None))
    except Exception as error:
        hint = "see whether the module runs with these inputs; if it does, leave it to PyTorch"
        raise ModelError(f"{function.name}: {reason_of(error)}", hint) from error


def _require_module(module: object) -> None:
    if not isinstance(module, torch.nn.Module):
        raise OptionTypeError(
            f"a {type(module).__name__} is given: a torch.nn.Module is needed",
            "give a module; a function becomes one as the `forward` of a class of yours",
        )


def _input_names(
    module: torch.nn.Module, arguments: tuple[Any, ...], named: Mapping[str, Any]
) -> list[str]:
    """Names of all tensors and numbers given: of the argument, and their places within it."""
    positional = inspect.signature(module.forward).parameters
    by_name = {**dict(zip(positional, arguments, strict=False)), **named}
    found, _ = pytree.tree_flatten_with_path(by_name)
    return ["_".join(re.findall(r"\w+", pytree.keystr(path))) for path, _ in found]


def arguments_of(inputs: Inputs) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """Arguments of a call in their order, and by their names. Raises OptionTypeError."""
    if isinstance(inputs, Mapping):
        return (), dict(inputs)
    if isinstance(inputs, torch.Tensor):
        return (inputs,), {}
    if isinstance(inputs, Sequence) and not isinstance(inputs, str | bytes):
        return tuple(inputs), {}
    raise OptionTypeError(
        f"example inputs are a {type(inputs).__name__}: a tensor, a tuple of the arguments, or a"
        " dict of them by name is needed",
        "convert an array: torch.from_numpy(array)",
    )


def _write(graph: ExportedGraph, folder: Path) -> Path:
    """Raises ModelError where the graph has no ONNX form."""
    try:
        return graph.write(folder)
    except GraphRefused as error:
        raise ModelError(f"{graph.name}: {reason_of(error)}", "leave it to PyTorch") from error
