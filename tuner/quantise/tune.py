"""A model tuned in f32 and in integers; written is the faster one whose accuracy suffices.

tuned in f32 -> quantised as a whole, tuned -> time that each chain saves, error that it makes alone
-> chains chosen -> quantised there, tuned -> raced against f32, accepted on samples held out
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from tuner.errors import ErrorCode, OptionError
from tuner.figures import Chain, Lowered, Ratio
from tuner.files.atomic import replacing
from tuner.judge.accuracy import Accuracy, Budget, accuracy_of, halves
from tuner.judge.judge import check_samples
from tuner.judge.samples_file import samples_of
from tuner.lookup.model_lookup import read_graph
from tuner.lookup.protocol import Lookup
from tuner.measure.models import Arrays, Runner, time_in_blocks
from tuner.measure.paired_times import PairedTimes
from tuner.measure.peers import OnnxRuntime
from tuner.offline_model.cann_file import is_offline_model
from tuner.pipeline import tune_model
from tuner.quantise.quantiser import DYNAMIC, Quantiser, saturates_here
from tuner.runtime.model import load
from tuner.session import Listener, Options, PhaseStarted, StepTime, TuneResult
from tuner.tuning.precision_choice import choose

MAX_CALIBRATION = 128
"""Maximum number of samples of a file: one half chooses, the other half accepts."""
MAX_ERROR_SAMPLES = 8
"""Maximum number of samples that give the error of a chain alone."""
ERRORS_SHARE, MIN_ERRORS_S = 0.5, 10.0
"""Maximum time for the errors of single chains: a share of that for tuning, or so many seconds."""
MAX_ERROR = 1e6
"""Error of a chain that makes numbers infinite, as a share of the budget."""
RACE_S = 5.0
"""Time for the race of both models."""
INTEGER_PRODUCTS = (
    "MatMulInteger",
    "ConvInteger",
    "QLinearConv",
    "QLinearMatMul",
    "QuantizeLinear",
)
"""Operators that say of a segment that ONNX Runtime may compute products in integers there."""


@dataclass(frozen=True)
class _Tuned:
    """An offline model, and the result of the session that wrote it."""

    file: Path
    result: TuneResult

    @property
    def steps(self) -> Mapping[str, float]:
        """Microseconds by name of its steps; of the default program where ONNX Runtime's won."""
        rows: Sequence[StepTime] = self.result.after
        if self.result.left_to_peer:
            rows = self.result.before
        found: dict[str, float] = {}
        for step in rows:
            found[step.name] = found.get(step.name, 0.0) + step.median_us
        return found


def tune_quantised(
    model: Path, output: Path, options: Options, bank: Lookup, listen: Listener
) -> TuneResult:
    """Tune a model in f32 and quantised, and write the better offline model at `output`.

    The one in f32 is written unless the quantised one is faster beyond the noise, and within the
    budget on samples that had no part in its making. Raises OptionError for what cannot be
    quantised, and as `tune_model`.
    """
    started, budget = time.monotonic(), Budget.parse(options.accuracy)
    file = samples_of(model, options.samples)
    options = replace(options, samples=file or options.calibration)
    choosing, accepting = halves(_samples(model, options))

    def tune(model: Path, output: Path) -> _Tuned:
        """Tune a form of the model: each session gets half of the time that is left."""
        own = options
        if options.time_limit_s is not None:
            left_s = options.time_limit_s - (time.monotonic() - started)
            own = replace(options, time_limit_s=max(left_s, 0.0) / 2)
        return _Tuned(output, tune_model(model, output, own, bank, listen))

    plain = tune(model, output)
    with TemporaryDirectory(prefix="tunebank-quantise-") as folder:
        listen(PhaseStarted("quantise", "quantising the model with ONNX Runtime's quantiser"))
        quantiser = Quantiser(model, Path(folder), choosing if options.calibration else ())
        if not quantiser.is_static:
            _require_products(model, quantiser, plain.steps)
        forms = _Forms(quantiser, model, Path(folder), options, choosing, accepting, budget, tune)
        listen(PhaseStarted("quantise", "tuning the quantised model"))
        best, lowered = forms.tuned(plain, started)
        if not lowered.kept:
            with replacing(output) as written:
                written.write(best.file.read_bytes())
    listen(PhaseStarted("quantise", str(lowered)))
    return replace(
        plain.result if lowered.kept else best.result,
        offline_model=output,
        trials=plain.result.trials + forms.trials,
        tuning_s=time.monotonic() - started,
        lowered=lowered,
    )


def _samples(model: Path, options: Options) -> Sequence[Arrays]:
    """The samples to calibrate, to choose and to accept on. Raises OptionError without any."""
    what = ""
    if options.shape_steps or options.shape_ranges:
        what = "--quantize is for one shape, and the model is built for several"
    elif is_offline_model(model):
        what = f"{model}: --quantize needs the ONNX file that the offline model was built from"
    if what:
        raise OptionError(what, "leave it out", ErrorCode.OPTION)
    graph = read_graph(model, options)
    given = options.calibration or options.samples
    samples = check_samples(model, graph, given, MAX_CALIBRATION)
    if samples is None:
        raise OptionError(
            "--quantize needs samples of the model's inputs, to measure what it changes",
            "give --calibration FILE.npz (or --samples, or NAME.npz next to the model)",
            ErrorCode.OPTION,
        )
    return samples


def _require_products(model: Path, quantiser: Quantiser, steps: Mapping[str, float]) -> None:
    """Raises OptionError without calibration where products with constants take little time."""
    of_products = sum(steps.get(chain[0], 0.0) for chain in quantiser.chains)
    if not quantiser.chains or of_products < sum(steps.values()) / 2:
        raise OptionError(
            f"{model.name}: {' and '.join(DYNAMIC)} take less than half of its time, and without"
            " calibration only they are quantised",
            "give --calibration FILE.npz: inputs of the model, from which ranges are measured",
            ErrorCode.OPTION,
        )


class _Forms:
    """Quantised forms of one model: written in a folder, run on samples, and tuned."""

    def __init__(
        self,
        quantiser: Quantiser,
        model: Path,
        folder: Path,
        options: Options,
        choosing: Sequence[Arrays],
        accepting: Sequence[Arrays],
        budget: Budget,
        tune: Callable[[Path, Path], _Tuned],
    ) -> None:
        self._quantiser, self._folder, self._name = quantiser, folder, model.name
        self._options, self._budget, self._tune = options, budget, tune
        self._saturates, self._reduces_range = saturates_here(), False
        plain = self._open(model)
        self._choosing = _Compared.of(plain, choosing[:MAX_ERROR_SAMPLES])
        self._accepting = _Compared.of(plain, accepting)
        self.trials = 0
        """Measurements of candidates of all forms."""

    def tuned(self, plain: _Tuned, started: float) -> tuple[_Tuned, Lowered]:
        """The quantised model, tuned, and the table; where f32 is kept, the reason is in it."""
        every = [name for chain in self._quantiser.chains for name in chain]
        if not every:
            return plain, self._lowered((), "it has no operator that can be quantised")
        # Weights of 8 bits would saturate where ONNX Runtime multiplies them here, ours do not.
        file = self._quantiser.write(every, self._folder / "every.onnx", reduces_range=False)
        self._reduces_range = self._saturates and _leaves_products(file, self._options)
        best = self._tuned(every, "every")
        ratio = self._race(plain, best)
        now = time.monotonic()
        deadline = now + max(ERRORS_SHARE * (now - started), MIN_ERRORS_S)
        chains = _with_times(self._quantiser.chains, plain.steps, best.steps, ratio)
        choice = choose(self._with_errors(chains, deadline), self._error_together)
        if not choice.lowered:
            reasons = dict.fromkeys(chain.reason for chain in choice.chains)
            reason = f"no group of operators pays ({', '.join(reasons)})"
            return plain, self._lowered(choice.chains, reason)
        if set(choice.lowered) != set(every):
            best = self._tuned(choice.lowered, "chosen")
            ratio = self._race(plain, best)
        with load(best.file) as loaded:
            accuracy = self._accepting.accuracy(loaded)
        kept = ""
        if not self._budget.spent(accuracy) <= 1.0:
            kept = f"too little accuracy: {accuracy}; allowed: {self._budget}"
        elif not ratio[0] > 1.0:
            low, middle, high = ratio
            kept = f"int8 is no faster beyond the noise: {middle:.2f}x [{low:.2f}, {high:.2f}]"
        return best, self._lowered(choice.chains, kept, str(accuracy), ratio)

    def _lowered(
        self,
        chains: tuple[Chain, ...],
        kept: str,
        accuracy: str = "",
        ratio: Ratio | None = None,
    ) -> Lowered:
        return Lowered("int8", chains, str(self._budget), accuracy, ratio, kept)

    def _tuned(self, nodes: Sequence[str], name: str) -> _Tuned:
        """The model with these nodes quantised, tuned; named in reports as the model is."""
        folder = self._folder / name
        folder.mkdir()
        file = self._write(nodes, folder / self._name)
        found = self._tune(file, folder / "model.om")
        self.trials += found.result.trials
        return found

    def _write(self, nodes: Sequence[str], file: Path) -> Path:
        return self._quantiser.write(nodes, file, reduces_range=self._reduces_range)

    def _open(self, file: Path) -> OnnxRuntime:
        return OnnxRuntime(file, self._options.target.cores, is_optimised=False)

    def _race(self, plain: _Tuned, quantised: _Tuned) -> Ratio:
        """Time of the model in f32 over that of a quantised one: low, median, high."""
        with load(plain.file) as one, load(quantised.file) as other:
            blocks = time_in_blocks({"f32": one, "int8": other}, self._choosing.samples[0], RACE_S)
        return PairedTimes.of(blocks.seconds, "int8", blocks.wait_share).ratios["f32"]

    def _with_errors(self, chains: Sequence[Chain], deadline: float) -> list[Chain]:
        """Chains with their errors alone: those that save most first, until time is up."""
        errors: dict[tuple[str, ...], float] = {}
        for chain in sorted(chains, key=lambda c: c.saved_us or (0.0,) * 3, reverse=True):
            if errors and time.monotonic() > deadline:
                break
            errors[chain.names] = self._error(chain.names, self._choosing)
        return [replace(chain, error=errors.get(chain.names)) for chain in chains]

    def _error_together(self, chains: Sequence[Chain]) -> float:
        return self._error([name for chain in chains for name in chain.names], self._accepting)

    def _error(self, nodes: Sequence[str], compared: _Compared) -> float:
        """Share of the budget that these nodes in integers take, by ONNX Runtime unoptimised.

        It computes QDQ in f32, so nothing saturates; integer products might, with 8 bits.
        """
        reduces = self._reduces_range or (self._saturates and not self._quantiser.is_static)
        file = self._quantiser.write(nodes, self._folder / "some.onnx", reduces_range=reduces)
        return min(self._budget.spent(compared.accuracy(self._open(file))), MAX_ERROR)


@dataclass(frozen=True)
class _Compared:
    """Samples with the outputs of the model in f32."""

    samples: Sequence[Arrays]
    references: Sequence[Arrays]

    @staticmethod
    def of(plain: Runner, samples: Sequence[Arrays]) -> _Compared:
        return _Compared(samples, [plain.run(sample) for sample in samples])

    def accuracy(self, runner: Runner) -> Accuracy:
        return accuracy_of([runner.run(sample) for sample in self.samples], self.references)


def _leaves_products(model: Path, options: Options) -> bool:
    """Return whether ONNX Runtime runs products of integers of the quantised model."""
    graph = read_graph(model, options)
    operators = {name for node in graph.nodes if node.op == "segment" for name in node.origin}
    return bool(operators.intersection(INTEGER_PRODUCTS))


def _with_times(
    names: Sequence[tuple[str, ...]],
    before: Mapping[str, float],
    after: Mapping[str, float],
    ratio: Ratio,
) -> list[Chain]:
    """Chains with the time that each saves: its steps in f32 less those of the same names in int8.

    `before`, `after`: microseconds of the steps, by name. What the quantised program spends more on
    others (conversions, segments of ONNX Runtime) is shared out by their times in f32. The noise of
    a step is taken to be that of the whole models.
    """
    own = {chain: sum(before.get(name, 0.0) for name in chain) for chain in names}
    now = {chain: sum(after.get(name, 0.0) for name in chain) for chain in names}
    more = sum(after.values()) - sum(now.values()) - (sum(before.values()) - sum(own.values()))
    share, noise = more / (sum(own.values()) or 1.0), (ratio[2] - ratio[0]) / (2 * ratio[1])
    chains = []
    for chain in names:
        saved_us = own[chain] * (1 - share) - now[chain]
        unsure_us = noise * (own[chain] + now[chain])
        times = (saved_us - unsure_us, saved_us, saved_us + unsure_us) if own[chain] else None
        chains.append(Chain(chain, times))
    return chains
