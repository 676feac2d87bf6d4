"""Our decisions about gradients in CANN's gradient files, and what such files say of ours."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from bankd.bank import Bank, TargetKey
from bankd.bank.cann import export_cann, lint, stage_cann
from bankd.bank.cann.file_export import WrittenFile, imported_times
from bankd.bank.merge import merge
from bankd.bank.state import State
from tests.bankd.bank.builders import V3, V4, a_decision
from tests.bankd.bank.cann.builders import GRADIENT_NAME, gradient, gradient_model, write
from tests.bankd.gradient_sets import READY_US, SUBJECT, a_set, measured, of_gradients

NAME = "x86_64-v4_gradient_fusion.json"
SIZES = [4000, 8192000, 1024, 256]


def decide(bank: Bank, *numbers: int, ready: bool = True) -> None:
    """Decisions about gradients that differ in their first, with their times of readiness."""
    sets = [a_set(number) for number in numbers]
    if ready:
        bank.add_observations([measured(one) for one in sets])
    bank.commit(V4, [of_gradients(one) for one in sets], "gradients", "me")


def bring(path: Path, into: Bank, folder: Path) -> None:
    folder.mkdir()
    with stage_cann(path, folder) as staged:
        merge(into, State(staged), author="me", message="import")


def content(path: Path) -> list[Any]:
    found: list[Any] = json.loads(path.read_bytes())
    return found


def test_our_decisions_are_models_of_a_gradient_file(bank: Bank, tmp_path: Path) -> None:
    bank.add_observations([
        measured(created="2026-01-01T00:00:00.000000Z"),
        measured(samples=(1.0, 2.0, 3.0, 4.5), created="2026-01-02T00:00:00.000000Z"),
    ])  # fmt: skip
    bank.commit(V4, [of_gradients(), a_decision(1)], "both", "me")

    (written,) = export_cann(bank, tmp_path / "out")

    value = {"gradientSize": SIZES, "gradientTime": [1.0, 2.0, 3.0, 4.5]}
    assert content(tmp_path / "out" / NAME) == [{"modelhash": SUBJECT.key, "modelvalue": value}]
    assert (written.path, written.kind, written.entries) == (NAME, "gradient", 1)
    assert written.origin == "composed"
    assert not [found for one in lint(tmp_path / "out") for found in one.findings]


def test_what_is_written_is_read_back_and_written_again_byte_for_byte(
    bank: Bank, tmp_path: Path
) -> None:
    decide(bank, 1000, 7, 50)
    export_cann(bank, tmp_path / "first")
    first = (tmp_path / "first" / NAME).read_bytes()

    with stage_cann(tmp_path / "first" / NAME, tmp_path / "other") as other:
        export_cann(other, tmp_path / "second")
    bring(tmp_path / "first" / NAME, bank, tmp_path / "staged")
    export_cann(bank, tmp_path / "third")

    assert len(json.loads(first)) == 3
    assert (tmp_path / "second" / NAME).read_bytes() == first
    assert (tmp_path / "third" / NAME).read_bytes() == first


def test_imported_models_keep_their_text_beside_ours(bank: Bank, tmp_path: Path) -> None:
    text = '{ "modelhash":"7" ,"modelvalue":{"gradientTime":[1,2],"gradientSize":[4,8]}}'
    bring(write(tmp_path, NAME, gradient(text)), bank, tmp_path / "staged")
    bring(write(tmp_path, GRADIENT_NAME, gradient(gradient_model(1))), bank, tmp_path / "another")
    decide(bank, 1000)

    export_cann(bank, tmp_path / "out")

    written = (tmp_path / "out" / NAME).read_text()
    assert text in written
    assert [model["modelhash"] for model in json.loads(written)] == ["7", SUBJECT.key]
    assert (tmp_path / "out" / GRADIENT_NAME).read_bytes() == gradient(gradient_model(1))


def test_a_newer_measurement_takes_the_place_of_the_imported_one(
    bank: Bank, tmp_path: Path
) -> None:
    decide(bank, 1000)
    export_cann(bank, tmp_path / "first")
    bring(tmp_path / "first" / NAME, bank, tmp_path / "staged")
    newer = (1.0, 2.0, 3.0, 4.0)
    bank.add_observations([measured(samples=newer, created="2027-01-01T00:00:00.000000Z")])

    export_cann(bank, tmp_path / "second")

    (model,) = content(tmp_path / "second" / NAME)
    assert model["modelvalue"]["gradientTime"] == list(newer)


def test_gradients_without_times_are_left_out_and_said(bank: Bank, tmp_path: Path) -> None:
    decide(bank, 1000, ready=False)
    note = "decisions left out, as the times of their gradients are not known: 1"

    assert export_cann(bank, tmp_path / "out") == [
        WrittenFile(NAME, "gradient", 0, "left out", note)
    ]
    assert not (tmp_path / "out" / NAME).exists()

    decide(bank, 7)
    (written,) = export_cann(bank, tmp_path / "out")
    assert [model["modelhash"] for model in content(tmp_path / "out" / NAME)] == [a_set(7).key]
    assert written.note.endswith(note)


def test_targets_are_chosen(bank: Bank, tmp_path: Path) -> None:
    decide(bank, 1000)
    other = TargetKey(V4.soc_version, 3)
    for target in (V3, other):
        bank.add_observations([replace(measured(a_set(target.cores)), target=target)])
        bank.commit(target, [of_gradients(a_set(target.cores), target=target)], "more", "me")

    def keys(*chosen: object) -> dict[str, list[str]]:
        files = export_cann(bank, tmp_path / "out", *chosen)  # type: ignore[arg-type]
        return {
            one.path: sorted(each["modelhash"] for each in content(tmp_path / "out" / one.path))
            for one in files
        }

    v3 = "x86_64-v3_gradient_fusion.json"
    assert keys() == {NAME: sorted([SUBJECT.key, a_set(3).key]), v3: [a_set(2).key]}
    assert keys("x86_64-v4") == {NAME: sorted([SUBJECT.key, a_set(3).key])}
    assert keys("x86_64-v4", 3) == {NAME: [a_set(3).key]}


def test_times_of_imported_files_are_those_of_the_same_sizes(bank: Bank, tmp_path: Path) -> None:
    decide(bank, 1000)
    export_cann(bank, tmp_path / "out")
    damaged = '{"modelhash":"8","modelvalue":{"gradientSize":[4,8],"gradientTime":[1,"x"]}}'
    short = '{"modelhash":"9","modelvalue":{"gradientSize":[4,8],"gradientTime":[1]}}'
    bring(tmp_path / "out" / NAME, bank, tmp_path / "staged")
    bring(
        write(tmp_path, GRADIENT_NAME, gradient(gradient_model(1, time_us=5), damaged, short)),
        bank,
        tmp_path / "another",
    )

    assert list(imported_times(bank, SIZES)) == [READY_US]
    assert list(imported_times(bank, [4004, 8200192])) == [(5.0, 102.0)]
    assert list(imported_times(bank, SIZES[::-1])) == []
    assert list(imported_times(bank, [4, 8])) == []
