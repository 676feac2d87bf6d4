"""The numbers of a program that depend on its open sizes, for given values of those."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice

import numpy as np

from tuner.errors import OfflineModelError
from tuner.program.program import Program, usable
from tuner.size import Formulas, expression_of, is_open


@dataclass(frozen=True)
class SizesInUse:
    """Numbers of an execution that change with the open sizes."""

    units: np.ndarray
    """Units of each phase of each step."""
    words: np.ndarray
    """Values of the open sizes of each step, which its kernel is given."""
    offsets: np.ndarray
    """Offsets in the arena of the arguments that lie elsewhere for other sizes."""
    moved: np.ndarray
    """Numbers of these arguments, counted over all steps."""
    output_shapes: list[tuple[int, ...]]


class OpenNumbers:
    """The numbers of a program that depend on open sizes."""

    def __init__(self, program: Program) -> None:
        units = [phase.units for step in program.steps for phase in step.phases]
        words = [size for step in program.steps for size in step.sizes]
        places = enumerate(place for step in program.steps for place in step.args)
        offsets = {number: place.offset for number, place in places if is_open(place.offset)}
        self._moved = np.array([*offsets], np.int64)
        distinct = {expression_of(n): n for n in (*units, *words, *offsets.values())}
        numbered = {expression: number for number, expression in enumerate(distinct)}
        self._units, self._words, self._offsets = (
            np.array([numbered[expression_of(n)] for n in numbers], np.int64)
            for numbers in (units, words, offsets.values())
        )
        self._count = len(distinct)
        self._ranks = [len(port.shape) for port in program.outputs]
        shapes = (size for port in program.outputs for size in port.shape)
        self._formulas = Formulas((*distinct.values(), *shapes))

    def at(self, values: Mapping[str, int]) -> SizesInUse:
        """The numbers for these values of all open sizes.

        Raises OfflineModelError where a formula has no value that can be one.
        """
        try:
            numbers = self._formulas.at(values)
            found = np.array([usable(number) for number in numbers[: self._count]], np.int64)
        except (ValueError, LookupError, ArithmeticError) as error:
            raise OfflineModelError(f"the step list is damaged: {error!r} at {values}") from error
        sizes = iter(numbers[self._count :])
        shapes = [tuple(islice(sizes, rank)) for rank in self._ranks]
        units, words, offsets = (found[n] for n in (self._units, self._words, self._offsets))
        return SizesInUse(units, words, offsets, self._moved, shapes)
