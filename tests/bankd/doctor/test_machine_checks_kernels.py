from __future__ import annotations

from dataclasses import replace

import pytest

from bankd.doctor import CheckContext, CheckState
from bankd.doctor.machine_checks import check_kernel_cache, check_variables, check_weight_cache
from tests.bankd.doctor.worlds import given, only


def test_the_kernels_are_counted_with_their_size(here: CheckContext) -> None:
    entry = here.folder / "kernels" / "0a" / "entry"
    entry.parent.mkdir(parents=True)
    (here.folder / "kernels").chmod(0o700)
    entry.write_bytes(b"x")

    finding = only(check_kernel_cache(given(here, TUNE_KERNEL_CACHE_PATH=str(entry.parents[1]))))

    assert finding.state == CheckState.OK
    assert finding.what == f"{entry.parents[1]}: 1 kernels, 4 KiB of 1 GiB"


def test_a_cache_that_others_may_write_to_is_not_used(here: CheckContext) -> None:
    folder = here.folder / "kernels"
    folder.mkdir()
    folder.chmod(0o777)

    finding = only(check_kernel_cache(given(here, TUNE_KERNEL_CACHE_PATH=str(folder))))

    assert (finding.state, finding.fix) == (CheckState.ERROR, f"chmod 0700 {folder}")


def test_a_cache_that_is_not_there_yet_is_in_order(here: CheckContext) -> None:
    assert "not made yet" in only(check_kernel_cache(here)).what


def test_derived_weights_are_counted_with_their_size(here: CheckContext) -> None:
    folder = here.folder / "weights"
    folder.mkdir(mode=0o700)
    (folder / ("0" * 64)).write_bytes(bytes(2048))
    (folder / "notes.txt").write_bytes(bytes(2048))

    finding = only(check_weight_cache(given(here, TUNEBANK_WEIGHT_CACHE=str(folder))))

    assert (finding.state, finding.what) == (CheckState.OK, f"{folder}: 1 file, 2 KiB of 16 GiB")


@pytest.mark.parametrize(
    ("kind", "state", "what", "fix"),
    [
        ("shared", CheckState.WARNING, "other users may write to", "chmod 0700 "),
        ("a file", CheckState.WARNING, "is not a folder of your own", "export TUNEBANK_WEIGHT_"),
        ("below a file", CheckState.WARNING, "nothing can be written to", "export TUNEBANK_WEI"),
        ("none", CheckState.NOTE, "TUNEBANK_WEIGHT_CACHE is none", "export TUNEBANK_WEIGHT_"),
        ("no home", CheckState.WARNING, "there is no folder for one", "export TUNEBANK_WEIGHT_"),
        ("later", CheckState.OK, "not made yet", ""),
    ],
)
def test_what_keeps_weights_from_being_kept_is_named(
    kind: str, state: CheckState, what: str, fix: str, here: CheckContext
) -> None:
    folder = here.folder / "weights"
    if kind == "shared":
        folder.mkdir()
        folder.chmod(0o770)
    elif "a file" in kind:
        folder.write_bytes(b"")
    named = {"none": "none", "below a file": str(folder / "w")}.get(kind, str(folder))
    context = given(here, TUNEBANK_WEIGHT_CACHE=named)
    if kind == "no home":
        context = replace(here, env={})

    finding = only(check_weight_cache(context))

    assert (finding.state, finding.fix[: len(fix)]) == (state, fix)
    assert what in finding.what
    assert ("each load derives weights again" in finding.what) == (state is not CheckState.OK)


def test_no_folder_of_weights_is_no_relative_path(here: CheckContext) -> None:
    found = only(check_variables(given(here, TUNEBANK_WEIGHT_CACHE="none")))
    assert found.state is CheckState.OK
    found = only(check_variables(given(here, TUNEBANK_WEIGHT_CACHE="~/weights")))
    assert found.state is CheckState.ERROR
