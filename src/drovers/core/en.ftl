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
position-game = game: this is a position of “{ $value }”, not of { $game }.
bad-record = This is no record of a match: { $problem }
record-version = The record is of format { $found }; this program reads { $known }.
record-tables = This match was played with other data tables ({ $found }) than those in force ({ $known }). “drovers verify FILE” checks it with the tables it carries; to replay it, put those tables into a file and name the file in { $variable }.
position-tables = This position belongs to other data tables ({ $found }) than those in force ({ $known }). Name the file of its tables in { $variable }.
record-rules = The record was played under version { $found } of the rules; this program has version { $known }.
record-seed = The record has no seed yet: it is shown when the match is over, and without it nothing can be dealt again.
record-move = Move { $ply } ({ $move }) does not replay: { $problem }
record-commitment = The seed is not the one the match committed to before the deal.
record-result = Replaying gives the result { $found }, but the record says { $written }.
