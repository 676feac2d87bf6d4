"""`bankd sign`: sign an offline model, check who signed it, and run it only if it is trusted."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bankd.errors import ExitCode
from tests.bankd.cli.conftest import Command
from tests.tuner.offline_model.models import small_model
from tuner.files.signing import SIGNING_KEY_VARIABLE
from tuner.offline_model.offline_model import save

pytest.importorskip("cryptography", reason="the extra `signing` is not installed")


@pytest.fixture
def model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv(SIGNING_KEY_VARIABLE, raising=False)
    save(tmp_path / "m.om", small_model())
    return tmp_path / "m.om"


@pytest.fixture
def key(tmp_path: Path, bankd: Command) -> Path:
    assert bankd("keygen", tmp_path / "our.key").code == ExitCode.OK
    return tmp_path / "our.key"


def test_a_key_of_keygen_signs_and_its_public_half_checks(
    bankd: Command, model: Path, key: Path
) -> None:
    signed = bankd("sign", model, "--key", key)
    checked = bankd("sign", model, "--verify_key", f"{key}.pub")

    assert (signed.code, checked.code) == (ExitCode.OK, ExitCode.OK)
    assert signed.out == checked.out
    assert len(signed.out.strip()) == 64
    assert "is signed as required" in checked.err


def test_the_variable_names_the_key_where_the_option_does_not(
    bankd: Command, model: Path, key: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without = bankd("sign", model)
    monkeypatch.setenv(SIGNING_KEY_VARIABLE, str(key))
    signed = bankd("sign", model)

    assert without.code == ExitCode.USAGE
    assert "Missing option '--key'" in without.err
    assert signed.code == ExitCode.OK


def test_with_an_output_the_model_stays_unsigned(bankd: Command, model: Path, key: Path) -> None:
    signed = bankd("sign", model, "--key", key, "--output", model.with_name("signed.om"))
    checked = bankd("sign", model, "--verify_key", f"{key}.pub")

    assert signed.code == ExitCode.OK
    assert checked.code == ExitCode.FAILURE
    assert "m.om is not trusted: it is not signed" in checked.err
    assert "hint: " in checked.err
    assert checked.out == ""


def test_checking_and_signing_at_once_is_a_matter_of_usage(
    bankd: Command, model: Path, key: Path
) -> None:
    ended = bankd("sign", model, "--key", key, "--verify_key", f"{key}.pub")

    assert ended.code == ExitCode.USAGE
    assert "--verify_key only checks" in ended.err


@pytest.mark.parametrize("content", [None, b"", b"IMOD", b"PICO" + bytes(300)])
def test_what_is_no_offline_model_is_not_signed(
    bankd: Command, model: Path, key: Path, content: bytes | None
) -> None:
    model.unlink()
    if content is None:
        os.mkfifo(model)
    else:
        model.write_bytes(content)

    ended = bankd("sign", model, "--key", key)

    assert ended.code == ExitCode.FAILURE
    assert "m.om" in ended.err
    assert "unexpected" not in ended.err


def test_run_asks_for_a_signature_before_anything_else(
    bankd: Command, model: Path, key: Path
) -> None:
    ended = bankd("run", model, "--verify_key", f"{key}.pub")

    assert ended.code == ExitCode.FAILURE
    assert "m.om is not trusted: it is not signed" in ended.err
