"""A model tuned in f32 and in fewer bits; written is the faster one whose accuracy suffices.

tuned in f32 -> lowered as a whole, tuned -> time that each chain saves, error that it makes alone
-> chains chosen -> lowered there, tuned -> raced against f32, accepted on samples held out
"""

from __future__ import annotations

import itertools
import shutil
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from tuner.errors import ErrorCode, ModelError, OptionError
from tuner.figures import Chain, Lowered, Ratio
from tuner.files.atomic import replacing
from tuner.files.descriptors import open_regular
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
from tuner.precision.form import Form, Names, Tuned
from tuner.precision.mixed import MixedForm
from tuner.precision.quantised import QuantisedForm
from tuner.precision_modes import STRICT
from tuner.runtime.model import load
from tuner.session import Listener, Options, PhaseStarted, TuneResult
from tuner.tuning.precision_choice import choose

MAX_SAMPLES = 128
"""Maximum number of samples of a file: one half chooses, the other half accepts."""
MAX_ERROR_SAMPLES = 8
"""Maximum number of samples that give the error of a chain alone."""
ERRORS_SHARE, MIN_ERRORS_S = 0.5, 10.0
"""Maximum time for the errors of single chains: a share of that for tuning, or so many seconds."""
MAX_ERROR = 1e6
"""Error of a chain that makes numbers infinite, as a share of the budget."""
RACE_S = 5.0
"""Time for the race of both models."""


def tune_within_budget(
    model: Path, output: Path, options: Options, bank: Lookup, listen: Listener
) -> TuneResult:
    """Tune a model in f32 and in fewer bits, and write the better offline model at `output`.

    The one in f32 is written unless the other is faster beyond the noise, and within the budget on
    samples that had no part in its making. Raises OptionError for what cannot be lowered, and as
    `tune_model`.
    """
    started, budget = time.monotonic(), Budget.parse(options.accuracy)
    file = samples_of(model, options.samples)
    options = replace(options, samples=file or options.calibration)
    choosing, accepting = halves(_samples(model, options))
    reference, trials = _reference(model, options), 0
    with TemporaryDirectory(prefix="tunebank-precision-") as folder:

        def tune(file: Path, name: str, own: Options) -> Tuned:
            """Tune a form of the model: each session gets half of the time that is left."""
            nonlocal trials
            if own.time_limit_s is not None:
                left_s = own.time_limit_s - (time.monotonic() - started)
                own = replace(own, time_limit_s=max(left_s, 0.0) / 2)
            written = Path(folder, f"{name}.om") if name else output
            found = Tuned(written, tune_model(file, written, own, bank, listen))
            trials += found.result.trials
            return found

        plain = tune(model, "", strict(options))
        listen(PhaseStarted("quantise", "looking for operators that fewer bits make faster"))
        form: Form = (
            QuantisedForm(model, Path(folder), strict(options), choosing, tune)
            if options.quantize
            else MixedForm(model, options, bank, tune)
        )
        choosing = choosing[:MAX_ERROR_SAMPLES]
        compared = _Compared.of(reference, choosing), _Compared.of(reference, accepting)
        best, lowered = _Search(form, *compared, budget).best(plain, started)
        if not lowered.kept:
            with open_regular(best.file) as made, replacing(output) as written:
                shutil.copyfileobj(made, written)
    listen(PhaseStarted("quantise", str(lowered)))
    return replace(
        plain.result if lowered.kept else best.result,
        offline_model=output,
        trials=trials,
        tuning_s=time.monotonic() - started,
        lowered=lowered,
    )


def strict(options: Options) -> Options:
    """The options with arithmetic in f32 for all operators."""
    return replace(options, precision_mode=STRICT, modes_by_name={}, modes_by_type={})


def _samples(model: Path, options: Options) -> Sequence[Arrays]:
    """The samples to calibrate, to choose and to accept on. Raises OptionError without any."""
    asked = "--quantize" if options.quantize else "--accuracy"
    what, hint = "", "leave it out"
    if options.shape_steps or options.shape_ranges:
        what = f"{asked} is for one shape, and the model is built for several"
    elif is_offline_model(model):
        what = f"{model}: {asked} needs the ONNX file that the offline model was built from"
    elif not options.quantize and options.modes.laxest == STRICT:
        what = "--accuracy limits what fewer bits may change, and none are asked for"
        hint = "give --precision_mode allow_mix_precision, or --quantize int8"
    if what:
        raise OptionError(what, hint, ErrorCode.OPTION)
    graph = read_graph(model, options)
    if options.quantize and any(
        map(_is_quantising, itertools.chain(*(n.origin for n in graph.nodes)))
    ):
        raise OptionError(f"{model} is quantised already", "leave --quantize out", ErrorCode.OPTION)
    file = options.calibration or options.samples
    samples = check_samples(model, graph, file, MAX_SAMPLES)
    if samples is None:
        raise OptionError(
            f"{asked} needs samples of the model's inputs, to measure what fewer bits change",
            "give --calibration FILE.npz (or --samples, or NAME.npz next to the model)",
            ErrorCode.OPTION,
        )
    if not all(np.isfinite(array).all() for sample in samples for array in sample.values()):
        what = f"{file}: samples with NaN or infinite numbers have no range"
        raise OptionError(what, "give finite samples", ErrorCode.FILE)
    return samples


def _is_quantising(op: str) -> bool:
    """Return whether an operator of ONNX or ONNX Runtime is one of quantised models."""
    return op.startswith("QLinear") or "Quantize" in op or op.endswith("Integer")


def _reference(model: Path, options: Options) -> Runner:
    """The model in f32 as ONNX Runtime runs it. Raises OptionError where it does not load it."""
    try:
        return OnnxRuntime(model, options.target.cores, is_optimised=False)
    except OnnxRuntime.refusals() as error:
        what = f"{model.name}: ONNX Runtime, the reference of what fewer bits change, rejects it"
        hint = "leave --quantize and --accuracy out"
        raise OptionError(what, hint, ErrorCode.OPTION) from error


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


@dataclass(frozen=True)
class _Search:
    """The search for the groups of operators to be lowered."""

    form: Form
    choosing: _Compared
    accepting: _Compared
    budget: Budget

    def best(self, plain: Tuned, started: float) -> tuple[Tuned, Lowered]:
        """The lowered model, and the table; where f32 is kept, the reason is in it."""
        try:
            best = self.form.tuned_whole(plain)
        except ModelError as error:
            return plain, self._lowered((), error.message)
        if best is None:
            return plain, self._lowered((), f"no operator of it was lowered to {self.form.name}")
        ratio, now = self._race(plain, best), time.monotonic()
        deadline = now + max(ERRORS_SHARE * (now - started), MIN_ERRORS_S)
        chains = with_times(self.form.chains, plain.steps, best.steps, ratio)
        choice = choose(self._with_errors(chains, deadline), self._error_together)
        if not choice.lowered:
            reasons = dict.fromkeys(chain.reason for chain in choice.chains)
            reason = f"no group of operators pays ({', '.join(reasons)})"
            return plain, self._lowered(choice.chains, reason)
        if not all(chain.is_lowered for chain in choice.chains):
            best = self.form.tuned(choice.lowered)
            ratio = self._race(plain, best)
        with load(best.file) as loaded:
            accuracy = self.accepting.accuracy(loaded)
        low, middle, high = ratio
        kept = ""
        if not self.budget.spent(accuracy) <= 1.0:
            kept = f"too little accuracy: {accuracy}; allowed: {self.budget}"
        elif not low > 1.0:
            kept = (
                f"fewer bits are no faster beyond the noise: {middle:.2f}x [{low:.2f}, {high:.2f}]"
            )
        return best, self._lowered(choice.chains, kept, str(accuracy), ratio)

    def _lowered(
        self,
        chains: tuple[Chain, ...],
        kept: str,
        accuracy: str = "",
        ratio: Ratio | None = None,
    ) -> Lowered:
        return Lowered(self.form.name, chains, str(self.budget), accuracy, ratio, kept)

    def _race(self, plain: Tuned, other: Tuned) -> Ratio:
        """Time of the model in f32 over that of a lowered one: low, median, high."""
        with load(plain.file) as one, load(other.file) as two:
            ways = {"f32": one, "lowered": two}
            blocks = time_in_blocks(ways, self.choosing.samples[0], RACE_S)
        return PairedTimes.of(blocks.seconds, "lowered", blocks.wait_share).ratios["f32"]

    def _with_errors(self, chains: Sequence[Chain], deadline: float) -> list[Chain]:
        """Chains with their errors alone: those that save most first, until time is up."""
        errors: dict[Names, float] = {}
        for chain in sorted(chains, key=lambda c: c.saved_us or (0.0,) * 3, reverse=True):
            if errors and time.monotonic() > deadline:
                break
            errors[chain.names] = self._error(chain.names, self.choosing)
        return [replace(chain, error=errors.get(chain.names)) for chain in chains]

    def _error_together(self, chains: Sequence[Chain]) -> float:
        return self._error([name for chain in chains for name in chain.names], self.accepting)

    def _error(self, nodes: Sequence[str], compared: _Compared) -> float:
        """Share of the budget that these nodes take in fewer bits."""
        with self.form.running(nodes) as runner:
            return min(self.budget.spent(compared.accuracy(runner)), MAX_ERROR)


def with_times(
    names: Sequence[Names],
    before: Mapping[str, float],
    after: Mapping[str, float],
    ratio: Ratio,
) -> list[Chain]:
    """Chains with the time that each saves: its steps in f32 less those of the same names.

    `before`, `after`: microseconds of the steps, by name. What the lowered program spends more on
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
