"""What benchmarks set beside each other is counted by the processor's clock: a busy machine makes neither slower."""

from __future__ import annotations

import shutil
import signal
import subprocess
import time

import pytest
from benchmarks import ceiling, start


def test_a_process_that_waits_spends_nothing(monkeypatch):
    monkeypatch.setattr(start, "PROGRAM", "import time; time.sleep(1)")
    assert max(start.times("toy")) < 0.5


@pytest.mark.breadth
@pytest.mark.skipif(shutil.which("g++") is None, reason="there is no g++ here")
def test_the_ceiling_held_up_for_two_seconds_has_spent_none_of_them(tmp_path):
    binary = ceiling.built(tmp_path)
    with subprocess.Popen([binary, "bench", "0.2", "0"], stdout=subprocess.PIPE, text=True) as process:
        time.sleep(0.1)
        process.send_signal(signal.SIGSTOP)
        time.sleep(2)
        process.send_signal(signal.SIGCONT)
        told, _ = process.communicate(timeout=30)
    assert float(told.split()[2]) < 1
