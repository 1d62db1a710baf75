"""How balanced a game is: many matches of one bot against itself, under every option, and what they show."""
