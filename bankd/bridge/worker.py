"""The worker: runs the tuner on models, with a bank, for one target."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Set
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

from bankd.author import author
from bankd.bank import LayeredBank
from bankd.bridge.live_report import Hits, LiveReport
from bankd.bridge.lookup import BankLookup
from bankd.bridge.session_options import converted, session_options
from bankd.bridge.tuning_record import Record, Tally, record_of
from bankd.config.config import Settings
from bankd.config.request import Request
from bankd.errors import BankError
from tuner.backend import host_environment, host_target
from tuner.lookup.protocol import Lookup
from tuner.measure.peers import parse_peers
from tuner.pipeline import compile_model, tune_model
from tuner.policy import Policy
from tuner.report.report_file import OPAT, SGAT
from tuner.report.result_folder import write_result_folder
from tuner.session import Event, Listener, Options, PhaseStarted, TaskCounts, TuneResult
from tuner.whole_model.model_bench import BenchResult, bench_model


@dataclass(frozen=True)
class Standing:
    """Keys of entries that a session met and left as they were."""

    keys: Set[str]
    withheld: Set[str]
    """Entries for which the session chose another policy than the default."""


def with_standing(result: TuneResult, standing: Standing, names: Mapping[str, str]) -> TuneResult:
    """The result with what happened to the bank: entries that were not touched are reserved.

    `names`: of the operators, by task key.
    """
    if not standing.keys:
        return result
    untouched = {names[key] for key in standing.keys & set(result.task_keys) if key in names}
    subgraphs = result.subgraphs
    return replace(
        result,
        counts=_counts(result.counts, set(result.task_keys), standing),
        changes=tuple(change for change in result.changes if change.name not in untouched),
        subgraphs=subgraphs
        and replace(
            subgraphs,
            counts=_counts(subgraphs.counts, set(subgraphs.keys), standing),
            changes=tuple(c for c in subgraphs.changes if c.repo_key not in standing.keys),
        ),
    )


def _counts(counts: TaskCounts, keys: Set[str], standing: Standing) -> TaskCounts:
    stays = len(standing.keys & keys)
    hit, added = counts.hit + stays, counts.added - len(standing.withheld & keys)
    return replace(
        counts,
        hit=hit,
        added=added,
        reserved=counts.reserved + stays,
        unsatisfied=counts.total - hit - added,
    )


class Pipeline(Protocol):
    """`tuner.pipeline.tune_model`, or what stands for it in a test."""

    def __call__(
        self, model: Path, output: Path, options: Options, bank: Lookup, listen: Listener
    ) -> TuneResult: ...


class Worker:
    """Tunes models for one target with one bank. Belongs to the thread that made it."""

    def __init__(
        self,
        settings: Settings,
        request: Request,
        pipeline: Pipeline | None = None,
        *,
        makes_bank: bool = True,
    ) -> None:
        """Checks the target and opens the bank, which `makes_bank` where there is none.

        Raises TargetError, BankError.
        """
        self.settings = settings
        self.target = host_target(request.soc_version, request.cores)
        self._request = request
        self._pipeline = pipeline or tune_model
        self._options = session_options(request, settings, self.target)
        self._bank = LayeredBank.open(settings.bank, further=settings.further, create=makes_bank)

    def __enter__(self) -> Worker:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
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

        `resumes`: an interrupted session goes on, also where the request does not say so.
        """
        with self._converted(model) as onnx:
            return self._tuned(onnx, output, listen, result_folder, resumes)

    def _tuned(
        self,
        model: Path,
        output: Path,
        listen: Listener,
        result_folder: Path | None,
        resumes: bool,
    ) -> Record:
        lookup = self.lookup(model.stem)
        report = LiveReport(self.settings.result_path, model.stem, self._hits(lookup))
        tally = Tally()

        def tell(event: Event) -> None:
            report.listen(event)
            tally.listen(event)
            listen(event)

        options = replace(self._options, resumes=self._options.resumes or resumes)
        result = self._pipeline(model, output, options, lookup, tell)
        standing = Standing(lookup.standing, lookup.withheld)
        result = with_standing(result, standing, tally.names)
        report.finish(result)
        if result_folder is not None:
            write_result_folder(result_folder, result)
        lookup.note_use(file_hash(model), model.stem, result.task_keys)
        subgraph_keys = tuple(sorted(lookup.subgraphs))
        return record_of(
            result,
            tally,
            reports=report.paths,
            subgraph_keys=subgraph_keys,
            policies=lookup.policies((*subgraph_keys, *result.task_keys)),
        )

    def compile(self, model: Path, output: Path, listen: Listener) -> dict[str, Any]:
        """Compile with what the bank holds; the result in plain values. Raises TunerError."""
        lookup = self.lookup()
        with self._converted(model) as onnx:
            result = compile_model(onnx, output, self._options, lookup, listen)
            _note_use(lookup, onnx, listen)
        return {
            "model": result.model,
            "offline_model": str(result.offline_model),
            "target": str(result.target),
            "total": result.total,
            "hits": result.hits,
            "subgraphs": result.subgraphs,
            "subgraph_hits": result.subgraph_hits,
            "segments": list(result.segments),
            "keys": sorted(lookup.tasks),
        }

    def require_peers(self, against: str | None) -> None:
        """Raises OptionError for a peer of `bench` that is not known, or not installed."""
        parse_peers(against)

    def bench(self, model: Path, against: str | None, seconds: float) -> BenchResult:
        """Time a model, whole and by step, with what the bank holds. Raises TunerError."""
        with self._converted(model) as onnx:
            lookup = self.lookup()
            return bench_model(onnx, self._options, lookup, against=against, budget_s=seconds)

    def _converted(self, model: Path) -> AbstractContextManager[Path]:
        return converted(model, self._request, self.settings.converted)

    def _hits(self, lookup: BankLookup) -> dict[str, Callable[[], Hits]]:
        """Look up what the bank knows for each requested job."""
        hits: dict[str, Callable[[], Hits]] = {}
        if self._options.tunes_subgraphs:
            hits[SGAT] = lambda: _known(lookup, lookup.subgraphs)
        if self._options.tunes_operators:
            hits[OPAT] = lambda: _known(lookup, lookup.asked - lookup.subgraphs)
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


def _note_use(lookup: BankLookup, model: Path, listen: Listener) -> None:
    """Note the needed entries. What was compiled counts also where the bank cannot be written."""
    try:
        lookup.note_use(file_hash(model), model.stem, lookup.asked)
    except BankError as error:
        listen(PhaseStarted("write", f"the use of the entries is not recorded: {error.message}"))


def _known(lookup: BankLookup, keys: Set[str]) -> dict[str, Policy | None]:
    """The policies that the bank knew; None where the entry stays whatever is chosen."""
    hits = {key: hit.policy for key, hit in lookup.hits.items() if key in keys}
    return {**hits, **dict.fromkeys(lookup.standing & keys)}


def file_hash(path: Path) -> str:
    """SHA-256 of a file's content. Raises OSError."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
