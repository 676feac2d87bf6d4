"""The commands of a fleet, as far as they need no other process."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import onnx
import pytest

from bankd.cli import door
from bankd.errors import ExitCode
from fixtures.small.networks import tiny_encoder
from tests.bankd.cli.conftest import Ended
from tests.bankd.fakes import write_model
from tests.bankd.fleet.processes import free_port

OTHER_HOST = "192.0.2.1"


def bankd(capfd: pytest.CaptureFixture[str], *words: object) -> Ended:
    code = door.run([str(word) for word in words])
    out, err = capfd.readouterr()
    return Ended(code, out, err)


def test_certificates_are_made_once_for_each_role_and_machine_and_nobody_else_may_read_them(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "certs"

    first = bankd(capfd, "fleet", "certs", folder, "--name", "lab1", "--name", "lab2", "--json")
    again = bankd(capfd, "fleet", "certs", folder, "--name", "lab3", "--renew", "--json")

    made = {(one["role"], one["name"]): one["is_new"] for one in json.loads(first.out)}
    kept = {(one["role"], one["name"]): one["is_new"] for one in json.loads(again.out)}
    assert made == dict.fromkeys(
        [("head", "head"), ("desk", "desk"), ("machine", "lab1"), ("machine", "lab2")], True
    )
    assert kept == {**dict.fromkeys(made, False), ("machine", "lab3"): True}
    files = [folder, *folder.iterdir()]
    assert len(files) == 13
    assert [file for file in files if stat.S_IMODE(file.stat().st_mode) & 0o077] == []


@pytest.mark.parametrize(
    "words",
    [
        ("fleet", "head", "--listen", f"{OTHER_HOST}:8000"),
        ("fleet", "serve", "--join", f"tcp://{OTHER_HOST}:8000"),
        ("watch", "models", "--once", "--fleet", f"tcp://{OTHER_HOST}:8000"),
        ("aoe", "--model", "m.onnx", "--job_type", "2", "--ip", OTHER_HOST),
    ],
)
def test_what_reaches_other_machines_needs_certificates(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str],
    words: tuple[str, ...],
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TUNE_BANK_PATH", str(tmp_path))
    write_model(tmp_path / "m.onnx")
    (tmp_path / "models").mkdir()

    ended = bankd(capfd, *words)

    assert ended.code != ExitCode.OK
    assert f"{OTHER_HOST}:8000 needs certificates" in ended.err
    assert "`bankd fleet certs DIR`" in ended.err


def test_aoe_says_where_no_head_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TUNE_BANK_PATH", str(tmp_path))
    for place in ("access", "desk"):
        monkeypatch.setattr(f"bankd.fleet.{place}.CONNECT_S", 0.5)
    port = free_port()
    onnx.save(tiny_encoder(), tmp_path / "m.onnx")

    ended = bankd(
        capfd, "aoe", "--model", "m.onnx", "--job_type", "2",
        "--ip", "127.0.0.1", "--port", port,
    )  # fmt: skip

    assert ended.code == ExitCode.FAILURE
    assert f"the head tcp://127.0.0.1:{port} cannot be reached" in ended.err
    assert "`bankd fleet head` starts one" in ended.err


def test_a_folder_that_others_may_read_is_refused(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "certs"
    folder.mkdir(mode=0o755)

    ended = bankd(capfd, "fleet", "certs", folder)

    assert ended.code == ExitCode.FAILURE
    assert f"chmod 700 {folder}" in ended.err
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    "words",
    [
        ("fleet", "certs", "certs"),
        ("pull", "s3://bucket/store"),
        ("watch", "models", "--once", "--fleet", "tcp://127.0.0.1:8000"),
    ],
)
def test_without_the_extra_the_way_to_install_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str],
    words: tuple[str, ...],
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TUNE_BANK_PATH", str(tmp_path))
    (tmp_path / "models").mkdir()

    def refuse(name: str) -> None:
        raise ImportError(f"No module named {name!r}")

    monkeypatch.setattr("bankd.cli.fleet.import_module", refuse)
    monkeypatch.setattr("bankd.shared_bank.import_module", refuse)

    ended = bankd(capfd, *words)

    assert ended.code == ExitCode.FAILURE
    assert "pip install 'tunebank[fleet]'" in ended.err
