"""Who vouches for an offline model: Ed25519 over every byte of it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import numpy as np
import onnx
import pytest

import tuner
from fixtures.inputs import random_inputs
from fixtures.memory_lookup import MemoryLookup
from fixtures.small import SMALL
from tests.tuner.offline_model.models import right_checksum, small_model
from tuner.backend import host_soc_versions
from tuner.errors import OfflineModelError, OptionError
from tuner.files.signing import SIGNING_KEY_VARIABLE, VERIFY_KEY_VARIABLE
from tuner.offline_model import signature as signature_module
from tuner.offline_model.container import (
    PartitionContent,
    first_data_offset,
    read_container,
    sign_file,
    signature_text,
    write_container,
)
from tuner.offline_model.imod import PartitionType
from tuner.offline_model.offline_model import load, save
from tuner.offline_model.signature import (
    SLOT_BYTES,
    Signer,
    TrustedKeys,
)
from tuner.pipeline import compile_model
from tuner.session import Options
from tuner.target import Target

make_key = pytest.importorskip("bankd.bank.exchange", reason="bankd keygen makes the keys").make_key
pytest.importorskip("cryptography", reason="the extra `signing` is not installed")

WEIGHTS = bytes(range(200))
SIZE_BYTES = first_data_offset(2) + 2 + len(WEIGHTS) + SLOT_BYTES


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with our.key, their.key, and the public key of each: files of `bankd keygen`."""
    folder = tmp_path_factory.mktemp("keys")
    for name in ("our.key", "their.key"):
        make_key(folder / name)
    return folder


@pytest.fixture
def ours(keys: Path) -> TrustedKeys:
    return TrustedKeys.of(keys / "our.key.pub")


@pytest.fixture
def signed(tmp_path: Path, keys: Path) -> Path:
    path = write(tmp_path / "a.om")
    sign_file(path, Signer(keys / "our.key"))
    return path


def write(path: Path) -> Path:
    content = {PartitionType.TASK_INFO: b"{}", PartitionType.WEIGHTS_DATA: WEIGHTS}
    partitions = [PartitionContent.of(type_, data) for type_, data in content.items()]
    write_container(path, "net", partitions, ops=7, platform="x86_64-v3", user_info="test 1")
    return path


def with_right_checksum(content: bytes | bytearray) -> bytes:
    """What anybody can do who changes a file."""
    return bytes(content[:12]) + right_checksum(bytes(content)) + bytes(content[76:])


def refusal(act: Callable[[], object]) -> str:
    with pytest.raises(OfflineModelError) as caught:
        act()
    assert caught.value.hint
    return caught.value.message


def test_a_signed_file_is_taken_with_the_key_and_without_any(
    signed: Path, ours: TrustedKeys
) -> None:
    with_key, without = read_container(signed, keys=ours), read_container(signed)

    for container in (with_key, without):
        assert bytes(container.partitions[PartitionType.WEIGHTS_DATA]) == WEIGHTS
        assert container.signature is not None
    assert any(without.header.checksum)


def test_signing_changes_nothing_but_the_slot_and_the_checksum(
    tmp_path: Path, signed: Path
) -> None:
    before = write(tmp_path / "plain.om").read_bytes()
    after = signed.read_bytes()

    assert len(after) == len(before) == SIZE_BYTES
    assert after[:12] + after[76:-SLOT_BYTES] == before[:12] + before[76:-SLOT_BYTES]


def test_an_unsigned_file_is_refused_where_a_key_is_required(
    tmp_path: Path, ours: TrustedKeys
) -> None:
    path = write(tmp_path / "a.om")

    message = refusal(lambda: read_container(path, keys=ours))

    assert "a.om is not trusted: it is not signed, but a key is required" in message


def test_a_file_that_someone_else_signed_is_refused(
    signed: Path, keys: Path, ours: TrustedKeys
) -> None:
    their_id = sign_file(signed, Signer(keys / "their.key"))

    message = refusal(lambda: read_container(signed, keys=ours))

    assert f"it is signed by the key {their_id}, which is not in {keys}" in message


def test_notes_may_stand_before_a_key(keys: Path, ours: TrustedKeys, tmp_path: Path) -> None:
    noted = tmp_path / "noted.pub"
    noted.write_bytes(b"# of the team, until 2030\n" * 300 + (keys / "our.key.pub").read_bytes())

    assert TrustedKeys.of(noted).keys == ours.keys


def test_any_key_of_a_folder_is_good_enough(signed: Path, keys: Path) -> None:
    trusted = TrustedKeys.of(keys)

    assert read_container(signed, keys=trusted).signature is not None
    sign_file(signed, Signer(keys / "their.key"))
    assert read_container(signed, keys=trusted).signature is not None


def test_no_byte_can_change_though_the_checksum_is_made_to_fit(
    signed: Path, ours: TrustedKeys
) -> None:
    content = signed.read_bytes()
    in_checksum = range(12, 76)

    for at in set(range(SIZE_BYTES)) - set(in_checksum):
        forged = bytearray(content)
        forged[at] ^= 0x55
        signed.write_bytes(with_right_checksum(forged))
        with pytest.raises(OfflineModelError):
            read_container(signed, keys=ours)


def test_bytes_put_behind_a_signed_file_are_refused(signed: Path, ours: TrustedKeys) -> None:
    content = bytearray(signed.read_bytes() + b"more")
    content[184:192] = (len(content) - 256).to_bytes(8, "little")
    signed.write_bytes(with_right_checksum(content))

    with pytest.raises(OfflineModelError, match="partitions add up to"):
        read_container(signed, keys=ours)


def test_our_key_in_a_slot_is_no_signature(tmp_path: Path, signed: Path, ours: TrustedKeys) -> None:
    """The slot of a signed file, at the end of one with other content."""
    other = bytearray(write(tmp_path / "other.om").read_bytes())
    other[first_data_offset(2) + 5] ^= 1
    other[-SLOT_BYTES:] = signed.read_bytes()[-SLOT_BYTES:]
    signed.write_bytes(with_right_checksum(other))

    message = refusal(lambda: read_container(signed, keys=ours))

    assert "its signature by the key" in message
    assert "does not fit its content" in message
    assert "does not fit its content" in refusal(lambda: signature_text(signed))


def test_a_slot_of_a_kind_that_is_not_known_is_no_signature(
    signed: Path, ours: TrustedKeys
) -> None:
    content = bytearray(signed.read_bytes())
    content[-SLOT_BYTES : -SLOT_BYTES + 7] = b"ed99999"
    signed.write_bytes(with_right_checksum(content))

    assert "it is not signed" in refusal(lambda: read_container(signed, keys=ours))
    assert signature_text(signed) == "not signed"


def test_keys_are_required_though_nothing_else_is_verified(
    tmp_path: Path, ours: TrustedKeys
) -> None:
    path = write(tmp_path / "a.om")

    with pytest.raises(OfflineModelError, match="is not signed"):
        read_container(path, verify=False, keys=ours)


def test_a_damaged_file_is_not_signed_and_stays_as_it_is(tmp_path: Path, keys: Path) -> None:
    path = write(tmp_path / "a.om")
    content = bytearray(path.read_bytes())
    content[first_data_offset(2)] ^= 1
    path.write_bytes(content)

    message = refusal(lambda: sign_file(path, Signer(keys / "our.key")))

    assert "checksum does not match" in message
    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_without_a_slot_is_not_signed(tmp_path: Path, keys: Path) -> None:
    path = write(tmp_path / "a.om")
    content = bytearray(path.read_bytes())
    content[-1] = 1  # neither empty nor a signature: a partition of another tool
    path.write_bytes(with_right_checksum(content))

    message = refusal(lambda: sign_file(path, Signer(keys / "our.key")))

    assert "has no space for a signature" in message


def test_a_file_can_be_signed_again_and_elsewhere(
    tmp_path: Path, signed: Path, keys: Path, ours: TrustedKeys
) -> None:
    before = signed.read_bytes()

    sign_file(signed, Signer(keys / "their.key"), tmp_path / "b.om")
    sign_file(tmp_path / "b.om", Signer(keys / "our.key"))

    assert signed.read_bytes() == before
    assert (tmp_path / "b.om").read_bytes() == before


def test_signing_through_a_link_leaves_the_link_and_the_mode(tmp_path: Path, keys: Path) -> None:
    path, link = write(tmp_path / "a.om"), tmp_path / "link.om"
    path.chmod(0o600)
    link.symlink_to("a.om")

    sign_file(link, Signer(keys / "our.key"))

    assert link.is_symlink()
    assert signature_text(path) != "not signed"
    assert path.stat().st_mode & 0o777 == 0o600


def test_with_the_variable_every_file_that_is_written_is_signed(
    tmp_path: Path, keys: Path, ours: TrustedKeys, monkeypatch: pytest.MonkeyPatch, signed: Path
) -> None:
    monkeypatch.setenv(SIGNING_KEY_VARIABLE, str(keys / "our.key"))

    path = write(tmp_path / "b.om")

    assert read_container(path, keys=ours).signature is not None
    assert path.read_bytes() == signed.read_bytes()


def test_a_signing_key_that_cannot_be_read_stops_before_anything_is_written(
    tmp_path: Path, keys: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SIGNING_KEY_VARIABLE, str(keys / "our.key.pub"))

    with pytest.raises(OptionError, match="holds no private Ed25519 key"):
        write(tmp_path / "a.om")

    assert list(tmp_path.iterdir()) == []


def test_where_a_key_is_required_nothing_of_the_file_can_change_after_the_check(
    signed: Path, ours: TrustedKeys
) -> None:
    container = read_container(signed, keys=ours)

    os.truncate(signed, 0)
    signed.write_bytes(b"x" * SIZE_BYTES)

    assert bytes(container.partitions[PartitionType.WEIGHTS_DATA]) == WEIGHTS
    assert bytes(container.partitions[PartitionType.TASK_INFO]) == b"{}"


@pytest.mark.parametrize("good_first", [True, False])
def test_a_writer_between_two_reads_gains_nothing(
    signed: Path, ours: TrustedKeys, monkeypatch: pytest.MonkeyPatch, good_first: bool
) -> None:
    """Wherever the content is exchanged meanwhile: what is handed out is what was signed."""
    good = signed.read_bytes()
    evil = good.replace(b"{}", b"[]").replace(WEIGHTS, WEIGHTS[::-1])
    before, after = (good, evil) if good_first else (evil, good)
    read, reads_left = os.preadv, 0
    taken = 0

    def exchanging(descriptor: int, buffers: list[memoryview], at: int) -> int:
        nonlocal reads_left
        if reads_left == 0:
            signed.write_bytes(after)
        reads_left -= 1
        return read(descriptor, buffers, at)

    monkeypatch.setattr(os, "preadv", exchanging)
    for exchanged_before in range(7):
        signed.write_bytes(before)
        reads_left = exchanged_before
        with suppress(OfflineModelError):
            container = read_container(signed, keys=ours)
            assert bytes(container.partitions[PartitionType.TASK_INFO]) == b"{}"
            assert bytes(container.partitions[PartitionType.WEIGHTS_DATA]) == WEIGHTS
            taken += 1

    assert 1 <= taken < 7


def test_the_digest_is_of_the_bytes_that_are_handed_out(
    signed: Path, ours: TrustedKeys, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No byte of the file is read twice."""
    read = os.preadv
    seen: list[int] = []

    def noting(descriptor: int, buffers: list[memoryview], at: int) -> int:
        seen.extend(range(at, at + len(buffers[0])))
        return read(descriptor, buffers, at)

    monkeypatch.setattr(os, "preadv", noting)

    read_container(signed, keys=ours)

    assert sorted(seen) == list(range(SIZE_BYTES))


def test_who_signed_a_file_is_told_and_whether_that_was_checked(
    tmp_path: Path, signed: Path, keys: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key_id = sign_file(signed, Signer(keys / "our.key"))
    plain = signature_text(write(tmp_path / "plain.om"))
    unknown = signature_text(signed)
    monkeypatch.setenv(VERIFY_KEY_VARIABLE, str(keys / "our.key.pub"))
    trusted = signature_text(signed)
    hide_library(monkeypatch)
    unchecked = signature_text(signed)

    assert plain == "not signed"
    assert trusted == f"signed by {key_id} (checked)"
    assert unknown.startswith(f"signed by {key_id} (checked; set TUNEBANK_")
    assert unchecked == f"signed by {key_id} (not checked: pip install cryptography)"


def hide_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "tuner.files.ed25519", raising=False)
    monkeypatch.delattr("tuner.files.ed25519", raising=False)
    for name in [name for name in sys.modules if name.split(".")[0] == "cryptography"]:
        monkeypatch.setitem(sys.modules, name, None)


def test_without_the_library_signed_files_are_read_where_no_key_is_required(
    signed: Path, ours: TrustedKeys, monkeypatch: pytest.MonkeyPatch
) -> None:
    hide_library(monkeypatch)

    assert read_container(signed).signature is not None
    with pytest.raises(OptionError, match="not installed") as caught:
        read_container(signed, keys=ours)
    assert "pip install cryptography" in str(caught.value.hint)


def test_reading_a_signed_file_does_not_load_the_library(signed: Path) -> None:
    code = (
        "import sys; from pathlib import Path;"
        "from tuner.offline_model.container import read_container;"
        f"read_container(Path({str(signed)!r}));"
        "assert 'cryptography' not in sys.modules"
    )

    done = subprocess.run([sys.executable, "-c", code], check=False, timeout=60)

    assert done.returncode == 0


def test_a_signature_made_for_something_else_does_not_pass(
    signed: Path, keys: Path, ours: TrustedKeys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(signature_module, "DOMAIN", b"another use of the key\0")
    sign_file(signed, Signer(keys / "our.key"))
    monkeypatch.undo()

    with pytest.raises(OfflineModelError, match="does not fit its content"):
        read_container(signed, keys=ours)


def test_a_signed_model_loads_as_it_was_with_weights_at_a_page(
    tmp_path: Path, keys: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = small_model()
    monkeypatch.setenv(SIGNING_KEY_VARIABLE, str(keys / "our.key"))
    save(tmp_path / "a.om", model)

    assert load(tmp_path / "a.om") == model
    assert signature_text(tmp_path / "a.om") != "not signed"


@pytest.mark.parametrize("by_variable", [True, False])
def test_where_a_key_is_required_only_a_signed_model_is_loaded(
    tmp_path: Path, keys: Path, monkeypatch: pytest.MonkeyPatch, by_variable: bool
) -> None:
    onnx.save(SMALL["elementwise"](), tmp_path / "m.onnx")
    target = Target(host_soc_versions()[-1], 1)
    path, key = tmp_path / "m.om", keys / "our.key"
    compile_model(tmp_path / "m.onnx", path, Options(target), MemoryLookup(), print)
    inputs = random_inputs(SMALL["elementwise"](), seed=0)
    with tuner.load(path) as model:
        expected = model.run(inputs)
    monkeypatch.setenv(VERIFY_KEY_VARIABLE, f"{key}.pub" if by_variable else "")
    asked = None if by_variable else Path(f"{key}.pub")

    assert "it is not signed" in refusal(lambda: tuner.load(path, verify_key=asked))
    sign_file(path, Signer(key))
    with tuner.load(path, verify_key=asked) as model:
        answers = model.run(inputs)

    assert answers.keys() == expected.keys()
    for name, answer in answers.items():
        np.testing.assert_array_equal(answer, expected[name])
