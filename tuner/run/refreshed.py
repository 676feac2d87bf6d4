"""Compiled functions and cells of unmodified programs, compiled again as their weights change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

MAX_REFRESHES = 3
"""Maximum number of times that something is compiled again since its weights have changed."""


@dataclass
class Refreshed:
    """A compiled function or cell of our doors."""

    compiled: Any
    """None: its framework runs the calls."""
    refreshes: int = 0

    def __call__(self, tensors: Sequence[Any]) -> Any:
        """Results for these tensors; with changed weights it is compiled again, a few times."""
        if self.compiled.is_stale and self.refreshes < MAX_REFRESHES:
            self.refreshes += 1
            self.compiled.refresh()
        return self.compiled(*tensors)
