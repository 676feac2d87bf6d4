"""Loops of windows over images: depthwise convolutions and pools."""

from __future__ import annotations

from tuner.loop_nest import Cut, KernelSubject, Loop, LoopNest, Picture, numbered


def window_loops(subject: KernelSubject) -> LoopNest:
    """Tiles of lines x pixels x vectors of channels; the order of the loops is a knob."""
    images, height, width, channels = subject.task.output.shape
    tile_rows = subject.number("tile_rows") if "tile_rows" in dict(subject.policy.knobs) else 1
    vectors, lanes = subject.number("vectors"), subject.isa.lanes
    lines, pixels = (
        Cut("lines", height, tile_rows),
        Cut("pixels", width, subject.number("tile_columns")),
    )
    groups = Cut("channels", channels, vectors * lanes)
    parts = subject.units // (images * lines.pieces)
    tile = f"{numbered(tile_rows, 'line')} x {pixels.step} pixels"
    facts = (
        *subject.tile_facts(tile, tile_rows * pixels.step, vectors, "channels"),
        f"lines: {lines.text('block')}",
        f"channels: {groups.text('group')}",
        subject.shares_text("block of lines" if parts == 1 else "block of lines, channels"),
    )
    picture = Picture(
        lines,
        pixels,
        Picture.corner(min(tile_rows, height), min(pixels.step, width)),
        Picture.corner(min(tile_rows, height), width),
        subject.shares("y") if parts == images == 1 else None,
    )
    title = f"{images} x {height} lines x {width} pixels x {channels:,} channels"
    loops = _nest(subject, {"row": lines, "column": pixels, "channel": groups}, parts)
    return LoopNest(title, picture, facts, loops)


def _nest(subject: KernelSubject, cuts: dict[str, Cut], parts: int) -> tuple[Loop, ...]:
    images, order = subject.task.output.shape[0], str(subject.policy["order"])
    names = {"row": ("y", "block"), "column": ("x", "tile"), "channel": ("c", "group")}
    starts_with_channels = order == "channel-row-column"
    found = [Loop(0, "image", images, remark="shared out")] if images > 1 else []
    for axis in order.split("-"):
        name, piece = names[axis]
        is_shared = axis == "row" or (starts_with_channels and axis == "channel")
        found.append(Loop.over(len(found), name, cuts[axis], piece, is_shared=is_shared))
        if axis == "row" and parts > 1 and not starts_with_channels:
            found.append(Loop(len(found), "share of the channels", parts, remark="shared out"))
    is_looped = dict(subject.policy.knobs).get("taps") == "looped"
    taps = "one after the other" if is_looped else "straight code, each input vector loaded once"
    borders = "at borders only the taps that are inside; nothing is padded"
    return (
        *found,
        Loop.statement(len(found), "for tap in the window:", taps),
        Loop.statement(0, borders),
    )
