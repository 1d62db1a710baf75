"""Games whose rules have changed, for tests: what was played under the old ones is still played so."""
