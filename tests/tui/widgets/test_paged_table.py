"""The table over pages: what is in sight when pages are turned, and how its columns find room."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.app import App, ComposeResult
from textual.pilot import Pilot

from tests.tui.driving import screen_text, settled
from tests.tui.test_row_pages import Numbers
from tui.glyphs import UNICODE
from tui.row_pages import Listed, Pages, PagesFailed
from tui.tones import tone_variables
from tui.widgets.column_layout import TableColumn, laid_out
from tui.widgets.paged_table import PagedTable
from tui.widgets.table_lines import TableLines

COLUMNS = (
    TableColumn("number", "number", 8, right=True),
    TableColumn("name", "name", 10, grows=True),
    TableColumn("less", "less", 10, rank=1),
    TableColumn("least", "least", 10, rank=2),
)
Steps = Callable[[Pilot[None], PagedTable[int]], Awaitable[None]]


class TableApp(App[None]):
    """A table alone; keeps what failed."""

    def __init__(self) -> None:
        super().__init__()
        self.failed: list[Exception] = []

    def get_css_variables(self) -> dict[str, str]:
        theme = super().get_css_variables()
        return {**theme, **tone_variables(theme)}

    def compose(self) -> ComposeResult:
        yield PagedTable[int](COLUMNS, _cells, UNICODE, is_marked=lambda row: row == 1)

    def on_pages_failed(self, message: PagesFailed) -> None:
        self.failed.append(message.error)


def _cells(row: int) -> tuple[str, ...]:
    return (str(row), f"name {row}", "x", "y")


def with_table(steps: Steps, *, size: tuple[int, int] = (50, 11)) -> TableApp:
    app = TableApp()

    async def session() -> None:
        async with app.run_test(size=size) as pilot:
            await steps(pilot, app.query_one(PagedTable))

    asyncio.run(session())
    return app


def pages_of(
    table: PagedTable[int], source: Numbers, start: Callable[[Numbers], int | None] | None = None
) -> Pages[int]:
    @contextmanager
    def opening(pages: Pages[int]) -> Iterator[Numbers]:
        del pages
        yield source

    return Pages(opening, table.post_message, start=start)


def lines(pilot: Pilot[None]) -> list[list[str]]:
    return [line.split() for line in screen_text(pilot).splitlines()]


def test_pages_start_where_their_source_says_with_the_rows_in_sight_read() -> None:
    source = Numbers(1000)

    async def steps(pilot: Pilot[None], table: PagedTable[int]) -> None:
        pages = pages_of(table, source, lambda numbers: numbers.count - 410)
        table.show(pages, cursor=lambda: pages.start)
        await settled(pilot)
        assert table.current == 590
        assert ["›", "590", "name", "590", "x", "y"] in lines(pilot)

    with_table(steps)

    assert source.read[:2] == [2, 3]  # Before anything was drawn: nothing is missing.


def test_the_cursor_keeps_its_line_on_the_screen_when_pages_are_turned() -> None:
    async def steps(pilot: Pilot[None], table: PagedTable[int]) -> None:
        table.show(Listed(range(100)))
        await settled(pilot)
        table.move_to(40)
        table.move_to(35)
        await settled(pilot)
        before = table.cursor - table.scroll_offset.y
        table.show(Listed(range(200)), cursor=135)
        await settled(pilot)

        assert before == 4
        assert table.cursor - table.scroll_offset.y == before

    with_table(steps)


def test_the_cursor_stays_in_sight_when_the_terminal_shrinks() -> None:
    async def steps(pilot: Pilot[None], table: PagedTable[int]) -> None:
        table.show(Listed(range(100)))
        table.move_to(9)
        await pilot.resize_terminal(50, 5)
        await settled(pilot)
        assert ["›", "9", "name", "9", "x", "y"] in lines(pilot)

    with_table(steps)


def test_columns_go_in_their_order_and_nothing_lies_under_the_scroll_bar() -> None:
    async def steps(pilot: Pilot[None], table: PagedTable[int]) -> None:
        table.show(Listed(range(2)))
        await settled(pilot)
        roomy = lines(pilot)[0]
        table.show(Listed(range(100)))
        await settled(pilot)
        with_bar = lines(pilot)[0]
        await pilot.resize_terminal(32, 11)
        await settled(pilot)

        assert roomy == ["number", "name", "less", "least"]
        assert with_bar == ["number", "name", "less"]
        assert lines(pilot)[0] == ["number", "name"]

    with_table(steps, size=(46, 11))


FITTED = (
    TableColumn("name", "name", 6, grows=True),
    TableColumn("short", "short", 6),
    TableColumn("what", "what", 6),
)


@pytest.mark.parametrize(
    ("room", "needs", "widths"),
    [
        (22, (6, 6, 20), [6, 6, 6]),  # no room is left
        (30, (6, 6, 20), [6, 6, 14]),  # all of it for what would be cut
        (60, (6, 6, 20), [30, 6, 20]),  # nothing is cut: the rest is for the column that grows
        (32, (12, 6, 20), [12, 6, 10]),  # first for the column that grows
        (32, (6, 20, 20), [6, 11, 11]),  # in equal parts, as long as it lasts
        (45, (9, 6, 20), [15, 6, 20]),  # what one does not need is for the others
        (40, (), [24, 6, 6]),  # nothing was read yet
    ],
)
def test_room_goes_first_to_the_columns_that_would_be_cut(
    room: int, needs: tuple[int, ...], widths: list[int]
) -> None:
    assert [width for _, width in laid_out(FITTED, room, needs)] == widths


@given(
    room=st.integers(0, 200),
    needs=st.tuples(*[st.integers(0, 90)] * 3),
)
def test_no_column_is_cut_while_there_is_room_and_none_leaves_the_line(
    room: int, needs: tuple[int, ...]
) -> None:
    layout = laid_out(FITTED, room, needs)
    total = sum(width for _, width in layout) + 2 * (len(layout) - 1)

    assert total == max(room, 22)
    wanted = sum(max(need, 6) for need in needs) + 4
    if wanted <= room:
        assert all(width >= needs[number] for number, width in layout)


@pytest.mark.parametrize("width", [80, 120, 200, 260])
def test_texts_are_whole_where_the_window_has_room_for_them(width: int) -> None:
    texts = ("a" * 30, "b" * 14, "c" * 28)

    async def steps(pilot: Pilot[None], table: PagedTable[int]) -> None:
        table._lines_of = TableLines(FITTED, lambda _: texts, lambda _: {}, UNICODE)
        table.show(Listed(range(3)))
        await settled(pilot)
        assert lines(pilot)[3] == list(texts)

    with_table(steps, size=(width, 11))


def test_columns_widen_for_what_is_scrolled_into_sight_and_all_lines_with_them() -> None:
    async def steps(pilot: Pilot[None], table: PagedTable[int]) -> None:
        cells = {90: ("x", "y", "z" * 20)}
        table._lines_of = TableLines(FITTED, lambda n: cells.get(n, "xyz"), lambda _: {}, UNICODE)
        table.show(Listed(range(100)))
        await settled(pilot)
        before = screen_text(pilot).splitlines()[1].index("z")
        table.move_to(90)
        await settled(pilot)
        shown = screen_text(pilot).splitlines()
        assert [line.index("z") for line in shown[1:]] == [shown[-1].index("z")] * 10
        assert shown[-1].index("z") < before
        assert "z" * 20 in shown[-1]

    with_table(steps, size=(60, 11))


def test_columns_are_as_wide_as_the_rows_that_are_shown_now_need() -> None:
    async def steps(pilot: Pilot[None], table: PagedTable[int]) -> None:
        texts = {0: ("x", "y" * 20, "z"), 1: ("x", "y", "z")}
        table._lines_of = TableLines(FITTED, texts.__getitem__, lambda _: {}, UNICODE)
        table.show(Listed([0]))
        await settled(pilot)
        wide = screen_text(pilot).splitlines()[1].index("z")
        table.show(Listed([1]))
        await settled(pilot)
        line = screen_text(pilot).splitlines()[1]
        assert line.index("y") + 8 == line.index("z") == wide

    with_table(steps, size=(60, 11))


def test_cursor_and_mark_are_both_seen() -> None:
    async def steps(pilot: Pilot[None], table: PagedTable[int]) -> None:
        table.show(Listed(range(3)))
        await settled(pilot)
        table.move_to(1)
        await settled(pilot)
        both = [line[:2] for line in screen_text(pilot).splitlines()[1:4]]
        table.move_to(2)
        await settled(pilot)

        assert both == ["  ", "›●", "  "]
        assert [line[:2] for line in screen_text(pilot).splitlines()[1:4]] == ["  ", "● ", "› "]

    with_table(steps)


def test_pages_that_fail_leave_those_before_and_are_told() -> None:
    class Broken(Numbers):
        def page(self, first: int, limit: int) -> Sequence[int]:
            raise OSError("gone")

    async def steps(pilot: Pilot[None], table: PagedTable[int]) -> None:
        table.show(Listed(range(3)))
        await settled(pilot)
        table.show(pages_of(table, Broken(10), lambda numbers: 0))
        await settled(pilot)
        assert (table.count, table.is_turning, table.is_waiting) == (3, False, False)

    app = with_table(steps)

    assert [str(error) for error in app.failed] == ["gone"]


def test_pages_closed_before_they_were_open_end_without_a_word() -> None:
    gate, ended = threading.Event(), threading.Event()
    told: list[object] = []

    @contextmanager
    def opening(pages: Pages[int]) -> Iterator[Numbers]:
        assert gate.wait(60)
        try:
            pages.interruptible(lambda: None)
            yield Numbers(10)
        finally:
            ended.set()

    pages: Pages[int] = Pages(opening, told.append)
    pages.close()
    gate.set()

    assert ended.wait(60)
    assert (pages.count, told) == (None, [])
