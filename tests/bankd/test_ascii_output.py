"""Output where the encoding carries ASCII only: of both programs, by one door."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

from bankd.ascii_output import FORMS, AsciiWriter, ascii_form, blanked, escaped, is_ascii_only
from bankd.bank import Bank
from tests.bankd.bank.builders import V4, a_decision

ASCII_LOCALES = ({"LC_ALL": "C"}, {"LC_ALL": "POSIX"}, {"PYTHONIOENCODING": "ascii"},
                 {"PYTHONIOENCODING": "latin-1"})  # fmt: skip
COMMANDS = ("--help", "ls", "log", "doctor", "status", "show zz", "diff r1 r1", "jobs modèle",
            "atc --model 模型.onnx --output out", "export --dry-run --output 导出")  # fmt: skip


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder whose name no ASCII has, with a bank."""
    folder = tmp_path / "bänk…"
    with Bank.open(folder) as bank:
        bank.commit(V4, [a_decision(1)], "résumé → × µ", "me")
    return folder


def ended(place: Path, command: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    told = {"PATH": os.environ["PATH"], "HOME": str(place), "TUNE_BANK_PATH": str(place), **env}
    told["PYTHONPATH"] = str(Path(__file__).parents[2])
    return subprocess.run(
        [sys.executable, "-m", "bankd", *command.split()], env=told, cwd=place.parent,
        stdin=subprocess.DEVNULL, capture_output=True, timeout=120, check=False,
    )  # fmt: skip


@pytest.mark.parametrize(("turn", "command"), [*enumerate(COMMANDS)])
def test_a_command_writes_ascii_where_the_encoding_has_no_more_and_ends_as_always(
    place: Path, turn: int, command: str
) -> None:
    """The log in all encodings, the others in one of them in turn."""
    always = ended(place, command, LC_ALL="C.UTF-8")
    for env in ASCII_LOCALES if command == "log" else ASCII_LOCALES[turn % 4 :][:1]:
        found = ended(place, command, **env)
        assert found.returncode == always.returncode
        assert (found.stdout + found.stderr).isascii()
        assert b"Traceback" not in found.stderr


def test_text_is_as_wide_as_it_was_and_names_keep_what_they_hold(place: Path) -> None:
    usual, plain = (ended(place, "log", LC_ALL=name) for name in ("C.UTF-8", "C"))

    assert "────" in usual.stdout.decode()
    assert "----" in plain.stdout.decode()
    assert "r\\xe9sum\\xe9 > x u" in plain.stdout.decode()
    assert len({len(line) for line in plain.stdout.decode().splitlines()[:2]}) == 1


def test_every_form_is_as_wide_as_its_character() -> None:
    assert {cell_len(chr(code)) for code in FORMS} == {1}
    assert {len(form) for form in FORMS.values()} == {1}
    assert ascii_form("…模", blanked) == "~??"
    assert ascii_form("…ü", escaped) == "~\\xfc"


@pytest.mark.parametrize(
    ("encoding", "env", "is_ascii"),
    [
        ("utf-8", {}, False),
        ("UTF8", {"LC_ALL": "C.UTF-8"}, False),
        ("utf-8", {"LC_ALL": "C"}, True),
        ("utf-8", {"LC_ALL": "C", "PYTHONIOENCODING": "utf-8"}, False),
        ("utf-8", {"LC_ALL": "POSIX", "PYTHONUTF8": "1"}, False),
        ("ascii", {}, True),
        ("ANSI_X3.4-1968", {"PYTHONUTF8": "0"}, True),
        ("no such", {}, True),
    ],
)
def test_the_encoding_and_the_locale_say_what_a_stream_carries(
    encoding: str, env: dict[str, str], is_ascii: bool
) -> None:
    assert is_ascii_only(encoding, env) == is_ascii


def test_a_writer_counts_what_it_was_given() -> None:
    writer = AsciiWriter(io.BytesIO(), "utf-8")
    writer.form = escaped

    assert writer.write("ü…") == 2
    writer.flush()
    assert writer.buffer.getvalue() == b"\\xfc~"  # type: ignore[attr-defined]
