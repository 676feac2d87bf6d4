"""The identity of a job: equal contents, target and options are the same job."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bankd.bank import content_hash
from bankd.bridge import host_environment
from bankd.bridge.session_options import require_shapes, session_options, target_of
from bankd.config.config import Settings
from bankd.config.request import Request
from bankd.daemon.examiner import Examined


@dataclass(frozen=True)
class Identity:
    """The way in which this daemon tunes a model without settings of its own."""

    settings: Settings
    request: Request
    runs_here: bool = True
    """Flag: this machine tunes. A fleet tunes elsewhere."""

    def require_runnable(self) -> None:
        """Raises TargetError where this machine cannot run what is asked for, and OptionError for
        input shapes that are none."""
        target = target_of(self.request, runs_here=self.runs_here)
        session_options(self.request, self.settings, target)

    @cached_property
    def basis(self) -> str:
        """Return a hash of all that belongs to a job besides its files and their settings."""
        return content_hash({**self._surroundings, **self._asked(self.request)})

    def key(self, found: Examined, request: Request) -> str:
        """Return the key of the job of these contents.

        Raises TargetError if none can run here, OptionError for shapes that are none.
        """
        require_shapes(request)
        return content_hash(
            {
                **_contents(found),
                **self._surroundings,
                **self._asked(request),
            }
        )

    def key_of_refused(self, found: Examined) -> str:
        """Return the key of contents that can be no job, so that they are examined once."""
        return content_hash({"refused": _contents(found), "settings": found.settings or ""})

    @cached_property
    def _surroundings(self) -> dict[str, object]:
        """Return all that may move a time, and the banks that are read."""
        settings, default = self.settings, Settings.size_budget
        is_own = settings.size_budget != default
        return {
            **({"size_budget": settings.size_budget} if is_own else {}),
            "environment": host_environment().as_dict(),
            "bank": str(settings.bank),
            "op_bank": str(settings.further.op_bank),
            "mdl_bank": str(settings.further.mdl_bank),
            "reads_bank": settings.reads_bank,
        }

    def _asked(self, request: Request) -> dict[str, object]:
        target = target_of(request, runs_here=self.runs_here)
        return {"target": str(target), "request": request.meaning()}


def _contents(found: Examined) -> dict[str, object]:
    """Return contents under any name of the model; data files under the names that it gives."""
    model, *data = found.hashes_or_missing()
    named = {name: found.hashes.get(name) for name in data}
    return {"model": found.hashes.get(model), "data": named}
