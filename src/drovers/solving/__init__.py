"""Small games solved: every world they may begin in, their whole trees, equilibria.  For bots and for research."""
