"""Key files: the same ones that exports of a bank are signed with."""

from __future__ import annotations

import contextlib
import os
import shutil
from pathlib import Path

import pytest

from tuner.errors import OptionError
from tuner.files.signing import (
    MAX_KEYS,
    SIGNING_KEY_VARIABLE,
    VERIFY_KEY_VARIABLE,
    public_key,
    signing_key,
)
from tuner.offline_model.signature import Signature, Signer, TrustedKeys, required_keys

pytest.importorskip("cryptography", reason="the extra `signing` is not installed")
with contextlib.suppress(ImportError):  # all tests are skipped then
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
    from cryptography.hazmat.primitives.serialization import (
        BestAvailableEncryption,
        Encoding,
        NoEncryption,
        PrivateFormat,
        PublicFormat,
    )
signing = pytest.importorskip("bankd.bank.exchange.manifest_signature", reason="makes the keys")


@pytest.fixture
def key(tmp_path: Path) -> Path:
    signing.make_key(tmp_path / "our.key")
    return tmp_path / "our.key"


def public(key: Path) -> Path:
    return key.with_name(f"{key.name}.pub")


def test_keys_of_bankd_keygen_serve_both_banks_and_models(tmp_path: Path) -> None:
    printed_id = signing.make_key(tmp_path / "our.key")

    signer = Signer(tmp_path / "our.key")

    assert Signature(signer.public).key_id == printed_id
    assert public_key(tmp_path / "our.key.pub") == signer.public
    signed = signing.sign("a manifest", tmp_path / "our.key")
    signing.require_signer(tmp_path, "a manifest", signed, tmp_path / "our.key.pub")
    assert bytes.fromhex(signed.key) == signer.public


def test_a_signature_of_one_is_the_signature_of_the_other(key: Path) -> None:
    message = "a manifest"

    ours = Signer(key).sign(signing.DOMAIN + message.encode())

    assert ours == bytes.fromhex(signing.sign(message, key).signature)


CUT_OFF = b"-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----"


@pytest.mark.parametrize("content", [b"", b"no key", CUT_OFF])
def test_a_file_that_holds_no_key_is_refused_with_its_name(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a.pub").write_bytes(content)

    with pytest.raises(OptionError, match=r"a\.pub holds no public Ed25519 key") as caught:
        public_key(tmp_path / "a.pub")
    with pytest.raises(OptionError, match=r"a\.pub holds no private Ed25519 key"):
        Signer(tmp_path / "a.pub")
    assert "bankd keygen" in str(caught.value.hint)


def test_private_and_public_keys_are_not_mixed_up(key: Path) -> None:
    with pytest.raises(OptionError, match="holds no public Ed25519 key"):
        public_key(key)
    with pytest.raises(OptionError, match="holds no private Ed25519 key"):
        Signer(public(key))


def test_another_kind_of_key_is_refused(tmp_path: Path) -> None:
    other = X25519PrivateKey.generate()
    spki = other.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
    (tmp_path / "x.pub").write_bytes(spki)
    pem = other.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (tmp_path / "x").write_bytes(pem)

    with pytest.raises(OptionError, match="X25519PublicKey is another kind"):
        public_key(tmp_path / "x.pub")
    with pytest.raises(OptionError, match="X25519PrivateKey is another kind"):
        Signer(tmp_path / "x")


def test_a_key_with_a_passphrase_is_refused(tmp_path: Path) -> None:
    locked = Ed25519PrivateKey.generate().private_bytes(
        Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(b"secret")
    )
    (tmp_path / "locked").write_bytes(locked)

    with pytest.raises(OptionError, match="holds no private Ed25519 key") as caught:
        Signer(tmp_path / "locked")
    assert "without a passphrase" in str(caught.value.hint)


def test_what_is_no_file_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.pub")

    with pytest.raises(OptionError, match=r"pipe\.pub cannot be read: it is a pipe, not"):
        TrustedKeys.of(tmp_path / "pipe.pub")
    with pytest.raises(OptionError, match="cannot be read: No such file"):
        TrustedKeys.of(tmp_path / "none.pub")
    with pytest.raises(OptionError, match="cannot be read: embedded null byte"):
        Signer(tmp_path / "a\0b")


def test_a_folder_in_the_place_of_a_key_is_refused_and_not_left_open(tmp_path: Path) -> None:
    before = len(list(Path("/proc/self/fd").iterdir()))

    with pytest.raises(OptionError, match="cannot be read: it is a folder, not a"):
        Signer(tmp_path)

    assert len(list(Path("/proc/self/fd").iterdir())) == before


def test_a_folder_gives_its_public_keys_and_nothing_else(tmp_path: Path, key: Path) -> None:
    signing.make_key(tmp_path / "their.key")
    (tmp_path / "read me").write_text("whose keys these are")
    (tmp_path / ".hidden.pub").write_text("not looked at")

    trusted = TrustedKeys.of(tmp_path)

    assert trusted.keys == {public_key(public(key)), public_key(tmp_path / "their.key.pub")}
    assert trusted.place == str(tmp_path)


@pytest.mark.parametrize("count", [0, MAX_KEYS + 1])
def test_a_folder_without_keys_or_with_absurdly_many_is_refused(tmp_path: Path, count: int) -> None:
    for number in range(count):
        (tmp_path / f"{number}.pub").touch()

    with pytest.raises(OptionError, match=rf"holds {count} files named \*\.pub"):
        TrustedKeys.of(tmp_path)


def test_one_bad_file_in_a_folder_is_an_error_not_passed_over(tmp_path: Path, key: Path) -> None:
    (tmp_path / "broken.pub").write_text("cut o")

    with pytest.raises(OptionError, match=r"broken\.pub holds no public Ed25519 key"):
        TrustedKeys.of(tmp_path)


def test_an_empty_name_of_a_key_is_an_error_and_not_the_same_as_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(OptionError, match="an empty name in the argument"):
        required_keys("")

    monkeypatch.setenv(VERIFY_KEY_VARIABLE, "")
    with pytest.raises(OptionError, match=f"an empty name in {VERIFY_KEY_VARIABLE}") as caught:
        required_keys()
    assert f"unset {VERIFY_KEY_VARIABLE}" in str(caught.value.hint)

    monkeypatch.setenv(SIGNING_KEY_VARIABLE, "")
    with pytest.raises(OptionError, match=f"an empty name in {SIGNING_KEY_VARIABLE}"):
        signing_key()


def test_the_argument_goes_before_the_variable_and_nothing_means_none(
    tmp_path: Path, key: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VERIFY_KEY_VARIABLE, raising=False)
    assert required_keys() is None

    shutil.copy(public(key), tmp_path / "second.pub")
    monkeypatch.setenv(VERIFY_KEY_VARIABLE, str(public(key)))
    by_variable, by_argument = required_keys(), required_keys(tmp_path / "second.pub")

    assert by_variable is not None
    assert by_argument is not None
    assert by_variable.place == str(public(key))
    assert by_argument.place == str(tmp_path / "second.pub")
    assert by_variable.keys == by_argument.keys
