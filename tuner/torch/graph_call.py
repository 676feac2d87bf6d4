"""Calls of a graph for one module and its shapes: how PyTorch and our engine make them."""

from __future__ import annotations

import ctypes
import logging
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy as np
import torch

from tuner.program.arenas import arenas_of_process
from tuner.program.execution import MIN_BLOCK_BYTES
from tuner.runtime.model import LoadedModel
from tuner.sessions.checked_call import CheckedCall, difference_of, largest_finite
from tuner.sessions.engine_status import text_of
from tuner.sessions.online_model import OnlineModel
from tuner.torch.arrays import array_of, tensor_of
from tuner.torch.bfloat16 import difference_in_bf16
from tuner.torch.graphs import COMPUTED, ExportedGraph, GraphRefused, TracedFunction

Call = Callable[..., Any]
NOISE = 4e-6
"""Share of the largest gradient by which others may differ: some 30 roundings of f32."""
FREED_BYTES = 16 << 20
"""Bytes of results, compared one by one, after which free memory is given back."""
PYTORCH = "PyTorch"
"""Name of the other engine in a status."""


class Graph(Protocol):
    """The graph that the calls are of."""

    def __call__(self, *arguments: Any) -> Any:
        """The call as PyTorch makes it, which finds the form of it again."""

    def note_loss(self) -> None:
        """Take note that a race has given a form to PyTorch."""


class GraphCall(CheckedCall[Sequence[Any], Any]):
    """A graph for one module and its shapes, in whichever engine is right and faster."""

    other = PYTORCH
    log = logging.getLogger("tuner.torch")

    def __init__(
        self,
        exported: ExportedGraph,
        model: OnlineModel,
        function: TracedFunction,
        graph: Graph,
        shapes: Sequence[Sequence[int]],
    ) -> None:
        super().__init__(exported.name, model, shapes)
        self._function, self._graph = function, graph
        self._inputs, self._bounds = exported.inputs, exported.index_bounds
        self._is_noisy = exported.has_run_parameters
        self._oracle, self._taken = exported.oracle, exported.taken
        self._results, self._any_order = exported.results, exported.any_order
        self._orders: Sequence[tuple[int, ...] | None] = ()
        self._are_large = False
        """True where the results of a call are worth the time of giving memory back."""
        self._last_engine = ""
        """The engine of the last call; "" after a call of both."""

    def original(self, call: Sequence[Any]) -> Any:
        """Results of PyTorch."""
        return self._function.call(*call)

    def takes(self, loaded: LoadedModel, call: Sequence[Any]) -> bool:
        """Return whether no index in the arguments is one that PyTorch refuses."""
        del loaded
        bounds = self._bounds
        return not bounds or all(bound.holds(call[bound.position]) for bound in bounds)

    def ours(self, loaded: LoadedModel, call: Sequence[Any]) -> tuple[Any, ...]:
        """Results of our engine, without a copy but for those that PyTorch stores otherwise.

        Inputs are found by their places: a model that is kept has the names of the call that it was
        compiled for, and the same values may be named otherwise in another form of that call.
        """
        self._begin("ours")
        pairs = zip(loaded.inputs, self._inputs, strict=True)
        arrays = loaded.run({port.name: array_of(call[at]) for port, at in pairs})
        computed = map(tensor_of, arrays.values())
        results = [next(computed) if one is COMPUTED else one for one in self._results]
        if any(self._orders):
            stored = zip(results, self._orders, strict=True)
            results = [one if order is None else stored_as(one, order) for one, order in stored]
        return tuple(results)

    def difference(self, loaded: LoadedModel, call: Sequence[Any], results: Any) -> str:
        """The first result that differs; how PyTorch stores each is remembered.

        A list of large results is emptied while ours are computed, and filled again: with ours, or,
        where one differs, with PyTorch's.
        """
        tensors = [one for one in results if isinstance(one, torch.Tensor)]
        self._are_large = sum(one.nbytes for one in tensors) >= MIN_BLOCK_BYTES
        del tensors
        by_result = self._function.result_by_result
        orders = enumerate(map(order_of, results))
        self._orders = [None if at in self._any_order else one for at, one in orders]
        try:
            if self._are_large and by_result and self._oracle is None and type(results) is list:
                return self._difference_by_result(by_result, loaded, call, results)
            return self._difference(self.ours(loaded, call), results, call)
        finally:
            self._last_engine = ""  # the next call gives back what this one needed, race or not

    def _difference_by_result(
        self,
        by_result: Callable[..., None],
        loaded: LoadedModel,
        call: Sequence[Any],
        results: list[Any],
    ) -> str:
        """The first result that differs, of a graph that PyTorch computes again.

        Each of its results is freed once it is compared: those of both engines are never in memory
        at once. The list of its first results is emptied, and filled again.
        """
        noise = _noise_of(_arrays(results)) if self._is_noisy else 0.0
        results.clear()
        found: list[str] = []
        try:
            ours = self.ours(loaded, call)
            self._begin(PYTORCH)
            freed_bytes = 0

            def compare(number: int, result: Any) -> None:
                nonlocal freed_bytes
                freed_bytes += result.nbytes
                if freed_bytes > FREED_BYTES:
                    freed_bytes = 0
                    give_back_memory()
                if not found:
                    pair = _arrays([ours[number], result])
                    fault = difference_of(pair[:1], pair[1:], PYTORCH, [noise], number)
                    found.extend([fault] if fault else [])

            by_result(*call, compare)
            if not found:
                results.extend(ours)
        finally:
            if not results:
                results.extend(self.original(call))
        return found[0] if found else ""

    def _difference(self, ours: Sequence[Any], theirs: Sequence[Any], call: Sequence[Any]) -> str:
        if self._oracle is None:
            return difference_between(ours, theirs, self._is_noisy)
        with torch.no_grad(), torch.autocast("cpu", enabled=False):
            exact = self._oracle(*(call[at] for at in self._taken))
        return difference_in_bf16(ours, theirs, exact)

    def complete(self, loaded: LoadedModel, call: Sequence[Any]) -> Any:
        """The call as PyTorch makes it: with a look at the weights, and for this form."""
        del loaded
        self._begin("ours")
        return self._graph(*call)

    def compete(self, call: Sequence[Any]) -> Any:
        """The call in PyTorch, with the memory that our results had; a list may be emptied."""
        self._begin(PYTORCH)
        return self._function.last_call(call)

    def _begin(self, engine: str) -> None:
        """Give back what the other engine has freed; in a race such a call is not timed."""
        before, self._last_engine = self._last_engine, engine
        if before != engine and self._are_large:
            give_back_memory()

    def decided(self, call: Sequence[Any]) -> None:
        """Free what only the other engine needed, and have the graph take note of a lost race."""
        del call
        give_back_memory()
        if self.model.loaded is None:
            self._graph.note_loss()


def difference_between(ours: Sequence[Any], theirs: Sequence[Any], is_noisy: bool = False) -> str:
    """The first result that differs from PyTorch's, in words; "" if there is none.

    `is_noisy`: results may be 0 but for rounding, as the gradient of the bias of attention's keys;
    they may differ by a share of the largest of all results.
    """
    arrays = _arrays(theirs)
    noise = [_noise_of(arrays)] * len(arrays) if is_noisy else ()
    return difference_of(_arrays(ours), arrays, PYTORCH, noise)


def _noise_of(arrays: Sequence[Any]) -> float:
    """The amount by which results may differ in any case: a share of the largest of all."""
    return NOISE * max(map(_largest, arrays), default=0.0)


def _largest(array: Any) -> float:
    """The largest finite magnitude of f32 and f64; 0 of anything else."""
    if not isinstance(array, np.ndarray) or array.dtype not in (np.float32, np.float64):
        return 0.0
    return largest_finite(array)


def _arrays(results: Sequence[Any]) -> list[Any]:
    return [array_of(x) if isinstance(x, torch.Tensor) else x for x in results]


def order_of(result: Any) -> tuple[int, ...] | None:
    """Dimensions of a tensor from the outermost to the innermost in memory.

    None for a contiguous tensor, one with gaps or overlaps, and what is no tensor.
    """
    if not isinstance(result, torch.Tensor) or result.is_contiguous():
        return None
    strides = result.stride()
    order = tuple(sorted(range(result.dim()), key=lambda axis: -strides[axis]))
    return order if result.permute(order).is_contiguous() else None


def stored_as(result: torch.Tensor, order: Sequence[int]) -> torch.Tensor:
    """The tensor with its dimensions in this order in memory, so that `view` does what it did."""
    inverse = sorted(range(len(order)), key=order.__getitem__)
    return result.permute(*order).contiguous().permute(inverse)


def give_back_memory() -> None:
    """Give free memory back to the system: ours, and where its C library can, all other.

    PyTorch's calls, an export and a comparison free hundreds of MiB, in pieces that would stay.
    """
    arenas_of_process().clear()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


def reason_of(error: Exception) -> str:
    """One line of an error; a refusal needs no name of a type."""
    return str(error).partition("\n")[0] if isinstance(error, GraphRefused) else text_of(error)
