"""Options of a tuning session, its events while it works, and its result."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import astuple, dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from tuner.figures import Figures, Lowered, ShapeFigures
from tuner.graph import SegmentNode
from tuner.precision_modes import STRICT, PrecisionModes
from tuner.size_range import Points, ShapeRanges, Shapes, highest, largest
from tuner.target import Target
from tuner.target_metric import LATENCY
from tuner.trials.trial import Decision, Outcome

if TYPE_CHECKING:
    from tuner.judge.verdict import Verdict
    from tuner.ops.uses import TaskUse
    from tuner.policy import Policy


@dataclass(frozen=True)
class TuneOps:
    """`--tune_ops_file`: only these operators are tuned. Both lists given: their union."""

    names: frozenset[str] = frozenset()
    types: frozenset[str] = frozenset()

    def selects(self, use: TaskUse) -> bool:
        """Return whether a node of the task is named, by its whole name or by its ONNX type."""
        names = {node.name for node in use.nodes}
        return bool(names & self.names or set(use.origin) & self.types)

    def missing(self, uses: Iterable[TaskUse]) -> tuple[str, ...]:
        """The names, and the ONNX types, that none of these tasks has."""
        found = list(uses)
        names = {node.name for use in found for node in use.nodes}
        types = {type_ for use in found for type_ in use.origin}
        return (*sorted(self.names - names), *sorted(self.types - types))


@dataclass(frozen=True)
class Options:
    """Options of a session. Shapes by input name; times in seconds."""

    target: Target
    input_shapes: Shapes = field(default_factory=dict)
    shape_steps: tuple[Shapes, ...] = ()
    """Steps of shapes, each complete, that a model is built for; empty for none."""
    shape_ranges: ShapeRanges = field(default_factory=dict)
    """Shapes with ranges as sizes; empty for none. Only one of the three says anything."""
    shape_points: Points = ()
    """Values of the open sizes that are called most, the most frequent first: tuned first."""
    outside: str = "refuse"
    """`--outside`: "run" an input of another shape through ONNX Runtime, or "refuse" it."""
    precision_mode: str = STRICT
    modes_by_name: Mapping[str, str] = field(default_factory=dict)
    """Precision modes of operators by name, where they are others."""
    modes_by_type: Mapping[str, str] = field(default_factory=dict)
    """Precision modes of all operators of an ONNX type, where they are others."""
    fusion_off: tuple[str, ...] = ()
    """Rules of `tuner.fusion.SWITCHED_RULES` that are left out of the fused graph."""
    external_weight: bool = False
    """The weights are written into a file of their own, next to the offline model."""
    repeat_tune: bool = False
    accepts_noise: bool = False
    """Races decide although other processes use the cores: for machines that are never idle."""
    tunes_subgraphs: bool = True
    """SGAT (job type 1): choose the partitions of the graph first."""
    tunes_operators: bool = True
    """OPAT (job type 2): then the policies of its operators."""
    resumes: bool = False
    """`--reload`: continue where a session was interrupted; what it measured counts."""
    tune_ops: TuneOps | None = None
    optimization_level: str = "O2"
    """O1: deep search; O2: the default budget."""
    deeper_opat: bool = False
    """`--Fdeeper_opat`: the slowest tasks get the budget of O1."""
    formats_alone: bool = False
    """`--Fop_format`: of each task, only the formats of its tensors are tuned."""
    base_policies: Mapping[str, Policy] = field(default_factory=dict)
    """`--base_result`: policies of an earlier tuning, by operator; they are tried first."""
    search_algorithm: str = "default"
    """A name in `tuner.search.algorithms.ALGORITHMS`."""
    target_metric: str = LATENCY
    """The time of a call, or "throughput": calls a second of as many callers as cores are for."""
    max_tuning_count: int | None = None
    """Candidates of a task at most, whatever the budget; the race of the best comes on top."""
    time_limit_s: float | None = None
    samples: Path | None = None
    """File of inputs (.npz) to judge and time the model on; None: NAME.npz next to the model, else
    inputs drawn from the domains that its graph implies."""
    quantize: str = ""
    """`--quantize`: "int8" to quantise the model, too; "" to keep it as it is."""
    calibration: Path | None = None
    """`--calibration`: file of inputs (.npz) to measure ranges on; None: those of `samples`, and
    what products dominate is quantised dynamically."""
    accuracy: str = ""
    """`--accuracy`: what fewer bits may change (`Budget`); "": the default budget."""
    size_budget: str = "none"
    """`--size_budget`: the weights that the file may have, as a multiple of the model's own; "none"
    for no limit."""
    command_line: str = ""
    """Kept in the offline model."""
    kernel_cache: Path | None = None
    """Folder of compiled kernels that sessions share; None: nothing outlives the session."""
    run_loop: int = 15
    """Rounds of a race, at least `tuner.tuning.decide.MIN_RACE_ROUNDS`; of a long one 3 times."""
    compile_processes: int = 8
    """Number of candidates that are compiled at once, if there are as many cores for them."""

    @property
    def modes(self) -> PrecisionModes:
        """The precision mode of each operator."""
        return PrecisionModes(self.precision_mode, self.modes_by_name, self.modes_by_type)

    def at(self, shapes: Shapes) -> Options:
        """The options for these fixed shapes of the inputs alone."""
        return replace(self, input_shapes=shapes, shape_steps=(), shape_ranges={})

    @property
    def largest_shapes(self) -> Shapes:
        """The fixed shapes, or the largest step, or the high ends of the ranges."""
        if self.shape_steps:
            return largest(self.shape_steps)
        high_ends = {name: highest(shape) for name, shape in self.shape_ranges.items()}
        return high_ends or self.input_shapes


@dataclass(frozen=True)
class PhaseStarted:
    """The session began a phase.

    Phases: "load", "cut" (SGAT), "tune" (OPAT), "confirm" (the partitions once more), "compile",
    "judge", "time", "write" and "quantise".

    Or it continues without its "cache", and says why.
    """

    phase: str
    text: str


@dataclass(frozen=True)
class TaskStarted:
    """Task `number` of `total` misses is being tuned; `op` is "subgraph" during SGAT."""

    number: int
    total: int
    name: str
    """Name of the first operator that is this task, or of the first of the subgraph."""
    op: str
    left_s: float | None
    """Estimate of the time left for all tasks; None before the first is done, or if repeated."""
    is_repeated: bool = False
    """It was started before, and is raced again because its races were disturbed."""


@dataclass(frozen=True)
class TrialMeasured:
    """A candidate of the running task was tried. `best_us` is the best so far, default included."""

    name: str
    outcome: Outcome
    median_us: float | None
    default_us: float | None
    best_us: float | None


@dataclass(frozen=True)
class TaskFinished:
    """The running task is decided; `decision` is None when it could not be tuned (see note)."""

    number: int
    total: int
    name: str
    op: str
    decision: Decision | None
    note: str = ""
    """Reason why there is no decision, or why noise may have made it; else empty."""
    origin: tuple[str, ...] = ()
    """The ONNX operators that the task stands for."""
    is_undecided: bool = False
    """Its races were disturbed: it stays a miss, and is raced first the next time."""


Event = PhaseStarted | TaskStarted | TrialMeasured | TaskFinished
Listener = Callable[[Event], None]


@dataclass(frozen=True)
class OperatorChange:
    """A task whose policy was added or updated: figures by tuning mode, microseconds."""

    name: str
    op_types: tuple[str, ...]
    """The ONNX operators that the task stands for."""
    dtype: str
    stages: Mapping[str, tuple[float, float]]
    """Tuning mode -> (before, after)."""
    update_mode: str
    """"add" or "update"."""


@dataclass(frozen=True)
class SubgraphChange:
    """A subgraph whose policy was added or updated: milliseconds of one run."""

    repo_key: str
    before_ms: float
    after_ms: float
    update_mode: str
    """"add" or "update"."""


@dataclass(frozen=True)
class TaskCounts:
    """Tasks by what became of them: hit = updated + reserved; total = hit + added + unsatisfied."""

    total: int = 0
    hit: int = 0
    added: int = 0
    updated: int = 0
    reserved: int = 0
    unsatisfied: int = 0

    def __add__(self, other: TaskCounts) -> TaskCounts:
        """Counts of both together."""
        pairs = zip(astuple(self), astuple(other), strict=True)
        return TaskCounts(*(one + two for one, two in pairs))


@dataclass(frozen=True)
class SubgraphResult:
    """Result of SGAT. `keys`: of every subgraph of the model."""

    counts: TaskCounts
    changes: tuple[SubgraphChange, ...]
    keys: tuple[str, ...]


@dataclass(frozen=True)
class StepTime:
    """One step of the program, timed inside the whole model."""

    name: str
    op: str
    policy: str
    median_us: float
    gflops: float
    """GFLOP/s."""
    gbytes: float
    """GB/s of tensors read and written once."""
    peak_share: float
    """Share of the machine's measured FMA peak."""


@dataclass(frozen=True)
class WrittenModel:
    """Figures of the model that a session writes; those of the largest of several shapes."""

    times: Figures
    segment_nodes: tuple[SegmentNode, ...]
    """The model's nodes that ONNX Runtime runs; all of it where it runs the whole model."""
    before: tuple[StepTime, ...] = ()
    after: tuple[StepTime, ...] = ()
    verdict: Verdict | None = None
    """Verdict on its outputs; None where ONNX Runtime runs all of it."""
    put_back: str = ""
    """Faults of the tuned model and their repairs; empty where there were none."""
    left_to_peer: str = ""
    """Reasons why ONNX Runtime runs the whole model; empty where it does not."""
    partly_native: str = ""
    """Share of it that runs natively, and why the rest does not; empty where all or none does."""
    shapes: tuple[ShapeFigures, ...] = ()
    """Figures for each of several shapes, the smallest first; empty for a model of one shape."""
    size: str = ""
    """Bytes that policies put into the file beyond those of the weights, and what they save."""

    @property
    def engines(self) -> str:
        """Parts of the model that ONNX Runtime runs, and why; empty for none."""
        left = self.left_to_peer
        return f"ONNX Runtime runs the whole model: {left}" if left else self.partly_native

    @property
    def is_unchanged(self) -> bool:
        """Return whether nothing won.

        The program is then ONNX Runtime's, or the default one, or one that is not faster than the
        default one beyond the noise.
        """
        ratio, is_sure = self.times.default_ratio, "default" not in self.times.noisy
        is_tie = ratio is not None and ratio[0] <= 1 and is_sure
        return bool(self.left_to_peer) or self.times.used_default or is_tie


@dataclass(frozen=True, kw_only=True)
class TuneResult(WrittenModel):
    """Result of a session: the model that it wrote, and its subjects, with counts of all shapes."""

    model: str
    offline_model: Path
    target: Target
    counts: TaskCounts
    changes: tuple[OperatorChange, ...]
    failed: tuple[str, ...]
    """Names of operators that could not be tuned; they run with the default policy."""
    trials: int
    """Measurements of candidates in this session, those of the races included."""
    tuning_s: float
    task_keys: tuple[str, ...]
    subgraphs: SubgraphResult | None = None
    """None where there was no SGAT."""
    undecided: tuple[str, ...] = ()
    """Names of subgraphs and operators whose races were disturbed: they stay misses, and are
    raced first the next time."""
    lowered: Lowered | None = None
    """The choice of what is computed in fewer bits; None where none was asked for."""


@dataclass(frozen=True)
class CompileResult:
    """Result of `compile_model`; the counts are of distinct tasks and subgraphs."""

    model: str
    offline_model: Path
    target: Target
    total: int = 0
    hits: int = 0
    subgraphs: int = 0
    subgraph_hits: int = 0
    untuned_integers: int = 0
    """Products of integers whose policy is the default one: nothing has said that they pay."""
    segment_nodes: tuple[SegmentNode, ...] = ()
    """The model's nodes that ONNX Runtime runs; all of it where it runs the whole model."""
