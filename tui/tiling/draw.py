"""A tiling as lines of text: the picture to scale, short facts beside it, the loops below."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from tui.glyphs import Glyphs
from tui.tiling.values import Box, Cut, Line, Picture, Tiling

WIDTH = 30
HEIGHT = 8
"""Characters of the picture at most. Each axis has a scale of its own."""
INDENT = 2


def drawn(tiling: Tiling, width: int, glyphs: Glyphs) -> list[str]:
    """Lines of at most `width` characters, where that is 40 or more."""
    picture = _picture_lines(tiling.picture, glyphs) if tiling.picture else []
    return [
        tiling.title,
        *_beside(picture, tiling.facts, width),
        *(_legend(tiling.picture, glyphs) if tiling.picture else []),
        "",
        *itertools.chain.from_iterable(_nest_lines(line, width) for line in tiling.nest),
    ]


def _beside(left: list[str], right: tuple[str, ...], width: int) -> list[str]:
    """Side by side where there is room, else one below the other."""
    if not left:
        return list(right)
    room = max(map(len, left)) + 2
    if room + max(map(len, right), default=0) > width:
        return [*left, *right]
    lines = itertools.zip_longest(left, right, fillvalue="")
    return [f"{one:{room}}{other}".rstrip() for one, other in lines]


def _nest_lines(line: Line, width: int) -> list[str]:
    """Of what does not fit, the remark gets a line of its own."""
    blanks = " " * (INDENT * line.depth)
    text = f"{blanks}{line.text}"
    if not line.remark:
        return [text]
    whole = f"{text}  # {line.remark}"
    return [whole] if len(whole) <= width else [text, f"{blanks}    # {line.remark}"]


# -- the picture -------------------------------------------------------------------------------


def _picture_lines(picture: Picture, glyphs: Glyphs) -> list[str]:
    height, width = _characters(picture.y.size, HEIGHT), _characters(picture.x.size, WIDTH)
    rows = [
        [_ground(picture, y, x, height, width, glyphs) for x in range(width)] for y in range(height)
    ]
    for boxes, glyph in ((picture.around, glyphs.tile_edge), (picture.tile, glyphs.tile)):
        for box in boxes:
            _fill(rows, box, picture, glyph)
    lines = ["".join(row) for row in rows]
    edge = glyphs.rule * width
    framed = [f"+{edge}+", *(f"|{line}|" for line in lines), f"+{edge}+"]
    return _with_cores(framed, picture, height, width)


def _characters(size: int, most: int) -> int:
    """As many as fit, equally many for each element where that is possible."""
    return size * (most // size) if size <= most else most


def _fill(rows: list[list[str]], box: Box, picture: Picture, glyph: str) -> None:
    """At least one character: what is smaller is not to scale."""
    for y in _span(box.y, box.height, picture.y.size, len(rows)):
        for x in _span(box.x, box.width, picture.x.size, len(rows[0])):
            rows[y][x] = glyph


def _span(start: int, length: int, size: int, characters: int) -> range:
    first = min(characters - 1, start * characters // size)
    last = round((start + length) * characters / size)
    return range(first, min(characters, max(first + 1, last)))


def _ground(picture: Picture, y: int, x: int, height: int, width: int, glyphs: Glyphs) -> str:
    """Every second piece is shaded, so that their borders are seen."""
    number = _piece(picture.y, y, height) + _piece(picture.x, x, width)
    return glyphs.bar_rest if number % 2 else " "


def _piece(cut: Cut, at: int, characters: int) -> int:
    """The piece in the middle of a character; 0 where pieces are too small to be seen."""
    return cut.piece_of(_middle(cut, at, characters)) if cut.pieces <= characters else 0


def _middle(cut: Cut, at: int, characters: int) -> int:
    return (2 * at + 1) * cut.size // (2 * characters)


def _with_cores(framed: list[str], picture: Picture, height: int, width: int) -> list[str]:
    """The number of the core where its share begins, as far as the shares can be told apart."""
    shared = picture.shared
    if shared is None or shared.cores == 1 or shared.units <= 1:
        return framed
    cut, characters = (picture.y, height) if shared.axis == "y" else (picture.x, width)
    cores = [shared.core_of(cut.piece_of(_middle(cut, at, characters))) for at in range(characters)]
    if len(set(cores)) < min(shared.cores, shared.units):
        return framed
    if shared.axis == "y":
        named = [f"core {core}" if core != before else "" for before, core in _pairs(cores)]
        return [
            framed[0],
            *(f"{line} {name}".rstrip() for line, name in zip(framed[1:-1], named, strict=True)),
            framed[-1],
        ]
    return [*framed, " " + _ruler(cores)]


def _ruler(cores: list[int]) -> str:
    """ "|core 1       |core 2       "; only numbers where there is no room for more."""
    runs = [(core, len(list(run))) for core, run in itertools.groupby(cores)]
    told = ""
    for core, length in runs:
        name = f"core {core}" if length > len(f"core {core}") else str(core)
        told += f"|{name}"[:length].ljust(length)
    return told.rstrip()


def _pairs(cores: list[int]) -> Iterable[tuple[int, int]]:
    return zip([0, *cores], cores, strict=False)


def _legend(picture: Picture, glyphs: Glyphs) -> list[str]:
    axes = f"{picture.y.size:,} {picture.y.name} down, {picture.x.size:,} {picture.x.name} across"
    parts = []
    if picture.tile:
        parts.append(f"{glyphs.tile} {picture.tile_is}")
    if picture.around:
        parts.append(f"{glyphs.tile_edge} {picture.around_is}")
    height, width = _characters(picture.y.size, HEIGHT), _characters(picture.x.size, WIDTH)
    fine = [
        cut.name
        for cut, characters in ((picture.y, height), (picture.x, width))
        if cut.pieces > characters
    ]
    small = [f"({' and '.join(fine)}: cut finer than can be drawn)"] if fine else []
    return [axes, *([", ".join(parts)] if parts else []), *small]
