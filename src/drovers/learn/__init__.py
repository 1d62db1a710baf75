"""Networks that learn the games by playing against themselves; PyTorch is imported in this room only."""
