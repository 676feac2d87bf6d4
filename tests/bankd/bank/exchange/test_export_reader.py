"""Where an export lies: its files are bounded, regular, and inside; what is made of it, too."""

from __future__ import annotations

import io
import os
import shutil
from hashlib import sha256
from pathlib import Path

import pytest

from bankd.bank import Bank
from bankd.bank.exchange import export, stage_export
from bankd.bank.exchange.export_reader import LineFile
from bankd.errors import BankError
from tests.bankd.bank.builders import V4, a_decision
from tests.bankd.bank.exchange.exports import exported, files_of, names_in, refusal


@pytest.mark.parametrize("name", ["manifest.json", "tasks.jsonl", "observations.jsonl"])
def test_a_missing_file_is_named(tmp_path: Path, name: str) -> None:
    folder = exported(tmp_path)
    (folder / name).unlink()

    assert f"{name}: it is not there" in refusal(folder).message


def test_what_follows_the_end_is_refused_with_its_line(tmp_path: Path) -> None:
    folder, single = exported(tmp_path), exported(tmp_path / "b", form="file")
    for path in (folder / "manifest.json", folder / "tasks.jsonl", single):
        shutil.copytree(tmp_path, tmp_path.parent / "kept", dirs_exist_ok=True)
        with path.open("a") as file:
            file.write("{}\n")

        message = refusal(single if path == single else folder).message

        assert f"{path}, line " in message
        assert "more follows" in message
        shutil.copytree(tmp_path.parent / "kept", tmp_path, dirs_exist_ok=True)


def test_a_bank_that_lies_in_the_folder_is_left_alone(tmp_path: Path) -> None:
    source = exported(tmp_path)
    before = (tmp_path / "exported-bank" / "bank.db").read_bytes()

    with pytest.raises(BankError, match="exists"):
        stage_export(source, tmp_path / "exported-bank")

    assert (tmp_path / "exported-bank" / "bank.db").read_bytes() == before


@pytest.mark.parametrize("most_bytes", [100, 3000])
def test_more_than_the_bound_is_refused(tmp_path: Path, most_bytes: int) -> None:
    assert str(most_bytes) in refusal(exported(tmp_path), most_bytes=most_bytes).message


def test_a_bank_that_would_outgrow_the_bound_is_refused(tmp_path: Path) -> None:
    with Bank.open(tmp_path / "bank") as bank:
        bank.commit(V4, [a_decision(number) for number in range(400)], "many", "me")
        done = export(bank, tmp_path / "export", V4.soc_version)

    message = refusal(done.output, most_bytes=done.size_bytes + 1).message

    assert f"needs more than {done.size_bytes + 1} bytes as a bank" in message


def test_a_full_disk_is_foreseen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(tmp_path)._replace(free=1000)
    monkeypatch.setattr("bankd.bank.exchange.stage.shutil.disk_usage", lambda folder: usage)

    assert "0 MB are free" in refusal(exported(tmp_path)).message


def test_links_inside_the_folder_will_do_those_out_of_it_not(tmp_path: Path) -> None:
    folder = exported(tmp_path)
    (folder / "tasks.jsonl").rename(folder / "..data")
    (folder / "tasks.jsonl").symlink_to("..data")
    stage_export(folder, tmp_path / "inside").close()
    (folder / "..data").rename(tmp_path / "outside")
    (folder / "tasks.jsonl").unlink()
    (folder / "tasks.jsonl").symlink_to(tmp_path / "outside")

    assert "tasks.jsonl: a link that leads out" in refusal(folder).message


@pytest.mark.parametrize("kind", ["pipe", "folder", "device", "loop"])
def test_what_is_no_regular_file_is_refused_without_waiting(tmp_path: Path, kind: str) -> None:
    folder = exported(tmp_path)
    path = folder / "decisions.jsonl"
    path.unlink()
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    else:
        path.symlink_to("/dev/zero" if kind == "device" else path.name)

    assert str(folder) in refusal(folder).message


def test_a_line_without_an_end_is_not_read_into_memory(tmp_path: Path) -> None:
    folder = exported(tmp_path)
    (folder / "decisions.jsonl").write_bytes(b"x" * 5_000_000)

    assert "decisions.jsonl, line 1: longer than" in refusal(folder).message


def test_nothing_is_written_outside_of_the_folder(tmp_path: Path) -> None:
    source = exported(tmp_path)
    before, names = files_of(source), names_in(tmp_path)

    stage_export(source, tmp_path / "staged").close()

    assert names_in(tmp_path / "staged") == ["bank.db"]
    assert names_in(tmp_path) == sorted([*names, "staged"])
    assert files_of(source) == before


def test_of_long_lines_only_few_are_in_memory_at_once() -> None:
    content = (b"x" * (2**20 - 1) + b"\n") * 10
    file = LineFile(Path("long"), io.BytesIO(content), len(content))
    digest = sha256()

    read = [len(file.several(256, digest)) for _ in range(4)]

    assert read == [4, 4, 2, 0]
    assert digest.digest() == sha256(content).digest()
