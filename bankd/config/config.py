"""Settings from the environment, `aoe.ini` and the command line, read before any work is done.

Everything is checked here, so that a wrong setting stops a run before anything is tuned.
"""

from __future__ import annotations

import configparser
import hashlib
import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import IntEnum
from pathlib import Path
from typing import Any

from bankd.bank.location import (
    FurtherBanks,
    bank_folder,
    flag,
    further_banks,
    writable_bank_folder,
)
from bankd.config.kinds import BUDGET, TRUTH, Kind, Number
from bankd.config.setting import rows, setting
from bankd.descriptors import open_regular
from bankd.errors import BankdError, ErrorCode
from bankd.suggestion import closest, with_question

WORKSPACE = "aoe_workspace"
"""Folder of the daemon's files, in WORK_PATH."""
INI_FILE = "aoe.ini"
"""Looked for in the working directory."""
MAX_INI_CHARACTERS = 2**20
SECTIONS = ("COMMON", "BANKD")
"""Sections that are read here. Others are AOE's, and are left alone."""

INI_NUMBERS: Mapping[str, Number] = {
    "TUNING_PARALLEL_NUM": Number(1, 64),
    "RUN_LOOP": Number(1, 2048),
}
"""Variables that the section [COMMON] may give, too; the environment comes first."""
SHARED_BANK = "shared_bank"
"""Key of the store of the shared bank, in the section [BANKD]."""
SOC_ALIASES = "soc_aliases"
"""Key of the names of other processors for which this machine answers, in the same section."""
DEVICE_CORES = "device_cores"
"""Key of the cores of each device, in the same section."""
ON_TUNED = "on_tuned"
"""The key of the hook that is called when a model is done."""
OTHER_KEYS = (SHARED_BANK, SOC_ALIASES, DEVICE_CORES, ON_TUNED)
"""Keys of the section [BANKD] that are no bounds of the daemon."""
Hear = Callable[[BankdError], None]
"""Function that is called with each fault of `aoe.ini`, by commands that can do without its values.
"""


class JobType(IntEnum):
    """AOE's job types (there is no 3)."""

    SGAT = 1
    OPAT = 2
    GDAT = 4


@dataclass(frozen=True)
class Settings:
    """Locations of all files, and how the bank is used."""

    work_path: Path
    """WORK_PATH: the folder that holds `aoe_workspace`."""
    result_path: Path
    """Folder of `aoe_result_*.json`."""
    bank: Path
    """Folder of the custom bank."""
    repeat_tune: bool = setting(
        False, TRUTH, "Tune what the bank knows, too; an entry is replaced only by a clearly "
        "better one", variable="REPEAT_TUNE")  # fmt: skip
    accepts_noise: bool = setting(
        False, TRUTH, "Races decide although other processes use the cores. What was decided so is "
        "marked, and a quiet daemon or `bankd verify --noisy` races it again. Else such races stay "
        "undecided, and the next session begins with them",
        variable="TUNE_ON_BUSY_CORES")  # fmt: skip
    reads_bank: bool = setting(
        True, TRUTH, "Look entries up. If not, what your bank has already stays as it is",
        variable="ENABLE_TUNE_BANK")  # fmt: skip
    kernel_cache: Path | None = None
    """Folder of compiled kernels; None: there is no place for one."""
    converted: Path | None = None
    """Folder of ONNX files made of other frameworks' models; None: there is no place for one."""
    compile_processes: int = setting(
        8, Number(1, 32), "Processes that compile candidates, at most one a core. They never "
        "run while a candidate is timed on the same cores",
        variable="TE_PARALLEL_COMPILER")  # fmt: skip
    parallel_num: int = setting(
        1, INI_NUMBERS["TUNING_PARALLEL_NUM"], "Devices that measure at once, at most all: models "
        "of a folder, and single operators, are shared out to them",
        variable="TUNING_PARALLEL_NUM")  # fmt: skip
    run_loop: int = setting(
        15, INI_NUMBERS["RUN_LOOP"], "Rounds of a race of policies, at least 5; three times as "
        "many where the first ones leave it in doubt", variable="RUN_LOOP")  # fmt: skip
    size_budget: str = setting(
        "none", BUDGET, "Weights, and sums of them, of an offline model, as a multiple of the "
        "model's own weights: policies that add bytes compete for the rest by the time that they "
        "save. `none`: no limit",
        variable="SIZE_BUDGET")  # fmt: skip
    device: int | None = setting(
        None, Number(0, 8191), "The device: a NUMA node, or a set of cores of DEVICE_CORES. Not "
        "set: all cores, as one device", variable="ASCEND_DEVICE_ID")  # fmt: skip
    device_cores: str = ""
    """DEVICE_CORES: the cores of each device; empty where NUMA nodes are the devices."""
    further: FurtherBanks = FurtherBanks()  # noqa: RUF009  A frozen value.
    """`--op_bank_path`, `--mdl_bank_path` and our copy of the shared bank: they are only read."""
    shared_bank: str = ""
    """SHARED_BANK: the store of that bank."""

    @property
    def workspace(self) -> Path:
        return self.work_path / WORKSPACE


VARIABLES = {row.variable: (field, row.kind) for field, row in rows(Settings).items()}
"""The field that each variable gives, and what it may be."""


def read_settings(
    env: Mapping[str, str],
    folder: Path,
    work_dir: Path | None = None,
    *,
    op_bank_path: Path | None = None,
    mdl_bank_path: Path | None = None,
    makes_bank: bool = True,
    hear: Hear | None = None,
) -> Settings:
    """The settings of a command that runs in `folder`; `makes_bank`: it may make the bank's folder.

    WORK_PATH: `--work_dir`, else `aoe.ini`, else `folder`. Reports: ASCEND_WORK_PATH, else
    `--work_dir`, else `folder`. Raises BankdError with AOE's code for what cannot be used; with
    `hear`, faults of `aoe.ini` are heard instead, and what of it can be read is used.
    """
    ini = folder / INI_FILE
    work_path = work_dir or folder / ini_work_path(ini, hear)
    common = {**_ini_numbers(ini, hear), **{n: text for n, text in env.items() if text}}
    given = {field: read_variable(common, name) for name, (field, _) in VARIABLES.items()}
    cache = cache_folder(env, folder)
    further = further_banks(env, op_bank_path, mdl_bank_path)
    return Settings(
        work_path=_resolved(work_path),
        result_path=_resolved(result_path(env, work_dir or folder)),
        bank=writable_bank_folder(env) if makes_bank else bank_folder(env),
        kernel_cache=kernel_cache_folder(env, folder),
        converted=cache and cache / "converted",
        further=replace(further, shared=shared_folder(env, folder, hear)),
        shared_bank=shared_bank_of(ini, hear),
        device_cores=read_section(ini, "BANKD", hear).get(DEVICE_CORES, ""),
        **given,
    )


def read_variable(env: Mapping[str, str], name: str) -> Any:
    """The value of a variable of `VARIABLES`. Raises BankdError (EG0002)."""
    field, kind = VARIABLES[name]
    default = getattr(Settings, field)
    if kind is TRUTH:
        return flag(env, name, default=default)
    value = _number(f"environment variable {name}", env.get(name), kind, ErrorCode.ENVIRONMENT)
    return default if value is None else value


def workspace_folder(folder: Path, work_dir: Path | None, hear: Hear | None = None) -> Path:
    """Return the folder aoe_workspace of a command that runs in `folder`. Reads no other setting.

    Raises BankdError as `ini_work_path`, which is only asked without `work_dir`.
    """
    work_path = work_dir or folder / ini_work_path(folder / INI_FILE, hear)
    return _resolved(work_path) / WORKSPACE


WEIGHT_CACHE, NO_FOLDER = "TUNEBANK_WEIGHT_CACHE", "none"


def kernel_cache_folder(env: Mapping[str, str], folder: Path) -> Path | None:
    """Return the folder of compiled kernels for a command that runs in `folder`. Makes nothing.

    TUNE_KERNEL_CACHE_PATH, else kernels in `cache_folder`.
    """
    return _cached(env, folder, "TUNE_KERNEL_CACHE_PATH", "kernels")


def recorded_folder(env: Mapping[str, str], folder: Path) -> Path | None:
    """Return the folder in which programs that run in `folder` record misses. Makes nothing.

    TUNEBANK_RECORDED, else recorded in `cache_folder`.
    """
    return _cached(env, folder, "TUNEBANK_RECORDED", "recorded")


def weight_cache_folder(env: Mapping[str, str], folder: Path) -> Path | None:
    """Return the folder of derived weights for programs that run in `folder`. Makes nothing.

    TUNEBANK_WEIGHT_CACHE, of which "none" means no folder, else weights in `cache_folder`.
    """
    found = _cached(env, folder, WEIGHT_CACHE, "weights")
    return None if env.get(WEIGHT_CACHE) == NO_FOLDER else found


def _cached(env: Mapping[str, str], folder: Path, variable: str, name: str) -> Path | None:
    cache = cache_folder(env, folder)
    return folder / env[variable] if env.get(variable) else cache and cache / name


def cache_folder(env: Mapping[str, str], folder: Path) -> Path | None:
    """Return the folder of all that can be made again; None without HOME.

    ASCEND_CACHE_PATH, else tunebank in ${XDG_CACHE_HOME}, else in ${HOME}/.cache.
    """
    if path := env.get("ASCEND_CACHE_PATH"):
        return folder / path
    home = env.get("XDG_CACHE_HOME", "")
    if not Path(home).is_absolute():  # to be ignored then, says the XDG specification
        home = f"{env['HOME']}/.cache" if env.get("HOME") else ""
    return Path(home) / "tunebank" if home else None


JOB_NAMES: Mapping[str, JobType] = {
    **{str(one.value): one for one in JobType},
    **{one.name.lower(): one for one in JobType},
    "subgraph": JobType.SGAT,
    "operator": JobType.OPAT,
    "gradient": JobType.GDAT,
}
"""The job types by each of their names, in small letters."""
_THIRD = "3"
"""The job type of gradients in an article that numbers them 1 OPAT, 2 SGAT, 3 GDAT."""


def parse_job_types(text: str) -> tuple[JobType, ...]:
    """ "2", "opat" or a list such as "1,2". Raises BankdError (EG0003) for anything else."""
    known = JOB_NAMES
    words = [part.strip() for part in text.split(",")]
    for word in words:
        if word == _THIRD:
            raise BankdError(
                "there is no job_type 3: 4 (gdat) tunes gradients, 1 (sgat) subgraphs and 2 (opat)"
                " operators",
                "gradients, and training graphs, are tuned from their training script:"
                " `bankd aoe --job_type 4 --nproc 2 train.py`",
                ErrorCode.OPTION,
            )
        if word.lower() not in known:
            hint = (
                "use 1 (sgat), 2 (opat) or 1,2; for a training script, and with aoe alone, 4 (gdat)"
            )
            what = with_question(f"job_type {word!r} is not known", word, known)
            raise BankdError(what, hint, ErrorCode.OPTION)
    return tuple(dict.fromkeys(known[word.lower()] for word in words))


def require_available(job_types: tuple[JobType, ...]) -> None:
    """Raises BankdError for a job type that does not tune models."""
    if JobType.GDAT in job_types:
        raise BankdError(
            "job_type 4 (GDAT) tunes a training script, and is given alone",
            "tune models with --job_type 1 (SGAT, subgraphs), 2 (OPAT, operators) or 1,2 (both),"
            " scripts with `bankd aoe --job_type 4 --nproc 2 train.py`",
            ErrorCode.OPTION,
        )


def result_path(env: Mapping[str, str], default: Path) -> Path:
    text = env.get("ASCEND_WORK_PATH")
    if text and not Path(text).is_dir():
        raise BankdError(
            f"Directory operation failed. Reason: Directory [{text}] does not exist",
            "create the folder that ASCEND_WORK_PATH names, or unset the variable",
            ErrorCode.DIRECTORY,
        )
    return Path(text) if text else default


def _resolved(folder: Path) -> Path:
    try:
        return folder.resolve()
    except (OSError, RuntimeError, ValueError) as error:  # links in a circle, and a zero byte
        raise BankdError(
            f"Directory operation failed. Reason: Directory [{folder}] cannot be found: {error}",
            "give another folder with --work_dir, or as WORK_PATH in aoe.ini",
            ErrorCode.DIRECTORY,
        ) from error


def shared_bank_of(ini: Path, hear: Hear | None = None) -> str:
    """SHARED_BANK in the section [BANKD]: the store that is asked before a miss is tuned."""
    return read_section(ini, "BANKD", hear).get(SHARED_BANK, "").strip()


def shared_folder(env: Mapping[str, str], folder: Path, hear: Hear | None = None) -> Path | None:
    """The folder of our copy of the shared bank, for a command that runs in `folder`.

    None without such a bank, or without a place for a copy. Makes nothing. Raises BankdError.
    """
    store, cache = shared_bank_of(folder / INI_FILE, hear), cache_folder(env, folder)
    name = hashlib.sha256(store.encode()).hexdigest()[:16]
    return cache / "shared" / name if store and cache else None


def ini_work_path(path: Path, hear: Hear | None = None) -> str:
    """WORK_PATH of `aoe.ini`. Raises BankdError as `read_section`, and for values out of range.

    Who hears faults needs no other value: their ranges are not checked then.
    """
    _ini_numbers(path, hear)
    return read_section(path, "COMMON", hear).get("work_path", "./")


def _ini_numbers(path: Path, hear: Hear | None) -> dict[str, str]:
    """The numbers of `aoe.ini` that variables may give, too, as text; wrong ones are left out.

    Raises BankdError as `ini_work_path`.
    """
    common, found = read_section(path, "COMMON", hear), dict[str, str]()
    for name, kind in INI_NUMBERS.items():
        text = common.get(name.lower(), "")
        try:
            number = _number(f"{path}: {name}", text, kind, ErrorCode.CONFIGURATION)
        except BankdError:
            if hear is None:
                raise
            continue
        found |= {} if number is None else {name: text}
    return found


def read_section(path: Path, section: str, hear: Hear | None = None) -> Mapping[str, str]:
    """The values of a section of `aoe.ini`, by key in small letters; none without file or section.

    Raises BankdError (EG0001) where the file cannot be read, is no such file, or has a section
    whose name is a slip. With `hear`, that is heard instead, and what can be read is returned.
    """
    parser = _parsed(path, hear)
    return dict(parser[section]) if parser.has_section(section) else {}


def ini_remarks(path: Path) -> tuple[str, ...]:
    """Return remarks on an `aoe.ini` that can be used. Raises BankdError as `read_section`."""
    known = " and ".join(f"[{name}]" for name in SECTIONS)
    others = [name for name in _parsed(path).sections() if name not in SECTIONS]
    return tuple(f"section [{name}] is unknown; the known ones are {known}" for name in others)


def _parsed(path: Path, hear: Hear | None = None) -> configparser.ConfigParser:
    # A path may hold a "%"; and a [DEFAULT] of Python's own would count in every section.
    parser = configparser.ConfigParser(interpolation=None, default_section="")
    try:
        parser.read_string(_ini_text(path), str(path))
    except (configparser.Error, UnicodeDecodeError, OSError) as error:
        fault = f"{path} cannot be read: {_reason(error)}"
        refused = BankdError(fault, "correct the file, or remove it", ErrorCode.CONFIGURATION)
        if hear is None:
            raise refused from error
        hear(refused)
        if type(error) is not configparser.ParsingError:  # After others, values are not whole.
            return configparser.ConfigParser()
    for name in parser.sections():
        if name not in SECTIONS and (meant := closest(name, SECTIONS)):
            hint = f"did you mean [{meant}]?"
            refused = BankdError(
                f"{path}: there is no section [{name}]", hint, ErrorCode.CONFIGURATION
            )
            if hear is None:
                raise refused
            hear(refused)
    return parser


def _reason(error: Exception) -> str:
    """Return why a file cannot be read, with the number of the line where it is known."""
    if isinstance(error, configparser.MissingSectionHeaderError):
        return f"line {error.lineno} comes before the first section, such as [COMMON]"
    if isinstance(error, configparser.ParsingError):
        number = error.errors[0][0]
        return f"line {number} is neither KEY=VALUE nor a section such as [COMMON]"
    if isinstance(error, configparser.DuplicateOptionError):
        return f"line {error.lineno} gives {error.option.upper()} of [{error.section}] again"
    if isinstance(error, configparser.DuplicateSectionError):
        return f"line {error.lineno} begins [{error.section}] again"
    return getattr(error, "strerror", None) or str(error).splitlines()[0]


def _ini_text(path: Path) -> str:
    """Empty where there is none. A pipe is not waited for."""
    if not path.exists():
        return ""
    with io.TextIOWrapper(open_regular(path), encoding="utf-8-sig") as file:
        text = file.read(MAX_INI_CHARACTERS + 1)
    if len(text) > MAX_INI_CHARACTERS:
        raise OSError(0, f"it has more than {MAX_INI_CHARACTERS:,} characters")
    return text


def _number(what: str, text: str | None, kind: Kind, code: ErrorCode) -> Any:
    """The number; None where there is none. Raises BankdError."""
    if not text:
        return None
    if (number := kind.of_text(text.strip())) is None:
        raise BankdError(f"{what} is {text!r}", f"give {kind.allowed}, or leave it out", code)
    return number
