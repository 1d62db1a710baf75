"""`drovers serve`: where it says that the table is found."""

from __future__ import annotations

import socket

import pytest

from drovers.cli import serve


@pytest.mark.parametrize(
    ("host", "url"), [("127.0.0.1", "http://127.0.0.1:8000"), ("::1", "http://[::1]:8000"), ("ada", "http://ada:8000")]
)
def test_an_address_is_said_as_a_browser_takes_it(host, url):
    assert serve.address(host, 8000) == url


def test_who_listens_everywhere_says_where_others_find_the_table(monkeypatch):
    monkeypatch.setitem(serve.OUT, "0.0.0.0", "127.0.0.1")  # a way out that any machine has
    assert serve.address("0.0.0.0", 8000) == "http://127.0.0.1:8000"


def test_a_machine_without_a_way_out_says_what_it_was_told(monkeypatch):
    monkeypatch.setitem(serve.OUT, "0.0.0.0", "255.255.255.255")  # which nobody may reach unasked
    assert serve.address("0.0.0.0", 8000) == "http://0.0.0.0:8000"


def test_the_other_internet_is_listened_to():
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        pytest.skip("this machine has no IPv6")
    with serve.listening("::1", 0) as door:
        assert door.family == socket.AF_INET6
