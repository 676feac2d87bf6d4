"""What an export would hold is known before it is written."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bankd.bank import Bank
from bankd.bank.connection import Interrupted
from bankd.bank.exchange import Preview, export, make_key, preview
from bankd.bank.exchange.manifest_signature import can_verify
from bankd.errors import BankError
from tests.bankd.bank.builders import V4, a_decision, a_key
from tests.bankd.bank.exchange.exports import fill, names_in

Options = Callable[[Bank], dict[str, Any]]


@pytest.fixture
def bank(tmp_path: Path) -> Bank:
    bank = Bank.open(tmp_path / "bank")
    fill(bank)
    return bank


@pytest.mark.parametrize("form", ["folder", "file"])
@pytest.mark.parametrize(
    "options",
    [
        lambda _: {},
        lambda _: {"cores": 8},
        lambda _: {"keys": [a_key(1), "unheard of"]},
        lambda bank: {"at": bank.revision("r1")},
    ],
    ids=["all", "one core count", "keys", "at a revision"],
)
def test_a_preview_says_what_is_then_written(
    bank: Bank, tmp_path: Path, options: Options, form: Any
) -> None:
    seen = preview(bank, V4.soc_version, **options(bank))

    done = export(bank, tmp_path / "out", V4.soc_version, form=form, **options(bank))

    manifest = done.manifest
    assert seen == Preview(
        manifest.counts, sum(manifest.counts.values()), manifest.cores, manifest.decisions_root,
        manifest.evidence_root, done.size_bytes,
    )  # fmt: skip
    assert seen.is_whole


@pytest.mark.skipif(not can_verify(), reason="the extra `signing` is not installed")
def test_a_signature_is_foreseen_too(bank: Bank, tmp_path: Path) -> None:
    key = tmp_path / "our.key"
    key_id = make_key(key)

    seen = preview(bank, V4.soc_version, sign=key)

    done = export(bank, tmp_path / "out", V4.soc_version, sign=key)
    assert (seen.signer, seen.size_bytes) == (key_id, done.size_bytes)


def test_counts_come_first_and_nothing_is_written(
    bank: Bank, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[preview.__module__], "BETWEEN_NEWS", 2)
    before = names_in(tmp_path)
    heard: list[Preview] = []

    preview(bank, V4.soc_version, hear=heard.append)

    first = heard[0]
    assert (first.counts["decisions"], first.counts["observations"]) == (5, 6)
    assert (first.decisions_root, first.made, first.is_whole) == (None, 0, False)
    assert [one.made for one in heard] == sorted(one.made for one in heard)
    assert len(heard) > 2
    assert names_in(tmp_path) == before


def test_a_preview_that_was_stopped_ends_and_the_bank_is_as_before(bank: Bank) -> None:
    def stop(known: Preview) -> None:
        if known.cores:
            raise Interrupted("stopped", "ask again")

    with pytest.raises(Interrupted):
        preview(bank, V4.soc_version, hear=stop)

    assert preview(bank, V4.soc_version).is_whole


@pytest.mark.parametrize("do", [preview, lambda bank, soc: export(bank, bank.path / "x", soc)])
def test_a_target_that_no_export_can_name_is_an_error(tmp_path: Path, do: Any) -> None:
    target = replace(V4, soc_version="[red]\x1b[2J")
    with Bank.open(tmp_path) as bank:
        bank.commit(target, [a_decision(1, target=target)], "hostile", "them")

        with pytest.raises(BankError) as caught:
            do(bank, target.soc_version)

    assert caught.value.hint


def test_interrupting_the_bank_ends_a_preview(bank: Bank, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[preview.__module__], "BETWEEN_NEWS", 1)

    def stop(known: Preview) -> None:
        if known.made:
            bank.interrupt()

    with pytest.raises(Interrupted):
        preview(bank, V4.soc_version, hear=stop)
