"""Names and kinds of CANN bank files: what a name says, and what a content may be.

A name says kind, SoC, cores and op, and the place in a bank; the content must not contradict it.
SoC names hold "_" and "-" themselves (`Ascend910_9391`, `Ascend910B4-1`), so names are read from
the right.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import PurePosixPath

from bankd.bank.cann.document import (
    BYTE_ORDER_MARK,
    FormError,
    decoded,
    json_value,
    skip_blanks,
    value_end,
)
from bankd.bank.cann.entry import Kind
from bankd.bank.cann.kinds import GA, GRADIENT, GRAPH, KINDS, RL, RUNTIME, UNIFIED
from bankd.escape import visible

_SOC = r"(?P<soc>[A-Za-z][A-Za-z0-9_-]*)"
_CORES = r"(?P<cores>[1-9][0-9]{0,4})"
_OP = r"(?P<op>[A-Za-z][A-Za-z0-9_]*)"
_CORE_KIND = "(?:AiCore|VectorCore)"

# The first that fits: an RL name would pass for a unified one of the op "2_v001", were it an op.
_FORMS: tuple[tuple[Kind, re.Pattern[str]], ...] = (
    (RL, re.compile(rf"{_SOC}_{_CORE_KIND}_{_CORES}_v[0-9]+(?:_[0-9_]+)?\.json")),
    (RUNTIME, re.compile(rf"{_SOC}_{_CORES}_{_CORE_KIND}_{_OP}_runtime_kb\.json")),
    (UNIFIED, re.compile(rf"{_SOC}_{_CORES}_{_CORE_KIND}_{_OP}\.json")),
    (GRAPH, re.compile(rf"{_SOC}_l2cache\.json")),
    (GRADIENT, re.compile(rf"{_SOC}_gradient_fusion\.json")),
    # Here the SoC ends at the first part that begins with a letter: ops do, revisions do not.
    (GA, re.compile(
        r"(?:\[?AIC[^/]*)?repository_"
        rf"(?P<soc>[A-Za-z][A-Za-z0-9-]*(?:_[0-9][A-Za-z0-9-]*)*)_{_OP}\.(?:json|bin)"
    )),
)  # fmt: skip

KIND_FOLDERS = {"unified_bank", "cube", "vector"}
MAX_NAME_BYTES = 255
TWIN_SUFFIX = ".bin"


@dataclass(frozen=True)
class BankName:
    """The parts of a bank file's name."""

    name: str
    kind: Kind
    soc_version: str
    cores: int | None = None
    """None where names of this kind have none."""
    op: str | None = None

    @property
    def path(self) -> str:
        """The place of such a file in a bank: `Ascend910B1/unified_bank/NAME`."""
        folder = self.kind.folder
        return f"{self.soc_version}/{folder}/{self.name}" if folder else self.name


def parse_name(name: str) -> BankName | None:
    """Return what a name says; None for a name that is not of CANN's forms."""
    for kind, form in _FORMS:
        if found := form.fullmatch(name):
            parts = found.groupdict()
            cores = int(parts["cores"]) if parts.get("cores") else None
            return BankName(name, kind, parts["soc"], cores, parts.get("op"))
    return None


def soc_of_folder(path: PurePosixPath) -> str | None:
    """The SoC of a file in `<soc>/unified_bank`, `<soc>/cube` or `<soc>/vector`."""
    folders = path.parts[:-1]
    if len(folders) >= 2 and folders[-1] in KIND_FOLDERS:
        return folders[-2] if re.fullmatch(_SOC, folders[-2]) else None
    return None


def twin_of(path: str) -> str:
    """The `.bin` of the same name as a GA file."""
    return path.removesuffix(".json") + TWIN_SUFFIX


def is_safe_path(path: str) -> bool:
    """Return True if `BankName.path` can make this path: it cannot lead out of a folder."""
    parts = path.split("/")
    if len(parts) == 3:
        return parts[1] in KIND_FOLDERS and is_safe_name(parts[0]) and is_safe_name(parts[2])
    return len(parts) == 1 and is_safe_name(path)


def is_safe_name(name: str) -> bool:
    return (
        bool(name)
        and not name.startswith((".", "~"))
        and not set(name) & set("/\\:")
        and visible(name) == name
        and len(name.encode()) <= MAX_NAME_BYTES
    )


def recognise(content: bytes, named: Kind | None) -> Kind:
    """The kind of a file by its content, and by the kind that its name says (None: nothing).

    Raises FormError where they contradict each other, or where neither says enough.
    """
    claiming = kinds_of_content(content)
    names = " or ".join(kind.name for kind in claiming)
    if named is not None and claiming and named not in claiming:
        raise FormError(f"by its name it is a {named.name} file, by its content {names}")
    if named is None and not claiming:
        raise FormError("neither its name nor its content is that of a CANN bank file")
    if named is None and len(claiming) > 1:
        raise FormError(f"it may be {names}, and its name does not say which")
    return named or claiming[0]


def kinds_of_content(content: bytes) -> list[Kind]:
    """The kinds that a file's first value may be of; none where nothing can be said."""
    try:
        text = decoded(content)
        at = skip_blanks(text, int(text.startswith(BYTE_ORDER_MARK)))
        first = json_value(text[at : value_end(text, at)]) if at < len(text) else None
    except FormError:
        return []
    return [kind for kind in KINDS.values() if kind.claims(first)]
