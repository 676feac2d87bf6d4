"""What is imported: exports, bank files, and files of the original (CANN), compared with our bank.

An input is a small tree: one line of JSON with the names and sizes of its files, then their
content, so that any bytes can be kept as one file.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePosixPath
from random import Random

from bankd.bank import Bank
from bankd.bank.diff.diff import diff
from bankd.bank.exchange import export
from bankd.bank.sources import Terms, staged
from bankd.bank.state import State
from bankd.errors import BankdError
from tests.bankd.bank.builders import V4, a_decision, an_observation
from tests.bankd.bank.cann import builders as cann
from tests.fuzz.documents import mutated_lines
from tests.fuzz.door import Door
from tests.fuzz.scramble import scrambled

Tree = Mapping[str, bytes]
"""Content by path."""

MAX_BYTES = 2**22
"""Of a source, and of the bank that is made of it."""
MANIFEST = "manifest.json"
SECTIONS = ("environments", "tasks", "decisions", "observations")


def door(folder: Path) -> Door:
    """Each input is unpacked, staged, and compared with a bank that knows a part of it."""
    place = folder / "source"
    with Bank.open(folder / "ours") as ours:
        ours.commit(V4, [a_decision(1)], "first", "me")

    def enter(data: bytes) -> None:
        source = _unpacked(data, place)
        with (
            Bank.open(folder / "ours", create=False, read_only=True) as bank,
            staged(source, _terms(source)) as theirs,
            diff(State(bank), theirs) as found,
        ):
            for _ in found.differences():
                pass

    seeds = [_packed(tree) for tree in _trees(folder)]
    return Door(seeds, mutated, enter, (BankdError,))


def _terms(source: Path) -> Terms:
    """Files of the original may need to be told for what they are; others must not be."""
    if source.suffix == ".json" or (source.is_dir() and not (source / MANIFEST).exists()):
        return Terms(soc_version="Ascend910B4", cores=20, most_bytes=MAX_BYTES)
    return Terms(most_bytes=MAX_BYTES)


def mutated(chance: Random, seeds: Sequence[bytes]) -> bytes:
    """One file or two with other lines or bytes; of an export, with a manifest that fits them."""
    tree = dict(_parted(chance.choice(seeds)))
    for _ in range(chance.choice((1, 1, 2))):
        name = chance.choice(list(tree))
        if name.endswith(".db") or chance.random() < 0.25:
            tree[name] = scrambled(chance, tree[name])
        else:
            tree[name] = mutated_lines(chance, tree[name])
    if chance.random() < 0.05 and len(tree) > 1:
        del tree[chance.choice(list(tree))]
    if chance.random() < 0.1:
        tree[chance.choice(_NAMES)] = tree.pop(chance.choice(list(tree)))
    return _packed(_fitting(tree) if chance.random() < 0.8 else tree)


_NAMES = (
    cann.UNIFIED_PATH, cann.RUNTIME_PATH, cann.RL_PATH, cann.GA_PATH, cann.GRAPH_NAME,
    cann.GRADIENT_NAME, "bank.db", "x.tunebank", MANIFEST, "tasks.jsonl", "\u202e.json",
)  # fmt: skip


def _fitting(tree: Tree) -> Tree:
    """With counts and hashes in the manifest as the sections have them now."""
    try:
        manifest = json.loads(tree[MANIFEST])
        for section in SECTIONS:
            lines = tree[f"{section}.jsonl"]
            manifest["counts"][section] = lines.count(b"\n")
            manifest["sections"][section] = hashlib.sha256(lines).hexdigest()
    except (KeyError, TypeError, ValueError, RecursionError):
        return tree
    text = json.dumps(manifest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return {**tree, MANIFEST: text.encode("utf-8", "replace") + b"\n"}


def _trees(folder: Path) -> list[Tree]:
    """An export as folder and as file, a bank, files of the original, each and together."""
    with Bank.open(folder / "theirs") as bank:
        bank.commit(V4, [a_decision(1), a_decision(2, tile=16)], "first", "me")
        bank.add_observations([an_observation(1), an_observation(2, outcome="crashed")])
        export(bank, folder / "export", V4.soc_version)
        export(bank, folder / "export.tunebank", V4.soc_version, form="file")
    original = cann.one_of_each(folder / "original")
    return [
        {path.name: path.read_bytes() for path in sorted((folder / "export").iterdir())},
        {"x.tunebank": (folder / "export.tunebank").read_bytes()},
        {"bank.db": (folder / "theirs" / "bank.db").read_bytes()},
        *({path: content} for path, content in original.items()),
        original,
    ]


def _packed(tree: Tree) -> bytes:
    head = json.dumps([[name, len(content)] for name, content in tree.items()])
    return head.encode() + b"\n" + b"".join(tree.values())


def _parted(data: bytes) -> Tree:
    """Anything at all is a tree, be it one of a single file."""
    head, _, content = data.partition(b"\n")
    try:
        entries = [(str(name), int(size)) for name, size in json.loads(head)]
    except (ValueError, TypeError, RecursionError, OverflowError):
        return {"x.tunebank": data}
    tree, at = {}, 0
    for name, size in entries:
        tree[name] = content[at : at + max(size, 0)]
        at += max(size, 0)
    return tree or {"x.tunebank": data}


def _unpacked(data: bytes, place: Path) -> Path:
    """The tree on the disk: its folder, or its only file, where that lies in no folder."""
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    tree = {name: content for name, content in _parted(data).items() if _is_harmless(name)}
    for name, content in tree.items():
        path = place / name
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    only = next(iter(tree), "")
    return place / only if len(tree) == 1 and "/" not in only else place


def _is_harmless(name: str) -> bool:
    """The fuzzer itself writes nowhere else."""
    parts = PurePosixPath(name).parts
    plain = name.isprintable() and name.isascii() and 0 < len(name) < 200
    return plain and not name.startswith("/") and ".." not in parts and 0 < len(parts) <= 4
