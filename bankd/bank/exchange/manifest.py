"""The manifest: what an export holds and how it is known to be whole. Its first line, or file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from bankd.bank.canonical import canonical
from bankd.bank.exchange.fields import (
    cores_field,
    digest,
    integer,
    parsed,
    require_fields,
    soc_version_field,
)

FORMAT = "tunebank export"
VERSION = 1

ENVIRONMENTS, TASKS, DECISIONS, OBSERVATIONS = SECTIONS = (
    "environments", "tasks", "decisions", "observations",
)  # fmt: skip
"""In the order in which they are read: what is pointed at comes first."""

BEGINNING = b'{"cores":['
"""The first bytes of every manifest."""

MOST_MANIFEST_BYTES = 2**20
MOST_LINES = 2**40

_FIELDS = frozenset({
    "cores", "counts", "decisions_root", "evidence_root", "format", "sections", "soc_version",
    "version",
})  # fmt: skip


@dataclass(frozen=True)
class Manifest:
    """Equal content has an equal manifest: it knows no time, no host and no tool version."""

    soc_version: str
    cores: tuple[int, ...]
    """Of its decisions and observations, ascending."""
    counts: Mapping[str, int]
    """Section -> number of its lines."""
    hashes: Mapping[str, str]
    """Section -> SHA-256 of its bytes."""
    decisions_root: str
    """Merkle root over the decisions without their times."""
    evidence_root: str
    """Merkle root over the full hashes of decisions and observations."""

    @property
    def text(self) -> str:
        """Canonical JSON on one line, without its end."""
        return canonical(
            {
                "format": FORMAT,
                "version": VERSION,
                "soc_version": self.soc_version,
                "cores": self.cores,
                "counts": dict(self.counts),
                "sections": dict(self.hashes),
                "decisions_root": self.decisions_root,
                "evidence_root": self.evidence_root,
            }
        )


def read_manifest(line: str) -> Manifest:
    """Raises ValueError where any field is not as it should be."""
    content = parsed(line)
    _require_version(content)
    require_fields(content, _FIELDS)
    manifest = Manifest(
        soc_version=soc_version_field(content["soc_version"]),
        cores=_cores(content["cores"]),
        counts={
            name: integer(f"counts: {name}", count, 0, MOST_LINES)
            for name, count in _by_section("counts", content["counts"]).items()
        },
        hashes={
            name: digest(f"sections: {name}", value)
            for name, value in _by_section("sections", content["sections"]).items()
        },
        decisions_root=digest("decisions_root", content["decisions_root"]),
        evidence_root=digest("evidence_root", content["evidence_root"]),
    )
    if manifest.text != line:
        raise ValueError("not in canonical form")
    return manifest


def _require_version(content: Mapping[str, Any]) -> None:
    if content.get("format") != FORMAT:
        raise ValueError(f"not the manifest of an export: its format is not {FORMAT!r}")
    if content.get("version") != VERSION:
        raise ValueError(f"version {content.get('version')!r} of the format is not known here")


def _cores(value: object) -> tuple[int, ...]:
    if not isinstance(value, list) or not value:
        raise ValueError("cores is not a list of core counts")
    cores = tuple(map(cores_field, value))
    if any(one >= other for one, other in pairwise(cores)):
        raise ValueError("cores is not in ascending order")
    return cores


def _by_section(name: str, value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError(f"{name} is not an object")  # noqa: TRY004  A fault of the file.
    require_fields(value, frozenset(SECTIONS))
    return value
