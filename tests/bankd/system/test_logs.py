"""Log lines and kept tracebacks."""

from __future__ import annotations

import io
import json
import math
from pathlib import Path

import pytest

from bankd.escape import file_name_part, visible
from bankd.system.logs import Level, Log, write_traceback


def test_an_event_is_one_line_of_keys_and_values() -> None:
    stream = io.StringIO()

    Log(stream, Level.INFO, {}).info("job_ended", job="ab12", tasks=3, tuned_ms=26.87654321)

    time, level, *rest = stream.getvalue().split()
    assert time.endswith("Z")
    assert level == "info"
    assert rest == ["job_ended", "job=ab12", "tasks=3", "tuned_ms=26.88"]


def test_values_with_blanks_are_quoted_and_control_characters_are_escaped() -> None:
    stream = io.StringIO()

    Log(stream, Level.INFO, {}).info("left", path='a "b"\nc', why="")

    assert stream.getvalue().endswith('left path="a \\"b\\"\\\\x0ac" why=""\n')
    assert stream.getvalue().count("\n") == 1


def test_what_is_below_the_level_is_not_written() -> None:
    stream = io.StringIO()
    log = Log(stream, Level.WARNING, {})

    log.info("quiet")
    log.debug("quieter")
    log.error("loud")

    assert stream.getvalue().split()[-1] == "loud"


def test_the_level_null_writes_nothing() -> None:
    stream = io.StringIO()

    Log(stream, Level.NULL, {}).error("loud")

    assert stream.getvalue() == ""


def test_under_the_journal_a_line_begins_with_its_priority() -> None:
    stream = io.StringIO()

    Log(stream, Level.INFO, {"JOURNAL_STREAM": "8:1"}).warning("left")

    assert stream.getvalue() == "<4>left\n"


def test_lines_that_cannot_be_written_are_counted_in_the_next_that_can() -> None:
    class Disk(io.StringIO):
        is_full = False

        def write(self, text: str) -> int:
            if self.is_full:
                raise OSError(28, "No space left on device")
            return super().write(text)

    disk = Disk()
    log = Log(disk, Level.INFO, {})
    disk.is_full = True
    log.info("first")
    log.info("second")
    disk.is_full = False
    log.info("third")
    log.info("fourth")

    events = [line.split(maxsplit=2)[2] for line in disk.getvalue().splitlines()]
    assert events == ["log_lost lines=2", "third", "fourth"]


def test_a_log_that_was_closed_is_no_error() -> None:
    stream = io.StringIO()
    stream.close()

    Log(stream, Level.INFO, {}).info("unheard")


def test_a_traceback_is_kept_in_a_file_of_narrow_permissions(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="planted") as caught:
        raise ValueError("planted")

    path = write_traceback(tmp_path / "log", caught.value)

    assert "ValueError: planted" in path.read_text()
    assert path.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("conv_1", "conv_1"),
        ("größe/卷积", "größe/卷积"),
        ("\x1b[31mred", "\\x1b[31mred"),
        ("a\rb\nc", "a\\x0db\\x0ac"),
        ("ab\u202egpj", "ab\\u202egpj"),
        ("\udcff", "\\udcff"),
    ],
)
def test_what_could_steer_a_terminal_is_shown_as_an_escape(text: str, shown: str) -> None:
    assert visible(text) == shown


@pytest.mark.parametrize(
    ("text", "part"), [("res net/50", "res_net_50"), ("..", "_"), ("", "_"), ("a\nb", "a_b")]
)
def test_a_part_of_a_file_name_holds_no_separator_and_no_control_character(
    text: str, part: str
) -> None:
    assert file_name_part(text) == part


def test_as_json_an_event_is_one_object_with_values_of_their_own_types() -> None:
    stream = io.StringIO()
    log = Log(stream, Level.INFO, {"JOURNAL_STREAM": "8:1"}, is_json=True)

    log.warning(
        "job_ended", job="ab12", model='a "b"\n\x1b', tasks=3, tuned_ms=26.87654321, done=True,
        why=None, path=Path("/in/m.onnx"), ratio=math.nan,
    )  # fmt: skip
    log.info("ready")

    first, second = stream.getvalue().splitlines()
    told = json.loads(first, parse_constant=pytest.fail)
    assert told.pop("time").endswith("Z")
    assert told == {
        "level": "warning", "logger": "bankd", "event": "job_ended", "job": "ab12",
        "model": 'a "b"\n\x1b', "tasks": 3, "tuned_ms": 26.87654321, "done": True, "why": None,
        "path": "/in/m.onnx", "ratio": "nan",
    }  # fmt: skip
    assert json.loads(second)["event"] == "ready"


def test_a_field_does_not_take_the_place_of_the_event_in_json() -> None:
    stream = io.StringIO()

    Log(stream, Level.INFO, {}, is_json=True).info("ready", level="x", time="y")

    told = json.loads(stream.getvalue())
    assert (told["event"], told["level"]) == ("ready", "info")
    assert told["time"].endswith("Z")


def test_text_of_a_name_that_is_no_utf_8_is_still_one_line_of_json() -> None:
    stream = io.StringIO()

    Log(stream, Level.INFO, {}, is_json=True).info("left", path="a\udcff\u2028b")

    assert stream.getvalue().isascii()
    assert stream.getvalue().count("\n") == 1
