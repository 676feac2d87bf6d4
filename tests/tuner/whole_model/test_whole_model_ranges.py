"""Models that are tuned and built for ranges and for steps of sizes: points, stretches, files."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest

from fixtures.memory_lookup import MemoryLookup
from fixtures.opened import opened
from fixtures.small import SMALL
from tests.bankd.fakes import timing
from tests.fixtures.sessions import session
from tests.tuner.replay import ReplaySession, replayed
from tuner import load, pipeline
from tuner.backend import host_cores, host_soc_versions
from tuner.errors import OptionError
from tuner.figures import Figures
from tuner.judge.samples_file import NO_SAMPLES, samples_of
from tuner.lookup.sized_model import read_sized_model
from tuner.measure.models import max_difference
from tuner.pipeline import compile_model, missing_subjects, tune_model
from tuner.policy import Policy
from tuner.program.kernel_store import KernelStore
from tuner.runtime.model import load_built
from tuner.search.space import Space
from tuner.session import CompileResult, Event, Options, PhaseStarted, TuneResult
from tuner.size_range import SizeRange
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Decision
from tuner.tuning.revert import TunedModel
from tuner.whole_model import stretches, times
from tuner.whole_model.points import points_of
from tuner.whole_model.several_shapes import in_given_order, options_of_steps
from tuner.whole_model.stretches import IN_PLACE_GAIN, Stretch, stretches_of
from tuner.whole_model.times import Comparison
from tuner.whole_model.tuned_points import tuned_points

TARGET = Target(host_soc_versions()[-1], min(2, host_cores()))


@pytest.fixture
def model(tmp_path: Path) -> Path:
    """A network with matrix products alone, of any number of rows."""
    path = tmp_path / "m.onnx"
    onnx.save(opened(SMALL["dynamic_batch"](), {0: "rows"}), path)
    return path


def shape_of(model: Path, rows: int | SizeRange) -> dict[str, tuple[int | SizeRange, ...]]:
    [value] = onnx.load(model).graph.input
    return {value.name: (rows, *(size.dim_value for size in value.type.tensor_type.shape.dim[1:]))}


def ranged(model: Path, low: int, high: int, outside: str = "refuse") -> Options:
    ranges = shape_of(model, SizeRange(low, high))
    return Options(TARGET, shape_ranges=ranges, outside=outside)


def rows_of(model: Path, rows: int) -> dict[str, np.ndarray]:
    [(name, shape)] = shape_of(model, rows).items()
    sizes = [size for size in shape if isinstance(size, int)]
    return {name: np.random.default_rng(rows).standard_normal(sizes).astype(np.float32)}


def compiled(model: Path, options: Options) -> CompileResult:
    return compile_model(model, model.with_suffix(".om"), options, MemoryLookup(), lambda _: None)


def assert_right(model: Path, sizes: Sequence[int]) -> None:
    peer = session(onnx.load(model))
    names = [output.name for output in peer.get_outputs()]
    with load(model.with_suffix(".om")) as loaded:
        for size in sizes:
            feeds = rows_of(model, size)
            wanted = dict(zip(names, peer.run(None, feeds), strict=True))
            assert max_difference(loaded.run(feeds), wanted) <= 1e-5


@pytest.mark.parametrize(
    ("low", "high", "points"),
    [(1, 512, [512, 64, 16, 4]), (1, 300, [300, 64, 16, 4]), (1, 8, [8, 1]), (100, 110, [110])],
)
def test_points_are_the_largest_size_and_powers_of_four(
    low: int, high: int, points: list[int], model: Path
) -> None:
    found = points_of(read_sized_model(model, ranged(model, low, high)))

    assert [values["rows"] for values in found] == points


@pytest.mark.parametrize(
    ("preferred", "points"),
    [
        ([37], [512, 64, 37, 16]),
        ([37, 200, 5], [512, 200, 37, 5]),
        ([60], [512, 60, 16, 4]),  # as good as 64
        ([5, 6, 100], [512, 100, 64, 5]),
        ([500, 512, 513, 0], [512, 64, 16, 4]),
    ],
)
def test_sizes_that_are_called_most_take_the_place_of_the_smallest_points(
    preferred: list[int], points: list[int], model: Path
) -> None:
    found = points_of(
        read_sized_model(model, ranged(model, 1, 512)), [{"rows": rows} for rows in preferred]
    )

    assert [values["rows"] for values in found] == points


def test_points_of_other_sizes_are_passed_over(model: Path) -> None:
    read = read_sized_model(model, ranged(model, 1, 512))

    assert points_of(read, [{}, {"n": 5}, {"rows": 5, "n": 5}]) == points_of(read)


def test_a_compiled_range_runs_at_every_size(model: Path) -> None:
    result = compiled(model, ranged(model, 2, 70))

    assert (result.total, result.hits, result.segment_nodes) == (3 * len(tasks(model)), 0, ())
    assert_right(model, [2, 3, 24, 69, 70])
    with load(model.with_suffix(".om")) as loaded, pytest.raises(OptionError, match="rows=2~"):
        loaded.run(rows_of(model, 71))


def test_sizes_that_share_an_execution_take_turns(model: Path) -> None:
    compiled(model, ranged(model, 2, 70))
    sizes = (34, 60, 63)

    with load(model.with_suffix(".om")) as loaded:
        wanted = {size: loaded.run(rows_of(model, size)) for size in sizes}
        bound = {size: loaded.bind(rows_of(model, size)) for size in sizes}
        assert len({id(each.execution) for each in bound.values()}) == 1
        for size in (34, 60, 34, 63, 34):
            loaded.run(rows_of(model, 60))
            for each in (bound[size], bound[34]):
                for output in each.outputs.values():
                    output[...] = np.nan
                each.run()
            for number in {size, 34}:
                assert max_difference(dict(bound[number].outputs), wanted[number]) == 0


def tasks(model: Path) -> list[Task]:
    read = read_sized_model(model, ranged(model, 2, 70)).tasks(Options(TARGET))
    return [use.task for use in read.uses]


def test_what_is_outside_of_a_range_runs_in_onnx_runtime_where_it_is_asked_for(model: Path) -> None:
    compiled(model, ranged(model, 2, 70, outside="run"))

    assert_right(model, [1, 2, 70, 71, 200])


def test_steps_are_programs_of_one_file_and_share_their_weights(model: Path) -> None:
    steps = tuple(dict(shape_of(model, rows)) for rows in (3, 16))
    compiled(model, Options(TARGET, shape_steps=steps))  # type: ignore[arg-type]

    assert_right(model, [3, 16])
    with load(model.with_suffix(".om")) as loaded:
        assert loaded.inputs[0].shape[0] == -1
        with pytest.raises(OptionError, match=r"\[3, .*or .*\[16, "):
            loaded.run(rows_of(model, 4))
        of_both = loaded.program.weights_bytes
    compiled(model, replace(Options(TARGET), input_shapes=steps[0]))  # type: ignore[arg-type]
    with load(model.with_suffix(".om")) as loaded:
        assert loaded.program.weights_bytes == of_both


def test_what_is_no_step_runs_in_onnx_runtime_where_it_is_asked_for(model: Path) -> None:
    steps = tuple(dict(shape_of(model, rows)) for rows in (3, 16))
    compiled(model, Options(TARGET, shape_steps=steps, outside="run"))  # type: ignore[arg-type]

    assert_right(model, [3, 4, 16, 100])


def test_the_largest_step_is_tuned_first_and_results_keep_their_order() -> None:
    options = Options(TARGET, shape_steps=({"x": (2, 4)}, {"x": (8, 4)}, {"x": (4, 4)}))

    found = [own.input_shapes["x"][0] for own in options_of_steps(options)]

    assert found == [8, 4, 2]
    assert in_given_order(found, options) == [2, 8, 4]
    assert in_given_order(["one"], Options(TARGET)) == ["one"]


KERNELS = KernelStore()
"""Kernels of all tunings here: those of one task are the same at every point."""


class Counted(ReplaySession):
    """A replay that keeps what it was asked to measure."""

    def __init__(self) -> None:
        super().__init__(lambda policy: 100.0)
        self.opened: list[Task] = []

    def open(self, task: Task) -> None:
        self.opened.append(task)
        super().open(task)


class Tuning:
    """Sessions with times of a replay, in which whole models are timed for a short time."""

    def __init__(self, model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.model, self.bank, self._patch = model, MemoryLookup(), monkeypatch
        self.points: Sequence[TunedModel] = ()
        """The points of the last session."""
        for limit in ("BUDGET_S", "CORES_PATIENCE_S", "STEPS_S", "MIN_CALLS_S"):
            monkeypatch.setattr(times, limit, 0.0)
        monkeypatch.setattr(stretches, "CROSSING_S", 0.0)
        monkeypatch.setattr(pipeline, "tuned_points", self._tuned_points)

    def _tuned_points(self, *given: Any) -> Sequence[TunedModel]:
        self.points = tuned_points(*given)
        return self.points

    def tune(self, options: Options, measuring: ReplaySession) -> TuneResult:
        heard: list[Event] = []
        own = replayed(measuring, next(options_of_steps(options)), self.bank, heard.append)
        context = replace(own, store=KERNELS)
        self._patch.setattr(pipeline.SessionContext, "begin", lambda *_: context)
        result = tune_model(
            self.model, self.model.with_suffix(".om"), options, self.bank, heard.append
        )
        assert any(isinstance(event, PhaseStarted) and event.phase == "judge" for event in heard)
        return result

    def measured(self, options: Options) -> list[int]:
        """The points at which something was measured."""
        measuring = Counted()
        self.tune(options, measuring)
        return sorted({int(task.sizes[0]) for task in measuring.opened})


def test_a_second_tuning_measures_nothing_and_a_wider_range_only_its_new_points(
    model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tuning = Tuning(model, monkeypatch)

    assert tuning.measured(ranged(model, 2, 70)) == [4, 16, 70]
    monkeypatch.setattr(stretches, "CLOSE", 1000.0)  # once is enough for whole models
    monkeypatch.setattr(pipeline, "time_all", lambda *_, **__: Comparison(Figures(), "tuned"))
    assert tuning.measured(ranged(model, 2, 70)) == []
    assert tuning.measured(ranged(model, 2, 200)) == [64, 200]


class Convolutions(ReplaySession):
    """Direct convolutions of many images are slow; of a few, Winograd's take longer by a share."""

    def __init__(self, share: float) -> None:
        super().__init__(self._time)
        self._share, self.images = share, list[int]()

    def open(self, task: Task) -> None:
        self.images.append(int(task.sizes[0]))
        super().open(task)

    def _time(self, policy: Policy) -> float:
        is_fast = "impl=winograd" in str(policy)
        if self.images[-1] == 8:
            return 50.0 if is_fast else 100.0
        return 50.0 * (1 + self._share) if is_fast else 50.0


@pytest.mark.parametrize(("share", "impl"), [(0.02, "winograd"), (0.04, "direct")])
def test_a_smaller_point_packs_weights_as_the_largest_one_if_it_takes_at_most_3_percent_longer(
    share: float, impl: str, model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tuning = Tuning(model, monkeypatch)
    monkeypatch.setattr(stretches, "CLOSE", 1000.0)
    monkeypatch.setattr(pipeline, "time_all", lambda *_, **__: Comparison(Figures(), "tuned"))

    def tuned() -> tuple[list[str], list[int]]:
        session = Convolutions(share)
        tuning.tune(ranged(model, 1, 8), session)
        found = [
            str(point.policies[use.task.key]["impl"]).split("_")[0]
            for point in tuning.points
            for use in point.known.read.uses
            if use.task.op == "conv"
        ]
        return found, session.images

    first, images = tuned()

    assert first == ["winograd", impl]
    assert set(images) == {8, 1}
    assert tuned() == (first, [])


def owners_where(
    shares: dict[int, float], model: Path, monkeypatch: pytest.MonkeyPatch
) -> dict[int, list[int]]:
    """The points (of 8 and 1 rows) whose policies the tasks have, by the rows of the stretches.

    `shares`: time of the steps of the first task with the other point's policy, over that with
    its own, by rows; 1 where it is not given.
    """
    options = ranged(model, 1, 8)
    read = read_sized_model(model, options)
    spaces = [Space(use.task, TARGET) for use in read.tasks(options).uses]
    others = [[p for p in space.ranked() if p != space.default] for space in spaces]
    tunable = [(space, more[0]) for space, more in zip(spaces, others, strict=True) if more]
    ours = {space.task.open_text: space.default for space, _ in tunable}
    theirs = {space.task.open_text: other for space, other in tunable}
    first = next(iter(ours))
    monkeypatch.setattr(
        stretches, "_shares", lambda one, two, at: {first: shares.get(at["rows"], 1.0)}
    )
    context = replayed(ReplaySession(lambda _: 1.0), options, MemoryLookup())
    tasks = read.tasks(options)
    points = [Stretch(read, {"rows": rows}, tasks, own) for rows, own in ((8, ours), (1, theirs))]
    return {
        stretch.values["rows"]: [8 if stretch.policies[key] == ours[key] else 1 for key in ours]
        for stretch in stretches_of(points, replace(context, store=KERNELS))
    }


def test_between_two_points_each_task_has_the_policy_that_is_quickest_in_its_place(
    model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = owners_where({3: 0.9}, model, monkeypatch)

    others = len(found[8]) - 1
    assert others > 0
    assert found == {8: [8, *[8] * others], 3: [1, *[8] * others], 1: [1, *[1] * others]}


def test_a_point_has_a_policy_of_the_next_one_where_that_is_quicker_in_its_place(
    model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = owners_where({8: 0.9, 3: 0.9, 1: 0.9}, model, monkeypatch)

    others = len(found[8]) - 1
    assert found == {8: [1, *[8] * others], 1: [8, *[1] * others]}  # 3 is like 8


def test_a_gain_that_may_be_noise_changes_nothing(
    model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = owners_where(dict.fromkeys((8, 3, 1), IN_PLACE_GAIN + 0.01), model, monkeypatch)

    assert {rows: set(points) for rows, points in found.items()} == {8: {8}, 1: {1}}


def test_the_times_of_steps_in_their_places_are_compared_task_by_task(model: Path) -> None:
    options = ranged(model, 1, 8)
    read = read_sized_model(model, options)
    context = replace(
        replayed(ReplaySession(lambda _: 1.0), options, MemoryLookup()), store=KERNELS
    )
    stretch = Stretch(read, {"rows": 5}, read.tasks(options), {})
    built = stretch.built(context.target, context.store).program

    with load_built(built) as one, load_built(built) as two:
        shares = stretches._shares(one, two, {"rows": 5})

    assert shares.keys() == {use.task.open_text for use in read.tasks(options).uses}
    assert all(share > 0 for share in shares.values())


def test_samples_next_to_the_model_are_for_models_of_one_shape(
    model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tuning = Tuning(model, monkeypatch)
    np.savez(model.with_suffix(".npz"), **rows_of(model, 5))  # type: ignore[arg-type]
    steps = tuple(dict(shape_of(model, rows)) for rows in (3, 16))
    options = Options(TARGET, shape_steps=steps, samples=Path("in.npz"))  # type: ignore[arg-type]

    assert tuning.measured(ranged(model, 5, 9)) == [9]
    assert [own.samples for own in options_of_steps(options)] == [NO_SAMPLES] * 2
    largest = next(options_of_steps(options))
    assert (largest.input_shapes, largest.samples) == (steps[1], NO_SAMPLES)
    assert samples_of(model, NO_SAMPLES) is None
    assert samples_of(model, None) == model.with_suffix(".npz")


def test_what_a_range_or_steps_would_tune_next_is_known_without_tuning(model: Path) -> None:
    bank = MemoryLookup()
    steps = tuple(dict(shape_of(model, rows)) for rows in (3, 16))
    of_steps = Options(TARGET, shape_steps=steps, tunes_subgraphs=False)  # type: ignore[arg-type]

    def rows(options: Options) -> list[int]:
        found = missing_subjects(model, options, bank, lambda _: None)
        tasks = [subject.task for subject in found if isinstance(subject.task, Task)]
        assert len({task.key for task in tasks}) == len(found)
        return sorted({task.output.shape[0] for task in tasks})

    assert rows(ranged(model, 2, 70)) == [4, 16, 70]
    assert rows(replace(ranged(model, 2, 70), tunes_operators=False)) == []
    assert rows(of_steps) == [3, 16]
    for task in tasks(model):
        policy = Space(task, TARGET).default
        bank.decisions[task.key] = Decision(task, policy, "tuned", timing(100.0), timing(80.0))
    assert rows(ranged(model, 2, 70)) == [4, 16]
