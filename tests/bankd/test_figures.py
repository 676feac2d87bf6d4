"""A figure is described once, and all that shows figures follows the descriptions."""

from __future__ import annotations

import inspect
import json
import subprocess
import sys

import tuner.figures
from bankd.cli.figure_table import stage_columns
from bankd.figures import FIGURES, RATIOS, TIMES, Figures

FIELD = "    noisy: tuple[str, ...] = ()\n"
DESCRIPTIONS = "FIGURES = (*TIMES, *RATIOS)\n"
ADDED = {
    FIELD: "    probe_ms: Quantity | None = None\n    probe_ratio: Ratio | None = None\n",
    DESCRIPTIONS: """
TIMES = (*TIMES, Figure("probe_ms", "ms", "probe", "probe", "probe", "probe"))
RATIOS = (*RATIOS, Figure("probe_ratio", "x", "probe", "probe", "probe", "to probe"))
""",
}
"""What a developer adds to the module, by the line before which it is added."""
PROGRAM = """
import sys
from types import ModuleType

module = sys.modules["tuner.figures"] = ModuleType("tuner.figures")
exec(sys.stdin.read(), module.__dict__)

from tests.bankd.shown_figures import print_places
from tuner.measure.paired_times import PairedTimes

seconds = {"tuned": [1.0] * 9, "default": [2.0] * 9, "probe": [3.0] * 9}
print_places(PairedTimes.of(seconds, "tuned").figures())
"""


def test_a_figure_that_is_only_described_appears_wherever_figures_are_shown() -> None:
    source = inspect.getsource(tuner.figures)
    for line, added in ADDED.items():
        assert source.count(line) == 1
        source = source.replace(line, added + line)

    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM], input=source, capture_output=True, check=True, text=True
    )

    shown = {place: text.count("probe") for place, text in json.loads(ended.stdout).items()}
    # a time and a ratio of the model, and of its only shape; the app has one ratio by shape
    everywhere = dict.fromkeys(
        ("report file", "summary", "table of models", "record read back", "job as JSON", "job"), 4
    )
    assert shown == {**everywhere, "table of stages": 2, "job in the app": 3}


def test_the_runner_of_each_ratio_has_one_time() -> None:
    runners = [time.runner for time in TIMES]

    assert len(set(runners)) == len(runners)
    assert {ratio.runner for ratio in RATIOS} <= set(runners)
    assert len({figure.name for figure in FIGURES}) == len(FIGURES)


def test_stages_of_a_model_timed_with_several_callers_show_calls_a_second() -> None:
    figures = Figures(default_ms=4.0, tuned_ms=2.0, default_ratio=(1.9, 2.0, 2.1), streams=2)
    stages = [("default", TIMES[0]), ("OPAT", TIMES[2])]

    columns = stage_columns(figures, stages)

    assert columns["calls/s"] == ["250", "500"]
    assert "time" not in columns
