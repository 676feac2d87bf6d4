"""Pages: what is in sight is read in a thread, what was asked for last first, nothing is lost."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from textual.message import Message

from tui.row_pages import (
    MAX_PAGES,
    PAGE_ROWS,
    Answered,
    ClosedError,
    Listed,
    Pages,
    PagesChanged,
    PagesFailed,
)


class Numbers:
    """A source of numbers that says which pages were read."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.read: list[int] = []

    def page(self, first: int, limit: int) -> Sequence[int]:
        self.read.append(first // PAGE_ROWS)
        return range(first, min(first + limit, self.count))


class Told:
    """The messages that pages send, to be waited for."""

    def __init__(self) -> None:
        self._messages: queue.Queue[Message] = queue.Queue()

    def __call__(self, message: Message) -> None:
        self._messages.put(message)

    def next(self) -> Message:
        return self._messages.get(timeout=60)


def opened(source: Numbers, told: Told) -> Pages[int]:
    @contextmanager
    def opening(pages: Pages[int]) -> Iterator[Numbers]:
        del pages
        yield source

    pages = Pages(opening, told)
    assert isinstance(told.next(), PagesChanged)
    return pages


def row(pages: Pages[int], place: int, told: Told) -> int | None:
    """The row, waited for."""
    while (found := pages.row(place)) is None:
        told.next()
    return found


def test_a_row_is_there_once_its_page_was_read() -> None:
    source, told = Numbers(1000), Told()
    pages = opened(source, told)

    first = pages.row(450)

    assert first is None
    assert row(pages, 450, told) == 450
    assert pages.row(599) == 599
    assert source.read == [2]
    pages.close()


def test_beyond_the_ends_there_is_nothing_and_nothing_is_read() -> None:
    source, told = Numbers(10), Told()
    pages = opened(source, told)

    assert pages.row(-1) is None
    assert pages.row(10) is None
    assert source.read == []
    pages.close()


def test_only_the_pages_used_last_are_kept() -> None:
    source, told = Numbers(PAGE_ROWS * (MAX_PAGES + 2)), Told()
    pages = opened(source, told)

    for number in range(MAX_PAGES + 1):
        row(pages, number * PAGE_ROWS, told)

    assert pages.row(0) is None
    assert pages.row(MAX_PAGES * PAGE_ROWS) == MAX_PAGES * PAGE_ROWS
    pages.close()


def test_who_scrolls_past_many_pages_waits_for_the_last_ones_only() -> None:
    gate = threading.Event()

    class Slow(Numbers):
        def page(self, first: int, limit: int) -> Sequence[int]:
            gate.wait(60)
            return super().page(first, limit)

    source, told = Slow(100 * PAGE_ROWS), Told()
    pages = opened(source, told)
    for number in range(50):
        pages.row(number * PAGE_ROWS)
    gate.set()

    row(pages, 49 * PAGE_ROWS, told)

    assert len(source.read) <= 4
    pages.close()


def test_a_question_is_answered_in_the_thread_of_the_source() -> None:
    source, told = Numbers(10), Told()
    pages = opened(source, told)
    answers: list[tuple[int, int]] = []

    pages.ask(lambda numbers: (numbers.count, threading.get_ident()), answers.append)
    message = told.next()
    assert isinstance(message, Answered)
    message.then(message.value)

    assert answers[0][0] == 10
    assert answers[0][1] != threading.get_ident()
    pages.close()


def test_questions_are_refused_when_the_source_has_failed_and_ever_after() -> None:
    told, gate = Told(), threading.Event()
    pages = opened(Numbers(10), told)
    refused: queue.Queue[Exception] = queue.Queue()

    def fail(_: Numbers) -> None:
        gate.wait(60)
        raise OSError("the disk is gone")

    pages.ask(fail, lambda _: None)
    pages.ask(lambda numbers: numbers.count, lambda _: None, refused.put)
    gate.set()

    assert isinstance(told.next(), PagesFailed)
    assert isinstance(refused.get(timeout=60), ClosedError)
    assert pages.has_ended
    pages.ask(lambda numbers: numbers.count, lambda _: None, refused.put)
    assert isinstance(refused.get(timeout=60), ClosedError)


def test_a_source_that_cannot_be_opened_is_told() -> None:
    told = Told()

    @contextmanager
    def opening(pages: Pages[int]) -> Iterator[Numbers]:
        raise OSError("no such bank")
        yield Numbers(0)

    Pages(opening, told)

    message = told.next()
    assert isinstance(message, PagesFailed)
    assert str(message.error) == "no such bank"


def test_closing_interrupts_what_the_source_is_at_and_says_nothing_of_it() -> None:
    told, interrupted, ended = Told(), threading.Event(), threading.Event()

    @contextmanager
    def opening(pages: Pages[int]) -> Iterator[Numbers]:
        interrupt: Callable[[], None] = interrupted.set
        pages.interruptible(interrupt)
        try:
            assert interrupted.wait(60)
            raise OSError("interrupted")
            yield Numbers(0)
        finally:
            ended.set()

    pages = Pages(opening, told)
    while pages._interrupt is None:
        pass
    pages.close()

    assert ended.wait(60)
    assert told._messages.empty()


def test_a_list_has_its_rows_at_once() -> None:
    listed = Listed(["a", "b"])

    assert [listed.row(n) for n in (-1, 0, 1, 2)] == [None, "a", "b", None]
    assert listed.count == 2
