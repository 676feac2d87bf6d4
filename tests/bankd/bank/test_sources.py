"""What a name on the command line means: a revision, a bank, an export, CANN files."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.bank.cann import Remark
from bankd.bank.exchange import export
from bankd.bank.history.log import set_tag
from bankd.bank.sources import Terms, open_state, staged
from bankd.errors import BankError
from tests.bankd.bank.builders import V4, a_decision, a_key, a_policy
from tests.bankd.bank.cann.builders import (
    RUNTIME_PATH,
    UNIFIED_PATH,
    lines,
    one_of_each,
    runtime_line,
    write,
)


@pytest.fixture(autouse=True)
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where all temporary folders are made."""
    (tmp_path / "tmp").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "tmp"


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    """A bank of three revisions, the second of which has a tag; its file."""
    with Bank.open(tmp_path / "ours") as bank:
        for tile in (1, 2, 3):
            bank.commit(V4, [a_decision(1, tile=tile)], f"tile {tile}", "me")
        set_tag(bank, "good", bank.revision("r2"))
        export(bank, tmp_path / "folder", V4.soc_version, at=bank.revision("r1"))
        export(bank, tmp_path / "one.tunebank", V4.soc_version, form="file")
    return tmp_path / "ours" / "bank.db"


def policy_in(name: str, default_bank: Path) -> str:
    with open_state(name, default_bank) as state:
        return next(state.bank.records(at=state.revision)).policy


@pytest.mark.parametrize(
    ("name", "tile"),
    [
        ("r1", 1), ("good", 2), ("head", 3),
        ("ours", 3), ("ours/bank.db", 3), ("ours@r1", 1), ("ours/bank.db@good", 2),
        ("folder", 1), ("one.tunebank", 3),
    ],
)  # fmt: skip
def test_a_name_means_a_revision_a_bank_or_an_export(ours: Path, name: str, tile: int) -> None:
    assert policy_in(name, ours) == a_policy(tile)


def test_the_beginning_of_an_id_names_a_revision(ours: Path) -> None:
    with Bank.open(ours) as bank:
        short_id = bank.revision("r2").short_id

    assert policy_in(short_id, ours) == a_policy(2)


def test_a_file_of_the_name_of_a_revision_is_meant_first(ours: Path, tmp_path: Path) -> None:
    with Bank.open(tmp_path / "r1") as other:
        other.commit(V4, [a_decision(1, tile=77)], "other", "them")

    assert policy_in("r1", ours) == policy_in("./r1", ours) == a_policy(77)


def test_a_place_whose_name_has_an_at_sign_is_a_place(ours: Path, tmp_path: Path) -> None:
    ours.parent.rename(tmp_path / "me@home")

    assert policy_in("me@home", ours) == a_policy(3)
    assert policy_in("me@home@r1", ours) == a_policy(1)


@pytest.mark.parametrize("name", ["./missing", "missing/bank", "missing/x@r1"])
def test_a_path_where_nothing_lies_is_refused(ours: Path, name: str) -> None:
    with (
        pytest.raises(BankError, match="there is no file or folder") as caught,
        open_state(name, ours),
    ):
        pass

    assert "an export" in (caught.value.hint or "")


@pytest.mark.parametrize("name", ["r9", "nobody", "ours@r9"])
def test_a_revision_that_there_is_not_is_refused(ours: Path, name: str) -> None:
    with pytest.raises(BankError, match=r"r9|nobody"), open_state(name, ours):
        pass


def test_what_was_staged_is_gone_afterwards(ours: Path, temporary: Path, tmp_path: Path) -> None:
    one_of_each(tmp_path / "tree")
    for name in ("folder", "one.tunebank", "tree"):
        with open_state(name, ours):
            assert len(list(temporary.iterdir())) == 1

        assert list(temporary.iterdir()) == []


def test_what_is_refused_leaves_nothing_either(ours: Path, temporary: Path, tmp_path: Path) -> None:
    with (tmp_path / "one.tunebank").open("ab") as file:
        file.write(b"more\n")
    write(tmp_path / "tree", RUNTIME_PATH, b"{oh")

    for name in ("one.tunebank", "tree"):
        with pytest.raises(BankError), open_state(name, ours):
            pass
        assert list(temporary.iterdir()) == []


def test_a_bank_is_read_where_it_lies(ours: Path, temporary: Path) -> None:
    with staged(ours) as state:
        assert state.bank.path == ours
        assert state.bank.find(V4, [a_key(1)]) == {a_key(1): a_decision(1, tile=3)}
        assert list(temporary.iterdir()) == []
        with pytest.raises(BankError, match="opened for reading only"):
            state.bank.commit(V4, [a_decision(2)], "into theirs", "me")


def test_what_is_skipped_of_a_tree_is_told(ours: Path, tmp_path: Path) -> None:
    write(tmp_path / "tree", RUNTIME_PATH, lines(runtime_line(1)))
    write(tmp_path / "tree", UNIFIED_PATH, b"")
    remarks: list[Remark] = []

    with open_state("tree", ours, tell=remarks.append) as state:
        assert len(list(state.bank.records())) == 1

    assert [each.path for each in remarks] == [UNIFIED_PATH]


@pytest.mark.parametrize("name", ["ours", "tree"])
def test_a_key_is_required_of_what_can_be_signed_only(
    ours: Path, tmp_path: Path, name: str
) -> None:
    one_of_each(tmp_path / "tree")

    with (
        pytest.raises(BankError, match="nothing else is signed"),
        staged(tmp_path / name, Terms(verify_key=tmp_path / "key")),
    ):
        pass


@pytest.mark.parametrize("name", ["notes.txt", "empty", "notes.db"])
def test_what_is_nothing_that_we_know_is_refused(ours: Path, tmp_path: Path, name: str) -> None:
    (tmp_path / "empty").mkdir()
    for each in ("notes.txt", "notes.db"):
        (tmp_path / each).write_text("hello")

    with (
        pytest.raises(BankError, match=r"is not a known kind of bank|is not a bank"),
        open_state(name, ours),
    ):
        pass
