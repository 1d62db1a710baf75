name = Schotten Totten
tagline = Neuf bornes, deux villages, et des troupes de trois qui se disputent la frontière.
bad-move = « { $text } » ne s’écrit pas ainsi. Posez une carte par « R5@3 » (le 5 rouge à la borne 3), revendiquez par « claim 4 », piochez par « draw clan » ; « pass » et « done » s’écrivent seuls.

colour-B = bleu
colour-G = vert
colour-R = rouge
colour-Y = jaune
colour-P = violet
colour-N = brun
card-clan = { $value } { $colour }
    .the = le { $value } { $colour }
card-J = Joker
    .the = le Joker
card-S = Espion
    .the = l’Espion
card-H = Porte-Bouclier
    .the = le Porte-Bouclier
card-BL = Colin-Maillard
    .the = le Colin-Maillard
card-MU = Combat de Boue
    .the = le Combat de Boue
card-HH = Chasseur de Tête
    .the = le Chasseur de Tête
card-ST = Stratège
    .the = le Stratège
card-BA = Banshee
    .the = la Banshee
card-TR = Traître
    .the = le Traître
hidden-card = une carte cachée
deck-clan = la pioche Clan
deck-tactic = la pioche Tactique
list-or = { $most } ou { $last }
list-and = { $most } et { $last }
stones-some = la borne { $list }
stones-any = n’importe quelle borne
formation-colour-run = suite couleur ({ $total })
formation-kind = brelan ({ $total })
formation-four = carré ({ $total })
formation-colour = couleur ({ $total })
formation-run = suite ({ $total })
formation-sum = somme ({ $total })
formation-blind = total ({ $total })

instead-card = Vous pouvez poser une carte à { $stones }.
instead-clan = Vous pouvez poser une carte Clan à { $stones }.
instead-both = Vous pouvez poser une carte Clan à { $stones }, ou jouer une carte Tactique.
instead-tactic = Vous pouvez jouer une carte Tactique, ou passer.
instead-pass = Vous ne pouvez que passer.
instead-return = Glissez une carte de votre main sous sa pioche.

# Le nom d’une place quand personne n’en donne.
seat-name = la place { $seat }

event-laid = { $seat } pose { $card } à la borne { $stone }.
event-mode = { $seat } met { $card } sur la borne { $stone }.
event-ruse = { $seat } joue { $card }.
event-moved = { $seat } déplace { $card } de la borne { $stone } à la borne { $to }.
event-removed = { $seat } perd { $card } à la borne { $stone } : à la défausse.
event-lured = { $seat } prend { $card } en face, à la borne { $stone }, et l’amène à la borne { $to }.
event-passed = { $seat } passe.
event-claimed = { $seat } revendique la borne { $stone }.
event-resolved = { $seat } compte { $card }, à la borne { $stone }, comme { $worth }.
event-drew = { $seat } pioche { $card } dans { $deck }.
event-returned = { $seat } glisse { $card } sous { $deck }.
event-shown = { $seat } montre { $card }, qui doit rester en main.
event-judged = Plus personne n’avance : on juge la manche en l’état, { $seat } d’abord.
event-round_won = { $seat } gagne la manche { $round } : { $points } points à { $others }.
event-round_drawn = Manche { $round } nulle : { $points } points chacun.
event-dealt = Manche { $round } distribuée ; { $seat } commence.

why-S6 = C’est à votre adversaire de jouer. Attendez son coup.
why-S7 = Vous n’avez pas { $card } en main. { $instead }
why-S8 = Votre côté de la borne { $stone } a déjà ses { $need } cartes. { $instead }
why-S10 = On pioche après avoir joué. { $instead }
why-S11 = On ne passe pas tant qu’on peut poser une carte. { $instead }
why-S14 = C’est le moment de revendiquer. Revendiquez { $stones }, ou terminez par « done ».
why-S16 = Votre côté de la borne { $stone } a { $size } de ses { $need } cartes. Complétez-le avant de revendiquer.
why-S17 = La borne { $stone } n’est pas encore acquise. En face, votre adversaire pourrait encore réunir { $cards } : { $theirs } contre { $mine }. Vous pourrez la revendiquer dès que ce ne sera plus possible.
why-S19 = À la borne { $stone }, le côté adverse l’emporte : { $theirs } contre { $mine }. Seul votre adversaire peut la revendiquer.
why-S24 = À la borne { $stone }, les deux côtés sont à égalité, { $mine }, et celui d’en face a été complet le premier. Seul votre adversaire peut la revendiquer.
why-S25 = La borne { $stone } est revendiquée : on n’y pose plus rien. { $instead }
why-S26 = { $whose ->
    [mine] La borne { $stone } est déjà à vous
   *[theirs] La borne { $stone } est déjà à votre adversaire
  }, et une revendication est définitive. On ne revendique que les bornes libres.
why-S28 = La partie est finie : les bornes en ont décidé. Commencez-en une autre.
why-S30 = La partie est finie : toutes ses manches sont jouées. Commencez-en une autre.
why-SA8 = La partie est finie : les deux joueurs étaient bloqués, on l’a jugée en l’état. Commencez-en une autre.
why-S31 = Cette partie se joue sans cartes Tactique, donc sans { $card }. { $instead }
why-S33 = Vous n’avez pas { $card } en main. { $instead }
why-S34 = Piochez d’abord une carte, dans { $decks }.
why-S35 = Il n’y a plus de cartes dans { $deck }. Piochez dans { $other }.
why-S37 = Cartes Tactique jouées : vous { $mine }, votre adversaire { $theirs }. Vous pouvez en avoir une d’avance, pas davantage. { $instead }
why-S39 = On ne passe pas tant qu’on peut poser une carte Clan. { $instead }
why-S41 = { $case ->
    [on-side] Votre Joker est à la borne { $stone } ; tant qu’il y est, l’autre reste dans votre main.
   *[ever] Vous avez déjà posé un Joker dans cette manche : l’autre reste dans votre main.
  } { $instead }
why-S46 = { $case ->
    [owed] Le Chasseur de Tête doit encore { $owed ->
        [two] deux cartes
       *[one] une carte
      } aux pioches.
    [absent] Vous n’avez pas { $card } en main.
   *[unasked] On ne glisse une carte sous une pioche que pour le Chasseur de Tête.
  } { $instead }
why-S47 = { $case ->
    [mode] Vous n’avez pas mis { $card } sur la borne { $stone }.
   *[card] Votre côté de la borne { $stone } n’a pas de carte numéro { $number }.
  } { $reach ->
    [modes] Le Stratège déplace un de vos modes de combat, à { $stones }.
    [none] Vous n’avez aucune carte que le Stratège puisse déplacer : jouez une autre carte.
   *[some] Le Stratège déplace une de vos cartes, à { $stones }.
  }
why-S48 = { $case ->
    [mode] Votre adversaire n’a pas mis { $card } sur la borne { $stone }.
   *[card] En face, la borne { $stone } n’a pas de carte numéro { $number }.
  } { $reach ->
    [modes] La Banshee défausse un mode de combat de votre adversaire, à { $stones }.
    [none] Votre adversaire n’a aucune carte que la Banshee puisse défausser : jouez une autre carte.
   *[some] La Banshee défausse une carte de votre adversaire, à { $stones }.
  }
why-S49 = En face, la borne { $stone } n’a pas de carte numéro { $number }. { $reach ->
    [none] Votre adversaire n’a aucune carte Clan que le Traître puisse prendre : jouez une autre carte.
   *[some] Le Traître prend une carte Clan de votre adversaire, à { $stones }.
  }
why-S50 = { $case ->
    [claim] Les experts revendiquent au début de leur tour, avant de jouer. Revendiquez la borne { $stone } au début de votre prochain tour.
   *[done] Il n’est plus temps de revendiquer : les experts le font au début de leur tour.
  } { $instead }
why-SA1 = { $case ->
    [claim] On revendique après avoir joué ; la borne { $stone } pourra l’être alors.
   *[done] On revendique après avoir joué.
  } { $instead }
why-SA21 = Vous ne pouvez plus poser de Joker : celui-ci reste dans votre main. Glissez une autre carte sous sa pioche.
why-SA27 = Un mode de combat repose sur la borne elle-même : aucune ruse n’atteint { $card }. Choisissez une carte d’un des côtés.
why-SA28 = Le Combat de Boue a quitté la borne { $stone }, où vous avez quatre cartes. Défaussez-en une : { $choices }.
why-SA29 = Seules les cartes Clan trahissent, et { $card } est une troupe d’élite. Choisissez une carte Clan.
why-SA30 = La carte est déjà à cette borne. Le Stratège l’emmène à une autre, ou la défausse par « x ».
why-SA30-detail = { $case ->
    [claimed] La borne { $to } est revendiquée.
   *[full] Votre côté de la borne { $to } est plein.
  } { $end ->
    [some] Choisissez { $stones }.
    [discard] Aucune autre borne n’a de place : défaussez la carte par « x ».
   *[none] Aucune borne n’a de place pour elle : jouez une autre carte.
  }
why-SA34 = Le Chasseur de Tête n’a pas fini de piocher : encore { $owed ->
    [one] une carte
    [two] deux cartes
   *[three] trois cartes
  }. Piochez dans { $decks }.
why-SA35 = Les deux pioches sont vides : le Chasseur de Tête ne trouve personne. { $instead }
why-SA45 = La borne { $stone } est revendiquée : aucune ruse n’y touche plus. Choisissez une carte à une borne libre.

end-S28 = La frontière est tracée : cinq bornes, ou trois côte à côte.
end-S30 = Toutes les manches sont jouées.
end-SA8 = Les deux joueurs étaient bloqués ; les bornes ont été attribuées en l’état.

flaw-twice = Une carte est là trop souvent : chaque carte Clan existe une fois, chaque carte Tactique une fois, le Joker deux (et seulement avec la variante tactique).
flaw-lost = Il manque une carte : chacune doit être à une borne, dans la défausse, dans une main ou dans sa pioche.
flaw-hand = Une main contient trop de cartes.
flaw-held = Le nombre de cartes d’une main ne correspond pas à ses cartes.
flaw-crowded = Un côté a trop de cartes : trois au plus, quatre avec le Combat de Boue.
flaw-short-owner = Une borne revendiquée a trop peu de cartes du côté de son propriétaire.
flaw-weak-owner = Une borne revendiquée appartient au côté le plus faible.
flaw-since = Le tour où un côté fut complet ne va pas avec ses cartes, le tour présent ou l’autre côté.
flaw-seen = La liste des cartes visibles ne correspond pas à la table.
flaw-side = Seules les cartes Clan et les troupes d’élite se posent sur un côté.
flaw-modes = Un mode de combat demande une borne et la place qui l’a joué.
flaw-laid = Les cartes Tactique jouées doivent être sur la table, avec une d’avance au plus.
flaw-jokers = Les Jokers joués ne correspondent pas à la table, ou une place en a trop.
flaw-known = Une carte est notée connue alors que personne d’autre ne peut la connaître.
flaw-buried = Les cartes glissées sous les pioches ne vont pas avec le Chasseur de Tête ou les pioches.
flaw-phase = Le tour ne peut pas en être là.
flaw-ended = Les bornes ne vont pas : une manche gagnée est finie, une manche finie est gagnée ou jugée.
flaw-round = Manches, points et victoires ne vont pas ensemble.
flaw-passes = Les passes ne vont pas avec le tour.

option-tactics = Dix cartes Tactique dans leur propre pioche, des mains de sept.
    .value-false = sans cartes Tactique
    .value-true = avec cartes Tactique
option-experts = On revendique au début de son tour, avant de jouer.
    .value-false = revendiquer après avoir joué
    .value-true = revendiquer avant de jouer
option-strict_proof = Les troupes d’élite que personne n’a vues s’opposent-elles à une revendication ?
    .value-false = seules les cartes Clan comptent dans la preuve
    .value-true = les troupes d’élite invisibles comptent aussi
option-joker_limit = Combien de temps un Joker posé interdit le second.
    .value-ever = toute la manche
    .value-on_side = tant qu’il est de votre côté
option-modes_targetable = Le Stratège et la Banshee atteignent-ils les modes de combat ?
    .value-false = les modes restent en place
    .value-true = les modes se déplacent et se défaussent
option-rounds = Nombre de manches de la partie.
option-first_to = Manches à gagner pour finir la partie, au lieu d’un nombre fixe (0 : non). Les points décident quand même.
option-next_start = Qui commence la manche suivante.
    .value-alternate = chacun son tour
    .value-winner = le gagnant de la manche
option-start = Qui commence la première manche.
    .value-random = tiré au sort

# Ce qu’on touche, et les coups tels qu’on les lit : $first, $second et $third sont les choses touchées, dans l’ordre.
thing-stone = la borne { $number }
thing-pile = la défausse
thing-laid = { $card } (borne { $stone })
move-lay = Poser { $first } à { $second }.
move-mode = Poser { $first } sur { $second }.
move-hunt = Chasseur de Tête : piocher trois cartes, en rendre deux.
move-move = Stratège : déplacer { $second } vers { $third }.
move-discard = Stratège : défausser { $second }.
move-banish = Banshee : défausser { $second }.
move-lure = Traître : { $second } vous rejoint à { $third }.
move-claim = Revendiquer { $first }.
move-draw = Piocher dans { $first }.
move-return = Glisser { $first } sous sa pioche.
move-drop = Défausser { $first }.
move-pass = Passer
move-done = Ne plus rien revendiquer

# Ce qu’on demande et ce qu’on entend
ask-stone = borne
    .rest = N
    .help = ce qui se trouve à une borne, et ce que cela vaut
ask-win = qui peut encore gagner / qui peut encore gagner la borne / qui peut gagner / gagner
    .rest = BORNE
    .help = qui peut encore gagner une borne
ask-decks = pioches / défausse
    .help = les cartes à piocher, les cartes défaussées
notation = R5@3 pose le 5 rouge à la borne 3 ; claim 4 revendique la borne 4, done met fin à vos revendications. Clans : B bleu, G vert, R rouge, Y jaune, P violet, N brun. Tactiques : J Joker, S Espion, H Porte-Bouclier, BL Colin-Maillard, MU Combat de Boue, HH Chasseur de Tête, ST Stratège, BA Banshee, TR Traître ; ST 3.1>5 déplace votre première carte de la borne 3 à la borne 5, >x la défausse.
spoken-step-play = Jouez une carte, par exemple « R5@3 » ; si c’est impossible, « pass ».
spoken-step-claim = Revendiquez une borne, par exemple « claim 4 », ou « done ».
spoken-step-draw = Piochez une carte : « draw clan » ou « draw tactic ».
spoken-step-hunt = Chasseur de Tête : piochez encore { $steps ->
    [one] une carte
   *[other] { $steps } cartes
  }, « draw clan » ou « draw tactic ».
spoken-step-return = Chasseur de Tête : glissez { $steps ->
    [one] une carte
   *[other] { $steps } cartes
  } sous les pioches, par exemple « return R3 ».
spoken-step-drop = La boue est partie : défaussez une de vos quatre cartes, par exemple « drop R3 ».
spoken-step-over = La partie est finie.
spoken-side = { $formation ->
    [none] { $who } : { $cards }
   *[other] { $who } : { $cards }, { $formation }
  }
spoken-stone = { $owner ->
    [none] Borne { $stone }. { $sides }.
   *[other] Borne { $stone }. { $sides }. Revendiquée : { $owner }.
  }
spoken-mode = Dessus : { $card }.
spoken-bare = Bornes sans carte : { $stones }.
spoken-need = Il faut { $count } cartes pour y compléter un côté.
spoken-decks = Pioche Clan : { $clan }. { $tactics ->
    [yes] Pioche Tactique : { $tactic }. Défausse : { $discard }.
   *[no] { "" }
  }
spoken-held = { $who } : { $count ->
    [one] une carte en main.
   *[other] { $count } cartes en main.
  }
spoken-which-stone = Quelle borne ? Donnez son numéro, de 1 à 9.
spoken-win-owned = La borne { $stone } est revendiquée : { $who }.
spoken-win-one = Un seul côté peut encore gagner la borne { $stone } : { $who }.
spoken-win-both = Les deux côtés peuvent encore gagner la borne { $stone }.
spoken-score = { $who } : { $count ->
    [0] aucune borne
    [one] la borne { $stones }
   *[other] { $count } bornes, { $stones }
  } ; { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
  }.
spoken-round = Manche { $round }.
typed = passer = pass / revendiquer = claim / fini = done / piocher = draw / tactique = tactic / remettre = return / défausser = drop

# Lessons: the task, what was learnt, what to look at again.
lesson-claim = Une borne est à vous sans aucun doute : aucune carte encore cachée n’y changera rien. Revendiquez-la.
    .done = Juste : il faut une preuve, et seules les cartes visibles y comptent.
    .wrong = C’est permis, mais une borne que vous pourriez prouver attend. Cherchez celle que l’adversaire ne peut plus gagner.
lesson-colour-run = Une de vos cartes complète la plus forte combinaison : trois cartes qui se suivent, d’une couleur. Posez-la.
    .done = Juste : une suite de couleur bat tout, sauf une suite de couleur plus haute.
    .wrong = C’est permis, mais une suite de couleur peut être complétée. Cherchez deux voisines d’une couleur.
lesson-kind = Complétez un brelan.
    .done = Juste : un brelan bat une couleur, une suite et toute somme.
    .wrong = C’est permis, mais cela ne fait pas un brelan. Cherchez une paire.
lesson-run = Complétez une suite : trois valeurs qui se suivent, les couleurs n’importent pas.
    .done = Juste : une suite bat toute somme et perd contre tout le reste.
    .wrong = C’est permis, mais cela ne fait pas une suite. Cherchez deux valeurs dont vous tenez la manquante.
lesson-win = Deux bornes peuvent être revendiquées, et l’une d’elles fait gagner sur-le-champ. Laquelle ?
    .done = Juste : trois bornes côte à côte font gagner, cinq n’importe où aussi.
    .wrong = Cette borne est à vous aussi, mais elle ne fait pas gagner. Comptez les bornes côte à côte.
lesson-joker = Votre Joker peut être n’importe quelle carte. Posez-le là où il complète une suite de couleur.
    .done = Juste : sa couleur et sa valeur ne se choisissent qu’à la revendication.
    .wrong = C’est permis, mais ailleurs le Joker compléterait une suite de couleur.

# What puzzles are about
theme-claim = Revendications
theme-proof = Preuves : revendiquer avant que l’autre côté soit complet
theme-complete = Compléter un côté
theme-lay = Poser une carte
theme-elite = Troupes d’élite
theme-mode = Modes de combat
theme-ruse = Ruses
theme-wait = Attendre
theme-draw = Piocher et remettre

# L’éditeur : ce qu’on prend à côté du plateau, et où cela va
kit-owner = Borne à la place { $seat }
kit-owner-none = Borne à personne
kit-to-held = Main de la place { $seat }
