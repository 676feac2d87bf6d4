"""The rows of a benchmark as tables and as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

import click

from bankd.cli.tables import interval, print_json, print_table
from benchmarks.results import Row, line_of
from benchmarks.summary import Figure, summarize


def print_all(rows: Sequence[Row], own_tiers: Sequence[str], *, steps: int) -> None:
    """Models, summary, and with `steps` above 0 where the time goes."""
    print_models(rows)
    click.echo()
    print_summary(summarize(rows, own_tiers))
    for row in rows if steps else ():
        click.echo()
        print_kinds(row)
        click.echo()
        print_steps(row, steps)


def print_as_json(rows: Sequence[Row], own_tiers: Sequence[str], *, steps: int) -> None:
    """All rows with all that they hold, whatever `steps` is, and the summary."""
    del steps
    figures = [{**asdict(f), "verdict": f.verdict} for f in summarize(rows, own_tiers)]
    print_json({"rows": [json.loads(line_of(row)) for row in rows], "summary": figures})


def print_models(rows: Sequence[Row]) -> None:
    peers = {peer.name: peer.title for row in rows for peer in row.result.peers}
    columns = ["model", "target", "default ms", "tuned ms", *(f"{t} ms" for t in peers.values())]
    columns += ["default/tuned", *(f"{title}/tuned" for title in peers.values())]
    columns += ["GFLOP/s", "of peak", "difference", ""]
    print_table(columns, (_model_row(row, list(peers)) for row in rows), is_wide=True)


def _model_row(row: Row, peers: Sequence[str]) -> list[object]:
    result, times = row.result, [row.peer(name) for name in peers]
    cells: list[object] = [row.cell.model, str(row.cell).partition(" ")[2]]
    cells += [result.default_ms, result.tuned_ms]
    cells += [peer.median_ms if peer else None for peer in times]
    cells += [interval(result.default_ratio)]
    cells += [interval(peer.ratio) if peer else None for peer in times]
    cells += [result.gflops, f"{result.gflops / result.peak_gflops:.0%}"]
    first = next((peer for peer in times if peer), None)
    return [*cells, f"{first.max_difference:.1e}" if first else None, _remark(row)]


def _remark(row: Row) -> str:
    """What makes the row's figures less than they seem."""
    untuned = row.result.total - row.result.hits
    remarks = [f"busy: {row.others_cores:.1f} cores"] if row.is_busy else []
    remarks += [f"noisy: {', '.join(row.result.noisy)}"] * bool(row.result.noisy)
    remarks += [f"{untuned} of {row.result.total} untuned"] if untuned else []
    return ", ".join(remarks)


def print_summary(figures: Sequence[Figure]) -> None:
    print_table(
        ("geometric means (unless said otherwise)", "", "of", "required", "aim", "reached"),
        (_figure_row(figure) for figure in figures),
        is_wide=True,
    )


def _figure_row(figure: Figure) -> tuple[object, ...]:
    goals = [None if goal is None else f"{goal:g}" for goal in (figure.required, figure.aim)]
    if figure.value is None:
        return figure.text, None, None, *goals, figure.note
    value = interval(figure.interval) or f"{figure.value:.3g}"
    return figure.text, value, figure.cells, *goals, figure.verdict


def print_kinds(row: Row) -> None:
    """Steps by operation and algorithm: where the time goes."""
    print_table(
        ("op", "impl", "steps", "us", "of time", "GFLOP/s", "of peak"),
        (
            (k.op, k.impl, k.steps, k.total_us, f"{k.time_share:.0%}", k.gflops,
             f"{k.peak_share:.0%}")
            for k in row.kinds
        ),
        is_wide=True,
        title=f"{row.cell}: peak {row.result.peak_gflops:.0f} GFLOP/s measured",
    )  # fmt: skip


def print_steps(row: Row, count: int) -> None:
    print_table(
        ("step", "op", "us", "GFLOP/s", "GB/s", "of peak"),
        (
            (s.name, s.op, s.median_us, s.gflops, s.gbytes, f"{s.peak_share:.0%}")
            for s in row.result.steps[:count]
        ),
        is_wide=True,
        title=f"{row.cell}: the slowest steps",
    )
