name = Schotten Totten
tagline = Nine border stones, two villages, and companies of three that fight for every yard.
bad-move = “{ $text }” is not how a move is written. Lay a card with “R5@3” (red 5 at stone 3), claim with “claim 4”, draw with “draw clan”; “pass” and “done” stand alone.

colour-B = blue
colour-G = green
colour-R = red
colour-Y = yellow
colour-P = purple
colour-N = brown
card-clan = { $colour } { $value }
    .the = { $colour } { $value }
card-J = Joker
    .the = the Joker
card-S = Spy
    .the = the Spy
card-H = Shield-Bearer
    .the = the Shield-Bearer
card-BL = Blind Man’s Buff
    .the = Blind Man’s Buff
card-MU = Mud Fight
    .the = Mud Fight
card-HH = Headhunter
    .the = the Headhunter
card-ST = Strategist
    .the = the Strategist
card-BA = Banshee
    .the = the Banshee
card-TR = Traitor
    .the = the Traitor
hidden-card = a hidden card
deck-clan = the Clan deck
deck-tactic = the Tactic deck
list-or = { $most } or { $last }
list-and = { $most } and { $last }
stones-some = stone { $list }
stones-any = any stone
formation-colour-run = colour-run ({ $total })
formation-kind = three of a kind ({ $total })
formation-four = four of a kind ({ $total })
formation-colour = colour ({ $total })
formation-run = run ({ $total })
formation-sum = sum ({ $total })
formation-blind = total ({ $total })

instead-card = You may lay a card at { $stones }.
instead-clan = You may lay a Clan card at { $stones }.
instead-both = You may lay a Clan card at { $stones }, or play a Tactic card.
instead-tactic = You may play a Tactic card, or pass.
instead-pass = You can only pass.
instead-return = Put a card of your hand under its deck.

# What a seat is called where nobody says a name.
seat-name = seat { $seat }

event-laid = { $seat } lays { $card } at stone { $stone }.
event-mode = { $seat } puts { $card } on stone { $stone }.
event-ruse = { $seat } plays { $card }.
event-moved = { $seat } moves { $card } from stone { $stone } to stone { $to }.
event-removed = { $seat } loses { $card } at stone { $stone } to the discard.
event-lured = { $seat } takes { $card } from the other side of stone { $stone } to stone { $to }.
event-passed = { $seat } passes.
event-claimed = { $seat } claims stone { $stone }.
event-resolved = { $seat } counts { $card } at stone { $stone } as { $worth }.
event-drew = { $seat } draws { $card } from { $deck }.
event-returned = { $seat } puts { $card } under { $deck }.
event-shown = { $seat } shows { $card }, which must stay in hand.
event-judged = Nobody can go on: the round is judged as it lies, { $seat } first.
event-round_won = { $seat } wins round { $round }: { $points } points to { $others }.
event-round_drawn = Round { $round } is drawn: { $points } points each.
event-dealt = Round { $round } is dealt; { $seat } starts.

why-S6 = It is your opponent’s move. Wait until it is made.
why-S7 = You do not hold { $card }. { $instead }
why-S8 = Your side of stone { $stone } has all its { $need } cards. { $instead }
why-S10 = You draw after you have played. { $instead }
why-S11 = You may not pass while you can lay a card. { $instead }
why-S14 = It is time to claim. Claim { $stones }, or end your claims with “done”.
why-S16 = Your side of stone { $stone } has { $size } of its { $need } cards. Complete it before you claim.
why-S17 = Stone { $stone } is not proven yet. Your opponent could still have { $cards } there: { $theirs } against your { $mine }. You may claim it once that can no longer be.
why-S19 = At stone { $stone } your opponent’s { $theirs } beats your { $mine }. Only your opponent may claim it.
why-S24 = At stone { $stone } both sides are equal, { $mine }, and your opponent’s was complete first. Only your opponent may claim it.
why-S25 = Stone { $stone } is claimed, so nothing more is laid there. { $instead }
why-S26 = { $whose ->
    [mine] Stone { $stone } is yours already
   *[theirs] Stone { $stone } is your opponent’s already
  }, and claims are final. Only unclaimed stones can be claimed.
why-S28 = The match is over: the stones have decided it. Start a new one.
why-S30 = The match is over: all its rounds are played. Start a new one.
why-SA8 = The match is over: both sides were stuck, and it was judged as it lay. Start a new one.
why-S31 = This match is played without Tactic cards, so without { $card }. { $instead }
why-S33 = You do not hold { $card }. { $instead }
why-S34 = Draw a card first, from { $decks }.
why-S35 = There are no cards left in { $deck }. Draw from { $other }.
why-S37 = Tactic cards played: you { $mine }, your opponent { $theirs }. You may be one ahead, no more. { $instead }
why-S39 = You may not pass while you can lay a Clan card. { $instead }
why-S41 = { $case ->
    [on-side] Your Joker lies at stone { $stone }, and while it does, the other one stays in your hand.
   *[ever] You have already laid a Joker this round, so the other one stays in your hand.
  } { $instead }
why-S46 = { $case ->
    [owed] The Headhunter still owes the decks { $owed ->
        [two] two cards
       *[one] one card
      }.
    [absent] You do not hold { $card }.
   *[unasked] Cards go under a deck only for the Headhunter.
  } { $instead }
why-S47 = { $case ->
    [mode] You have not put { $card } on stone { $stone }.
   *[card] Your side of stone { $stone } has no card number { $number }.
  } { $reach ->
    [modes] The Strategist moves a combat mode of yours, at { $stones }.
    [none] You have no card that the Strategist could move: play another card.
   *[some] The Strategist moves one of your own cards, at { $stones }.
  }
why-S48 = { $case ->
    [mode] Your opponent has not put { $card } on stone { $stone }.
   *[card] Your opponent’s side of stone { $stone } has no card number { $number }.
  } { $reach ->
    [modes] The Banshee discards a combat mode of your opponent, at { $stones }.
    [none] Your opponent has no card that the Banshee could discard: play another card.
   *[some] The Banshee discards one of your opponent’s cards, at { $stones }.
  }
why-S49 = Your opponent’s side of stone { $stone } has no card number { $number }. { $reach ->
    [none] Your opponent has no Clan card that the Traitor could take: play another card.
   *[some] The Traitor takes one of your opponent’s Clan cards, at { $stones }.
  }
why-S50 = { $case ->
    [claim] Experts claim at the start of their turn, before they play. Claim stone { $stone } when your next turn begins.
   *[done] Your claims are over: Experts claim at the start of their turn.
  } { $instead }
why-SA1 = { $case ->
    [claim] Claims come after the play; stone { $stone } can be claimed then.
   *[done] Claims come after the play.
  } { $instead }
why-SA21 = You may lay no more Joker, so this one must stay in your hand. Put another card under its deck.
why-SA27 = Combat modes lie on the stone itself: no ruse reaches { $card }. Choose a card on a side.
why-SA28 = Mud Fight has left stone { $stone }, where you have four cards. Discard one of them: { $choices }.
why-SA29 = Only Clan cards turn traitor, and { $card } is an elite troop. Choose a Clan card.
why-SA30 = The card lies at that stone already. The Strategist takes it to another one, or discards it with “x”.
why-SA30-detail = { $case ->
    [claimed] Stone { $to } is claimed.
   *[full] Your side of stone { $to } is full.
  } { $end ->
    [some] Choose { $stones }.
    [discard] No other stone has room: discard the card with “x”.
   *[none] No stone has room for it: play another card.
  }
why-SA34 = The Headhunter is still drawing, { $owed ->
    [one] one more card
    [two] two more cards
   *[three] three more cards
  }. Draw from { $decks }.
why-SA35 = Both decks are empty, so the Headhunter finds nobody. { $instead }
why-SA45 = Stone { $stone } is claimed: no ruse touches anything there. Choose a card at an unclaimed stone.

end-S28 = The border is decided: five stones, or three side by side.
end-S30 = All rounds are played.
end-SA8 = Both sides were stuck, and the stones were shared out as they lay.

flaw-twice = A card is there too often: every Clan card exists once, every Tactic card once and the Joker twice (and only with Tactics).
flaw-lost = A card is missing: every card must be at a stone, in the discard, in a hand or in its own deck.
flaw-hand = A hand holds more cards than it may.
flaw-held = The number of cards in a hand does not fit the cards.
flaw-crowded = A side has more cards than it may: three, or four under Mud Fight.
flaw-short-owner = A claimed stone has too few cards on its owner’s side.
flaw-weak-owner = A claimed stone belongs to the weaker side.
flaw-since = The turn at which a side became complete does not fit its cards, the present turn or the other side.
flaw-seen = The list of visible cards does not match the table.
flaw-side = Only Clan cards and elite troops lie on a side.
flaw-modes = A combat mode needs a stone and the seat that played it.
flaw-laid = The Tactic cards played must be those on the table, and no seat may be more than one ahead.
flaw-jokers = The Jokers played do not fit the Jokers on the table, or a seat has more than it may.
flaw-known = A card is marked as known that nobody else can know.
flaw-buried = The cards put under the decks do not fit the Headhunter and the decks.
flaw-phase = The turn cannot wait for this now.
flaw-ended = The stones do not fit: a round that is won is over, and one that is over is won or judged.
flaw-round = Rounds, points and wins do not fit together.
flaw-passes = The passes do not fit the turn.

option-tactics = Ten Tactic cards in a deck of their own, hands of seven.
    .value-false = without Tactic cards
    .value-true = with Tactic cards
option-experts = Stones are claimed at the start of one’s turn, before playing.
    .value-false = claims after the play
    .value-true = claims before the play
option-strict_proof = Whether elite troops nobody has seen can stand against a claim.
    .value-false = only Clan cards count in a proof
    .value-true = unseen elite troops count too
option-joker_limit = How long a laid Joker bars the second.
    .value-ever = for the whole round
    .value-on_side = only while it lies on your side
option-modes_targetable = Whether Strategist and Banshee may touch combat modes.
    .value-false = modes stay where they are
    .value-true = modes can be moved and discarded
option-rounds = How many rounds a match has.
option-first_to = Rounds somebody must win to end the match, instead of a fixed number (0: off). Points still decide.
option-next_start = Who starts the next round.
    .value-alternate = the seats take turns
    .value-winner = the winner of the last round
option-start = Who starts the first round.
    .value-random = drawn by lot

# What is touched, and moves as they read: $first, $second and $third are the things touched, in order.
thing-stone = stone { $number }
thing-pile = the discard
thing-laid = { $card } at stone { $stone }
move-lay = Lay { $first } at { $second }.
move-mode = Put { $first } on { $second }.
move-hunt = Headhunter: draw three cards, put two back.
move-move = Strategist: move { $second } to { $third }.
move-discard = Strategist: discard { $second }.
move-banish = Banshee: discard { $second }.
move-lure = Traitor: { $second } joins you at { $third }.
move-claim = Claim { $first }.
move-draw = Draw from { $first }.
move-return = Put { $first } under its deck.
move-drop = Discard { $first }.
move-pass = Pass
move-done = No more claims

# Asked and told
ask-stone = stone / what lies at
    .rest = N
    .help = what lies at a stone, and what it comes to
ask-win = who may still win / who can still win / who may win / win
    .rest = STONE
    .help = who may still win a stone
ask-decks = decks / deck
    .help = cards left to draw, cards discarded
notation = R5@3 lays red 5 at stone 3; claim 4 claims stone 4, done ends your claims. Clans: B blue, G green, R red, Y yellow, P purple, N brown. Tactics: J Joker, S Spy, H Shield-Bearer, BL Blind Man’s Buff, MU Mud Fight, HH Headhunter, ST Strategist, BA Banshee, TR Traitor; ST 3.1>5 moves your first card at stone 3 to stone 5, >x discards it.
spoken-step-play = Play a card, as in “R5@3”; if you cannot, “pass”.
spoken-step-claim = Claim a stone, as in “claim 4”, or “done”.
spoken-step-draw = Draw a card: “draw clan” or “draw tactic”.
spoken-step-hunt = Headhunter: draw { $steps ->
    [one] one more card
   *[other] { $steps } more cards
  }, “draw clan” or “draw tactic”.
spoken-step-return = Headhunter: put { $steps ->
    [one] one card
   *[other] { $steps } cards
  } under the decks, as in “return R3”.
spoken-step-drop = Mud Fight is gone: discard one of four cards, as in “drop R3”.
spoken-step-over = The match is over.
spoken-side = { $formation ->
    [none] { $who }: { $cards }
   *[other] { $who }: { $cards }, { $formation }
  }
spoken-stone = { $owner ->
    [none] Stone { $stone }. { $sides }.
   *[other] Stone { $stone }. { $sides }. Claimed: { $owner }.
  }
spoken-mode = { $card } lies on it.
spoken-bare = Stones without cards: { $stones }.
spoken-need = { $count } cards complete a side there.
spoken-decks = Clan deck: { $clan }. { $tactics ->
    [yes] Tactic deck: { $tactic }. Discard: { $discard }.
   *[no] { "" }
  }
spoken-held = { $who }: { $count ->
    [one] one card in hand.
   *[other] { $count } cards in hand.
  }
spoken-which-stone = Which stone? Name one from 1 to 9.
spoken-win-owned = Stone { $stone } is claimed: { $who }.
spoken-win-one = Stone { $stone } can only be won by one now: { $who }.
spoken-win-both = Both may still win stone { $stone }.
spoken-score = { $who }: { $count ->
    [0] no stone
    [one] stone { $stones }
   *[other] { $count } stones, { $stones }
  }; { $points ->
    [one] one point
   *[other] { $points } points
  }.
spoken-round = Round { $round }.
typed = end = done / discard = drop

# Lessons: the task, what was learnt, what to look at again.
lesson-claim = One stone is yours beyond doubt: no card nobody has seen can change it. Claim it.
    .done = Right: a claim needs a proof, and only cards that lie open count in it.
    .wrong = That is allowed, but it leaves a stone that you could prove. Look for a stone that the other side can no longer win.
lesson-colour-run = One of your cards completes the strongest formation there is: three in a row of one colour. Lay it.
    .done = Right: a colour-run beats everything but a higher colour-run.
    .wrong = That is allowed, but a colour-run can be completed now. Look for two neighbours of one colour.
lesson-kind = Complete three of a kind.
    .done = Right: three of a kind beat one colour, a run and any sum.
    .wrong = That is allowed, but it makes no three of a kind. Look for two cards of one value.
lesson-run = Complete a run: three values in a row, the colours do not matter.
    .done = Right: a run beats any sum, and loses to everything else.
    .wrong = That is allowed, but it makes no run. Look for two values with the missing one in your hand.
lesson-win = Two stones can be claimed, and one of them wins at once. Which?
    .done = Right: three stones side by side win, and so do any five.
    .wrong = That stone is yours too, but it does not win. Count stones side by side.
lesson-joker = Your Joker may be any card. Lay it where it completes a colour-run.
    .done = Right: its colour and value are chosen only when the stone is claimed.
    .wrong = That is allowed, but the Joker would complete a colour-run elsewhere.

# What puzzles are about
theme-claim = Claims
theme-proof = Proofs: claimed before the other side is complete
theme-complete = Completing a side
theme-lay = Laying a card
theme-elite = Elite troops
theme-mode = Combat modes
theme-ruse = Ruses
theme-wait = Waiting
theme-draw = Drawing and returning

# The board editor: what is picked beside the board, and where it goes
kit-owner = Stone to seat { $seat }
kit-owner-none = Stone to nobody
kit-to-held = Hand of seat { $seat }
