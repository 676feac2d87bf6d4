"""The status of compiled graphs as text: 80 columns, one reason a graph."""

from __future__ import annotations

from pathlib import Path

import pytest

from tuner.sessions.engine_status import EngineStatus, GraphStatus, time_text

GRAPHS = (
    GraphStatus("encoder", "tunebank", "faster: 1.2 ms, PyTorch 3.4 ms", ((2, 16), ()), 120, 1.2,
                3.4, 9, 9),
    GraphStatus("decoder", "PyTorch", "no ONNX form of aten.bucketize.Tensor, aten.histc.default, "
                "aten.searchsorted.Tensor", ((4, 8),) * 6),
    GraphStatus("head", "both", "still timed in both engines, 3 of 10 blocks of calls", (), 1),
)  # fmt: skip


def test_a_status_says_for_each_graph_what_runs_it_and_why() -> None:
    assert str(EngineStatus(GRAPHS)) == (
        "3 graphs: PyTorch 1, both 1, tunebank 1\n"
        "encoder 2x16 scalar\n"
        "    tunebank, 120 calls, 9 of 9 from the bank\n"
        "    faster: 1.2 ms, PyTorch 3.4 ms\n"
        "decoder 4x8 4x8 4x8 4x8 and 2 more\n"
        "    PyTorch\n"
        "    no ONNX form of aten.bucketize.Tensor, aten.histc.default,\n"
        "        aten.searchsorted.Tensor\n"
        "head\n"
        "    both, 1 call\n"
        "    still timed in both engines, 3 of 10 blocks of calls"
    )


def test_a_status_fits_in_80_columns_whatever_its_names_are() -> None:
    long = GraphStatus("a_function_of_a_long_name" * 5, "PyTorch", "x" * 200, ((10**9,) * 9,) * 9)

    assert all(len(line) <= 80 for line in str(EngineStatus([long])).splitlines())


def test_a_status_without_graphs_says_so_and_shows_as_its_text() -> None:
    assert repr(EngineStatus()) == "no graph was found yet"
    assert repr(EngineStatus(GRAPHS)) == str(EngineStatus(GRAPHS))


def test_the_example_of_the_page_is_what_a_status_prints() -> None:
    page = (Path(__file__).parents[3] / "docs" / "pytorch.md").read_text(encoding="utf-8")
    shown = EngineStatus([
        GraphStatus("encoder", "tunebank", "faster: 4.13 ms, PyTorch 12.6 ms", ((8, 128, 256),),
                    512, 4.13, 12.6, 30, 30),
        GraphStatus("head", "PyTorch", "no ONNX form of mine.halve.default", ((8, 256),)),
        GraphStatus("decoder", "both", "still timed in both engines, 3 of 10 blocks of calls",
                    ((8, 16, 256), (8, 128, 256)), 17, None, None, 0, 41),
    ])  # fmt: skip

    assert f"```\n{shown}\n```" in page


@pytest.mark.parametrize(
    ("time_ms", "text"),
    [(0.0851, "85.1 us"), (0.1234, "0.123 ms"), (4.126, "4.13 ms"), (999.4, "999 ms"),
     (999.6, "1 s"), (12_345, "12.3 s")],
)  # fmt: skip
def test_a_time_has_three_digits_and_never_an_exponent(time_ms: float, text: str) -> None:
    assert time_text(time_ms) == text
