"""The characters that the app draws with; ASCII ones for terminals that have no others."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Glyphs:
    """One character each, unless it says otherwise."""

    cursor: str
    mark: str
    crumb: str
    rule: str
    more: str
    """Something is cut off here."""
    arrow: str
    down: str
    up: str
    """Sorted: from small to great, and back."""
    levels: str
    """Any number of characters from empty to full, for sparklines and histograms."""
    bar: str
    bar_rest: str
    point: str
    between: str
    """The line between the ends of an interval."""
    tile: str
    tile_edge: str


UNICODE = Glyphs(
    cursor="›", mark="●", crumb="›", rule="─", more="…", arrow="→", down="▼", up="▲",
    levels=" ▁▂▃▄▅▆▇█", bar="█", bar_rest="░", point="●", between="─", tile="█", tile_edge="▒",
)  # fmt: skip
ASCII = Glyphs(
    cursor=">", mark="*", crumb=">", rule="-", more="~", arrow="->", down="v", up="^",
    levels=" .:-=+*#@", bar="#", bar_rest=".", point="o", between="-", tile="#", tile_edge="+",
)  # fmt: skip
