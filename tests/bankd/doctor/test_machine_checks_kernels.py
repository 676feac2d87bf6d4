from __future__ import annotations

from bankd.doctor import CheckContext, CheckState
from bankd.doctor.machine_checks import check_kernel_cache
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
