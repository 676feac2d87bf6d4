"""Conditions of a filter on an entry, as SQL over the rows that `ordered` joins.

Rows are named target, entry (a row of a state), chosen (the decision) and tasks. No condition is
ever NULL, so that its negation matches all the rest. What people typed is bound, never pasted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bankd.bank.canonical import canonical


class Table(StrEnum):
    """Tables that have to be joined to a state for it: narrow rows are sorted quicker."""

    CHOSEN = "chosen"
    TASKS = "tasks"
    POLICIES = "policies"


class Here:
    """Stands for the environment of this machine among the parameters."""


@dataclass(frozen=True)
class Condition:
    """SQL that is true or false of an entry."""

    sql: str
    parameters: tuple[object, ...] = ()
    tables: frozenset[Table] = frozenset()

    def negated(self) -> Condition:
        return Condition(f"NOT ({self.sql})", self.parameters, self.tables)


OF_TASK = frozenset({Table.TASKS})
OF_DECISION = frozenset({Table.CHOSEN})

EVERYTHING = Condition("true")

# Texts are ASCII for SQLite's lower(), and JSON where they may not be asked otherwise: a text of
# another form, which only a damaged bank has, has no op.
OP = (
    "coalesce(CASE WHEN json_valid(tasks.text)"
    " THEN CAST(json_extract(tasks.text, '$.op') AS TEXT) END, '?')"
)
SPEEDUP = "chosen.baseline_median_us / nullif(chosen.timing_median_us, 0)"
SPREAD = "(chosen.timing_high_us - chosen.timing_low_us) / nullif(chosen.timing_median_us, 0)"
TUNED = "chosen.timing_median_us"
DEFAULT = "chosen.baseline_median_us"
SAMPLES = "chosen.timing_count"

# As stored, and as lists show it: {"tile_m":6} and {tile_m=6}.
_POLICY_MENTIONS = """
    chosen.policy IN (
        SELECT id FROM policies
        WHERE instr(lower(text), ?) > 0
           OR instr(lower(replace(replace(text, '"', ''), ':', '=')), ?) > 0)
"""
_MENTIONS = f"""
    (instr(lower(tasks.text), ?) > 0 OR instr(lower(tasks.key), ?) > 0
     OR instr(lower(chosen.rule), ?) > 0 OR {_POLICY_MENTIONS})
"""
_KNOB = """
    chosen.policy IN (
        SELECT policies.id FROM policies
        CROSS JOIN json_each(
            CASE WHEN json_valid(policies.text)
            THEN CASE WHEN json_type(policies.text) = 'object' THEN policies.text END END
        ) AS knob
        WHERE lower(knob.key) = ? AND ({0}))
"""
_KNOB_VALUE = """
    CASE WHEN knob.type IN ('integer', 'real') THEN knob.value = ?
         WHEN knob.type IN ('true', 'false', 'null') THEN knob.type = ?
         ELSE lower(knob.value) = ? END
"""
_OF_MODEL = """
    (entry.target, entry.task) IN (
        SELECT model_tasks.target, model_tasks.task
        FROM models CROSS JOIN model_tasks ON model_tasks.model = models.id
        WHERE {0})
"""
_LAST_CHARACTER = "\U0010ffff"


def all_of(conditions: Iterable[Condition]) -> Condition:
    """Join conditions; without any: true."""
    several = list(conditions)
    if not several:
        return EVERYTHING
    return Condition(
        " AND ".join(f"({one.sql})" for one in several),
        tuple(parameter for one in several for parameter in one.parameters),
        frozenset(table for one in several for table in one.tables),
    )


def mentions(word: str) -> Condition:
    """A word anywhere in the task's text, its key, the rule or the policy."""
    text, in_json = lower(word), _in_json(word)
    return Condition(_MENTIONS, (in_json, text, text, in_json, in_json), OF_TASK | OF_DECISION)


def op_is(names: Sequence[str]) -> Condition:
    return Condition(f"lower({OP}) IN {_places(names)}", _lower(names), OF_TASK)


def soc_is(names: Sequence[str]) -> Condition:
    return Condition(f"lower(target.soc_version) IN {_places(names)}", _lower(names))


def cores_are(numbers: Sequence[int]) -> Condition:
    return Condition(f"target.cores IN {_places(numbers)}", tuple(numbers))


def key_begins(beginnings: Sequence[str]) -> Condition:
    within = " OR ".join("key >= ? AND key < ?" for _ in beginnings)
    return Condition(
        f"entry.task IN (SELECT id FROM tasks WHERE {within})",
        tuple(limit for one in beginnings for limit in (one, one + _LAST_CHARACTER)),
    )


def rule_is(names: Sequence[str]) -> Condition:
    return Condition(f"lower(chosen.rule) IN {_places(names)}", _lower(names), OF_DECISION)


def has_dtype(names: Sequence[str]) -> Condition:
    """A type of the task is of one of these: "f32[1,64]" of f32."""
    return _text_holds([f'"{_in_json(name)}[' for name in names])


def has_shape(shapes: Sequence[Sequence[int]]) -> Condition:
    """A type of the task has just these dimensions. A type ends as a text does; lists do not."""
    return _text_holds([f'[{",".join(map(str, shape))}]"' for shape in shapes])


def introduced_by(revisions: Sequence[int]) -> Condition:
    return Condition(f"entry.revision IN {_places(revisions)}", tuple(revisions))


def used_by(names: Sequence[str]) -> Condition:
    """A model whose name has this in it has asked for the entry."""
    named = " OR ".join("instr(lower(models.name), ?) > 0" for _ in names)
    return Condition(_OF_MODEL.format(named), _lower(names))


def inherited() -> Condition:
    """Decided in another environment than that of this machine."""
    elsewhere = "chosen.environment NOT IN (SELECT id FROM environments WHERE text = ?)"
    return Condition(elsewhere, (Here,), OF_DECISION)


def measured() -> Condition:
    return Condition(f"{SAMPLES} IS NOT NULL", (), OF_DECISION)


def compares(figure: str, comparison: str, number: float) -> Condition:
    """A figure (SQL of this module) against a number; what is not known matches nothing."""
    return Condition(f"coalesce({figure} {comparison} ?, false)", (number,), OF_DECISION)


def knob_is(name: str, values: Sequence[tuple[str, int | float | None]]) -> Condition:
    """A knob of the policy has one of these values, each as text and, where it is one, number."""
    texts = [(number, lower(text), lower(text)) for text, number in values]
    sql = _KNOB.format(" OR ".join(_KNOB_VALUE for _ in values))
    parameters = (lower(name), *(each for three in texts for each in three))
    return Condition(sql, parameters, OF_DECISION)


def lower(text: str) -> str:
    """Lower the case as SQLite's lower() does: ASCII only."""
    return "".join(letter.lower() if letter.isascii() else letter for letter in text)


def _lower(texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(map(lower, texts))


def _in_json(text: str) -> str:
    """Return a text as it is inside a text of canonical JSON."""
    return canonical(lower(text))[1:-1]


def _text_holds(pieces: Sequence[str]) -> Condition:
    sql = " OR ".join("instr(lower(tasks.text), ?) > 0" for _ in pieces)
    return Condition(f"({sql})", tuple(pieces), OF_TASK)


def _places(values: Sequence[object]) -> str:
    return f"({', '.join('?' * len(values))})"
