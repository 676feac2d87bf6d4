"""Suggestions for mistyped words."""

from __future__ import annotations

import pytest

from bankd.suggestion import did_you_mean, with_question

KNOWN = ("status", "Unpin", "merge")


@pytest.mark.parametrize(
    ("typed", "question"),
    [
        ("statsu", "did you mean status?"),
        ("UNPNI", "did you mean Unpin?"),
        ("merge", ""),
        ("verify", ""),
        ("", ""),
    ],
)
def test_the_closest_known_word_is_asked_for_unless_the_word_is_known(
    typed: str, question: str
) -> None:
    assert did_you_mean(typed, KNOWN) == question


def test_a_message_without_a_suggestion_stays_as_it_is() -> None:
    assert with_question("No such command", "mereg", KNOWN) == (
        "No such command; did you mean merge?"
    )
    assert with_question("No such command", "verify", KNOWN) == "No such command"
