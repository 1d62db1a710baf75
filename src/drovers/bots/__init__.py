"""Players that are not people: they get a sight, never a state."""
