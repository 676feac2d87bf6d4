"""A measuring child whose programs are wrong; the argument says how.

leave_out: the first step is never done.
too_early: the last step reads what is not made yet.
"""

import dataclasses
import sys
from collections.abc import Callable
from typing import Any
from unittest import mock

from tuner.measure import bench, measuring_child
from tuner.program.build import BuiltProgram, build_program
from tuner.program.program import Step

Steps = tuple[Step, ...]


def leave_out(steps: Steps) -> Steps:
    return (dataclasses.replace(steps[0], phases=()), *steps[1:])


def too_early(steps: Steps) -> Steps:
    return steps[::-1]


FAULTS: dict[str, Callable[[Steps], Steps]] = {"leave_out": leave_out, "too_early": too_early}


def wrong(fault: Callable[[Steps], Steps]) -> Callable[..., BuiltProgram]:
    def build(*args: Any) -> BuiltProgram:
        built = build_program(*args)
        steps = fault(built.program.steps)
        return built.with_program(dataclasses.replace(built.program, steps=steps))

    return build


if __name__ == "__main__":
    with mock.patch.object(bench, "build_program", wrong(FAULTS[sys.argv[1]])):
        measuring_child.main()
