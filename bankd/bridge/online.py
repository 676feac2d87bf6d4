"""The bank of processes that run models: read here, while children compile and tune."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import msgspec

from bankd.author import author
from bankd.bank import LayeredBank, TargetKey, content_hash, writable_bank_folder
from bankd.bridge.lookup import BankLookup
from bankd.bridge.progress_text import best_of_model
from bankd.config.config import cache_folder, read_settings, recorded_folder
from bankd.errors import BankdError, ErrorCode
from bankd.figures import Figures
from tuner.backend import host_environment, host_target
from tuner.errors import TunerError
from tuner.lookup.protocol import Lookup
from tuner.sessions.bank import BankKnowledge, Progress, Shapes

COMPILE_S, TUNE_S = 900.0, 6 * 3600.0
"""Time after which a child is ended."""


class OnlineBank:
    """The bank that the environment names, as `tuner.sessions` asks for it."""

    def __init__(self) -> None:
        """Raises TunerError where a setting cannot be used."""
        with _errors_of_tuner():
            settings = self._settings = read_settings(os.environ, Path.cwd(), makes_bank=False)
        cache = cache_folder(os.environ, Path.cwd())
        self.repeat_tune, self.accepts_noise = settings.repeat_tune, settings.accepts_noise
        self.models = cache and cache / "models"
        self.recorded = recorded_folder(os.environ, Path.cwd())

    def state(self, keys: Sequence[str], cores: int) -> str:
        """Hash of the entries that the bank has for these keys, and of the bank's place."""
        settings = self._settings
        if not settings.reads_bank:
            return "not read"
        target = host_target()
        with (
            _errors_of_tuner(),
            LayeredBank.open(settings.bank, further=settings.further, create=False) as bank,
        ):
            found = bank.find(TargetKey(target.soc_version, cores), keys)
        policies = {key: entry.decision.policy for key, entry in found.items()}
        return content_hash({"bank": str(settings.bank), "policies": policies})

    def compile(self, model: Path, output: Path, shapes: Shapes, cores: int) -> BankKnowledge:
        """Compile with what the bank holds: `bankd atc`."""
        told = self._bankd("atc", model, output, shapes, cores, (), COMPILE_S)
        subjects, hits = told["total"] + told["subgraphs"], told["hits"] + told["subgraph_hits"]
        return BankKnowledge(subjects, hits, tuple(told["keys"]))

    def tune(
        self,
        model: Path,
        output: Path,
        shapes: Shapes,
        cores: int,
        job_types: str,
        progress: Progress | None = None,
    ) -> None:
        """Tune what the bank misses, once no other process measures: `bankd aoe`."""
        options = ("--job_type", job_types, "--busy", "wait", "--work_dir", str(output.parent))
        made = self._bankd("aoe", model, output, shapes, cores, options, TUNE_S, progress)
        if progress is not None:
            progress(f"{output.name}: {_result(made)}")

    @contextmanager
    def lookup(self, *, writes: bool) -> Iterator[Lookup]:
        """Open the bank for this machine. Raises TunerError where it cannot be used."""
        settings = self._settings
        with _errors_of_tuner():
            folder = writable_bank_folder(os.environ) if writes else settings.bank
            with LayeredBank.open(folder, further=settings.further, create=writes) as bank:
                reads, host = settings.reads_bank, host_target()
                environment = host_environment()
                yield BankLookup(bank, host, environment, author=author(), reads_bank=reads)

    def _bankd(
        self,
        command: str,
        model: Path,
        output: Path,
        shapes: Shapes,
        cores: int,
        options: Sequence[str],
        time_limit_s: float,
        progress: Progress | None = None,
    ) -> Mapping[str, Any]:
        """Run a command of ours that writes an offline model; returns what it prints as JSON.

        Each line that it prints on standard error is given to `progress`.
        """
        sizes = (f"{name}:{','.join(map(str, shape))}" for name, shape in shapes.items())
        words = [
            sys.executable, "-m", "bankd", command, "--model", str(model),
            "--output", str(output.with_suffix("")), "--input_shape", ";".join(sizes),
            "--aicore_num", str(cores), *options, "--json",
        ]  # fmt: skip
        environment = {name: value for name, value in os.environ.items() if name != "AOE_MODE"}
        try:
            code, output_text, lines = run_with_progress(
                words, environment, time_limit_s, progress or _ignore
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            what = f"bankd {command} of {model.name}: {error}"
            raise TunerError(what, code=ErrorCode.TUNING_ERROR) from error
        if code:
            reason = "; ".join(lines[-2:] or [f"exit code {code}"])
            what = f"bankd {command} of {model.name}: {reason}"
            raise TunerError(what, code=ErrorCode.TUNING_ERROR)
        told: Mapping[str, Any] = json.loads(output_text)
        return told


def run_with_progress(
    words: Sequence[str], environment: Mapping[str, str], time_limit_s: float, progress: Progress
) -> tuple[int, str, list[str]]:
    """Run a command; returns its exit code, its output, and the lines of its standard error.

    Raises OSError, and TimeoutExpired where it took longer. It is ended then, and for any error of
    `progress`, too.
    """
    lines: list[str] = []
    with (
        TemporaryFile("w+", encoding="utf-8") as output,
        subprocess.Popen(
            words, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.PIPE,
            text=True, encoding="utf-8", errors="replace", env=environment,
        ) as child,
    ):  # fmt: skip
        is_late = threading.Event()

        def end() -> None:
            is_late.set()
            child.kill()

        timer = threading.Timer(time_limit_s, end)
        timer.start()
        try:
            assert child.stderr is not None
            for line in map(str.strip, child.stderr):
                if line:
                    lines.append(line)
                    progress(line)
            code = child.wait()
        except BaseException:
            child.kill()
            raise
        finally:
            timer.cancel()
        if is_late.is_set():
            raise subprocess.TimeoutExpired(list(words), time_limit_s)
        output.seek(0)
        return code, output.read(), lines


def _result(record: Mapping[str, Any]) -> str:
    """Times of the model that was written, from the record of its tuning."""
    found = msgspec.convert(record, Figures)
    gain = f", {found.gain:.2f}x faster" if found.gain and found.gain > 1 else ""
    return f"{best_of_model(found.written_ms, found.default_ms)}{gain}"


def _ignore(line: str) -> None:
    """Report nothing."""


@contextmanager
def _errors_of_tuner() -> Iterator[None]:
    try:
        yield
    except BankdError as error:
        raise TunerError(error.message, error.hint, error.code) from error
