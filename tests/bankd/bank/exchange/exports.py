"""Banks worth exporting, and exports taken apart and put together again, rightly or wrongly."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bankd.bank import Bank, TargetKey, canonical
from bankd.bank.exchange import export, stage_export
from bankd.errors import BankError
from tests.bankd.bank.builders import V3, V4, a_decision, an_observation, of_subgraph, with_samples

SECTIONS = ("environments", "tasks", "decisions", "observations")
V4_8 = TargetKey("x86_64-v4", 8)
ELSEWHERE = canonical({"cpu_model": "another CPU", "llvm": "23"})


def fill(bank: Bank, step: int = 1) -> None:
    """Two core counts, two environments, an operator and subgraphs, failures, another target.

    All in reverse order where `step` is -1.
    """
    commits = [
        (V4, [a_decision(n) for n in (1, 2, 3)], "first"),
        (V4_8, [replace(a_decision(1, target=V4_8), environment=ELSEWHERE)], "more"),
        (V4, [of_subgraph(a_decision(4), 4)], "a subgraph"),
        (V3, [a_decision(1, target=V3)], "another target"),
    ]
    for target, decisions, message in commits[::step]:
        bank.commit(target, decisions[::step], message, "me")
    trials = [
        an_observation(1),
        with_samples(an_observation(1, tile=16)),
        replace(an_observation(2, outcome="crashed"), note='signal 11\n"é"', error=None),
        replace(an_observation(3, outcome="wrong"), error=float("inf")),
        an_observation(1, target=V4_8),
        an_observation(5, outcome="timeout"),
        an_observation(1, target=V3),
    ]
    bank.add_observations(trials[::step])


def content(bank: Bank, soc_version: str = V4.soc_version) -> tuple[set[str], set[str]]:
    """Hashes of the current decisions and of all observations of a soc_version."""
    targets = [target for target in bank.targets() if target.soc_version == soc_version]
    seen = {
        one.content_hash
        for target in targets
        for row in bank.connection.rows("SELECT key FROM tasks")
        for one in bank.observations(row["key"], target)
    }
    return {one.content_hash for one in bank.records(soc_version)}, seen


def files_of(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def names_in(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def exported(folder: Path, **options: Any) -> Path:
    """The export of a filled bank, made in a folder that lies beside it."""
    with Bank.open(folder / "exported-bank") as bank:
        fill(bank)
        output = folder / ("export.tunebank" if options.get("form") == "file" else "export")
        export(bank, output, V4.soc_version, **options)
    return output


def refusal(source: Path, **options: Any) -> BankError:
    """The error of staging; nothing may be left of it."""
    folder = source.parent / "staged"
    with pytest.raises(BankError) as caught:
        stage_export(source, folder, **options).close()
    assert not folder.exists() or list(folder.iterdir()) == []
    assert caught.value.hint
    return caught.value


def lines_of(folder: Path, section: str) -> list[str]:
    return (folder / f"{section}.jsonl").read_text().splitlines()


def rewrite(folder: Path, section: str, lines: Iterable[str], **manifest: Any) -> None:
    """Put other lines into a section, and what the manifest has to say of them."""
    text = "".join(f"{line}\n" for line in lines)
    (folder / f"{section}.jsonl").write_text(text)
    known = json.loads((folder / "manifest.json").read_text())
    known["counts"][section] = text.count("\n")
    known["sections"][section] = sha256(text.encode()).hexdigest()
    (folder / "manifest.json").write_text(canonical({**known, **manifest}) + "\n")


def rewrite_line(
    folder: Path, section: str, number: int, change: Callable[[dict[str, Any]], object]
) -> None:
    """Change the object on one line (from 1), as a forger would who leaves its hash."""
    lines = lines_of(folder, section)
    entry = json.loads(lines[number - 1])
    change(entry)
    lines[number - 1] = canonical(entry)
    rewrite(folder, section, lines)
