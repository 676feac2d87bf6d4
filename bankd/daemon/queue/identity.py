"""What a job is: equal contents, for the same target, with the same options, are the same job."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bankd.bank import content_hash
from bankd.bridge import Target, host_environment, host_target
from bankd.bridge.session_options import session_options
from bankd.config.config import Settings
from bankd.config.request import Request
from bankd.daemon.examiner import Examined


@dataclass(frozen=True)
class Identity:
    """How this daemon tunes a model that brings no settings of its own."""

    settings: Settings
    request: Request

    def require_runnable(self) -> None:
        """Raises TargetError where this machine cannot run what is asked for, and OptionError for
        input shapes that are none."""
        session_options(self.request, self.settings, target_of(self.request))

    @cached_property
    def basis(self) -> str:
        """Of all that has a part in a job beside its files and their settings."""
        return content_hash({**self._surroundings, **self._asked(self.request)})

    def key(self, found: Examined, request: Request) -> str:
        """Of the job that these contents are. Raises TargetError where none can be run here."""
        return content_hash(
            {
                **_contents(found),
                **self._surroundings,
                **self._asked(request),
            }
        )

    def key_of_refused(self, found: Examined) -> str:
        """Of contents that can be no job, so that they are looked into once."""
        return content_hash({"refused": _contents(found), "settings": found.settings or ""})

    @cached_property
    def _surroundings(self) -> dict[str, object]:
        """What may move a time, and which banks are asked."""
        settings = self.settings
        return {
            "environment": host_environment().as_dict(),
            "bank": str(settings.bank),
            "op_bank": str(settings.further.op_bank),
            "mdl_bank": str(settings.further.mdl_bank),
            "reads_bank": settings.reads_bank,
        }

    def _asked(self, request: Request) -> dict[str, object]:
        return {"target": str(target_of(request)), "request": request.meaning()}


def _contents(found: Examined) -> dict[str, object]:
    """Under whatever name the model lies; data files under those that it gives them."""
    model, *data = found.hashes_or_missing()
    named = {name: found.hashes.get(name) for name in data}
    return {"model": found.hashes.get(model), "data": named}


def target_of(request: Request) -> Target:
    """Raises TargetError for one that this machine has no runner for."""
    return host_target(request.soc_version, request.cores)
