event-chose = La place { $seat } pose { $card } face cachée.
event-took = La place { $seat } prend la levée avec { $card }.
why-Y1 = Vous n’avez pas cette carte.
why-Y2 = Vous avez déjà choisi ; attendez les autres.
why-Y4 = La partie est finie.
flaw-cards = Une carte se trouve à deux endroits.
