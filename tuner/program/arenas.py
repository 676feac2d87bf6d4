"""Arenas that the models of a process take in turn, each for the time of a run."""

from __future__ import annotations

import weakref

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
