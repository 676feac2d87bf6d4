"""No test may leave anything in the user's home: compiled kernels go where pytest cleans up."""

import os
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="session")
def kernel_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("kernels")
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(os.environ, "TUNE_KERNEL_CACHE_PATH", str(folder))
        yield
