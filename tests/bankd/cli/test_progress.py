"""What is told while a model is tuned."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from rich.console import Console

from bankd.cli.progress import Bar, duration, progress
from tests.bankd.fakes import FakeSubgraph, decided, decision_of, timing
from tuner.session import Event, PhaseStarted, TaskFinished, TaskStarted, TrialMeasured
from tuner.trials.trial import Decision, Outcome


def slower(before_us: float, after_us: float, rule: str = "tuned") -> Decision:
    decision = decided(FakeSubgraph(1), rule)
    return replace(decision, baseline=timing(before_us), timing=timing(after_us))


EVENTS = (
    PhaseStarted("load", "reading m.onnx"),
    TaskStarted(3, 7, "conv\x1b_3", "conv", 200.0),
    TrialMeasured("conv\x1b_3", Outcome.OK, 85.0, 100.0, 80.0),
    TaskFinished(3, 7, "conv\x1b_3", "conv", decision_of(3)),
    TaskFinished(4, 7, "conv_4", "conv", decision_of(4, "default")),
    TaskFinished(5, 7, "conv_5", "conv", None, "too large"),
)


CUTS = (
    PhaseStarted("cut", "8 subgraphs, 5 known to the bank"),
    TaskStarted(1, 3, "/layer1.0/conv1/Conv", "subgraph", None),
    TrialMeasured("/layer1.0/conv1/Conv", Outcome.OK, 1101.0, 1210.0, 1100.0),
    TaskFinished(1, 3, "/layer1.0/conv1/Conv", "subgraph", slower(1210.0, 1100.0)),
    TaskFinished(2, 3, "/conv1/Conv", "subgraph", slower(12100.0, 12000.0, "default")),
    TaskFinished(3, 3, "/fc/Gemm", "subgraph", None, "too large"),
)
IN_NOISE = (
    TaskStarted(1, 2, "conv_1", "conv", None),
    TaskFinished(1, 2, "conv_1", "conv", slower(100.0, 80.0), "decided in noise: shared cores"),
    TaskFinished(2, 2, "conv_2", "conv", slower(100.0, 99.0, "default"), "decided in noise: ..."),
)


@pytest.mark.parametrize(
    ("events", "told"),
    [
        (
            EVENTS,
            [
                "reading m.onnx",
                "task 3 of 7, about 3 min 20 s left: conv\\x1b_3 (conv) 100 -> 80.0 us, 1.25x faster",  # noqa: E501
                "task 4 of 7, about 3 min 20 s left: conv_4 (conv) 100 us, the default is best",
                "task 5 of 7, about 3 min 20 s left: conv_5 (conv) could not be tuned: too large",
            ],
        ),
        (
            CUTS,
            [
                "8 subgraphs, 5 known to the bank",
                "subgraph 1 of 3: /layer1.0/conv1/Conv (subgraph) 1.21 -> 1.10 ms, 1.10x faster",
                "subgraph 2 of 3: /conv1/Conv (subgraph) 12.1 ms, the default is best",
                "subgraph 3 of 3: /fc/Gemm (subgraph) could not be tuned: too large",
            ],
        ),
        (
            IN_NOISE,
            [
                "task 1 of 2: conv_1 (conv) 100 -> 80.0 us, 1.25x faster (noisy)",
                "task 2 of 2: conv_2 (conv) 100 us, the default is best (noisy)",
            ],
        ),
    ],
)
def test_plain_lines_tell_of_phases_and_what_is_decided(
    capsys: pytest.CaptureFixture[str], events: tuple[Event, ...], told: list[str]
) -> None:
    with progress("m", bar=False, log_level="info") as listen:
        for event in events:
            listen(event)

    assert capsys.readouterr().err.splitlines() == [f"m: {line}" for line in told]


@pytest.mark.parametrize(
    ("events", "told"),
    [
        (EVENTS, "task 3 of 7 conv\\x1b_3, best 80.0 us (default 100), 3 min 20 s left"),
        (CUTS, "subgraph 1 of 3 /layer1.0/conv1/Conv, best 1.10 ms (default 1.21)"),
    ],
)
def test_the_bar_shows_what_is_tuned_and_the_best_so_far(
    events: tuple[Event, ...], told: str
) -> None:
    stream = io.StringIO()
    console = Console(file=stream, force_terminal=True, width=120, color_system=None)

    with Bar("m", console) as bar:
        for event in events[:3]:
            bar.listen(event)
        bar._progress.refresh()

    assert told in stream.getvalue()


def bar_after(*events: Event) -> str:
    """What the bar shows last."""
    stream = io.StringIO()
    console = Console(file=stream, force_terminal=True, width=120, color_system=None)
    with Bar("m", console) as bar:
        for event in events:
            bar.listen(event)
        return str(bar._progress.tasks[0].description)


def test_the_bar_says_which_task_is_raced_once_more_with_its_own_times() -> None:
    again = (
        TaskStarted(31, 31, "/Pool", "pool", 2.0),
        TrialMeasured("/Pool", Outcome.OK, 292.0, 3010.0, 292.0),
        PhaseStarted("tune", "/Conv once more: other processes used the cores"),
        TaskStarted(4, 31, "/Conv", "conv", None, is_repeated=True),
    )
    trial = TrialMeasured("/Conv", Outcome.OK, 5.5, 6.0, 5.5)

    assert bar_after(*again) == "task 4 of 31 /Conv once more"
    assert bar_after(*again, trial) == "task 4 of 31 /Conv once more, best 5.50 us (default 6.00)"


def test_the_bar_does_not_go_back_for_a_task_that_is_raced_once_more() -> None:
    stream = io.StringIO()
    with Bar("m", Console(file=stream, force_terminal=True)) as bar:
        bar.listen(TaskStarted(31, 31, "/Pool", "pool", 2.0))
        bar.listen(TaskFinished(31, 31, "/Pool", "pool", decision_of(3)))
        bar.listen(TaskStarted(4, 31, "/Conv", "conv", None, is_repeated=True))
        bar.listen(TaskFinished(4, 31, "/Conv", "conv", decision_of(3)))

        assert bar._progress.tasks[0].completed == 31


def test_times_of_a_race_without_a_task_are_shown_under_its_own_name() -> None:
    shared = TrialMeasured("/fc/Gemm", Outcome.OK, 80.0, 100.0, 80.0)

    assert bar_after(*EVENTS[:2], shared) == "racing /fc/Gemm, best 80.0 us (default 100)"


def test_off_a_terminal_there_is_no_bar(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("m", bar=True, log_level="info") as listen:
        listen(EVENTS[0])

    assert capsys.readouterr().err == "m: reading m.onnx\n"


def test_a_quiet_log_level_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("m", bar=True, log_level="error") as listen:
        listen(EVENTS[0])

    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0.4, "0 s"), (59.4, "59 s"), (59.6, "1 min 0 s"), (200, "3 min 20 s"), (7500, "2 h 5 min")],
)
def test_a_duration_is_told_in_two_parts(seconds: float, text: str) -> None:
    assert duration(seconds) == text
