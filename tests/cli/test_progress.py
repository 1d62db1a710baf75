from __future__ import annotations

from drovers.cli.progress import Work
from drovers.cli.voice import Voice


def test_things_pass_through_and_nothing_is_drawn_where_nobody_looks(capsys):
    with Work(Voice("en"), "perft-work", depth=3) as work:
        assert list(work.through([1, 2, 3])) == [1, 2, 3]
        assert work.bar.tasks[0].completed == 3
    assert capsys.readouterr() == ("", "")
