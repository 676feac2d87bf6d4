"""Arenas that the models of a process take in turn, and memory of results that is used again."""

from __future__ import annotations

import weakref
from collections import Counter
from collections.abc import Iterator, Sequence

import numpy as np

from tuner.hardware import Backend


class Arenas:
    """Arenas, as many as there are runs at the same time, each as large as a run ever needed.

    The graphs of a model that is trained, forward and backward, never run at the same time.
    """

    def __init__(self) -> None:
        self._free: list[np.ndarray] = []

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


_OF_PROCESS: weakref.WeakValueDictionary[str, Arenas] = weakref.WeakValueDictionary()


def arenas_of_process() -> Arenas:
    """The arenas of this process; they are freed with the last model that takes them."""
    return _OF_PROCESS.setdefault("arenas", Arenas())


class ResultBlocks:
    """Memory for the results of calls: what a caller has let go of serves a later call.

    Fresh memory costs a page fault for each page, and in a virtual machine another one of the host,
    which takes free memory back every two seconds. At most as much is kept as one call needs.
    """

    def __init__(self) -> None:
        self._free: dict[int, list[np.ndarray]] = {}
        self._of_a_call: Counter[int] = Counter()

    def take(self, sizes_bytes: Sequence[int], backend: Backend) -> Iterator[np.ndarray]:
        """Blocks of these sizes for one call, whose content is anything.

        A block is free again when neither the array nor a view of it is referred to any more.
        """
        self._of_a_call = Counter(sizes_bytes)
        for size in set(self._free) - set(self._of_a_call):
            self._free.pop(size, None)
        for size in sizes_bytes:
            try:
                memory = self._free[size].pop()  # one that no other thread takes
            except LookupError:
                memory = backend.allocate(size)
            block = np.frombuffer(memory.data, np.uint8)  # all views refer to this array
            weakref.finalize(block, self._give_back, memory).atexit = False
            yield block

    def _give_back(self, memory: np.ndarray) -> None:
        free = self._free.setdefault(memory.nbytes, [])
        if len(free) < self._of_a_call[memory.nbytes]:
            free.append(memory)
