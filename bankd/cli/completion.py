"""Completion in a shell: keys, revisions, tags, jobs, tiers and ops, as the banks have them.

Nothing is ever printed or raised here: what cannot be read completes nothing.
"""

from __future__ import annotations

import contextlib
import itertools
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module

import click
from click.shell_completion import CompletionItem

from bankd.errors import BankdError

FILES = "file"
"""The kind of click's items for which the shell completes names of files itself."""

Completer = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]


def _completing(kind: str, *, files: bool = False) -> Completer:
    """Make a function for click's `shell_complete`; with `files`, names of files are words, too."""

    def complete(
        context: click.Context, parameter: click.Parameter, typed: str
    ) -> list[CompletionItem]:
        del parameter
        known = import_module("bankd.cli.completion_words")  # Only a shell that asks needs a bank.
        found: list[CompletionItem] = []
        with contextlib.suppress(BankdError, OSError, sqlite3.Error):
            words = known.WORDS[kind](context, typed)
            fitting = _once(one for one in words if one.value.startswith(typed))
            found += itertools.islice(fitting, known.MAX_WORDS)
        # Bash forgets the words before an item of this kind.
        return [CompletionItem(typed, type=FILES), *found] if files else found

    return complete


def _once(words: Iterable[CompletionItem]) -> Iterator[CompletionItem]:
    """Yield each word once: two banks may have the same keys."""
    seen: set[str] = set()
    for word in words:
        if word.value not in seen:
            seen.add(word.value)
            yield word


complete_keys = _completing("keys")
complete_keys_and_files = _completing("keys", files=True)
complete_revisions = _completing("revisions")
complete_states = _completing("revisions", files=True)
"""Revisions and tags of the bank, and files of others."""
complete_tags = _completing("tags")
complete_jobs = _completing("jobs")
complete_tiers = _completing("tiers")
complete_ops = _completing("ops")
complete_filters = _completing("filters")
