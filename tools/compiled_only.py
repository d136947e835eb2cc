"""A pytest plugin that refuses to run any test unless every compiled module comes from the compiled build.

`make test-fast` loads it with `-p tools.compiled_only`, in the main process and in every worker.
"""

import pytest

from tools.compiled_build import impostors


def pytest_configure() -> None:
    complaints = impostors()
    if complaints:
        raise pytest.UsageError("not the compiled build: " + "; ".join(complaints))
