# Help
help-drovers = Four tabletop games of herds, borders and bluff: play them, study them, research them.
help-games = List the games, or show one with its options.
help-rules = Show the rules of a game, numbered as every refusal cites them.
help-play = Play a match in the terminal: against bots, or several people at one screen.
help-serve = Serve the games in the browser: for yourself, for friends, for as many as your machine bears.
help-browser = Play in your browser, on this machine: what drovers alone does.
help-site = Write the page and the rules as files any web host can hand out: people play without a server.
help-replay = Tell a recorded match in words, everything open or as one seat saw it.
help-verify = Check a record: the deal was fixed beforehand, the moves lead to the result.
help-position = Draw a position, name what is wrong with it, list the legal moves.
help-simulate = Play many random matches and count what became of them.
help-perft = Count the sequences of moves from a deal, to compare implementations.
help-bots = List the bots.
help-backup = Write everything a server keeps into one file, while it runs.
help-upkeep = Show what a server forgets every night, after how many days, and how much of it there is now.
help-restore = Fill an empty database from such a file, of this kind or the other.
arg-game = The game; “drovers games” lists them.
arg-game-maybe = Show only this game, with its options.
arg-play-game = The game; may be left out with --load.
arg-file = A JSON file.
arg-site = The folder to write: a new one, or an empty one.
opt-quiet-browser = Say the address only, and leave the browser alone.
arg-backup = The file to write.
arg-restore = The file to read.
opt-host = The address to listen on; 127.0.0.1, this machine only, if not given.
opt-port = The port to listen on; 8000 if not given.
opt-port-browser = The port to listen on; if not given always the same, for a browser keeps matches by address, or any other where it is taken.
opt-database = Where matches are kept: a file, or postgresql://… for several instances. A file in your data folder if not given.
opt-origin = Another site whose pages may use this server; may be given several times.
opt-proxy = The address or network of a proxy whose word on where requests come from is believed; may be given several times.
opt-metrics-from = The address or network that may see /metrics and what is wrong; this machine only if not given; may be given several times.
opt-redis = Redis or Valkey that carries news between several instances (redis://host), instead of PostgreSQL itself.
opt-bot-workers = How many processes bots think in; one less than this machine has cores if not given.
opt-drain = How many seconds after SIGTERM matches go on while nothing new begins; none if not given.
opt-public = Where people find this server, e.g. https://drovers.example; links in mails need it.
opt-smtp = By whom mails go out: smtp://user:password@host:587 or smtps://…; none go without.
opt-mail-from = Whose the mails are.
opt-contact = Whom a push service may ask about this server: mailto:… or https://….
opt-keep = For how many days something that is not finished is kept, such as guests=30; 0 is for good; may be given several times.
opt-log = How much to log: debug, info, warning or error; info if not given.
opt-help = Show this page and leave.
opt-version = Show the version and leave.
opt-seats = How many seats; the fewest the game allows if not given.
opt-options = Options of the game, such as “start=random”; “drovers games GAME” lists them.
opt-variants = Options of the game; with several values, as in “edition=A|B”, everything is played with each and compared.
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
opt-spoken = Tell the table in words and draw nothing: for screen readers and short lines.
opt-load = Go on from a saved match, or from a position.
panel-arguments = Arguments
panel-options = Options
panel-commands = Commands
panel-required = (required)

# Misuse
usage-missing = { $name } is missing.
usage-option = There is no option { $name } here.
usage-command = There is no such command.
usage-number = { $name } takes { $kind ->
    [whole] a whole number
   *[any] a number
  }{ $least ->
    [none] { "" }
   *[other] { " " }from { $least } on
  }.
usage-value = { $name } needs a value.
usage-help = See “{ $command } --help”.
bad-language = No language “{ $language }” here. Known: { $known }.
bad-options = “{ $text }” is no option. Write name=value, several with commas between.
bad-bots = “{ $text }” does not fill the seats. Give 1 to { $most } names with commas between.
bad-mine = There is no seat { $seat } for you. Seats are numbered 0 to { $last }.
no-file = The file { $file } cannot be read: { $problem }.
no-json = The file { $file } holds no JSON: { $problem }.
no-puzzles = { $file } holds no puzzles that this program can read: { $problem }.
is-record = { $file } is the record of a match, not a position. “drovers replay { $file }” shows how it stands.
no-object = The file { $file } holds JSON, but not an object with named fields.
bad-log = There is no level “{ $level }”. Known: { $known }.
serve-absent = The database { $database } does not answer: { $problem }. Start it, or name another one.
serve-damaged = The file { $database } is damaged: { $problem }. Nothing has been changed. Put it aside (mv { $database } { $aside }) and restore your last backup: drovers restore BACKUP --database { $database }
serve-read-only = The database { $database } cannot be written to: { $problem }. Give this user the right to, or name another one.
serve-failing = The database { $database } cannot be used: { $problem }.
bad-database = “{ $database }” is no database this program knows. Name a file, or postgresql://user@host/name.
serve-in-use = Another server uses { $file }. Stop it first, or name another database.
serve-port = Port { $port } of { $host } cannot be used: { $problem }.
serve-addresses = Name addresses or networks, such as 127.0.0.1 or 172.18.0.0/16, and never everybody ({ $problem }).
serve-public = “{ $given }” is not where people find this server. Say https://drovers.example or the like.
serve-mail = Mails need all three: --smtp smtp://user:password@host:587 (or smtps://…), --mail-from ADDRESS and --public URL.
bad-keep = “{ $given }” does not say what is kept for how many days. Say guests=30 or the like; known: { $known }.
upkeep-kind = { $kind ->
    [guests] Guests without an account or a finished match, not seen
    [waiting] Tables that never began, untouched
    [unfinished] Matches left unfinished, untouched
    [analyses] Analyses, made
   *[sessions] Sessions, not used
  } { $days ->
    [0] – kept for good
    [1] for a day: { $count } to forget
   *[other] for { $days } days: { $count } to forget
  }
upkeep-finished = What is finished is always kept.
serve-ready = The table is set: { $url }   (Ctrl-C ends it; nothing is lost)
site-done = The site is in { $folder } ({ $size } MB). Hand it out at the root of an address; nothing more is needed.
site-folder = { $folder } is not an empty folder. Name a new one.
site-missing = The page has not been built in { $folder }. Run: make web
needs-fast = { $command } needs the compiled rules. Run: pip install 'drovers[fast]'
serve-extra = The server is not installed. Run: pip install 'drovers[server]' — or play without one: drovers browser
backup-done = { $rows } rows are in { $file }.
restore-done = { $rows } rows are back.
restore-bad = { $file } is no backup this program can read: { $problem }
restore-not-empty = There is something in that database already, and it stays as it is. Name an empty one.
backup-nothing = There is no database at { $database } to back up.
play-what = Which game? Known: { $known }.
play-other = The file holds a match of “{ $found }”, not of { $game }.
play-decided = { $file } already says how many seats, which options and which deal: leave out --seats, --options and --seed.
replay-ply = The record ends after { $all } moves; there is no ply { $ply }.

# Lists
games-name = name
games-title = game
games-seats = seats
games-tagline = what it is
games-hint = drovers games NAME shows the options, drovers rules NAME the rules, drovers play NAME begins.
games-option = option
games-values = values (▸ is the default)
games-one-hint = drovers play { $name } --options name=value,…
bots-hint = drovers play GAME --bots NAME,…   A bot of your own: --bots your.module:YourClass

# Numbers and names
number = { $value }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
seat = Seat { $seat }
seat-you = Seat { $seat } (you)
seat-bot = Seat { $seat } ({ $name })
person = a person
compiling = Compiling the rules (once; kept for the next time) …

# simulate, perft
simulate-work = random matches
simulate-rate = { $rate } moves/s
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
simulate-flaw = seed { $seed }, ply { $ply }, { $field }:
perft-work = depth { $depth }
perft-depth = depth
perft-nodes = sequences
perft-seconds = seconds

# verify, position, replay
verify-format = It is a record of { $game } under version { $rules } of the rules.
verify-tables = Its data tables are those it names: { $digest }
verify-seed = The seed is the one the match committed to before the deal: { $commitment }
verify-position = It starts from a position that is sound; no deal, so no commitment to check.
verify-moves = { $count ->
    [0] No move has been made yet.
    [one] Its one move is legal.
   *[other] All { $count } moves are legal in turn.
  }
verify-result = They lead to the result it states.
verify-unfinished = The match is unfinished, and the record states no result.
verify-resigned = A seat resigned. That ended the match; the rules know no result.
verify-continued = It takes up the finished match of table { $table } after { $ply ->
    [0] the deal
    [one] one move
   *[other] { $ply } moves
  }: everybody could know that deal by then.
verify-ok = The record is right.
position-moves = Seat { $seat } may ({ $count ->
    [one] one move
   *[other] { $count } moves
  }):
replay-at = After { $ply } of { $all } moves.
result-none = The match goes on.
result-place = place
result-seat = seat
result-points = points

# play
play-seats = At the table:
play-promise = The deal is fixed; its commitment is { $commitment }.
play-resumed = { $ply ->
    [one] The match goes on after one move.
   *[other] The match goes on after { $ply } moves.
  }
play-help = Type a move, or its beginning. “help” shows what else you may type.
play-thinking = { $name } is thinking …
play-bot-failed = { $name } gave no legal move ({ $problem }): any other is made in its place.
play-hide = Press Enter to hide your table.
play-pass = Pass the screen to { $name }. Press Enter when nobody else is looking.
play-turn = { $name }, your turn: { $count } moves.
play-only = Only one move is left: { $move }. Enter makes it.
play-together = You may type your last moves together, with “;” between them: they are made one by one, each in your turn.
play-one-by-one = Moves cannot be chosen together here. Type one.
play-row-ends = “{ $move }” cannot be made any more; the moves after it are forgotten.
play-none = No legal move begins with “{ $text }”.
play-orders = Type a move, its beginning where only one begins so, or:
play-questions = Or ask:
play-step = Step { $step } of { $steps }. Enter for the next, any word for all:
play-hinting = Thinking …
play-hint = { $move }: leaves { NUMBER($chances, style: "percent") }
play-undone = Taken back.
play-no-log = Nothing has happened yet.
play-overwrite = { $file } exists. Write over it? (y/n)
play-saved = Saved in { $file }. The file holds every secret of the match: whoever reads it sees all hands.
not-written = { $file } cannot be written: { $problem }.
not-used = { $file } cannot be used: { $problem }.
play-offer = Save the match? A file name, or Enter for no:
play-seed = The seed was { $seed }: “drovers verify” checks it against the commitment.
order-help = help
    .rest = { "" }
    .help = show this
order-moves = moves
    .rest = BEGINNING
    .help = all legal moves, or those that begin so, one by one
order-hint = hint
    .rest = { "" }
    .help = what a bot would do in your place
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

# Drawn tables
points = points
schotten-phase = round { $round }, { $phase ->
    [play] play a card
    [claim] claim stones
    [draw] draw a card
    [hunt] Headhunter: draw three cards
    [return] Headhunter: return two cards
    [drop] give up a fourth card
   *[over] over
  }
schotten-stones = stones
schotten-clan = Clan deck
schotten-tactic = Tactic deck
schotten-discard = Discard
tain-phase = round { $round } of { $rounds }, { $phase ->
    [placing] placing tokens
    [freeing] freeing prisoners
    [reclaiming] taking tokens back
   *[over] over
  }
tain-kingdom = Kingdom
tain-herd = Herd
tain-holder = Marker
tain-outside = outside
tain-inside = inside
tain-passed = has passed
tain-cattle = cattle
tain-jewels = jewels
tain-prisoners = prisoners
tain-unused = behind the screen
tain-used = used
goats-phase = { $phase ->
    [play] play a card
    [take] take a card from your line
    [mark] place a marker
    [dog] the dog: choose a card
    [to] the dog: choose where to
    [answer] answer the request
   *[over] over
  }
goats-pile = Pile
goats-played = Played
goats-source = The dog leads
goats-target = Asked for
goats-owners = Types won
goats-hand = hand
goats-supply = markers left
colorado-phase = round { $round }, { $phase ->
    [lake] choose a lake
    [quarter] turn the lake
    [anchor] place the lake
    [flag] choose a flag
    [place] place the flag
    [sales] sell, or pass
    [interest] who wants to buy?
    [price] choose the price
    [sale-bid] bid for the land
    [bid] bid for cards
    [card] choose a card
    [use] choose a flag to replace
    [star] place the second marker
   *[over] over
  }
colorado-cards = Cards
colorado-lords = Lakes held
colorado-edges = This round pays: edges
colorado-double = double
colorado-estate = estate
colorado-lake = lake
colorado-by-value = its value
colorado-signs = For Sale tokens
colorado-flags = flags
colorado-done = has chosen
colorado-cowboys = cowboys


# Arena
help-arena = Let bots play each other on the same deals in every seating, and rate them.
opt-arena-bots = The bots, with commas between; “drovers bots” lists them. random,greedy if not given.
opt-deals = How many deals; each is played once in every seating. 100 if not given.
opt-workers = How many processes play at once; 1 if not given.
opt-ray = Play on the Ray cluster at this address, or on a local one: “local”.
opt-sprt = Stop as soon as it is shown that the first bot is at least ELO1, or at most ELO0, stronger than the second.
opt-limit = Seconds after which an answer counts as late; 1 if not given.
opt-out = Keep every match in this folder, go on there after an interruption, and write a report.
bad-sprt = “{ $text }” is not two Elo differences, the smaller first, with a comma between, such as 0,20.
sprt-two = --sprt compares two bots; “{ $text }” are not two names with a comma between.
arena-work = Playing
arena-written = The matches, results.json and report.html are in { $folder }.
arena-head = { $matches ->
    [1] One match
   *[other] { $matches } matches
  }, { $deals ->
    [1] one deal
   *[other] { $deals } deals
  } in every seating, { $moves } moves each on average.
arena-bot = bot
arena-elo = Elo
arena-interval = 95 %
arena-wins = wins
arena-fair = × fair
arena-rank = place
arena-points = points
arena-seconds = s/move
arena-crashes = crashes
arena-late = late
arena-options = options
arena-seats = wins by seat

# Lab
help-lab = Study the balance of a game from many matches of one bot against itself.
opt-lab-seats = How many seats, several with commas between; every number the game allows if not given.
opt-matches = How many matches of every variant; 100 if not given.
opt-lab-bot = The bot that plays every seat; greedy if not given.
opt-lab-out = Write the report as an HTML page into this file, and all figures as JSON beside it.
bad-seat-counts = “{ $text }” is not a list of seat counts, such as 2,3.
lab-written = The report is in { $page }, its figures in { $data }.

# Analysis
help-analyse = Judge every decision of a recorded match, each from what its seat could know.
opt-tries = How much to think about each decision, in tries; what suits the game if not given.
analyse-work = Thinking
analyse-missed = { $count ->
    [one] Stopped at move { $ply }: one decision was not judged.
   *[other] Stopped at move { $ply }: { $count } decisions were not judged.
  } Analyse again to have all of them judged.
analyse-count = { $good } of { $all } decisions were good. ★ marks where the match turned.

## dataset
help-dataset = Write matches of bots as Parquet with a data sheet beside it, or play every match of such a file again.
arg-table = The Parquet file.
opt-dataset-bots = Who sits in the seats, in order; the last one fills the rest. random if not given.
opt-dataset-games = How many matches; 1000 if not given.
opt-opening = How many moves at the beginning of each match are any legal ones, so that matches differ where nothing is dealt; none if not given.
opt-read = Read the file and play every match in it again instead of writing it.
dataset-work = matches
dataset-written = { $games ->
    [one] One match with { $moves } moves is in { $file }.
   *[other] { $games } matches with { $moves } moves are in { $file }.
}
dataset-read = { $games ->
    [one] One match with { $moves } moves played again as { $file } says.
   *[other] { $games } matches with { $moves } moves played again as { $file } says.
}
other-game = { $file } holds matches of { $found }, not of { $game }.
no-framework = { $problem }

help-train = Let a network learn a game by playing against itself; the same command goes on where it stopped.
opt-train-minutes = How long, all sessions together; 10 if not given.
opt-train-out = Folder of the training: state, curve, network and model card; “training” if not given.
opt-train-from = A network’s file to go on from, where the folder keeps no training yet; its minutes count too.
opt-train-device = cpu or cuda; a GPU where there is one if not given.
opt-train-rows = How many matches side by side; what suits the device if not given.
opt-train-against = Bots to measure it against at the end, with commas between; greedy if not given.
train-no-torch = Training needs PyTorch: pip install 'drovers[learn]'.
train-point = { $seconds } s, { $decisions } decisions: entropy { NUMBER($entropy, maximumFractionDigits: 3) }, chances { NUMBER($chances, maximumFractionDigits: 3) }, critic { NUMBER($critic, maximumFractionDigits: 3) }
train-result = Against { $against }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) } of { $deals } deals.
train-written = Network, curve and model card are in { $folder }.

# puzzles
help-puzzles = Make puzzles from matches of our own bots, or check them.
arg-puzzles = the file of puzzles, compressed lines of JSON; what is there already is kept
opt-puzzles = how many puzzles the file shall hold (250)
opt-alike = how many puzzles of one kind of move one match may give (3)
opt-again = how many times more ten times the search is asked, by other dice (0)
opt-puzzles-about = only puzzles about this theme, such as claim or bid
opt-puzzles-check = check so many of the file’s puzzles by ten times the search, instead of making any
puzzles-work = puzzles
puzzles-made = { $count } puzzles from { $matches } matches. Of { $asked } answers { $survived } outlived ten times the search.
puzzles-check = checked
puzzles-lasting = { $same } of { $count } answers are still chosen by ten times the search.
