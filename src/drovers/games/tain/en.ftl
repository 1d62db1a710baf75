name = Táin
tagline = Send your clan out by night: face-down tokens, stolen cattle, a bluff at every entrance.
bad-move = “{ $text }” is not how a move is written. Guard with “W@p1”, raid clan 2 with “W>2.h1”, enter the kingdom with “C>k1”; “pass”, “free boy”, “free daughter”, “reclaim” and “decline” stand alone.

token-C = the chief
token-W = a warrior
token-B = a boy
token-D = the chief’s daughter
token-X = a bluff
token-hidden = a token
guard-none = nobody
guard-C = the chief
guard-W = a warrior
guard-B = a boy
guard-D = the chief’s daughter
kind-C = chief
kind-W = warrior
kind-B = boy
kind-D = chief’s daughter
kind-X = bluff
own-C = your chief
own-W = your warrior
own-B = your boy
own-D = your chief’s daughter
own-X = your bluff
entrance-p1 = pasture entrance 1
entrance-p2 = pasture entrance 2
entrance-p3 = pasture entrance 3
entrance-h1 = house entrance 1
entrance-h2 = house entrance 2
slot-k1 = in the left slot of the kingdom
slot-k2 = in the right slot of the kingdom
where-inner = inside { $door } of { $clan }
where-outer = outside { $door } of { $clan }

# What a seat is called where nobody says a name.
seat-name = clan { $seat }

event-guarded = { $seat } posts { $token } face down as guard at { $entrance }.
event-raided = { $seat } sends { $token } face down as raider to { $entrance } of { $clan }.
event-entered = { $seat } places { $token } face down { $slot }.
event-passed = { $seat } passes.
event-revealed = The raids begin: all tokens are turned up.
event-bluffed = A bluff of { $seat } { $where } joins the used tokens.
event-king-alone = { $seat } is alone in the kingdom with { $token } and takes one head of cattle.
event-king-equal = Two of a kind in the kingdom: { $seat } takes one head of cattle with { $token }.
event-king-chief = The chief of { $seat } goes before the warrior in the kingdom and takes one head of cattle.
event-king-outdone = The warrior of { $seat } gets nothing in the kingdom: the chief went before him.
event-king-last = Two of a kind and one head of cattle left in the kingdom: { $seat } takes it.
event-king-late = The kingdom has nothing left for { $seat }.
event-king-empty = { $seat } finds the kingdom empty.
event-won = { $guard ->
    [nobody] { $seat } gets through { $entrance } of { $clan } with { $token }: unguarded.
   *[other] { $seat } gets through { $entrance } of { $clan }: { $token } beats { $guard }.
  }
event-failed = The raid of { $seat } at { $entrance } of { $clan } fails: { $token } against { $guard }.
event-captured = The raid of { $seat } at { $entrance } of { $clan } fails: { $guard } captures the boy.
event-kidnapped = The raid of { $seat } at { $entrance } of { $clan } fails, but the warrior carries off the chief’s daughter.
event-idle = The chief’s daughter of { $seat } stands outside { $entrance } of { $clan } and does nothing: she never raids.
event-took-cattle = { $seat } takes { $count ->
    [one] one head of cattle
   *[other] { $count } head of cattle
  } from { $clan }.
event-took-jewels = { $seat } takes { $count ->
    [one] one jewel
   *[other] { $count } jewels
  } from { $clan }.
event-freed = { $seat } frees { $token } from the house of { $clan }; the token joins the used ones.
event-short-cattle = { $count ->
    [one] One success of { $seat } finds
   *[other] { $count } successes of { $seat } find
  } no cattle left on the pasture of { $clan }.
event-short-jewels = { $count ->
    [one] One success of { $seat } finds
   *[other] { $count } successes of { $seat } find
  } no jewel left in the house of { $clan }.
event-settled = { $seat } brings home { $cattle ->
    [0] no cattle
    [one] one head of cattle
   *[other] { $cattle } head of cattle
  }, { $jewels ->
    [0] no jewel
    [one] one jewel
   *[other] { $jewels } jewels
  } and { $prisoners ->
    [0] no prisoner
    [one] one prisoner
   *[other] { $prisoners } prisoners
  }.
event-reclaimed = { $seat } takes { $count ->
    [one] the used token
   *[other] all { $count } used tokens
  } back behind the screen.
event-declined = { $seat } leaves the used tokens before the screen.
event-round = Round { $round } begins; { $seat } has the marker.
event-large = The match ends: { $count } head of cattle stand on one pasture.
event-last-round = The match ends: the eighth round is over.
event-bonus = { $seat } scores 3 more points for a large herd.
event-scored = { $seat } has { $points ->
    [one] one point
   *[other] { $points } points
  }.

why-T12-detail = Nobody plays clan { $nobody } in this match. You may raid { $others }, or pass.
why-T14 = The match is over: eight rounds have been played. Start a new one.
why-T15-detail = It is the turn of { $clan }, not yours. Wait for a token or a pass.
why-T19-detail = You already have a token { $slot }; one a round is all. Guard an entrance, raid another clan or pass.
why-T20-detail = { $side ->
    [inner] You already have a guard at your { $entrance }.
    [kingdom] A token of { $owner } already lies { $slot }.
   *[outer] { $yours ->
        [yes] Your raider
       *[no] The raider of { $owner }
      } already stands outside { $entrance } of { $clan }.
  } { $free ->
    [none] Choose another place or pass.
   *[other] Still free there: { $free }. Choose one of these, another place, or pass.
  }
why-T21-detail = { $own } may not enter the kingdom: only chiefs, warriors and bluffs may. Choose one of those, another place, or pass.
why-T23-detail = Your chief’s daughter may not stand outside { $entrance } of { $clan }: she never raids. Let her guard one of your own entrances.
why-T25-detail = You have passed, so you place nothing more this round. It is the turn of { $clan }: wait for the raids.
why-T43-detail = You have no { $kind } left behind your screen. Place another token or pass; used tokens come back at the end of a round in which you run out.
why-T46-detail = { $own } cannot be freed now: only a raid that gets through, at the house that holds the prisoner, does that. Place a token or pass.
why-T48-detail = { $yours ->
    [yes] First choose which of your prisoners leaves the house of { $house }: write “free boy” or “free daughter”.
   *[no] { $clan } is choosing which prisoner leaves the house of { $house }. Wait for the choice.
  }
why-T54-detail = { $yours ->
    [yes] First say whether you take your used tokens back: write “reclaim” or “decline”.
   *[no] { $clan } is being asked whether the used tokens come back. Wait for the answer.
  }
why-T57 = The match is over: a pasture holds eleven head of cattle or more. Start a new one.
why-TA13 = Used tokens come back only at the end of a round, once you have none left behind your screen. Place a token or pass.
why-TA29 = You guard your own entrances and raid those of others, never the other way round. Guard with “W@p1”, raid clan 2 with “W>2.p1”.

end-T57 = A pasture holds eleven head of cattle or more.
end-T14 = Eight rounds have been played.

flaw-herd = There must be 25 head of cattle in all: on the pastures, beside the boards and in the kingdom.
flaw-jewels = There must be three jewels for each clan in play, in the houses and beside the boards.
flaw-tokens = Each clan has one chief, two warriors, six boys, one chief’s daughter and eight bluffs, each in one place.
flaw-stock = What a clan began the placement with is what it still has and what it has laid face down.
flaw-kingdom = In the kingdom lie only chiefs, warriors and bluffs, and one token of a clan at most.
flaw-raiders = A raider stands on another clan’s board, and is no chief’s daughter where the options forbid it.
flaw-prisoners = A clan cannot hold its own tokens prisoner.
flaw-turn = Somebody must owe a move unless the match is over.
flaw-passed = The clan to move has passed, or somebody is noted as passed outside the placement.
flaw-aside = Gains lie beside the boards only while raids are being resolved.
flaw-choice = Nobody has a prisoner to choose in that house: the clan to move needs a success there, a boy and the chief’s daughter held, and not enough successes for all.
flaw-reclaim = Only a clan without unused tokens can be asked to take its used ones back, and only if the options make that a choice.
flaw-end = The match is over exactly when a pasture holds eleven head of cattle or more, or the eighth round has been resolved.
flaw-empty = Where used tokens must be taken back, no clan begins a placement without tokens.
flaw-leftovers = These tokens should have left the boards by now.

option-edition = Which of the two booklets to follow: it presets the next three options.
    .value-A = a chief’s daughter outside does nothing, the marker’s order decides, used tokens must be taken back
    .value-B = a chief’s daughter stays at home, the left slot decides, used tokens may be taken back
option-daughter_outside = Whether a chief’s daughter may be placed at another clan’s entrance.
    .value-dud = she may, but she does nothing there
    .value-forbidden = she may not
option-kingdom_contested = Who gets the kingdom’s last head of cattle when two of a kind stand there.
    .value-marker_order = the first clockwise from the marker
    .value-left_slot = the one in the left slot
option-reclaim = Whether a clan without unused tokens must take its used ones back.
    .value-forced = it must
    .value-optional = it is asked
option-marker = Whether the marker moves on after each round.
    .value-rotate = it goes to the left neighbour
    .value-fixed = it stays
option-shortage_origin = Who is served first when there is too little for all raiders who got through.
    .value-marker = the first clockwise from the marker
    .value-board_owner_left = the first clockwise from the left neighbour of the raided clan
option-shortage_unit = How much each takes when there is too little.
    .value-all = all it is owed, then the next
    .value-round_robin = one each in turn
option-start = Who begins with the marker.
    .value-random = drawn by lot

# What is touched, and moves as they read: $first and $second are the things touched, in order.
thing-outside = { $door } of { $clan }
thing-inside = behind { $door } of { $clan }
move-guard = Post { $first } as guard at { $second }.
move-raid = Send { $first } to { $second }.
move-enter = Place { $first } { $second }.
move-pass = Pass
move-boy = Free a boy
move-daughter = Free the chief’s daughter
move-reclaim = Take them back
move-decline = Leave them

# Asked and told
ask-gates = entrances / entrance / gates / gate
    .rest = of CLAN
    .help = who guards and who raids at the entrances of a clan
ask-kingdom = kingdom
    .help = who stands in the kingdom, and the cattle left there
ask-house = house / clan / prisoners
    .rest = of CLAN
    .help = cattle, jewels, prisoners and tokens of a clan
notation = W@p1 guards your own entrance p1, W>2.h1 raids entrance h1 of clan 2, C>k1 goes to the kingdom. Entrances: p1 to p3 pasture, h1 and h2 house. Tokens: C chief, W warrior, B boy, D chief’s daughter, X bluff.
spoken-step-placing = Place a token, as in “W@p1” or “B>1.h1”, or “pass”.
spoken-step-freeing = Choose who is freed: “free boy” or “free daughter”.
spoken-step-reclaiming = Take the used tokens back: “reclaim”, or leave them: “decline”.
spoken-step-over = The match is over.
spoken-owned = { $token } ({ $who })
spoken-band-C = the chief (C)
spoken-band-W = { $count ->
    [one] one warrior (W)
   *[other] { $count } warriors (W)
  }
spoken-band-B = { $count ->
    [one] one boy (B)
   *[other] { $count } boys (B)
  }
spoken-band-D = the chief’s daughter (D)
spoken-band-X = { $count ->
    [one] one bluff (X)
   *[other] { $count } bluffs (X)
  }
spoken-band-hidden = { $count ->
    [one] one hidden token
   *[other] { $count } hidden tokens
  }
spoken-which-clan = Which clan? Name it, or its number.
spoken-gates = Clan { $clan } ({ $who }), entrances:
spoken-gate = { $name }, { $door }. Inside: { $guard }. Outside: { $raider }.
spoken-bare = Nobody inside or outside { $names }.
spoken-kingdom = Kingdom. Left slot: { $left }. Right slot: { $right }. Cattle left: { $cattle }.
spoken-has = Clan { $clan } ({ $who }): { $cattle ->
    [one] one head of cattle
   *[other] { $cattle } head of cattle
  }, { $jewels ->
    [one] one jewel
   *[other] { $jewels } jewels
  }. Prisoners: { $prisoners }. Tokens behind the screen: { $unused }. Used tokens: { $used }.{ $passed ->
    [yes] { " " }Has passed.
   *[no] { "" }
  }
spoken-round = Round { $round } of { $rounds }. The marker: { $who }.
spoken-score = { $who }: { $points ->
    [one] one point now.
   *[other] { $points } points now.
  }
typed = leave = decline

# Lessons: the task, what was learnt, what to look at again.
lesson-home = Your chief’s daughter stops every raider. Post her where she can.
    .done = Right: as a guard she stops everybody; only beware of warriors, who carry her off.
    .wrong = She never raids: outside another’s entrance she does nothing. Post her inside one of your own.
lesson-unguarded = The other clan has passed: what lies there lies. Send a boy where he is sure to get through.
    .done = Right: a boy gets through wherever nobody stands guard, and the others can post nobody any more.
    .wrong = A boy gets through only where nobody stands guard. Look for an entrance of the clan that has passed without a guard.
lesson-kingdom = Somebody stands in the kingdom already. Make sure that you take a head of cattle there, whoever it is.
    .done = Right: a chief goes before a warrior, and beside another chief both take one.
    .wrong = That does not make sure of it: a chief goes before a warrior, and two of a kind take one each. A bluff takes nothing.
lesson-crown = You have ten head of cattle; eleven end the match and bring three points more. Go where the kingdom’s herd stands.
    .done = Right: with eleven head of cattle on a pasture the match is over at the end of the round.
    .wrong = That may wait: one head of cattle more ends the match. The kingdom still has some.
lesson-bluff = Let the others fear a raid that does not come: lay a bluff outside one of their entrances.
    .done = Right: nobody knows it from a chief until all tokens are turned up; then it leaves.
    .wrong = That is allowed, but a bluff is the token that frightens for nothing. Lay one outside another’s entrance.
lesson-place = Send a warrior to a pasture entrance of the other clan where no raider stands yet.
    .done = Right: every entrance has one place outside and one inside.
    .wrong = That is allowed, but the task is a warrior before a free pasture entrance of the other clan.

# What puzzles are about
theme-guard = Guards
theme-raid = Raids
theme-enter = The kingdom
theme-bluff = Bluffs
theme-daughter = The chief’s daughter
theme-chief = The chief
theme-pass = Passing in time
theme-free = Freeing prisoners
theme-used = Used tokens

# The board editor: what is picked beside the board, and where it goes
kit-cattle = Cattle of seat { $seat }
kit-cattle-king = Cattle of the kingdom
kit-jewels = Jewel of seat { $seat }
kit-used = Used by seat { $seat }: { $what }
kit-held = Prisoner of seat { $seat }: { $what } of seat { $owner }
kit-to-house = House of seat { $seat }
kit-to-herd = Seat { $seat }
kit-to-herd-king = The kingdom
kit-to-screen = Behind its screen
kit-to-used = Used tokens
