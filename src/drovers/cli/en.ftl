# Help
help-drovers = Four tabletop games of herds, borders and bluff: play them, study them, research them.
help-games = List the games, or show one with its options.
help-rules = Show the rules of a game, numbered as every refusal cites them.
help-play = Play a match in the terminal: against bots, or several people at one screen.
help-replay = Tell a recorded match in words, everything open or as one seat saw it.
help-verify = Check a record: the deal was fixed beforehand, the moves lead to the result.
help-position = Draw a position, name what is wrong with it, list the legal moves.
help-simulate = Play many random matches and count what became of them.
help-perft = Count the sequences of moves from a deal, to compare implementations.
help-bots = List the bots.
arg-game = The game; “drovers games” lists them.
arg-game-maybe = Show only this game, with its options.
arg-play-game = The game; may be left out with --load.
arg-file = A JSON file.
opt-help = Show this page and leave.
opt-version = Show the version and leave.
opt-seats = How many seats; the fewest the game allows if not given.
opt-options = Options of the game, such as “start=random”; “drovers games GAME” lists them.
opt-seed = Whole number or 64 hexadecimal digits; the same seed deals the same match. Fresh if not given.
opt-small-seed = The first seed, a whole number; 0 if not given.
opt-seat = Only what this seat may know; everything open if not given.
opt-mine = Your own seat, when there is one for you; 0 if not given.
opt-lang = The language; the environment’s if not given.
opt-json = Print JSON for a program to read.
opt-depth = How many moves deep; 2 if not given.
opt-games = How many matches; 10000 if not given.
opt-check = Check at every ply that nothing is lost, doubled or impossible.
opt-ply = Stop after so many moves and draw the table there.
opt-bots = Who sits in the other seats, in order; the last one fills the rest; “none” is a person. Greedy if not given. One name for every seat: you only watch.
opt-load = Go on from a saved match, or from a position.
panel-arguments = Arguments
panel-options = Options
panel-commands = Commands
panel-required = (required)

# Misuse
usage-missing = { $name } is missing.
usage-option = There is no option { $name } here.
usage-command = There is no such command.
usage-number = { $name } takes a whole number that is not too small.
usage-value = { $name } needs a value.
usage-other = { $problem }
usage-help = See “{ $command } --help”.
bad-language = No language “{ $language }” here. Known: { $known }.
bad-options = “{ $text }” is no option. Write name=value, several with commas between.
bad-bots = “{ $text }” does not fill the seats. Give 1 to { $most } names with commas between.
bad-mine = There is no seat { $seat } for you. Seats are numbered 0 to { $last }.
no-file = The file { $file } cannot be read: { $problem }.
no-json = The file { $file } holds no JSON: { $problem }.
no-object = The file { $file } holds JSON, but not an object with named fields.
play-what = Which game? Known: { $known }.
play-other = The file holds a match of “{ $found }”, not of { $game }.
replay-ply = The record ends after { $all } moves; there is no ply { $ply }.

# Lists
games-name = name
games-title = game
games-seats = seats
games-tagline = what it is
games-hint = drovers games NAME shows the options, drovers rules NAME the rules, drovers play NAME begins.
games-option = option
games-values = values (the default is bold)
games-one-hint = drovers play { $name } --options name=value,…
bots-hint = drovers play GAME --bots NAME,…   A bot of your own: --bots your.module:YourClass

# Numbers and names
number = { $value }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
seat = Seat { $seat }
seat-you = Seat { $seat } (you)
seat-bot = Seat { $seat } ({ $name })
compiling = Compiling the rules (once; kept for the next time) …

# simulate, perft
simulate-work = random matches
simulate-speed = { $games } matches, { $moves } moves in { $seconds } s: { $rate } moves/s.
simulate-lengths = A match took { $mean } moves on average, { $min } at least, { $max } at most.
simulate-seat = seat
simulate-wins = won
simulate-shared = shared
simulate-points = mean points
simulate-sound = Every position was sound.
simulate-flawed = { $count ->
    [one] One match went wrong:
   *[other] { $count } matches went wrong:
  }
simulate-flaw = seed { $seed }, ply { $ply }, { $field }: { $sentence }
perft-work = depth { $depth }
perft-depth = depth
perft-nodes = sequences
perft-seconds = seconds

# verify, position, replay
verify-line = ✓ { $sentence }
verify-format = It is a record of { $game } under version { $rules } of the rules.
verify-seed = The seed is the one the match committed to before the deal: { $commitment }
verify-position = It starts from a position that is sound; no deal, so no commitment to check.
verify-moves = { $count ->
    [0] No move has been made yet.
    [one] Its one move is legal.
   *[other] All { $count } moves are legal in turn.
  }
verify-result = They lead to the result it states.
verify-unfinished = The match is unfinished, and the record states no result.
verify-ok = The record is right.
position-moves = Seat { $seat } may ({ $count ->
    [one] one move
   *[other] { $count } moves
  }):
replay-at = After { $ply } of { $all } moves.
result-none = The match goes on.
result-reason = { $reason } ({ $rule })
result-place = place
result-seat = seat
result-points = points

# play
play-seats = At the table: { $names }.
play-promise = The deal is fixed; its commitment is { $commitment }.
play-resumed = { $ply ->
    [one] The match goes on after one move.
   *[other] The match goes on after { $ply } moves.
  }
play-help = Type a move, or its beginning. “help” shows what else you may type.
play-thinking = { $name } is thinking …
play-hide = Press Enter to hide your table.
play-pass = Pass the screen to { $name }. Press Enter when nobody else is looking.
play-turn = { $name }, your turn: { $count } moves.
play-only = Only one move is left: { $move }. Enter makes it.
play-several = Several moves begin with “{ $text }”:
play-near = Did you mean { $moves }?
play-none = No legal move begins with “{ $text }”.
play-allowed = { $move } is allowed.
play-orders = Type a move, its beginning where only one begins so, or:
play-undone = Taken back.
play-no-log = Nothing has happened yet.
play-overwrite = { $file } exists. Write over it? (y/n)
play-saved = Saved in { $file }. The file holds every secret of the match: whoever reads it sees all hands.
play-not-saved = { $file } cannot be written: { $problem }.
play-offer = Save the match? A file name, or Enter for no:
play-seed = The seed was { $seed }: “drovers verify” checks it against the commitment.
order-help = help
    .rest = { "" }
    .help = show this
order-moves = moves
    .rest = BEGINNING
    .help = all legal moves, or those that begin so, one by one
order-why = why
    .rest = MOVE
    .help = why a move may not be made now
order-undo = undo
    .rest = { "" }
    .help = take back the last step of your unfinished turn
order-log = log
    .rest = { "" }
    .help = everything you have witnessed
order-save = save
    .rest = FILE
    .help = keep the match to go on later with --load
order-rules = rules
    .rest = { "" }
    .help = the rules of the game
order-quit = quit
    .rest = { "" }
    .help = leave the table
