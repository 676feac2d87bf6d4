"""Arenas that the models of a process take in turn, and memory of results that is used again."""

from __future__ import annotations

import itertools
import weakref
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tuner.hardware import Backend
from tuner.owned_lock import OwnedLock

MAX_IDLE_TIMES = 1000
"""Number of takings and givings back of blocks after which memory without a block is freed."""

_times = itertools.count()


class Spot(NamedTuple):
    """The place of a block: its first byte in a piece of memory, which has a number."""

    piece: int
    start: int


class _Piece:
    """Memory with blocks in it."""

    def __init__(self, memory: np.ndarray) -> None:
        self.memory, self.time = memory, next(_times)
        self.used: dict[int, tuple[int, int]] = {}
        """First byte and end of each block, by the number of its taking."""

    def spans(self) -> list[tuple[int, int]]:
        """Blocks by rising start. Others may be given back at any time, none is taken."""
        return sorted(self.used.values())

    def gaps(self) -> Iterator[tuple[int, int]]:
        """Start and size of what is between blocks."""
        end = 0
        for start, after in [*self.spans(), (self.memory.nbytes, 0)]:
            yield end, start - end
            end = after

    def is_free(self, start: int, size: int) -> bool:
        """Return whether these bytes meet no block."""
        if start + size > self.memory.nbytes:
            return False
        return all(after <= start or start + size <= one for one, after in self.spans())

    def give_back(self, number: int) -> None:
        """Note that nothing refers to a block any more; called whenever the last view goes."""
        self.used.pop(number, None)
        self.time = next(_times)


class ResultBlocks:
    """Memory for the results of calls: what a caller has let go of serves a later call.

    Fresh memory costs a page fault for each page, and in a virtual machine another one of the host,
    which takes free memory back every two seconds. Several models may take their blocks from here:
    where a large result of one was, another one has several small ones.
    """

    def __init__(self) -> None:
        self._pieces: dict[int, _Piece] = {}
        self._lock = OwnedLock("memory of results")

    @property
    def size_bytes(self) -> int:
        """All memory, with blocks in it or not."""
        return sum(piece.memory.nbytes for piece in list(self._pieces.values()))

    def take(
        self, sizes_bytes: Sequence[int], backend: Backend, model: LastCall
    ) -> list[np.ndarray]:
        """Blocks of these sizes for one call, whose content is anything.

        A block is free again when neither the array nor a view of it is referred to any more. Each
        is where it was in the last call of this model, if that is free. Before other memory is
        allocated, what no model has used since that call is freed: so models that take turns keep
        what all of them need.
        """
        blocks: list[np.ndarray] = []
        made = self._lock.do_if_free(
            lambda: blocks.extend(self._placed(sizes_bytes, backend, model))
        )
        return blocks if made else [backend.allocate(size) for size in sizes_bytes]

    def clear(self) -> None:
        """Free all memory without a block."""
        self._lock.do_when_free(lambda: self._free_idle(next(_times)))

    def _placed(
        self, sizes: Sequence[int], backend: Backend, model: LastCall
    ) -> Sequence[np.ndarray]:
        since, model.time = model.time, next(_times)
        before = model.spots if len(model.spots) == len(sizes) else [None] * len(sizes)
        found: dict[int, np.ndarray] = {}
        spots: dict[int, Spot] = {}

        def place(number: int, spot: Spot) -> None:
            found[number], spots[number] = self._block(spot, sizes[number]), spot

        for number, spot in enumerate(before):
            piece = self._pieces.get(spot.piece) if spot else None
            if spot and piece and piece.is_free(spot.start, sizes[number]):
                place(number, spot)
        others = sorted(set(range(len(sizes))) - set(found), key=lambda number: -sizes[number])
        for number in others:
            if spot := self._smallest_gap(sizes[number]):
                place(number, spot)
        missing = [number for number in others if number not in found]
        self._free_idle(since if missing else model.time - MAX_IDLE_TIMES)
        for number in missing:
            name = next(_times)
            self._pieces[name] = _Piece(backend.allocate(sizes[number]))
            place(number, Spot(name, 0))
        model.spots = [spots[number] for number in range(len(sizes))]
        return [found[number] for number in range(len(sizes))]

    def _block(self, spot: Spot, size: int) -> np.ndarray:
        """The array of a block, which is noted once its end is sure to be noticed."""
        piece, number = self._pieces[spot.piece], next(_times)
        memory = piece.memory[spot.start : spot.start + size]
        block = np.frombuffer(memory.data, np.uint8)  # all views refer to this array
        weakref.finalize(block, piece.give_back, number).atexit = False
        piece.used[number] = spot.start, spot.start + size
        return block

    def _smallest_gap(self, size: int) -> Spot | None:
        gaps = [
            (gap, Spot(name, start))
            for name, piece in list(self._pieces.items())
            for start, gap in piece.gaps()
            if gap >= size
        ]
        return min(gaps)[1] if gaps else None

    def _free_idle(self, before: int) -> None:
        for name, piece in list(self._pieces.items()):
            if piece.time < before and not piece.used:
                self._pieces.pop(name, None)


@dataclass
class LastCall:
    """The last call of a model that took blocks."""

    time: int = 0
    spots: Sequence[Spot] = ()


class Arenas:
    """Arenas, as many as there are runs at the same time, each as large as a run ever needed.

    The graphs of a model that is trained, forward and backward, never run at the same time.
    """

    def __init__(self) -> None:
        self._free: list[np.ndarray] = []
        self.results = ResultBlocks()
        """Memory of results, of all models that take these arenas."""

    def take(self, size_bytes: int, backend: Backend) -> np.ndarray:
        """An arena of at least this size, present in memory, to be given back."""
        try:
            arena = self._free.pop()  # one that no other thread takes
        except IndexError:
            arena = np.empty(0, np.uint8)
        if arena.nbytes < size_bytes:
            del arena  # before there is a larger one
            arena = backend.allocate(size_bytes)
            backend.make_present(arena)
        return arena

    def give_back(self, arena: np.ndarray) -> None:
        """Let other runs take an arena. Its content is lost."""
        self._free.append(arena)

    def clear(self) -> None:
        """Free all memory that no run and no result is in."""
        self._free.clear()
        self.results.clear()


_OF_PROCESS: weakref.WeakValueDictionary[str, Arenas] = weakref.WeakValueDictionary()


def arenas_of_process() -> Arenas:
    """The arenas of this process; they are freed with the last model that takes them."""
    return _OF_PROCESS.setdefault("arenas", Arenas())
