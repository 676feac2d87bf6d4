"""Step lists that would read or write where they must not are refused."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.tuner.conftest import gemm_task
from tuner.errors import OfflineModelError
from tuner.graph import TensorType
from tuner.kernel_family import Phase
from tuner.program.program import Guard, Place, Port, Program, Segment, Step
from tuner.program.program_check import check_program
from tuner.target import Target
from tuner.task import Task

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


def with_guard(place: Place) -> Change:
    return lambda program: replace(program, steps=(replace(STEP, guards=(Guard(place, True),)),))


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
        with_guard(Place("arena", 256)),
        with_guard(Place("input", 1)),
        with_guard(Place("value", 0)),
        with_arg(4, Place("arena", 1000)),
        lambda p: replace(p, target=Target("x86_64-v2", 0)),
        lambda p: replace(p, arena_bytes=1 << 62),
        lambda p: replace(p, output_places=()),
        lambda p: replace(p, outputs=(Port("y", "f32", (1, 1)),)),
        lambda p: replace(p, outputs=(Port("y", "f99", (4, 16)),)),
        lambda p: replace(p, inputs=(*p.inputs, Port("z", "f32", (-2, 8)))),
        lambda p: replace(p, output_places=(Place("arena", 128),)),
        lambda p: replace(p, output_places=(Place("arena", 0),)),
        lambda p: replace(p, output_places=(Place("output", 0, 0), Place("output", 0))),
        lambda p: replace(p, steps=(replace(STEP, args=STEP.args[:3]),)),
        lambda p: replace(p, steps=(replace(STEP, phases=(Phase("abort", 1),)),)),
        lambda p: replace(p, steps=(replace(STEP, task="{}"),)),
        lambda p: replace(p, steps=(replace(STEP, worker_scratch_bytes=1 << 50),)),
        with_arg(0, Place("input", 0, 4)),
        with_arg(4, Place("arena", 0, 4)),
        with_arg(1, Place("weights", 0, 4)),
        lambda p: replace(p, steps=(replace(STEP, segment=Segment(b"", (), (), 3)),)),
    ],
)
def test_a_step_list_that_leaves_its_memory_is_refused(change: Change) -> None:
    with pytest.raises(OfflineModelError, match="damaged"):
        check_program(change(PROGRAM))


# -- steps with several results --------------------------------------------------------------------

TOP_K = Task(
    "top_k",
    (TensorType("f32", (4, 8)),),
    (TensorType("f32", (4, 2)), TensorType("i64", (4, 2))),
    {"k": 2, "largest": 1},
)
TWO_RESULTS = Program(
    Target("x86_64-v2", 2),
    (Port("x", "f32", (4, 8)),),
    (Port("values", "f32", (4, 2)), Port("indices", "i64", (4, 2))),
    (Place("output", 0), Place("output", 1)),
    (
        Step(
            "a", "top_k", ("TopK",), TOP_K.text(), "{}",
            (Phase("top_k_0123456789abcdef_01234567", 1),),
            (Place("input", 0), Place("output", 0), Place("output", 1), Place("arena", 0)),
            0,
        ),
    ),
    64,
    0,
)  # fmt: skip


def test_a_step_with_two_results_is_fit_wherever_they_have_room() -> None:
    check_program(TWO_RESULTS)
    in_arena = with_results(Place("output", 0), Place("arena", 0))
    check_program(replace(in_arena, output_places=(Place("output", 0), Place("arena", 0))))


def with_results(*places: Place, has_scratch: bool = True) -> Program:
    (step,) = TWO_RESULTS.steps
    args = (Place("input", 0), *places, *([Place("arena", 0)] * has_scratch))
    return replace(TWO_RESULTS, steps=(replace(step, args=args),))


@pytest.mark.parametrize(
    "program",
    [
        with_results(Place("output", 0)),
        with_results(Place("output", 0), Place("output", 1), has_scratch=False),
        with_results(Place("output", 0), Place("output", 1), Place("output", 1)),
        with_results(Place("output", 0), Place("output", 2)),
        with_results(Place("output", 0), Place("output", 0)),
        with_results(Place("output", 1), Place("output", 0)),
        with_results(Place("output", 0), Place("output", 1, 4)),
        with_results(Place("output", 0), Place("arena", 8)),
        with_results(Place("output", 0), Place("arena", 1 << 40)),
        with_results(Place("output", 0), Place("weights", 0)),
        with_results(Place("output", 0), Place("value", 0)),
    ],
)
def test_a_step_whose_second_result_has_no_room_is_refused(program: Program) -> None:
    with pytest.raises(OfflineModelError, match="damaged"):
        check_program(program)


@pytest.mark.parametrize(
    "outputs", [[], ["f32[4,2]"], ["f32[4,2]", "i64[4,-2]"], ["f32[4,2]", "i99[4,2]"], "f32[4,2]"]
)
def test_a_step_whose_task_has_other_results_is_refused(outputs: object) -> None:
    (step,) = TWO_RESULTS.steps
    text = json.dumps(json.loads(step.task) | {"outputs": outputs})

    with pytest.raises(OfflineModelError, match="damaged"):
        check_program(replace(TWO_RESULTS, steps=(replace(step, task=text),)))
