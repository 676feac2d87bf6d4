"""Each kind reads its entries, refuses others, and writes what it would accept itself."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bankd.bank.cann.document import FormError
from bankd.bank.cann.entry import Candidate, Severity
from bankd.bank.cann.kinds import KINDS
from bankd.bank.cann.lint import check_file
from tests.bankd.bank.cann.builders import (
    BIG,
    GRAPH_HEAD,
    ga_line,
    gradient_model,
    graph_line,
    rl_entry,
    runtime_line,
    unified_entry,
    unified_info,
    unified_key,
)

ONE_OF_EACH = [
    ("unified", unified_entry(1, times=(3.5, 7))),
    ("runtime", runtime_line(1)),
    ("ga", ga_line(1)),
    ("rl", rl_entry(1)),
    ("graph", graph_line(1)),
    ("gradient", gradient_model(1)),
]


def test_every_kind_is_tested() -> None:
    assert [name for name, _ in ONE_OF_EACH] == list(KINDS)


def test_a_unified_entry_has_its_candidates_best_first() -> None:
    entry = KINDS["unified"].read(unified_entry(1, tile=4, times=(3.5, 7)))

    assert entry is not None
    assert entry.info == unified_info(1)
    assert [(each.policy, each.time_us) for each in entry.candidates] == [
        ('{"tile":4}', 3.5),
        ('{"tile":5}', 7.0),
    ]
    assert entry.label == entry.right_label == unified_key(1)


def test_a_candidate_for_something_else_is_left_out_and_told() -> None:
    stranger = unified_entry(2).split(": ", 1)[1][1:]
    text = unified_entry(1)[:-1] + ", " + stranger

    entry = KINDS["unified"].read(text)

    assert entry is not None
    assert len(entry.candidates) == 1
    assert [each.severity for each in entry.oddities] == [Severity.WARNING]


def test_ids_of_64_bits_stay_exact() -> None:
    graph = KINDS["graph"].read(graph_line(0))
    gradient = KINDS["gradient"].read(gradient_model(0))

    assert graph is not None
    assert graph.info == {"graphID": BIG, "feature": {"nodes": 0}}
    assert graph.label == "18446744073709551615"
    assert gradient is not None
    assert gradient.info == {"modelhash": "18446744073709551615"}


def test_a_gradient_model_is_known_by_all_that_is_not_its_value() -> None:
    text = gradient_model(1).replace('"modelvalue"', '"modelgraphid":3,"modelvalue"')

    entry = KINDS["gradient"].read(text)

    assert entry is not None
    assert entry.info == {"modelhash": str(BIG - 1), "modelgraphid": 3}


@pytest.mark.parametrize(
    ("kind", "text"),
    [("runtime", "{}"), ("ga", "{}"), ("graph", GRAPH_HEAD), ("graph", '{"version": "9"}')],
)
def test_what_is_no_entry_is_passed_over(kind: str, text: str) -> None:
    assert KINDS[kind].read(text) is None


@pytest.mark.parametrize(
    ("kind", "text", "what"),
    [
        ("unified", '"k": {}', "Expected `array`"),
        ("unified", '"k": []', "of length >= 1"),
        ("unified", '"k": [1]', "Expected `object`"),
        ("unified", '"k": [{"info_dict": {}}]', "knowledge"),
        ("unified", '"k": [{"info_dict": {"a": 1e999}, "knowledge": {}}]', "cannot say"),
        ("runtime", "[]", "Expected `object`"),
        ("runtime", '{"info_dict": {}, "knowledge": {}}', "op"),
        ("runtime", '{"info_dict": {}, "knowledge": [], "op": "A"}', "knowledge"),
        ("runtime", '{"id": 1.5, "info_dict": {}, "knowledge": {}, "op": "A"}', "id"),
        ("runtime", '{"info_dict": {"a": NaN}, "knowledge": {}, "op": "A"}', "cannot say"),
        ("ga", '{"shape": {}}', "tiling"),
        ("ga", '{"shape": {}, "tiling": ["x"]}', "null`, got `str`"),
        ("ga", '{"shape": {}, "tiling": [true]}', "null`, got `bool`"),
        ("rl", '"[]": []', "Expected `str`"),
        ("graph", '{"graphID": 1.0, "feature": {}, "strategy": {}}', "graphID"),
        ("graph", '{"graphID": true, "feature": {}, "strategy": {}}', "graphID"),
        ("graph", '{"graphID": -1, "feature": {}, "strategy": {}}', "64 bits"),
        ("graph", '{"graphID": 18446744073709551616, "feature": {}, "strategy": {}}', "64 bits"),
        ("gradient", '{"modelhash": 1, "modelvalue": {}}', "modelhash"),
        ("gradient", '{"modelhash": "1", "modelvalue": {"gradientSize": []}}', "gradientTime"),
    ],
)
def test_an_entry_of_another_form_is_refused(kind: str, text: str, what: str) -> None:
    with pytest.raises(FormError, match=what):
        KINDS[kind].read(text)


@pytest.mark.parametrize(("name", "text"), ONE_OF_EACH)
def test_what_a_kind_writes_it_reads_back(name: str, text: str) -> None:
    kind = KINDS[name]
    entry = kind.read(text)
    assert entry is not None
    best = entry.best

    written = kind.render(replace(entry, op="MatMulV3", candidates=(best,)))

    again = kind.read(written)
    assert again is not None
    assert (again.info, again.label, again.best.policy) == (entry.info, entry.label, best.policy)
    assert again.best.time_us == best.time_us
    head, tail = kind.head, kind.tail
    assert check_file(f"{head}{written}{tail}".encode(), kind) == []


@pytest.mark.parametrize("stated", [-1, float("nan"), float("inf"), "12", True, [], 10**400])
def test_an_impossible_time_is_no_time(stated: object) -> None:
    candidate = Candidate("{}", stated)

    assert candidate.time_us is None
    assert candidate.is_impossible


def test_a_great_time_is_kept_and_a_missing_one_is_not_impossible() -> None:
    assert Candidate("{}", 10**17).time_us == 1e17
    assert not Candidate("{}", None).is_impossible


def test_a_file_with_faults_is_not_accepted() -> None:
    content = f"{runtime_line(1)}\nnonsense\n{runtime_line(2)}\n{{\n".encode()

    faults = check_file(content, KINDS["runtime"])

    assert [each.line for each in faults] == [2, 4]
    assert check_file(b"\xff", KINDS["runtime"])[0].what == "is not UTF-8 text"
