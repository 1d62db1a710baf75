name = Táin
tagline = Send your clan out by night: face-down tokens, stolen cattle, a bluff at every gate.
bad-move = “{ $text }” is not how a move is written. Guard with “W@p1”, raid clan 2 with “W>2.h1”, enter the kingdom with “C>k1”; “pass”, “free boy”, “free daughter”, “reclaim” and “decline” stand alone.

# Words of the two editions: A says active player, razzia, scout; B says first player, raid, assailant.
marker-holder = { $edition ->
    [A] active player
   *[B] first player
  }
phase-placing = { $edition ->
    [A] reconnaissance
   *[B] commando
  }
phase-raids = { $edition ->
    [A] razzia
   *[B] raid
  }
phase-resolution = resolution
the-raid = { $edition ->
    [A] The razzia
   *[B] The raid
  }
a-raid = { $edition ->
    [A] a razzia
   *[B] a raid
  }
raider = { $edition ->
    [A] scout
   *[B] assailant
  }
kingdom = { $edition ->
    [A] foreign kingdom
   *[B] kingdom
  }
used-pile = { $edition ->
    [A] pile of used tokens
   *[B] discard
  }
to-used = { $edition ->
    [A] to its pile of used tokens
   *[B] to its discard
  }

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
entrance-p1 = pasture entrance 1
entrance-p2 = pasture entrance 2
entrance-p3 = pasture entrance 3
entrance-h1 = house entrance 1
entrance-h2 = house entrance 2
slot-k1 = in the left slot of the kingdom
slot-k2 = in the right slot of the kingdom
where-inner = inside { $door } of clan { $clan }
where-outer = outside { $door } of clan { $clan }

event-guarded = Clan { $seat } posts { $token } face down as guard at its { $entrance }.
event-scouted = Clan { $seat } sends { $token } face down as { raider } to { $entrance } of clan { $clan }.
event-entered = Clan { $seat } sends { $token } face down into the { kingdom }.
event-passed = Clan { $seat } passes.
event-revealed = The { phase-raids } phase begins: all tokens are turned up.
event-bluffed = A bluff of clan { $seat } { $where }: it goes { to-used }.
event-king-alone = Clan { $seat } is alone in the { kingdom } with { $token } and takes one head of cattle.
event-king-equal = Two of a kind in the { kingdom }: clan { $seat } takes one head of cattle with { $token }.
event-king-chief = The chief of clan { $seat } goes first in the { kingdom } and takes one head of cattle.
event-king-outdone = Clan { $seat } had { $token } in the { kingdom }; the chief leaves nothing.
event-king-last = Two of a kind, one head of cattle left in the { kingdom }: clan { $seat } takes it.
event-king-late = The { kingdom } has nothing left for clan { $seat }.
event-king-empty = Clan { $seat } finds the { kingdom } empty.
event-won = { $guard ->
    [nobody] Clan { $seat } gets through { $entrance } of clan { $clan } with { $token }: unguarded.
   *[other] Clan { $seat } gets through { $entrance } of clan { $clan }: { $token } beats { $guard }.
  }
event-failed = { the-raid } of clan { $seat } at { $entrance } of clan { $clan } fails: { $token } against { $guard }.
event-captured = { the-raid } of clan { $seat } at { $entrance } of clan { $clan } fails: { $guard } captures the boy.
event-kidnapped = { the-raid } of clan { $seat } at { $entrance } of clan { $clan } fails, but the warrior carries off the chief’s daughter.
event-idle = The daughter of clan { $seat } stands outside { $entrance } of clan { $clan }; she never takes part in { a-raid }.
event-took-cattle = Clan { $seat } takes { $count ->
    [one] one head of cattle
   *[other] { $count } head of cattle
  } from clan { $clan }.
event-took-jewels = Clan { $seat } takes { $count ->
    [one] one jewel
   *[other] { $count } jewels
  } from clan { $clan }.
event-freed = Clan { $seat } frees { $token } from the house of clan { $clan }; the token goes { to-used }.
event-short-cattle = { $count ->
    [one] One success of clan { $seat } finds
   *[other] { $count } successes of clan { $seat } find
  } no cattle left on the pasture of clan { $clan }.
event-short-jewels = { $count ->
    [one] One success of clan { $seat } finds
   *[other] { $count } successes of clan { $seat } find
  } no jewel left in the house of clan { $clan }.
event-settled = Clan { $seat } brings home: { $cattle } cattle, { $jewels ->
    [one] one jewel
   *[other] { $jewels } jewels
  }, { $prisoners ->
    [one] one prisoner
   *[other] { $prisoners } prisoners
  }.
event-reclaimed = { $edition ->
    [A] Clan { $seat } takes its { $count } used tokens back behind the screen.
   *[B] Clan { $seat } takes the { $count } tokens of its discard back behind the screen.
  }
event-declined = { $edition ->
    [A] Clan { $seat } leaves its used tokens before the screen.
   *[B] Clan { $seat } leaves its tokens in the discard.
  }
event-round = Round { $round } begins; clan { $seat } is the { marker-holder }.
event-large = The match ends: { $count } cattle stand on one pasture.
event-last-round = The match ends: the eighth round is over.
event-bonus = { $edition ->
    [A] Clan { $seat } takes a “+3” token for its large herd.
   *[B] Clan { $seat } scores 3 bonus points for its large herd.
  }
event-scored = Clan { $seat } has { $points ->
    [one] one point
   *[other] { $points } points
  }.

why-T12 = That clan is not in play. Raid one that is.
why-T15 = It is not your turn. Tokens are laid one at a time, clockwise.
why-T15-detail = It is not your turn. Tokens are laid one at a time, clockwise from the { marker-holder }.
why-T19 = You already have a token in the kingdom; one a round is all. Choose another place.
why-T19-detail = You already have a token in the { kingdom }; one a round is all. Choose another place.
why-T20 = There is a token on that slot already. Choose an empty one.
why-T21 = Boys and daughters may not enter the kingdom. Send a chief, a warrior or a bluff.
why-T21-detail = Boys and daughters may not enter the { kingdom }. Send a chief, a warrior or a bluff.
why-T23 = The chief’s daughter goes on no raid. Let her guard an entrance of your own.
why-T23-detail = The chief’s daughter never takes part in { a-raid }. Let her guard an entrance of your own.
why-T25 = You have passed and place nothing more this round. Wait for the others.
why-T43 = You have no such token behind your screen. Used ones stay aside until you take them all back.
why-T43-detail = { $edition ->
    [A] You have no such token behind your screen. Used tokens stay before it until you take them all back.
   *[B] You have no such token behind your screen. The discard stays aside until you take all of it back.
  }
why-T46 = No prisoner can be freed now. That takes a successful raid on the house that holds it.
why-T48 = A raider is choosing which prisoner to free. That comes first.
why-T48-detail = A { raider } is choosing which prisoner to free. That comes first.
why-T54 = A clan without unused tokens is asked whether it takes its used ones back. That comes first.
why-T54-detail = { $edition ->
    [A] A clan without unused tokens is asked whether it takes its used ones back. That comes first.
   *[B] A clan without unused tokens is asked whether it takes its discard back. That comes first.
  }
why-T57 = The match is over. Start a new one.
why-TA13 = Used tokens come back only at the end of a round, when you have none left. Place a token or pass.
why-TA13-detail = { $edition ->
    [A] Used tokens come back only at the end of a round, when you have none left. Place a token or pass.
   *[B] The discard comes back only at the end of a round, when you have no token left. Place a token or pass.
  }
why-TA29 = You guard your own entrances and raid those of others, never the other way round. Guard with “W@p1”, raid clan 2 with “W>2.p1”.

end-T57 = A pasture holds eleven cattle or more.
end-T14 = Eight rounds have been played.

flaw-herd = There must be 25 cattle in all: on the pastures, beside the boards and in the kingdom.
flaw-jewels = There must be three jewels for each clan in play, in the houses and beside the boards.
flaw-tokens = Each clan has 1 chief, 2 warriors, 6 boys, 1 daughter and 8 bluffs, each in one place.
flaw-stock = What a clan began the placement with is what it still has and what it has laid face down.
flaw-kingdom = In the kingdom lie only chiefs, warriors and bluffs, and one token of a clan at most.
flaw-raiders = A raider stands on another clan’s board, and is no daughter where the options forbid it.
flaw-prisoners = A clan cannot hold its own tokens prisoner.
flaw-turn = Somebody must owe a move unless the match is over.
flaw-passed = The clan to move has passed, or somebody is noted as passed outside the placement.
flaw-aside = Gains lie beside the boards only while raids are being resolved.
flaw-choice = Nobody has a prisoner to choose in that house: the clan to move needs a success there, a boy and the daughter held, and not enough successes for all.
flaw-reclaim = Only a clan without unused tokens can be asked to take its used ones back, and only if the options make that a choice.
flaw-end = The match is over exactly when a pasture holds eleven cattle or more, or the eighth round has been resolved.
flaw-empty = With forced reclaiming no clan begins a placement without tokens.
flaw-leftovers = These tokens should have left the boards by now.

option-edition = Which booklet to follow: it presets the next three options and chooses the words.
    .value-A = active player, razzia; daughter outside is a dud, marker order, forced reclaim
    .value-B = first player, raid; daughter stays home, left slot, optional reclaim
option-daughter_outside = What happens to a chief’s daughter on another clan’s outer slot.
    .value-dud = she may stand there but does nothing
    .value-forbidden = she may not be placed there
option-kingdom_contested = Who gets the last cattle of the kingdom when two equals stand there.
    .value-marker_order = the first clockwise from the marker
    .value-left_slot = the one in the left slot
option-reclaim = Whether a clan without unused tokens must take its used ones back.
    .value-forced = it does
    .value-optional = it is asked
option-marker = Whether the marker moves after each round.
    .value-rotate = one seat to the left
    .value-fixed = it stays
option-shortage_origin = From whom loot is shared out when there is too little.
    .value-marker = clockwise from the marker
    .value-board_owner_left = clockwise from the left neighbour of the raided clan
option-shortage_unit = How much each takes when there is too little.
    .value-all = all it is owed, then the next
    .value-round_robin = one each in turn
option-start = Who begins with the marker.
    .value-random = drawn by the seed

# What is touched, and moves as they read: $first and $second are the things touched, in order.
thing-outside = { $door } of { $clan }
move-guard = Post { $first } as guard at { $second }.
move-raid = Send { $first } to { $second }.
move-enter = Place { $first } { $second }.
move-pass = Pass
move-boy = Free a boy
move-daughter = Free the daughter
move-reclaim = Take them back
move-decline = Leave them
