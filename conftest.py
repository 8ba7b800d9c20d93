"""The lessons are tests, too: what their kernels find."""

import os
from pathlib import Path

ROOT = str(Path(__file__).parent)

os.environ["TTR_PROGRESS"] = "none"  # a test must not write into a learner's progress
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [ROOT, os.environ.get("PYTHONPATH")]))
