"""Entries of every kind that a list may meet, and words of a filter with what they mean."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from dataclasses import dataclass

from hypothesis import strategies as st

from bankd.bank import Bank, Decision, TargetKey, TimingSummary, canonical, content_hash
from tests.bankd.bank.builders import V3, V4

HERE = canonical({"cpu_model": "this one"})
ELSEWHERE = canonical({"cpu_model": "another"})

TASKS = tuple(
    canonical(task)
    for task in (
        {
            "op": "conv",
            "inputs": ["f32[1,64]", "f32[3,3]"],
            "output": "f32[1,1]",
            "strides": [2, 2],
        },
        {"op": "gemm", "inputs": ["f32[1,64]", "bf16[64,64]"], "output": "f32[1,64]"},
        {"op": "Gemm", "inputs": ["f16[64]"], "output": "f32[1,64,1]", "tail": "Relu(x)"},
        {"op": "subgraph", "nodes": [{"op": "conv"}], "inputs": ["f32[1,1]"], "outputs": ["t0"]},
        {"cann": "unified", "file": "a b_c%d.json"},
        {"op": "größer", "inputs": [], "output": 'f32["quoted\\"]'},
        ["no", "object", 1e-7],
        "a text",
        {"op": "", "inputs": "f32[1,64]"},
    )
)
POLICIES = tuple(
    canonical(policy)
    for policy in (
        {},
        {"impl": "winograd", "tile_m": 6, "unroll": 0},
        {"impl": "Direct", "tile_m": 14.5, "unroll": False, "small": 1e-7},
        {"impl": None, "many": [1, "x"], "größe": "Ä b"},
        {"impl": "fp32", "k": 2**70, "big": 2**53 + 1, "tile_m": "6"},
        ["tile_m", 6],
        "conv",
        17,
    )
)
TARGETS = (V4, V3, TargetKey("Ascend910B1", 20), TargetKey("x86_64-v4", 4))
RULES = ("tuned", "default", "Imported", "sgat")
MODELS = ("resnet50.onnx", "BERT base.onnx", "100%_\\.onnx")


@dataclass(frozen=True)
class Entry:
    """A decision as a list knows it."""

    decision: Decision
    revision: int
    models: frozenset[str]


Meaning = Callable[[Entry], bool]


@dataclass(frozen=True)
class Said:
    """A word of a filter, and what it means."""

    text: str
    means: Meaning

    def __repr__(self) -> str:
        return self.text


def key_of(number: int) -> str:
    return content_hash(TASKS[number])[:32] if number % 2 else f"{number}:Key_%{number}"


times_us = st.sampled_from([0.0, 0.5, 1.0, 2.0, 50.0, 1000.0, 1500.0])


@st.composite
def timings(draw: st.DrawFn) -> TimingSummary:
    median, width = draw(times_us), draw(st.sampled_from([0.0, 0.01, 0.05, 3.0]))
    return TimingSummary(draw(st.sampled_from([1, 5, 21])), median, median, median * (1 + width))


@st.composite
def decisions(draw: st.DrawFn) -> Decision:
    number = draw(st.integers(0, len(TASKS) - 1))
    return Decision(
        key=key_of(number),
        task=TASKS[number],
        target=draw(st.sampled_from(TARGETS)),
        policy=draw(st.sampled_from(POLICIES)),
        rule=draw(st.sampled_from(RULES)),
        environment=draw(st.sampled_from([HERE, ELSEWHERE])),
        baseline=draw(st.none() | timings()),
        timing=draw(st.none() | timings()),
    )


def fill(bank: Bank, revisions: list[list[Decision]], models: dict[str, list[int]]) -> None:
    """One commit after the other, a revision for each target of it; and who used what."""
    for chosen in revisions:
        for target in TARGETS:
            of_target = {one.key: one for one in chosen if one.target == target}
            if of_target:
                bank.commit(target, list(of_target.values()), "some", "me")
    for name, numbers in models.items():
        asked = {key_of(number): TASKS[number] for number in numbers}
        bank.use_model(content_hash(name), name, V4, asked)


def a_bit_of_everything() -> list[list[Decision]]:
    """Each task on each target, with parts that come together differently each time."""
    figures = [
        None if number % 4 == 3 else TimingSummary(count, median, median, median * width)
        for number, (median, count, width) in enumerate(
            itertools.product((0.5, 50.0, 1500.0, 1.0, 2.0, 0.0), (1, 5, 21), (1, 1.05, 4))
        )
    ]
    chosen = [
        Decision(
            key=key_of(task),
            task=TASKS[task],
            target=target,
            policy=POLICIES[(number * 5 + number // 4) % len(POLICIES)],
            rule=RULES[number * 3 // 5 % len(RULES)],
            environment=(HERE, ELSEWHERE)[number // 3 % 2],
            baseline=figures[number * 5 % len(figures)],
            timing=figures[number * 7 % len(figures)],
        )
        for number, (task, target) in enumerate(itertools.product(range(len(TASKS)), TARGETS))
    ]
    return [chosen[::2], chosen[1::3], chosen]


def entries(bank: Bank) -> list[Entry]:
    """What stands, in the bank's own order, by other ways than a list's."""
    numbers = {one.id: one.number for one in bank.log()}
    keys = {model.name: set(bank.model_keys(model.content_hash, V4)) for model in bank.models()}
    return [
        Entry(
            one,
            numbers[one.revision or ""],
            frozenset(name for name in keys if one.target == V4 and one.key in keys[name]),
        )
        for one in bank.records()
    ]


def _folded(text: str) -> str:
    return text.encode().lower().decode()


def _object(text: str) -> dict[str, object]:
    content = json.loads(text)
    return content if isinstance(content, dict) else {}


def _mentions(word: str) -> Meaning:
    def means(entry: Entry) -> bool:
        one, written = entry.decision, canonical(_folded(word))[1:-1]
        shown = one.policy.replace('"', "").replace(":", "=")
        in_texts = any(written in _folded(text) for text in (one.task, one.policy, shown))
        return in_texts or any(_folded(word) in _folded(text) for text in (one.key, one.rule))

    return means


def _op(names: list[str]) -> Meaning:
    folded = {_folded(name) for name in names}
    return lambda entry: _folded(str(_object(entry.decision.task).get("op", "?"))) in folded


def _knob(name: str, value: str) -> Meaning:
    def means(entry: Entry) -> bool:
        knobs = {_folded(knob): value for knob, value in _object(entry.decision.policy).items()}
        if _folded(name) not in knobs:
            return False
        knob = knobs[_folded(name)]
        if isinstance(knob, int | float) and not isinstance(knob, bool):
            return value == json.dumps(knob)
        return _folded(knob if isinstance(knob, str) else canonical(knob)) == _folded(value)

    return means


def _text_has(*pieces: str) -> Meaning:
    return lambda entry: any(piece in entry.decision.task for piece in pieces)


FIGURES: dict[str, Callable[[Decision], float | None]] = {
    "tuned": lambda one: one.timing.median_us if one.timing else None,
    "default": lambda one: one.baseline.median_us if one.baseline else None,
    "speedup": lambda one: one.speedup,
    "samples": lambda one: one.timing.count if one.timing else None,
    "spread": lambda one: (
        (one.timing.high_us - one.timing.low_us) / one.timing.median_us
        if one.timing and one.timing.median_us
        else None
    ),
}
COMPARISONS: dict[str, Callable[[float, float], bool]] = {
    "<": lambda one, other: one < other,
    ">": lambda one, other: one > other,
    "<=": lambda one, other: one <= other,
    ">=": lambda one, other: one >= other,
}
NUMBERS = {
    "tuned": [("1ms", 1000.0), ("50us", 50.0), ("50", 50.0), ("500ns", 0.5), (".0015S", 1500.0)],
    "default": [("1MS", 1000.0), ("1e0", 1.0), ("2.us", 2.0)],
    "speedup": [("1", 1.0), ("1.5x", 1.5), ("20X", 20.0)],
    "samples": [("5", 5.0), ("21", 21.0)],
    "spread": [("5%", 0.05), ("300%", 3.0)],
}


def _figure(name: str, comparison: str, number: float) -> Meaning:
    def means(entry: Entry) -> bool:
        value = FIGURES[name](entry.decision)
        return value is not None and COMPARISONS[comparison](value, number)

    return means


def all_comparisons() -> list[Said]:
    return [
        Said(f"{shown}{comparison}{text}", _figure(name, comparison, number))
        for name, numbers in NUMBERS.items()
        for text, number in numbers
        for comparison in COMPARISONS
        for shown in _ways_to_name(name, text)
    ]


def _ways_to_name(figure: str, number: str) -> tuple[str, ...]:
    """Times and ratios may stand alone."""
    is_clear = figure == "tuned" or (figure == "speedup" and number[-1] in "xX")
    return ("", figure) if is_clear else (figure.title(),)


def quoted(text: str) -> str:
    return '"' + text.replace('"', '""') + '"'


def _bare(text: str) -> Said:
    return Said(quoted(text), _mentions(text))


def _knob_said(name: str, value: str) -> Said:
    return Said(f"{name}:{quoted(value)}", _knob(name, value))


PIECES = ("CONV", "gemm", "%", "_", "a b", "größer", "GRÖßER", "\\", '"', "tile_m=6", "f32[1", ":",
          "measured", "Ä", "tuned", "e", ">1ms", "")  # fmt: skip
KNOBS = (("impl", "WINOGRAD"), ("IMPL", "null"), ("tile_m", "6"), ("tile_m", "14.5"),
         ("unroll", "0"), ("unroll", "false"), ("small", "1e-07"), ("many", '[1,"x"]'),
         ("k", "7"), ("k", str(2**70)), ("big", str(2**53 + 1)), ("big", str(2**53)),
         ("none", "6"))  # fmt: skip


def all_words() -> list[Said]:
    """One of each kind and more, without comparisons."""
    return [
        *map(_bare, PIECES),
        *(_knob_said(*knob) for knob in KNOBS),
        Said("Conv", _mentions("conv")),
        Said("op:conv,GEMM", _op(["conv", "gemm"])),
        Said('op:"größer",subgraph', _op(["größer", "subgraph"])),
        Said("op:?", _op(["?"])),
        Said("soc:X86_64-v4", lambda entry: entry.decision.target.soc_version == "x86_64-v4"),
        Said("cores:2,20", lambda entry: entry.decision.target.cores in (2, 20)),
        Said("key:0:K", lambda entry: entry.decision.key.startswith("0:K")),
        Said(f"key:{key_of(1)[:3]},8", lambda entry: entry.decision.key.startswith(
            (key_of(1)[:3], "8"))),
        Said("rule:TUNED,imported", lambda entry: entry.decision.rule in ("tuned", "Imported")),
        Said("dtype:F32", _text_has('"f32[')),
        Said("dtype:f16,bf16", _text_has('"f16[', '"bf16[')),
        Said("shape:1x64", _text_has('[1,64]"')),
        Said("shape:1,64", _text_has('[1,64]"')),
        Said("shape:1x1,3X3", _text_has('[1,1]"', '[3,3]"')),
        Said("shape:64", _text_has('[64]"')),
        Said("shape:2x2", _text_has('[2,2]"')),
        Said("rev:r1,3", lambda entry: entry.revision in (1, 3)),
        Said("model:RESNET50", lambda entry: "resnet50.onnx" in entry.models),
        Said('model:%_,"bert b"', lambda entry: bool(entry.models - {"resnet50.onnx"})),
        Said("Inherited", lambda entry: entry.decision.environment != HERE),
        Said("measured", lambda entry: entry.decision.timing is not None),
    ]  # fmt: skip


def negated(said: Said) -> Said:
    return Said(f"!{said.text}", lambda entry: not said.means(entry))


words = st.sampled_from([*all_words(), *all_comparisons()])
filters = st.lists(words | words.map(negated), max_size=3)
