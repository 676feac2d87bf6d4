"""The callable that PyTorch gets for a graph: our engine, where it is right and faster.

call -> the module by its weights, the shapes -> when that is due: PyTorch runs it, the graph is
exported and compiled, results are compared -> the next calls race -> later: the faster engine
"""

from __future__ import annotations

import logging
import weakref
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import count
from operator import itemgetter
from typing import Any, NamedTuple

import torch

from tuner.handler_errors import raise_of_handler
from tuner.owned_lock import OwnedLock
from tuner.sessions.engine_choice import MIN_CALLS, EngineChoice
from tuner.sessions.engine_status import EngineStatus, GraphStatus
from tuner.sessions.online_model import OnlineModel
from tuner.torch.graph_call import (
    PYTORCH,
    GraphCall,
    difference_between,
    give_back_memory,
    reason_of,
)
from tuner.torch.graph_partition import Partition
from tuner.torch.graphs import ExportedGraph, GraphRefused, TracedFunction
from tuner.torch.weights import Weights

DTYPES = frozenset({
    torch.bool, torch.bfloat16, torch.float16, torch.float32, torch.float64, torch.int8,
    torch.int16, torch.int32, torch.int64, torch.uint8, torch.uint16, torch.uint32, torch.uint64,
})  # fmt: skip
"""Element types that NumPy or ml_dtypes has as well."""

STATISTICS = "running_mean"
"""Name of the buffers that normalisation writes in training mode, which PyTorch does not count."""
CHANGED = "its weights have changed: tuner.torch.refresh() takes them over"
CHANGING = "its weights change from call to call: they become inputs"

_log = logging.getLogger("tuner.torch")


class Compiled(NamedTuple):
    """A call for one module and its shapes, and the weights of the module that it was made with."""

    weights: Weights
    call: Callable[[Sequence[Any]], Any]
    status: Callable[[], GraphStatus]
    engine: OnlineModel | None = None
    """None: it stays with PyTorch, as a whole or in parts."""

    def has_written_weights(self) -> bool:
        """Return whether PyTorch has written a weight since it was compiled."""
        try:
            return self.weights.are_written(self.weights.tensors())
        except ReferenceError:  # it was just freed
            return False


class CompiledGraph:
    """A graph of PyTorch as something to call. No fault of ours reaches its caller."""

    def __init__(
        self,
        function: TracedFunction,
        open_engine: Callable[[ExportedGraph], OnlineModel | None],
        min_calls: int = MIN_CALLS,
    ) -> None:
        """`open_engine` gives an exported graph to our engine; None: PyTorch runs it."""
        self._function, self._open_engine = function, open_engine
        self._eager = function.call
        positions = range(len(function.argument_names))
        self._uncounted = [
            number
            for number, at in enumerate(function.weights)
            if STATISTICS in function.argument_names[at]
        ]
        self._weights_of = _picker(function.weights)
        others = [at for at in positions if at not in set(function.weights)]
        self._others_of = _picker([] if function.is_fixed else others)
        self._choice: EngineChoice[Compiled] = EngineChoice(min_calls)
        """Owners of weights are modules, known by the identities of their weights; they are
        forgotten before one is freed."""
        self._modules = self._choice.compiled
        self._stays = False
        self._slower: OnlineModel | None = None
        """The engine of the first module of a graph of fixed shapes, if PyTorch runs that module:
        until this engine loads something, PyTorch runs all modules."""
        self._said: set[str] = set()
        self._reason = "it is compiled at its first call"
        self.number = next(_numbers)
        """Graphs are numbered in the order in which PyTorch found them."""
        _GRAPHS.add(self)

    def __call__(self, *arguments: Any) -> Any:
        """Results for these arguments, as PyTorch would give them."""
        return self.call(arguments)

    def call(self, arguments: Sequence[Any]) -> Any:
        """Results for these arguments; a list may be emptied."""
        if self._stays:
            return self._function.last_call(arguments)
        slower = self._slower
        if slower is not None and slower.loaded is None:
            slower.called()
            return self._function.last_call(arguments)
        weights = self._weights_of(arguments)
        shapes = tuple([getattr(one, "shape", one) for one in self._others_of(arguments)])
        identity = tuple(map(id, weights))
        module = self._modules.get(identity)
        compiled = module.get(shapes) if module is not None else None
        if compiled is None:
            return self._first_call(arguments, identity, shapes)
        if compiled.weights.are_written(weights):
            self._say(CHANGED)
            is_ours = compiled.engine is not None and compiled.engine.loaded is not None
            if is_ours and compiled.weights.are_written_again(weights):
                self._take_weights_as_inputs()
            return self._function.last_call(arguments)
        return compiled.call(arguments)

    def _take_weights_as_inputs(self) -> None:
        """Compile again, at the next call, for any weights: for those of another step of training.

        Weights that change but once stay constants, as a user loads a checkpoint: kernels are
        faster with constants, and `refresh` takes the new ones over.
        """
        self._say(CHANGING)
        function = replace(self._function, weights=(), has_run_parameters=True)
        self._function = function
        self._weights_of, self._uncounted = _picker(()), []
        self._others_of = _picker([] if function.is_fixed else range(len(function.argument_names)))
        self._choice = EngineChoice(1)
        self._modules = self._choice.compiled
        self._slower = None

    def leave(self, reason: str) -> None:
        """Leave all calls of this graph to PyTorch."""
        self._stays = True
        self._say(reason)

    @property
    def is_left(self) -> bool:
        """True where PyTorch runs all modules."""
        return self._stays or (self._slower is not None and self._slower.loaded is None)

    def count(self) -> None:
        """Count a call that PyTorch has made of a graph that is left to it."""
        if self._slower is not None:
            self._slower.called()

    def refresh(self) -> int:
        """Look again at weights and bank; return the number of compiled graphs that change."""
        changed = 0
        modules = {identity: list(one.values()) for identity, one in list(self._modules.items())}
        for identity, module in modules.items():
            if all(weights.look_again() for weights in {one.weights for one in module}):
                changed += sum(one.engine.refresh() for one in module if one.engine)
            else:
                changed += self._choice.forget(identity)
        if self._slower not in self._engines():
            self._slower = None
        return changed

    def status(self) -> list[GraphStatus]:
        """The engine of each module and shapes of this graph, and why; parts have their own."""
        found = []
        for compiled in self._choice.all:
            row = compiled.status()
            is_native = row.engine != PYTORCH and compiled.has_written_weights()
            found.append(replace(row, engine=PYTORCH, why=CHANGED) if is_native else row)
        return found or [GraphStatus(self._function.name, PYTORCH, self._reason)]

    def note_loss(self) -> None:
        """PyTorch runs all modules of a graph of fixed shapes, where our engine runs none."""
        engines = self._engines()
        if self._function.is_fixed and engines and not any(one.loaded for one in engines):
            self._slower = engines[-1]

    def _engines(self) -> list[OnlineModel]:
        return [one.engine for one in self._choice.all if one.engine]

    def _first_call(
        self, arguments: Sequence[Any], identity: tuple[int, ...], shapes: tuple[Any, ...]
    ) -> Any:
        """PyTorch's results, or ours that agree with them; the graph is compiled, if it is due."""
        results = self._eager(*arguments)
        if self._function.result_by_result is not None:
            results = list(results)  # so that these can be freed for ours
        try:
            if reason := _why_pytorch(arguments, results):
                self._stays = True
                self._say(reason)
                return results
            make = partial(self._compile, arguments, results, identity)
            if limit := self._choice.compile_if_due((identity, shapes), make, self._begin):
                self._say(f"{limit}; {PYTORCH} runs all others")
            self.note_loss()
        except Exception as error:
            raise_of_handler(error)
            self._stays = True
            self._say(reason_of(error))
        if self._function.any_order:  # as our engine reads them, which would copy all at once
            stored = enumerate(results)
            results = [x.contiguous() if at in self._function.any_order else x for at, x in stored]
        return results

    def _begin(self, compile_form: Callable[[], None]) -> bool:
        """Compile now, unless another thread does, or a race decides if more modules are worth it.

        The race is that of the first module of a graph of fixed shapes.
        """
        is_fixed = self._function.is_fixed
        if is_fixed and any(one.loaded and one.needs_race for one in self._engines()):
            return False
        return _TURN.do_if_free(compile_form, nests=True)

    def _compile(
        self, arguments: Sequence[Any], results: Sequence[Any], owner: tuple[int, ...]
    ) -> Compiled:
        weights = next((one.weights for one in list(self._modules.get(owner, {}).values())), None)
        if weights is None:
            freed = partial(self._modules.pop, owner, None)
            weights = Weights(self._weights_of(arguments), freed, self._uncounted)
        others = set(range(len(arguments))).difference(self._function.weights)
        tensors = [arguments[at] for at in sorted(others) if torch.is_tensor(arguments[at])]
        give_back_memory()
        shapes = tuple(tuple(map(int, tensor.shape)) for tensor in tensors)
        try:
            call = self._call_of(arguments, results, weights, shapes)
        except Exception as error:
            raise_of_handler(error)
            self._say(reason_of(error))
            self._stays = self._function.is_fixed
            call = None
        give_back_memory()
        if isinstance(call, GraphCall):
            call.check(arguments, results)
            give_back_memory()
            return Compiled(weights, call, call.status, call.model)
        engine = PYTORCH if call is None else "parts"
        row = GraphStatus(self._function.name, engine, self._reason, shapes)
        run = call or self._eager
        return Compiled(weights, lambda given: run(*given), lambda: row)

    def _call_of(
        self,
        arguments: Sequence[Any],
        results: Sequence[Any],
        weights: Weights,
        shapes: Sequence[Sequence[int]],
    ) -> GraphCall | Partition | None:
        """A call that is compiled, as a whole or in parts; None: the graph was only written.

        Raises GraphRefused, or whatever PyTorch raises, where PyTorch has to run the graph.
        """
        graph = ExportedGraph(self._function, arguments, weights, results)
        engine = self._open_engine(graph)
        graph.forget_sample()
        if not graph.has_onnx_form and graph.oracle is not None:
            raise GraphRefused(f"with bfloat16: {engine.why if engine else 'it has no ONNX form'}")
        if not graph.has_onnx_form:
            parts = Partition(graph, partial(CompiledGraph, open_engine=self._open_engine))
            if difference := difference_between(
                parts(*arguments), results, graph.has_run_parameters
            ):
                raise GraphRefused(f"in parts, {difference}")
            self._say(parts.reason)
            return parts
        if engine is None:
            self._reason = "it was only written as a file"
            return None
        return GraphCall(graph, engine, self._function, weakref.proxy(self), shapes)

    def _say(self, reason: str) -> None:
        self._reason = reason
        if reason not in self._said:
            self._said.add(reason)
            _log.info("%s: %s", self._function.name, reason)


_GRAPHS: weakref.WeakSet[CompiledGraph] = weakref.WeakSet()
_numbers = count()
_TURN = OwnedLock("the compiler of graphs")
"""Held by the thread that compiles a graph, and its parts; PyTorch runs the others meanwhile."""


def refresh() -> int:
    """Look for changed weights, and for what the bank has learnt, in all compiled graphs.

    Returns the number of graphs that changed: compiled again, or to be at their next call.
    """
    return sum(graph.refresh() for graph in list(_GRAPHS))


def status() -> EngineStatus:
    """Return which engine runs each graph that PyTorch compiled in this process, and why.

    The graphs come in the order in which PyTorch found them. As text the result is a table.
    """
    graphs = sorted(_GRAPHS, key=lambda graph: graph.number)
    return EngineStatus(row for graph in graphs for row in graph.status())


def _picker(positions: Sequence[int]) -> Callable[[Sequence[Any]], tuple[Any, ...]]:
    """A function that takes the elements in these positions."""
    if len(positions) > 1:
        return itemgetter(*positions)
    return lambda all_of_them: tuple([all_of_them[at] for at in positions])


def _why_pytorch(arguments: Sequence[Any], results: Sequence[Any]) -> str:
    """The reason for which a graph, whatever its shapes, stays with PyTorch; "" if there is none.

    PyTorch's own guards see to it that the reason holds for all calls of the graph.
    """
    tensors = [one for one in (*arguments, *results) if isinstance(one, torch.Tensor)]
    made = [one for one in results if isinstance(one, torch.Tensor) and one.requires_grad]
    if (torch.is_grad_enabled() and made) or any(one.grad_fn is not None for one in made):
        return "gradients are recorded: call it in torch.no_grad() or torch.inference_mode()"
    if torch.is_autocast_enabled("cpu") and torch.get_autocast_dtype("cpu") != torch.bfloat16:
        return f"autocast to {torch.get_autocast_dtype('cpu')}"
    for one in tensors:
        if one.device.type != "cpu" or one.dtype not in DTYPES or one.layout != torch.strided:
            return f"it has a tensor of {one.dtype} on {one.device}"
        if type(one) not in (torch.Tensor, torch.nn.Parameter):
            return f"it has a {type(one).__name__}"
    return ""
