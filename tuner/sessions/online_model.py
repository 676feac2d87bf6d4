"""A model of fixed shapes that runs where it is faster: in our engine, or in the one it came from.

source -> compiled with what the bank holds (kept by content) -> misses recorded or tuned -> first
calls: both engines in turns, the verdict kept -> later calls -> look again when the bank has grown
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import shutil
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol, TypeVar

from tuner.backend import host_environment, host_target
from tuner.errors import ErrorCode, OfflineModelError, OptionError, TunerError, UnsignedModelError
from tuner.files.kept_folders import new_folder, trim
from tuner.files.ownership import why_untrusted
from tuner.handler_errors import raise_of_handler
from tuner.measure.models import BlockTimes
from tuner.measure.paired_times import PairedTimes
from tuner.owned_lock import OwnedLock
from tuner.program.arenas import arenas_of_process
from tuner.runtime.model import LoadedModel, load_for_callers
from tuner.sessions.bank import BankKnowledge, SessionBank, Shapes
from tuner.sessions.engine_status import GraphStatus, text_of, time_text
from tuner.sessions.kept_facts import DAMAGE, KNOWN, KeptFacts, Verdict
from tuner.sessions.online_options import OnlineOptions
from tuner.sessions.recorder import Recorded
from tuner.sessions.sliced_race import SlicedRace
from tuner.sessions.tuning_lines import tuning_lines
from tuner.trials.trial import median

MAX_COMPILED = 256
MAX_COMPILED_BYTES = 16 << 30
"""Maximum size of the folder of compiled models on the disk."""
HAND_OVER_MS = 0.05
"""Time that a call loses where the threads of another engine have just worked: they stay awake for
a while and keep ours from the cores, which no race shows. Measured with four graphs of 10 to 35 us
in a PyTorch module, 2 threads on 2 cores: 17 us a graph on average, 4 ms at worst."""

OFFLINE_MODEL = "model.om"

Result = TypeVar("Result")

_log = logging.getLogger("tuner.sessions")


class GraphSource(Protocol):
    """A graph that can be written as an ONNX file."""

    @property
    def name(self) -> str:
        """Name in files and logs."""

    @property
    def content(self) -> str:
        """Hash of the graph and its weights: equal content is the same model. May raise."""

    @property
    def shapes(self) -> Shapes:
        """Shapes of the inputs whose sizes the file leaves open."""

    def write(self, folder: Path) -> Path:
        """Write the ONNX file, its data files beside it; return its path. May raise anything."""


class OnlineModel:
    """A graph in our engine. Where `loaded` is None, its caller runs it in the other engine.

    Nothing raises for a model that cannot be compiled: `why` says so, and the log.
    """

    def __init__(
        self, source: GraphSource, options: OnlineOptions, bank: SessionBank, engine: str
    ) -> None:
        """`engine`: name and version of the other engine, such as "torch 2.13.0"."""
        self._source, self._options, self._bank, self._engine = source, options, bank, engine
        self._cores, self._key = 1, ""
        """Threads of the model, and hash of all that it depends on, but for the bank: see
        `_identify`."""
        self._recorded: Recorded | None = None
        self._written: Path | None = None
        """The file that was compiled, which begins the text of errors, and is gone."""
        self.loaded: LoadedModel | None = None
        self.known = BankKnowledge()
        self.why = ""
        self.needs_race = False
        self.verdict: Verdict | None = None
        self.compared: LoadedModel | None = None
        """The loaded model, once its caller saw that its results agree with the other engine's."""
        self._race_in_slices = SlicedRace()
        self._state = ""
        self._calls = self._told_calls = 0
        self._looked_s = time.monotonic()
        self._turn = OwnedLock("the race or the refresh of a model")
        self._load()

    def called(self) -> None:
        """Count a call. The number is written next to recorded misses when it has doubled."""
        self._calls += 1
        is_due = self._calls >= 2 * self._told_calls and not self._turn.is_taken  # no race's call
        if is_due and self.known.misses and self._recorded:
            self._recorded.count(self._calls - self._told_calls)
            self._told_calls = self._calls
        every_s = self._options.refresh_s
        if every_s is not None and time.monotonic() - self._looked_s > every_s:
            self._looked_s = time.monotonic()
            threading.Thread(target=self.refresh, name="tunebank-refresh", daemon=True).start()

    def race_call(
        self, ours: Callable[[], Result], other: Callable[[], Result], *, is_part: bool
    ) -> list[Result]:
        """Make a call of the user as a slice of a race: in the engine whose turn it is.

        The call that completes the race decides it, and keeps the verdict: ours has to win by its
        noise. `is_part`: between two calls the program works in the other engine; HAND_OVER_MS is
        added to the time of several threads of ours then. A race that other processes disturbed
        decides for this process only. While another thread makes such a call, the other engine runs
        this one. Returns the result; nothing for a call within a call of the race.
        """
        made: list[Result] = []

        def make() -> None:
            if not self.needs_race:
                return  # another thread has just made the last call of the race
            calls, race = self._calls, self._race_in_slices
            made.append(race.call({"ours": ours, "other": other}))
            self._calls = calls
            if (blocks := race.times) is not None:
                self._race_in_slices = SlicedRace()
                self._decide(blocks, is_part)

        self._turn.do_if_free(make)
        if not made and not self._turn.is_mine:
            made.append(other())
        return made

    def _decide(self, blocks: BlockTimes, is_part: bool) -> None:
        if self.loaded is None:
            return  # it failed meanwhile
        paired = PairedTimes.of(blocks.seconds, "ours", blocks.wait_share)
        ours_ms, other_ms = (1e3 * median(blocks.seconds[name]) for name in ("ours", "other"))
        ratio = other_ms / ours_ms if paired.noisy else paired.ratios["other"][0]
        if is_part and self._cores > 1:
            ratio *= ours_ms / (ours_ms + HAND_OVER_MS)
        verdict = Verdict(ours_ms, other_ms, ratio)
        if not paired.noisy:
            self._remember(verdict)
        self._judge(verdict)

    def status(self, shapes: Sequence[Sequence[int]], other: str) -> GraphStatus:
        """The engine of this model, and why. `other`: name of the other engine."""
        name, verdict = self._source.name, self.verdict
        engine, why = (other, self.why) if self.loaded is None else ("tunebank", self.why)
        if self.loaded is not None and self.needs_race:
            done, total = self._race_in_slices.blocks
            engine, why = "both", f"still timed in both engines, {done} of {total} blocks of calls"
        elif self.loaded is not None and verdict is not None:
            ours, theirs = time_text(verdict.ours_ms), time_text(verdict.other_ms)
            why = f"faster: {ours}, {other} {theirs}"
        return GraphStatus(
            name, engine, why, tuple(tuple(map(int, shape)) for shape in shapes), self._calls,
            None if verdict is None else verdict.ours_ms,
            None if verdict is None else verdict.other_ms,
            self.known.hits, self.known.subjects,
        )  # fmt: skip

    def refresh(self) -> bool:
        """Compile again if the bank has other entries for the model; return whether it had.

        Called by a handler within a race or a refresh, it is done after that, and returns False.
        """
        return bool(self._turn.do_or_later(self._look_again))

    def _look_again(self) -> bool:
        try:
            if self._state == self._bank.state(self.known.keys, self._cores):
                return False
        except TunerError as error:
            _log.warning("%s: not looked up again: %s", self._source.name, error)
            return False
        self._load()
        return True

    def close(self) -> None:
        """End the threads that run the model."""
        loaded, self.loaded, self.compared = self.loaded, None, None
        if loaded is not None:
            loaded.close()

    def _load(self) -> None:
        """Take the compiled model from the disk, or compile it; record or tune what it misses."""
        try:
            self._identify()
            if not self._is_taken():
                with self._compiled() as folder:
                    self._open(folder)
            if self._recorded and not self.known.misses:
                self._recorded.remove()
        except Exception as error:  # whatever it is: the user's call runs in the other engine
            raise_of_handler(error)
            self._give_up(error)

    def _identify(self) -> None:
        """Find the threads of the model, and the places where it is kept and recorded.

        Raises what the source does, and TargetError where this machine runs no kernels.
        """
        source, host = self._source, host_target()
        self._cores = min(self._options.threads or host.cores, host.cores)
        facts = [source.content, sorted(source.shapes.items()), str(host), self._cores]
        facts.append(host_environment(loads_llvm=False).as_dict())
        self._key = hashlib.sha256(json.dumps(facts).encode()).hexdigest()
        place = self._options.recorded or self._bank.recorded
        self._recorded = Recorded.of(place, source.name, self._key) if place else None

    def _is_taken(self) -> bool:
        """Open the model that is kept; return False for none of today, or a damaged one.

        It is compiled again then, and takes the place of the damaged one.
        """
        kept = self._kept
        try:
            if kept is None or not self._is_of_today(kept):
                return False
            self._open(kept)
        except UnsignedModelError:
            raise
        except (OfflineModelError, *DAMAGE) as error:
            _log.warning("%s: compiled again, %s is damaged: %s", self._source.name, kept, error)
            return False
        with suppress(OSError):
            os.utime(kept)
        return True

    def _open(self, folder: Path) -> None:
        """Load a compiled model, and what is known of it. Raises what a damaged one causes."""
        facts = KeptFacts.read(folder)
        loaded = load_for_callers(folder / OFFLINE_MODEL, self._cores)
        loaded.share_arena(arenas_of_process())
        self.known, self._state = facts.known, facts.state
        verdict = facts.verdicts.get(self._engine)
        self.loaded, self.compared = loaded, None
        self.needs_race, self.why, self.verdict = verdict is None, "", None
        self._race_in_slices = SlicedRace()
        if verdict is not None:
            self._judge(verdict)

    @contextmanager
    def _compiled(self) -> Iterator[Path]:
        """A folder with the model, compiled now with what the bank holds, and kept."""
        kept = self._kept
        with ExitStack() as stack:
            place = self._bank.models or Path(stack.enter_context(TemporaryDirectory()))
            folder = stack.enter_context(new_folder(place))
            if fault := why_untrusted(place.stat()):
                what = f"{place} is not used: {fault}"
                raise OptionError(what, "close it to other users", ErrorCode.DIRECTORY)
            known = self._compile(folder / OFFLINE_MODEL)
            state = self._bank.state(known.keys, self._cores)
            KeptFacts(known, state).write(folder)
            if kept is not None:
                shutil.rmtree(kept, ignore_errors=True)
                with suppress(OSError):  # another process has just put it there
                    folder = folder.rename(kept)
                trim(place, KNOWN, MAX_COMPILED, MAX_COMPILED_BYTES)
            yield folder

    @property
    def _kept(self) -> Path | None:
        """Folder of the compiled model, if there is a place for one."""
        return self._bank.models / self._key if self._bank.models and self._key else None

    def _is_of_today(self, kept: Path) -> bool:
        """Return whether the bank's entries are those that the model was compiled with."""
        try:
            if why_untrusted(kept.parent.stat()) or why_untrusted(kept.stat()):
                return False
            facts = KeptFacts.read(kept)
        except DAMAGE:  # or absent, as a rule
            return False
        return bool(self._bank.state(facts.known.keys, self._cores) == facts.state)

    def _compile(self, output: Path) -> BankKnowledge:
        """Compile what the source writes, after tuning it where that is asked for."""
        bank, shapes, cores = self._bank, self._source.shapes, self._cores
        place = self._recorded.folder.parent if self._recorded else output.parent
        with new_folder(place) as folder:
            written = self._written = self._source.write(folder)
            known = bank.compile(written, output, shapes, cores)
            if not known.misses or self._options.on_miss == "ignore":
                return known
            if self._options.on_miss == "tune":
                tuned = folder / "tuned" / OFFLINE_MODEL
                with tuning_lines(self._source.name, known.misses) as show:
                    bank.tune(written, tuned, shapes, cores, self._options.job_types, show)
                return bank.compile(written, output, shapes, cores)
            if self._recorded and not self._recorded.is_there:
                self._recorded.take(written, shapes, cores, self._engine)
                _log.info("%s: recorded in %s", self._source.name, self._recorded.folder)
            return known

    def _remember(self, verdict: Verdict) -> None:
        """Keep a verdict beside the compiled model; without it the next process races again."""
        if self._kept is not None:
            with suppress(*DAMAGE, TunerError):
                facts = KeptFacts.read(self._kept)
                verdicts = {**facts.verdicts, self._engine: verdict}
                replace(facts, verdicts=verdicts).write(self._kept)

    def _judge(self, verdict: Verdict) -> None:
        """Leave the model to the other engine where ours was not clearly faster."""
        self.needs_race, self.verdict = False, verdict
        if verdict.ratio < 1:
            self.loaded = self.compared = None  # it is freed, with its threads
            ours, theirs = time_text(verdict.ours_ms), time_text(verdict.other_ms)
            is_slower = verdict.ours_ms >= verdict.other_ms
            self.why = (
                f"{self._engine} is faster: {theirs}, ours {ours}"
                if is_slower
                else f"ours is not clearly faster: {ours}, {self._engine} {theirs}"
            )

    def _give_up(self, error: Exception) -> None:
        self.loaded, self.needs_race = None, False
        self.why = text_of(error).replace(f"{self._written}: ", "", 1)
        _log.warning("%s: runs in %s: %s", self._source.name, self._engine, self.why)
