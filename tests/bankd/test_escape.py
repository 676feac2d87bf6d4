"""Names of models in terminals and in file names."""

from __future__ import annotations

import pytest

from bankd.escape import file_name_part, visible


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("conv_1 é 卷", "conv_1 é 卷"),
        ("\x1b[2Jgone", "\\x1b[2Jgone"),
        ("a\nb\u2028c", "a\\x0ab\\u2028c"),
        ("\u202egnp.exe", "\\u202egnp.exe"),
        ("\U000e0041", "\\U000e0041"),
    ],
)
def test_characters_that_move_a_cursor_or_turn_text_are_written_as_escapes(
    name: str, shown: str
) -> None:
    assert visible(name) == shown


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("model/conv 1", "model_conv_1"),
        ("../../etc", "_.._etc"),
        ("...", "_"),
        ("", "_"),
        ("a=1,b@2+x", "a=1_b@2+x"),
    ],
)
def test_a_name_becomes_a_part_of_a_file_name_without_separators(name: str, part: str) -> None:
    assert file_name_part(name) == part


def test_a_part_of_a_file_name_is_never_cut_within_a_character() -> None:
    part = file_name_part("卷" * 200)

    assert part == "卷" * 40
