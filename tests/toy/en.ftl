event-chose = Seat { $seat } lays { $card } face down.
event-took = Seat { $seat } takes the trick with { $card }.
why-Y1 = You do not hold that card.
why-Y2 = You have chosen already; wait for the others.
why-Y4 = The match is over.
flaw-cards = A card lies in two places.
