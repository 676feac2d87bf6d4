"""docs/bank-format.md is enough: a reader written from it, without our code, agrees with us."""

from __future__ import annotations

import contextlib
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bankd.bank.exchange import make_key
from tests.bankd.bank.exchange.exports import SECTIONS, exported, files_of
from tests.bankd.bank.exchange.test_manifest import tree_hash
from tests.bankd.bank.exchange.test_manifest_signature import needs_library

with contextlib.suppress(ImportError):  # `needs_library` skips their tests then
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey


def text_of(content: object) -> str:
    return json.dumps(content, sort_keys=True, separators=(",", ":"))


def hash_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()


class Reader:
    """Recomputes every hash of an export."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self.manifest = json.loads(files["manifest.json"])
        lines = {name: files[f"{name}.jsonl"].splitlines() for name in SECTIONS}
        self.sections = {name: list(map(json.loads, lines[name])) for name in SECTIONS}
        self.environments = {
            one["hash"]: text_of(one["environment"]) for one in self.sections["environments"]
        }
        self.tasks = {one["key"]: one["task"] for one in self.sections["tasks"]}

    def entry_hash(self, entry: dict[str, Any]) -> str:
        whole = {name: value for name, value in entry.items() if name != "hash"}
        whole["soc_version"] = self.manifest["soc_version"]
        whole["task"] = text_of(self.tasks[entry["key"]])
        whole["policy"] = text_of(entry["policy"])
        whole["environment"] = self.environments[entry["environment"]]
        return hash_of(text_of(whole))

    def leaf(self, entry: dict[str, Any]) -> bytes:
        return text_of(
            [
                self.manifest["soc_version"],
                entry["cores"],
                entry["key"],
                self.tasks[entry["key"]],
                entry["policy"],
                entry["rule"],
                entry["environment"],
            ]
        ).encode()


@pytest.fixture
def files(tmp_path: Path) -> dict[str, bytes]:
    return files_of(exported(tmp_path))


def test_every_hash_is_what_the_page_says(files: dict[str, bytes]) -> None:
    reader = Reader(files)

    for section in ("decisions", "observations"):
        for entry in reader.sections[section]:
            assert entry["hash"] == reader.entry_hash(entry)
    assert all(key == hash_of(text) for key, text in reader.environments.items())
    assert all(one["hash"] == hash_of(text_of(one["task"])) for one in reader.sections["tasks"])
    assert reader.manifest["sections"] == {
        name: sha256(files[f"{name}.jsonl"]).hexdigest() for name in SECTIONS
    }


def test_both_roots_are_what_the_page_says(files: dict[str, bytes]) -> None:
    reader = Reader(files)
    decisions, observations = reader.sections["decisions"], reader.sections["observations"]
    evidence = [f"decision {one['hash']}".encode() for one in decisions]
    evidence += [f"observation {one['hash']}".encode() for one in observations]

    leaves = [reader.leaf(one) for one in decisions]
    assert reader.manifest["decisions_root"] == tree_hash(leaves).hex()
    assert reader.manifest["evidence_root"] == tree_hash(evidence).hex()


def test_the_order_is_what_the_page_says(files: dict[str, bytes]) -> None:
    orders = {
        "environments": ("hash",),
        "tasks": ("key",),
        "decisions": ("cores", "key"),
        "observations": ("cores", "key", "created", "hash"),
    }

    for section, entries in Reader(files).sections.items():
        places = [tuple(entry[name] for name in orders[section]) for entry in entries]
        assert places == sorted(set(places))


@needs_library
def test_the_signature_is_what_the_page_says(tmp_path: Path) -> None:
    made = make_key(tmp_path / "key")
    files = files_of(exported(tmp_path, sign=tmp_path / "key"))

    signature = json.loads(files["manifest.sig"])
    key = bytes.fromhex(signature["key"])
    message = b"tunebank export manifest, version 1\0" + files["manifest.json"].removesuffix(b"\n")
    Ed25519PublicKey.from_public_bytes(key).verify(bytes.fromhex(signature["signature"]), message)
    assert signature["key_id"] == sha256(key).hexdigest() == made
