"""The result of a session: one constructor for one shape, steps, points, and none of ours."""

from pathlib import Path

from tuner.backend import host_soc_versions
from tuner.figures import Figures
from tuner.graph import Graph, SegmentNode
from tuner.lookup.model_lookup import FusedModel, KnownModel, ModelTasks
from tuner.session import Options, TaskCounts, TuneResult, WrittenModel
from tuner.target import Target
from tuner.tuning.outcome import TuneOutcome
from tuner.tuning.partitions import TunedPartitions
from tuner.tuning.revert import TunedModel
from tuner.whole_model.result import result_of

TIMES = Figures(default_ms=2.0, tuned_ms=1.0, subgraph_ms=1.5)
EMPTY = Graph("m", (), (), (), {}, {})


def tuned(name: str, subgraphs: int, tasks: int) -> TunedModel:
    """A model of which one subgraph and one task of this name were left undecided."""
    cut = TuneOutcome({}, undecided=[f"cut {name}", name], total=subgraphs, trials=3)
    operators = TuneOutcome({}, undecided=[name], failed=["slow", name], total=tasks, trials=4)
    known = KnownModel(ModelTasks(EMPTY, {}, ()), {}, {})
    return TunedModel(FusedModel(EMPTY, (), ()), TunedPartitions(cut), known, operators)


LSTM = SegmentNode("lstm", "LSTM", "LSTM has no kernel")


def result(*models: TunedModel, tunes_subgraphs: bool = True) -> TuneResult:
    options = Options(Target(host_soc_versions()[-1], 1), tunes_subgraphs=tunes_subgraphs)
    return result_of(Path("m.onnx"), Path("m.om"), options, models, WrittenModel(TIMES, (LSTM,)))


def test_counts_of_several_shapes_are_of_all_and_names_are_there_once() -> None:
    found = result(tuned("one", 1, 5), tuned("two", 2, 6))

    assert found.counts == TaskCounts(11, unsatisfied=11)
    assert found.subgraphs is not None
    assert found.subgraphs.counts == TaskCounts(3, unsatisfied=3)
    assert found.trials == 14
    assert found.failed == ("slow", "one", "two")
    assert found.undecided == ("cut one", "one", "cut two", "two", "one", "two")
    assert (found.times, found.segment_nodes) == (TIMES, (LSTM,))


def test_there_is_no_result_of_subgraphs_where_they_were_not_tuned_or_nothing_was() -> None:
    assert result(tuned("one", 1, 5), tunes_subgraphs=False).subgraphs is None
    assert result().subgraphs is None
    assert result().counts == TaskCounts()
