"""Words that complete a command line: what the banks and the job list have."""

from __future__ import annotations

import contextlib
import itertools
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

import click
from click.shell_completion import CompletionItem

from bankd import bridge
from bankd.bank import Bank, bank_folder, built_in_folder
from bankd.bank.history.log import log_view
from bankd.bank.history.log import tags as tags_of
from bankd.bank.listing.filter import FLAGS, NAMES
from bankd.bank.listing.suggest import known_ops
from bankd.bank.location import holds_bank
from bankd.bank.store import bank_file
from bankd.bank.subject import short_key
from bankd.bank.task_words import task_words
from bankd.cli.formatting import SHOWN_KEY
from bankd.cli.workspace import workspace_of
from bankd.config.workspace import Workspace
from bankd.jobs import model_name, read_jobs, state_label

MAX_WORDS = 100
"""Maximum number of words that are offered."""

Words = Iterable[CompletionItem]


@contextlib.contextmanager
def _banks(context: click.Context) -> Iterator[list[Bank]]:
    """The custom bank, of the folder that is named before, and the built-in one, as they exist."""
    named = context.params.get("folder")
    folder = Path(named) if isinstance(named, Path) else bank_folder(os.environ)
    custom = bank_file(folder)
    places = (custom if holds_bank(custom) else None, built_in_folder())
    with contextlib.ExitStack() as stack:
        yield [
            stack.enter_context(Bank.open(place, create=False, read_only=True))
            for place in places
            if place is not None
        ]


def _keys(context: click.Context, typed: str) -> Words:
    with _banks(context) as banks:
        for bank in banks:
            for key in bank.keys_beginning(typed, MAX_WORDS, None, None, is_current=True):
                shown = short_key(key)
                found = (bank.entry(target, key) for target in bank.targets())
                about = next((task_words(one.task) for one in found if one), None)
                word = shown if shown.startswith(typed) else key
                yield CompletionItem(word, help=about)


def _revisions(context: click.Context, typed: str) -> Words:
    """Yield the newest revisions of the custom bank, their tags, and `head`."""
    del typed
    with _banks(context) as banks:
        for bank in banks[:1]:
            yield CompletionItem("head", help="the newest revision")
            for tag in tags_of(bank):
                yield CompletionItem(tag.name, help=f"tag of {tag.revision.name}")
            with log_view(bank) as view:
                for line in itertools.islice(view.lines(), MAX_WORDS):
                    yield CompletionItem(line.revision.name, help=line.revision.message)


def _tags(context: click.Context, typed: str) -> Words:
    del typed
    with _banks(context) as banks:
        for tag in itertools.chain.from_iterable(tags_of(bank) for bank in banks[:1]):
            yield CompletionItem(tag.name, help=f"tag of {tag.revision.name}")


def _jobs(context: click.Context, typed: str) -> Words:
    """Yield names of models and beginnings of keys."""
    del typed
    named = context.params.get("work_dir")
    found = read_jobs(Workspace(workspace_of(named)).job_list)
    for job in found:
        for name in job.names:
            yield CompletionItem(name, help=state_label(job.status))
    for job in found:
        yield CompletionItem(job.key[:SHOWN_KEY], help=model_name(job.path))


def _tiers(context: click.Context, typed: str) -> Words:
    """Yield the tiers that kernels are made for, and those of which a bank has entries."""
    del typed
    with _banks(context) as banks:
        known = {target.soc_version for bank in banks for target in bank.targets()}
    for name in dict.fromkeys([*bridge.ISAS, *sorted(known)]):
        yield CompletionItem(name)


def _ops(context: click.Context, typed: str) -> Words:
    del typed
    with _banks(context) as banks:
        for op in sorted(known_ops(banks)):
            yield CompletionItem(op)


def _filters(context: click.Context, typed: str) -> Words:
    """Yield the words of a filter that have a name; ops and tiers after their names."""
    begun, blank, word = typed.rpartition(" ")
    before = begun + blank
    name, colon, _ = word.partition(":")
    if colon and name in ("op", "soc"):
        values = _ops(context, "") if name == "op" else _tiers(context, "")
        for value in values:
            yield CompletionItem(f"{before}{name}:{value.value}")
    else:
        for known in (*(f"{each}:" for each in NAMES), *FLAGS):
            yield CompletionItem(f"{before}{known}")


WORDS: Mapping[str, Callable[[click.Context, str], Words]] = {
    "keys": _keys,
    "revisions": _revisions,
    "tags": _tags,
    "jobs": _jobs,
    "tiers": _tiers,
    "ops": _ops,
    "filters": _filters,
}
"""Words of each kind, by what was typed and the options before it."""
