"""Kinds of values of settings: what they may be in words, and how JSON and plain text are read."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

MAX_SHAPES_CHARACTERS = 10_000
MAX_NAME_CHARACTERS = 1000
MAX_NUMBER_CHARACTERS = 20
"""Maximum length of a number in plain text; Python itself refuses to read one of thousands."""


@dataclass(frozen=True)
class Words:
    """A choice of words, and the value that each of them means."""

    meanings: Mapping[str, Any]

    @property
    def allowed(self) -> str:
        """The choices, such as "O1 or O2"."""
        return " or ".join(self.meanings)

    def of_json(self, value: object) -> Any:
        """The value that is meant; None where it may not be there."""
        return self.meanings.get(value) if isinstance(value, str) else None

    def of_text(self, text: str) -> Any:
        """The value that is meant, in any case; None for another word."""
        return {word.lower(): value for word, value in self.meanings.items()}.get(text.lower())


@dataclass(frozen=True)
class Number:
    """A number from `low` to `high`."""

    low: int
    high: int
    type: type = int

    @property
    def allowed(self) -> str:
        """The range, such as "a whole number from 1 to 8,192"."""
        if self.low == self.high:
            return f"{self.low}"
        what = "a whole number" if self.type is int else "a number"
        return f"{what} from {self.low:,} to {self.high:,}"

    def of_json(self, value: Any) -> Any:
        """The number; None where it may not be there."""
        is_number = type(value) in (int, self.type)
        return self.type(value) if is_number and self.low <= value <= self.high else None

    def of_text(self, text: str) -> Any:
        """The number; None for what is no plain one: no signs, no underscores, no infinity."""
        pattern = r"[0-9]+" if self.type is int else r"[0-9]+\.?[0-9]*"
        if len(text) > MAX_NUMBER_CHARACTERS or not re.fullmatch(pattern, text):
            return None
        return self.of_json(self.type(text))


@dataclass(frozen=True, eq=False)
class Checked:
    """Values of JSON that a function reads: it returns the value that is meant, or None."""

    allowed: str = ""
    """Empty where no file gives such a value, only the command line."""
    of_json: Callable[[Any], Any] = lambda _: None

    def of_text(self, text: str) -> Any:
        """The value that is meant; None where it may not be there."""
        return self.of_json(text)


Kind = Words | Number | Checked


def words(*choices: str) -> Words:
    """A choice of words that mean themselves."""
    return Words({word: word for word in choices})


def text(is_right: Callable[[str], bool], allowed: str) -> Checked:
    """Texts for which the function returns True."""
    return Checked(
        allowed, lambda value: value if isinstance(value, str) and is_right(value) else None
    )


def figure(is_right: Callable[[str], bool], allowed: str) -> Checked:
    """Texts as those of `text`, some of which are numbers: a file may give these as such."""
    own = text(is_right, allowed)
    return Checked(
        allowed, lambda value: own.of_json(str(value) if type(value) in (int, float) else value)
    )


def _seconds_of(value: Any) -> float | None:
    """A number of seconds above 0, finite also as a float."""
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return float(value) if is_number and 0 < value <= sys.float_info.max else None


def _names_of(value: object) -> tuple[str, ...] | None:
    are_names = isinstance(value, list) and all(isinstance(n, str) and n for n in value)
    return tuple(value) if are_names else None  # type: ignore[arg-type]


def _is_tier(value: str) -> bool:
    return re.fullmatch(r"[A-Za-z0-9_.+-]{1,64}", value) is not None


def is_input_shape(value: str) -> bool:
    """Return True if the tuner can read this `--input_shape`; "" leaves all as the model says."""
    if len(value) > MAX_SHAPES_CHARACTERS:
        return False
    parts = [part.rpartition(":") for part in value.rstrip(";").split(";")] if value else []
    inputs = [name.strip() for name, _, _ in parts]
    return all(inputs) and len(set(inputs)) == len(inputs) and all(_are_sizes(p[2]) for p in parts)


def _are_sizes(text: str) -> bool:
    """ "1,3,224,224"; "" is a scalar. A size may be a range, "1~512" or "n=1~512", or -1."""
    sizes = [size.strip() for size in text.split(",")] if text.strip() else []
    return all(size == "-1" or _is_size(size) or _is_range(size) for size in sizes)


def _is_size(text: str) -> bool:
    return re.fullmatch("[0-9]{1,18}", text) is not None and int(text) > 0


def _is_range(text: str) -> bool:
    name = r"(?:[A-Za-z_][A-Za-z0-9_]*\s*=\s*)?"
    found = re.fullmatch(rf"{name}([0-9]{{1,18}})\s*~\s*([0-9]{{1,18}})", text)
    return found is not None and int(found[1]) <= int(found[2]) > 0


def steps(between: str, example: str) -> Checked:
    """Steps of shapes; "" gives none. Which of them fit together, the tuner says."""

    def are_steps(value: str) -> bool:
        each = value.strip().removesuffix(between).split(between) if value else []
        is_short = len(value) <= MAX_SHAPES_CHARACTERS
        return is_short and all(_is_size(size.strip()) for step in each for size in step.split(","))

    return text(are_steps, f'steps as in "{example}"')


def _are_points(value: str) -> bool:
    """ "batch=1,n=37;batch=8,n=128": values of open sizes, those that are called most first."""
    one = "[A-Za-z_][A-Za-z0-9_]*=[0-9]{1,18}"
    is_short = len(value) <= MAX_SHAPES_CHARACTERS
    return is_short and re.fullmatch(rf"({one}([,;]{one})*)?", value) is not None


FLAG = Checked()
"""An option without a value."""
SWITCH = Checked()
"""An option with the value on or off; without a value it means on."""
FILE = Checked()
"""The name of a file or folder."""
TRUTH = Words({"True": True, "False": False})
CORES = Number(1, 8192)
"""Number of cores. How many there are, the tuner knows."""
NAMES = Checked("a list of names", _names_of)
SECONDS = Checked("a number of seconds above 0", _seconds_of)
TIER = text(_is_tier, "an instruction-set tier such as x86_64-v3")
SIGNATURE = text(
    lambda v: 0 < len(v) <= MAX_NAME_CHARACTERS, "the name of a signature of a SavedModel"
)
SHAPES = text(
    is_input_shape,
    'sizes as in "name1:1,3,224,224;name2:1,77", ranges as in "name:1,1~512", or -1 for steps',
)
OUTPUTS = text(lambda v: 0 < len(v) <= MAX_SHAPES_CHARACTERS, 'names as in "node1:0;node2:1"')
"""Nodes, inputs and outputs of a model by name. Which there are, the tuner knows."""
ACCURACY = figure(
    lambda v: re.fullmatch(r"[A-Za-z0-9_.,= -]{1,200}", v) is not None,
    'a smallest cosine such as "0.999", or bounds as in "relative=0.01,top_1=0.99"',
)
BUDGET = figure(
    lambda v: v == "none" or re.fullmatch(r"[1-9][0-9]{0,2}(\.[0-9]{1,6})?", v) is not None,
    'a multiple of the weights from 1 to 999, such as "1.3", or "none"',
)
POINTS = text(_are_points, 'open sizes as in "n=37;n=128"')
