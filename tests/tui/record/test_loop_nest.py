"""Loop nests that the tuner describes, drawn in lines of text."""

from __future__ import annotations

import pytest

from bankd.loop_nest import Cut
from tests.tui.loops import V4, loops_of
from tests.tuner.cpu.task_texts import TASKS, conv, gemm
from tests.tuner.cpu.test_loops import some_policies
from tui.glyphs import ASCII, UNICODE
from tui.record.loop_nest import loop_lines
from tuner.search.space import Space
from tuner.target import Target
from tuner.task import Task


def test_a_small_matrix_product_is_drawn_to_scale() -> None:
    text = gemm(14, 30, 90)
    policy = Space(Task.parse(text), V4).default.with_knobs(
        tile_pixels=8, tile_vectors=2, unroll=4, outer="columns", split="columns"
    )

    assert loop_lines(loops_of(text, policy), 76, ASCII) == [
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
        "    for k in 0..30 by 4:  # 4 steps a round, 2 left over",
        "    store the tile  # after bias, activation, residual: fused",
    ]


@pytest.mark.parametrize("name", TASKS)
@pytest.mark.parametrize("width", [40, 76])
def test_no_line_is_wider_than_the_page_and_ascii_is_ascii(name: str, width: int) -> None:
    for policy in some_policies(Space(Task.parse(TASKS[name]), V4)):
        nest = loops_of(TASKS[name], policy)

        assert max(map(len, loop_lines(nest, 76, UNICODE))) <= 76, policy.text()
        assert "".join(loop_lines(nest, width, ASCII)).isascii()


def test_a_core_beside_each_share_of_the_lines() -> None:
    text = conv(8, 64, 96)
    policy = Space(Task.parse(text), V4).default.with_knobs(split="rows", tile_pixels=14)

    lines = loop_lines(loops_of(text, policy, Target("x86_64-v4", 4)), 76, ASCII)

    named = [line.partition("| core ")[2][:1] for line in lines[2:10]]
    assert named == ["1", "", "2", "", "3", "", "4", ""]


@pytest.mark.parametrize(
    ("cut", "pieces"),
    [(Cut("rows", 14, 8, 0), 2), (Cut("rows", 16, 8, 0), 2), (Cut("rows", 10, 2, 5), 6),
     (Cut("rows", 12, 2, 5), 7)],
)  # fmt: skip
def test_a_cut_counts_its_pieces_through_its_periods(cut: Cut, pieces: int) -> None:
    assert cut.pieces == pieces
    assert [cut.piece_of(i) for i in range(cut.size)] == sorted(map(cut.piece_of, range(cut.size)))
