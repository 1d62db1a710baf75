"""The grammar of any game; imports nothing else of ours."""
