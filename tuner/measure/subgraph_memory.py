"""Memory of a subgraph's tensors while its candidates are measured: all share it.

    inputs | outputs     arena     scratch of each core     weights, in copies (see `memory`)

What lies in the arena, and where, is a candidate's own: it is a program with a memory plan.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from tuner.backend import CPU
from tuner.graph import DTYPES, Graph
from tuner.measure.memory import POISON, Weights, address_of, at_least, copied, weights_in_copies
from tuner.program.build import BuiltProgram
from tuner.program.program import Place, Port, Program, Step


@dataclass(frozen=True)
class Arguments:
    """Memory that one candidate runs on."""

    arena: np.ndarray
    worker_scratch: np.ndarray
    weights: Weights
    """Pieces of weights, by their offset in the program's weights."""

    def piece(self, offset: int) -> tuple[int, int]:
        """The piece of the weights that this offset lies in, and how far behind its start."""
        piece = max(start for start in self.weights.own if start <= offset)
        return piece, offset - piece


class SubgraphMemory:
    """The memory of one subgraph's candidates on a number of cores."""

    def __init__(self, graph: Graph, feeds: Mapping[str, np.ndarray], cores: int) -> None:
        self._cores = cores
        self._inputs = {name: copied(feeds[name]) for name in graph.inputs}
        self._outputs = {name: CPU.allocate(graph.types[name].size_bytes) for name in graph.outputs}
        self._arena, self._worker_scratch = CPU.allocate(0), CPU.allocate(0)

    def arguments(self, built: BuiltProgram) -> Arguments:
        """The memory of one candidate; scratch is shared with all others."""
        program = built.program
        own_bytes = self._cores * max((s.worker_scratch_bytes for s in program.steps), default=0)
        self._arena = at_least(self._arena, program.arena_bytes)
        self._worker_scratch = at_least(self._worker_scratch, own_bytes)
        return Arguments(
            self._arena[: program.arena_bytes],
            self._worker_scratch[:own_bytes],
            weights_in_copies({piece.offset: piece.array for piece in built.weights}),
        )

    def poison(self, arguments: Arguments) -> None:
        """Spoil all that the next run has to write before it may be read."""
        for memory in (*self._outputs.values(), arguments.arena, arguments.worker_scratch):
            memory[...] = POISON

    def steps(self, program: Program, arguments: Arguments, copy: int) -> list[Step]:
        """The program's steps with addresses for places, for the run that reads this copy.

        Places are of kind "arena", with offsets counted from address 0.
        """
        return [
            replace(
                step,
                args=tuple(
                    Place("arena", self._address(program, arguments, place, copy))
                    for place in step.args
                ),
            )
            for step in program.steps
        ]

    def outputs(self, program: Program, arguments: Arguments) -> dict[str, np.ndarray]:
        """Views of what the last run wrote, by name."""
        return {
            port.name: self._view(program, arguments, port, place)
            for port, place in zip(program.outputs, program.output_places, strict=True)
        }

    def _address(self, program: Program, arguments: Arguments, place: Place, copy: int) -> int:
        if place.kind == "weights":
            piece, start = arguments.piece(place.offset)
            return arguments.weights.address(piece, copy) + start
        memory, start = self._memory(program, arguments, place)
        return address_of(memory) + start

    def _memory(
        self, program: Program, arguments: Arguments, place: Place
    ) -> tuple[np.ndarray, int]:
        """The memory that a place lies in, and how far behind its start."""
        if place.kind == "input":
            return self._inputs[program.inputs[place.offset].name], place.start_bytes
        if place.kind == "output":
            return self._outputs[program.outputs[place.offset].name], place.start_bytes
        if place.kind == "weights":
            piece, start = arguments.piece(place.offset)
            return arguments.weights.own[piece], start
        if place.kind == "arena":
            return arguments.arena, place.offset
        raise ValueError(f"a subgraph has nothing in a place of kind {place.kind}")

    def _view(self, program: Program, arguments: Arguments, port: Port, place: Place) -> np.ndarray:
        memory, start = self._memory(program, arguments, place)
        dtype = DTYPES[port.dtype]
        end = start + int(np.prod(port.shape, dtype=np.int64)) * dtype.itemsize
        return memory[start:end].view(dtype).reshape(port.shape)
