"""Server, store, network, clocks, bots and clients, all from one seed and in virtual time (docs/simulation.md)."""
