"""The loops that are described hold against the kernels that are made for the same policy."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import asdict

import pytest

from tests.tuner.cpu.task_texts import TARGETS, TASKS, conv, gemm, task, top_k
from tuner.backend import backend_of
from tuner.cpu.kernels.families import family_of
from tuner.loop_nest import LoopNest
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task

V4 = Target("x86_64-v4", 2)
MIXED = "allow_mix_precision_bf16"
OF_EACH = 3
"""Policies of a space that are tried."""


def some_policies(space: Space) -> list[Policy]:
    """The default, and some of every implementation, from all over its ranking."""
    found = [space.default]
    by_impl: dict[object, list[Policy]] = {}
    for policy in space.ranked():
        by_impl.setdefault(dict(policy.knobs).get("impl"), []).append(policy)
    for policies in by_impl.values():
        found += policies[:: max(1, len(policies) // OF_EACH)][:OF_EACH]
    return found


def described(text: str, policy: Policy, target: Target = V4) -> LoopNest:
    return backend_of(target.soc_version).describe(Task.parse(text), policy, target)


@pytest.mark.parametrize("name", TASKS)
def test_units_and_scratch_memory_are_those_of_the_kernel(name: str) -> None:
    for soc_version, cores in TARGETS[:2]:
        target = Target(soc_version, cores)
        space = Space(Task.parse(TASKS[name]), target)
        for policy in some_policies(space):
            kernel = family_of(space.task.op).generate(space.task, policy, target.isa, "k")

            nest = described(TASKS[name], policy, target)

            assert nest.units == kernel.phases[-1].units
            memory = (nest.scratch_bytes, nest.worker_scratch_bytes)
            assert memory == (kernel.scratch_bytes, kernel.worker_scratch_bytes)


def test_loops_say_that_a_copy_is_rounded_and_count_k_in_pairs() -> None:
    target = Target("x86_64-v4-amx", 2)
    in_pairs = Task.parse(gemm(16, 64, 32).replace("must_keep_origin_dtype", MIXED))
    policies = [p for p in Space(in_pairs, target).ranked() if p["impl"] == "dot_bf16"]
    policy = next(p for p in policies if p["format"] == "padded" and p["unroll"] == 4)

    loops = described(in_pairs.text(), policy, target).loops

    assert loops[0].remark.endswith("rounded to bf16")
    assert any(loop.step == 8 for loop in loops)


def test_the_picture_of_an_attention_says_once_what_follows_its_scores() -> None:
    attention = next(name for name in TASKS if Task.parse(TASKS[name]).op == "attention")
    space = Space(Task.parse(TASKS[attention]), V4)

    title = described(TASKS[attention], space.default).title

    assert title.count("values") == 1
    assert title.count("then") == 1


@pytest.mark.parametrize("name", TASKS)
def test_the_loops_that_are_called_shared_out_make_just_the_units(name: str) -> None:
    space = Space(Task.parse(TASKS[name]), V4)
    for policy in some_policies(space):
        nest = described(TASKS[name], policy)
        if nest.picture is None:
            continue

        shared = [loop for loop in nest.loops if "shared out" in loop.remark]

        trips = [-(-loop.extent // loop.step) for loop in shared if loop.extent is not None]
        assert math.prod(trips) == nest.units, policy.text()


COUNTED = re.compile(
    r"(?P<index>%\S+) = phi i64 \[ (?P<first>\d+), %\S+ \], \[ (?P<next>%\S+), .*\n"
    r"(?:  %\S+ = phi .*\n)*"
    r"  %\S+ = icmp slt i64 (?P=index), (?P<last>\d+)\n"
    r"(?:.*\n)*?  (?P=next) = add nsw i64 (?P=index), (?P<step>\d+)\n"
)
"""A loop of LLVM IR whose bounds are numbers."""

IN_CODE = {
    "attention": {"k", "key", "n", "row"},
    "attention_backward": {"head", "key", "m"},
    "conv": {"k", "channel", "tap and channel", "patch", "line", "point"},
    "elementwise": {"i"},
    "gemm": {"k", "point", "line"},
    "gru": {"k", "step"},
    "layer_norm": {"i"},
    "lstm": {"k", "step"},
    "matmul": {"n", "k"},
    "reduce": {"row"},
    "rnn": {"k", "step"},
    "softmax": {"i"},
    "top_k": {"i", "bit", "place"},
}
"""Loops of pictures that a kernel has with these very trips, unless it has one of them only.

Units are shared out at run time, loops over lines and pixels are one loop, borders cut windows.
"""


def trips_in(ir: str) -> set[int]:
    """The trip counts of loops between numbers."""
    functions = ir.split("define ")
    found = (match for f in functions for match in re.finditer(f"(?={COUNTED.pattern})", f))
    return {-(-(int(m["last"]) - int(m["first"])) // int(m["step"])) for m in found}


def with_code(name: str) -> Iterator[tuple[Policy, LoopNest, str]]:
    """The pictures of some policies of a task, each with the LLVM IR of the kernel."""
    space = Space(Task.parse(TASKS[name]), V4)
    for policy in some_policies(space):
        ir = family_of(space.task.op).generate(space.task, policy, V4.isa, "k").ir
        yield policy, described(TASKS[name], policy), ir


@pytest.mark.parametrize("name", [n for n in TASKS if Task.parse(TASKS[n]).op in IN_CODE])
def test_the_loops_of_the_code_make_the_trips_that_the_picture_shows(name: str) -> None:
    names = IN_CODE[Task.parse(TASKS[name]).op]
    for policy, nest, ir in with_code(name):
        made = trips_in(ir)
        for loop in nest.loops:
            if loop.name not in names or loop.extent is None or loop.extent <= loop.step:
                continue
            if "shared out" in loop.remark or "slices" in loop.remark:
                continue
            shown = {loop.extent // loop.step, -(-loop.extent // loop.step)}
            assert shown & made, (policy.text(), loop)


@pytest.mark.parametrize(
    "name", [n for n in TASKS if Task.parse(TASKS[n]).op in ("conv", "gemm", "matmul")]
)
def test_register_tiles_of_the_code_hold_the_sums_that_the_picture_shows(name: str) -> None:
    phis = re.compile(rf"(?:  %\S+ = phi <{V4.isa.lanes} x float> .*\n)+")
    for policy, nest, ir in with_code(name):
        if nest.picture is None:
            continue
        shown = next(m for fact in nest.facts if (m := re.match(r" +(\d+) vectors of sums", fact)))
        carried = {len(run.splitlines()) for run in phis.findall(ir)}

        assert int(shown[1]) in carried, policy.text()


@pytest.mark.parametrize("name", TASKS)
def test_boxes_and_cuts_are_within_the_plane(name: str) -> None:
    space = Space(Task.parse(TASKS[name]), V4)
    for policy in some_policies(space):
        picture = described(TASKS[name], policy).picture
        if picture is None:
            continue
        assert picture.y.size > 0
        assert picture.x.size > 0
        for box in (*picture.tile, *picture.around):
            assert box.height > 0
            assert box.width > 0
            assert 0 <= box.y < picture.y.size
            assert 0 <= box.x < picture.x.size


@pytest.mark.parametrize(
    ("text", "impl"),
    [(task("copy", ["8,8"], "8,8", dims=[8, 8], strides=[1, 8], offset=0), None),
     (gemm(64, 64, 64), "amx_bf16")],
)  # fmt: skip
def test_of_what_has_no_picture_the_shares_are_described(text: str, impl: str | None) -> None:
    target = Target("x86_64-v4-amx", 2)
    policies = Space(Task.parse(text), target).ranked()
    policy = next(p for p in policies if impl is None or str(p["impl"]).startswith("amx"))

    nest = described(text, policy, target)

    assert nest.picture is None
    assert nest.units > 0
    assert len(nest.facts) == 1


def test_a_description_is_plain_and_says_how_the_first_tile_is_cut() -> None:
    space = Space(Task.parse(gemm(14, 30, 90)), V4)
    policy = space.default.with_knobs(
        tile_pixels=8, tile_vectors=2, unroll=4, outer="columns", split="columns"
    )

    plain = asdict(described(gemm(14, 30, 90), policy))

    assert plain["title"] == "14 rows (m) x 90 columns (n), each a sum of 30 (k)"
    assert plain["facts"] == (
        "register tile: 8 rows x",
        "  2 x 16 columns",
        "  16 vectors of sums, 32 registers",
        "columns: 3 blocks of 32, the last of 26",
        "rows: 2 tiles, the last of 6",
        "2 cores: 1 and 2 blocks of columns",
    )
    assert plain["picture"]["tile"] == ({"y": 0, "x": 0, "height": 8, "width": 32},)
    assert [(loop["name"], loop["extent"], loop["step"]) for loop in plain["loops"]] == [
        ("n", 90, 32), ("m", 14, 8), ("register tile = bias", None, 1), ("k", 30, 4),
        ("store the tile", None, 1),
    ]  # fmt: skip


def test_the_largest_of_rows_are_described_by_how_they_are_found() -> None:
    inserted = described(top_k(12, 1000, 5), Policy.of(impl="insertion"))
    selected = described(top_k(12, 1000, 5, largest=0), Policy.of(impl="selection"))

    assert inserted.title == "12 rows of 1,000 elements, the 5 largest of each"
    assert selected.title == "12 rows of 1,000 elements, the 5 smallest of each"
    assert inserted.facts == (
        "a round: 4 x 16 elements", "kept: 5 in 1 vector of 8", "rows: 12", "2 cores: 6 and 6 rows",
    )  # fmt: skip
    assert [(loop.depth, loop.name, loop.extent, loop.step) for loop in inserted.loops] == [
        (0, "row", 12, 1), (1, "i", 5, 1), (1, "i of the rest", 995, 64),
        (2, "if one is better: put it in its place", None, 1), (1, "place", 5, 1),
    ]  # fmt: skip
    assert [(loop.depth, loop.name, loop.extent, loop.step) for loop in selected.loops] == [
        (0, "row", 12, 1), (1, "i", 1000, 16), (1, "bit", 32, 1), (2, "i", 1000, 64),
        (1, "i", 1000, 16), (1, "digit", 4, 1), (1, "place", 5, 1),
    ]  # fmt: skip
    assert inserted.picture is not None
    assert asdict(inserted.picture)["tile"] == ({"y": 0, "x": 0, "height": 1, "width": 64},)


def test_rows_that_are_put_in_order_as_a_whole_are_neither_compared_nor_halved() -> None:
    for impl, names in (("insertion", ["row", "i", "place"]),
                        ("selection", ["row", "i", "digit", "place"])):  # fmt: skip
        nest = described(top_k(2, 20, 20), Policy.of(impl=impl))

        assert [loop.name for loop in nest.loops] == names


def test_as_many_cores_as_there_may_be_are_named_in_words() -> None:
    text = TASKS["a matrix product"]
    policy = Space(Task.parse(text), V4).default

    nest = described(text, policy, Target("x86_64-v4", 1000))

    assert "1000 cores: 0 to 1 blocks of columns each" in nest.facts


def test_lines_are_shared_out_where_the_policy_splits_rows() -> None:
    text = conv(8, 64, 96)
    policy = Space(Task.parse(text), V4).default.with_knobs(split="rows", tile_pixels=14)

    picture = described(text, policy, Target("x86_64-v4", 4)).picture

    assert picture is not None
    assert picture.shares is not None
    assert (picture.shares.axis, picture.shares.cores) == ("y", 4)
