"""A line of text to fill in; of paths tab completes the names."""

from __future__ import annotations

import os
from itertools import takewhile
from pathlib import Path
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.suggester import Suggester
from textual.widgets import Input

from bankd.escape import visible

MAX_ENTRIES = 10_000
"""Maximum number of names of a folder that are looked at."""


class PathSuggester(Suggester):
    """Completes the name of a file or folder as a shell does; the right arrow or tab takes it."""

    def __init__(self) -> None:
        super().__init__(use_cache=False, case_sensitive=True)

    async def get_suggestion(self, value: str) -> str | None:
        folder, _, beginning = value.rpartition("/")
        if not beginning:
            return None
        try:
            place = Path(f"{folder}/" if folder or value.startswith("/") else ".").expanduser()
            with os.scandir(place) as entries:
                found = sorted(
                    entry.name + ("/" if entry.is_dir() else "")
                    for entry, _ in zip(entries, range(MAX_ENTRIES), strict=False)
                    if entry.name.startswith(beginning) and entry.name == visible(entry.name)
                )
        except (OSError, ValueError, RuntimeError):  # A folder of no user: "~nobody/x".
            return None
        return value + _completed(found, beginning)[len(beginning) :] if found else None


def _completed(names: list[str], beginning: str) -> str:
    """Complete as far as all agree; where they agree in no more than was typed, the first."""
    ends = zip(names[0], names[-1], strict=False)  # Sorted: no two have less in common.
    common = "".join(one for one, _ in takewhile(lambda pair: pair[0] == pair[1], ends))
    return common if len(common) > len(beginning) else names[0]


class TextField(Input):
    """A line of text; tab takes what is suggested, else moves to the next field."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("tab", "complete", "Complete", show=False)]
    DEFAULT_CSS = """
    TextField { width: 1fr; }
    """

    def __init__(
        self,
        value: str = "",
        *,
        placeholder: str = "",
        is_path: bool = False,
        id: str | None = None,  # noqa: A002  Textual's name for it.
    ) -> None:
        super().__init__(
            value,
            placeholder=placeholder,
            suggester=PathSuggester() if is_path else None,
            compact=True,
            select_on_focus=False,
            id=id,
        )

    def validate_value(self, value: str) -> str:
        """Drop pasted characters that a terminal would obey."""
        return "".join(each for each in value if each == visible(each))

    def action_complete(self) -> None:
        if self._suggestion and self.cursor_at_end:
            self.action_cursor_right()
        else:
            self.screen.focus_next()

    @property
    def text(self) -> str:
        """The value without the blanks around it."""
        return self.value.strip()
