event-chose = { $seat } lays { $card } face down.
event-took = { $seat } takes the trick with { $card }.
why-Y1-detail = You do not hold { $card }. Play a card of your hand.
why-Y2 = You have chosen already; wait for the others.
why-Y4 = The match is over: nothing more is played.
flaw-cards = A card lies in two places.
name = Toy
tagline = The smallest game of secrets.
bad-move = “{ $text }” is not how a move is written. A move is the number of a card, 1 to 9.
option-low_wins = The lowest card takes the trick.
option-start = Who starts.
end-Y4 = All cards are played.
move-lay = Lay { $first } face down.
seat-name = seat { $seat }

# Asked and told
notation = A move is the number of a card.
spoken-step = Lay a card; tricks to come: { $left }.
spoken-board = Have chosen: { $names }.
spoken-score = { $who }: { $tricks } tricks.
