"""Long output on a terminal goes through a pager; what fits, and what is piped, is just written."""

from __future__ import annotations

import itertools
import os
import shutil
import sys
from collections.abc import Iterable, Iterator

import click

from bankd.cli.tables import NO_PAGER, is_noted


def write_lines(lines: Iterable[str], *, pages: bool = True) -> bool:
    """Write lines as they come, with `pages` through the pager (PAGER, else less) if they are
    more than the terminal shows at once and no `--no-pager` is given.

    Returns whether all were written: of what is left early, the rest is never made.
    """
    waiting = _Watched(iter(lines))
    if pages and not is_noted(NO_PAGER) and _has_pager():
        screen = list(itertools.islice(waiting, shutil.get_terminal_size().lines))
        if not waiting.is_at_end:
            paged = itertools.chain(screen, waiting)
            click.echo_via_pager(f"{line}\n" for line in paged)
            return waiting.is_at_end
    else:
        screen = []
    for line in itertools.chain(screen, waiting):
        click.echo(line)
    return True


class _Watched:
    """An iterator that knows whether it was read to its end."""

    def __init__(self, lines: Iterator[str]) -> None:
        self._lines = lines
        self.is_at_end = False

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        try:
            return next(self._lines)
        except StopIteration:
            self.is_at_end = True
            raise


def _has_pager() -> bool:
    is_asked = os.environ.get("PAGER", "less").strip() not in ("", "cat")
    return is_asked and sys.stdin.isatty() and sys.stdout.isatty()
