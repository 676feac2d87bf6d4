"""A measuring child whose programs are split wrongly; the argument says how.

leave_out: the last band of the first step is never computed.
too_early: the last step reads a band before it is made.
"""

import dataclasses
import sys
from collections.abc import Callable
from typing import Any
from unittest import mock

from tuner.measure import bench_subgraph, child
from tuner.program.build import BuiltProgram, build_program
from tuner.program.program import Turns


def leave_out(turns: Turns) -> Turns:
    last = [turn for turn in turns if turn.step == 0][-1]
    return tuple(turn for turn in turns if turn != last)


def too_early(turns: Turns) -> Turns:
    last_step = max(turn.step for turn in turns)
    return tuple(sorted(turns, key=lambda turn: turn.step != last_step))


FAULTS: dict[str, Callable[[Turns], Turns]] = {"leave_out": leave_out, "too_early": too_early}


def wrong(fault: Callable[[Turns], Turns]) -> Callable[..., BuiltProgram]:
    def build(*args: Any) -> BuiltProgram:
        built = build_program(*args)
        chains = tuple(fault(turns) for turns in built.program.chains)
        return dataclasses.replace(built, program=dataclasses.replace(built.program, chains=chains))

    return build


if __name__ == "__main__":
    with mock.patch.object(bench_subgraph, "build_program", wrong(FAULTS[sys.argv[1]])):
        child.main()
