"""Doors for other people's frameworks: they translate and add nothing.  See docs/research.md."""
