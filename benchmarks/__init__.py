"""The numbers we promise, each beside a peer's or the plain form's, measured in the same run: `make bench`."""
