"""The language of filters: what is understood, and what is said where it is not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bankd.bank import Bank, canonical
from bankd.bank.listing import EntryQuery, EntryView, FilterError, parse_filter
from bankd.bank.listing.filter import MAX_VALUES, MAX_WORDS, split_values, split_words
from bankd.filter_help import FILTER_HELP
from tests.bankd.bank.builders import V4, a_decision
from tests.bankd.bank.listing.entries import HERE, TASKS, a_bit_of_everything, fill

A_TIME = "a time, such as 50us or 1.5ms (ns, us, ms, s)"
TABLE = (
    # filter, tasks (by number) that match on x86_64-v4 with 2 cores
    ("", [0, 1, 2, 3, 4, 5, 6, 7, 8]),
    ("conv", [0, 3, 6]),  # The policy of 6 is "conv".
    ("!conv", [1, 2, 4, 5, 7, 8]),
    ("op:conv", [0]),
    ("op:gemm", [1, 2]),
    ("op:conv,gemm f32", [0, 1, 2]),
    ('"a b"', [4]),
    ("dtype:bf16", [1]),
    ("shape:64", [2]),
    ("relu", [2]),
    ("_", [0, 1, 2, 4, 5, 6, 8]),  # In keys and knobs; it is no wildcard.
    ("soc:x86_64-v3", []),
)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bank]:
    with Bank.open(tmp_path_factory.mktemp("filled")) as opened:
        fill(opened, a_bit_of_everything(), {})
        yield opened


@pytest.mark.parametrize(("text", "expected"), TABLE, ids=[text or "nothing" for text, _ in TABLE])
def test_a_filter_finds(filled: Bank, text: str, expected: list[int]) -> None:
    with EntryView(filled, EntryQuery(f"{text} soc:x86_64-v4 cores:2", here=HERE)) as view:
        found = [TASKS.index(line.task) for line in view.page(0, 100)]

    assert found == expected


@pytest.mark.parametrize(
    "text", ["shape:a:128x768", "shape:A:128,768", "f32[a:128,768]", '"a:128"', "!shape:128x768"]
)
def test_a_filter_finds_open_sizes(bank: Bank, text: str) -> None:
    task = canonical({"op": "gemm", "inputs": ["f32[a:128,768]"], "output": "f32[a:128,768]"})
    bank.commit(V4, [replace(a_decision(1, target=V4), task=task)], "one", "me")

    with EntryView(bank, EntryQuery(text)) as view:
        assert [line.task for line in view.page(0, 9)] == [task]


@pytest.mark.parametrize(
    ("text", "message", "hint"),
    [
        ("op:conv >", "filter: word 2, '>': > needs a number", "write >1ms, <50us or >1.5x"),
        (">1.2.3", f"filter: word 1, '>1.2.3': 1.2.3 is not {A_TIME}", "see the examples"),
        ("!tuned>5%", f"filter: word 1, '!tuned>5%': 5% is not {A_TIME}", "see the examples"),
        ("spread>5", "filter: word 1, 'spread>5': 5 is not a share, such as 5%",
         "see the examples"),
        ("samples<5x", "filter: word 1, 'samples<5x': 5x is not a number, such as 5",
         "see the examples"),
        ("foo>1", "filter: word 1, 'foo>1': foo is no figure",
         "compare tuned, default, speedup, samples, spread; quote it to search for the text"),
        ("op:", "filter: word 1, 'op:': op: needs a value", "write op:VALUE"),
        ("impl:,,", "filter: word 1, 'impl:,,': impl: needs a value", "write impl:VALUE"),
        ("cores:two", "filter: word 1, 'cores:two': 'two' is not a whole number",
         "write cores:2"),
        ("cores:-1", "filter: word 1, 'cores:-1': '-1' is not a whole number", "write cores:2"),
        ("rev:head", "filter: word 1, 'rev:head': 'head' is not a whole number", "write rev:r3"),
        ("shape:1*64", "filter: word 1, 'shape:1*64': '1*64' is no shape",
         "write shape:1x64 or shape:1,64"),
        ('a "b c', "filter: word 2, '\"': a quote is opened and not closed",
         'write "two words"'),
        ("a !", "filter: word 2, '!': ! negates the word after it", "write !op:conv"),
        ("!!a", "filter: word 1, '!!a': ! negates the word after it", "write !op:conv"),
        ("a " * (MAX_WORDS + 1), "filter: more than 64 words", "leave some out"),
        ("op:" + "a," * (MAX_VALUES + 1),
         f"filter: word 1, 'op:{'a,' * 17}...': more than 64 values", "give fewer"),
    ],
    ids=lambda text: text[:12],
)  # fmt: skip
def test_what_is_not_understood_is_said_with_the_word_and_what_is_possible(
    text: str, message: str, hint: str
) -> None:
    with pytest.raises(FilterError) as caught:
        parse_filter(text)

    assert (caught.value.message, caught.value.hint) == (message, hint)


def test_what_is_inherited_can_be_asked_where_the_environment_of_this_machine_is_known(
    bank: Bank,
) -> None:
    with pytest.raises(FilterError, match="nothing was measured on this machine yet"):
        EntryView(bank, EntryQuery("!inherited"))

    with EntryView(bank, EntryQuery("!inherited", here=HERE)) as view:
        assert view.count == 0


@pytest.mark.parametrize("text", [text for text, _ in FILTER_HELP])
def test_the_examples_of_the_help_are_understood(bank: Bank, text: str) -> None:
    with EntryView(bank, EntryQuery(text, here=HERE)) as view:
        assert view.page(0, 1) == []


def test_a_word_keeps_what_its_quotes_hold() -> None:
    [bare, named, several] = split_words('"a ""b"" :c"  impl:"x,y z",w\top:a,,b')

    assert split_values(bare[0]) == ['a "b" :c']
    assert split_values(named[0].removeprefix("impl:")) == ["x,y z", "w"]
    assert several == ("op:a,,b", 3)
    assert split_values("a,,b") == ["a", "b"]


pieces = st.sampled_from(
    ['"', "!", ":", ",", ">", "<", "=", " ", "op", "rev", "cores", "shape", "tuned", "1", "9" * 20,
     "x", "%", "us", "e", "-", ".", "r", "\0", "\ud800", "\n", "'; DROP TABLE tasks; --"]
)  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=20) | st.lists(pieces, max_size=8).map("".join))
@example("tile:1e999 >1e999us k:-0")
@example("key:\U0010ffff")
def test_any_text_is_understood_or_refused(filled: Bank, text: str) -> None:
    with suppress(FilterError), EntryView(filled, EntryQuery(text, here=HERE)) as view:
        assert len(view.page(0, view.total)) == view.count
