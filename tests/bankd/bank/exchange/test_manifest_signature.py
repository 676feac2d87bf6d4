"""Who vouches for an export: Ed25519 over its manifest."""

from __future__ import annotations

import contextlib
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from bankd.bank import Bank
from bankd.bank.exchange import export, make_key, stage_export
from bankd.bank.exchange.export_reader import signature_of
from bankd.bank.exchange.manifest_signature import can_verify
from bankd.errors import BankError
from tests.bankd.bank.builders import V4
from tests.bankd.bank.exchange.exports import (
    exported,
    files_of,
    fill,
    refusal,
)
from tuner.files.signing import INSTALL

with contextlib.suppress(ImportError):  # `needs_library` skips their tests then
    from cryptography.hazmat.primitives.asymmetric import ed25519, x25519
    from cryptography.hazmat.primitives.serialization import (
        BestAvailableEncryption,
        Encoding,
        NoEncryption,
        PrivateFormat,
    )

needs_library = pytest.mark.skipif(
    not can_verify(),
    reason="the extra `signing` (cryptography) is not installed",
)


@pytest.fixture
def key(tmp_path: Path) -> Path:
    make_key(tmp_path / "our.key")
    return tmp_path / "our.key"


def public(key: Path) -> Path:
    return key.with_name(key.name + ".pub")


@needs_library
@pytest.mark.parametrize("form", ["folder", "file"])
def test_a_signed_export_is_taken_with_its_key(tmp_path: Path, key: Path, form: str) -> None:
    source = exported(tmp_path, form=form, sign=key)

    stage_export(source, tmp_path / "staged", verify_key=public(key)).close()
    stage_export(source, tmp_path / "without", verify_key=None).close()

    signature = signature_of(source)
    assert signature is not None
    last = source if form == "file" else source / "manifest.sig"
    line = last.read_text().splitlines()[-1]
    assert json.loads(line)["key_id"] == signature.key_id


@needs_library
def test_the_manifest_is_the_same_signed_or_not_and_so_is_the_signature(
    tmp_path: Path, key: Path
) -> None:
    plain, signed = exported(tmp_path), exported(tmp_path / "b", sign=key)
    again = exported(tmp_path / "c", sign=key)

    files = files_of(signed)
    assert files == files_of(again)
    del files["manifest.sig"]
    assert files == files_of(plain)


@needs_library
@pytest.mark.parametrize("form", ["folder", "file"])
def test_where_a_key_is_required_an_unsigned_export_is_refused(
    tmp_path: Path, key: Path, form: str
) -> None:
    source = exported(tmp_path, form=form)

    assert "is not signed" in refusal(source, verify_key=public(key)).message


@needs_library
def test_an_export_that_someone_else_signed_is_refused(tmp_path: Path, key: Path) -> None:
    their_id = make_key(tmp_path / "their.key")
    source = exported(tmp_path, sign=tmp_path / "their.key")

    message = refusal(source, verify_key=public(key)).message

    assert f"is signed by the key {their_id}, not by" in message


@needs_library
@pytest.mark.parametrize("with_key", [True, False])
def test_a_forged_export_is_refused_though_it_fits_in_itself(
    tmp_path: Path, key: Path, with_key: bool
) -> None:
    """What a forger can make without the key: another bank's content under our signature."""
    source = exported(tmp_path, sign=key)
    with Bank.open(tmp_path / "forged") as bank:
        fill(bank)
        export(bank, tmp_path / "theirs", V4.soc_version, cores=2)
    for name, content in files_of(tmp_path / "theirs").items():
        (source / name).write_bytes(content)

    error = refusal(source, verify_key=public(key) if with_key else None)

    assert "the signature does not fit the manifest" in error.message


@needs_library
@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("signature", "0" * 128, "does not fit"),
        ("signature", "x" * 128, "matching regex"),
        ("signature", "0" * 127, "of length >= 128 - at `$.signature`"),
        ("signature", 5, "got `int` - at `$.signature`"),
        ("key", "0" * 64, "another id"),
        ("key_id", "0" * 64, "another id"),
        ("name", "x", "unknown field `name`"),
    ],
)
def test_a_damaged_signature_is_refused_even_where_no_key_is_required(
    tmp_path: Path, key: Path, field: str, value: Any, reason: str
) -> None:
    source = exported(tmp_path, sign=key)
    path = source / "manifest.sig"
    content = {**json.loads(path.read_text()), field: value}
    path.write_text(json.dumps(content, sort_keys=True, separators=(",", ":")) + "\n")

    assert reason in refusal(source).message


@needs_library
def test_an_empty_or_longer_signature_file_is_refused(tmp_path: Path, key: Path) -> None:
    source = exported(tmp_path, sign=key)
    path = source / "manifest.sig"
    text = path.read_text()

    path.write_text("")
    assert "there is no signature" in refusal(source).message
    path.write_text(text + text)
    assert "manifest.sig, line 2: more follows" in refusal(source).message
    path.write_text("x" * 5000)
    assert "manifest.sig, line 1: longer than" in refusal(source).message


@needs_library
def test_keys_are_made_for_their_owner_and_never_written_over(tmp_path: Path, key: Path) -> None:
    before = key.read_bytes()

    with pytest.raises(BankError, match="exists"):
        make_key(key)

    assert key.read_bytes() == before
    assert key.stat().st_mode & 0o777 == 0o600
    assert b"BEGIN PRIVATE KEY" in before
    assert b"BEGIN PUBLIC KEY" in public(key).read_bytes()


@needs_library
@pytest.mark.parametrize("content", [b"", b"no key", b"-----BEGIN PRIVATE KEY-----\nAAAA\n"])
def test_a_file_that_holds_no_key_is_refused(tmp_path: Path, key: Path, content: bytes) -> None:
    (tmp_path / "none").write_bytes(content)
    source = exported(tmp_path / "b")

    with pytest.raises(BankError, match="holds no private Ed25519 key"):
        exported(tmp_path, sign=tmp_path / "none")
    with pytest.raises(BankError, match="holds no public Ed25519 key"):
        stage_export(source, tmp_path / "staged", verify_key=tmp_path / "none")
    with pytest.raises(BankError, match="holds no public Ed25519 key"):
        stage_export(source, tmp_path / "staged", verify_key=key)
    with pytest.raises(BankError, match="cannot be read"):
        stage_export(source, tmp_path / "staged", verify_key=tmp_path / "missing")


@needs_library
def test_keys_of_another_kind_and_locked_ones_are_refused(tmp_path: Path) -> None:
    pem, pkcs8 = Encoding.PEM, PrivateFormat.PKCS8
    (tmp_path / "other").write_bytes(
        x25519.X25519PrivateKey.generate().private_bytes(pem, pkcs8, NoEncryption())
    )
    (tmp_path / "locked").write_bytes(
        ed25519.Ed25519PrivateKey.generate().private_bytes(
            pem, pkcs8, BestAvailableEncryption(b"secret")
        )
    )

    for name in ("other", "locked"):
        with pytest.raises(BankError, match="holds no private Ed25519 key"):
            exported(tmp_path, sign=tmp_path / name)


def test_without_the_library_signing_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = exported(tmp_path / "b")
    hide_library(monkeypatch)

    for attempt in (
        lambda: exported(tmp_path, sign=tmp_path / "key"),
        lambda: stage_export(source, tmp_path / "staged", verify_key=tmp_path / "key"),
        lambda: make_key(tmp_path / "new"),
    ):
        with pytest.raises(BankError) as caught:
            attempt()
        assert caught.value.hint == INSTALL
    stage_export(source, tmp_path / "staged").close()


@needs_library
def test_without_the_library_a_signed_export_is_read_but_only_where_no_key_is_required(
    tmp_path: Path, key: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = exported(tmp_path, sign=key)
    hide_library(monkeypatch)

    assert refusal(source, verify_key=public(key)).hint == INSTALL
    stage_export(source, tmp_path / "staged").close()


def hide_library(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == "cryptography"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "cryptography", None)
    monkeypatch.delitem(sys.modules, "tuner.files.ed25519", raising=False)
    monkeypatch.delattr("tuner.files.ed25519", raising=False)
