"""The language in which people say which entries they want to see, and in which order, as SQL.

Words stand between blanks, and all must hold. The SQL is about the rows that `view` joins: target,
entry (a row of a state), chosen (the decision), tasks and policies. No condition is ever NULL, so
that its negation matches all the rest. What people typed is bound, never pasted.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from bankd.bank.canonical import canonical, well_formed
from bankd.bank.subject import shortened
from bankd.bank.tables.rows import basis, is_pinned
from bankd.errors import BankdError, ErrorCode
from bankd.suggestion import did_you_mean

MAX_WORDS = 64
MAX_VALUES = 64
"""SQLite refuses expressions that nest a thousand deep; no person types as many as these."""
MAX_SHOWN = 40
"""Maximum number of characters of a word in a message."""

HERE = object()
"""Stands for the environment of this machine among the parameters."""

# Texts are ASCII for SQLite's lower(), and JSON where they may not be asked otherwise: a text of
# another form, which only a damaged bank has, has no op.
OP = (
    "coalesce(CASE WHEN json_valid(tasks.text)"
    " THEN CAST(json_extract(tasks.text, '$.op') AS TEXT) END, '?')"
)
_SPEEDUP = "chosen.baseline_median_us / nullif(chosen.timing_median_us, 0)"
_SPREAD = "(chosen.timing_high_us - chosen.timing_low_us) / nullif(chosen.timing_median_us, 0)"
# A policy as stored, and as lists show it: {"tile_m":6} and {tile_m=6}.
_MENTIONS = """
    instr(lower(tasks.text), ?) > 0 OR instr(lower(tasks.key), ?) > 0
    OR instr(lower(chosen.rule), ?) > 0 OR chosen.policy IN (
        SELECT id FROM policies
        WHERE instr(lower(text), ?) > 0
           OR instr(lower(replace(replace(text, '"', ''), ':', '=')), ?) > 0)
"""
_KNOB = """
    chosen.policy IN (
        SELECT written.id FROM policies AS written
        CROSS JOIN json_each(
            CASE WHEN json_valid(written.text)
            THEN CASE WHEN json_type(written.text) = 'object' THEN written.text END END
        ) AS knob
        WHERE lower(knob.key) = ?
          AND CASE WHEN knob.type IN ('integer', 'real') THEN knob.value = ?
                   WHEN knob.type IN ('true', 'false', 'null') THEN knob.type = ?
                   ELSE lower(knob.value) = ? END)
"""
_OF_MODEL = """
    (entry.target, entry.task) IN (
        SELECT model_tasks.target, model_tasks.task
        FROM models CROSS JOIN model_tasks ON model_tasks.model = models.id
        WHERE instr(lower(models.name), ?) > 0)
"""
_INHERITED = "chosen.environment NOT IN (SELECT id FROM environments WHERE text = ?)"
FLAGS = {
    "inherited": (_INHERITED, HERE),
    "measured": ("chosen.timing_count IS NOT NULL",),
    "pinned": (is_pinned("chosen"),),
}

_US = {"": 1.0, "ns": 1e-3, "us": 1.0, "µs": 1.0, "μs": 1.0, "ms": 1e3, "s": 1e6}
_TIMES = "a time, such as 50us or 1.5ms (ns, us, ms, s)"
FIGURES = {
    "tuned": ("chosen.timing_median_us", _US, _TIMES),
    "default": ("chosen.baseline_median_us", _US, _TIMES),
    "speedup": (_SPEEDUP, {"": 1.0, "x": 1.0}, "a ratio, such as 1.5"),
    "samples": ("chosen.timing_count", {"": 1.0}, "a number, such as 5"),
    "spread": (_SPREAD, {"%": 0.01}, "a share, such as 5%"),
}
"""Fields that can be compared: SQL, what each unit is a multiple of, and an example."""

_QUOTED = r'"(?:[^"]|"")*"'
_WORD = re.compile(rf'(?:[^\s"]|{_QUOTED})+|"')
_VALUE = re.compile(rf'(?:[^,"]|{_QUOTED})+')
_NAMED_WORD = re.compile(r"([A-Za-z_][A-Za-z0-9_.-]*):(.*)", re.DOTALL)
_COMPARISON = re.compile(r"([A-Za-z_]*)(<=|>=|<|>)(.*)", re.DOTALL)
_NUMBER = re.compile(r"((?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:e[+-]?[0-9]+)?)(.*)", re.DOTALL)
_KNOB_NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?")


class Column(StrEnum):
    """The value of an entry that decides its place; equal ones keep the bank's own order."""

    KEY = "key"
    OP = "op"
    SHAPES = "shapes"
    TARGET = "target"
    RULE = "rule"
    POLICY = "policy"
    DEFAULT = "default"
    TUNED = "tuned"
    SPEEDUP = "speedup"
    SPREAD = "spread"
    SAMPLES = "samples"
    REVISION = "revision"


ORDERS = {
    Column.KEY: "tasks.key",
    Column.OP: OP,
    Column.SHAPES: (
        "CASE WHEN json_valid(tasks.text) THEN json_extract(tasks.text, '$.inputs') END"
    ),
    Column.TARGET: "target.place",
    Column.RULE: "chosen.rule",
    Column.POLICY: "policies.text",
    Column.REVISION: "entry.revision",
    **{Column(name): sql for name, (sql, _, _) in FIGURES.items()},
}


class FilterError(BankdError):
    """A filter that is not understood: the message says at which word, the hint what is possible.

    It is an everyday thing, not a fault: of a filter that is being typed, half is there.
    """

    usual_code = ErrorCode.OPTION


@dataclass(frozen=True)
class Condition:
    """SQL that is true or false of an entry, and what is bound in it."""

    sql: str = "true"
    parameters: tuple[object, ...] = ()


class Word(NamedTuple):
    """One word of a filter as it was typed, and its number; 1 for the first."""

    text: str
    number: int

    def refused(self, why: str, hint: str) -> FilterError:
        typed = shortened(self.text, MAX_SHOWN)
        return FilterError(f"filter: word {self.number}, {typed!r}: {why}", hint)


def parse_filter(text: str) -> Condition:
    """Raises FilterError for what is not understood."""
    found = [_condition(word) for word in split_words(text)]
    if not found:
        return Condition()
    return Condition(
        " AND ".join(one.sql for one in found),
        tuple(parameter for one in found for parameter in one.parameters),
    )


def split_words(text: str) -> Iterator[Word]:
    """The words of a filter: blanks in quotes are no ends."""
    for number, match in enumerate(_WORD.finditer(well_formed(text)), start=1):
        if number > MAX_WORDS:
            raise FilterError(f"filter: more than {MAX_WORDS} words", "leave some out")
        yield Word(match[0], number)


def split_values(text: str) -> list[str]:
    """The values between commas, quotes taken off; what was quoted is not cut."""
    return [_unquoted(match[0]) for match in _VALUE.finditer(text)]


def lower(text: str) -> str:
    """Lower the case as SQLite's lower() does: ASCII only."""
    return "".join(letter.lower() if letter.isascii() else letter for letter in text)


def _condition(word: Word) -> Condition:
    if word.text == '"':
        raise word.refused("a quote is opened and not closed", 'write "two words"')
    body = word.text.removeprefix("!")
    if not body or body.startswith("!"):
        raise word.refused("! negates the word after it", "write !op:conv")
    if named := _NAMED_WORD.fullmatch(body):
        sql, *parameters = _named(word, named[1].lower(), named[2])
    elif compared := _COMPARISON.fullmatch(body):
        sql, *parameters = _comparison(word, compared[1].lower(), compared[2], compared[3])
    elif body.lower() in FLAGS:
        sql, *parameters = FLAGS[body.lower()]
    else:
        plain, in_json = lower(_unquoted(body)), _in_json(_unquoted(body))
        sql, *parameters = _MENTIONS, in_json, plain, plain, in_json, in_json
    is_negated = word.text.startswith("!")
    return Condition(f"NOT ({sql})" if is_negated else f"({sql})", tuple(parameters))


def _named(word: Word, name: str, text: str) -> list[object]:
    """Return the SQL of a word with values, one of which must hold, and its parameters."""
    values = split_values(text)
    if not values:
        raise word.refused(f"{name}: needs a value", f"write {name}:VALUE")
    if len(values) > MAX_VALUES:
        raise word.refused(f"more than {MAX_VALUES} values", "give fewer")
    if name == "shape" and "x" not in text.lower():
        values = [_unquoted(text)]  # Commas are between dimensions.
    sql, bind = _NAMED.get(name, (_KNOB, lambda _, value: (lower(name), *_knob_value(value))))
    parameters = [each for value in values for each in bind(word, value)]
    return [" OR ".join([sql] * len(values)), *parameters]


def _comparison(word: Word, name: str, comparison: str, value: str) -> list[object]:
    number = _NUMBER.fullmatch(_unquoted(value).lower())
    if number is None:
        raise word.refused(f"{comparison} needs a number", "write >1ms, <50us or >1.5x")
    digits, unit = number.groups()
    figure = name or ("speedup" if unit == "x" else "tuned")
    if figure not in FIGURES:
        hint = f"compare {', '.join(FIGURES)}; quote it to search for the text"
        question = did_you_mean(name, FIGURES)
        raise word.refused(f"{name} is no figure{'; ' * bool(question)}{question}", hint)
    sql, units, such_as = FIGURES[figure]
    if unit not in units:
        raise word.refused(f"{digits}{unit} is not {such_as}", "see the examples")
    return [f"coalesce({sql} {comparison} ?, false)", float(digits) * units[unit]]


def _knob_value(value: str) -> tuple[object, str, str]:
    """The value as JSON has numbers, whole ones as far as SQLite has them exactly; and as text."""
    number: float | None = None
    if match := _KNOB_NUMBER.fullmatch(value.lower()):
        is_whole = match[1] is None and match[2] is None and len(value) < 19
        number = int(value) if is_whole else float(value)
    return number, lower(value), lower(value)


def _shape(word: Word, text: str) -> tuple[str]:
    """A type ends as a text does; lists do not. Open sizes have a name: a:128x64."""
    found = [re.fullmatch("([a-p]:)?([0-9]+)", size) for size in re.split("[x,]", text.lower())]
    if not all(found):
        raise word.refused(f"{text.lower()!r} is no shape", "write shape:1x64 or shape:1,64")
    sizes = [(one[1] or "", _whole(word, one[2], "shape:1x64")) for one in found if one]
    return (f'[{",".join(f"{name}{size}" for name, size in sizes)}]"',)


def _whole(word: Word, text: str, such_as: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text):
        raise word.refused(f"{text!r} is not a whole number", f"write {such_as}")
    return int(text)


def _lower(_: Word, value: str) -> tuple[str]:
    return (lower(value),)


def _in_json(text: str) -> str:
    """Return a text as it is inside a text of canonical JSON."""
    return canonical(lower(text))[1:-1]


def _unquoted(text: str) -> str:
    return re.sub(_QUOTED, lambda quoted: quoted[0][1:-1].replace('""', '"'), text)


_NAMED: dict[str, tuple[str, Callable[[Word, str], tuple[object, ...]]]] = {
    "op": (f"lower({OP}) = ?", _lower),
    "soc": ("lower(target.soc_version) = ?", _lower),
    "cores": ("target.cores = ?", lambda word, value: (_whole(word, value, "cores:2"),)),
    "key": (
        "entry.task IN (SELECT id FROM tasks WHERE key >= ? AND key < ?)",
        lambda _, value: (value, value + "\U0010ffff"),
    ),
    "rule": (f"lower({basis('chosen')}) = ?", _lower),
    "dtype": ("instr(lower(tasks.text), ?) > 0", lambda _, value: (f'"{_in_json(value)}[',)),
    "shape": ("instr(lower(tasks.text), ?) > 0", _shape),
    "rev": (
        "entry.revision = ?",
        lambda word, value: (_whole(word, value.lower().removeprefix("r"), "rev:r3"),),
    ),
    "model": (_OF_MODEL, _lower),
}
"""SQL for one value of each named word, and what is bound in it; any other name is a knob."""
NAMES = tuple(_NAMED)
"""The names of words with values that are no knobs."""
