"""Whatever is asked, a list shows what a look at every single entry would have found."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bankd.bank import Bank, Decision
from bankd.bank.listing import Column, EntryQuery, EntryView, Line
from tests.bankd.bank.listing.entries import (
    FIGURES,
    HERE,
    MODELS,
    TARGETS,
    TASKS,
    Entry,
    Said,
    a_bit_of_everything,
    all_comparisons,
    all_words,
    decisions,
    entries,
    fill,
    filters,
    negated,
)

quick = settings(max_examples=40, deadline=None)

banks = st.tuples(
    st.lists(st.lists(decisions(), max_size=8), min_size=1, max_size=2),
    st.dictionaries(st.sampled_from(MODELS), st.lists(st.integers(0, len(TASKS) - 1), max_size=4)),
)


@contextmanager
def bank_of(contents: tuple[list[list[Decision]], dict[str, list[int]]]) -> Iterator[Bank]:
    with TemporaryDirectory() as folder, Bank.open(folder) as bank:
        bank.connection.database.execute("PRAGMA synchronous = OFF")
        fill(bank, *contents)
        yield bank


def _in_task(name: str) -> Callable[[Entry], Any]:
    def value(entry: Entry) -> Any:
        content = json.loads(entry.decision.task)
        return content.get(name) if isinstance(content, dict) else None

    return value


def _shapes(entry: Entry) -> str | None:
    """A list as JSON, a text as it is."""
    inputs = _in_task("inputs")(entry)
    return json.dumps(inputs, separators=(",", ":")) if isinstance(inputs, list) else inputs


VALUES: dict[Column, Callable[[Entry], Any]] = {
    Column.KEY: lambda entry: entry.decision.key,
    Column.OP: lambda entry: "?" if (op := _in_task("op")(entry)) is None else op,
    Column.SHAPES: _shapes,
    Column.TARGET: lambda entry: entry.decision.target,
    Column.RULE: lambda entry: entry.decision.rule,
    Column.POLICY: lambda entry: entry.decision.policy,
    Column.REVISION: lambda entry: entry.revision,
    **{Column(name): lambda entry, figure=figure: figure(entry.decision)
       for name, figure in FIGURES.items()},
}  # fmt: skip


def in_order(found: list[Entry], order: Column | None, *, descending: bool) -> list[Entry]:
    """Python keeps equal ones as they were, even where it sorts in reverse."""
    if order is None:
        return found[::-1] if descending else found
    value = VALUES[order]
    known = [one for one in found if value(one) is not None]
    known.sort(key=value, reverse=descending)
    return known + [one for one in found if value(one) is None]


def as_line(entry: Entry) -> tuple[object, ...]:
    one = entry.decision
    return (one.target, one.key, one.task, one.policy, one.rule, one.environment, one.baseline,
            one.timing, entry.revision, one.speedup, FIGURES["spread"](one))  # fmt: skip


def told_by(line: Line) -> tuple[object, ...]:
    return (line.target, line.key, line.task, line.policy, line.rule, line.environment,
            line.baseline, line.timing, line.number, line.speedup, line.spread)  # fmt: skip


def shown(bank: Bank, asked: EntryQuery) -> list[tuple[object, ...]]:
    with EntryView(bank, asked) as view:
        return [told_by(line) for line in view.page(0, view.count)]


@pytest.fixture(scope="module")
def rich() -> Iterator[Bank]:
    users = {name: list(range(number, len(TASKS), 3)) for number, name in enumerate(MODELS)}
    with bank_of((a_bit_of_everything(), users)) as bank:
        yield bank


@pytest.fixture(scope="module")
def everything(rich: Bank) -> list[Entry]:
    return entries(rich)


@pytest.mark.parametrize("turn", [lambda said: said, negated], ids=["is", "is not"])
def test_every_word_of_the_language_means_what_it_should(
    rich: Bank, everything: list[Entry], turn: Callable[[Said], Said]
) -> None:
    words = [turn(said) for said in [*all_words(), *all_comparisons()]]

    found = {word.text: shown(rich, EntryQuery(word.text, here=HERE)) for word in words}

    assert found == {
        word.text: [as_line(one) for one in everything if word.means(one)] for word in words
    }


@pytest.mark.parametrize("descending", [False, True], ids=["up", "down"])
@pytest.mark.parametrize("order", [None, *Column])
def test_every_order_is_that_of_a_stable_sort_with_what_is_unknown_at_the_end(
    rich: Bank, everything: list[Entry], order: Column | None, descending: bool
) -> None:
    lines = shown(rich, EntryQuery(order=order, descending=descending))

    assert lines == [as_line(one) for one in in_order(everything, order, descending=descending)]


@pytest.mark.parametrize("order", [None, Column.TUNED], ids=["own order", "sorted"])
def test_every_page_is_a_piece_of_the_whole(rich: Bank, order: Column | None) -> None:
    with EntryView(rich, EntryQuery(order=order)) as view:
        whole = view.page(0, view.count)
        pages = {
            (first, limit): view.page(first, limit)
            for first in range(view.count + 2)
            for limit in (0, 1, 5, 13, view.count)
        }

    assert pages == {(first, limit): whole[first : first + limit] for first, limit in pages}


@quick
@given(banks, filters, st.sampled_from([None, *Column]), st.booleans(), st.data())
def test_a_view_is_what_a_look_at_every_entry_finds_in_the_order_that_sorting_gives(
    contents: tuple[list[list[Decision]], dict[str, list[int]]],
    said: list[Said],
    order: Column | None,
    descending: bool,
    data: st.DataObject,
) -> None:
    target = data.draw(st.none() | st.sampled_from(TARGETS))
    asked = EntryQuery(" ".join(word.text for word in said), order, descending, target, here=HERE)
    with bank_of(contents) as bank:
        everything = [one for one in entries(bank) if target in (None, one.decision.target)]
        matching = [one for one in everything if all(word.means(one) for word in said)]
        expected = in_order(matching, order, descending=descending)

        with EntryView(bank, asked) as view:
            lines = [told_by(line) for line in view.page(0, 100)]
            first, limit = data.draw(st.integers(0, 20)), data.draw(st.integers(1, 20))
            page = [told_by(line) for line in view.page(first, limit)]
            keys = list(view.keys())
            whole = list(view.decisions())
            places = [view.place_of(one.decision.target, one.decision.key) for one in everything]

    assert lines == [as_line(one) for one in expected]
    assert page == lines[first : first + limit]
    assert (view.count, view.total) == (len(expected), len(everything))
    assert keys == [(one.decision.target, one.decision.key) for one in expected]
    assert whole == [one.decision for one in expected]
    assert places == [
        expected.index(one) if one in expected else None for one in everything
    ]  # fmt: skip
