"""The bank of processes that run models: read here, while children compile and tune."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bankd.author import author
from bankd.bank import LayeredBank, TargetKey, content_hash, writable_bank_folder
from bankd.bridge.lookup import BankLookup
from bankd.config.config import cache_folder, read_settings, recorded_folder
from bankd.errors import BankdError
from tuner.backend import host_environment, host_target
from tuner.errors import TunerError
from tuner.lookup.protocol import Lookup
from tuner.sessions.bank import BankKnowledge, Shapes

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

    def tune(self, model: Path, output: Path, shapes: Shapes, cores: int, job_types: str) -> None:
        """Tune what the bank misses, once no other process measures: `bankd aoe`."""
        options = ("--job_type", job_types, "--busy", "wait", "--work_dir", str(output.parent))
        self._bankd("aoe", model, output, shapes, cores, options, TUNE_S)

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
    ) -> Mapping[str, Any]:
        """Run a command of ours that writes an offline model; returns what it prints as JSON."""
        sizes = (f"{name}:{','.join(map(str, shape))}" for name, shape in shapes.items())
        words = [
            sys.executable, "-m", "bankd", command, "--model", str(model),
            "--output", str(output.with_suffix("")), "--input_shape", ";".join(sizes),
            "--aicore_num", str(cores), *options, "--json",
        ]  # fmt: skip
        environment = {name: value for name, value in os.environ.items() if name != "AOE_MODE"}
        try:
            ended = subprocess.run(
                words, capture_output=True, text=True, timeout=time_limit_s, check=False,
                stdin=subprocess.DEVNULL, env=environment,
            )  # fmt: skip
        except (OSError, subprocess.TimeoutExpired) as error:
            raise TunerError(f"bankd {command} of {model.name}: {error}") from error
        if ended.returncode:
            lines = ended.stderr.strip().splitlines() or [f"exit code {ended.returncode}"]
            raise TunerError(f"bankd {command} of {model.name}: {'; '.join(lines[-2:])}")
        told: Mapping[str, Any] = json.loads(ended.stdout)
        return told


@contextmanager
def _errors_of_tuner() -> Iterator[None]:
    try:
        yield
    except BankdError as error:
        raise TunerError(error.message, error.hint, error.code) from error
