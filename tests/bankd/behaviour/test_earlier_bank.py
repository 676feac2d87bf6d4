"""A bank of all kinds of entries, its exports and a result folder, as commit 977dd90 wrote them.

past/make_bank.py made past/977dd90-bank.tar.xz in a checkout of 977dd90:
two targets, operators, a subgraph, gradients, a policy that crashed, a tag, a retired key, the
export of x86_64-v4 in both forms, and CANN files. net.result is the folder of a session then.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.bank.exchange import export, stage_export
from bankd.bank.history.log import tags
from bankd.bank.merge import merge
from bankd.bank.state import State
from tests.bankd.bank.builders import V4, a_key, a_policy
from tests.bankd.bank.exchange.exports import content, files_of
from tests.bankd.gradient_sets import SUBJECT
from tuner.report.result_folder import read_policies

ARCHIVE = Path(__file__).parent / "past" / "977dd90-bank.tar.xz"
MESSAGES = [
    "one less", "another policy", "another target", "gradients", "a subgraph", "four operators"
]  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with tarfile.open(ARCHIVE) as archive:
        archive.extractall(tmp_path / "past", filter="data")
    return tmp_path / "past"


def test_its_entries_history_tag_and_quarantine_are_there(folder: Path) -> None:
    with Bank.open(folder) as bank:
        assert bank.check() == []
        entries = {(one.target.soc_version, one.key) for one in bank.records()}

        assert [one.message for one in bank.log()] == MESSAGES
        assert [(tag.name, tag.revision.number) for tag in tags(bank)] == [("before", 4)]
        assert len(entries) == 6
        assert (V4.soc_version, SUBJECT.key) in entries
        assert ("x86_64-v3", a_key(1)) in entries
        assert (V4.soc_version, a_key(3)) not in entries
        assert bank.refused(a_key(4), V4) == {a_policy(64): "crashed"}
        assert len(content(bank, V4.soc_version)[1]) == 6


@pytest.mark.parametrize("form", ["file", "folder"])
def test_its_exports_have_the_bytes_of_today_s_and_are_imported(
    folder: Path, tmp_path: Path, form: str
) -> None:
    theirs = folder / ("v4.tunebank" if form == "file" else "v4")
    again = tmp_path / theirs.name
    with Bank.open(folder) as bank, Bank.open(tmp_path / "today") as today:
        export(bank, again, V4.soc_version, form=form)
        with stage_export(theirs, tmp_path / "staged") as staged:
            merge(today, State(staged), author="me", message="an import")
            assert content(today, V4.soc_version) == content(bank, V4.soc_version)

    if form == "file":
        assert again.read_bytes() == theirs.read_bytes()
    else:
        assert files_of(again) == files_of(theirs)


def _bankd(*arguments: str | Path) -> None:
    subprocess.run([sys.executable, "-m", "bankd", *map(str, arguments)], check=True)


def test_its_cann_files_are_written_again_and_imported(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "imported").mkdir()
    _bankd("export", "--bank", folder, "--form", "cann", "--output", tmp_path / "cann")
    _bankd("import", folder / "cann", "--bank", tmp_path / "imported")

    assert files_of(tmp_path / "cann") == files_of(folder / "cann")
    with Bank.open(tmp_path / "imported") as bank:
        assert {one.target.soc_version for one in bank.records()} == {V4.soc_version}


def test_what_its_session_chose_is_tried_first_with_base_result(folder: Path) -> None:
    policies = read_policies(folder / "net")

    assert {"conv_1", "conv_2", "conv_3"} <= policies.keys()


def test_another_target_is_another_entry(folder: Path) -> None:
    with Bank.open(folder) as bank:
        (other,) = bank.records("x86_64-v3", 1)

    assert other.key == a_key(1)
