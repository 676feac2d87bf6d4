"""The chart, against a golden text. A new one: write `draw(two_models())`, and look at it."""

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from benchmarks import chart
from benchmarks.chart import charted, draw
from benchmarks.results import append
from tests.benchmarks.rows import MIXED, row, two_models

GOLDEN = Path(__file__).parents[1] / "golden" / "bench.svg"


def test_the_chart_is_drawn_as_ever() -> None:
    assert draw(two_models()) == GOLDEN.read_text(encoding="utf-8")


def test_bars_are_as_long_as_their_ratios() -> None:
    widths = re.findall(
        r'class="onnxruntime-\d" x="116" y="\d+" width="([\d.]+)"', GOLDEN.read_text()
    )

    one, *_, mean_1, mean_2 = map(float, widths)
    assert mean_1 / one == pytest.approx(1.2 / 1.44, rel=0.01)
    assert mean_2 / one == pytest.approx(1.21 / 1.44, rel=0.01)


def test_it_is_well_formed_and_says_in_words_what_it_shows() -> None:
    rows = [row("<odd> & model", onnxruntime=1.4)]

    root = ElementTree.fromstring(draw(rows))

    assert "<odd> & model: ONNX Runtime, 1 thread 1.40" in root.attrib["aria-label"]
    assert not any("href" in name for each in root.iter() for name in each.attrib)


@pytest.mark.parametrize("ratio", [0.3, 1.0, 2.4, 4.9, 37.0])
def test_every_bar_and_whisker_stays_inside(ratio: float) -> None:
    text = draw([row(onnxruntime=ratio)])

    ends = [float(x) for x in re.findall(r'class="whisker" d="M[\d.]+ [\d.]+H([\d.]+)', text)]
    assert ends
    assert all(chart.LEFT < end <= chart.RIGHT for end in ends)
    assert 3 <= text.count('class="grid"') <= 12


def test_it_shows_strict_rows_of_the_best_tier_and_the_newest_code() -> None:
    rows = [
        row("old", onnxruntime=1.0, code="0ld"),
        row("low", tier="x86_64-v3", onnxruntime=1.0),
        row("mixed", mode=MIXED, onnxruntime=1.0),
        row("twice", onnxruntime=1.0),
        row("twice", onnxruntime=1.1),
        row("once", onnxruntime=1.2),
    ]
    quick = replace(row("quick", onnxruntime=9.0), settings={"seconds": 1.0})

    shown = charted([quick, *rows])

    assert [(r.cell.model, r.result.peers[0].ratio[1]) for r in shown] == [
        ("twice", 1.1),
        ("once", 1.2),
    ]


def test_it_is_written_from_the_files_of_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for each in two_models():
        append(each, tmp_path / "2030-01-02-chip.jsonl")
    where = ["--results", str(tmp_path), "--output", str(tmp_path / "bench.svg")]

    assert chart.main(where) == 0
    assert (tmp_path / "bench.svg").read_text() == GOLDEN.read_text()


def test_without_results_it_says_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert chart.main(["--results", str(tmp_path)]) == 1
    assert "make bench" in capsys.readouterr().err
