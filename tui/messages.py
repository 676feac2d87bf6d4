"""What a thread tells its widget: only the handlers of screens and widgets touch widgets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from textual.message import Message


class Ended(Message, bubble=False):
    """Work in a thread ended well; `then` is called with what came of it."""

    def __init__(self, group: str, number: int, then: Callable[[Any], None], value: Any) -> None:
        super().__init__()
        self.group, self.number = group, number
        self.then, self.value = then, value


class Failed(Message, bubble=False):
    """Work in a thread ended with an error; `refused` is called with it."""

    def __init__(
        self, group: str, number: int, refused: Callable[[Exception], None], error: Exception
    ) -> None:
        super().__init__()
        self.group, self.number = group, number
        self.refused, self.error = refused, error


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
    """What was asked of pages; `then` is called with the answer."""

    def __init__(self, pages: object, then: Callable[[Any], None], value: Any) -> None:
        super().__init__()
        self.pages, self.then, self.value = pages, then, value
