"""The language in which people say which entries they want to see: text -> conditions.

Words stand between blanks, and all must hold.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bankd.bank.canonical import well_formed
from bankd.bank.listing import conditions
from bankd.bank.listing.conditions import Condition, Here
from bankd.bank.listing.words import FilterError, Word, words

_US = {"": 1.0, "ns": 1e-3, "us": 1.0, "µs": 1.0, "μs": 1.0, "ms": 1e3, "s": 1e6}
_TIMES = "a time, such as 50us or 1.5ms (ns, us, ms, s)"
_NUMBER = re.compile(r"((?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:e[+-]?[0-9]+)?)(.*)", re.DOTALL)
_KNOB_NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?")
_WHOLE = re.compile(r"[0-9]{1,9}")
_SHAPE = re.compile(r"[0-9]+(?:[x,][0-9]+)*")


@dataclass(frozen=True)
class _Figure:
    """A field that can be compared: its SQL, the units of its numbers, and an example."""

    sql: str
    units: dict[str, float]
    """Unit -> what it is a multiple of. Empty: none may be said."""
    such_as: str


_FIGURES = {
    "tuned": _Figure(conditions.TUNED, _US, _TIMES),
    "default": _Figure(conditions.DEFAULT, _US, _TIMES),
    "speedup": _Figure(conditions.SPEEDUP, {"": 1.0, "x": 1.0}, "a ratio, such as 1.5"),
    "samples": _Figure(conditions.SAMPLES, {"": 1.0}, "a number, such as 5"),
    "spread": _Figure(conditions.SPREAD, {"%": 0.01}, "a share, such as 5%"),
}


@dataclass(frozen=True)
class Filter:
    """A filter that was understood."""

    condition: Condition

    def bound(self, here: str | None) -> Condition:
        """Insert this machine's environment. Raises FilterError where it is missing."""
        found = self.condition.parameters
        if Here not in found:
            return self.condition
        if here is None:
            raise FilterError(
                "filter: inherited: nothing was measured on this machine yet, so that"
                " inherited entries are not known",
                "tune a model here first, or leave the word out",
            )
        bound = tuple(well_formed(here) if one is Here else one for one in found)
        return replace(self.condition, parameters=bound)


def parse_filter(text: str) -> Filter:
    """Raises FilterError for what is not understood."""
    return Filter(conditions.all_of(_condition(word) for word in words(text)))


def _condition(word: Word) -> Condition:
    found = _meant(word)
    return found.negated() if word.is_negated else found


def _meant(word: Word) -> Condition:
    if word.comparison:
        return _comparison(word)
    if word.name:
        return _NAMED.get(word.name, _knob)(word)
    flag = _FLAGS.get(word.text.removeprefix("!").lower())
    return flag() if flag else conditions.mentions(word.value)


def _comparison(word: Word) -> Condition:
    number = _NUMBER.fullmatch(word.value.lower())
    if number is None:
        raise word.refused(f"{word.comparison} needs a number", "write >1ms, <50us or >1.5x")
    digits, unit = number.groups()
    figure = _FIGURES.get(word.name or ("speedup" if unit == "x" else "tuned"))
    if figure is None:
        known = ", ".join(_FIGURES)
        raise word.refused(
            f"{word.name} is no figure", f"compare {known}; quote it to search for the text"
        )
    if unit not in figure.units:
        raise word.refused(f"{digits}{unit} is not {figure.such_as}", "see the examples")
    return conditions.compares(figure.sql, word.comparison, float(digits) * figure.units[unit])


def _knob(word: Word) -> Condition:
    return conditions.knob_is(word.name, [(value, _number(value)) for value in word.values])


def _number(text: str) -> int | float | None:
    """The number of a text as JSON has it; whole ones as far as SQLite has them, exactly."""
    match = _KNOB_NUMBER.fullmatch(text.lower())
    if match is None:
        return None
    is_whole = match[1] is None and match[2] is None and len(text) < 19
    return int(text) if is_whole else float(text)


def _texts(build: Callable[[Sequence[str]], Condition]) -> Callable[[Word], Condition]:
    return lambda word: build(word.values)


def _cores(word: Word) -> Condition:
    return conditions.cores_are([_whole(word, value, "cores:2") for value in word.values])


def _revision(word: Word) -> Condition:
    texts = [value.lower().removeprefix("r") for value in word.values]
    return conditions.introduced_by([_whole(word, text, "rev:r3") for text in texts])


def _shape(word: Word) -> Condition:
    """Commas are between dimensions, unless x is: then between shapes."""
    shapes = word.values if "x" in word.value.lower() else (word.value,)
    return conditions.has_shape([_dimensions(word, shape.lower()) for shape in shapes])


def _dimensions(word: Word, shape: str) -> list[int]:
    if not _SHAPE.fullmatch(shape):
        raise word.refused(f"{shape!r} is no shape", "write shape:1x64 or shape:1,64")
    return [_whole(word, size, "shape:1x64") for size in re.split("[x,]", shape)]


def _whole(word: Word, text: str, such_as: str) -> int:
    if not _WHOLE.fullmatch(text):
        raise word.refused(f"{text!r} is not a whole number", f"write {such_as}")
    return int(text)


_NAMED: dict[str, Callable[[Word], Condition]] = {
    "op": _texts(conditions.op_is),
    "soc": _texts(conditions.soc_is),
    "cores": _cores,
    "key": _texts(conditions.key_begins),
    "rule": _texts(conditions.rule_is),
    "dtype": _texts(conditions.has_dtype),
    "shape": _shape,
    "rev": _revision,
    "model": _texts(conditions.used_by),
}
_FLAGS = {"inherited": conditions.inherited, "measured": conditions.measured}
