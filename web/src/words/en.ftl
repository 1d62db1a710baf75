# The house
house-name = Drovers
home-link = Drovers, first page
home-title = Four tables of herds, borders and bluff
home-lead = Sit down at once against a bot, or send friends a link. No account needed.
home-lead-here = Sit down against a bot at once, or pass the device around among friends. Everything runs in this browser.
skip = Skip to the table
nav = Main
nav-lobby = Open tables
nav-tables = My tables
nav-rules = Rules
nav-settings = Settings
nav-profile = Profile
speak-other = FR: lire en français
go-dark = Dark colours
go-light = Light colours
loading = One moment: the table is being laid.
load-failed = This page could not be fetched. Check the connection and try again.
not-found = There is nothing at this address.
offline = The house does not answer. Check the connection; nothing is lost.
docs-link = Documentation
licences-link = Whose work is in this page, and its licences
here-opening = The rules are being unpacked in this browser; that takes a few seconds.
here-open = Without a connection: you play in this browser, and your matches are kept here.
here-unkept = This browser keeps nothing (a private window?): a match lasts as long as this page is open. Keep its record before you leave.
here-back = Back to the server
kept-title = Kept in this browser
kept-lead = You began these without a connection. The server plays every move again and keeps them for you, unrated; then they are no longer kept here.
kept-open = Look here
kept-store = Store on the server
kept-continue = Go on at the server
kept-stored = The server has it: it is among your tables.
bring-link = Bring the record of a match, to verify and replay it
bring-paste = Or paste the text of a record
bring-read = Read it
bring-replay = Replay it here
here-no-wasm = This browser cannot run the rules by itself: it has no WebAssembly, or it is switched off. Use a newer one, or play with a connection.
here-old = This browser is too old to run the rules by itself. Use a newer one, or play with a connection.
here-broken = The rules are not whole in this browser. Connect once and load the page again: what is missing is fetched then.
offline-shell = There is no connection. The rules can be read; tables open again when it is back.
failed = That did not work. Please try again.
play-now = Play now
play-now-at = Play now: { $game }
opening = Laying the table…
invite = Invite friends
invite-to = Invite friends to { $game }
choose = Set up
choose-for = Set up a table of { $game }
new-here = In this browser you play by yourself or with whoever sits beside you: invitations, open tables and ratings need a server.
only-there-title = Other people are on the server
only-there = You play in this browser, without a connection. Open tables, ratings and accounts come back with it; the bots and whoever sits beside you are here.
only-there-alone = This site has no server: everything is played in your own browser, against bots or with whoever sits beside you. To play with others from afar, somebody runs “drovers serve”.
learn = Learn
learn-game = Learn { $game }
guest-name = Guest { $number }
schotten-name = Schotten Totten
schotten-tag = Nine boundary stones, six tartans: prove that yours is the stronger side.
schotten-facts = 2 players · 20 minutes
tain-name = Táin
tain-tag = Face-down tokens, stolen cattle, a bluff at every entrance.
tain-facts = 2 to 4 players · 40 minutes
goats-name = Herr der Ziegen
goats-tag = Win whole families of absurd goats and let the dog lead them home.
goats-facts = 2 to 5 players · 35 minutes
colorado-name = Colorado County
colorado-tag = Bid in secret, take the land, and count edges, estates and lakes.
colorado-facts = 2 to 4 players · 60 minutes

# Lists of tables
lobby-title = Open tables
lobby-lead = Tables that still have a free seat. Sit down; whoever has the link of a table may watch it.
lobby-empty = No table is open right now. Open one: it will be listed here.
tables-title = My tables
tables-lead = Those that wait for you come first.
tables-empty = You have not sat down anywhere yet.
new-table = New table
waits-for-you = Your move
your-turn-at = Your move at another table: { $game }.
status-waiting = waiting for players
status-playing = being played
status-over = finished
status-closed = closed
free-seat = free
sit-down = Sit down
watch = Watch
go-to-table = Go to the table
review = Review

# A new table
new-title = New table: { $game }
new-seats = Seats
new-seat = Seat { $seat }
who-me = Me
who-open = Open, by link
who-bot = Bot: { $name }
new-clock = Clock
clock-none = No clock
clock-bank = { $minutes } min + { $seconds } s a move
clock-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
  }
new-others = Others
new-listed = Show it among the open tables
new-rated = Rated
new-make = Make the table
new-begin = Make the table and begin
hotseat-note = Several seats marked “Me” share this device: it is passed round.
yes = yes
no = no
days = { $days ->
    [one] one day
   *[other] { $days } days
  }

# Waiting for players
waiting-title = Waiting for players
waiting-full = Everybody is here
waiting-link = Send this link to your friends
copy = Copy the link
copied = The link is copied.
start = Begin
start-when-full = It can begin when every seat is taken.
start-by-host = Whoever made the table begins the match.
leave-seat = Stand up
put-bot = Seat a bot
free-it = Free the seat
your-name = Your name
keep-name = Keep this name

# At the table
seat-me = { $name } (you)
seat-bot = { $name }
you-choose = your move
is-choosing = is choosing
has-resigned = has resigned
is-away = is away
watching = You are watching. Hidden things stay hidden.
wait-for = { $count ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
  }
telling = Look: this is what happened.
telling-more = { $count ->
    [one] and one thing more
   *[other] and { $count } things more
  }
hasten = Faster
telling-skip = Skip
result-place = { $place }.
result-count = How it was counted
rematch-asked = Asked for a rematch: waiting for the others.
takeback-done = Asked to take the last move back.
takeback-asked = Waiting for the others to agree.
takeback-not = There is nothing of yours to take back now: at rated tables never, and not once somebody has learnt something from it.
wait-others = The others are choosing.
so-it-stands = This is how it stands then.
match-over = The match is over.
confirm = Confirm
together = Place the rest together
together-prompt = Choose your last moves together. They are made one by one, each in your turn; passing ends them.
together-ends = “{ $move }” cannot be made any more; the moves after it are forgotten.
cancel = Cancel
undo = Undo
hint = Hint
hint-none = No hint to be had right now.
sending = Sending…
no-line = It is your move as soon as the connection is back.
menu = Menu
panel = Log, chat and rules
close = Close
tab-log = Log
tab-chat = Chat
tab-counts = Score
tab-help = Help
log-more = { $count } more of the same
log-empty = Nothing has happened yet.
see-ply = See the table after move { $ply }
rule-title = Rule { $rule } in the rules of this game
rewound = As it was after move { $ply }.
back-to-now = Back to now
reconnecting = The connection is gone. Your table is safe; trying again…
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
phrases = Quick phrases
mute = Mute { $name }
why-title = Why not?
rule-link = Rule { $rule }
resign = Resign
resign-sure = Really resign?
keep-playing = Keep playing
offer-takeback = Ask to take back
offer-rematch = Rematch
offered-takeback = { $name } asks to take the last move back.
offered-rematch = { $name } would like a rematch.
agree = Agree
decline = Decline
to-rematch = Go to the new table
time-up = { $name } has no time left.
time-up-mine = Your time is up. Until you move, the others may let a bot play for you.
handover = Let a bot play for { $name }
reclaim-seat = Play myself again
leave-table = Leave the table
share = Share this table
pass-device = Pass the device to { $name }
pass-ready = I am { $name }: show my side
pass-note = Everybody else looks away.
board-label = The table of { $game }
hand-label = My hand
move-options = What I may do
moves-list = Choose from the list of moves
choose-move = A move as text
keys-title = Keys
keys-lead = Arrow keys go from target to target, Enter picks, Escape puts back, C confirms, U undoes, H hints, L opens the list of moves.

# The result
result-title = Result
result-won = { $names } wins.
result-shared = { $names } share the victory.
result-you-won = You win!
result-you-lost = You lose this one.
result-resigned = { $names } resigned.
result-drawn = Nobody wins: a draw.
play-again = Play again
replay = Replay and analysis
download-record = Download the record
verify-record = Verify the deal

# Replay
replay-title = Replay
replay-of = Replay of { $game }
eyes = Seen by
eyes-all = everybody (all open)
eyes-watcher = a watcher
ply-of = Move { $ply } of { $plies }
to-first = To the start
to-previous = One move back
to-next = One move on
to-last = To the end
auto-play = Play by itself
stop-playing = Stop

# Analysis
tab-study = Analysis
tab-note = Notes
panel-replay = Analysis, log and notes
percent = { $percent }%
study-none = Let the bots look at every decision of this match again: chances, better moves, turning points. Each decision is judged only by what its player could know.
study-here = Looking at a match again needs a search, and a search the compiler, which no browser has. Once the server is back, take the match there under “My tables”; or keep its record and ask: drovers analyse FILE
study-alone = Looking at a match again needs a search, and a search the compiler, which no browser has. Keep the record (the seal above leads to it) and ask: drovers analyse FILE
study-start = Analyse this match
study-running = Looking again: move { $done } of { $total }.
study-ready = The bots are getting ready…
study-stop = Stop
study-cancelled = You stopped the analysis. What it found so far is shown.
study-failed = The analysis failed. Please try again.
study-gaps = { $count ->
    [one] One decision was not judged: the bots could not finish it.
   *[other] { $count } decisions were not judged: the bots could not finish them.
  } What is judged already stays.
study-again = Judge what is missing
study-missed = Not judged: the bots could not finish this decision. Analyse again: only what is missing will be judged.
study-not-yet = Not judged yet: the analysis has not come to this move.
study-chart = Chances of winning through the match
study-share = { $name } { $percent }%
study-chances = Chances now
study-played = played
study-turning = Where it turned
study-lost = { $name } gave up { $percent }%
study-at-start = Go through the match: every decision is judged as it is made.
study-no-choice = This was no choice: only one move was possible.
grade-good = good
grade-mistake = mistake
grade-blunder = blunder
grade-mistakes = Mistakes
grade-blunders = Blunders
next-mistake = Next mistake
play-on-title = Play on from here
play-on-seat = You are
play-on-bot = The others
play-on = Play on after move { $ply }
brought = This match was brought here as a record: it replays whole, and counts for nobody.
played-on = This match takes up another one after its move { $ply }.
note-lead = Your own note on this match. Nobody else can read it.
note-kept = Kept.
note-waits = Being kept…

# Verify
verify-title = Was the deal fair?
verify-lead = You need not trust the house. Before every deal it publishes a fingerprint of its secret seed; afterwards the seed is open, and anybody can check that it is the very same. This page does so in your browser.
verify-pick = Choose a record
verdict-ok = The deal was fair
verdict-bad = Do not trust this record
verdict-open = Nothing to check yet
verdict-no = Not a record
verdict-unsafe = This browser may not compute here
verify-ok = The seed belongs to the fingerprint: the deal was fixed before anybody played.
verify-bad = The seed does not belong to the fingerprint: somebody has changed one of them.
verify-open = This match is not over, or was set up by hand: the seed is still a secret. Its fingerprint stands below; keep it, and compare when the match is over.
verify-no = This is not a record of Drovers. A record is the file that “Download the record” gives you after a match.
verify-unsafe = Browsers compute fingerprints only on pages that come over https. Open this page that way, or run “drovers verify” with the record.
verify-commitment = Fingerprint
verify-promised = Published before the deal
verify-seed = Seed
verify-computed = Computed here from the seed
verify-more = The command “drovers verify” also replays every move.
verify-how = How it works
verify-before = Before the deal: a promise
verify-before-text = The house draws a secret seed, a number of 64 digits nobody could guess, and publishes its SHA-256 fingerprint. You see it while you wait for the others. From the fingerprint nobody can find the seed.
verify-deal = The deal: no choice left
verify-deal-text = Every shuffle and every draw of the match follows from the seed alone (ChaCha20), with whatever the seats added to it. The house cannot pick your cards without another seed, and another seed has another fingerprint.
verify-after = After the match: the seed is opened
verify-after-text = The record has the seed and every move. Download it, send it, keep it: it replays anywhere, without us.
verify-anyone = Anybody checks
verify-anyone-text = Compute the fingerprint of the seed, compare it with the one that was published. Equal: the deal was fixed before anybody played. Your browser does it here; “sha256sum” would do.
verify-yours = Check a match
verify-other = Check another match
verify-file = Bring the record you downloaded after a match. Nothing leaves your browser for it.
verify-latest = Your latest matches
trial-title = Try it yourself
trial-change = Change the last digit
trial-again = As it was
trial-first = Same seed, same fingerprint, on every machine. Now change a single digit.
trial-then = One digit is another, and nothing of the fingerprint is as it was: a seed cannot be swapped unseen.
trial-digits = A seed has 64 digits from 0 to 9 and a to f; these are { $count }.
fingerprint-waiting = Fingerprint of the deal

# Rules and learning
rules-title = Rules
rules-lead = In our own words, numbered; every refusal and every line of a log names its number.
rules-of = Rules of { $game }
rules-missing = The rules of this game are not here yet.
reference = Reference card
learn-title = Learn { $game }
learn-lead = A first match that explains itself while you play.
learn-all-title = Learn to play
club-learn-all = Coached first matches, and small positions with a task.
learn-start = Begin the first match
learn-step = Step { $step } of { $steps }
learn-next = Go on
learn-done = You know enough to play. The rules are always at hand in the panel.
learn-skip = Straight to a real match

# People
leaders-title = Leaderboard
leaders-empty = Nobody with an account has finished a rated match here yet. Guests are not listed: make an account, and what you played counts.
leaders-first = Make a rated table
leaders-rank = Rank
leaders-name = Name
leaders-rating = Rating
leaders-played = Matches
leaders-trend = Lately
leaders-you = you
leaders-bot = bot
leaders-mine = Your rating
leaders-place = Place { $place } of { $count }.
leaders-below = Not among the first hundred yet.
leaders-guest = Guests are not listed: make an account, and what you played counts.
leaders-after = { $count ->
    [one] After one rated match.
   *[other] After { $count } rated matches.
  }
leaders-none = You have not finished a rated match of this game with so many seats yet.
leaders-play = Play a rated match
leaders-how = How ratings work
leaders-how-text = Everybody begins at 1500 and rises as the house becomes surer of them. Beating strong players counts for more; there is a rating for each game and number of seats. Bots are rated like people.
trend-told = { $way ->
    [down] { $gone } down
   *[up] { $gone } up
  } over the last { $count } rated matches
seats-count = { $seats } seats
profile-title = Profile
profile-nobody = Nobody knows you here yet, and nobody has to: sit down at any table as a guest. An account keeps what you play.
profile-latest = Latest matches
profile-nothing = Nothing finished yet: your ratings, your favourite game and your best wins will stand here.
profile-begin = Play a first match
account-title = Account
account-signed = Signed in as { $name }.
account-keeps = Your matches stay yours
account-keeps-text = Found again, replayed, analysed and taken away.
account-rated = A rating for every game
account-rated-text = With its curve, match by match.
account-listed = A place among the best
account-listed-text = Leaderboards list people with an account.
account-anywhere = The same on every device
account-anywhere-text = Sign in on your phone and go on where you were.
profile-guest = You play as a guest. Give a name and a password to keep your matches.
name = Name
password = Password
password-note = At least eight characters.
make-account = Make an account
sign-in = Sign in
sign-out = Sign out
signed-in = Where you are signed in
signed-in-here = Here
signed-in-somewhere = A browser
signed-in-since = since { $day }
sign-out-everywhere = Sign out everywhere
new-password = Change password
password-old = Password now
password-new = New password
profile-tallies = Matches
tally = { $played ->
    [one] one match
   *[other] { $played } matches
  }, { $won } won

# Settings
settings-title = Settings
settings-lead = Kept in this browser only.
set-lang = Language
set-theme = Colours
theme-auto = as the system
theme-light = light
theme-dark = dark
set-speed = Speed of what happens
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = at once
set-motion = Motion
motion-auto = as the system
motion-full = pieces travel
motion-still = fades only
set-sound = Sounds
text-mode = Text mode
text-on = Text mode: play without seeing
text-off = Leave text mode
set-text = Text mode: everything told, nothing drawn
set-confirm = Confirm each move before it is sent
set-hints = Offer hints

# Numbers the engine gives to seats, as its sentences write them.
points-short = { $points } pts

# Schotten Totten
schotten-colour-B = blue
schotten-colour-G = green
schotten-colour-R = red
schotten-colour-Y = yellow
schotten-colour-P = purple
schotten-colour-N = brown
schotten-letter-B = B
schotten-letter-G = G
schotten-letter-R = R
schotten-letter-Y = Y
schotten-letter-P = P
schotten-letter-N = N
schotten-clan-card = { $colour } { $value }
schotten-hidden = a hidden card
schotten-card-at = { $card } at stone { $stone }
schotten-far-hand = Hand of { $name }: { $count } cards
schotten-stone-label = Stone { $stone }. Mine: { $mine }. Theirs: { $theirs }. { $owner ->
    [none] Not claimed.
   *[other] Claimed by { $owner }.
  }
schotten-claim = claim
schotten-beats = beats { $formation } { $total }
schotten-unbeatable = cannot be beaten any more
schotten-f-colour-run = col. run
schotten-f-kind = three
schotten-f-colour = colour
schotten-f-run = run
schotten-f-sum = sum
schotten-mode-BL = Blind Man’s Buff: only totals count here
schotten-mode-MU = Mud Fight: four cards are needed here
schotten-deck-clan = Clan deck: { $count } cards
schotten-deck-tactic = Tactic deck: { $count } cards
schotten-discard = Discard: { $count } cards
schotten-stones-won = { $count ->
    [one] 1 stone
   *[other] { $count } stones
  }
schotten-open-cards = Clan cards on the table
schotten-key-open = lies open
schotten-key-hand = in my hand
schotten-discarded = Discarded
schotten-tactics-played = Tactic cards played: { $mine } by me, { $theirs } by the other.
schotten-track = { $claimed } of 9 stones claimed
schotten-track-round = Round { $round } of { $rounds }
schotten-prompt-play = Play a card: choose it, then a stone.
schotten-prompt-stuck = You can lay no card: pass.
schotten-prompt-claim = Claim any glowing stone, or go on.
schotten-prompt-draw = Draw a card: from the Clan deck or the Tactic deck.
schotten-prompt-hunt = Headhunter: draw { $steps ->
    [one] one more card
   *[other] { $steps } more cards
  }, from either deck.
schotten-prompt-return = Headhunter: put { $steps ->
    [one] one card
   *[other] { $steps } cards
  } of your hand under the decks.
schotten-prompt-drop = The mud is gone: discard one of your four cards there.
schotten-pick-stone = Now a stone.
schotten-pick-hand = Now a card for it.
schotten-pick-card = Now the card it concerns.
schotten-pick-mode = Now the card it concerns.
schotten-pick-pile = Now where it goes.
schotten-prompt-over = The match is over.
schotten-card =
    Lay one card on your side of a stone; three cards make a side.
    Strongest first: colour run, three of a kind, colour, run, sum. Equal: the higher total; then who was complete first.
    Claim a stone when your side is complete and wins, even before the other side is complete if no card can beat you any more.
    Three adjacent stones or any five win.

# Táin
tain-letter-C = C
tain-letter-W = W
tain-letter-B = B
tain-letter-D = D
tain-letter-X = X
tain-kind-C = the chief
tain-kind-W = a warrior
tain-kind-B = a boy
tain-kind-D = the daughter
tain-kind-X = a bluff
tain-kind-hidden = a hidden token
tain-short-C = Chief
tain-short-W = Warrior
tain-short-B = Boy
tain-short-D = Daughter
tain-short-X = Bluff
tain-door-p1 = pasture entrance 1
tain-door-p2 = pasture entrance 2
tain-door-p3 = pasture entrance 3
tain-door-h1 = house entrance 1
tain-door-h2 = house entrance 2
tain-slot-k1 = left slot
tain-slot-k2 = right slot
tain-aside = Won tonight: { $cattle } cattle, { $jewels } jewels, { $prisoners } prisoners
tain-told-won = through
tain-told-failed = repelled
tain-told-captured = captured
tain-told-kidnapped = carried off
tain-told-idle = nothing
tain-told-king-alone = takes one
tain-told-king-equal = takes one
tain-told-king-chief = takes one
tain-told-king-last = takes the last
tain-told-king-outdone = nothing
tain-told-king-late = nothing
tain-told-king-empty = nothing
tain-empty = empty
tain-land-of = Land of { $name }
tain-marker = First this round
tain-passed = passed
tain-tokens = { $unused } left · { $used } used
tain-tokens-title = Tokens behind the screen, and used ones
tain-outer-label = Outside { $door } of { $name }: { $token }
tain-inner-label = Inside { $door } of { $name }: { $token }
tain-slot-label = Kingdom, { $slot }: { $token }
tain-cattle = { $count ->
    [one] one head of cattle
   *[other] { $count } head of cattle
  }
tain-house = { $jewels ->
    [one] one jewel
   *[other] { $jewels } jewels
  }, { $prisoners ->
    [one] one prisoner
   *[other] { $prisoners } prisoners
  }
tain-kingdom = The kingdom
tain-herd = Herd of the kingdom: { $count }
tain-track = Round { $round } of 8
tain-track-label = Round { $round } of 8 · { $phase }
tain-phase-placing = placing
tain-phase-freeing = freeing
tain-phase-reclaiming = taking back
tain-phase-over = over
tain-band-label = { $kind }: { $count } behind my screen
tain-stock = Tokens each clan began this round with
tain-used-short = used
tain-worth = A head of cattle 2, a jewel 3, boy held prisoner 1, chief’s daughter held prisoner 5; eleven head of cattle or more: +3.
tain-prompt-placing = Place a token face down on a lit slot, or pass.
tain-prompt-stuck = You have nothing left to place: pass.
tain-prompt-freeing = Whom do you free?
tain-prompt-reclaiming = Take your used tokens back?
tain-prompt-over = The match is over.
tain-pick-place = Now a lit slot for it.
tain-card =
    Each round all place tokens face down, one at a time: inside one of your entrances, outside another’s, or in the kingdom. Who passes places no more.
    Then everything is turned up; bluffs vanish. A raider gets through against nobody or a weaker guard: chief beats warrior and boy, warrior beats boy, boy only an empty entrance.
    A warrior on guard captures a boy; a raiding warrior carries off a chief’s daughter. She stops everybody.
    Pasture entrances give cattle, house entrances jewels or your own prisoners. Eleven head of cattle or eight rounds end the match.

# Herr der Ziegen
goats-goat = { $type } { $value }
goats-milk = milk { $value }
goats-dog = a dog
goats-empty = nothing
goats-hidden = a hidden card
goats-stable = a stable
goats-stable-of = Stable of { $name }
goats-cell-label = { $cell }: { $card }{ $marker ->
    [none] {""}
   *[other] , marked by { $marker }
  }
goats-walker = Big goat of { $name } at edge { $edge }
goats-herd = herd
goats-milk-short = milk
goats-tags = markers
goats-shelf = Milk shelf
goats-shelf-of = { $name }: milk { $milk }, worth { $points } now
goats-trace = { $name } took a card here
goats-ledger = Majorities
goats-more = { $count } to go
goats-type = Type
goats-owner = owns it
goats-hand-label = { $card }: walk { $steps }
goats-played = Played this turn: { $card }
goats-front = In front of me
goats-pile = Pile: { $count } cards
goats-track = { $pile } cards in the pile
goats-track-last = last turn
goats-prompt-play = Play a card: your big goat walks its number.
goats-prompt-take = Take a card from the lit line into your hand.
goats-prompt-mark = Too few markers: choose which card gets one.
goats-prompt-dog = The dog may lead one of your marked cards: choose it, or keep the dog.
goats-prompt-to = Where to? Swap along its row or column, or to an empty cell.
goats-prompt-answer = The others’ dog asks: will you swap these two?
goats-prompt-over = The match is over.
goats-card =
    Play one of two cards: your big goat walks its number round the pasture; then take any unmarked card of its row or column.
    Eight points of a type in front of you, or its fourth card in front of all players together, decide it: the majority marks all of that type in the pasture, for good.
    A marked card scores its value at the end, double if a chain of your markers joins it to your stable.
    A dog does not walk; after taking you may swap one of your marked cards along its line. Most milk: its total; second: half.

# Colorado County
colorado-flag-r = red
colorado-flag-g = green
colorado-flag-o = orange
colorado-flag-b = blue
colorado-letter-R = R
colorado-letter-G = G
colorado-letter-O = O
colorado-letter-B = B
colorado-cell-free = { $cell }: free land
colorado-cell-flag = { $cell }: { $colour } flag
colorado-cell-owned = { $cell }: land of { $name }
colorado-lake = Lake worth { $value }, { $owner ->
    [none] nobody’s
   *[other] owned by { $owner }
  }
colorado-cards = Land cards on offer
colorado-card-label = Card { $slot }: { $colour }, figure { $pattern }
colorado-left = { $count ->
    [one] { $count } card to come
   *[other] { $count } cards to come
 }
colorado-bag = { $count } cowboys in the bag
colorado-sale = { $cell }, of { $name }, is for sale
colorado-sale-asked = is choosing
colorado-sale-answered = has answered
colorado-sale-out = does not want it
colorado-sale-pays = pays one cowboy
colorado-sale-bid = has bid
colorado-bids = Last bids
colorado-rank = { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
 }
colorado-sealed = Sealed bids
colorado-sealed-yes = has bid
colorado-sealed-no = is choosing
colorado-no-bid = nothing
colorado-prizes = What counts in each round
colorado-prizes-how = points by round; most / second
colorado-row-edges = edges
colorado-row-double = double
colorado-row-estate = estate
colorado-row-lake = lake
colorado-its-value = value
colorado-scoring = Scoring of round { $round }
colorado-count-edges = Edges
colorado-count-doubles = Doubles
colorado-count-estate = Estate
colorado-count-lakes = Lakes
colorado-sum = Round
colorado-total = Total
colorado-cowboy = Cowboy { $number }
colorado-flag-label = { $colour } flag to plant: { $count }
colorado-fist = { $count ->
    [0] Tap cowboys into your fist.
   *[other] In the fist: { $count }, best { $best }.
  }
colorado-bid = { $count ->
    [one] Bid one cowboy
   *[other] Bid { $count } cowboys
  }
colorado-bid-least = Bid at least one
colorado-bid-none = Bid nothing
colorado-cowboys-of = Cowboys behind the screen: { $count }
colorado-signs-of = For Sale tokens left: { $count }
colorado-now = If it were scored now
colorado-seen = Cowboys everybody knows
colorado-unseen = and { $count } unseen
colorado-track = Round { $round } of 4 · { $phase }
colorado-phase-lake = lakes
colorado-phase-quarter = lakes
colorado-phase-anchor = lakes
colorado-phase-flag = flags
colorado-phase-place = flags
colorado-phase-sales = sales
colorado-phase-interest = a sale
colorado-phase-price = a sale
colorado-phase-sale-bid = a sale
colorado-phase-bid = auction
colorado-phase-card = choosing land
colorado-phase-use = choosing land
colorado-phase-star = choosing land
colorado-phase-over = over
colorado-prompt-lake = Choose a lake to lay.
colorado-prompt-quarter = Turn the lake.
colorado-prompt-anchor = Lay the lake on the land.
colorado-prompt-flag = Choose one of your flags to plant.
colorado-prompt-place = Plant the { $colour } flag on a lit cell.
colorado-prompt-sales = Sell one of your cells, or go on.
colorado-prompt-sales-none = Nothing to sell: go on.
colorado-prompt-interest = Would you buy { $cell }?
colorado-prompt-price = You are the only buyer: choose the cowboy you pay.
colorado-prompt-sale-bid = Bid for the cell: tap at least one cowboy into your fist.
colorado-prompt-bid = A sealed bid: the most cowboys choose first, equal numbers by the highest one.
colorado-prompt-card = Take one of the cards on offer.
colorado-prompt-use = Choose a flag of the card’s colour: your marker replaces it.
colorado-prompt-star = Place the second star on a lit cell, or leave it.
colorado-prompt-over = The match is over.
colorado-card =
    Each round: plant the flags, then auctions until the cards are gone, then a scoring.
    Bid in secret: most cowboys first, equal numbers by the highest one. Every bid goes into the bag; the lowest bidder draws two, or instead everybody who bid nothing.
    A card puts your marker in place of a flag of its colour and, if it has a second star, on the cell it points to.
    Counted: cells on the rim, doubles (exactly two), the largest estate (three or more), lakes where you have most markers.
    You may sell land while cards are face down: two sales a round.

# First matches
lesson-schotten-1 = Two clans quarrel over nine boundary stones. Three stones side by side, or any five, win the match.
lesson-schotten-2 = It is your move: pick a card in your hand, then a stone. It lies on your side and stays there.
lesson-schotten-3 = Three cards make a side. The strongest is a colour-run, then three of a kind, one colour, a run, and last the plain sum.
lesson-schotten-4 = Keep sides open while you can: a high card of a colour is worth most next to its neighbours.
lesson-schotten-5 = When both sides are full, or nobody could beat you any more, the stone glows: tap it to claim it. Tap a stone that does not glow to hear why not.
lesson-schotten-6 = Score, in the panel, shows every card that lies open: that is all a proof may use.
lesson-tain-1 = Your clan wants the others’ cattle and jewels. Everybody lays tokens face down; then all are turned up at once.
lesson-tain-2 = Pick a token below, then a lit slot: inside one of your entrances to guard, outside another’s entrance to raid, or in the kingdom.
lesson-tain-3 = A chief beats warriors and boys, a warrior beats boys, a boy gets through only where nobody stands. A bluff is nothing at all, but nobody knows.
lesson-tain-4 = A warrior on guard captures boys; a raiding warrior carries off a chief’s daughter, who stops everybody else.
lesson-tain-5 = Passing ends your placing for this round. Used tokens come back only when you have none left: do not waste the chief.
lesson-tain-6 = At the end a head of cattle counts 2, a jewel 3; eleven head of cattle end the match and bring 3 more.
lesson-goats-1 = Ten types of goats graze here, of the eighteen in the box. Win a type, and its cards in the pasture carry your markers for good.
lesson-goats-2 = Play one of your two cards: tap it and you see how far your big goat walks, and which row or column it then looks into.
lesson-goats-3 = Now take any card of that line without a marker. It is your next hand card, and everybody saw it.
lesson-goats-4 = Eight points of a type in front of you, or its fourth card in front of all players together, decide who owns it.
lesson-goats-5 = Marked cards joined to your stable by a chain of your own markers count double: the outline shows them.
lesson-goats-6 = A dog does not walk. After taking a card you may swap one of your marked cards along its row or column.
lesson-colorado-1 = You are ranchers. Four rounds: flags, auctions for land cards, and a scoring that counts something else each time.
lesson-colorado-2 = First everybody plants flags: they say where land will be for sale this round. Choose one of yours.
lesson-colorado-3 = Plant it on any lit cell. The rim counts as edges, lakes want neighbours, and flags never stand side by side.
lesson-colorado-4 = Bid in secret: tap cowboys into your fist. Most cowboys choose first; every cowboy you bid is gone into the bag.
lesson-colorado-5 = Your card takes a flag of its colour and, with a second star, one more cell: tap the lit one you like.
lesson-colorado-6 = The table beside the map shows what counts this round: edges early, estates and lakes late.

# Tactic cards
schotten-tactic-J = Joker: any colour, any value. Choose a stone.
schotten-tactic-S = Spy: a 7 of any colour. Choose a stone.
schotten-tactic-H = Shield-Bearer: a 1, 2 or 3 of any colour. Choose a stone.
schotten-tactic-BL = Blind Man’s Buff: only totals count at the stone you choose.
schotten-tactic-MU = Mud Fight: four cards a side at the stone you choose.
schotten-tactic-HH = Headhunter: draw three cards, then put two under the decks.
schotten-tactic-ST = Strategist: choose a card of yours, then where it goes, or the discard.
schotten-tactic-BA = Banshee: choose a card of the other side to discard.
schotten-tactic-TR = Traitor: choose a Clan card of the other side, then your stone.

# ---- Pictures among the rules

schotten-long-colour-run = Colour-run
schotten-long-kind = Three of a kind
schotten-long-colour = Colour
schotten-long-run = Run
schotten-long-sum = Sum
schotten-plate-cards = Nine values in each of six clans. A clan is told by its colour, its badge and its letter.
schotten-plate-proof = Stone 2 is claimed although the other side is open: a colour-run of 24 cannot be beaten. Stone 5 is not: the blue 8, which nobody has seen, would make a colour-run there. The page shows such cards dashed when a claim is refused.
schotten-plate-formations = From strong to weak, each with its total. Any colour-run beats any three of a kind, and so on down; between equals the total decides.
schotten-plate-tactics = The nine kinds of Tactic card: three troops, two combat modes, four ruses. There are two Jokers, one of each other.
tain-plate-clan = A clan
tain-plate-tokens = A clan’s eighteen tokens, and the back they all share. Eight of them are nobody at all.
tain-plate-land = A clan’s land as its owner sees it: three entrances to the pasture, two to the house. Raiders wait outside, face down; own guards are inside, and only their owner knows them. Behind lie five head of cattle, three jewels and a prisoner.
tain-plate-raids = Five raids: the raider before the entrance, the guard behind it.
tain-plate-cow = The raider wins.
tain-plate-none = Nothing happens.
tain-plate-boy = The boy is taken prisoner.
tain-plate-daughter = The chief’s daughter is taken prisoner.
tain-plate-count = A count at the end: 11 head of cattle 22, two jewels 6, a boy held 1, a chief’s daughter held 5, and 3 on top for the large herd. That makes 37.
goats-plate-types = The eighteen types, a dog and a milk cocktail. A type is told by what it wears, its letters and its ground.
goats-plate-walk = The big goat with the dot has walked to the top of the fourth column. One card of that column may be taken now, whatever its distance.
goats-plate-owner = One, two and five make eight of the fifteen points of a type: whoever has them in front owns it.
goats-plate-count = The herd of the stable with the dot. Five, three and two are joined to it side by side and count twice, the four in the corner once: 24 points.
colorado-plate-card = { $colour }, { $stars ->
    [one] one star
   *[other] two stars
  }
colorado-plate-cards = A card names the colour of a flag and shows one star or two; it may be turned.
colorado-plate-bids = Three hands opened together, in their order: three cowboys beat two, and between the pairs 66 beats 61.
colorado-plate-place = The flag at h3 was red. The card’s first star lies there and its second one cell down and one right, at i4: two markers.
colorado-plate-count = What each part of a scoring looks at, on the same land.

# The count.
tab-menu = Table
panel-unheard = Panel, { $count } new lines of chat
set-tips = Say what things are when I rest on them
score-decided = What decided it: { $what }{ $points ->
    [0] .
   *[other] , { $points } points more than the next.
 }
score-none = no points
score-lead = Rest on a line, or tap it: what it counts lights up on the board.
score-schotten-won = { $count ->
    [one] a round won, 5
   *[other] { $count } rounds won, 5 each
 }
score-schotten-lost = { $count ->
    [one] a round not won, a point for each stone
   *[other] { $count } rounds not won, a point for each stone
 }
score-schotten-stones = { $count ->
    [one] one stone
   *[other] { $count } stones
 }
score-schotten-row = three stones side by side, { $names }
score-schotten-five = five stones, { $names }
score-tain-cattle = { $count } head of cattle, 2 each
score-tain-jewels = { $count ->
    [one] one jewel, 3
   *[other] { $count } jewels, 3 each
 }
score-tain-boys = { $count ->
    [one] one boy held prisoner
   *[other] { $count } boys held prisoner
 }
score-tain-daughters = { $count ->
    [one] a chief’s daughter held prisoner, 5
   *[other] { $count } chief’s daughters held prisoner, 5 each
 }
score-tain-herd = a large herd: eleven head of cattle or more
score-goats-goats = { $count ->
    [one] one marked goat
   *[other] { $count } marked goats
 }
score-goats-joined = { $count ->
    [one] one joined to the stable, once more
   *[other] { $count } joined to the stable, once more
 }
score-goats-milk = milk of { $count } in all
score-colorado-scored = { $count ->
    [0] no round scored yet
    [one] the first scoring
   *[other] { $count } scorings
 }
score-colorado-past-edges = edges in { $count ->
    [one] the first scoring
   *[other] { $count } scorings
 }
score-colorado-past-doubles = doubles in { $count ->
    [one] the first scoring
   *[other] { $count } scorings
 }
score-colorado-past-estate = large estates in { $count ->
    [one] the first scoring
   *[other] { $count } scorings
 }
score-colorado-past-lakes = lakes in { $count ->
    [one] the first scoring
   *[other] { $count } scorings
 }
score-colorado-edges = { $count ->
    [one] one edge
   *[other] { $count } edges
 }, if scored now
score-colorado-doubles = { $count ->
    [one] one double
   *[other] { $count } doubles
 }, if scored now
score-colorado-estate = largest estate of { $count }, if scored now
score-colorado-lakes = { $count ->
    [one] one lake
   *[other] { $count } lakes
 }, if scored now
fewer = Fewer
more = More
usual = usual
new-variants = Variants
new-variants-lead = Leave them alone for the usual game.
new-usual = Back to the usual game
new-finer = Finer points
new-against = Against bots, from gentle to strong:
tain-tip-C = Chief: beats warriors and boys; only a chief or a chief’s daughter stops him.
tain-tip-W = Warrior: beats boys. On guard he captures boys; raiding, he carries off a chief’s daughter who stands guard.
tain-tip-B = Boy: gets through only where nobody stands guard.
tain-tip-D = Chief’s daughter: stops every raider, but she may be carried off by a warrior. She never raids.
tain-tip-X = Bluff: nobody at all. It leaves as soon as tokens are turned up.
wonder-analysis = Every match can be looked at again
wonder-analysis-text = Chances move by move, the mistakes, what would have been better: drag the line below.
wonder-why = “Why not?” always has an answer
wonder-why-text = Touch what does not work and the rule is shown, with the cards that would still beat you.
wonder-why-quote = Not yet: with 8, 9 and 7 red the other side would still be stronger.
lesson-next = Next lesson
lesson-all = All lessons
lesson-leave = Leave
lesson-solved = solved
lessons-title = Lessons
lessons-lead = Small positions, one task each, judged by the rules. { $done } of { $count } solved.

# The club
nav-club = Club
club-title = The club
club-lead = What there is beside a table.
club-matches = Every finished match that was open or rated, and all of yours.
club-openings = What matches began with, and who won them.
club-leaders = The best of each game, people and bots.
club-profile = Your name, your account, your ratings.
matches-title = Finished matches
matches-lead = Looked for by player, game, options and first moves. Private matches are found by those who played them.
find-matches = Look for finished matches
find-who = Player or bot
find-against = Against
find-game = Game
find-outcome = Outcome
find-options = Option
find-any = any
find = Find
find-none = No match like that.
find-more = More
match-plies = { $count ->
    [one] one move
   *[other] { $count } moves
  }
match-won = won
match-lost = lost
match-left = left early
match-gone = somebody
openings-title = First moves
openings-lead = What finished matches began with, and how often whoever moved there won. Choose a move to go on.
openings-line = The moves so far
openings-start = Start
openings-count = { $count ->
    [0] No match began like this.
    [one] One match.
   *[other] { $count } matches.
  }
openings-matches = Show them
openings-move = Move
openings-won = Won by whoever moved
player-page = Your public page
player-since = Here since { $day }.
player-guest = A guest since { $day }.
player-won = Won
player-peak = Highest rating
player-favourite = Favourite game
player-games = Game by game
player-unrated = No rated match yet.
player-one-rated = One rated match so far: the curve begins with the next.
player-best = Best wins
player-account = Your account
player-challenge = Challenge to { $game }
match-rating = Rating after this match
export = Take everything of yours away (JSON)
curve-told = { $count } rated matches, between { $low } and { $high }, now { $now }.
next-table = { $count ->
    [one] Next table
   *[other] Next table ({ $count })
  }
schotten-plan-things = stone:4, card:R5
tain-plan-things = entrance:h1, token:B
goats-plan-things = cell:d4, card:PI3
colorado-plan-things = cell:d4, colour:blue
plan-title = If they …, then …
plan-lead = What your seat answers while you are away. Nobody else sees it. Name what their move speaks of ({ $things }), or touch it on the board; leave it empty for “whatever they do”; several things or moves are parted by a semicolon.
plan-if = If it speaks of
plan-then-if = and then
plan-whatever = whatever they do
plan-play = play
plan-touch-if = Choose on the board what it speaks of
plan-touch-play = Choose the answer on the board
plan-touching-if = Touch on the board what their move speaks of.
plan-touching-play = Touch on the board what you would touch for your move.
plan-chosen = Done
plan-add = Add an answer
plan-deeper = … and then
plan-drop = Remove this answer
plan-keep = Keep this plan
plan-kept = Your plan is kept. It counts from this move on.
plan-none = You have no plan here.
habits-title = While you are away
habits-forced = Make steps without a choice at once (others may guess that there was none)
habits-push = Tell this browser when it is my move, even when the page is closed
habits-address = Mails to
habits-mail = Mail me when it is my move
habits-quiet = Quiet hours
quiet-from = from
quiet-to = to
push-denied = This browser does not allow notices. Allow them in its settings for this site, then try again.
address-keep = Save address
address-sent = A link to confirm the address is on its way.
address-waits = Not confirmed yet: open the link that was sent there.
address-confirmed = Confirmed.
vacation = Vacation
vacation-left = { $days } days left this year; clocks that count days stand still
vacation-until = until { $day }
vacation-days = Days
vacation-go = Go
vacation-end = I am back
signed-off = No more notices
signed-off-lead = You will not be told any more. Turn notices on again in the settings whenever you like.
signed-confirm = Address confirmed
signed-confirm-lead = Mails come here when it is your move and you are not looking.
signed-not = This link does not hold any more. Ask for a new one in the settings.
live-title = Being played
live-lead = Look on: you see what lies open, never a hand. The list is a few seconds old.
live-featured = To look at first:
live-watchers = { $count ->
    [one] One person looks on.
   *[other] { $count } people look on.
  }
looking-on = Looking on: { $names }
looking-on-others = { $count ->
    [one] one guest
   *[other] { $count } guests
  }
embed = Copy a frame for your own page
embed-open = Open at Drovers

# Puzzles, the deal of the day, study
puzzles-title = Puzzles
puzzles-of = Puzzles of { $game }
puzzles-lead = Positions from our bots’ matches in which one move is clearly best from what your seat can know. Your first answer counts.
puzzles-count = { $count } puzzles; you have answered { $tried }, { $right } of them right.
puzzles-rating = Your rating: { $rating } ± { $deviation }.
puzzles-start = Solve
puzzles-themes = By theme
puzzles-schotten = Which stone is already yours, and what must be stopped.
puzzles-tain = Where to raid, whom to guard, what to bluff.
puzzles-goats = Which card to take, where the dog leads, when to drink.
puzzles-colorado = What to bid, where to plant, when to sell.
puzzles-best = Best solvers
puzzle-name = Puzzle { $id }, rated { $rating }
puzzle-moved = you: { $rating } ({ $change })
puzzle-again = you have answered it before
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-leave = All puzzles
daily-title = Deal of the day
daily-lead = One deal for everybody, against one level, and one try each. It was promised the day before: its seed is opened when the day (UTC) is over, and every result can be checked.
daily-against = Today against { $bot }
daily-play = Play it
daily-go-on = Go on
daily-results = Compare
daily-played = { $count ->
    [0] Nobody has finished it yet.
    [one] One player has finished it.
   *[other] { $count } players have finished it.
  }
daily-streak = { $days ->
    [0] No streak yet.
    [one] Played one day in a row; won { $won }.
   *[other] Played { $days } days in a row; won { $won }.
  }
daily-promise = Promised today: { $today }. Promised for tomorrow: { $tomorrow }.
daily-promises = Promised beforehand
daily-promises-text = The fingerprints of today’s deals were published yesterday, those of tomorrow’s are here now: nobody can change a deal.
daily-today = Today
daily-tomorrow = Tomorrow
daily-seed = Seed: { $seed }
daily-of = { $game }, { $day }
daily-before = The day before
daily-all = All deals of today
daily-place = Place
daily-name = Player
daily-points = Points
daily-margin = Ahead by
daily-moves = Moves
daily-won = won
daily-watch = Replay
daily-record = Record
daily-roads = Where others stood as you did
daily-road = After { $ply } moves you chose: { $mine }.
daily-nobody = Nobody else has stood where you stood yet.
club-daily = One deal for everybody, one try, compared afterwards.
club-puzzles = Find the one clearly best move, from what you can know.
editor-title = Board editor
editor-lead = Any position of any game: pick pieces on the board, or change its text. What cannot be is refused with its place, the reason and the rule. The link holds the whole position.
editor-share = Share
editor-by = Hand and side of
editor-back = Take back
editor-text = As text
kit-title = Pieces beside the board
kit-pick = Touch a piece on the board or below, then where it shall go.
kit-where = Now touch where it shall go; the same again lets it be.
kit-rest = { $count ->
    [one] One piece aside
   *[other] { $count } pieces aside
}
editor-seats = Seats
editor-new = Fresh deal
editor-position = Position
editor-no-json = This is no JSON yet: { $problem }
editor-legal = { $count ->
    [one] Sound. Seat { $seat } has one legal move.
   *[other] Sound. Seat { $seat } has { $count } legal moves.
  }
editor-over = Sound. The match is over.
club-editor = Set up any position, see it drawn, share it by a link.
tab-review = Review
review-lead = Look back together: everybody who has the link of this page sees the moment that is shown, with its arrows and remarks, which are kept.
review-leads = Show others what I look at
review-follows = Follow what is shown
review-remark = Remark on move { $ply }
review-keep = Keep and show
review-arrow-from = Touch a thing on the board, then another, for an arrow.
review-arrow-to = Now touch where the arrow goes, or the same thing again for none.
review-arrows = { $count ->
    [one] an arrow
   *[other] { $count } arrows
  }
company-title = Company
club-company = People you have played with, challenges, a quick seek.
club-tournaments = An evening together, by a link.
asked-title = You are asked
people-title = People you have played with
people-game = Challenge them to
people-played = { $count ->
    [one] one match, you came before them { $before ->
        [0] never
       *[other] in it
      }
   *[other] { $count } matches, you came before them in { $before }
  }
people-here = here now
people-none = Nobody yet. Sit down at an open table, or let anybody find you.
challenge = Challenge
seek-title = Play with anybody
seek-quick = 5 min + 5 s a move
seek-calm = 15 min + 15 s a move
seek-days = 2 days a move
seek-within = Rating
seek-points = within { $points } of mine
seek = Find somebody
invited-challenge = { $name } challenges you: { $game }.
invited-rematch = { $name } wants another match: { $game }.
invited-round = { $name }: your next table is ready ({ $game }).
tournaments-title = Tournaments
tournaments-lead = Swiss rounds for two seats, balanced rounds for more. Send the link; whoever opens it may enter until you begin.
tournament-hold = Hold one
tournaments-newest = Newest
tournaments-none = None yet: hold the first one and send its link.
tournament-new = New tournament
tournament-usual = An evening
tournament-name = Name
tournament-rounds = Rounds
tournament-minutes = Minutes each
tournament-filler = Fill up with
tournament-no-filler = nobody: some may sit out
tournament-round = round { $round } of { $rounds }
tournament-entrants = { $count ->
    [one] one entrant
   *[other] { $count } entrants
  }
tournament-enter = Enter
tournament-leave = Leave
tournament-start = Begin
tournament-standings = Standings
tournament-points = Points
tournament-met = Points of those met
tournament-out = sits out
tournament-share = Share the link
tournament-to-play = { $count ->
    [one] one round
   *[other] { $count } rounds
}
tournament-won = { $count ->
    [one] { $names } wins the tournament.
   *[other] { $names } share the first place.
}
tournament-waiting-host = Send the link. Begin when everybody has entered.
tournament-waiting = Whoever holds it begins; your table is shown here then.
tournament-early = { $count } rounds were planned; no further one could be made without the same people meeting again.
tournament-fewer = { $wanted } rounds were asked for. { $count ->
    [one] With so few there will be one
   *[other] With so few there will be { $count }
  }, so that nobody meets the same person twice.
tournament-next = Your table of this round is over. The next round begins when all are.
