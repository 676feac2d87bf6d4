"""What is told of a tiling holds against the kernels that the tuner writes for the same policy."""

from __future__ import annotations

import itertools
import json
import math
import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bankd.bank import TargetKey, canonical
from tests.tui.tiling.tasks import CONTRACTIONS, TARGETS, TASKS, conv, gemm, task
from tui.glyphs import ASCII, UNICODE
from tui.tiling.contraction import sizes_of
from tui.tiling.draw import drawn
from tui.tiling.fast import PATCHES, PRODUCTS
from tui.tiling.given import LANES, NotKnown, read
from tui.tiling.tiling import tiling_of
from tuner.cpu.kernels.contraction.geometry import geometry_of, run_length
from tuner.cpu.kernels.families import family_of
from tuner.cpu.kernels.strassen.algorithms import ALGORITHMS
from tuner.cpu.kernels.winograd.space import OUTPUTS
from tuner.policy import Policy
from tuner.search.space import Space
from tuner.target import ISAS, Target
from tuner.task import Task

V4 = TargetKey("x86_64-v4", 2)
OF_EACH = 3
"""Policies of a space that are tried."""
SHARED = re.compile(
    r"^ *for (\S+(?: \S+)*?) in 0\.\.(\d+)(?: by (\d+))?:.*shared out", re.MULTILINE
)


def some_policies(space: Space) -> list[Policy]:
    """The default, and some of every implementation, from all over its ranking."""
    found = [space.default]
    by_impl: dict[object, list[Policy]] = {}
    for policy in space.ranked():
        by_impl.setdefault(dict(policy.knobs).get("impl"), []).append(policy)
    for policies in by_impl.values():
        found += policies[:: max(1, len(policies) // OF_EACH)][:OF_EACH]
    return [p for p in found if not str(dict(p.knobs).get("impl")).startswith("amx")]


@pytest.mark.parametrize("name", TASKS)
def test_the_units_that_cores_share_out_are_those_of_the_kernel(name: str) -> None:
    text = TASKS[name]
    for soc_version, cores in TARGETS[:2]:
        target = Target(soc_version, cores)
        space = Space(Task.parse(text), target)
        for policy in some_policies(space):
            kernel = family_of(space.task.op).generate(space.task, policy, target.isa, "k")

            told = tiling_of(text, policy.text(), TargetKey(soc_version, cores))

            units = [phase.units for phase in told.phases]
            assert units == [p.units for p in kernel.phases][-len(units) :], policy.text()


@pytest.mark.parametrize("name", TASKS)
def test_the_loops_that_are_called_shared_out_make_just_the_units(name: str) -> None:
    text = TASKS[name]
    space = Space(Task.parse(text), Target("x86_64-v4", 2))
    for policy in some_policies(space):
        told = tiling_of(text, policy.text(), V4)
        nest = "\n".join(drawn(told, 200, ASCII))

        trips = [-(-int(size) // int(step or 1)) for _, size, step in SHARED.findall(nest)]

        units = told.phases[-1].units
        assert math.prod(trips) == units, policy.text()


@pytest.mark.parametrize("name", CONTRACTIONS)
def test_a_contraction_has_the_sizes_of_its_geometry(name: str) -> None:
    geometry = geometry_of(Task.parse(TASKS[name]))
    policy = Space(Task.parse(TASKS[name]), Target("x86_64-v4", 2)).default

    sizes = sizes_of(read(TASKS[name], policy.text(), V4))

    assert (sizes.images, sizes.lines, sizes.pixels) == (
        geometry.images,
        geometry.out_height,
        geometry.out_width,
    )
    assert (sizes.columns, sizes.section) == (geometry.out_channels, geometry.section_outputs)
    assert (sizes.rows, sizes.depth) == (geometry.rows, geometry.depth)
    assert sizes.is_pointwise == geometry.is_pointwise
    assert sizes.has_border == any(geometry.pads)
    assert sizes.strides == geometry.strides
    assert sizes.sources == tuple(source.channels for source in geometry.sources)
    if not geometry.is_pointwise and geometry.kernel[1] > 1:
        assert sizes.is_merged == (run_length(geometry) > geometry.group_channels)


def test_what_is_known_of_tiers_and_implementations_is_what_the_tuner_has() -> None:
    assert {name: (isa.lanes, isa.registers) for name, isa in ISAS.items()} == LANES
    assert OUTPUTS == PATCHES
    assert {
        name: (a.row_parts, a.depth_parts, a.column_parts, a.products)
        for name, a in ALGORITHMS.items()
    } == PRODUCTS


def test_a_small_matrix_product_is_drawn_to_scale() -> None:
    policy = canonical(
        {
            "band": 0, "format": "dense", "impl": "direct", "k_slices": 1, "outer": "columns",
            "prefetch": "none", "split": "columns", "tile_lines": 1, "tile_pixels": 8,
            "tile_vectors": 2, "unroll": 4,
        }
    )  # fmt: skip

    lines = drawn(tiling_of(gemm(14, 30, 90), policy, V4), 76, ASCII)

    assert lines == [
        "14 rows (m) x 90 columns (n), each a sum of 30 (k)",
        "+------------------------------+  register tile: 8 rows x",
        "|###########..........         |    2 x 16 columns",
        "|###########..........         |    16 vectors of sums, 32 registers",
        "|###########..........         |  columns: 3 blocks of 32, the last of 26",
        "|###########..........         |  rows: 2 tiles, the last of 6",
        "|###########..........         |  2 cores: 1 and 2 blocks of columns",
        "|+++++++++++          .........|",
        "|+++++++++++          .........|",
        "|+++++++++++          .........|",
        "+------------------------------+",
        " |core 1    |core 2",
        "14 rows down, 90 columns across",
        "# first tile, + done before the rest",
        "",
        "for n in 0..90 by 32:  # 3 blocks, the last of 26, shared out",
        "  for m in 0..14 by 8:  # 2 tiles, the last of 6",
        "    register tile = bias",
        "      for k in 0..30 by 4:  # 4 steps a round, 2 left over",
        "      store the tile  # after bias, activation, residual: fused",
    ]


@pytest.mark.parametrize("name", TASKS)
@pytest.mark.parametrize("width", [40, 76])
def test_no_line_is_wider_than_the_page_and_ascii_is_ascii(name: str, width: int) -> None:
    space = Space(Task.parse(TASKS[name]), Target("x86_64-v4", 2))
    for policy in some_policies(space):
        told = tiling_of(TASKS[name], policy.text(), V4)

        assert max(map(len, drawn(told, 76, UNICODE))) <= 76, policy.text()
        assert "".join(drawn(told, width, ASCII)).isascii()


@pytest.mark.parametrize(
    ("policy", "named"),
    [
        ({"join_sum_0": 1, "join_sum_1": 0}, "join_sum_0"),
        ({"bands": 1, "join_sum_0": 0, "uneven": 0}, "none"),
        ({"bands": 3, "join_sum_0": 1, "uneven": 1}, "join_sum_0"),
    ],
)
def test_the_rewrites_of_a_subgraph_are_named(policy: dict[str, int], named: str) -> None:
    """Bands, which earlier generators had, are ignored."""
    subgraph = canonical({"op": "subgraph", "nodes": []})

    told = tiling_of(subgraph, canonical(policy), V4)

    assert (told.title, told.picture) == ("each step runs as a whole, one after the other", None)
    assert told.facts == (f"rewrites: {named}",)


DIRECT = {"impl": "direct", "tile_lines": 1, "tile_pixels": 4, "tile_vectors": 2}
UNKNOWN = {
    "another kind of task": ("[1,2]", '"fast"', V4),
    "a CANN file": ('{"cann":"op","op":"conv"}', "{}", V4),
    "another tier": (gemm(8, 8, 8), canonical(DIRECT), TargetKey("Ascend910B1", 24)),
    "another op": (task("fft", ["8"], "8"), "{}", V4),
    "an op that moves": (task("copy", ["8"], "8"), "{}", V4),
    "a knob too few": (gemm(8, 8, 8), canonical(DIRECT), V4),
    "a knob that is no number": (gemm(8, 8, 8), canonical({**DIRECT, "tile_vectors": "x"}), V4),
    "an implementation of tomorrow": (gemm(8, 8, 8), canonical({"impl": "fpga"}), V4),
    "the tiles of AMX": (gemm(8, 8, 8), canonical({"impl": "amx_bf16"}), V4),
    "a shape that is none": (task("gemm", ["8,-1", "8,8", "8"], "8,8"), canonical(DIRECT), V4),
    "an empty tensor": (gemm(0, 8, 8), canonical(DIRECT), V4),
    "a tensor larger than any": (gemm(10**9, 8, 10**9), canonical(DIRECT), V4),
    "a list of knobs": (canonical({"op": "subgraph", "nodes": []}), "[]", V4),
}


@pytest.mark.parametrize("what", UNKNOWN)
def test_what_the_texts_do_not_tell_is_not_drawn(what: str) -> None:
    text, policy, target = UNKNOWN[what]

    with pytest.raises(NotKnown) as told:
        tiling_of(text, policy, target)

    assert str(told.value)


VALUES = st.one_of(
    st.integers(-5, 1 << 30), st.sampled_from(["direct", "rows", "columns", "dense", "x"]),
    st.none(), st.booleans(), st.lists(st.integers(-3, 9), max_size=5),
)  # fmt: skip


@given(
    name=st.sampled_from(sorted(TASKS)),
    changed=st.dictionaries(
        st.sampled_from(["tile_pixels", "band", "impl", "split", "unroll", "vectors", "order"]),
        VALUES,
        max_size=3,
    ),
    attributes=st.dictionaries(
        st.sampled_from(["pads", "strides", "group", "parts", "axes", "perm_a", "perm_out"]),
        VALUES,
        max_size=2,
    ),
    shape=st.none() | st.lists(st.integers(0, 1 << 20), max_size=5),
)
@example(name="several parts", changed={}, attributes={"parts": 193}, shape=None)
def test_whatever_a_stranger_wrote_is_drawn_or_refused(
    name: str, changed: dict[str, object], attributes: dict[str, object], shape: list[int] | None
) -> None:
    content = json.loads(TASKS[name])
    content["attributes"] |= attributes
    if shape is not None:
        content["inputs"][0] = f"f32[{','.join(map(str, shape))}]"
    policy = json.loads(_default_policy(name)) | changed

    try:
        told = tiling_of(canonical(content), canonical(policy), V4)
    except NotKnown:
        return
    assert all(isinstance(line, str) for line in drawn(told, 76, UNICODE))


def _default_policy(name: str) -> str:
    if name not in _DEFAULTS:
        _DEFAULTS[name] = Space(Task.parse(TASKS[name]), Target("x86_64-v4", 2)).default.text()
    return _DEFAULTS[name]


_DEFAULTS: dict[str, str] = {}


def test_as_many_cores_as_there_may_be_are_told_in_words() -> None:
    policy = _default_policy("a matrix product")

    told = tiling_of(TASKS["a matrix product"], policy, TargetKey("x86_64-v4", 1000))

    assert "1000 cores: 0 to 1 blocks of columns each" in told.facts
    assert not any("core 1" in line for line in drawn(told, 76, ASCII)[1:12])


def test_a_core_beside_each_share_of_the_lines() -> None:
    policy = json.loads(_default_policy("a convolution")) | {"split": "rows", "tile_pixels": 14}

    lines = drawn(
        tiling_of(conv(8, 64, 96), canonical(policy), TargetKey("x86_64-v4", 4)), 76, ASCII
    )

    named = [line.partition("| core ")[2][:1] for line in lines[2:10]]
    assert list(itertools.chain(named)) == ["1", "", "2", "", "3", "", "4", ""]
