"""The results of `make bench` as a bar chart: how many times as fast as each peer we are.

python -m benchmarks.chart [--results DIR | FILE.jsonl] [--output docs/bench.svg]
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

from benchmarks.machine import cpu_name
from benchmarks.results import Row, newest, read, read_file
from benchmarks.summary import ONNX_RUNTIME, OPENVINO, STRICT, best_tier, mean_interval, over
from tuner.figures import Ratio

WIDTH, LEFT, RIGHT = 760, 116, 690
"""Of the picture, and where its bars begin and may end."""
TOP = 84
BAR, BAR_STEP, GROUP_GAP = 11, 14, 14
LEGEND_STEP = 184
TITLE = "How many times as fast: time of the peer over ours"
MEAN = "geometric mean"
TITLES = {ONNX_RUNTIME: "ONNX Runtime", OPENVINO: "OpenVINO f32"}

STYLE = """
    text { font: 12px system-ui, sans-serif; fill: #768390 }
    .title { font-size: 15px; font-weight: 600 }
    .small { font-size: 10.5px }
    .grid { stroke: #8c959f; stroke-opacity: .3 }
    .one { stroke: #768390; stroke-dasharray: 4 3 }
    .whisker { stroke: #768390; fill: none }
    .onnxruntime-0 { fill: #6ca4e8 } .onnxruntime-1 { fill: #1f6fd0 }
    .openvino-0 { fill: #e3a867 } .openvino-1 { fill: #c2701d }
    @media (prefers-color-scheme: light) {
      text { fill: #424a53 } .title { fill: #1f2328 } .whisker { stroke: #32383f }
    }
    @media (prefers-color-scheme: dark) {
      text { fill: #b7bfc8 } .title { fill: #e6edf3 } .whisker { stroke: #cdd9e5 }
    }
"""
"""Without a scheme (some viewers know none) greys that can be read on white and on black."""


@dataclass(frozen=True)
class Bar:
    peer: str
    threads: int
    shade: int
    """0: the least threads; 1: more."""
    ratio: Ratio


@dataclass(frozen=True)
class Group:
    name: str
    bars: tuple[Bar, ...]

    @property
    def height(self) -> int:
        return len(self.bars) * BAR_STEP + GROUP_GAP


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.chart", description=__doc__)
    parser.add_argument("--results", type=Path, default=Path("benchmarks/results"))
    parser.add_argument("--output", type=Path, default=Path("docs/bench.svg"))
    options = parser.parse_args(arguments)
    rows = charted(_rows(options.results))
    if not rows:
        print(f"chart: no results in {options.results}: run  make bench  first", file=sys.stderr)
        return 1
    options.output.write_text(draw(rows), encoding="utf-8")
    print(f"chart: {options.output}: {len(rows)} results of {rows[-1].at[:10]}", file=sys.stderr)
    return 0


def _rows(where: Path) -> list[Row]:
    return read_file(where) if where.is_file() else read(where)


def charted(rows: Sequence[Row]) -> list[Row]:
    """The newest of each cell, as measured by the newest code on that machine, best tier."""
    last = rows[-1:]
    alike = [row for row in rows if _circumstances(row) == _circumstances(last[0])]
    strict = [row for row in newest(alike) if row.cell.precision_mode == STRICT]
    return [row for row in strict if row.cell.target.soc_version == best_tier(strict)]


def _circumstances(row: Row) -> tuple[object, ...]:
    return row.machine["cpu"], row.versions["code"], row.settings["seconds"]


def draw(rows: Sequence[Row]) -> str:
    """The chart as SVG text."""
    groups = groups_of(rows)
    highest = max(bar.ratio[2] for group in groups for bar in group.bars)
    tick = 0.25 if highest <= 2.5 else 0.5 if highest <= 5 else math.ceil(highest / 10)
    canvas = _Canvas(math.ceil(highest / tick) * tick, tick)
    bottom = TOP + sum(group.height for group in groups)
    parts = [*_head(groups, bottom + 44), *canvas.grid(bottom)]
    top = TOP
    for group in groups:
        parts += canvas.group(group, top)
        top += group.height
    parts += [canvas.as_fast(bottom), *_foot(rows, bottom + 20)]
    return "\n".join([*parts, "</svg>", ""])


def groups_of(rows: Sequence[Row]) -> list[Group]:
    """A group of bars a model, and one of their geometric means."""
    threads = sorted({row.cell.target.cores for row in rows})
    models = list(dict.fromkeys(row.cell.model for row in rows))
    groups = [
        Group(model, tuple(_bars([row for row in rows if row.cell.model == model], threads)))
        for model in models
    ]
    return [*groups, Group(MEAN, tuple(_bars(rows, threads)))] if len(models) > 1 else groups


def _bars(rows: Sequence[Row], threads: Sequence[int]) -> Iterator[Bar]:
    """For each peer and number of threads the ratio, of several rows their geometric mean."""
    for peer in TITLES:
        for cores in threads:
            of_cores = [row for row in rows if row.cell.target.cores == cores]
            ratios = [ratio for row in of_cores if (ratio := over(peer)(row)) is not None]
            if ratios:
                yield Bar(peer, cores, int(cores > threads[0]), mean_interval(ratios))


@dataclass(frozen=True)
class _Canvas:
    highest: float
    """The ratio at the right end."""
    tick: float

    def x(self, ratio: float) -> float:
        return round(LEFT + (RIGHT - LEFT) * ratio / self.highest, 1)

    def grid(self, bottom: int) -> Iterator[str]:
        for number in range(round(self.highest / self.tick) + 1):
            ratio = number * self.tick
            at = self.x(ratio)
            yield f'  <path class="grid" d="M{at} {TOP - 6}V{bottom - GROUP_GAP + 6}"/>'
            place = f'x="{at}" y="{TOP - 11}" text-anchor="middle"'
            yield f'  <text class="small" {place}>{ratio:g}</text>'

    def as_fast(self, bottom: int) -> str:
        """The line over the bars at which both are as fast."""
        return f'  <path class="one" d="M{self.x(1)} {TOP - 6}V{bottom - GROUP_GAP + 6}"/>'

    def group(self, group: Group, top: int) -> Iterator[str]:
        middle = top + len(group.bars) * BAR_STEP / 2 + 3
        yield f'  <text x="{LEFT - 8}" y="{middle:g}" text-anchor="end">{escape(group.name)}</text>'
        for number, bar in enumerate(group.bars):
            yield from self._bar(bar, top + number * BAR_STEP)

    def _bar(self, bar: Bar, top: int) -> Iterator[str]:
        low, ratio, high = bar.ratio
        y, start, end = top + BAR / 2, self.x(low), self.x(high)
        size = f'width="{round(self.x(ratio) - LEFT, 1)}" height="{BAR}"'
        yield f'  <rect class="{bar.peer}-{bar.shade}" x="{LEFT}" y="{top}" {size} rx="1.5">'
        yield f"    <title>{_words(bar)}: {ratio:.2f} [{low:.2f}, {high:.2f}]</title></rect>"
        yield f'  <path class="whisker" d="M{start} {y}H{end}M{start} {y - 3}v6M{end} {y - 3}v6"/>'
        yield f'  <text class="small" x="{end + 6:.1f}" y="{top + 9}">{ratio:.2f}</text>'


def _head(groups: Sequence[Group], height: int) -> Iterator[str]:
    said = "; ".join(_said(group) for group in groups)
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        f' aria-label="{TITLE}. {escape(said)}">'
    )
    yield f"  <style>{STYLE}  </style>"
    yield f'  <text class="title" x="16" y="24">{TITLE}</text>'
    for number, bar in enumerate(groups[-1].bars):
        x, kind = 16 + number * LEGEND_STEP, f"{bar.peer}-{bar.shade}"
        yield f'  <rect class="{kind}" x="{x}" y="37" width="{BAR}" height="{BAR}" rx="1.5"/>'
        yield f'  <text x="{x + 16}" y="47">{_words(bar)}</text>'


def _said(group: Group) -> str:
    return f"{group.name}: " + ", ".join(f"{_words(bar)} {bar.ratio[1]:.2f}" for bar in group.bars)


def _words(bar: Bar) -> str:
    return f"{TITLES[bar.peer]}, {bar.threads} thread{'s' * (bar.threads > 1)}"


def _foot(rows: Sequence[Row], y: int) -> Iterator[str]:
    """What was measured where: all that one needs to doubt it."""
    last, busy = rows[-1], sum(row.is_busy for row in rows)
    versions = [f"{peer.title} {peer.version.partition('-')[0]}" for peer in last.result.peers]
    machine = f"{cpu_name(last.machine['cpu'])}, {last.machine['cores']} cores"
    method = ["whole models, batch 1, f32", "whiskers: 95 % intervals"]
    method += [f"{busy} of {len(rows)} on a busy machine"] if busy else []
    for number, words in enumerate((method, [machine, *versions, last.at[:10]])):
        line = escape(" · ".join(words))
        yield f'  <text class="small" x="16" y="{y + 15 * number}">{line}</text>'


if __name__ == "__main__":
    sys.exit(main())
