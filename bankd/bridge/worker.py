"""The worker: runs the tuner on models, with a bank, for one target."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from contextlib import contextmanager
from dataclasses import asdict, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bankd.author import author
from bankd.bank import LayeredBank, TargetKey
from bankd.bank.result_bank import require_result_bank, write_result_bank
from bankd.bridge.live_report import Hits, LiveReport
from bankd.bridge.lookup import BankLookup
from bankd.bridge.session_options import converted, fitted, session_options, target_of
from bankd.bridge.tuning_record import Record, Tally, record_of
from bankd.config.config import Settings
from bankd.config.request import Request
from bankd.descriptors import open_regular
from bankd.errors import BankError
from tuner.backend import host_environment
from tuner.frameworks.model_json import check_report, onnx_as_json
from tuner.lookup.protocol import Lookup
from tuner.measure.peers import ONNX_RUNTIME, parse_peers
from tuner.measure.regression_rule import RegressionRule
from tuner.offline_model.cann_file import is_offline_model
from tuner.pipeline import compile_model, missing_subjects, tune_model, tune_subject
from tuner.precision.within_budget import tune_within_budget
from tuner.report.report_file import OPAT, SGAT
from tuner.report.result_folder import write_result_folder
from tuner.session import Event, Listener, Options, PhaseStarted, TaskCounts, TuneResult
from tuner.tuning.loop import MissingSubject
from tuner.tuning.outcome import TuneOutcome
from tuner.whole_model.guard import GuardResult, guard_model
from tuner.whole_model.model_bench import BenchResult, bench_points
from tuner.whole_model.several_shapes import options_of_steps

Pipeline = Callable[[Path, Path, Options, Lookup, Listener], TuneResult]
"""`tuner.pipeline.tune_model`, or what stands for it in a test."""


def with_retained(
    result: TuneResult, retained: Set[str], withheld: Set[str], names: Mapping[str, str]
) -> TuneResult:
    """The result with what happened to the bank: entries that were retained are reserved.

    `withheld`: those for which another policy was chosen. `names`: of the operators, by task key.
    """

    def counts(old: TaskCounts, keys: Iterable[str]) -> TaskCounts:
        stays, hit = len(retained & set(keys)), old.hit + len(retained & set(keys))
        added = old.added - len(withheld & set(keys))
        reserved, unsatisfied = old.reserved + stays, old.total - hit - added
        return replace(old, hit=hit, added=added, reserved=reserved, unsatisfied=unsatisfied)

    untouched = {names.get(key) for key in retained & set(result.task_keys)}
    changes = tuple(change for change in result.changes if change.name not in untouched)
    if cuts := result.subgraphs:
        others = tuple(change for change in cuts.changes if change.repo_key not in retained)
        cuts = replace(cuts, counts=counts(cuts.counts, cuts.keys), changes=others)
    own = counts(result.counts, result.task_keys)
    return replace(result, counts=own, changes=changes, subgraphs=cuts)


class Worker:
    """Tunes models for one target with one bank. Belongs to the thread that made it."""

    def __init__(
        self,
        settings: Settings,
        request: Request,
        pipeline: Pipeline | None = None,
        *,
        makes_bank: bool = True,
        runs_here: bool = True,
    ) -> None:
        """Opens the bank, which `makes_bank` where there is none.

        `runs_here`: whether this machine has to run the target, which a study does not need.
        Raises TargetError, BankError.
        """
        self.settings = settings
        self.target = target_of(request, runs_here=runs_here)
        self._request = request
        self._options = session_options(request, settings, self.target)
        is_limited = bool(self._options.quantize or self._options.accuracy)
        self._pipeline = pipeline or (tune_within_budget if is_limited else tune_model)
        self._bank = LayeredBank.open(settings.bank, further=settings.further, create=makes_bank)

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: object) -> None:
        self._bank.close()

    def tune(
        self,
        model: Path,
        output: Path,
        listen: Listener,
        *,
        result_folder: Path | None = None,
        resumes: bool = False,
    ) -> Record:
        """Tune a model into an offline model, with its report. Raises TunerError, BankError.

        `resumes`: continue an interrupted session, also where the request does not ask for it.
        """
        if result_folder is not None:
            require_result_bank(result_folder)
        with self._opened(model) as (onnx, fitted_options):
            lookup, tally = self.lookup(onnx.stem), Tally()
            report = LiveReport(self.settings.result_path, onnx.stem, self._hits(lookup))

            def tell(event: Event) -> None:
                report.listen(event)
                tally.listen(event)
                listen(event)

            options = replace(fitted_options, resumes=self._options.resumes or resumes)
            result = self._pipeline(onnx, output, options, lookup, tell)
            for note in lookup.pin_notes():
                listen(PhaseStarted("tune", note))
            if lookup.retained:
                result = with_retained(result, lookup.retained, lookup.withheld, tally.names)
            report.finish(result)
            if result_folder is not None:
                write_result_folder(result_folder, result)
                place = TargetKey(self.target.soc_version, self.target.cores)
                write_result_bank(result_folder, self._bank, place, lookup.tasks, author())
            lookup.note_use(file_hash(onnx), onnx.stem, result.task_keys)
        subgraph_keys = tuple(sorted(lookup.subgraphs))
        keys = (*subgraph_keys, *result.task_keys)
        return record_of(
            result,
            tally,
            reports=report.paths,
            subgraph_keys=subgraph_keys,
            shapes=self._request.shapes,
            policies=lookup.policies(keys),
            noisy_entries=lookup.noisy_entries(keys),
        )

    def study(
        self, model: Path, listen: Listener
    ) -> tuple[tuple[MissingSubject, ...], tuple[str, ...]]:
        """Subjects of a model that tuning would begin with, and keys of those that are known.

        Nothing is measured, and no machine for the target is needed. Raises TunerError, BankError.
        """
        with self._opened(model) as (onnx, options):
            lookup = self.lookup(onnx.stem)
            missing = missing_subjects(onnx, options, lookup, listen)
        return missing, tuple(sorted(lookup.hits))

    def tune_subject(self, subject: MissingSubject, listen: Listener) -> TuneOutcome:
        """Tune one subject that the bank misses; trials that it has count. Raises TunerError."""
        options = replace(self._options, resumes=True)
        return tune_subject(subject, options, self.lookup(subject.name), listen)

    def compile(self, model: Path, output: Path, listen: Listener) -> dict[str, Any]:
        """Compile with what the bank holds; the result in plain values. Raises TunerError."""
        lookup = self.lookup()
        with self._opened(model) as (onnx, options):
            result = compile_model(onnx, output, options, lookup, listen)
            for note in lookup.pin_notes():
                listen(PhaseStarted("write", note))
            try:  # What was compiled counts also where the bank cannot be written.
                lookup.note_use(file_hash(onnx), onnx.stem, lookup.asked)
            except BankError as error:
                what = f"the use of the entries is not recorded: {error.message}"
                listen(PhaseStarted("write", what))
        return {
            "model": result.model,
            "offline_model": str(result.offline_model),
            "target": str(result.target),
            "total": result.total,
            "hits": result.hits,
            "subgraphs": result.subgraphs,
            "subgraph_hits": result.subgraph_hits,
            "untuned_integers": result.untuned_integers,
            "from_elsewhere": lookup.from_elsewhere,
            "segment_nodes": [asdict(node) for node in result.segment_nodes],
            "keys": sorted(lookup.tasks),
        }

    def check(self, model: Path) -> dict[str, Any]:
        """Report what compiling would meet, node by node, in the form of ATC's pre-check.

        Raises TunerError for a model that is not read as far as its nodes.
        """
        with self._opened(model) as (onnx, options):
            return check_report(onnx, onnx.stem, options.largest_shapes, self.target)

    def as_json(self, model: Path, *, with_shapes: bool) -> dict[str, Any]:
        """The ONNX form of a model in plain values, without weights. Raises TunerError."""
        with converted(model, self._request, self.settings.converted) as onnx:
            return onnx_as_json(onnx, with_shapes=with_shapes)

    def require_peers(self, against: str | None) -> None:
        """Raises OptionError for a peer of `bench` that is not known, or not installed."""
        parse_peers(against)

    def bench(
        self, model: Path, against: str | None, seconds: float
    ) -> list[tuple[Mapping[str, int], BenchResult]]:
        """Time a model, whole and by step, with what the bank holds. Raises TunerError.

        Of steps of shapes the largest is timed, and of ranges each point, with its open sizes.
        """
        with self._opened(model) as (onnx, options):
            own, lookup = next(options_of_steps(options)), self.lookup()
            return list(bench_points(onnx, own, lookup, against=against, budget_s=seconds))

    def guard(
        self,
        model: Path,
        baseline: Path | None,
        against: str | None,
        max_regression: float,
        seconds: float,
    ) -> list[GuardResult]:
        """Compare a model with an older offline model of it, and with peers. Raises TunerError.

        One that is no offline model is compiled with what the bank holds; without a baseline and a
        peer it is compared with ONNX Runtime.
        """
        rule, peers = RegressionRule(max_regression), parse_peers(against)
        with self._opened(model) as (file, options), TemporaryDirectory(prefix="guard_") as folder:
            source = None if is_offline_model(file) else file
            if source is not None:
                compiled = Path(folder) / f"{file.stem}.om"
                compile_model(file, compiled, options, self.lookup(), lambda _: None)
                if baseline is None and not peers:
                    peers = (ONNX_RUNTIME,)
            found = guard_model(
                compiled if source is not None else file,
                options,
                source=source,
                baseline=baseline,
                peers=peers,
                rule=rule,
                budget_s=seconds,
            )
            return [replace(one, model=str(model)) for one in found]

    @contextmanager
    def _opened(self, model: Path) -> Iterator[tuple[Path, Options]]:
        """The model as an ONNX file or an offline model, and the options for it."""
        with converted(model, self._request, self.settings.converted) as onnx:
            yield onnx, fitted(self._options, self._request, onnx)

    def _hits(self, lookup: BankLookup) -> dict[str, Callable[[], Hits]]:
        """Look up what the bank knows for each requested job."""
        hits: dict[str, Callable[[], Hits]] = {}
        if self._options.tunes_subgraphs:
            hits[SGAT] = lambda: lookup.known(lookup.subgraphs)
        if self._options.tunes_operators:
            hits[OPAT] = lambda: lookup.known(lookup.asked - lookup.subgraphs)
        return hits

    def lookup(self, model: str = "") -> BankLookup:
        """The bank as a new session sees it; revisions will name the model."""
        return BankLookup(
            self._bank,
            self.target,
            host_environment(),
            author=author(),
            reads_bank=self.settings.reads_bank,
            model=model,
        )


def file_hash(path: Path) -> str:
    """SHA-256 of a file's content. Raises OSError."""
    with open_regular(path) as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
