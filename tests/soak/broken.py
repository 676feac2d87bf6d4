"""Broken contents: valid ones that were damaged, files that are something else, bad settings."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random

from fixtures.broken import BROKEN
from tests.soak.content import Content, Expected
from tests.soak.valid import dense, packed, with_data_outside

HOSTILE = ("external_data_outside", "external_data_absolute", "absurd_shapes", "absurd_constant",
           "wrong_weight_size")  # fmt: skip
"""Of the broken fixtures, those made by somebody who means harm."""

BAD_SETTINGS: tuple[bytes, ...] = (
    b"", b"[]", b"{", b"null", b'{"job_typ": 2}', b'{"job_type": 4}', b'{"priority": 1e9}',
    b'{"input_shape": "x:0"}', b'{"soc_version": "Ascend310P3"}', b'{"aicore_num": true}',
    b'{"tuning_time_limit": NaN}', b"\xff\xfe\x00", b'{"priority": 1, "priority": 2}',
)  # fmt: skip


def broken_contents(count: int, sound: Sequence[Content], random: Random) -> tuple[Content, ...]:
    """So many, all different; `sound`: valid ones, which are damaged here."""
    contents = itertools.chain(_fixtures(), _without_end(sound, random))
    return tuple(itertools.islice(contents, count))


def _fixtures() -> Iterator[Content]:
    for name, make in BROKEN.items():
        stem = name.removesuffix(".onnx")
        if stem not in HOSTILE:
            yield _broken(stem, make())
    for number, text in enumerate(BAD_SETTINGS):
        yield replace(_broken(f"settings-{number}", packed(dense(900 + number))), settings=text)


def _without_end(sound: Sequence[Content], random: Random) -> Iterator[Content]:
    for number in itertools.count():
        make = DAMAGES[number % len(DAMAGES)]
        yield make(f"{make.__name__.strip('_')}-{number}", random.choice(sound), random)


def _broken(name: str, model: bytes, suffix: str = ".onnx") -> Content:
    return Content(name, "broken", Expected.REASON, model, suffix)


def _cut(name: str, sound: Content, random: Random) -> Content:
    keeps = int(len(sound.model) * random.uniform(0.1, 0.9))
    return _broken(name, sound.model[:keeps], sound.suffix)


def _flipped(name: str, sound: Content, random: Random) -> Content:
    """One bit among the first bytes, where names, types and lengths stand, seldom weights."""
    data = bytearray(sound.model)
    data[random.randrange(min(len(data), 200))] ^= 1 << random.randrange(8)
    return replace(sound, name=name, kind="broken", expected=Expected.EITHER, model=bytes(data))


def _noise(name: str, sound: Content, random: Random) -> Content:
    return _broken(name, random.randbytes(random.randrange(1, 5000)), sound.suffix)


def _text(name: str, sound: Content, random: Random) -> Content:
    lines = [f"epoch {i}: loss {random.random():.4f}\n" for i in range(random.randrange(1, 50))]
    return _broken(name, "".join(lines).encode(), sound.suffix)


def _json(name: str, sound: Content, random: Random) -> Content:
    return _broken(name, json.dumps({"weights": [random.random()]}).encode(), sound.suffix)


def _zeros(name: str, sound: Content, random: Random) -> Content:
    return _broken(name, bytes(random.randrange(1, 5000)), sound.suffix)


def _without_data(name: str, sound: Content, random: Random) -> Content:
    """Names a file of weights that never comes."""
    del sound
    model, _ = with_data_outside(dense(random.randrange(10**6, 10**9)), f"{name}.bin")
    return _broken(name, packed(model))


def _short_data(name: str, sound: Content, random: Random) -> Content:
    """Its file of weights ends too soon."""
    del sound
    model, data = with_data_outside(dense(random.randrange(10**6, 10**9)), f"{name}.bin")
    return replace(_broken(name, packed(model)), data={f"{name}.bin": data[: len(data) // 2]})


DAMAGES: tuple[Callable[[str, Content, Random], Content], ...] = (
    _cut, _noise, _cut, _text, _without_data, _flipped, _cut, _json, _short_data, _zeros,
)  # fmt: skip
