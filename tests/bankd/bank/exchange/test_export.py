"""What an export is made of, and where it is put."""

from __future__ import annotations

import json
import os
from hashlib import sha256
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.bank.exchange import export, is_export
from bankd.bank.exchange.export import Form
from bankd.errors import BankError
from tests.bankd.bank.builders import V4, a_decision, a_key, an_observation
from tests.bankd.bank.exchange.exports import (
    V4_8,
    exported,
    files_of,
    fill,
    lines_of,
    names_in,
)
from tests.bankd.bank.forging import forge
from tests.bankd.bank.plain_user import plain_user


def test_an_export_is_sorted_lines_of_canonical_json(tmp_path: Path) -> None:
    folder = exported(tmp_path)

    files = files_of(folder)
    assert sorted(files) == [
        "decisions.jsonl", "environments.jsonl", "manifest.json", "observations.jsonl",
        "tasks.jsonl",
    ]  # fmt: skip
    for text in files.values():
        for line in text.decode("ascii").splitlines(keepends=True):
            entry = json.loads(line)
            assert line == json.dumps(entry, sort_keys=True, separators=(",", ":")) + "\n"
    decisions = [json.loads(line) for line in lines_of(folder, "decisions")]
    places = [(one["cores"], one["key"]) for one in decisions]
    assert places == sorted(places)
    assert decisions[0]["policy"] == {"impl": "fp32", "tile": 8}
    assert json.loads(files["manifest.json"])["counts"] == {
        "decisions": 5, "environments": 2, "observations": 6, "tasks": 5,
    }  # fmt: skip


def test_equal_content_gives_equal_bytes_whatever_was_written_when(tmp_path: Path) -> None:
    with Bank.open(tmp_path / "other") as other:
        other.add_observation(an_observation(5, outcome="timeout"))
        other.commit(V4, [a_decision(9), a_decision(3, tile=4)], "a detour", "somebody else")
        fill(other, step=-1)
        other.commit(V4, [], "and back", "somebody else", retired=[a_key(9)])
        export(other, tmp_path / "again", V4.soc_version)

    assert files_of(tmp_path / "again") == files_of(exported(tmp_path))


def test_the_bytes_of_an_export_are_what_they_always_were(tmp_path: Path) -> None:
    content = exported(tmp_path, form="file").read_bytes()

    assert sha256(content).hexdigest() == (
        "ced8ce769e9acd5e68f12bae002d7bcd5e62c26da98e5e04a913cb1495972d2f"
    )


def test_the_single_file_is_the_files_one_after_the_other(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    files = files_of(exported(tmp_path))

    single = exported(tmp_path / "b", form="file")

    names = [
        "manifest.json",
        *(f"{s}.jsonl" for s in ("environments", "tasks", "decisions", "observations")),
    ]
    assert single.read_bytes() == b"".join(files[name] for name in names)


def test_an_export_can_be_narrowed_to_a_core_count_and_to_keys(tmp_path: Path) -> None:
    with Bank.open(tmp_path / "bank") as bank:
        fill(bank)

        export(bank, tmp_path / "eight", V4.soc_version, cores=8)
        export(bank, tmp_path / "one", V4.soc_version, keys=[a_key(1), "unheard of"])

    assert [json.loads(one)["cores"] for one in lines_of(tmp_path / "eight", "decisions")] == [8]
    assert len(lines_of(tmp_path / "eight", "tasks")) == 1
    for section in ("tasks", "decisions", "observations"):
        keys = {json.loads(line)["key"] for line in lines_of(tmp_path / "one", section)}
        assert keys == {a_key(1)}
    assert json.loads((tmp_path / "one" / "manifest.json").read_text())["cores"] == [2, 8]


def test_an_earlier_state_is_exported_with_all_that_was_ever_measured(tmp_path: Path) -> None:
    with Bank.open(tmp_path / "bank") as bank:
        fill(bank)
        first = bank.revision("r1")

        export(bank, tmp_path / "then", V4.soc_version, at=first)

    assert len(lines_of(tmp_path / "then", "decisions")) == 3
    assert len(lines_of(tmp_path / "then", "observations")) == 6


def test_a_bank_is_the_same_after_its_export(tmp_path: Path) -> None:
    with Bank.open(tmp_path / "bank") as bank:
        fill(bank)
        export(bank, tmp_path / "out", V4.soc_version)

        assert bank.connection.rows("SELECT name FROM temp.sqlite_schema") == []
        bank.commit(V4, [a_decision(7)], "goes on", "me")


def test_without_anything_to_export_nothing_is_written(tmp_path: Path) -> None:
    with Bank.open(tmp_path / "bank") as bank:
        fill(bank)

        with pytest.raises(BankError) as caught:
            export(bank, tmp_path / "out", "x86_64-v2")

    assert "holds nothing for x86_64-v2" in caught.value.message
    assert str(V4_8.soc_version) in (caught.value.hint or "")
    assert names_in(tmp_path) == ["bank"]


def test_an_export_is_only_replaced_on_request_and_anything_else_never(tmp_path: Path) -> None:
    folder = exported(tmp_path)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "notes.txt").write_text("keep")
    with Bank.open(tmp_path / "bank") as bank:
        bank.commit(V4, [a_decision(1)], "one", "me")

        with pytest.raises(BankError, match="holds an export already"):
            export(bank, folder, V4.soc_version)
        with pytest.raises(BankError, match="is no export"):
            export(bank, tmp_path / "mine", V4.soc_version, overwrite=True)
        done = export(bank, folder, V4.soc_version, overwrite=True)

    assert done.manifest.counts["decisions"] == len(lines_of(folder, "decisions")) == 1
    assert (tmp_path / "mine" / "notes.txt").read_text() == "keep"
    assert names_in(tmp_path) == ["bank", "export", "exported-bank", "mine"]


def test_an_export_with_a_stray_file_in_it_is_not_replaced(tmp_path: Path) -> None:
    folder = exported(tmp_path)
    (folder / "README").write_text("mine")
    with Bank.open(tmp_path / "exported-bank") as bank, pytest.raises(BankError, match="no export"):
        export(bank, folder, V4.soc_version, overwrite=True)

    assert (folder / "README").read_text() == "mine"


@pytest.mark.parametrize("form", ["folder", "file"])
@pytest.mark.parametrize("aim", ["export", "export.tunebank", "notes.txt", "empty", "nowhere"])
def test_a_link_is_never_followed_nor_replaced(tmp_path: Path, aim: str, form: Form) -> None:
    exported(tmp_path)
    with Bank.open(tmp_path / "exported-bank") as bank:
        export(bank, tmp_path / "export.tunebank", V4.soc_version, form="file")
        (tmp_path / "notes.txt").write_text("keep")
        (tmp_path / "empty").mkdir()
        (tmp_path / "out").symlink_to(aim)
        bank.commit(V4, [a_decision(9)], "something new", "me")
        before = others(tmp_path)

        with pytest.raises(BankError, match="out exists and is no export"):
            export(bank, tmp_path / "out", V4.soc_version, form=form, overwrite=True)

    assert (tmp_path / "out").readlink() == Path(aim)
    assert others(tmp_path) == before


def others(folder: Path) -> dict[Path, bytes]:
    """All files but those of the bank."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path: path.read_bytes() for path in files if path.parent.name != "exported-bank"}


def test_an_empty_folder_is_a_fine_place(tmp_path: Path) -> None:
    (tmp_path / "export").mkdir()

    assert is_export(exported(tmp_path))


@pytest.mark.parametrize("form", ["folder", "file"])
def test_files_are_readable_for_the_group_only(tmp_path: Path, form: str) -> None:
    output = exported(tmp_path, form=form)

    files = [output] if form == "file" else [*output.iterdir()]
    assert {file.stat().st_mode & 0o777 for file in files} == {0o640}
    assert output.stat().st_mode & 0o777 == (0o640 if form == "file" else 0o750)


def test_where_nothing_may_be_written_the_error_says_so(tmp_path: Path, open_folder: Path) -> None:
    with Bank.open(open_folder / "bank") as bank:
        fill(bank)
    (open_folder / "bank").chmod(0o755)
    (open_folder / "bank" / "bank.db").chmod(0o644)
    (open_folder / "closed").mkdir(mode=0o555)

    with plain_user(), Bank.open(open_folder / "bank", read_only=True, create=False) as bank:
        with pytest.raises(BankError, match="Permission denied"):
            export(bank, open_folder / "closed" / "out", V4.soc_version)
        export(bank, open_folder / "out", V4.soc_version)

    assert is_export(open_folder / "out")
    assert list((open_folder / "closed").iterdir()) == []


@pytest.mark.parametrize(
    ("damage", "what"),
    [
        ("UPDATE decisions SET rule = 'forged' WHERE id = 1", "has another hash"),
        ("UPDATE decisions SET stages = '[]  ' WHERE id = 1", "not canonical JSON"),
        (
            "UPDATE observations SET created = 'yesterday' WHERE id = 1",
            "matching regex .* at `..created`",
        ),
        ("UPDATE tasks SET text = '{\"a\": 1}' WHERE id = 1", "not canonical JSON"),
        ("UPDATE environments SET text = '{}' WHERE id = 1", "has another hash"),
    ],
)
def test_what_could_not_be_imported_again_is_not_exported(
    tmp_path: Path, damage: str, what: str
) -> None:
    with Bank.open(tmp_path / "bank") as bank:
        fill(bank)
    forge(tmp_path / "bank" / "bank.db", damage)

    with Bank.open(tmp_path / "bank") as bank, pytest.raises(BankError, match=what):
        export(bank, tmp_path / "out", V4.soc_version)

    assert names_in(tmp_path) == ["bank"]


def test_is_export_knows_both_forms_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    os.mkfifo(tmp_path / "pipe.tunebank")
    (tmp_path / "runtime_kb.json").write_text('{"cores": 3}\n')

    assert is_export(exported(tmp_path))
    assert is_export(exported(tmp_path / "b", form="file"))
    for other in ("exported-bank", "runtime_kb.json", "pipe.tunebank", "missing"):
        assert not is_export(tmp_path / other)
