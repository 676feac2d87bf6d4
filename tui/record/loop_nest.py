"""Loops of a kernel as the tuner describes them, drawn to scale in lines of text."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from bankd.loop_nest import Box, Cut, Loop, LoopNest, Picture
from bankd.number_text import size_text
from tui.glyphs import Glyphs

MAX_WIDTH = 30
MAX_HEIGHT = 8
"""Maximum size of the picture, in characters. Each axis has a scale of its own."""
INDENT = 2


def loop_lines(nest: LoopNest, width: int, glyphs: Glyphs) -> list[str]:
    """Draw in lines of at most `width` characters, where that is 40 or more."""
    drawing = _Drawing(nest.picture, glyphs) if nest.picture else None
    facts = [*nest.facts, *_memory(nest)]
    return [
        nest.title,
        *_side_by_side(drawing.lines() if drawing else [], facts, width),
        *(drawing.legend() if drawing else []),
        *([""] if nest.loops else []),
        *itertools.chain.from_iterable(_code(loop, width) for loop in nest.loops),
    ]


def _memory(nest: LoopNest) -> Iterator[str]:
    if nest.scratch_bytes:
        yield f"scratch: {size_text(nest.scratch_bytes)}"
    if nest.worker_scratch_bytes:
        yield f"scratch of each core: {size_text(nest.worker_scratch_bytes)}"


def _side_by_side(left: list[str], right: list[str], width: int) -> list[str]:
    """One below the other where there is no room."""
    if not left:
        return right
    room = max(map(len, left)) + 2
    if room + max(map(len, right), default=0) > width:
        return [*left, *right]
    lines = itertools.zip_longest(left, right, fillvalue="")
    return [f"{one:{room}}{other}".rstrip() for one, other in lines]


def _code(loop: Loop, width: int) -> list[str]:
    """A line of the nest; a remark that does not fit gets a line of its own."""
    blanks = " " * (INDENT * loop.depth)
    text = f"{blanks}{loop.name}"
    if loop.extent is not None:
        step = f" by {loop.step}" if loop.step > 1 else ""
        text = f"{blanks}for {loop.name} in 0..{loop.extent}{step}:"
    if not loop.remark:
        return [text]
    whole = f"{text}  # {loop.remark}"
    return [whole] if len(whole) <= width else [text, f"{blanks}    # {loop.remark}"]


class _Drawing:
    """A picture in characters: pieces in two shades, the first tile, and the cores next to it."""

    def __init__(self, picture: Picture, glyphs: Glyphs) -> None:
        self.picture, self.glyphs = picture, glyphs
        self.height = _characters(picture.y.size, MAX_HEIGHT)
        self.width = _characters(picture.x.size, MAX_WIDTH)

    def lines(self) -> list[str]:
        """The frame, what is in it, and the cores."""
        rows = [
            [self.glyphs.bar_rest if (y + x) % 2 else " " for x in self._pieces(self.picture.x)]
            for y in self._pieces(self.picture.y)
        ]
        for box in self.picture.around:
            self._fill(rows, box, self.glyphs.tile_edge)
        for box in self.picture.tile:
            self._fill(rows, box, self.glyphs.tile)
        edge = f"+{self.glyphs.rule * self.width}+"
        right, below = self._cores()
        named = zip(rows, right, strict=True)
        inside = [f"|{''.join(row)}| {core}".rstrip() for row, core in named]
        return [edge, *inside, edge, *below]

    def _pieces(self, cut: Cut) -> list[int]:
        """The piece at each character; 0 where pieces are too small to be seen."""
        count = self._count(cut)
        if cut.pieces > count:
            return [0] * count
        return [cut.piece_of(element) for element in _middles(cut, count)]

    def _count(self, cut: Cut) -> int:
        return self.height if cut is self.picture.y else self.width

    def _fill(self, rows: list[list[str]], box: Box, glyph: str) -> None:
        for y in _span(box.y, box.height, self.picture.y.size, self.height):
            for x in _span(box.x, box.width, self.picture.x.size, self.width):
                rows[y][x] = glyph

    def _cores(self) -> tuple[list[str], list[str]]:
        """The core where its share begins, at each line, or below; if all can be seen."""
        shares, nothing = self.picture.shares, [""] * self.height
        if shares is None or shares.cores == 1 or shares.units <= 1:
            return nothing, []
        cut = self.picture.y if shares.axis == "y" else self.picture.x
        middles = _middles(cut, self._count(cut))
        cores = [shares.core_of(cut.piece_of(element)) for element in middles]
        if len(set(cores)) < min(shares.cores, shares.units):
            return nothing, []
        if shares.axis == "x":
            return nothing, [f" {_ruler(cores)}"]
        before = [0, *cores]
        return [f"core {c}" if c != b else "" for b, c in zip(before, cores, strict=False)], []

    def legend(self) -> Iterator[str]:
        """Name the axes and the shades."""
        y, x = self.picture.y, self.picture.x
        yield f"{y.size:,} {y.name} down, {x.size:,} {x.name} across"
        shades = [f"{self.glyphs.tile} {self.picture.tile_is}"] if self.picture.tile else []
        if self.picture.around:
            shades.append(f"{self.glyphs.tile_edge} {self.picture.around_is}")
        if shades:
            yield ", ".join(shades)
        if fine := [cut.name for cut in (y, x) if cut.pieces > self._count(cut)]:
            yield f"({' and '.join(fine)}: cut finer than can be drawn)"


def _characters(size: int, limit: int) -> int:
    """Give as many as fit, equally many for each element where that is possible."""
    return size * (limit // size) if size <= limit else limit


def _middles(cut: Cut, characters: int) -> list[int]:
    """The element in the middle of each character."""
    return [(2 * at + 1) * cut.size // (2 * characters) for at in range(characters)]


def _span(start: int, length: int, size: int, characters: int) -> range:
    """Give at least one character: what is smaller is not to scale."""
    first = min(characters - 1, start * characters // size)
    last = round((start + length) * characters / size)
    return range(first, min(characters, max(first + 1, last)))


def _ruler(cores: list[int]) -> str:
    """Name each core where its share begins; only its number where there is no room for more."""
    text = ""
    for core, run in itertools.groupby(cores):
        length = len(list(run))
        name = f"core {core}" if length > len(f"core {core}") else str(core)
        text += f"|{name}"[:length].ljust(length)
    return text.rstrip()
