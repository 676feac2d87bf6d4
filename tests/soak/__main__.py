"""`python -m tests.soak`: throw files of all kinds at a daemon that is killed again and again."""

from __future__ import annotations

import json
import signal
import sys
import tempfile
import time
from pathlib import Path

import click

from tests.soak.place import scratch
from tests.soak.soak import soaked
from tests.soak.stock import Size
from tests.soak.summary import lines, plain
from tests.soak.verdict import is_passed, verdict

PATIENCE = 2.0
"""For all to settle, in times of the throwing: on a busy machine most jobs end only then."""
MIN_PATIENCE_S = 180.0
"""A model waits for data that never come for a minute of this."""


@click.command()
@click.option("--files", default=2000, show_default=True, help="How many are thrown.")
@click.option("--processes", default=8, show_default=True, help="By how many processes.")
@click.option("--minutes", default=5.0, show_default=True,
              help="Within this time; twice it (or 3) may pass until all has settled.")  # fmt: skip
@click.option("--seed", default=1, show_default=True, help="Another one makes another run.")
@click.option("--folder", type=click.Path(path_type=Path, file_okay=False), metavar="DIR",
              help="Where the scratch folder is made (default: the temporary folder).")  # fmt: skip
@click.option("--keep", is_flag=True, help="Leave the scratch folder, to look at it.")
@click.option("--json", "as_json", is_flag=True, help="The verdict as JSON on standard output.")
def soak(
    files: int,
    processes: int,
    minutes: float,
    seed: int,
    folder: Path | None,
    *,
    keep: bool,
    as_json: bool,
) -> None:
    """Throw valid, doubled, broken and hostile models into a folder that `bankd watch` serves.

    Meanwhile the daemon or one of its children is killed every 10 to 20 seconds. In the end every
    valid content must have one result that is right, every other file a reason, and nothing may be
    lost, left, or done twice. The exit status is 1 where that is not so.

    \b
    Examples:
      python -m tests.soak
      python -m tests.soak --files 100 --minutes 0.5 --seed 7 --keep
    """
    # Ended from outside, it cleans up as after Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    began_s = time.monotonic()
    size = Size(files, processes, 60 * minutes, seed)
    patience_s = max(PATIENCE * size.throwing_s, MIN_PATIENCE_S)

    def tell(text: str) -> None:
        click.echo(f"{time.monotonic() - began_s:5.0f} s  {text}", err=True)

    with scratch(folder or Path(tempfile.gettempdir()), keeps=keep) as place:
        if keep:
            tell(str(place.root))
        checks = verdict(soaked(place, size, patience_s, tell))
    if as_json:
        click.echo(json.dumps(plain(checks), indent=2))
    else:
        for line in lines(checks):
            click.echo(line)
    sys.exit(not is_passed(checks))


if __name__ == "__main__":
    soak()
