unknown-bot = There is no bot called “{ $name }”. Known bots: { $known }; or name one of your own as module:Class.
broken-bot = The bot “{ $name }” cannot be loaded: { $problem }.
bot-random = Any legal move, each as likely as the others. For trying things out, and for winning.
bot-greedy = Looks one move ahead and takes what looks best at once. Plays sensibly, plans nothing.
