"""A model tuned in f32 and in fewer bits; written is the faster one whose accuracy suffices.

tuned in f32 -> the choice that the bank has for these samples and this budget, or: time that each
chain saves -> all of them together within the budget, or the error of each -> chains chosen
-> lowered there, tuned -> raced against f32, accepted on samples held out -> the choice in the bank
"""

from __future__ import annotations

import itertools
import shutil
import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from tuner.errors import ErrorCode, ModelError, OptionError
from tuner.figures import Chain, Lowered, Ratio
from tuner.files.atomic import replacing
from tuner.files.descriptors import open_regular
from tuner.frontend.data_files import model_hash
from tuner.judge.accuracy import METRICS, Accuracy, Budget, accuracy_of, halves
from tuner.judge.judge import check_samples
from tuner.judge.samples_file import samples_of
from tuner.lookup.model_lookup import read_graph
from tuner.lookup.protocol import Lookup
from tuner.measure.cores import CoreWait, is_shared
from tuner.measure.models import Arrays, Runner, time_in_blocks
from tuner.measure.paired_times import PairedTimes
from tuner.measure.peers import OnnxRuntime
from tuner.offline_model.cann_file import is_offline_model
from tuner.pipeline import tune_model
from tuner.precision.chain_times import (
    is_in_doubt,
    is_slower,
    median_of,
    put_back,
    with_times,
    with_tuned_times,
)
from tuner.precision.choice_subject import (
    KNOWN,
    PrecisionChoice,
    lowered_names,
    policy_of,
)
from tuner.precision.form import Form, Names, Tuned, steps_by_name
from tuner.precision.mixed import MixedForm
from tuner.precision.quantised import QuantisedForm
from tuner.precision_modes import STRICT
from tuner.runtime.model import load
from tuner.session import Listener, Options, PhaseStarted, TuneResult
from tuner.trials.trial import (
    Decision,
    Outcome,
    Timing,
    Trial,
    ratio_interval,
    timing_of,
)
from tuner.tuning.precision_choice import NOT_MEASURED, choose, choose_all, slowness_of
from tuner.whole_model.times import step_times

MAX_SAMPLES = 128
"""Maximum number of samples of a file: one half chooses, the other half accepts."""
MAX_ERROR_SAMPLES = 8
"""Maximum number of samples that give the error of a chain alone."""
ERRORS_SHARE, MIN_ERRORS_S = 0.5, 10.0
"""Maximum time for the errors of single chains: a share of that for tuning, or so many seconds."""
TABLE_S = 3.0
"""Maximum time for errors that only the table shows: all chains fit the budget together."""
STEP_ROUNDS, MAX_STEP_ROUNDS, STEP_ROUND_S = 3, 9, 0.2
"""Rounds in which steps are timed, in f32 and in fewer bits: the most where a chain is in doubt;
and the time for either model in a round."""
WORTH_ROUNDS = 0.002
"""Share of the model's time that a chain in doubt has to be worth for further rounds."""
MAX_ERROR = 1e6
"""Error of a chain that makes numbers infinite, as a share of the budget."""
PAID_BEFORE = "no group of operators paid when the bank decided it; REPEAT_TUNE=True repeats that"
"""Reason why the model in f32 is written where the bank says so."""
ONE_SAMPLE = "a single sample chooses and accepts, too: give several to know how others come out"
"""Message about a file with one sample."""
RACE_S, LONG_RACE_S = 2.0, 5.0
"""Time for the race of both models: the longer one where the first leaves the winner in doubt."""


def tune_within_budget(
    model: Path, output: Path, options: Options, bank: Lookup, listen: Listener
) -> TuneResult:
    """Tune a model in f32 and in fewer bits, and write the better offline model at `output`.

    The one in f32 is written unless the other is faster beyond the noise, and within the budget on
    the samples that did not calibrate it, nor gave the errors of single operators.
    Raises OptionError for what cannot be lowered, and as `tune_model`.
    """
    started, budget = time.monotonic(), Budget.parse(options.accuracy)
    file = samples_of(model, options.samples)
    options = replace(options, samples=file or options.calibration)
    samples = _samples(model, options)
    choosing, accepting = halves(samples)
    modes = replace(options.modes, usual=STRICT) if options.quantize else options.modes
    subject = PrecisionChoice.of(model_hash(model), samples, budget, asked_of(options), modes)
    reference, trials = _reference(model, options), 0
    with TemporaryDirectory(prefix="tunebank-precision-") as folder:

        def tune(file: Path, name: str, own: Options) -> Tuned:
            """Tune a form of the model: each session gets half of the time that is left."""
            nonlocal trials
            if own.time_limit_s is not None:
                left_s = own.time_limit_s - (time.monotonic() - started)
                own = replace(own, time_limit_s=max(left_s, 0.0) / 2)
            written = Path(folder, f"{name}.om") if name else output
            result = tune_model(file, written, own, bank, listen, is_raced_later=True)
            found = Tuned(written, result)
            trials += found.result.trials
            return found

        plain = tune(model, "", strict(options))
        listen(PhaseStarted("quantise", "looking for operators that fewer bits make faster"))
        if len(samples) == 1:
            listen(PhaseStarted("quantise", ONE_SAMPLE))
        form: Form = (
            QuantisedForm(model, Path(folder), strict(options), choosing, modes, tune)
            if options.quantize
            else MixedForm(model, Path(folder), options, bank, tune)
        )
        choosing = choosing[:MAX_ERROR_SAMPLES]
        compared = _Compared.of(reference, choosing), _Compared.of(reference, accepting)
        best, lowered = _Search(form, *compared, budget, subject, bank, options.repeat_tune).best(
            plain, started
        )
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


def asked_of(options: Options) -> str:
    """The request for fewer bits, as the key of a choice has it."""
    if not options.quantize:
        return MixedForm.name
    return options.quantize + (" calibrated" if options.calibration is not None else "")


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
        raise OptionError(what, "write finite arrays, and give them again", ErrorCode.FILE)
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

    def accuracy(self, runner: Runner, metrics: Collection[str] = METRICS) -> Accuracy:
        results = [runner.run(sample) for sample in self.samples]
        return accuracy_of(results, self.references, metrics)


@dataclass(frozen=True)
class _Search:
    """The search for the groups of operators to be lowered."""

    form: Form
    choosing: _Compared
    accepting: _Compared
    budget: Budget
    subject: PrecisionChoice
    bank: Lookup
    repeats: bool = False
    """The choice that the bank has does not count, unless it is pinned."""

    def best(self, plain: Tuned, started: float) -> tuple[Tuned, Lowered]:
        """The lowered model, and the table; where f32 is kept, the reason is in it."""
        try:
            is_able = self.form.prepare(plain)
        except ModelError as error:
            return plain, self._lowered((), error.message)
        if not is_able:
            return plain, self._lowered((), f"no operator of it was lowered to {self.form.name}")
        if (chosen := self._known()) is not None:
            if not any(chain.is_lowered for chain in chosen):
                return plain, self._lowered(chosen, PAID_BEFORE)
            table = self._with_errors(chosen, time.monotonic() + TABLE_S)
            best, lowered = self._written(plain, tuple(table))
            if not lowered.kept:
                return best, lowered
        chains, is_noisy = self._timed()
        choice = choose_all(chains, self._error_together)
        if choice is not None:
            table = self._with_errors(choice.chains, time.monotonic() + TABLE_S)
            choice = replace(choice, chains=tuple(table))
        else:
            now = time.monotonic()
            deadline = now + max(ERRORS_SHARE * (now - started), MIN_ERRORS_S)
            choice = choose(self._with_errors(chains, deadline), self._error_together)
        self._record(choice.chains)
        if not choice.lowered:
            reasons = dict.fromkeys(chain.reason for chain in choice.chains)
            reason = f"no group of operators pays ({', '.join(reasons)})"
            lowered = self._lowered(choice.chains, reason)
            if NOT_MEASURED not in reasons and not is_noisy:
                time_of = timing_of([sum(plain.steps.values())])
                self._decide(lowered, "default", time_of, time_of)
            return plain, lowered
        return self._written(plain, choice.chains, is_new=True)

    def _known(self) -> tuple[Chain, ...] | None:
        """The choice that the bank has for this model, these samples and this budget."""
        hit = self.bank.find([self.subject]).get(self.subject.key)
        if hit is None or hit.is_candidate or (self.repeats and not hit.is_pinned):
            return None
        names = lowered_names(hit.policy, self.form.chains, self.form.name)
        if names is None:
            return None
        return tuple(
            Chain(chain, is_lowered=chain[0] in names, reason="" if chain[0] in names else KNOWN)
            for chain in self.form.chains
        )

    def _timed(self) -> tuple[list[Chain], bool]:
        """Chains with the time that each saves, and whether other processes used the cores.

        Both models are timed step by step, in alternation, for longer while a chain is in doubt.
        """
        before, after = self.form.compiled()
        sample, wait = self.choosing.samples[0], CoreWait()
        rounds: list[list[Chain]] = []
        with load(before) as one, load(after) as two, wait.counted():
            while len(rounds) < MAX_STEP_ROUNDS:
                own, lowered = (step_times(way, sample, STEP_ROUND_S) for way in (one, two))
                times = steps_by_name(own), steps_by_name(lowered)
                rounds.append(with_times(self.form.chains, *times))
                chains = [median_of(chain) for chain in zip(*rounds, strict=True)]
                worth_us = WORTH_ROUNDS * sum(times[0].values())
                is_sure = not any(is_in_doubt(chain, worth_us) for chain in chains)
                if len(rounds) >= STEP_ROUNDS and is_sure:
                    break
        return chains, is_shared(wait.share)

    def _written(
        self, plain: Tuned, chains: tuple[Chain, ...], *, is_new: bool = False
    ) -> tuple[Tuned, Lowered]:
        """The model with these chains lowered, tuned, raced and judged on the samples held out.

        What is new is written into the bank, unless the race was disturbed.
        """
        best, chains = self._tuned(plain, chains)
        if any(chain.is_lowered and is_slower(chain) for chain in chains):
            chains = tuple(map(put_back, chains))
            if not any(chain.is_lowered for chain in chains):
                return plain, self._lowered(chains, "no group of operators is faster once tuned")
            best, chains = self._tuned(plain, chains)
        times, is_noisy = self._race(plain, best)
        low, middle, high = ratio = ratio_interval(times["f32"], times["lowered"])
        with load(best.file) as loaded:
            accuracy = self.accepting.accuracy(loaded)
        spent, kept = self.budget.spent(accuracy), ""
        if not spent <= 1.0:
            kept = f"too little accuracy: {accuracy}; allowed: {self.budget}"
        elif not low > 1.0:
            kept = (
                f"fewer bits are no faster beyond the noise: {middle:.2f}x [{low:.2f}, {high:.2f}]"
            )
        lowered = self._lowered(chains, kept, str(accuracy), ratio)
        if is_new:
            own, other = (timing_of([1e6 * s for s in times[n]]) for n in ("f32", "lowered"))
            outcome = Outcome.OK if spent <= 1.0 else Outcome.WRONG
            error, policy = min(spent, MAX_ERROR), policy_of(lowered)
            self.bank.record(Trial(self.subject, policy, outcome, other, own, error, str(accuracy)))
            if not kept:
                self._decide(lowered, "tuned", own, other)
            elif spent > 1.0 or not is_noisy:
                self._decide(lowered, "default", own, own)
        return best, lowered

    def _tuned(self, plain: Tuned, chains: tuple[Chain, ...]) -> tuple[Tuned, tuple[Chain, ...]]:
        """The model with these chains lowered, tuned; and the chains with the times of that."""
        best = self.form.tuned([name for c in chains if c.is_lowered for name in c.names])
        return best, with_tuned_times(chains, plain, best)

    def _record(self, chains: Sequence[Chain]) -> None:
        """Keep what each chain saves and costs alone: the evidence of the choice."""
        for chain in chains:
            if (trial := self.subject.trial_of(chain, self.form.name)) is not None:
                self.bank.record(trial)

    def _decide(self, lowered: Lowered, rule: str, baseline: Timing, timing: Timing) -> None:
        policy = policy_of(lowered, is_written=rule != "default")
        self.bank.decide([Decision(self.subject, policy, rule, baseline, timing)], "precision")

    def _lowered(
        self,
        chains: Sequence[Chain],
        kept: str,
        accuracy: str = "",
        ratio: Ratio | None = None,
    ) -> Lowered:
        return Lowered(self.form.name, tuple(chains), str(self.budget), accuracy, ratio, kept)

    def _race(self, plain: Tuned, other: Tuned) -> tuple[Mapping[str, Sequence[float]], bool]:
        """Seconds of the model in f32 and of a lowered one by round, and whether they are noisy."""
        with load(plain.file) as one, load(other.file) as two:
            ways = {"f32": one, "lowered": two}
            for race_s in (RACE_S, LONG_RACE_S):
                blocks = time_in_blocks(ways, self.choosing.samples[0], race_s)
                paired = PairedTimes.of(blocks.seconds, "lowered", blocks.wait_share)
                low, _, high = paired.ratios["f32"]
                if not paired.noisy and not low <= 1.0 <= high:
                    break
        return blocks.seconds, bool(paired.noisy)

    def _with_errors(self, chains: Sequence[Chain], deadline: float) -> list[Chain]:
        """Chains with their errors alone: those that save most first, until time is up.

        Those that save no time are not measured: whatever their error is, they stay in f32.
        """
        errors: dict[Names, float] = {}
        able = [chain for chain in chains if chain.is_lowered or not slowness_of(chain)]
        for chain in sorted(able, key=lambda c: c.saved_us or (0.0,) * 3, reverse=True):
            if errors and time.monotonic() > deadline:
                break
            errors[chain.names] = self._error(chain.names, self.choosing)
        return [replace(chain, error=errors.get(chain.names)) for chain in chains]

    def _error_together(self, chains: Sequence[Chain]) -> float:
        return self._error([name for chain in chains for name in chain.names], self.accepting)

    def _error(self, nodes: Sequence[str], compared: _Compared) -> float:
        """Share of the budget that these nodes take in fewer bits."""
        with self.form.running(nodes) as runner:
            accuracy = compared.accuracy(runner, self.budget.allowed)
            return min(self.budget.spent(accuracy), MAX_ERROR)
