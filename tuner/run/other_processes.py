"""Clients of servers in unmodified programs: the models run where no hook reaches them."""

from __future__ import annotations

import logging
from types import ModuleType

from tuner.run.log import show_log

_log = logging.getLogger("tuner.run")


def install(client: ModuleType) -> None:
    """Say that the models of the server cannot be hooked, and what can be done for them."""
    show_log()
    _log.warning(
        "%s asks a server, whose models run in a process that cannot be hooked: name them to"
        " `bankd aoe --model`",
        client.__name__,
    )
