name = Pebbles
tagline = For measuring only.
event-added = Seat { $seat } adds { $count }.
why-P1 = It is not your turn.
why-P2 = One to three pebbles.
end-P3 = The heap is as high as it gets.
move-add = Add { $first }.
