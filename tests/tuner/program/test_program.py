"""The step list as JSON: whole round trips, and damage that is refused."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tuner.errors import OfflineModelError
from tuner.kernel_family import Phase
from tuner.program.program import Binding, OpenSize, Place, Port, Program, Segment, Step
from tuner.runtime.shapes import accepted
from tuner.size import SPARE, Size
from tuner.target import Target

PORT = Port("x", "f32", (1, 3))
SPARE_SIZE = OpenSize(SPARE, 0, 0)
PROGRAM = Program(
    Target("x86_64-v3", 2),
    (PORT,),
    (PORT,),
    (Place("output", 0),),
    (
        Step("a", "gemm", ("MatMul", "Add"), "{}", "{}", (Phase("f", 3),),
             (Place("input", 0, 4), Place("weights", 128), Place("arena", 0)), 64),
        Step("b", "segment", ("Det",), "", "", (), (), 0,
             Segment(b"\0\1", (Binding(PORT, Place("arena", 0)),),
                     (Binding(PORT, Place("value", 0)),))),
    ),
    256,
    512,
)  # fmt: skip


def test_a_program_comes_back_from_json_as_it_was() -> None:
    data = json.loads(json.dumps(PROGRAM.as_json()))

    assert data["program_version"] == 4
    assert Program.from_json(data) == PROGRAM


def test_a_stretch_of_one_size_is_among_the_shapes_that_are_taken() -> None:
    def stretch(low: int, high: int) -> Program:
        port = replace(PORT, shape=(1, Size.named("n", high)))
        return replace(PROGRAM, inputs=(port,), open_sizes=(OpenSize("n", low, high), SPARE_SIZE))

    assert accepted([stretch(2, 9), stretch(1, 1)]) == "x: [1, n], n=1~9"
    assert accepted([stretch(1, 1)]) == "x: [1, n], n=1~1"


def _set(path: str, value: object) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        *parents, last = path.split(".")
        here: Any = data
        for name in parents:
            here = here[int(name)] if name.isdigit() else here[name]
        here[last] = value

    return change


@pytest.mark.parametrize(
    "damage",
    [
        _set("program_version", 3),
        _set("program_version", 99),
        _set("program_version", None),
        _set("target.soc_version", "z80"),
        _set("arena_bytes", -1),
        _set("arena_bytes", "many"),
        _set("steps.0.args", [{"kind": "elsewhere", "offset": 0}]),
        _set("steps.0.args", [{"kind": "arena", "offset": -8}]),
        _set("steps.0.phases", [{"function": "f"}]),
        _set("steps.1.segment.model", "not base64!"),
        _set("inputs", None),
        _set("steps.0.args.0.start_bytes", "some"),
    ],
)
def test_a_damaged_step_list_is_refused(damage: Callable[[dict[str, Any]], None]) -> None:
    data = json.loads(json.dumps(PROGRAM.as_json()))
    damage(data)

    with pytest.raises(OfflineModelError):
        Program.from_json(data)
