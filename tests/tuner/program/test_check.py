"""Step lists that would read or write where they must not are refused."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.tuner.conftest import gemm_task
from tuner.errors import OfflineModelError
from tuner.kernels.kernel import Phase
from tuner.program.check import check_program
from tuner.program.program import Place, Port, Program, Segment, Step, Turn
from tuner.target import Target

TASK = gemm_task(rows=4, depth=8, columns=16)
STEP = Step(
    "a", "gemm", ("MatMul",), TASK.text(), "{}",
    (Phase("gemm_0123456789abcdef_01234567_product", 1),),
    (Place("input", 0), Place("weights", 0), Place("weights", 512), Place("output", 0),
     Place("arena", 0)),
    0,
)  # fmt: skip
PROGRAM = Program(
    Target("x86_64-v2", 2),
    (Port("x", "f32", (4, 8)),),
    (Port("y", "f32", (4, 16)),),
    (Place("output", 0),),
    (STEP,),
    256,
    1024,
)

Change = Callable[[Program], Program]


def with_arg(number: int, place: Place) -> Change:
    def change(program: Program) -> Program:
        args = list(STEP.args)
        args[number] = place
        return replace(program, steps=(replace(STEP, args=tuple(args)),))

    return change


def test_a_program_as_we_write_it_is_fit() -> None:
    check_program(PROGRAM)


@pytest.mark.parametrize(
    "change",
    [
        with_arg(0, Place("input", 9)),
        with_arg(0, Place("arena", 200)),
        with_arg(1, Place("weights", 1 << 40)),
        with_arg(3, Place("output", 1)),
        with_arg(3, Place("arena", 1 << 40)),
        with_arg(3, Place("value", 0)),
        with_arg(4, Place("arena", 1000)),
        lambda p: replace(p, target=Target("x86_64-v2", 0)),
        lambda p: replace(p, arena_bytes=1 << 62),
        lambda p: replace(p, output_places=()),
        lambda p: replace(p, outputs=(Port("y", "f32", (1, 1)),)),
        lambda p: replace(p, outputs=(Port("y", "f99", (4, 16)),)),
        lambda p: replace(p, inputs=(*p.inputs, Port("z", "f32", (-2, 8)))),
        lambda p: replace(p, output_places=(Place("arena", 128),)),
        lambda p: replace(p, steps=(replace(STEP, args=STEP.args[:3]),)),
        lambda p: replace(p, steps=(replace(STEP, phases=(Phase("abort", 1),)),)),
        lambda p: replace(p, steps=(replace(STEP, task="{}"),)),
        lambda p: replace(p, steps=(replace(STEP, worker_scratch_bytes=1 << 50),)),
        with_arg(0, Place("input", 0, 4)),
        with_arg(4, Place("arena", 0, 4)),
        with_arg(1, Place("weights", 0, 4)),
        lambda p: replace(p, steps=(replace(STEP, segment=Segment(b"", (), (), 1 << 31)),)),
    ],
)
def test_a_step_list_that_leaves_its_memory_is_refused(change: Change) -> None:
    with pytest.raises(OfflineModelError, match="damaged"):
        check_program(change(PROGRAM))


# -- chains ----------------------------------------------------------------------------------------

PHASES = tuple(Phase(f"gemm_0123456789abcdef_01234567_{i}", 4) for i in (0, 1))
THREE = replace(PROGRAM, steps=(replace(STEP, phases=PHASES),) * 3)
TURNS = tuple(Turn(step, phase, 0, 4) for step in (1, 2) for phase in (0, 1))


def test_turns_that_do_every_unit_once_are_fit() -> None:
    halves = tuple(replace(turn, end=2) for turn in TURNS) + tuple(
        replace(turn, first=2) for turn in TURNS
    )

    check_program(replace(THREE, chains=(TURNS,)))
    check_program(replace(THREE, chains=(halves,)))
    check_program(replace(THREE, chains=(TURNS[:2], TURNS[2:])))


@pytest.mark.parametrize(
    ("chains", "fault"),
    [
        (((),), r"chain of the steps \[\], where steps from 0 on are free"),
        ((TURNS[:-1],), "chain that leaves out units of step 2"),
        ((TURNS[::2],), "chain that leaves out units of step 1"),
        (((*TURNS, TURNS[-1]),), "schedule of the units 0 to 4 of step 2"),
        (((*TURNS, Turn(2, 2, 0, 4)),), "schedule of the units 0 to 4 of step 2"),
        (((*TURNS, Turn(3, 0, 0, 4)),), r"chain of the steps \[1, 2, 3\], where"),
        (((*TURNS[:-1], replace(TURNS[-1], end=5)),), "schedule of the units 0 to 5"),
        (((*TURNS[:-1], replace(TURNS[-1], first=1)),), "schedule of the units 1 to 4"),
        (((*TURNS[:-1], replace(TURNS[-1], end=0), TURNS[-1]),), "schedule of the units 0 to 0"),
        (((*TURNS[:-1], Turn(2, 1, 0, 2), Turn(2, 1, 3, 4)),), "schedule of the units 3 to 4"),
        ((tuple(replace(turn, step=2 * (turn.step - 1)) for turn in TURNS),), "next to each other"),
        ((TURNS, TURNS), r"chain of the steps \[1, 2\], where steps from 3 on are free"),
        ((TURNS[2:], TURNS[:2]), r"chain of the steps \[1\], where steps from 3 on are free"),
    ],
)
def test_turns_that_leave_out_or_repeat_something_are_refused(
    chains: tuple[tuple[Turn, ...], ...], fault: str
) -> None:
    with pytest.raises(OfflineModelError, match=f"damaged: a .*{fault}"):
        check_program(replace(THREE, chains=chains))
