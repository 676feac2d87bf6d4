"""What a worker is told before its first order. Crosses a pipe as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bankd.bank.location import FurtherBanks
from bankd.config.bounds import Bounds
from bankd.config.config import Settings
from bankd.daemon.worker.values import Limits


@dataclass(frozen=True)
class Opening:
    """Where things lie, and what the worker may take."""

    settings: Settings
    limits: Limits
    also: tuple[Path, ...] = ()
    """Further folders that the worker has to write into."""

    @property
    def writable(self) -> tuple[Path, ...]:
        """The folders that a worker writes into."""
        settings = self.settings
        folders = (settings.workspace, settings.result_path, settings.bank, settings.kernel_cache,
                   settings.converted)  # fmt: skip
        return (*(folder for folder in folders if folder is not None), *self.also)

    @property
    def temporary(self) -> Path:
        """Where it keeps temporary files: in the workspace, which is cleaned."""
        return self.settings.workspace / "work"

    def as_json(self) -> dict[str, Any]:
        settings, further = self.settings, self.settings.further
        return {
            "limits": vars(self.limits),
            "also": list(map(str, self.also)),
            "work_path": str(settings.work_path),
            "result_path": str(settings.result_path),
            "bank": str(settings.bank),
            "repeat_tune": settings.repeat_tune,
            "accepts_noise": settings.accepts_noise,
            "reads_bank": settings.reads_bank,
            "kernel_cache": _text(settings.kernel_cache),
            "converted": _text(settings.converted),
            "compile_processes": settings.compile_processes,
            "op_bank": _text(further.op_bank),
            "mdl_bank": _text(further.mdl_bank),
        }

    @staticmethod
    def parse(content: Mapping[str, Any]) -> Opening:
        """Raises TypeError or LookupError for what is none."""
        settings = Settings(
            work_path=Path(content["work_path"]),
            result_path=Path(content["result_path"]),
            bank=Path(content["bank"]),
            repeat_tune=content["repeat_tune"],
            accepts_noise=content["accepts_noise"],
            reads_bank=content["reads_bank"],
            kernel_cache=_path(content["kernel_cache"]),
            converted=_path(content["converted"]),
            compile_processes=content["compile_processes"],
            further=FurtherBanks(_path(content["op_bank"]), _path(content["mdl_bank"])),
        )
        return Opening(settings, Limits(**content["limits"]), tuple(map(Path, content["also"])))


def limits_of(bounds: Bounds) -> Limits:
    """What a job may take where these are the daemon's bounds."""
    memory_bytes = bounds.job_memory_bytes
    return Limits(
        time_s=bounds.job_time_limit_s,
        stall_s=bounds.stall_s,
        load_s=bounds.load_time_limit_s,
        drain_s=bounds.drain_s,
        memory_bytes=memory_bytes,
        # An offline model is built in memory: one that is larger cannot be.
        file_bytes=memory_bytes,
    )


def _text(path: Path | None) -> str | None:
    return str(path) if path is not None else None


def _path(text: str | None) -> Path | None:
    return Path(text) if text is not None else None
