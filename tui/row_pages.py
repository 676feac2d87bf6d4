"""Rows of a source that may have a million, read page by page in a thread of its own.

The source (a view of a bank, of a merge, ...) is opened, read and closed in that thread, as
SQLite's connections want it. Pages that were read are kept, the latest used first.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Generic, Protocol, TypeVar

from textual.message import Message

Row = TypeVar("Row")
Question = tuple[Callable[[Any], Any], Callable[[Any], None], Callable[[Exception], None]]
"""Work for the source, a receiver of the result, and one for the case that it is not done."""
Row_co = TypeVar("Row_co", covariant=True)

PAGE_ROWS = 200
MAX_PAGES = 16
MAX_WAITING = 3
"""Maximum number of pages that are waited for: others are no longer in sight."""
MARGIN_ROWS = 60
"""Rows around the start that are read beforehand."""


class PagesChanged(Message, bubble=False):
    """Pages were opened, or one of them was read."""

    def __init__(self, pages: object) -> None:
        super().__init__()
        self.pages = pages

    def can_replace(self, message: Message) -> bool:
        """One is as good as many."""
        return isinstance(message, PagesChanged) and message.pages is self.pages


class PagesFailed(Message):
    """Pages could not be opened or read. Goes up to the screen."""

    def __init__(self, pages: object, error: Exception) -> None:
        super().__init__()
        self.pages, self.error = pages, error


class Answered(Message, bubble=False):
    """The answer to what was asked of pages; `then` is called with it."""

    def __init__(self, pages: object, then: Callable[[Any], None], value: Any) -> None:
        super().__init__()
        self.pages, self.then, self.value = pages, then, value


class ClosedError(Exception):
    """The pages have ended: nothing more is read."""


class AnyPages(Protocol[Row_co]):
    """Rows by their place, as far as they are read: `Pages` or `Listed`."""

    @property
    def count(self) -> int | None: ...
    def row(self, place: int) -> Row_co | None: ...
    def close(self) -> None: ...


class Listed(Generic[Row]):
    """Rows that are all there: a list that is short by nature."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self._rows = rows

    @property
    def count(self) -> int:
        return len(self._rows)

    def row(self, place: int) -> Row | None:
        return self._rows[place] if 0 <= place < len(self._rows) else None

    def close(self) -> None:
        """There is nothing to close."""


class RowSource(Protocol[Row_co]):
    """Rows in an order, by their place."""

    @property
    def count(self) -> int: ...
    def page(self, first: int, limit: int) -> Sequence[Row_co]: ...


class Pages(Generic[Row]):
    """Begins to open its source at once, and tells `post` when there is something to see."""

    def __init__(
        self,
        opening: Callable[[Pages[Row]], AbstractContextManager[RowSource[Row]]],
        post: Callable[[Message], object],
        *,
        start: Callable[[Any], int | None] | None = None,
    ) -> None:
        """`start`: asked in the thread at which place of the source one begins to look."""
        self._opening = opening
        self._post = post
        self._start = start
        self._changed = threading.Condition()
        self._kept: OrderedDict[int, Sequence[Row]] = OrderedDict()
        self._waiting: list[int] = []
        self._asked: list[Question] = []
        self._is_closed = False
        self.has_ended = False
        """True if the thread has ended: closed, or its source could not be read."""
        self._interrupt: Callable[[], None] | None = None
        self.count: int | None = None
        """None until the source is open."""
        self.start: int | None = None
        """Answer of `start`. The rows around it are read before the first message."""
        self.source: RowSource[Row] | None = None
        """The source, for its figures besides the rows; its methods belong to the thread."""
        threading.Thread(target=self._run, name="pages", daemon=True).start()

    def row(self, place: int) -> Row | None:
        """The row at a place; None where it is not read yet, or there is none. Never waits."""
        if self.count is None or not 0 <= place < self.count:
            return None
        number, within = divmod(place, PAGE_ROWS)
        with self._changed:
            page = self._kept.get(number)
            if page is None:
                self._want(number)
                return None
            self._kept.move_to_end(number)
        return page[within] if within < len(page) else None

    def ask(
        self,
        do: Callable[[Any], Any],
        then: Callable[[Any], None],
        refused: Callable[[Exception], None] = lambda _: None,
    ) -> None:
        """Have something done with the source in its thread; `then` hears of it in the app's.

        `refused` hears, in any thread, that it will not be done any more.
        """
        with self._changed:
            if not self.has_ended:
                self._asked.append((do, then, refused))
                self._changed.notify()
                return
        refused(ClosedError())

    def interruptible(self, interrupt: Callable[[], None]) -> None:
        """Set how to interrupt the source; called by `opening`, once that is possible."""
        with self._changed:
            if self._is_closed:
                raise ClosedError
            self._interrupt = interrupt

    def forget(self) -> None:
        """Read everything again that is asked for from now on: the rows have changed."""
        with self._changed:
            self._kept.clear()
        self._post(PagesChanged(self))

    def close(self) -> None:
        """Let the thread end, also out of a long query. Does not wait for it."""
        with self._changed:
            self._is_closed = True
            if self._interrupt is not None:
                self._interrupt()
            self._changed.notify()

    def _want(self, number: int) -> None:
        if number not in self._waiting:
            self._waiting.append(number)
            del self._waiting[:-MAX_WAITING]
            self._changed.notify()

    def _run(self) -> None:
        try:
            with self._opening(self) as source:
                try:
                    self._serve(source)
                finally:
                    with self._changed:
                        self._interrupt = None
        except Exception as error:  # The outer door of the thread: the screen shows it.
            if not self._is_closed:
                self._post(PagesFailed(self, error))
        finally:
            self._refuse_the_rest()

    def _refuse_the_rest(self) -> None:
        with self._changed:
            self.has_ended = True
            unanswered, self._asked = self._asked, []
        for _, _, refused in unanswered:
            refused(ClosedError())

    def _serve(self, source: RowSource[Row]) -> None:
        self._begin(source)
        self._post(PagesChanged(self))
        while (work := self._next_work()) is not None:
            if isinstance(work, int):
                self._read(source, work)
                self._post(PagesChanged(self))
            else:
                do, then, _ = work
                self._post(Answered(self, then, do(source)))

    def _begin(self, source: RowSource[Row]) -> None:
        """The rows that will be in sight first are read before anybody knows of the pages."""
        count = source.count
        if self._start is not None and count:
            self.start = self._start(source)
            place = max(0, min(self.start or 0, count - 1))
            near = (place - MARGIN_ROWS, place + MARGIN_ROWS)
            for number in sorted({max(0, min(p, count - 1)) // PAGE_ROWS for p in near}):
                self._read(source, number)
        self.source, self.count = source, count

    def _read(self, source: RowSource[Row], number: int) -> None:
        page = source.page(number * PAGE_ROWS, PAGE_ROWS)
        with self._changed:
            self._kept[number] = page
            while len(self._kept) > MAX_PAGES:
                self._kept.popitem(last=False)

    def _next_work(self) -> int | Question | None:
        """Take what was wanted last, as that is in sight; None at the end."""
        with self._changed:
            self._changed.wait_for(lambda: self._is_closed or self._asked or self._waiting)
            if self._is_closed:
                return None
            return self._asked.pop(0) if self._asked else self._waiting.pop()
