"""Windows that do not mix channels, channels-last: depthwise convolutions and pooling."""

from __future__ import annotations

from tui.tiling.given import Given, first_box
from tui.tiling.values import (
    Box,
    Cut,
    Line,
    Phase,
    Picture,
    Shared,
    Tiling,
    count,
    loop,
    told_shares,
)

LEAST_UNITS = 16
"""Below it, blocks of rows are shared out by their channels, too."""


def window(given: Given) -> Tiling:
    """Tiles of lines x pixels x vectors of channels; the order of the loops is a knob."""
    images, height, width, channels = given.out_shape(4)
    tile_rows = given.number("tile_rows") if given.op == "depthwise" else 1
    vectors = given.number("vectors")
    lines, pixels = (
        Cut("lines", height, tile_rows),
        Cut("pixels", width, given.number("tile_columns")),
    )
    groups = Cut("channels", channels, vectors * given.lanes)
    order = given.word("order", "row-channel-column", "row-column-channel", "channel-row-column")
    blocks = images * lines.pieces
    parts = (
        groups.pieces
        if order == "channel-row-column"
        else min(groups.pieces, -(-LEAST_UNITS // blocks))
    )
    phase = Phase(blocks * parts, "block of lines" if parts == 1 else "block of lines, channels")
    rows = tile_rows * pixels.step
    facts = (
        f"tile: {tile_rows} {'line' if tile_rows == 1 else 'lines'} x {pixels.step} pixels x",
        f"  {vectors} x {given.lanes} channels",
        f"  {given.sums(rows, vectors)}",
        f"lines: {lines.told('block')}",
        f"channels: {groups.told('group')}",
        told_shares(phase, given.cores),
    )
    is_told = parts == 1 and images == 1
    picture = Picture(
        lines,
        pixels,
        first_box(min(tile_rows, height), min(pixels.step, width)),
        (Box(0, 0, min(tile_rows, height), width),),
        Shared("y", phase.units, given.cores) if is_told else None,
    )
    nest = _nest(given, (lines, pixels, groups), order, images, parts)
    title = f"{images} x {height} lines x {width} pixels x {channels:,} channels"
    return Tiling(title, picture, facts, nest, (phase,))


def _nest(
    given: Given, cuts: tuple[Cut, Cut, Cut], order: str, images: int, parts: int
) -> tuple[Line, ...]:
    lines, pixels, groups = cuts
    loops = {
        "row": ("y", lines, "block"),
        "column": ("x", pixels, "tile"),
        "channel": ("c", groups, "group"),
    }
    found = [Line(0, f"for image in 0..{images}:", "shared out")] if images > 1 else []
    for name in order.split("-"):
        variable, cut, what = loops[name]
        is_shared = name == "row" or (order == "channel-row-column" and name == "channel")
        found.append(loop(len(found), variable, cut, what, is_shared=is_shared))
        if name == "row" and parts > 1 and order != "channel-row-column":
            found.append(count(len(found), "share of the channels", parts, "shared out"))
    looped = given.word("taps", "unrolled", "looped") == "looped"
    taps = "one after the other" if looped else "straight code, each input vector loaded once"
    found.append(Line(len(found), "for tap in the window:", taps))
    return (*found, Line(0, "at borders only the taps that are inside; nothing is padded"))
