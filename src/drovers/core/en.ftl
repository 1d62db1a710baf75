unknown-game = There is no game called “{ $name }”. Known games: { $known }.
unknown-option = There is no option “{ $name }”. Options of this game: { $known }.
bad-option = Option { $name } cannot be “{ $value }”. Choose one of: { $choices }.
bad-seats = { $game } is played by { $low } to { $high }; { $seats } seats cannot be.
bad-seed = “{ $seed }” is no seed. Give a whole number from 0 on, or 64 hexadecimal digits.
bad-seat = There is no seat { $seat }. Seats are numbered 0 to { $last }.
no-undo = Nothing can be taken back: only your own steps of an unfinished turn, and never past something revealed.
position-object = { $field }: an object with named fields is expected.
position-missing = { $field } is missing from the position.
position-unknown = { $field } is no field of a position of this game.
position-number = { $field }: { $value } is not a whole number from { $low } to { $high }.
position-flag = { $field }: { $value } is neither true nor false.
position-choice = { $field }: “{ $value }” is not one of: { $choices }.
position-list = { $field }: a list of { $low ->
    [0] at most { $high }
   *[other] { $low } to { $high }
  } items is expected.
position-item = { $field }: “{ $value }” cannot stand here.
position-put = This cannot be put there. Pick a piece, then a place for it.
position-game = game: this is a position of “{ $value }”, not of { $game }.
bad-record = This is no record of a match: { $problem }
record-version = The record is of format { $found }; this program reads { $known }.
record-tables = This match was played with other data tables ({ $found }) than those in force ({ $known }). “drovers verify FILE” checks it with the tables it carries; to replay it, put those tables into a file and name the file in { $variable }.
position-tables = This position belongs to other data tables ({ $found }) than those in force ({ $known }). Name the file of its tables in { $variable }.
record-rules = The record was played under version { $found } of the rules; this program has version { $known }.
record-data = The data tables this record carries are not those it names ({ $found }).
record-seed = The record has no seed yet: it is shown when the match is over, and without it nothing can be dealt again.
record-move = Move { $ply } ({ $move }) does not replay: { $problem }
record-commitment = The seed is not the one the match committed to before the deal.
record-result = Replaying gives the result { $found }, but the record says { $written }.

# Asked and told
# Words that may be typed have “/” between them; the first is the one shown.
ask-fillers = of / the / at / in / on / for
ask-me = me / my / mine / myself
ask-board = board / table
    .help = the whole table
ask-hand = hand / my hand
    .help = what you hold
ask-scores = scores / score / points
    .help = how everybody stands
ask-now = now / whose turn
    .help = whose turn it is, and what is asked for
ask-legal = legal / moves / legal moves
    .rest = BEGINNING
    .help = the moves you may make, or those that begin so
ask-last = last / last move / last moves
    .rest = N
    .help = what the last move, or the last N, made happen
ask-why = why / why not
    .rest = MOVE
    .help = why a move may not be made now
ask-rule = rule
    .rest = NUMBER
    .help = what a rule says
ask-rules = rules / chapter
    .rest = N
    .help = the chapters of the rules, or one of them read to you
ask-help = help / questions
    .help = what you may ask, and how moves are written
spoken-you = you
spoken-nothing = nothing
spoken-no-question = “{ $text }” is no question. Type “help” for those there are.
spoken-several = Several moves begin with “{ $text }”:
spoken-near = Did you mean { $moves }?
spoken-your-turn = Your turn. { $step }
spoken-their-turn = To move: { $names }. { $step }
spoken-no-moves = You owe no move now.
spoken-none-begins = No legal move begins with “{ $text }”.
spoken-heads = { $count } moves, which begin so: { $heads }. Type “legal { $first }” to hear those.
spoken-texts = { $count } moves: { $moves }
spoken-more = { " " }and { $count } more
spoken-nothing-yet = Nothing has happened yet.
spoken-allowed = { $move } is allowed.
spoken-no-rule = There is no rule “{ $text }” here. Every refusal and every event names its own.
spoken-break = { "; " }
spoken-which-move = Which move? Type “why” and the move, as you would make it.
spoken-none = none
spoken-pair = { $left }: { $right }
spoken-which-rule = Which rule? Type “rule” and its number; every refusal and every event has one.
spoken-spellings = You may also type: { $words }.
compiling = The rules are being compiled, once for this version of them: { $count } functions so far …
theme-ending = The end can be seen
theme-trap = Not what looks best at first

# The board editor: what is picked beside the board, and where it goes
kit-turn = Turn of seat { $seat }
kit-to-rest = Aside
