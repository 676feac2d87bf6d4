from __future__ import annotations

import os

from bankd.doctor import Here, State, machine
from bankd.doctor.machine import check_kernel_cache
from tests.bankd.doctor.worlds import given, only


def cache_with(here: Here, ages_s: list[float]) -> Here:
    for number, age_s in enumerate(ages_s):
        entry = here.folder / "kernels" / "0a" / f"entry{number}"
        entry.parent.mkdir(parents=True, exist_ok=True)
        entry.write_bytes(b"x")
        moment = machine.generator_since() - age_s
        os.utime(entry, (moment, moment))
    return given(here, TUNE_KERNEL_CACHE_PATH=str(here.folder / "kernels"))


def test_kernels_that_were_not_used_since_the_generator_changed_are_told(here: Here) -> None:
    (here.folder / "kernels").mkdir(mode=0o700)
    here = cache_with(here, [-60.0, 1800.0, 2 * 86400.0])

    full, stale = check_kernel_cache(here)

    assert "3 kernels" in full.what
    assert full.state == State.OK
    assert "1 kernels (4 KiB) were last used before today's" in stale.what
    assert stale.mend.startswith(f"find {here.folder}/kernels -type f ! -newermt 20")


def test_the_command_against_stale_kernels_takes_only_those_away(here: Here) -> None:
    (here.folder / "kernels").mkdir(mode=0o700)
    here = cache_with(here, [1800.0, 2 * 86400.0])
    _, stale = check_kernel_cache(here)

    assert os.system(stale.mend) == 0

    left = [each.name for each in (here.folder / "kernels" / "0a").iterdir()]
    assert left == ["entry0"]


def test_a_cache_that_others_may_write_to_is_not_used(here: Here) -> None:
    folder = here.folder / "kernels"
    folder.mkdir()
    folder.chmod(0o777)

    finding = only(check_kernel_cache(given(here, TUNE_KERNEL_CACHE_PATH=str(folder))))

    assert (finding.state, finding.mend) == (State.ERROR, f"chmod 0700 {folder}")


def test_a_cache_that_is_not_there_yet_is_in_order(here: Here) -> None:
    assert "not made yet" in only(check_kernel_cache(here)).what
