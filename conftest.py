"""The lessons are tests, too: what their kernels find, and which cells stay together."""

import os
from pathlib import Path

import pytest

ROOT = str(Path(__file__).parent)

os.environ["TTR_PROGRESS"] = "none"  # a test must not write into a learner's progress
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [ROOT, os.environ.get("PYTHONPATH")]))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Keep the cells of a notebook on one worker: they share a kernel."""
    for item in items:
        if item.path.suffix == ".ipynb":
            item.add_marker(pytest.mark.xdist_group(item.path.stem))
