"""`bankd import`: CANN files and back again, bounds, and what is told beforehand."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from bankd.bank import Bank, TargetKey
from bankd.bank.cann import MAX_FILES_BYTES
from bankd.bank.exchange import MAX_EXPORT_BYTES
from bankd.cli.formatting import MAX_REPORTED
from bankd.cli.transfer_commands import import_
from bankd.errors import ExitCode
from tests.bankd.bank.builders import V4, a_decision, a_key
from tests.bankd.bank.cann.builders import (
    GRAPH_HEAD,
    GRAPH_NAME,
    RUNTIME_NAME,
    RUNTIME_PATH,
    UNIFIED_NAME,
    UNIFIED_PATH,
    graph_line,
    lines,
    one_of_each,
    runtime_line,
    unified,
    unified_entry,
    write,
)
from tests.bankd.cli.conftest import Command

LINES = 12
EMPTY_PATH = "Ascend310P3/unified_bank/Ascend310P3_8_AiCore_Nothing_runtime_kb.json"


@pytest.fixture(autouse=True)
def screen(world: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", str(LINES))


@pytest.fixture
def ours(world: None) -> Path:
    return Path(os.environ["TUNE_BANK_PATH"])


def files_below(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def targets_of(place: Path) -> list[TargetKey]:
    with Bank.open(place, create=False, read_only=True) as bank:
        return bank.targets()


def test_a_tree_of_the_original_goes_in_and_comes_back_byte_for_byte(
    bankd: Command, tmp_path: Path
) -> None:
    files = one_of_each(tmp_path / "tree")
    files |= {EMPTY_PATH: b"{}", "ascend310p3_l2cache.json": lines(GRAPH_HEAD)}
    files |= {"ascend910b4-1_l2cache.json": lines(GRAPH_HEAD, graph_line(9), end="")}
    for path, content in files.items():
        write(tmp_path / "tree", path, content)

    imported = bankd("import", tmp_path / "tree")
    exported = bankd("export", "--form", "cann", "--output", "out", "--json")

    assert imported.code == exported.code == ExitCode.OK, imported.err + exported.err
    assert {each["origin"] for each in json.loads(exported.out)} == {"stored"}
    assert files_below(Path("out")) == files


def test_of_several_socs_one_can_be_written_with_all_that_is_its_own(
    bankd: Command, tmp_path: Path
) -> None:
    one_of_each(tmp_path / "tree")
    graph = write(tmp_path / "tree", "ascend310p3_l2cache.json", lines(GRAPH_HEAD))
    empty = write(tmp_path / "tree", EMPTY_PATH, b"{}")
    bankd("import", tmp_path / "tree")

    ended = bankd("export", "--form", "cann", "--soc_version", "Ascend310P3", "--output", "out")

    assert ended.code == ExitCode.OK, ended.err
    assert set(files_below(Path("out"))) == {graph.name, EMPTY_PATH}
    assert Path("out", EMPTY_PATH).read_bytes() == empty.read_bytes()


def test_a_second_import_of_a_changed_tree_brings_it_up_to_date(
    bankd: Command, tmp_path: Path
) -> None:
    one_of_each(tmp_path / "tree")
    bankd("import", tmp_path / "tree")
    write(tmp_path / "tree", RUNTIME_PATH, lines(runtime_line(1, tile=64), runtime_line(3)))

    ended = bankd("import", tmp_path / "tree", "--prefer", "theirs")
    bankd("export", "--form", "cann", "--output", "out")

    assert ended.code == ExitCode.OK, ended.err
    assert "+1 added  ~1 changed" in ended.err
    entries = [json.loads(line) for line in Path("out", RUNTIME_PATH).read_text().splitlines()]
    tiles = {each["info_dict"]["m"]: each["knowledge"]["tile"] for each in entries}
    assert tiles == {1: 64, 2: 8, 3: 8}


def test_files_that_cannot_be_used_are_told_and_the_others_taken(
    bankd: Command, tmp_path: Path, ours: Path
) -> None:
    write(tmp_path / "tree", RUNTIME_PATH, lines(runtime_line(1)))
    write(tmp_path / "tree", UNIFIED_PATH, b'{"x": [')
    write(tmp_path / "tree", "notes\x1b[2J.txt", b"hello")
    write(tmp_path / "tree", GRAPH_NAME, lines(GRAPH_HEAD, graph_line(1)))

    ended = bankd("import", tmp_path / "tree")

    assert ended.code == ExitCode.OK, ended.err
    assert f"bankd: {UNIFIED_PATH}: skipped: line 1: is not JSON" in ended.err
    assert r"bankd: notes\x1b[2J.txt: skipped: its name does not end in" in ended.err
    assert f"bankd: {GRAPH_NAME}: nothing says for how many cores it is (--aicore_num)" in ended.err
    assert targets_of(ours) == [TargetKey("Ascend910_9391", 24), TargetKey("ascend910b", 1)]


def test_of_very_many_files_that_cannot_be_used_the_first_are_told(
    bankd: Command, tmp_path: Path
) -> None:
    write(tmp_path / "tree", RUNTIME_PATH, lines(runtime_line(1)))
    for number in range(MAX_REPORTED + 3):
        write(tmp_path / "tree", f"{number}.txt", b"")

    ended = bankd("import", tmp_path / "tree")

    assert ended.err.count("skipped") == MAX_REPORTED
    assert "bankd: and 3 more such files" in ended.err


def test_a_tree_in_which_every_file_is_broken_is_refused(
    bankd: Command, tmp_path: Path, ours: Path
) -> None:
    write(tmp_path / "tree", RUNTIME_PATH, b"{oh\n")
    write(tmp_path / "tree", UNIFIED_PATH, b"[]")

    ended = bankd("import", tmp_path / "tree")

    assert ended.code == ExitCode.FAILURE
    assert "holds no CANN bank file that can be used" in ended.err
    assert f"{RUNTIME_PATH}: line 1: " in ended.err
    assert "hint: `bankd lint`" in ended.err
    assert targets_of(ours) == []


@pytest.mark.parametrize("place", ["mine.json", "tree/mine.json", "tree/Ascend310/cube/mine.json"])
def test_what_no_name_says_can_be_said(
    bankd: Command, tmp_path: Path, ours: Path, place: str
) -> None:
    write(tmp_path, place, unified(unified_entry(1)))
    source = tmp_path / Path(place).parts[0]

    ended = bankd("import", source, "--soc_version", "Ascend310", "--aicore_num", "8")

    assert ended.code == ExitCode.OK, ended.err
    assert targets_of(ours) == [TargetKey("Ascend310", 8)]


def test_without_being_told_a_file_for_an_unknown_soc_is_refused_with_the_option(
    bankd: Command, tmp_path: Path
) -> None:
    file = write(tmp_path, "mine.json", unified(unified_entry(1)))

    ended = bankd("import", file)

    assert ended.code == ExitCode.FAILURE
    assert "neither its name nor its folder says for which SoC (--soc_version)" in ended.err


@pytest.fixture
def theirs(tmp_path: Path) -> Path:
    """A bank, with more entries than a screen has lines."""
    with Bank.open(tmp_path / "theirs") as bank:
        bank.commit(V4, [a_decision(number) for number in range(LINES)], "first", "them")
    return tmp_path / "theirs"


@pytest.fixture
def exported(bankd: Command, theirs: Path) -> Path:
    bankd("export", "--bank", theirs, "--output", "exported")
    return Path("exported").resolve()


@pytest.mark.parametrize("name", ["soc_version", "aicore_num"])
def test_what_says_its_target_itself_cannot_be_told(
    bankd: Command, theirs: Path, exported: Path, name: str
) -> None:
    for source in (theirs, exported):
        ended = bankd("import", source, f"--{name}", "8")

        assert ended.code == ExitCode.USAGE
        assert "states the soc_version" in ended.err


@pytest.mark.parametrize("form", ["bank", "export", "tree"])
def test_what_is_larger_than_allowed_is_refused_and_our_bank_stays(
    bankd: Command, tmp_path: Path, ours: Path, theirs: Path, exported: Path, form: str
) -> None:
    write(tmp_path / "tree", UNIFIED_PATH, unified(*map(unified_entry, range(20))))
    source = {"bank": theirs, "export": exported, "tree": tmp_path / "tree"}[form]

    ended = bankd("import", source, "--most_bytes", "2KiB")

    assert ended.code == ExitCode.FAILURE
    assert "2048" in ended.err or "2,048" in ended.err
    assert "--most_bytes" in ended.err or "too large" in ended.err
    assert targets_of(ours) == []


def test_a_bank_made_of_files_of_the_original_is_bounded_too(
    bankd: Command, tmp_path: Path, ours: Path
) -> None:
    content = unified(*(unified_entry(number) for number in range(400)))
    file = write(tmp_path, UNIFIED_NAME, content)

    ended = bankd("import", file, "--most_bytes", len(content))
    again = bankd("import", file, "--most_bytes", "16MiB")

    assert ended.code == ExitCode.FAILURE
    assert f"would grow by more than {len(content)} bytes" in ended.err
    assert "hint: free disk space, or allow more (--most_bytes)" in ended.err
    assert again.code == ExitCode.OK, again.err


def test_our_bank_grows_no_more_than_allowed(
    bankd: Command, theirs: Path, ours: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Bank.open(theirs) as bank:
        bank.commit(V4, [a_decision(number) for number in range(400)], "many", "them")
    # A bank may need more room in ours than it takes itself: without indexes, for one.
    monkeypatch.setattr("bankd.bank.sources._require_size", lambda *_: None)

    ended = bankd("import", theirs, "--most_bytes", "100kB")

    assert ended.code == ExitCode.FAILURE
    assert f"{ours}/bank.db would grow by more than 100000 bytes" in ended.err
    assert targets_of(ours) == []
    assert (ours / "bank.db").stat().st_size < 400_000


@pytest.mark.parametrize(
    ("text", "size_bytes"),
    [("8GiB", 8 * 2**30), ("8 gib", 8 * 2**30), ("1.5K", 1536), ("2MB", 2_000_000), ("17", 17)],
)
def test_sizes_are_read_as_people_write_them(text: str, size_bytes: int) -> None:
    with import_.make_context("import", ["source", "--most_bytes", text]) as context:
        assert context.params["most_bytes"] == size_bytes


@pytest.mark.parametrize("text", ["0", "-1", "many", "8 Gi B", "1e9", "0.1", "99999999T", "8Œ", ""])
def test_what_is_no_size_is_refused(bankd: Command, theirs: Path, text: str) -> None:
    ended = bankd("import", theirs, f"--most_bytes={text}")

    assert ended.code == ExitCode.USAGE
    assert "is not a size" in ended.err


def test_the_help_states_the_bounds(bankd: Command) -> None:
    told = " ".join(bankd("import", "--help").out.split())

    found = re.search(r"default: (\d+)GiB; .*?, (\d+)MiB\)", told)

    assert found is not None
    assert int(found[1]) * 2**30 == MAX_EXPORT_BYTES
    assert int(found[2]) * 2**20 == MAX_FILES_BYTES


def listed_keys(text: str) -> list[str]:
    """The signs and keys of lines of entries."""
    return [line[:16] for line in text.splitlines() if re.match(r"\[.\] [0-9a-f]{12} ", line)]


def test_an_import_has_one_line_for_each_entry_and_counts_what_it_will_change(
    bankd: Command, exported: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")

    ended = bankd("import", exported, "--dry-run")

    keys = sorted(a_key(number)[:12] for number in range(LINES))
    assert sorted(listed_keys(ended.out)) == [f"[+] {key}" for key in keys]
    title, heading, rule, *rows = ended.out.splitlines()
    assert len(rows) == LINES
    assert {len(line) <= 80 for line in (title, heading, rule, *rows)} == {True}
    assert f"compared with our bank: +{LINES} added  ~0 changed" in ended.err
    assert not re.search("[0-9a-f]{12}", ended.err)


def test_what_only_we_have_is_counted_and_not_listed(
    bankd: Command, exported: Path, ours: Path
) -> None:
    decisions = [a_decision(1, tile=64), *(a_decision(number) for number in range(2, 200))]
    with Bank.open(ours) as bank:
        bank.commit(V4, decisions, "ours", "us")

    ended = bankd("import", exported, "--dry-run")

    assert "+1 added  ~1 changed  =10 same; 188 only in ours, which stay" in ended.err
    assert [key for key in listed_keys(ended.out) if a_key(150)[:12] in key] == []
    assert f"[+] {a_key(0)[:12]}" in listed_keys(ended.out)


def test_with_json_only_the_counts_are_told(bankd: Command, exported: Path) -> None:
    ended = bankd("import", exported, "--json")

    assert f"+{LINES} added" in ended.err
    assert json.loads(ended.out)["counts"] == {"added": LINES}


def test_a_name_of_the_original_in_an_import_cannot_write_to_the_terminal(
    bankd: Command, tmp_path: Path
) -> None:
    line = runtime_line(1).replace('"MatMulV3"', json.dumps("\x1b[2Jop"))
    file = write(tmp_path, RUNTIME_NAME, lines(line))

    ended = bankd("import", file)

    assert ended.code == ExitCode.OK, ended.err
    assert "\x1b" not in ended.out + ended.err
    assert r"\x1b[2Jop runtime" in ended.out
