"""The house in one browser: the server's own tables, telling and bots' turns, without a server (docs/everywhere.md)."""
