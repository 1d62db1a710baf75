event-chose = { $seat } pose { $card } face cachée.
event-took = { $seat } prend la levée avec { $card }.
why-Y1-detail = Vous n’avez pas { $card } en main. Jouez une carte de votre main.
why-Y2 = Vous avez déjà choisi ; attendez les autres.
why-Y4 = La partie est finie : plus rien ne se joue.
flaw-cards = Une carte se trouve à deux endroits.
name = Joujou
tagline = Le plus petit jeu de secrets.
bad-move = « { $text } » ne s’écrit pas ainsi. Un coup est le numéro d’une carte, de 1 à 9.
option-low_wins = La plus petite carte prend la levée.
option-start = Qui commence.
end-Y4 = Toutes les cartes sont jouées.
move-lay = Poser { $first } face cachée.
seat-name = la place { $seat }

# Ce qu’on demande et ce qu’on entend
notation = Un coup est le numéro d’une carte.
spoken-step = Posez une carte ; plis à venir : { $left }.
spoken-board = Ont choisi : { $names }.
spoken-score = { $who } : { $tricks } plis.
