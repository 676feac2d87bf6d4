"""A choice of precision in the app: its page has the table of its groups of operators."""

from __future__ import annotations

from pathlib import Path

from bankd.bank.subject import choice_of
from tests.bankd.bank.builders import V4
from tests.bankd.precision_choices import ACCURACY, choice, fill
from tui.glyphs import UNICODE
from tui.record.detail import read_detail
from tui.record.drawing import Canvas
from tui.record.sections import paint


def test_the_page_has_the_table_and_no_loops(tmp_path: Path) -> None:
    made = fill(tmp_path / "bank", choice(), V4)

    page = paint(read_detail(tmp_path / "bank", V4, made.key), None, Canvas(90, UNICODE))

    rows = [line.split() for line in page.right.plain.splitlines()]
    assert next(row for row in rows if row)[:4] == ["groups", "of", "operators", "(4)"]
    assert ["/layer0/Gemm", "(+1)", "100.0", "us", "5%", "int8"] in rows
    assert ["/layer1/Gemm", "90.0", "us", "50364%", "f32:", "fragile"] in rows
    assert ACCURACY.split(" (")[0] in " ".join(page.right.plain.split())
    assert "loops are cut" not in page.right.plain
    assert choice_of(made.task).budget in page.left.plain
