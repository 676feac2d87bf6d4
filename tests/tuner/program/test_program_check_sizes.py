"""Step lists with open sizes whose formulas or ranges are damaged: refused, quickly."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.fuzz.documents import mutated_json
from tests.tuner.conftest import gemm_task
from tests.tuner.program.test_program_check import PROGRAM, STEP
from tuner.errors import OfflineModelError
from tuner.program.program import (
    OpenSize,
    Phase,
    Place,
    Port,
    Program,
    programs_as_json,
    programs_from_json,
)
from tuner.program.program_check import check_program
from tuner.runtime.shapes import values_for
from tuner.size import MAX_DEPTH, SPARE, Size

N = Size.named("n", 4)
OPEN = replace(
    PROGRAM,
    inputs=(Port("x", "f32", (N, 8)),),
    outputs=(Port("y", "f32", (N, 16)),),
    steps=(
        replace(
            STEP,
            task=gemm_task(rows=Size.named("a", 4), depth=8, columns=16).text(),
            phases=(Phase(STEP.phases[0].function, (N + 1) // 2),),
            args=(*STEP.args[:4], Place("arena", 0)),
            sizes=(N,),
        ),
    ),
    open_sizes=(OpenSize("n", 1, 4),),
)
PROGRAMS = (OPEN, replace(OPEN, open_sizes=(OpenSize("n", 5, 8),)))

Data = dict[str, Any]


def sound() -> Data:
    data: Data = json.loads(json.dumps(programs_as_json(PROGRAMS)))
    return data


def read(data: Data) -> tuple[Program, ...]:
    programs = programs_from_json(data)
    for program in programs:
        check_program(program)
    return programs


def test_programs_with_open_sizes_come_back_from_json_as_they_were() -> None:
    one, other = read(sound())

    assert one == OPEN
    assert programs_as_json((one, other))["programs"][1]["inputs"][0]["shape"] == ["n", 8]
    assert other.inputs[0].shape == (8, 8)
    assert other.at({"n": 6}).steps[0].phases[0].units == 3


def formula(text: object) -> Callable[[Data], None]:
    def damage(data: Data) -> None:
        data["programs"][0]["steps"][0]["phases"][0]["units"] = text

    return damage


def first(path: str, value: object) -> Callable[[Data], None]:
    """Set something of the first program."""

    def damage(data: Data) -> None:
        *parents, last = path.split(".")
        here: Any = data["programs"][0]
        for name in parents:
            here = here[int(name)] if isinstance(here, list) else here[name]
        here[int(last) if isinstance(here, list) else last] = value

    return damage


def whole(value: object) -> Callable[[Data], None]:
    return lambda data: data.update(programs=value)


@pytest.mark.parametrize(
    "damage",
    [
        whole([]), whole({}), whole(None), whole([None]), whole("x"), whole([{}]),
        lambda data: data["programs"].append(data),
        lambda data: data["programs"].extend(data["programs"] * 200),
        lambda data: data["programs"][1]["inputs"].append(data["programs"][1]["inputs"][0]),
        formula("m"), formula("(n + m)"), formula(""), formula("n n"), formula("f(n)"),
        formula("n ** n"), formula("9 ** 9 ** 9 ** 9"), formula("(n << 62)"), formula("-n"),
        formula("n / 2"), formula("n.real"), formula("[n]"), formula("n if n else n"),
        formula("1.5"), formula("True"), formula("9" * 4000), formula("(n - 99)"), formula("n\0"),
        formula("n * " * 2000 + "n"), formula(" * ".join(["n"] * (MAX_DEPTH + 2))),
        formula("(" * 3000 + "n" + ")" * 3000), formula("-" * 3000 + "n"), formula("\ud800"),
        formula("n" + "*(n" * 90 + ")" * 90), formula("(n * 9223372036854775807)"),
        formula("(n * 1099511627776)"), formula("(n // 0)"), formula("(1 // (n - 4))"),
        formula("(1 // (n - 1))"), formula("(n % (n - 4))"), formula("(n - 2)"), formula([]),
        first("open_sizes", []), first("open_sizes", None), first("open_sizes.0.name", "m"),
        first("open_sizes.0.name", ""), first("open_sizes.0.name", "n m"),
        first("open_sizes.0.name", "(n * 1)"), first("open_sizes.0.low", 5),
        first("open_sizes.0.low", 0), first("open_sizes.0.low", -1),
        first("open_sizes.0.high", 1 << 40), first("open_sizes.0.high", 1 << 63),
        first("open_sizes.0.high", 1 << 64), first("open_sizes.0.high", "n"),
        first("open_sizes", [{"name": "n", "low": 1, "high": 4}] * 2),
        first("inputs.0.shape.0", "(n - 5)"), first("inputs.0.shape.0", "(n * 137438953472)"),
        first("outputs.0.shape.0", "(n - 1)"),
        first("steps.0.sizes", []), first("steps.0.sizes", ["n", "n"]),
        first("steps.0.sizes", ["(n * 4294967296)"]), first("steps.0.sizes", ["(n * 1000)"]),
        first("steps.0.sizes", [-1]), first("steps.0.worker_scratch_bytes", "(n - 3)"),
        first("steps.0.worker_scratch_bytes", -1), first("steps.0.args.4.offset", -1),
        first("steps.0.args.4.offset", "(n * 65)"), first("steps.0.args.4.offset", "(4096 // n)"),
        first("steps.0.args.0.start_bytes", "(n * 4)"), first("steps.0.args.0.start_bytes", -1),
    ],
)  # fmt: skip
def test_damaged_formulas_and_ranges_are_refused(damage: Callable[[Data], None]) -> None:
    data = sound()
    damage(data)

    with pytest.raises(OfflineModelError):
        read(data)


def test_whatever_is_changed_is_read_or_refused_and_so_is_each_of_its_sizes() -> None:
    chance, text = Random(5), json.dumps(sound()).encode()
    refused = 0
    for _ in range(600):
        try:
            data = json.loads(mutated_json(chance, text))
            programs = read(data) if isinstance(data, dict) else ()
        except (ValueError, RecursionError, OfflineModelError):
            refused += 1
            continue
        for program in programs:
            for rows in range(10):
                shapes = [(rows, 8)] * len(program.inputs)
                if (values := values_for(program, shapes)) is not None:
                    program.at(values)

    assert 100 < refused < 590


B, TOKENS = OpenSize("b", 1, 3), OpenSize("n", 1, 5)
ROWS = Size.parse("(b * n)", {"b": B.high, "n": TOKENS.high})
OF_TWO_SIZES = replace(
    OPEN,
    inputs=(Port("x", "f32", (Size.named("b", B.high), Size.named("n", TOKENS.high), 8)),),
    outputs=(Port("y", "f32", (ROWS, 16)),),
    output_places=(Place("arena", 128),),
    steps=(
        replace(
            OPEN.steps[0],
            task=gemm_task(rows=Size.named("a", int(ROWS)), depth=8, columns=16).text(),
            args=(*STEP.args[:3], Place("arena", 128), Place("arena", 0)),
            sizes=(ROWS,),
        ),
    ),
    arena_bytes=128 + int(ROWS) * 16 * 4,
    open_sizes=(B, TOKENS),
)
POINTS = tuple(
    {"b": b, "n": n} for b in range(B.low, B.high + 1) for n in range(1, TOKENS.high + 1)
)
PLACES = (
    "inputs.0.shape.0", "inputs.0.shape.2", "outputs.0.shape.0", "output_places.0.offset",
    "steps.0.sizes.0", "steps.0.args.0.start_bytes", "steps.0.args.3.offset",
    "steps.0.args.0.offset",
)  # fmt: skip
FORMULAS = st.recursive(
    st.sampled_from(["b", "n"]) | st.integers(0, 9).map(str),
    lambda part: st.tuples(part, st.sampled_from("+-*/%"), part).map(
        lambda of: f"({of[0]} {of[1].replace('/', '//')} {of[2]})"
    ),
    max_leaves=5,
)


@settings(max_examples=400)
@given(path=st.sampled_from(PLACES), text=FORMULAS)
@example("steps.0.sizes.0", "(b * b)")  # At both ends less than the input; more at b=3, n=1.
@example("steps.0.sizes.0", "(n * (6 - n))")
@example("steps.0.sizes.0", "((n - 3) * (n - 3))")
@example("steps.0.args.3.offset", "((n % 5) * 128)")
@example("outputs.0.shape.0", "(b * n)")
def test_a_program_that_is_accepted_stays_in_its_memory_at_every_size(path: str, text: str) -> None:
    data: Data = json.loads(json.dumps(programs_as_json((OF_TWO_SIZES,))))
    first(path, text)(data)
    try:
        (program,) = read(data)
    except OfflineModelError:
        return

    for values in POINTS:
        try:
            fixed = program.at(values)
        except OfflineModelError:  # A negative number is refused when the size is used.
            continue
        check_program(fixed)


def test_formulas_of_many_terms_are_refused_quickly() -> None:
    data: Data = json.loads(json.dumps(programs_as_json((OF_TWO_SIZES,))))
    first("steps.0.sizes.0", " * ".join(["(b + n)"] * 90))(data)

    with pytest.raises(OfflineModelError):
        read(data)


def test_each_size_may_be_at_its_lowest_where_the_other_is_at_its_highest() -> None:
    data: Data = json.loads(json.dumps(programs_as_json((OF_TWO_SIZES,))))
    first("steps.0.sizes.0", "(b * b)")(data)

    with pytest.raises(OfflineModelError, match="input 0 is smaller than what is read"):
        read(data)


def test_a_size_that_depends_on_the_places_behind_a_cache_is_refused() -> None:
    sizes = (*OF_TWO_SIZES.open_sizes, OpenSize(SPARE, 0, 0))
    data: Data = json.loads(
        json.dumps(programs_as_json((replace(OF_TWO_SIZES, open_sizes=sizes),)))
    )
    read(data)
    first("steps.0.sizes.0", f"((b * n) + {SPARE})")(data)

    with pytest.raises(OfflineModelError):
        read(data)
