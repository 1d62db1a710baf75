"""Bots against bots: pairing, playing, rating, reports."""
