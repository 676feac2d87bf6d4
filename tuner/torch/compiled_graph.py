"""The callable that PyTorch gets for a graph: our engine, where it is right and faster.

call -> the module by its weights, the shapes -> first time: PyTorch runs it, the graph is exported
and compiled, results are compared -> the next calls race, each in one engine -> later: the faster
"""

from __future__ import annotations

import logging
import weakref
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from operator import itemgetter
from typing import Any

import torch

from tuner.owned_lock import OwnedLock
from tuner.sessions.engine_status import EngineStatus, GraphStatus
from tuner.sessions.online_model import OnlineModel
from tuner.torch.checked_call import PYTORCH, Call, CheckedCall, difference_of, text_of
from tuner.torch.graph_partition import Partition
from tuner.torch.graphs import ExportedGraph, GraphRefused, TracedFunction
from tuner.torch.weights import Weights

MAX_MODULES, MAX_SHAPES = 64, 9
"""Maximum numbers of modules, and of different shapes, that one graph is compiled for."""
CALLS_BEFORE_COMPILING = 3
"""A graph is compiled for its first module and shapes at once, for others at this call."""
MAX_COUNTED = 256
"""Maximum number of modules and shapes whose calls are counted."""

DTYPES = frozenset({
    torch.bool, torch.float16, torch.float32, torch.float64, torch.int8, torch.int16,
    torch.int32, torch.int64, torch.uint8, torch.uint16, torch.uint32, torch.uint64,
})  # fmt: skip
"""Element types that NumPy has as well."""

STATISTICS = "running_mean"
"""Name of the buffers that normalisation writes in training mode, which PyTorch does not count."""
CHANGED = "its weights have changed: tuner.torch.refresh() takes them over"

_log = logging.getLogger("tuner.torch")


@dataclass(frozen=True)
class Module:
    """The weights of a module in a graph, and what is called with them, by shapes."""

    weights: Weights
    calls: dict[Hashable, Call] = field(default_factory=dict)
    engines: list[OnlineModel] = field(default_factory=list)
    notes: dict[Hashable, GraphStatus] = field(default_factory=dict)
    """Status of what PyTorch runs, and the shapes of the inputs of all, by the shapes of calls."""

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
        calls_before_compiling: int = CALLS_BEFORE_COMPILING,
    ) -> None:
        """`open_engine` gives an exported graph to our engine; None: PyTorch runs it."""
        self._function, self._open_engine = function, open_engine
        self._calls_before_compiling = calls_before_compiling
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
        self._modules: dict[tuple[int, ...], Module] = {}
        """Modules by the identities of their weights; forgotten before one is freed."""
        self._shapes: set[Hashable] = set()
        self._counts: dict[Hashable, int] = {}
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
        if self._stays:
            return self._eager(*arguments)
        slower = self._slower
        if slower is not None and slower.loaded is None:
            slower.called()
            return self._eager(*arguments)
        weights = self._weights_of(arguments)
        identity = tuple(map(id, weights))
        shapes = tuple([getattr(one, "shape", one) for one in self._others_of(arguments)])
        module = self._modules.get(identity)
        call = module.calls.get(shapes) if module is not None else None
        if module is None or call is None:
            return self._first_call(arguments, identity, shapes)
        if module.weights.are_written(weights):
            self._say(CHANGED)
            return self._eager(*arguments)
        return call(*arguments)

    def refresh(self) -> int:
        """Look again at weights and bank; return the number of compiled graphs that change."""
        changed = 0
        for identity, module in list(self._modules.items()):
            if module.weights.look_again():
                changed += sum(engine.refresh() for engine in module.engines)
            elif self._modules.pop(identity, None):  # compiled again when it is next called
                for shapes in module.calls:
                    self._counts[identity, shapes] = self._calls_before_compiling
                changed += len(module.calls)
        if not any(self._slower in module.engines for module in list(self._modules.values())):
            self._slower = None
        return changed

    def status(self) -> list[GraphStatus]:
        """The engine of each module and shapes of this graph, and why; parts have their own."""
        found = []
        for module in list(self._modules.values()):
            for shapes, note in list(module.notes.items()):
                call = module.calls.get(shapes)
                row = call.status(note.shapes) if isinstance(call, CheckedCall) else note
                is_native = row.engine != PYTORCH and module.has_written_weights()
                found.append(replace(row, engine=PYTORCH, why=CHANGED) if is_native else row)
        return found or [GraphStatus(self._function.name, PYTORCH, self._reason)]

    def _first_call(
        self, arguments: Sequence[Any], identity: tuple[int, ...], shapes: Hashable
    ) -> Any:
        """PyTorch's results; the graph is compiled besides, unless another one is."""
        results = self._eager(*arguments)
        try:
            if reason := _why_pytorch(arguments, results):
                self._stays = True
                self._say(reason)
            else:
                _TURN.do_if_free(
                    self._compile_if_wanted, arguments, results, identity, shapes, nests=True
                )
        except Exception as error:
            self._stays = True
            self._say(text_of(error))
        return results

    def _compile_if_wanted(
        self,
        arguments: Sequence[Any],
        results: Sequence[Any],
        identity: tuple[int, ...],
        shapes: Hashable,
    ) -> None:
        if self._is_wanted(identity, shapes):
            self._compile(arguments, results, identity, shapes)

    def _is_wanted(self, identity: tuple[int, ...], shapes: Hashable) -> bool:
        """Count a call that nothing is compiled for; return whether that is to be done now."""
        if shapes not in self._shapes and len(self._shapes) >= MAX_SHAPES:
            self._say(f"it is compiled for {MAX_SHAPES} shapes; PyTorch runs all others")
            return False
        if identity not in self._modules and len(self._modules) >= MAX_MODULES:
            self._say(f"it is compiled for {MAX_MODULES} modules; PyTorch runs all others")
            return False
        calls = self._counts.pop((identity, shapes), 0) + 1
        is_due = calls >= self._calls_before_compiling and not self._is_racing()
        if not self._modules or is_due:
            return True
        self._counts[identity, shapes] = calls
        if len(self._counts) > MAX_COUNTED:
            del self._counts[next(iter(self._counts))]
        return False

    def _is_racing(self) -> bool:
        """Return whether it is still open if our engine is worth compiling for more modules."""
        engines = (one for module in list(self._modules.values()) for one in module.engines)
        return self._function.is_fixed and any(one.loaded and one.needs_race for one in engines)

    def _compile(
        self,
        arguments: Sequence[Any],
        results: Sequence[Any],
        identity: tuple[int, ...],
        shapes: Hashable,
    ) -> None:
        module = self._modules.get(identity)
        if module is None:
            freed = partial(_forget, self._modules, identity)
            module = Module(Weights(self._weights_of(arguments), freed, self._uncounted))
        try:
            call = self._compiled(arguments, results, module)
        except Exception as error:
            self._say(text_of(error))
            call = self._eager
            self._stays = self._function.is_fixed
        engine = "parts" if isinstance(call, Partition) else PYTORCH
        sizes = self._input_shapes(arguments)
        module.notes[shapes] = GraphStatus(self._function.name, engine, self._reason, sizes)
        module.calls[shapes] = call
        self._shapes.add(shapes)
        self._modules[identity] = module
        if isinstance(call, CheckedCall):
            call.check(arguments, results)
            self._note_loss()

    def _input_shapes(self, arguments: Sequence[Any]) -> tuple[tuple[int, ...], ...]:
        weights = set(self._function.weights)
        given = [one for at, one in enumerate(arguments) if at not in weights]
        return tuple(tuple(map(int, x.shape)) for x in given if isinstance(x, torch.Tensor))

    def _note_loss(self) -> None:
        """PyTorch runs all modules of a graph of fixed shapes, where our engine runs none."""
        engines = [one for module in list(self._modules.values()) for one in module.engines]
        if self._function.is_fixed and engines and not any(one.loaded for one in engines):
            self._slower = engines[-1]

    def _compiled(self, arguments: Sequence[Any], results: Sequence[Any], module: Module) -> Call:
        """Raises Refused, or whatever PyTorch raises, where PyTorch has to run the graph."""
        graph = ExportedGraph(self._function, arguments, module.weights)
        engine = self._open_engine(graph)
        if not graph.has_onnx_form:
            parts = Partition(graph, partial(CompiledGraph, open_engine=self._open_engine))
            if difference := difference_of(parts(*arguments), results):
                raise GraphRefused(f"in parts, {difference}")
            self._say(parts.reason)
            return parts
        if engine is None:
            self._reason = "it was only written as a file"
            return self._eager
        module.engines.append(engine)
        itself, note_loss = weakref.proxy(self), weakref.WeakMethod(self._note_loss)

        def when_lost() -> None:
            if note := note_loss():
                note()

        return CheckedCall(graph, engine, self._eager, itself, when_lost)

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


def _forget(modules: dict[tuple[int, ...], Module], identity: tuple[int, ...]) -> None:
    modules.pop(identity, None)


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
    if any(one.requires_grad for one in results if isinstance(one, torch.Tensor)):
        return "gradients are recorded: call it in torch.no_grad() or torch.inference_mode()"
    if torch.is_autocast_enabled("cpu"):
        return "autocast chooses the types of its operators"
    for one in tensors:
        if one.device.type != "cpu" or one.dtype not in DTYPES or one.layout != torch.strided:
            return f"it has a tensor of {one.dtype} on {one.device}"
        if type(one) not in (torch.Tensor, torch.nn.Parameter):
            return f"it has a {type(one).__name__}"
    return ""
