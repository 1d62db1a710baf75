"""A small training of the toy game, made once: what it leaves behind is what the tests look at."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'drovers[learn]'")

from drovers.learn.ppo import Settings
from drovers.learn.training import Training
from toy import GAME as TOY

SMALL = Settings(width=16, depth=1, rows=32, steps=4, batches=2, taught=1e9)


@pytest.fixture(scope="session")
def trained(tmp_path_factory):
    """A training of a few improvements, saved."""
    training = Training(TOY, tmp_path_factory.mktemp("training"), 1.0, SMALL, "cpu")
    for _ in range(2):
        training.learner.improve(0.5)
    training.learner.improve(0.5, taught=True)
    training.save()
    return training
