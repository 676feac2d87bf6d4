"""The pages of the daemon and of security against the code: bounds, metrics, events, limits."""

from __future__ import annotations

import ast
import os
import re
import signal
import subprocess
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from bankd.bridge.session_options import require_shapes
from bankd.config.bounds import BOUNDS, Bounds
from bankd.config.model_settings import MODEL_KEYS, parse_settings, with_settings
from bankd.config.request import Request
from bankd.control.protocol import VERSION, Verb, arguments_of, parse_answer, parse_request
from bankd.daemon.child_process import Child
from bankd.daemon.examiner import examining_child as examining
from bankd.daemon.examiner.examine import MAX_MODEL_BYTES
from bankd.daemon.scanner.inbox import PARTIAL_NAMES
from bankd.daemon.server.metrics import GAUGES, Metrics
from bankd.errors import BankdError
from tuner.frameworks import convert
from tuner.frameworks import convert_child as converting
from tuner.frontend import known, read
from tuner.measure import compile_worker as compiling
from tuner.measure import measuring_child as measuring
from tuner.measure.compile_pool import WORKER
from tuner.measure.harness import CHILD
from tuner.measure.measuring_process import LOG_BYTES, OPEN_FILES
from tuner.offline_model import cann_definition, cann_file, cann_om2

ROOT = Path(__file__).resolve().parent.parent
DAEMON = "".join(
    (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    for name in ("daemon", "daemon-reference")
)
SECURITY = (ROOT / "docs/security.md").read_text(encoding="utf-8")
GIB = 2**30


def section(text: str, name: str) -> str:
    """What stands between two marks of a page."""
    found = re.search(rf"<!-- {name}\b.*?-->\n(.*?)<!-- end of {name} -->", text, re.DOTALL)
    assert found, f"the page has no part {name}"
    return found[1]


def rows(text: str, name: str) -> list[list[str]]:
    """The cells of the table between two marks, without its head."""
    lines = [line for line in section(text, name).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def code(cell: str) -> str:
    return cell.strip("`")


def test_the_bounds_of_the_page_are_those_of_the_code() -> None:
    told = {code(key): (default, limits) for key, default, limits, _ in rows(DAEMON, "bounds")}

    known = {
        field.name.upper(): (str(field.default), BOUNDS[field.name].kind.allowed)
        for field in fields(Bounds)
    }

    assert told == known


def test_the_metrics_of_the_page_are_those_of_the_code_in_the_same_words() -> None:
    metrics = Metrics()
    metrics.stands(dict.fromkeys(GAUGES, 1.0) | {"jobs": {"queued": 1.0}})

    told = {re.sub(r"\{\w+\}", "", code(name)): text for name, text in rows(DAEMON, "metrics")}
    known = dict(re.findall(r"^# HELP (\w+) (.*)$", metrics.text(), re.MULTILINE))

    assert told == known


def test_a_label_of_the_page_is_one_of_the_metric() -> None:
    metrics = Metrics()
    metrics.stands({"jobs": {"queued": 1.0}})
    metrics.count("worker_deaths", value="SIGSEGV")

    told = set(re.findall(r"`(bankd_\w+)\{(\w+)\}`", section(DAEMON, "metrics")))
    known = set(re.findall(r"^(bankd_\w+)\{(\w+)=", metrics.text(), re.MULTILINE))

    assert told == known


def logged() -> Iterator[tuple[str, str, set[str]]]:
    """Event, level and named fields of every call of the daemon's log."""
    for path in (*(ROOT / "bankd/daemon").rglob("*.py"), ROOT / "bankd/cli/progress.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and re.search(r"\blog$", ast.unparse(_receiver(node))):
                assert isinstance(node.func, ast.Attribute)
                event = ast.literal_eval(node.args[0])
                yield event, node.func.attr, {word.arg for word in node.keywords if word.arg}


def _receiver(call: ast.Call) -> ast.AST:
    return call.func.value if isinstance(call.func, ast.Attribute) else call.func


def test_the_events_of_the_page_are_those_that_the_daemon_logs() -> None:
    told = {
        code(event): (set(levels.split(", ")), set(re.findall(r"`(\w+)`", names)))
        for event, levels, names, _ in rows(DAEMON, "events")
    }

    calls = list(logged())
    levels = {event: {one[1] for one in calls if one[0] == event} for event, _, _ in calls}
    names = {event: named for event, (_, named) in told.items()}
    wrong = [event for event, _, named in calls if named - names.get(event, set())]

    assert {event: said[0] for event, said in told.items()} == levels
    assert wrong == []


def test_every_key_of_the_settings_is_on_a_page_and_the_example_is_sound() -> None:
    example = re.search(r"<!-- settings -->\n```json\n(.*?)```", DAEMON, re.DOTALL)
    assert example

    settings = parse_settings(example[1].encode(), Path("m.aoe.json"))
    page = (ROOT / "docs/options.md").read_text(encoding="utf-8").partition("## Keys of ")[2]

    assert set(re.findall(r"^\| `(\w+)` \| \S", page, re.MULTILINE)) == MODEL_KEYS.keys()
    assert len(re.findall(r'^  "\w+": ', example[1], re.MULTILINE)) > 10
    assert settings.priority == 5
    require_shapes(with_settings(Request(), settings))


def test_the_verbs_of_the_page_are_those_of_the_socket_with_their_arguments() -> None:
    table = rows(DAEMON, "verbs")

    told = {code(verb): set(re.findall(r"`(\w+)`", names)) for verb, names, _ in table}

    assert told == {str(verb): set(arguments_of(verb).__struct_fields__) for verb in Verb}


def test_the_lines_of_the_socket_are_understood_or_refused_as_the_page_says() -> None:
    asked = re.findall(r"^> (.*)$", DAEMON, re.MULTILINE)
    answered = re.findall(r"^< (.*)$", DAEMON, re.MULTILINE)

    assert parse_request(asked[0].encode()).verb is Verb.PING
    assert parse_answer(answered[0].encode()) == {"process": 31701}
    with pytest.raises(BankdError, match=r"<= 100 - at `\$.priority`"):
        parse_request(asked[1].encode())
    with pytest.raises(BankdError, match=r"<= 100 - at `\$.priority`"):
        parse_answer(answered[1].encode())
    assert f'"version": {VERSION},' in asked[0]


def test_the_page_names_every_kind_of_partial_name() -> None:
    assert [pattern for pattern in PARTIAL_NAMES if f"`{pattern}`" not in DAEMON] == []


def test_what_the_children_may_take_is_what_they_are_confined_to() -> None:
    examiner, _, compiler, measurer, converter = rows(SECURITY, "children")

    base, factor = examining.BASE_BYTES // GIB, examining.SPACE_FACTOR
    most = examining.MAX_ADDRESS_BYTES // GIB
    assert examiner[1] == f"{base} GiB + {factor} x the file, at most {most} GiB"
    assert compiler[1] == f"{compiling.MEMORY_BYTES // GIB} GiB"
    assert measuring.CONFINEMENT.memory_bytes == int(measurer[1].split()[0]) * GIB
    assert {row[3] for row in (examiner, compiler, measurer)} == {f"{LOG_BYTES >> 20} MiB"}
    assert [row[4] for row in (compiler, measurer)] == [str(OPEN_FILES)] * 2
    assert converter[1] == f"in use, not reserved: {convert.MEMORY_SHARE:g} of what is free"
    assert converter[3:5] == [f"{converting.FILE_BYTES // GIB} GiB", str(converting.OPEN_FILES)]
    assert converter[6] == f"{convert.CONVERT_S:g} s"


@pytest.mark.parametrize(
    "figure",
    [
        f"at most {read.MAX_FIELDS:,}",
        f"in {read.MAX_DEPTH} messages inside of each other",
        f"{known.BASE_BYTES >> 20} MiB and {known.BYTES_PER_WEIGHT} bytes for each weight",
        f"{cann_om2.MAX_ENTRIES:,} entries, {cann_om2.MAX_ENTRY_BYTES >> 20} MiB each",
        f"{cann_om2.MAX_ENTRIES_BYTES >> 20} MiB together",
        f"model at most {cann_file.MAX_DEFINITION_BYTES >> 20} MiB",
        f"and {cann_definition.MAX_MESSAGES:,} messages are parsed",
        f"at most {MAX_MODEL_BYTES // GIB} GiB",
    ],
)
def test_the_bounds_on_what_files_may_be_are_those_of_the_code(figure: str) -> None:
    assert figure in " ".join(SECURITY.split())


@pytest.mark.parametrize(
    "command",
    [
        CHILD,
        (*WORKER, "", ""),
        Child("bankd.daemon.examiner.examining_child")._command,
        (*convert.CHILD, ""),
    ],
    ids=["measuring", "compiling", "examining", "converting"],
)
def test_no_child_takes_what_lies_in_the_working_directory_for_a_module(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    for name in ("base64.py", "hashlib.py", "numpy.py"):
        (tmp_path / name).write_text("raise SystemExit(77)\n")

    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, cwd=tmp_path, env=environment, stdin=subprocess.PIPE) as child:
        # It ends where nobody can ask it any more; or, if it finds that nobody could when it
        # shut itself in, is killed for want of a parent.
        child.communicate(timeout=60)

    assert child.returncode in (0, -signal.SIGKILL)
