"""The table over pages: what is in sight when pages are turned, and how its columns find room."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager

from textual.app import App, ComposeResult
from textual.pilot import Pilot

from tests.tui.driving import screen_text, settled
from tests.tui.test_pages import Numbers
from tui.glyphs import UNICODE
from tui.row_pages import Listed, Pages, PagesFailed
from tui.widgets.column_layout import TableColumn
from tui.widgets.paged_table import PagedTable

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
