"""`bankd watch`: tune every model that is in the folders, or is dropped or recorded there."""

from __future__ import annotations

import contextlib
import math
import os
import shlex
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from bankd import bridge
from bankd.bridge import FOLDER_MODE, TunerError, configured_signer, sign_file
from bankd.cli.choices import OneOf
from bankd.cli.device import EXIT, holding, on_device
from bankd.cli.fleet import required
from bankd.cli.formatting import remark, say
from bankd.cli.options import (
    NAME,
    PATH,
    certs_option,
    job_options,
    json_option,
    log_option,
    options_of,
    progress_option,
    request_of,
    require_folder,
    wide_option,
)
from bankd.cli.other_watchers import other_watcher_text
from bankd.cli.progress import shown
from bankd.cli.tuning_results import print_handled
from bankd.cli.unit import unit_text
from bankd.cli.workspace import hinting, in_workspace
from bankd.config.bounds import Bounds, read_bounds
from bankd.config.config import INI_FILE, Settings, ini_remarks, read_settings, recorded_folder
from bankd.config.request import Request
from bankd.config.workspace import Workspace
from bankd.control.http_address import HttpAddress
from bankd.daemon.examiner import Examiner
from bankd.damage import hear_damage
from bankd.errors import BankdError, ConfigurationError, ErrorCode, ExitCode
from bankd.jobs import Jobs, model_name
from bankd.system.load import LoadMeter, why_busy
from bankd.system.logs import Level, Log
from bankd.system.watched_folders import marked_as_watched

if TYPE_CHECKING:
    from bankd.daemon.daemon import Daemon

HEAD_PATIENCE_S = 60.0
"""Time to wait for a head that does not answer at first."""
ONCE_PATIENCE_S = 5.0
"""Seconds to wait for other writers of the job list, where nothing is tried again."""
JOB_TYPES = "1,2"
"""Job types where none are named."""
FOR_PEOPLE = (ErrorCode.CONFIGURATION, ErrorCode.ENVIRONMENT)
"""Codes of what a further start cannot put right: aoe.ini and variables. Options exit 2 anyway."""


@click.command
@click.argument("folders", metavar="DIR...", nargs=-1, type=PATH)
@click.option("--recorded", is_flag=True,
              help="Watch the models, too, that programs ran and the bank missed (in "
                   "TUNEBANK_RECORDED).")  # fmt: skip
@click.option("--once", is_flag=True, help="Handle what is there, print a table, and exit.")
@job_options("1 or sgat, 2 or opat, 1,2 (default); also from AOE_MODE.")
@click.option("--settle", type=float, metavar="SECONDS",
              help="How long a complete file stays unchanged (default: 1).")  # fmt: skip
@click.option("--busy", type=OneOf(["wait", "exit"]),
              help="While another process measures: wait (default), or exit with code 4 "
                   "(default with --once).")  # fmt: skip
@click.option("--fleet", type=NAME, metavar="tls://HEAD:PORT",
              help="Tune on a fleet; --soc_version may be that of its machines.")  # fmt: skip
@certs_option
@click.option("--work_dir", type=PATH, help="Where aoe_workspace and the reports are written.")
@click.option("--output", type=PATH, metavar="DIR",
              help="Put each finished model there, too, and as DIR/latest/MODEL.om, which is"
                   " replaced in one step.")  # fmt: skip
@click.option("--copy_bank_to", type=NAME, metavar="DIR|URL",
              help="Copy the bank there after each revision: a folder, or a URL such as"
                   " s3://team/banks.")  # fmt: skip
@click.option("--copies", type=click.IntRange(1, 100_000), show_default="30",
              help="Number of copies that stay.")  # fmt: skip
@options_of("shapes")
@options_of("precision")
@options_of("size")
@options_of("search")
@options_of("target")
@click.option("--http", metavar="HOST:PORT",
              help="Serve /metrics, /healthz, /readyz and /status there, to read only (such as"
                   " 127.0.0.1:9100).")  # fmt: skip
@progress_option
@log_option
@click.option("--log-format", "--log_format", "log_format", type=OneOf(["text", "json"]),
              default="text", show_default=True,
              help="json: one object a line on standard error, and no bar.")  # fmt: skip
@click.option(
    "--unit",
    is_flag=True,
    help="Print a systemd unit for this program and these folders, and exit.",
)
@wide_option
@json_option
@hinting
def watch(
    folders: Sequence[Path], *, recorded: bool, once: bool, unit: bool, **options: Any
) -> int:
    """Tune every model (.onnx, .om of ours, or of another framework) in the folders, and what is
    dropped there later.

    The tuned model is written to aoe_workspace/MODEL_TIME/tunespace/result/MODEL_TIME_tune.om.
    A model that cannot be tuned is left where it is; aoe_workspace/rejected/ then says why.
    NAME.aoe.json next to a model sets how that one is tuned; [BANKD] in aoe.ini limits what the
    daemon uses. SIGTERM drains, SIGHUP reloads aoe.ini; `bankd status` shows its state.
    Exit code: 1 it cannot begin, or, with --once, a model was rejected or left as it was; 4 with
    --busy exit, or --once, while another process measures; 2 an option cannot be used; 78 without
    --once where aoe.ini or a variable is wrong, so that a restart would not help; 130 it was
    interrupted.

    \b
    Examples:
      bankd watch models/
      bankd watch models/ --once --work_dir run/
      bankd watch models/ --once --soc_version x86_64-v3 --aicore_num 1 --json
      bankd watch models/ --search_algorithm genetic --max_tuning_count 64
      bankd watch --recorded --work_dir run/
      bankd watch models/ --output served/ --log-format json
      bankd watch models/ --http 127.0.0.1:9100
      bankd watch models/ --fleet tls://head:8000 --certs certs/
    """
    if unit:
        _refuse_options_of_the_unit()
        click.echo(unit_text([folder.resolve() for folder in folders]), nl=False)
        return ExitCode.OK
    if once and options["http"] is not None:
        raise click.UsageError("--http is for a daemon: --once ends when all is handled")
    if options["copies"] is not None and options["copy_bank_to"] is None:
        raise click.UsageError("--copies says how many copies stay: --copy_bank_to says where")
    options["once"], is_text = once, options["log_format"] == "text"
    options["busy"] = options["busy"] or ("exit" if once else "wait")
    with contextlib.ExitStack() as stack:
        with _starting(once=once):
            request = request_of(options, JOB_TYPES)
            roots = _folders((*folders, _recorded()) if recorded else folders)
            daemon = _daemon(roots, request, options, stack)
        stack.enter_context(on_signals(daemon))
        if not once:
            daemon.serve()
            return ExitCode.OK
        try:
            handled = daemon.handle_once()
        except KeyboardInterrupt:
            print_handled(daemon.handled, options["work_dir"], explains=is_text)
            raise
    print_handled(handled, options["work_dir"], explains=is_text)
    if daemon.is_stopping:
        return ExitCode.INTERRUPTED
    if is_text and not handled and not daemon.left:
        remark(f"nothing to do in {', '.join(map(str, roots))}")
    for path, why in daemon.left.items() if is_text else ():
        say(f"{model_name(path)}: was left as it is: {why}; run again")
    is_fault = daemon.left or any(one.reason for one in handled)
    return ExitCode.FAILURE if is_fault else ExitCode.OK


@contextlib.contextmanager
def on_signals(daemon: Daemon) -> Iterator[None]:
    """SIGTERM: the first drains, the second ends at once. SIGHUP reads the bounds again.

    The handlers of before are back when the block ends: a process that calls `watch` and forks
    afterwards would have children that SIGTERM does not end.
    """

    def receive(number: int, frame: object) -> None:
        del frame
        if daemon.is_stopping:
            raise KeyboardInterrupt
        daemon.stop()
        # The handler stays, so that a second signal is not taken for the first.
        signal.signal(number, receive)

    def reread(number: int, frame: object) -> None:
        del number, frame
        daemon.reload_soon()

    before = {
        signal.SIGTERM: signal.signal(signal.SIGTERM, receive),
        signal.SIGHUP: signal.signal(signal.SIGHUP, reread),
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextlib.contextmanager
def _starting(*, once: bool) -> Iterator[None]:
    """Exit with a code that tells a supervisor where a restart is of no use: the same setting
    would be wrong again. A folder, a disk, or a bank may be in order the next time."""
    try:
        yield
    except (BankdError, TunerError) as error:
        if once or error.code not in FOR_PEOPLE:
            raise
        raise ConfigurationError(error.message, error.hint, error.code) from error


def _recorded() -> Path:
    """The folder of recorded misses, made where it is missing. Raises BankdError and OSError."""
    folder = recorded_folder(os.environ, Path.cwd())
    if folder is None:
        what = "there is no folder of recorded models: HOME is not set"
        raise BankdError(what, "name one in TUNEBANK_RECORDED", ErrorCode.ENVIRONMENT)
    folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    return folder


def _folders(folders: Sequence[Path]) -> tuple[Path, ...]:
    if not folders:
        raise click.UsageError("Missing argument 'DIR...', or option '--recorded'")
    for folder in folders:
        hint = "make the folder, then start the daemon again"
        if folder.is_file():
            parent, model = shlex.quote(str(folder.parent)), shlex.quote(str(folder))
            hint = (
                f"`bankd watch {parent}` watches its folder; "
                f"`bankd aoe --model {model} --job_type {JOB_TYPES}` tunes it alone"
            )
        require_folder(folder, hint)
    return tuple(dict.fromkeys(folder.resolve() for folder in folders))


def _refuse_options_of_the_unit() -> None:
    """Raises UsageError for an option next to `--unit`, which would not be in what it prints."""
    context = click.get_current_context()
    given = [
        max(parameter.opts, key=len)
        for parameter in context.command.params
        if parameter.name not in ("unit", "folders")
        and context.get_parameter_source(str(parameter.name)) is ParameterSource.COMMANDLINE
    ]
    if given:
        raise click.UsageError(
            f"--unit takes folders alone: add {' '.join(given)} to ExecStart= of what it prints"
        )


def _http(text: str | None) -> HttpAddress | None:
    """The address to serve pages at. Raises UsageError for what is no address."""
    if text is None:
        return None
    try:
        address = HttpAddress.parse(text)
    except ValueError as error:
        raise click.UsageError(f"--http: {error}, such as 127.0.0.1:9100") from error
    if not address.is_local:
        remark(f"--http {text}: all that reach it read the names and states of models")
    return address


def _daemon(
    folders: tuple[Path, ...],
    request: Request,
    options: dict[str, Any],
    stack: contextlib.ExitStack,
) -> Daemon:
    """Everything is opened or checked here that can be wrong before any model comes."""
    from bankd.daemon import context, daemon, hook, output_folder, worker  # noqa: PLC0415  Help loads no compiler.
    from bankd.daemon.queue.identity import Identity  # noqa: PLC0415  Help loads no compiler.

    settings = read_settings(os.environ, Path.cwd(), options["work_dir"])
    ini, given = Path.cwd() / INI_FILE, _given_bounds(options)
    bounds = replace(read_bounds(ini), **given)
    is_json = options["log_format"] == "json"
    log = Log(sys.stderr, Level[bounds.log_level.upper()], is_json=is_json)
    hear_damage(lambda what: log.warning("damaged", what=what))

    def tell() -> None:
        for why in ini_remarks(ini):
            log.warning("ignored", path=ini, why=why)

    def reload() -> Bounds:
        read = replace(read_bounds(ini), **given)
        log.set_level(Level[read.log_level.upper()])
        tell()
        return read

    refresh = context.nothing
    if settings.further.shared is not None:
        shared = import_module("bankd.shared_bank")  # Few have one.
        refresh = shared.Copy(settings, lambda why: log.warning("shared_bank", why=why)).refresh
        refresh()
    device = stack.enter_context(on_device(settings))
    opening = worker.Opening(settings, worker.limits_of(bounds))
    address = options["fleet"]
    local = worker.Workshop(opening)
    workshop: context.AnyWorkshop = local
    if address is not None:
        desk = required("bankd.fleet.desk").desk_of(
            address, options["certificates"], lambda why: log.warning("no_head", why=why),
            HEAD_PATIENCE_S,
        )  # fmt: skip
        workshop = required("bankd.fleet.workshop").FleetWorkshop(opening, desk)
    identity = Identity(settings, request, runs_here=address is None)
    identity.require_runnable()
    bank = stack.enter_context(contextlib.closing(bridge.BankAnswers(settings)))
    bank.require_usable()
    workspace, meter = Workspace(settings.workspace), LoadMeter()
    patience_s = ONCE_PATIENCE_S if options["once"] else daemon.LOOP_PATIENCE_S
    bar, signer = options["progress_bar"] == "on" and not is_json, configured_signer()
    served = options["output"]
    parts = context.DaemonParts(
        identity=identity,
        refresh=refresh,
        bank=bank,
        examiner=Examiner(),
        workshop=workshop,
        verify=None if address else local.verify,
        workspace=workspace,
        jobs=stack.enter_context(contextlib.closing(Jobs(workspace.job_list, patience_s))),
        log=log,
        hold_device=contextlib.nullcontext if address else lambda: holding(EXIT, device),
        showing=lambda model: shown(
            model,
            bar=bar,
            log_level=bounds.log_level,
            log=None if options["once"] and not is_json else log,
        ),
        output=served and output_folder.OutputFolder.opened(served, folders),
        sign=None if signer is None else lambda path: sign_file(path, signer),
        why_busy=lambda most_busy_cores: "" if address else why_busy(meter, most_busy_cores),
    )
    tell()
    parts = replace(parts, copy_bank=_copies(settings, options))
    work_dir = options["work_dir"]
    for other in stack.enter_context(marked_as_watched(folders)):
        what, see = other_watcher_text(other, settings.workspace)
        log.warning(
            "watched_already", folder=other.folder, what=what, hint=in_workspace(see, work_dir)
        )
    return daemon.Daemon(
        folders,
        parts,
        bounds,
        repeat=settings.repeat_tune,
        waits=options["busy"] == "wait",
        reload=reload,
        http=_http(options["http"]),
        hook=hook.hook_of(os.environ, Path.cwd()),
    )


def _copies(settings: Settings, options: dict[str, Any]) -> Callable[[], Any]:
    """Makes copies of the bank. Raises BankError where its place cannot be used."""
    place = options["copy_bank_to"]
    if place is None:
        return lambda: None
    copies = import_module("bankd.bank_copies")  # Few have one.
    count = options["copies"] or copies.DEFAULT_COPIES
    refresh: Callable[[], Any] = copies.BankCopies(settings.bank, place, count).refresh
    return refresh


def _given_bounds(options: dict[str, Any]) -> dict[str, Any]:
    """The bounds that the command line names: they come before those of aoe.ini."""
    source = click.get_current_context().get_parameter_source("log_level")
    given = {} if source is ParameterSource.DEFAULT else {"log_level": options["log_level"]}
    settle_s = options["settle"]
    if settle_s is None:
        return given
    if not 0 <= settle_s < math.inf:
        raise BankdError(f"--settle is {settle_s:g}", "give 0 or more seconds", ErrorCode.OPTION)
    return {**given, "settle_s": settle_s}
