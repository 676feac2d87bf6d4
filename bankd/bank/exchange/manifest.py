"""The manifest: what an export holds, how it is known to be whole, and in which files it lies."""

from __future__ import annotations

from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from bankd.bank.exchange.line_schema import Cores, HexDigest, SocVersion
from bankd.bank.location import EXPORT_SUFFIX, MANIFEST_FILE, may_be_bank
from bankd.descriptors import open_regular

FORMAT = "tunebank export"
VERSION = 1

SECTIONS = ENVIRONMENTS, TASKS, DECISIONS, OBSERVATIONS = (
    "environments", "tasks", "decisions", "observations",
)  # fmt: skip
"""Sections in the order in which they are read: what is pointed at comes first."""

SIGNATURE_FILE = "manifest.sig"
FILES = frozenset({MANIFEST_FILE, SIGNATURE_FILE, *(f"{name}.jsonl" for name in SECTIONS)})
_BEGINNING = b'{"cores":['
"""The first bytes of every manifest."""


def is_export(path: Path) -> bool:
    """Return True if a path looks like an export. Reads its first bytes only, and of what may
    be a bank none."""
    try:
        file = path / MANIFEST_FILE if path.is_dir() else path
        if may_be_bank(file) or not file.is_file():
            return False
        if file.suffix == EXPORT_SUFFIX:
            return True
        with open_regular(file) as opened:
            return opened.read(len(_BEGINNING)) == _BEGINNING
    except OSError:
        return False


class Manifest(Struct, frozen=True, forbid_unknown_fields=True):
    """Equal content has an equal manifest: it knows no time, no host and no tool version."""

    cores: Annotated[tuple[Cores, ...], Meta(min_length=1)]
    """Core counts of its decisions and observations, ascending."""
    counts: dict[str, Annotated[int, Meta(ge=0, le=2**40)]]
    """Section -> number of its lines."""
    decisions_root: HexDigest
    """Merkle root over the decisions without their times."""
    evidence_root: HexDigest
    """Merkle root over the full hashes of decisions and observations."""
    sections: dict[str, HexDigest]
    """Section -> SHA-256 of its bytes."""
    soc_version: SocVersion
    format: str = FORMAT
    version: int = VERSION

    def __post_init__(self) -> None:
        if not set(self.counts) == set(self.sections) == set(SECTIONS):
            raise ValueError(f"counts or sections are not those of {', '.join(SECTIONS)}")
        if any(one >= other for one, other in pairwise(self.cores)):
            raise ValueError("cores is not in ascending order")

    @property
    def text(self) -> str:
        """Canonical JSON on one line, without its end."""
        return msgspec.json.encode(self, order="sorted").decode()


class _Head(Struct):
    format: object = None
    version: object = None


def read_manifest(line: str) -> Manifest:
    head = msgspec.json.decode(line, type=_Head)
    if head.format != FORMAT:
        raise ValueError(f"not the manifest of an export: its format is not {FORMAT!r}")
    if head.version != VERSION:
        raise ValueError(f"version {head.version!r} of the format is not known here")
    manifest = msgspec.json.decode(line, type=Manifest)
    if manifest.text != line:
        raise ValueError("not canonical JSON")
    return manifest


class Merkle:
    """A Merkle tree's root over leaves that come one after the other (RFC 6962, section 2.1).

    Leaves and nodes are hashed with different prefixes, so that neither can be taken for the
    other. Keeps one hash for each level only.
    """

    def __init__(self) -> None:
        self._count = 0
        self._left: list[bytes] = []
        """Roots of whole subtrees, the greatest first: one for each bit of the count."""

    def add(self, leaf: bytes) -> None:
        node = sha256(b"\0" + leaf).digest()
        self._count += 1
        left = self._count
        while not left & 1:
            node = sha256(b"\1" + self._left.pop() + node).digest()
            left >>= 1
        self._left.append(node)

    def root(self) -> str:
        """64 hexadecimal digits; of no leaves the hash of nothing."""
        if not self._left:
            return sha256().hexdigest()
        node = self._left[-1]
        for left in reversed(self._left[:-1]):
            node = sha256(b"\1" + left + node).digest()
        return node.hex()
