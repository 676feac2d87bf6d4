"""Suggestions for a list that is empty: words of the filter, ops and tiers that no entry has."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator

from bankd.bank.listing.filter import FIGURES, FLAGS, NAMES, OP, split_values, split_words
from bankd.bank.store import Bank
from bankd.suggestion import closest

MAX_OPS = 1000
"""Maximum number of ops that are compared with a word: a damaged bank may hold any number."""

_OPS = f"SELECT DISTINCT {OP} AS op FROM tasks LIMIT {MAX_OPS}"


def known_ops(banks: Iterable[Bank]) -> set[str]:
    """Return the ops of the tasks that banks have."""
    return {str(one) for bank in banks for (one,) in bank.connection.tuples(_OPS)}


def suggestions(
    banks: Iterable[Bank],
    *,
    words: str = "",
    op: str | None = None,
    tier: str | None = None,
) -> list[str]:
    """Return a question for each word that no entry has, and that is close to one that some have.

    ("op:conv2 inhertied") -> ["did you mean op:conv?", "did you mean inherited?"]
    """
    found = list(banks)
    ops = known_ops(found)
    tiers = {target.soc_version for bank in found for target in bank.targets()}
    closer = [*_of_options(op, ops, tier, tiers), *_of_filter(words, ops, tiers)]
    return [f"did you mean {word}?" for word in dict.fromkeys(closer)]


def _of_options(
    op: str | None, ops: Collection[str], tier: str | None, tiers: Collection[str]
) -> Iterator[str]:
    for option, typed, known in (("--op", op, ops), ("--soc_version", tier, tiers)):
        if typed is not None and (word := closest(typed, known)):
            yield f"{option} {word}"


def _of_filter(text: str, ops: Collection[str], tiers: Collection[str]) -> Iterator[str]:
    """Closer words of a filter, which is read in any case of its letters."""
    for word in split_words(text):
        body = word.text.removeprefix("!")
        name, colon, values = body.partition(":")
        if colon and re.fullmatch("[A-Za-z_]+", name):
            known = {"op": ops, "soc": tiers}.get(name.lower(), ())
            closer = [closest(value.lower(), known) for value in split_values(values)]
            yield from (f"{name}:{one}" for one in closer if one)
            if better := closest(name.lower(), NAMES):
                yield f"{better}:{values}"
        elif better := closest(body.lower(), (*FLAGS, *FIGURES)):
            yield better
