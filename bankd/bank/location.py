"""The location of the custom bank, and its use according to the environment (AOE's variables)."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from bankd.bank.folders import make_folder
from bankd.descriptors import open_regular
from bankd.errors import BankError, ErrorCode

BANK_FILE = "bank.db"
BANK_SUFFIX = ".db"
EXPORT_SUFFIX = ".tunebank"
"""Suffix of an export in a single file."""
MANIFEST_FILE = "manifest.json"
"""File of an export in a folder."""
RESULT_BANK = "bank"
"""Folder of the export in a result folder of `bankd aoe --output`."""
BESIDE_BANK = ("-wal", "-shm", "-journal")
"""SQLite's own files beside one that it has open."""

BUFFER_BYTES = 2**20

NAMING = "TUNE_BANK_PATH"
PLACES = {
    NAMING: "",
    "ASCEND_CACHE_PATH": "aoe_data",
    "HOME": "Ascend/latest/data/aoe/custom",
}
"""Folder of the custom bank below the value of each variable; the first that is set decides."""

NAME_ANOTHER = "set TUNE_BANK_PATH to an existing folder, or unset it"


def may_be_bank(file: Path) -> bool:
    """Return True if a file may be a bank, by names alone: such a one only SQLite may open, as
    `bankd.bank.tables.opening` says. Raises OSError."""
    real = Path(os.path.realpath(file))
    if real.name == BANK_FILE or real.suffix == BANK_SUFFIX:
        return True
    return any(Path(f"{real}{suffix}").exists() for suffix in BESIDE_BANK)


def open_plain(path: Path) -> BinaryIO:
    """Open a file for reading. Raises OSError for a bank, a link and what is no regular file."""
    if may_be_bank(path):
        raise OSError("it may be a bank")
    return open_regular(path, follow_link=False, buffer_bytes=BUFFER_BYTES)


def holds_bank(file: Path) -> bool:
    """Return True if a file that is not empty is there. Raises OSError."""
    beside = (Path(f"{file}{suffix}") for suffix in BESIDE_BANK)
    return file.exists() and any(part.exists() and part.stat().st_size for part in (file, *beside))


def exported_part(path: Path) -> Path | None:
    """The export that a path names: itself, or the part `bank` of a result folder; None for what
    is no export, by names alone, and for a folder with a bank that may be written to."""
    if os.path.exists(path / BANK_FILE):  # noqa: PTH110  Of a folder that hides it, too.
        return None
    if path.suffix == EXPORT_SUFFIX and os.path.isfile(path):  # noqa: PTH113
        return path
    parts = (path, path / RESULT_BANK)
    return next((p for p in parts if os.path.isfile(p / MANIFEST_FILE)), None)  # noqa: PTH113


def base_bank(base_result: str) -> Path | None:
    """The bank in a `--base_result`: that of a result folder or the `--output` that it belongs to,
    an export, or a bank; None where there is none."""
    if not base_result:
        return None
    prefix = Path(base_result)
    for path in (prefix, prefix.with_name(f"{prefix.name}.result") if prefix.name else prefix):
        if exported_part(path) is not None or os.path.isfile(path / BANK_FILE):  # noqa: PTH113
            return path
    return None


def bank_folders(env: Mapping[str, str]) -> dict[str, Path]:
    """Every folder that may be the custom bank's, by the variable that leads there.

    The first is the one that is used; the others would be if the variables before were not set. An
    export that TUNE_BANK_PATH names is none: it is only read.
    """
    found = {name: Path(env[name], below) for name, below in PLACES.items() if env.get(name)}
    if read_only_bank(env) is not None:
        del found[NAMING]
    return found


def read_only_bank(env: Mapping[str, str]) -> Path | None:
    """The export, or the result folder, that TUNE_BANK_PATH names; None where it names neither."""
    path = Path(env[NAMING]) if env.get(NAMING) else None
    return path if path is not None and exported_part(path) is not None else None


def bank_folder(env: Mapping[str, str]) -> Path:
    """The folder of the custom bank, for readers: nothing is made, nor need it be writable.

    TUNE_BANK_PATH, else ${ASCEND_CACHE_PATH}/aoe_data, else
    ${HOME}/Ascend/latest/data/aoe/custom. Its file is `bank.db`. The first must exist, the
    others may not yet. Raises BankError (EG0010 directory, EG0002 environment variable).
    """
    variable, folder = _named(env)
    if variable == "TUNE_BANK_PATH" and not folder.exists():
        raise _refused(f"Directory [{folder}] does not exist", NAME_ANOTHER)
    return folder


def writable_bank_folder(env: Mapping[str, str]) -> Path:
    """The folder of the custom bank, for writers.

    That of TUNE_BANK_PATH must exist and be usable; the others are made where missing. Raises
    BankError (EG0010 directory, EG0002 environment variable).
    """
    variable, folder = _named(env)
    is_named = variable == "TUNE_BANK_PATH"
    hint = f"set TUNE_BANK_PATH to a folder you can write to, or correct {variable}"
    try:
        if not is_named:
            make_folder(folder)
        os.scandir(folder).close()
        # Permission bits do not tell all: to root everything is permitted, and a disk may be full.
        with tempfile.TemporaryFile(dir=folder):
            return folder.resolve()
    except FileNotFoundError:
        fault = f"Directory [{folder}] does not exist"
    except NotADirectoryError:
        fault = f"[{folder}] is not a directory"
    except PermissionError:
        fault = f"Directory [{folder}] lacks read, write or execute permission for this user"
    except OSError as error:
        fault = f"Directory [{folder}] cannot be used: {error.strerror}"
    raise _refused(fault, NAME_ANOTHER if is_named else hint)


def _named(env: Mapping[str, str]) -> tuple[str, Path]:
    """The variable that decides, and the folder that it leads to."""
    for variable, folder in bank_folders(env).items():
        return variable, folder
    if (named := read_only_bank(env)) is not None:
        what = f"no folder for the bank: TUNE_BANK_PATH is {named}, an export, which is only read"
        raise BankError(what, "set ASCEND_CACHE_PATH or HOME, too", ErrorCode.ENVIRONMENT)
    raise BankError(
        "no folder for the bank: TUNE_BANK_PATH, ASCEND_CACHE_PATH and HOME are all unset",
        "set TUNE_BANK_PATH to an existing folder",
        ErrorCode.ENVIRONMENT,
    )


@dataclass(frozen=True)
class FurtherBanks:
    """Banks that are only read, beside the custom one: folders (or files), None where not given.

        operators: TUNE_BANK_PATH > op_bank > cache path > home > shared > built-in
        subgraphs: mdl_bank > TUNE_BANK_PATH > cache path > home > shared > built-in

    Of TUNE_BANK_PATH, cache path and home the first that is set is the custom bank.
    """

    op_bank: Path | None = None
    """Asked for operators."""
    mdl_bank: Path | None = None
    """Asked for subgraphs."""
    op_bank_first: bool = False
    """True if it comes before the custom bank: TUNE_BANK_PATH is not set."""
    shared: Path | None = None
    """Our copy of what other machines share: a folder, in which there may be no bank yet."""


def further_banks(
    env: Mapping[str, str], op_bank_path: Path | None = None, mdl_bank_path: Path | None = None
) -> FurtherBanks:
    """Return what `--op_bank_path` and `--mdl_bank_path` name, else an export of TUNE_BANK_PATH.

    An export, or a result folder, that is given as one of both is both. Raises BankError (EG0010).
    """
    for option, folder in (("--op_bank_path", op_bank_path), ("--mdl_bank_path", mdl_bank_path)):
        if folder is not None and not folder.exists():
            hint = f"give {option} the folder of a bank, or leave it out"
            raise _refused(f"Directory [{folder}] does not exist", hint)
    variable, _ = _named(env)
    named = read_only_bank(env)
    op_bank = op_bank_path or _serving_both(mdl_bank_path) or named
    mdl_bank = mdl_bank_path or _serving_both(op_bank_path) or named
    return FurtherBanks(op_bank, mdl_bank, variable != NAMING)


def _serving_both(path: Path | None) -> Path | None:
    """The path of an export, which is read for operators and for subgraphs."""
    return path if path is not None and exported_part(path) is not None else None


def flag(env: Mapping[str, str], name: str, *, default: bool) -> bool:
    """Return what a variable says that is True or False. Raises BankError (EG0002)."""
    text = env.get(name, "").strip().lower()
    if text in ("", "true", "false"):
        return text == "true" if text else default
    raise BankError(
        f"environment variable {name} is {env[name]!r}",
        f"set {name} to True or False, or unset it",
        ErrorCode.ENVIRONMENT,
    )


def _refused(reason: str, hint: str) -> BankError:
    return BankError(f"Directory operation failed. Reason: {reason}", hint, ErrorCode.DIRECTORY)
