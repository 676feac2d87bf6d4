"""Export and import are inverse, and no damage goes unseen."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bankd.bank import Bank, Decision, Observation
from bankd.bank.exchange import export, make_key, stage_export
from bankd.bank.exchange.manifest_signature import can_verify
from bankd.errors import BankError
from tests.bankd.bank.builders import V4
from tests.bankd.bank.exchange.exports import content, exported, files_of
from tests.bankd.bank.exchange.test_line_schema import decisions, observations

few = settings(max_examples=20, deadline=None)
many = settings(max_examples=120, deadline=None)


@contextmanager
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as name:
        yield Path(name)


def consistent(entries: list[Decision] | list[Observation], tasks: dict[str, str]) -> list[object]:
    """A bank takes one task for a key: those that come with another one are left out."""
    return [one for one in entries if tasks.setdefault(one.key, one.task) == one.task]


@few
@given(st.lists(decisions, max_size=5), st.lists(observations, min_size=1, max_size=5), st.data())
def test_what_is_exported_and_imported_is_equal_down_to_the_bytes(
    decided: list[Decision], seen: list[Observation], data: st.DataObject
) -> None:
    tasks: dict[str, str] = {}
    trials = [one for one in consistent(seen, tasks) if isinstance(one, Observation)]
    latest = {one.key: one for one in consistent(decided, tasks) if isinstance(one, Decision)}
    with folder() as place, Bank.open(place / "one") as one, Bank.open(place / "two") as two:
        for bank in (one, two):
            bank.connection.database.execute("PRAGMA synchronous = OFF")
        one.add_observations(trials)
        one.commit(V4, list(latest.values()), "at once", "me")
        for decision in data.draw(st.permutations(list(latest.values()))):
            two.commit(V4, [decision], "one by one", "somebody")
        for trial in data.draw(st.permutations(trials)):
            two.add_observation(trial)

        for name, bank in (("a", one), ("b", two)):
            export(bank, place / name, V4.soc_version)
        with stage_export(place / "a", place / "staged") as staged:
            assert content(staged) == content(one)
            assert staged.check() == []
            export(staged, place / "c", V4.soc_version)

        assert files_of(place / "a") == files_of(place / "b") == files_of(place / "c")


@pytest.fixture(scope="module")
def signed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, bytes]]:
    """Exports by form, signed where the library is there; and the public key."""
    place = tmp_path_factory.mktemp("signed")
    sign = place / "key" if can_verify() else None
    if sign is not None:
        make_key(sign)
    files = files_of(exported(place, sign=sign))
    single = exported(place / "b", form="file", sign=sign).read_bytes()
    return {
        "folder": files,
        "file": {"export.tunebank": single},
        "key": {"pub": (place / "key.pub").read_bytes()} if sign else {},
    }


@st.composite
def damages(draw: st.DrawFn, whole: bytes) -> bytes:
    """One bit turned, cut off, or a line gone, doubled or swapped with the next."""
    lines = whole.splitlines(keepends=True)
    number = draw(st.integers(0, len(lines) - 1))
    kind = draw(st.sampled_from(["bit", "cut", "drop", "double", "swap"]))
    if kind == "bit":
        place = draw(st.integers(0, len(whole) - 1))
        turned = whole[place] ^ (1 << draw(st.integers(0, 7)))
        return whole[:place] + bytes([turned]) + whole[place + 1 :]
    if kind == "cut":
        return whole[: draw(st.integers(0, len(whole) - 1))]
    if kind == "drop":
        return b"".join(lines[:number] + lines[number + 1 :])
    if kind == "double":
        return b"".join(lines[: number + 1] + lines[number:])
    return b"".join([*lines[:number], *lines[number : number + 2][::-1], *lines[number + 2 :]])


@many
@given(st.data())
def test_any_damage_anywhere_is_refused(
    signed: dict[str, dict[str, bytes]], data: st.DataObject
) -> None:
    form = data.draw(st.sampled_from(["folder", "file"]))
    files = signed[form]
    name = data.draw(st.sampled_from(sorted(files)))
    damaged = data.draw(damages(files[name]))
    with folder() as place:
        (place / "e").mkdir()
        for each, whole in files.items():
            (place / "e" / each).write_bytes(damaged if each == name else whole)
        source = place / "e" if form == "folder" else place / "e" / name
        key = None
        if signed["key"]:
            key = place / "pub"
            key.write_bytes(signed["key"]["pub"])
        if damaged == files[name]:
            stage_export(source, place / "staged", verify_key=key).close()
            return

        with pytest.raises(BankError) as caught:
            stage_export(source, place / "staged", verify_key=key).close()

        assert str(place / "e") in caught.value.message
        assert not (place / "staged" / "bank.db").exists()


@many
@given(st.data())
def test_of_an_export_without_a_required_key_only_the_whole_signature_can_go_unseen(
    signed: dict[str, dict[str, bytes]], data: st.DataObject
) -> None:
    whole = signed["file"]["export.tunebank"]
    damaged = data.draw(damages(whole))
    lines = whole.splitlines(keepends=True)
    harmless = {whole, b"".join(lines[:-1])} if signed["key"] else {whole}
    with folder() as place:
        source = place / "e.tunebank"
        source.write_bytes(damaged)

        if damaged in harmless:
            stage_export(source, place / "staged").close()
        else:
            with pytest.raises(BankError):
                stage_export(source, place / "staged").close()
