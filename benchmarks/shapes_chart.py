"""The results of `make bench-shapes` as a line chart: the ratio over the range of sizes.

python -m benchmarks.shapes_chart RESULTS.jsonl [--output docs/shapes.svg]
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from benchmarks.chart import STYLE
from benchmarks.machine import cpu_name

WIDTH, LEFT, RIGHT, TOP, PANEL, GAP = 760, 60, 700, 70, 150, 44
TITLE = "How many times as fast over the range: time of the peer, with open sizes, over ours"
PEERS: Mapping[str, tuple[str, str]] = {
    "onnxruntime": ("ONNX Runtime", "#1f6fd0"),
    "openvino": ("OpenVINO f32", "#c2701d"),
    "exact": ("ours, tuned for exactly this size", "#7a9e5e"),
}

Row = Mapping[str, Any]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.shapes_chart", description=__doc__)
    parser.add_argument("results", type=Path)
    parser.add_argument("--output", type=Path, default=Path("docs/shapes.svg"))
    options = parser.parse_args(arguments)
    rows = [json.loads(line) for line in options.results.read_text("utf-8").splitlines()]
    newest = {(row["model"], row["target"], row["size"]): row for row in rows}
    options.output.write_text(draw(list(newest.values())), encoding="utf-8")
    return 0


def draw(rows: Sequence[Row]) -> str:
    """The chart as SVG text: a panel for each network and target."""
    panels: dict[str, list[Row]] = {}
    for row in rows:
        panels.setdefault(f"{row['model']}, {row['target']}", []).append(row)
    height = TOP + len(panels) * (PANEL + GAP)
    label = "; ".join(f"{name}: {_said(own)}" for name, own in panels.items())
    box = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
    parts = [
        f'<svg {box} role="img" aria-label="{TITLE}. {escape(label)}">',
        f"  <style>{STYLE}  </style>",
        f'  <text class="title" x="16" y="24">{TITLE}</text>',
    ]
    for number, (name, color) in enumerate(PEERS.values()):
        x = 16 + number * 170
        parts.append(f'  <path d="M{x} 43h14" stroke="{color}" stroke-width="2"/>')
        parts.append(f'  <text x="{x + 20}" y="47">{name}</text>')
    for number, (name, own) in enumerate(panels.items()):
        parts += _panel(
            name, sorted(own, key=lambda row: row["size"]), TOP + number * (PANEL + GAP)
        )
    machine = rows[-1]["machine"]
    foot = f"{cpu_name(machine['cpu'])}; sizes that were not tuned; bars: 95 % intervals"
    parts.append(f'  <text class="small" x="16" y="{height - 8}">{escape(foot)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _panel(name: str, rows: Sequence[Row], top: int) -> Iterator[str]:
    sizes = [row["size"] for row in rows]
    highest = max(1.5, *(float(r[1]) for row in rows for r in row["ratios"].values())) + 0.1
    low, high = math.log(sizes[0]), math.log(max(sizes[-1], sizes[0] + 1))

    def x(size: int) -> float:
        return round(LEFT + (RIGHT - LEFT) * (math.log(size) - low) / (high - low), 1)

    def y(ratio: float) -> float:
        return round(top + PANEL - PANEL * min(ratio, highest) / highest, 1)

    yield f'  <text x="{LEFT}" y="{top - 4}">{escape(name)}</text>'
    for tick in range(int(highest * 2) + 1):
        kind = "one" if tick == 2 else "grid"
        yield f'  <path class="{kind}" d="M{LEFT} {y(tick / 2)}H{RIGHT}"/>'
        place = f'x="{LEFT - 6}" y="{y(tick / 2) + 3}" text-anchor="end"'
        yield f'  <text class="small" {place}>{tick / 2:g}</text>'
    for size in sizes:
        place = f'x="{x(size)}" y="{top + PANEL + 13}" text-anchor="middle"'
        yield f'  <text class="small" {place}>{size}</text>'
    for peer, (_, color) in PEERS.items():
        found = [(row["size"], row["ratios"][peer]) for row in rows if peer in row["ratios"]]
        line = "L".join(f"{x(size)} {y(ratio[1])}" for size, ratio in found)
        if found:
            yield f'  <path d="M{line}" stroke="{color}" stroke-width="2" fill="none"/>'
        for size, (least, _, most) in found:
            yield f'  <path d="M{x(size)} {y(least)}V{y(most)}" stroke="{color}"/>'


def _said(rows: Sequence[Row]) -> str:
    ratios = [row["ratios"]["onnxruntime"][1] for row in rows]
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    return f"ONNX Runtime {mean:.2f} in the geometric mean of {len(rows)} sizes"


if __name__ == "__main__":
    sys.exit(main())
