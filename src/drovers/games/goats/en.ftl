name = Herr der Ziegen
tagline = Win whole families of absurd goats, and let the dog lead them home to your stable.
bad-move = “{ $text }” is not how a move is written. Play a card of your hand with “play RO5”, take one with “take c4”, mark one with “mark c4”; “dog c4” chooses the card the dog leads, “to c6” says where to; “keep”, “yes” and “no” stand alone.

# The eighteen types; the code is the same in every language.
type-RO = Elvis goat
type-PO = Pool goat
type-CH = Chef goat
type-DI = Diver goat
type-AS = Astronaut goat
type-PI = Pirate goat
type-KN = Knight goat
type-BA = Ballerina goat
type-SU = Surfer goat
type-VI = Viking goat
type-DE = Detective goat
type-JU = Juggler goat
type-PU = Punk goat
type-GA = Gardener goat
type-OP = Opera goat
type-MA = Magician goat
type-SK = Skier goat
type-YO = Yogi goat
card-goat = { $type } { $value } ({ $card })
card-none = no card
card-dog = a dog
card-milk = a milk cocktail of { $value }
line-row = row { $name }
line-column = column { $name }
markers = { $count ->
    [1] your last marker
   *[other] your last { $count } markers
  }
steps = { $count ->
    [1] one step
   *[other] { $count } steps
  }

# What a seat is called where nobody says a name.
seat-name = seat { $seat }

event-played = { $seat } plays { $card }.
event-walked = The big goat of { $seat } walks { $steps }, to edge { $edge }.
event-took = { $seat } takes { $card } from { $cell }.
event-refilled = { $cell } is refilled with { $card }.
event-tagged = It belongs to { $seat }: { $card } in { $cell } is marked at once.
event-majority = { $seat } has { $points } points and owns the type { $type }.
event-fourth = The fourth card is out: with { $points } points { $seat } owns the type { $type }.
event-marked = { $seat } marks { $card } in { $cell }.
event-unmarked = { $seat } has no marker left for { $card } in { $cell }.
event-showed = { $seat } shows { $card } and keeps it: nobody will score with it.
event-boxed = { $seat } loses { $card }: worth nothing now, it leaves the game.
event-spent = The type is decided: for { $seat }, { $card } was only a walk and leaves the game.
event-kept = { $seat } keeps the dog: it leads nothing.
event-swapped = The dog of { $seat } swaps { $card } in { $cell } with { $other } in { $there }.
event-shifted = The dog of { $seat } leads { $card } from { $cell } to the empty { $there }.
event-asked = { $seat } asks { $whom }: { $card } in { $cell } for { $other } in { $there }?
event-agreed = { $seat } agrees.
event-refused = { $seat } refuses.
event-emptied = { $seat } has taken the last card of a line at { $cell }: this turn is the last.
event-blocked = { $seat } finds no card to take: this turn is the last.
event-scored = { $seat }: { $goats } for goats, { $drinks } for milk, { $points } points.

why-G7-detail = { $cell } is outside this pasture, which is { $size } cells wide: from a1 to { $corner }. Choose a cell inside it.
why-G12-detail = It is not your turn: wait for { $whom } to finish.
why-G13-detail = { $case ->
    [step] A turn begins with a card of your hand. Play one of yours first: { $hand }.
    [equal] Your two cards are the same, { $card }: they are one choice. Play the first of them.
   *[held] You do not hold { $card }. Play one of yours: { $hand }.
  }
why-G16-detail = { $case ->
    [step] You have played { $card }. Now take a card from { $line }, where your big goat stands: { $cells }.
   *[other] { $cell } is not in { $line }, where your big goat stands. You may take from { $cells }.
  }
why-G17-detail = { $case ->
    [empty] { $cell } is empty: there is no card to take. You may take from { $cells }.
   *[stable] { $cell } is { $whose ->
        [own] your stable
       *[other] the stable of { $whom }
      }: there is no card to take. You may take from { $cells }.
  }
why-G26-detail = { $case ->
    [empty] { $cell } is empty. You may mark a card of the type you have won, { $type }: { $cells }.
    [stable] { $cell } is a stable. You may mark a card of the type you have won, { $type }: { $cells }.
   *[card] { $cell } holds { $card }. You may mark unmarked cards of the type you have won, { $type }: { $cells }.
  }
why-G30a-detail = { $cell } holds { $card }, marked by { $whose ->
    [own] you
   *[other] { $whom }
  }: a card with a marker can never be taken again. You may take from { $cells }.
why-G32-detail = { $case ->
    [step] Your dog is loose: lead a card that carries your marker, from { $cells }, or keep the dog.
    [empty] { $cell } is empty. The dog leads a card that carries your marker, from { $cells }; or keep the dog.
    [stable] { $cell } is a stable. The dog leads a card that carries your marker, from { $cells }; or keep the dog.
   *[card] { $cell } holds { $card }, which does not carry your marker. The dog may lead a card from { $cells }; or keep the dog.
  }
why-G33-detail = { $case ->
    [step] Your dog leads { $card } from { $cell } and must be told where to: { $cells }.
    [same] { $card } lies in { $cell } already. The dog may lead it to { $cells }.
    [card] { $card } in { $cell } has nowhere to go: neither its row nor its column has an empty cell, a neutral card or a card you may ask for. The dog may lead a card from { $cells }; or keep the dog.
   *[line] { $there } is in neither the row nor the column of { $cell }, where { $card } lies. The dog may lead it to { $cells }.
  }
why-G34-detail = { $there } holds { $other }, and only a goat is neutral. The dog may lead { $card } to { $cells }.
why-G36-detail = { $there } is { $whose ->
    [own] your stable
   *[other] the stable of { $whom }
  }, and stables never move. The dog may lead { $card } to { $cells }.
why-G42 = The match is over: nothing more is played. Start a new one.
why-GA14-detail = You have won the type { $type } and must say which cards get { $markers }: mark one of { $cells }.
why-GA21-detail = { $case ->
    [waiting] { $whom } has not answered yet: you asked for { $other } in { $there } in exchange for { $card } in { $cell }. Wait for yes or no.
    [watching] { $whom } has not answered { $seat } yet: { $card } in { $cell } for { $other } in { $there }. Wait for yes or no.
    [answer] { $seat } asks to swap { $card } in { $cell } with your { $other } in { $there }. Answer yes or no first.
    [never] { $other } in { $there } is marked by { $whom }, and in this match no dog asks for other players’ cards. The dog may lead { $card } to { $cells }.
   *[spent] { $other } in { $there } is marked by { $whom }, and this dog has asked as often as it may. The dog may lead { $card } to { $cells }.
  }

end-G40 = The last card of a row or column was taken.
end-G41 = A big goat stood at a line without a card to take.

option-stable_layout = Where the stables stand with three and with five players; the box’s own picture is lost.
    .value-corner = in the corners, a fifth one in the middle of a side
    .value-ring = evenly round the pasture, each with three neighbours
option-milk_split = How many of the 16 milk cocktails are worth 1 and 2; a reconstruction.
    .value-8-8 = eight of 1, eight of 2
    .value-10-6 = ten of 1, six of 2
option-dog_swap_neutral_any = Whether a dog may also swap with unmarked dogs and milk.
    .value-false = goats only
    .value-true = any unmarked card
option-max_dog_requests = How often one dog may ask for a swap with another player’s card.
option-end_completes_turn = Whether the last turn is played to its end before scoring.
    .value-false = the match stops after the taking
    .value-true = evaluation and dog still happen
option-end_cross_line = Which emptied lines end the match.
    .value-false = only the line of the big goat
    .value-true = also the line crossing it at the card taken
option-milk_round = How half of the second-largest milk total is rounded.
    .value-up = up
    .value-down = down
option-milk_second_after_tie = Whether there is a second place in milk when the first is shared.
    .value-false = no second place
    .value-true = the second-largest total still counts half
option-marker_limit = How many markers each player has.

flaw-stables = Every seat has one stable, on a border cell of its own, and there are no others.
flaw-pasture = A cell holds something that cannot lie there.
flaw-markers = Only goats carry markers, and only those of the player who owns their type.
flaw-holes = An empty cell is refilled while the pile has cards: this one cannot be.
flaw-goat-twice = Every goat of this number of players is somewhere exactly once, and no other; one is missing, doubled or strange.
flaw-dogs = The number of dogs is not that of this number of players.
flaw-milk = The milk cocktails are not those of this number of players.
flaw-hand-size = A hand holds two cards; only the player who has played and not yet taken holds one.
flaw-hand-dog = A dog in a hand was taken from the pasture, so everybody knows it: write it without brackets.
flaw-supply = Markers left and markers placed must make the full number.
flaw-pawns = A big goat stands at an edge that this pasture does not have.
flaw-owner-cards = A type is owned by whoever won it: the winner’s cards lie in front of the winner, everybody else’s are in the box.
flaw-undecided = An open type already shows a majority of eight points or a fourth card.
flaw-piled = Only the fifth card of a decided type can be known to be in the pile, and it must be there.
flaw-played = The card played this turn does not lie where it went, or belongs to another step of the turn.
flaw-phase = Nothing could be decided at this step of the turn as the position stands.
flaw-last = The end of the match does not fit this step of the turn.

data-unreadable = The tables of Herr der Ziegen cannot be read: { $problem }
data-empty = { $field }: at least one entry is needed; the first is the default.
data-milk = { $field }: two numbers that make 16 and leave enough for the cards removed.
data-cards = { $field }: too few cards stay in play to fill the pasture and the hands.
data-stables = { $field }: stables stand on different border cells of the pasture.
data-starts = { $field }: every big goat starts at an outer edge of its own stable.

# What is touched, and moves as they read: $first is the thing touched.
thing-cell = { $card } in { $cell }
move-play = Play { $first } and walk its number.
move-play-dog = Play { $first } and stay.
move-take = Take { $first }.
move-mark = Mark { $first }.
move-lead = Lead { $first }.
move-to = Swap with { $first }.
move-to-empty = Lead it to the empty { $first }.
move-keep = Keep the dog
move-yes = Yes, swap
move-no = No

# Asked and told
ask-line = line / row / column / my line
    .rest = of SEAT, 3 or c
    .help = what lies where a big goat stands, or in a row or column
ask-cell = cell / what lies in
    .rest = c4
    .help = what lies in a cell
ask-types = types / type
    .help = how the types stand
ask-herd = herd / markers
    .rest = of SEAT
    .help = marked cards, and those joined to the stable
notation = play RO5 plays a card, take c4 takes the card in column c, row 4; mark c4 places a marker; dog c4, then to c6 lead a card; keep keeps the dog; yes and no answer. Cards: two letters for the type and the value; DOG, M1 and M2 milk.
spoken-step-play = Play a card of the hand, as in “play RO5”; “hand” tells where each leads.
spoken-step-take = { $played } was played. Take a card from the line of the big goat, as in “take c4”.
spoken-step-mark = Say which cards get a marker, as in “mark c4”.
spoken-step-dog = The dog is loose: choose the card it leads, as in “dog c4”, or “keep”.
spoken-step-to = The dog leads the card in { $source }: say where to, as in “to c6”.
spoken-step-answer = A dog asks to swap { $source } with { $target }: answer “yes” or “no”.
spoken-step-over = The match is over.
spoken-hidden = a hidden card
spoken-empty = { $cell } empty
spoken-stable = { $cell } stable ({ $who })
spoken-lying = { $who ->
    [none] { $cell } { $card }
   *[other] { $cell } { $card } marked ({ $who })
  }
spoken-row = Row { $row }: { $cells }.
spoken-stands = { $who }: the big goat stands at { $line }.
spoken-pile = Pile: { $count }.
spoken-leads = { $card } leads to { $line }: { $cells }.
spoken-which-line = Which line? Name a row by its number, a column by its letter, or a seat.
spoken-which-cell = Which cell? Name it by column and row, as in c4.
spoken-type = { $owner ->
    [none] { $type } ({ $code }): { $sums }. Cards out: { $cards }.
   *[other] { $type } ({ $code }) is owned: { $owner }.
  }
spoken-no-types = No card of a type lies in front of anybody yet.
spoken-herd = { $who }. Marked cells: { $cells }. Joined to the stable: { $joined }. Markers left: { $left }.
spoken-score = { $who }: goats count { $points } now, milk { $milk }.
typed = lead = dog / swap = to

# Lessons: the task, what was learnt, what to look at again.
lesson-own = One of your cards, laid in front of you, makes a whole type yours. Play it.
    .done = Right: eight points of a type in front of you, or the most when its fourth card is out, and it is yours for good.
    .wrong = That is allowed, but your other card decides a type for you. Look at your majorities.
lesson-collect = Take the goat of a type that you have begun: its points are in front of you already.
    .done = Right: what you take is your next hand card; laid in front of you it counts for its type.
    .wrong = That is allowed, but another card of this line goes with what lies in front of you.
lesson-milk = Milk counts in full for whoever has most of it, by half for the second. Take the cocktail worth 2.
    .done = Right: once played it stays in front of you, and milk adds up.
    .wrong = That is allowed, but the task is the milk cocktail worth 2 in this line.
lesson-walk = Play the card whose walk leads your big goat to a line with a milk cocktail worth 2.
    .done = Right: the number played is the walk, and the walk chooses the line.
    .wrong = That leads to a line without one. Count the steps of your other card.
lesson-lead = Your dog may lead one of your marked goats home. Choose one that can be joined to the stable.
    .done = Right: a marked goat joined to your stable counts twice.
    .wrong = That one comes no nearer to your stable. Choose a goat that can be joined to it.
lesson-join = The dog leads this goat. Where does it count twice?
    .done = Right: side by side with your stable, or with a chain of your own marked goats.
    .wrong = There it counts once. Look for a cell beside your stable or beside goats joined to it.

# What puzzles are about
theme-walk = The walk
theme-take = Which card to take
theme-milk = Milk
theme-mark = Marking
theme-dog = Dog moves
theme-answer = Answering a request

# The board editor: what is picked beside the board, and where it goes
kit-walk = Big goat of seat { $seat }: a step
kit-marker = Marker of seat { $seat }
kit-front = Before seat { $seat }: { $what }
kit-to-front = Before seat { $seat }
