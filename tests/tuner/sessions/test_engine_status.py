"""The status of compiled graphs as text: 80 columns, one reason a graph."""

from __future__ import annotations

from tuner.sessions.engine_status import EngineStatus, GraphStatus

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
        "    tunebank, 120 calls, 9 of 9 from the bank: faster: 1.2 ms, PyTorch 3.4 ms\n"
        "decoder 4x8 4x8 4x8 4x8 and 2 more\n"
        "    PyTorch: no ONNX form of aten.bucketize.Tensor, aten.histc.default,\n"
        "        aten.searchsorted.Tensor\n"
        "head\n"
        "    both, 1 call: still timed in both engines, 3 of 10 blocks of calls"
    )


def test_a_status_fits_in_80_columns_whatever_its_names_are() -> None:
    long = GraphStatus("a_function_of_a_long_name" * 5, "PyTorch", "x" * 200, ((10**9,) * 9,) * 9)

    assert all(len(line) <= 80 for line in str(EngineStatus([long])).splitlines())


def test_a_status_without_graphs_says_so_and_shows_as_its_text() -> None:
    assert repr(EngineStatus()) == "no graph was found yet"
    assert repr(EngineStatus(GRAPHS)) == str(EngineStatus(GRAPHS))
