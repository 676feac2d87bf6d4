"""What a reader thread tells its screen: only the screen's own handlers touch widgets."""

from __future__ import annotations

from typing import Generic, TypeVar

from textual.message import Message

from bankd.errors import BankdError

T = TypeVar("T")


class BankRead(Message, Generic[T]):
    """Reading ended well."""

    def __init__(self, found: T) -> None:
        super().__init__()
        self.found = found


class BankNotRead(Message):
    """Reading ended with an error that the user can act on."""

    def __init__(self, error: BankdError) -> None:
        super().__init__()
        self.error = error
