"""Which rules may cause which event of Schotten Totten, read off the ledger."""

CAUSES = {
    "laid": {"S7", "S33"},
    "mode": {"S44", "S45"},
    "ruse": {"S33"},
    "moved": {"S47", "SA27"},
    "lured": {"S49"},
    "removed": {"S47", "S48", "SA27", "SA28"},
    "passed": {"S12", "S38"},
    "claimed": {"S25", "SA8"},
    "resolved": {"SA16"},
    "drew": {"S10", "S34", "S46"},
    "returned": {"S46"},
    "shown": {"SA21"},
    "judged": {"SA8"},
    "round_won": {"S28", "SA8"},
    "round_drawn": {"SA8"},
    "dealt": {"S3"},
}
