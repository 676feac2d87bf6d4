"""Mutations of protobuf messages: the result is always one that can be parsed."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.message import Message

from tests.fuzz.scramble import NUMBERS, scrambled

REALS = (0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 1e-30, 1e30, 3.4e38, math.inf, -math.inf, math.nan)
TEXTS = (
    "",
    " ",
    "\0",
    "\n",
    "../x",
    "/dev/zero",
    "x" * 300,
    "\u202e",
    "\U0001f600",
    "%s",
    "y",
    "x",
)

_TEXT, _BYTES, _MESSAGE = (
    FieldDescriptor.TYPE_STRING, FieldDescriptor.TYPE_BYTES, FieldDescriptor.TYPE_MESSAGE,
)  # fmt: skip
_REAL = (FieldDescriptor.TYPE_FLOAT, FieldDescriptor.TYPE_DOUBLE)
_WIDTHS = {
    FieldDescriptor.TYPE_INT32: (-(2**31), 2**31 - 1),
    FieldDescriptor.TYPE_INT64: (-(2**63), 2**63 - 1),
    FieldDescriptor.TYPE_UINT64: (0, 2**64 - 1),
}


def messages_in(message: Message) -> Iterator[Message]:
    """This message and all inside of it."""
    yield message
    for field, value in message.ListFields():
        if field.type == _MESSAGE:
            for inner in value if field.is_repeated else (value,):
                yield from messages_in(inner)


def mutate_message(chance: Random, whole: Message, others: Sequence[Message]) -> None:
    """Change one field somewhere in the message; parts may come from `others`."""
    message = chance.choice(list(messages_in(whole)))
    present = [field for field, _ in message.ListFields()]
    anywhere = not present or chance.random() < 0.2
    field = chance.choice(message.DESCRIPTOR.fields if anywhere else present)
    if field.is_repeated:
        _mutate_list(chance, message, field, whole, others)
    elif chance.random() < 0.1:
        message.ClearField(field.name)
    elif field.type == _MESSAGE:
        donor = _donor(chance, field, whole, others)
        if donor is not None:
            getattr(message, field.name).CopyFrom(donor)
    else:
        setattr(message, field.name, _value(chance, field, getattr(message, field.name), whole))


def _mutate_list(
    chance: Random, message: Message, field: FieldDescriptor, whole: Message, others: Sequence[Any]
) -> None:
    values = getattr(message, field.name)
    what = chance.choice(("delete", "double", "swap", "change", "add"))
    if not values or what == "add":
        _add(chance, values, field, whole, others)
        return
    i, j = chance.randrange(len(values)), chance.randrange(len(values))
    if what == "delete":
        del values[i]
    elif what == "double":
        values.extend([values[i]] * chance.choice((1, 1, 1, 3, 70)))
    elif what == "swap":
        kept = [_copied(value) for value in values]
        kept[i], kept[j] = kept[j], kept[i]
        del values[:]
        values.extend(kept)
    elif field.type == _MESSAGE:
        donor = _donor(chance, field, whole, others)
        if donor is not None:
            values[i].CopyFrom(donor)
    else:
        values[i] = _value(chance, field, values[i], whole)


def _add(
    chance: Random, values: Any, field: FieldDescriptor, whole: Message, others: Sequence[Any]
) -> None:
    if field.type != _MESSAGE:
        values.append(_value(chance, field, field.default_value or None, whole))
        return
    donor = _donor(chance, field, whole, others)
    values.add()
    if donor is not None:
        values[-1].CopyFrom(donor)


def _copied(value: Any) -> Any:
    if not isinstance(value, Message):
        return value
    copy = type(value)()
    copy.CopyFrom(value)
    return copy


def _donor(
    chance: Random, field: FieldDescriptor, whole: Message, others: Sequence[Message]
) -> Message | None:
    """Another message of the field's type, of this whole or another, as a copy."""
    source = chance.choice(others) if others and chance.random() < 0.3 else whole
    fitting = [m for m in messages_in(source) if field.message_type == m.DESCRIPTOR]
    return _copied(chance.choice(fitting)) if fitting else None


def _value(chance: Random, field: FieldDescriptor, old: Any, whole: Message) -> Any:
    if field.type == _TEXT:
        return _text(chance, field, whole)
    if field.type == _BYTES:
        return scrambled(chance, old or b"")
    if field.type in _REAL:
        return chance.choice((*REALS, chance.uniform(-4, 4)))
    if field.type == FieldDescriptor.TYPE_ENUM:  # others are fields that protobuf does not know
        return chance.choice(field.enum_type.values).number
    low, high = _WIDTHS.get(field.type, (0, 1))
    near = (old or 0) + chance.choice((-1, 1))
    return min(max(chance.choice((near, chance.choice(NUMBERS), chance.randint(0, 9))), low), high)


def _text(chance: Random, field: FieldDescriptor, whole: Message) -> str:
    """Mostly one that stands elsewhere: names of other tensors, nodes, attributes."""
    if chance.random() < 0.2:
        return chance.choice(TEXTS)
    texts = [
        text
        for message in messages_in(whole)
        for part, value in message.ListFields()
        if part.type == _TEXT and (part.name == field.name or chance.random() < 0.3)
        for text in (value if part.is_repeated else (value,))
        if isinstance(text, str)
    ]
    return chance.choice(texts) if texts else chance.choice(TEXTS)
