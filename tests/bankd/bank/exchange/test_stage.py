"""An export becomes a bank again, or is refused with the place of the fault."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bankd.bank import Bank, canonical
from bankd.bank.exchange import export, stage_export
from bankd.errors import BankError
from tests.bankd.bank.builders import V4, a_decision
from tests.bankd.bank.exchange.exports import (
    content,
    exported,
    files_of,
    fill,
    lines_of,
    refusal,
    rewrite,
    rewrite_line,
)


@pytest.mark.parametrize("form", ["folder", "file"])
def test_an_export_comes_back_as_a_bank_with_all_that_was_in_it(tmp_path: Path, form: str) -> None:
    source = exported(tmp_path, form=form)

    with (
        stage_export(source, tmp_path / "staged") as staged,
        Bank.open(tmp_path / "exported-bank") as bank,
    ):
        assert content(staged) == content(bank)
        assert staged.check() == []
        assert [str(target) for target in staged.targets()] == ["x86_64-v4_2", "x86_64-v4_8"]
        (revision,) = staged.log()
        assert revision.message == f"import of {source.name}"
        assert revision.counts.added == 5
        export(staged, tmp_path / "again", V4.soc_version)
    folder = source if form == "folder" else exported(tmp_path / "other")
    assert files_of(tmp_path / "again") == files_of(folder)


def test_a_staged_bank_is_a_bank_like_any_other(tmp_path: Path) -> None:
    with stage_export(exported(tmp_path), tmp_path / "staged") as staged:
        fill(staged)

        assert staged.check() == []
        assert staged.connection.value("PRAGMA journal_mode") == "wal"
        assert staged.connection.value("PRAGMA foreign_keys") == 1


def test_trials_come_back_oldest_first_with_their_quarantine(tmp_path: Path) -> None:
    with (
        stage_export(exported(tmp_path), tmp_path / "staged") as staged,
        Bank.open(tmp_path / "exported-bank") as bank,
    ):
        for key in (row["key"] for row in bank.connection.rows("SELECT key FROM tasks")):
            assert staged.refused(key, V4) == bank.refused(key, V4)
            assert set(staged.observations(key, V4)) == set(bank.observations(key, V4))
            times = [seen.created for seen in staged.observations(key, V4)]
            assert times == sorted(times)


def test_a_bank_of_trials_without_decisions_travels_too(tmp_path: Path) -> None:
    with Bank.open(tmp_path / "bank") as bank:
        fill(bank)
        bank.commit(
            V4, [], "all gone", "me", retired=[one.key for one in bank.records(V4.soc_version, 2)]
        )
        export(bank, tmp_path / "out", V4.soc_version, cores=2)

    with stage_export(tmp_path / "out", tmp_path / "staged") as staged:
        assert list(staged.records()) == []
        assert len(content(staged)[1]) == 5


def drop(line: int) -> Callable[[list[str]], list[str]]:
    return lambda lines: lines[: line - 1] + lines[line:]


def swap(line: int) -> Callable[[list[str]], list[str]]:
    return lambda lines: [*lines[: line - 1], lines[line], lines[line - 1], *lines[line + 1 :]]


def twice(line: int) -> Callable[[list[str]], list[str]]:
    return lambda lines: [*lines[:line], *lines[line - 1 :]]


@pytest.mark.parametrize(
    ("section", "change", "place"),
    [
        ("decisions", drop(2), "manifest: decisions_root"),
        ("decisions", swap(2), "decisions.jsonl, line 3: not in ascending order"),
        ("decisions", twice(2), "decisions.jsonl, line 3: not in ascending order"),
        ("observations", drop(2), "manifest: evidence_root"),
        ("observations", swap(1), "observations.jsonl, line 2: not in ascending order"),
        ("observations", twice(3), "observations.jsonl, line 4: not in ascending order"),
        ("tasks", swap(1), "tasks.jsonl, line 2: not in ascending order"),
        ("tasks", twice(1), "tasks.jsonl, line 2: not in ascending order"),
        ("tasks", drop(1), "no task has its key"),
        ("environments", twice(1), "environments.jsonl, line 2: not in ascending order"),
        ("environments", drop(1), "no environment has the hash"),
        ("decisions", lambda lines: [], "manifest: "),
        ("decisions", lambda lines: [*lines, ""], "decisions.jsonl, line 6: Input data"),
        ("decisions", lambda lines: [*lines, "[]"], "decisions.jsonl, line 6: Expected `object`"),
    ],
)  # fmt: skip
def test_lines_that_were_moved_are_refused_even_with_a_manifest_that_fits(
    tmp_path: Path, section: str, change: Callable[[list[str]], list[str]], place: str
) -> None:
    folder = exported(tmp_path)
    rewrite(folder, section, change(lines_of(folder, section)))

    assert place in refusal(folder).message


@pytest.mark.parametrize(
    ("section", "field", "value", "reason"),
    [
        ("decisions", "cores", 0, "Expected `int` >= 1 - at `$.cores`"),
        ("decisions", "cores", 65537, "Expected `int` <= 65536 - at `$.cores`"),
        ("decisions", "cores", 2.0, "Expected `int`, got `float` - at `$.cores`"),
        ("decisions", "cores", True, "Expected `int`, got `bool` - at `$.cores`"),
        ("decisions", "key", "", "of length >= 1 - at `$.key`"),
        ("decisions", "key", "a\nb", "matching regex"),
        ("decisions", "key", "k" * 513, "of length <= 512 - at `$.key`"),
        ("decisions", "key", "\ud800", "surrogate pair"),
        ("decisions", "key", 5, "Expected `str`, got `int` - at `$.key`"),
        ("decisions", "environment", "0" * 63, "of length >= 64 - at `$.environment`"),
        ("decisions", "environment", "0" * 64, "no environment has the hash"),
        ("decisions", "environment", "A" * 64, "no environment has the hash"),
        ("decisions", "hash", "0" * 64, "another hash"),
        ("decisions", "hash", None, "Expected `str`, got `null` - at `$.hash`"),
        ("decisions", "policy", {"tile": 9}, "another hash"),
        ("decisions", "rule", "forged", "another hash"),
        ("decisions", "rule", ["tuned"], "Expected `str`, got `array` - at `$.rule`"),
        ("decisions", "timing", [21, 1.0, 1.0], "of at least length 4, got 3 - at `$.timing`"),
        ("decisions", "timing", [21, -1.0, 1.0, 1.0], "Expected `float` >= 0.0 - at `$.timing[1]`"),
        ("decisions", "timing", [21, 1, 1.0, 1.0], "not canonical JSON"),
        ("decisions", "timing", [0, 1.0, 1.0, 1.0], "Expected `int` >= 1 - at `$.timing[0]`"),
        ("decisions", "timing", [2**63, 1.0, 1.0, 1.0], "Expected `int` <= "),
        ("decisions", "timing", "fast", "got `str` - at `$.timing`"),
        ("decisions", "timing", [21, 1.0, 1.0, 1.0, [1.0]], "of at most length 4"),
        ("decisions", "stages", [["Impl", 1.0]], "of at least length 3, got 2 - at `$.stages[0]`"),
        ("decisions", "stages", {}, "got `object` - at `$.stages`"),
        ("decisions", "evidence", ["x"], "of length >= 64 - at `$.evidence[0]`"),
        ("decisions", "evidence", ["A" * 64], "hexadecimal digits"),
        ("decisions", "evidence", ["1" * 64, "0" * 64], "not in ascending order"),
        ("decisions", "evidence", ["1" * 64, "1" * 64], "not in ascending order"),
        ("decisions", "further", 1, "unknown field `further`"),
        ("observations", "outcome", "fine", "Invalid enum value 'fine' - at `$.outcome`"),
        ("observations", "outcome", [], "got `array` - at `$.outcome`"),
        ("observations", "error", -1.0, "Expected `float` >= 0.0 - at `$.error`"),
        ("observations", "error", "nan", "Invalid enum value 'nan' - at `$.error`"),
        ("observations", "created", "2026-02-30T00:00:00Z", "day is out of range"),
        ("observations", "created", "2026-02-03 00:00:00", "matching regex '^[0-9]{4}-"),
        ("observations", "note", "n" * 300_000, "of length <= 262144 - at `$.note`"),
        ("observations", "host", None, "got `null` - at `$.host`"),
        ("observations", "timing", [21, 1.0, 1.0, 1.0, []], "of length >= 1 - at `$.timing[4]`"),
        ("observations", "timing", [21, 1.0, 1.0, 1.0, ["x"]], "got `str` - at `$.timing[4][0]`"),
        ("observations", "note", "forged", "another hash"),
        ("tasks", "task", {"op": "other"}, "another hash"),
        ("environments", "environment", {}, "another hash"),
    ],
)  # fmt: skip
def test_a_field_that_is_not_as_it_should_be_is_refused_with_its_line(
    tmp_path: Path, section: str, field: str, value: Any, reason: str
) -> None:
    folder = exported(tmp_path)
    rewrite_line(folder, section, 2, lambda entry: entry.update({field: value}))

    message = refusal(folder).message

    assert f"{section}.jsonl, line 2: " in message
    assert reason in message


@pytest.mark.parametrize("section", ["environments", "tasks", "decisions", "observations"])
def test_a_field_that_is_missing_is_refused_with_its_line(tmp_path: Path, section: str) -> None:
    folder = exported(tmp_path)
    rewrite_line(folder, section, 1, lambda entry: entry.pop("hash"))

    assert (
        f"{section}.jsonl, line 1: Object missing required field `hash`" in refusal(folder).message
    )


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        '{"policy":' + "[" * 200 + "]" * 200 + "}",
        "NaN",
        '{"timing":' + "9" * 5000 + "}",
        '"\\ud800"',
        "{}" * 1000,
    ],
)
def test_json_that_breaks_readers_is_refused_with_its_line(tmp_path: Path, text: str) -> None:
    folder = exported(tmp_path)
    lines = lines_of(folder, "decisions")
    rewrite(folder, "decisions", [lines[0], text, *lines[1:]])

    assert "decisions.jsonl, line 2: " in refusal(folder).message


def test_a_deep_policy_is_refused_on_both_sides_of_the_same_depth(tmp_path: Path) -> None:
    def nested(depth: int) -> str:
        return canonical(json.loads("[" * depth + "]" * depth))

    for depth in (64, 65):
        with Bank.open(tmp_path / f"bank{depth}") as bank:
            bank.commit(V4, [replace(a_decision(1), policy=nested(depth))], "deep", "me")
            if depth == 64:
                export(bank, tmp_path / "out", V4.soc_version)
                stage_export(tmp_path / "out", tmp_path / "staged").close()
            else:
                with pytest.raises(BankError, match="nested more than 64 deep"):
                    export(bank, tmp_path / "no", V4.soc_version)


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("format", "other", "not the manifest of an export"),
        ("version", 2, "version 2 of the format"),
        ("soc_version", "../../etc", "at `$.soc_version`"),
        ("soc_version", "x86_64-v3", "another hash"),
        ("cores", [2], "core count 8 is not in the manifest"),
        ("cores", [2, 8, 16], "manifest: cores"),
        ("cores", [8, 2], "cores is not in ascending order"),
        ("cores", [], "of length >= 1 - at `$.cores`"),
        ("cores", "28", "got `str` - at `$.cores`"),
        ("counts", {}, "counts or sections are not those of environments"),
        ("counts", 5, "got `int` - at `$.counts`"),
        ("sections", {"decisions": "x"}, "at `$.sections[...]`"),
        ("decisions_root", "0" * 64, "manifest: decisions_root"),
        ("evidence_root", "0" * 64, "manifest: evidence_root"),
        ("evidence_root", 0, "got `int` - at `$.evidence_root`"),
        ("created", "2026", "unknown field `created`"),
    ],
)
def test_a_manifest_that_says_something_else_is_refused(
    tmp_path: Path, field: str, value: Any, reason: str
) -> None:
    folder = exported(tmp_path)
    rewrite(folder, "tasks", lines_of(folder, "tasks"), **{field: value})

    assert reason in refusal(folder).message


@pytest.mark.parametrize("count", [0, 4, 6, 2**40, 2**40 + 1, -1])
def test_a_wrong_count_is_refused(tmp_path: Path, count: int) -> None:
    folder = exported(tmp_path)
    known = json.loads((folder / "manifest.json").read_text())
    known["counts"]["decisions"] = count
    rewrite(folder, "tasks", lines_of(folder, "tasks"), counts=known["counts"])

    message = refusal(folder).message
    assert "decisions" in message or "$.counts" in message


def test_a_task_or_an_environment_that_nobody_needs_is_refused(tmp_path: Path) -> None:
    folder = exported(tmp_path)
    with Bank.open(tmp_path / "exported-bank") as bank:
        export(bank, tmp_path / "one", V4.soc_version, keys=["3578d8255b4f5b9689ee16bc073080f9"])
    rewrite(tmp_path / "one", "tasks", lines_of(folder, "tasks"))

    message = refusal(tmp_path / "one").message

    assert "tasks.jsonl, line " in message
    assert "nothing points at it" in message
