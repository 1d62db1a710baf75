name = Táin
tagline = Envoyez votre clan de nuit : jetons face cachée, bétail volé, un bluff à chaque entrée.
bad-move = « { $text } » ne s’écrit pas ainsi. Gardez une entrée par « W@p1 », attaquez le clan 2 par « W>2.h1 », entrez dans le royaume par « C>k1 » ; « pass », « free boy », « free daughter », « reclaim » et « decline » s’écrivent seuls.

token-C = le chef
token-W = un guerrier
token-B = un garçon
token-D = la fille du chef
token-X = un bluff
token-hidden = un jeton
guard-none = personne
guard-C = le chef
guard-W = un guerrier
guard-B = un garçon
guard-D = la fille du chef
kind-C = chef
kind-W = guerrier
kind-B = garçon
kind-D = fille du chef
kind-X = bluff
own-C = votre chef
own-W = votre guerrier
own-B = votre garçon
own-D = la fille de votre chef
own-X = votre bluff
entrance-p1 = l’entrée 1 de la pâture
entrance-p2 = l’entrée 2 de la pâture
entrance-p3 = l’entrée 3 de la pâture
entrance-h1 = l’entrée 1 de la maison
entrance-h2 = l’entrée 2 de la maison
slot-k1 = à l’emplacement gauche du royaume
slot-k2 = à l’emplacement droit du royaume
where-inner = derrière { $door } de { $clan }
where-outer = devant { $door } de { $clan }

# Le nom d’une place quand personne n’en donne.
seat-name = le clan { $seat }

event-guarded = { $seat } poste { $token }, face cachée, derrière { $entrance }.
event-raided = { $seat } envoie { $token }, face cachée, comme assaillant devant { $entrance } de { $clan }.
event-entered = { $seat } pose { $token }, face cachée, { $slot }.
event-passed = { $seat } passe.
event-revealed = Les razzias commencent : tous les jetons sont retournés.
event-bluffed = Un bluff de { $seat } { $where } rejoint les jetons utilisés.
event-king-alone = Sans rival dans le royaume, { $seat } prend une tête de bétail avec { $token }.
event-king-equal = À jetons égaux dans le royaume, { $seat } prend une tête de bétail avec { $token }.
event-king-chief = Le chef de { $seat } passe avant le guerrier dans le royaume et prend une tête de bétail.
event-king-outdone = Le guerrier de { $seat } n’a rien dans le royaume : le chef est passé avant lui.
event-king-last = À jetons égaux, la dernière tête de bétail du royaume revient à { $seat }.
event-king-late = Il ne reste rien dans le royaume pour { $seat }.
event-king-empty = { $seat } trouve le royaume vide.
event-won = { $guard ->
    [personne] { $seat } force { $entrance } de { $clan } avec { $token } : personne ne la gardait.
   *[other] { $seat } force { $entrance } de { $clan } : { $token } l’emporte sur { $guard }.
  }
event-failed = La razzia de { $seat } sur { $entrance } de { $clan } échoue : { $token } face à { $guard }.
event-captured = La razzia de { $seat } sur { $entrance } de { $clan } échoue, et { $guard } capture le garçon.
event-kidnapped = La razzia de { $seat } sur { $entrance } de { $clan } échoue, mais le guerrier enlève la fille du chef.
event-idle = La fille du chef de { $seat }, devant { $entrance } de { $clan }, ne fait rien : elle ne participe à aucune razzia.
event-took-cattle = { $seat } prend { $count ->
    [one] une tête de bétail
   *[other] { $count } têtes de bétail
  } à { $clan }.
event-took-jewels = { $seat } prend { $count ->
    [one] un bijou
   *[other] { $count } bijoux
  } à { $clan }.
event-freed = { $seat } libère { $token } de la maison de { $clan } ; le jeton rejoint les jetons utilisés.
event-short-cattle = { $count ->
    [one] Une razzia réussie de { $seat } ne rapporte
   *[other] { $count } razzias réussies de { $seat } ne rapportent
  } rien : la pâture de { $clan } est vide.
event-short-jewels = { $count ->
    [one] Une razzia réussie de { $seat } ne rapporte
   *[other] { $count } razzias réussies de { $seat } ne rapportent
  } rien : il n’y a plus de bijou dans la maison de { $clan }.
event-settled = { $seat } rapporte { $cattle ->
    [0] zéro tête de bétail
    [one] une tête de bétail
   *[other] { $cattle } têtes de bétail
  }, { $jewels ->
    [0] zéro bijou
    [one] un bijou
   *[other] { $jewels } bijoux
  } et { $prisoners ->
    [0] zéro prisonnier
    [one] un prisonnier
   *[other] { $prisoners } prisonniers
  }.
event-reclaimed = { $seat } reprend { $count ->
    [one] son jeton utilisé
   *[other] ses { $count } jetons utilisés
  } derrière l’écran.
event-declined = { $seat } laisse ses jetons utilisés devant l’écran.
event-round = Le tour { $round } commence ; { $seat } a le marqueur.
event-large = La partie est finie : une pâture compte { $count } têtes de bétail.
event-last-round = La partie est finie : le huitième tour est terminé.
event-bonus = { $seat } marque 3 points de plus pour un grand troupeau.
event-scored = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

why-T12-detail = Personne ne joue le clan { $nobody } dans cette partie. Vous pouvez attaquer { $others }, ou passer.
why-T14 = La partie est finie : huit tours ont été joués. Commencez-en une autre.
why-T15-detail = C’est à { $clan } de jouer, pas à vous. Attendez la pose d’un jeton, ou que ce clan passe.
why-T19-detail = Vous avez déjà un jeton { $slot } ; un seul par tour, c’est la règle. Gardez une entrée, attaquez un autre clan ou passez.
why-T20-detail = { $side ->
    [inner] Vous avez déjà un gardien derrière { $entrance }.
    [kingdom] Un jeton de { $owner } est déjà { $slot }.
   *[outer] { $yours ->
        [yes] Votre assaillant
       *[no] L’assaillant de { $owner }
      } est déjà devant { $entrance } de { $clan }.
  } { $free ->
    [none] Choisissez un autre emplacement ou passez.
   *[other] Encore libre de ce côté : { $free }. Choisissez-y, choisissez ailleurs, ou passez.
  }
why-T21-detail = { $own } n’entre pas dans le royaume : seuls y vont les chefs, les guerriers et les bluffs. Choisissez l’un d’eux, un autre emplacement, ou passez.
why-T23-detail = La fille de votre chef ne se pose pas devant { $entrance } de { $clan } : elle ne participe à aucune razzia. Faites-lui garder l’une de vos entrées.
why-T25-detail = Vous avez passé et ne posez plus rien à ce tour. C’est à { $clan } de jouer : attendez les razzias.
why-T43-detail = Il n’y a plus de { $kind } derrière votre écran. Posez un autre jeton ou passez ; les jetons utilisés reviennent à la fin d’un tour où il ne vous en reste plus.
why-T46-detail = Vous ne pouvez pas libérer { $own } maintenant : il y faut une razzia réussie contre la maison qui retient le prisonnier. Posez un jeton ou passez.
why-T48-detail = { $yours ->
    [yes] Choisissez d’abord lequel de vos prisonniers quitte la maison de { $house } : écrivez « free boy » ou « free daughter ».
   *[no] { $clan } choisit lequel de ses prisonniers quitte la maison de { $house }. Attendez son choix.
  }
why-T54-detail = { $yours ->
    [yes] Dites d’abord si vous reprenez vos jetons utilisés : écrivez « reclaim » ou « decline ».
   *[no] On demande à { $clan } de reprendre ou non ses jetons utilisés. Attendez la réponse.
  }
why-T57 = La partie est finie : une pâture compte au moins onze têtes de bétail. Commencez-en une autre.
why-TA13 = Les jetons utilisés ne reviennent qu’à la fin d’un tour, quand il ne vous en reste plus derrière l’écran. Posez un jeton ou passez.
why-TA29 = On garde ses propres entrées et on attaque celles des autres, jamais l’inverse. Gardez par « W@p1 », attaquez le clan 2 par « W>2.p1 ».

end-T57 = Une pâture compte au moins onze têtes de bétail.
end-T14 = Huit tours ont été joués.

flaw-herd = Il doit y avoir 25 têtes de bétail en tout : dans les pâtures, à côté des plateaux et dans le royaume.
flaw-jewels = Il doit y avoir trois bijoux par clan en jeu, dans les maisons et à côté des plateaux.
flaw-tokens = Chaque clan compte un chef, deux guerriers, six garçons, une fille du chef et huit bluffs, chacun à un seul endroit.
flaw-stock = Ce qu’un clan avait au début de la pose, c’est ce qui lui reste plus ce qu’il a posé face cachée.
flaw-kingdom = Dans le royaume, rien que des chefs, des guerriers et des bluffs, et un seul jeton par clan.
flaw-raiders = Un assaillant se tient devant un autre clan, et n’est pas la fille du chef là où les options l’interdisent.
flaw-prisoners = Un clan ne peut pas retenir ses propres jetons.
flaw-turn = Quelqu’un doit avoir à jouer, sauf si la partie est finie.
flaw-passed = Le clan qui doit jouer a passé, ou un clan est noté comme ayant passé hors de la pose.
flaw-aside = Il n’y a de butin à côté des plateaux que pendant les razzias.
flaw-choice = Personne n’a de prisonnier à choisir dans cette maison : il faut une razzia réussie, un garçon et la fille du chef retenus, et trop peu de razzias réussies pour tous.
flaw-reclaim = On ne demande de reprendre ses jetons utilisés qu’à un clan qui n’en a plus d’autres, et seulement si les options en font un choix.
flaw-end = La partie est finie exactement quand une pâture compte au moins onze têtes de bétail, ou que le huitième tour est résolu.
flaw-empty = Là où l’on doit reprendre ses jetons utilisés, aucun clan ne commence la pose sans jeton.
flaw-leftovers = Ces jetons devraient déjà avoir quitté les plateaux.

option-edition = Lequel des deux livrets suivre : il présélectionne les trois options suivantes.
    .value-A = fille du chef dehors sans effet, ordre du marqueur, reprise obligatoire
    .value-B = fille du chef interdite dehors, emplacement gauche, reprise facultative
option-daughter_outside = La fille du chef peut-elle être posée à l’entrée d’un autre clan ?
    .value-dud = oui, mais elle n’y fait rien
    .value-forbidden = non
option-kingdom_contested = À qui revient la dernière tête de bétail du royaume, à jetons égaux.
    .value-marker_order = au premier dans le sens horaire depuis le marqueur
    .value-left_slot = à l’emplacement gauche
option-reclaim = Un clan sans jeton inutilisé doit-il reprendre ses jetons utilisés ?
    .value-forced = oui, toujours
    .value-optional = on le lui demande
option-marker = Le marqueur change-t-il de clan après chaque tour ?
    .value-rotate = il passe au voisin de gauche
    .value-fixed = il reste
option-shortage_origin = Qui se sert d’abord quand il n’y a pas assez pour toutes les razzias réussies.
    .value-marker = le premier dans le sens horaire depuis le marqueur
    .value-board_owner_left = le premier dans le sens horaire depuis le voisin de gauche du clan attaqué
option-shortage_unit = Combien chacun prend quand il n’y a pas assez.
    .value-all = tout son dû, puis le suivant
    .value-round_robin = un chacun, à tour de rôle
option-start = Qui commence avec le marqueur.
    .value-random = tiré au sort

# Ce qu’on touche, et les coups tels qu’on les lit : $first et $second sont les choses touchées, dans l’ordre.
thing-outside = { $door } de { $clan }
thing-inside = derrière { $door } de { $clan }
move-guard = Poster { $first } pour garder { $second }.
move-raid = Envoyer { $first } devant { $second }.
move-enter = Poser { $first } { $second }.
move-pass = Passer
move-boy = Libérer un garçon
move-daughter = Libérer la fille du chef
move-reclaim = Tout reprendre
move-decline = Laisser là

# Ce qu’on demande et ce qu’on entend
ask-gates = entrées / entrée / portes / porte
    .rest = de CLAN
    .help = qui garde et qui attaque aux entrées d’un clan
ask-kingdom = royaume
    .help = qui est dans le royaume, et le bétail qui y reste
ask-house = maison / clan / prisonniers
    .rest = de CLAN
    .help = bétail, bijoux, prisonniers et jetons d’un clan
notation = W@p1 garde votre propre entrée p1, W>2.h1 attaque l’entrée h1 du clan 2, C>k1 entre dans le royaume. Entrées : p1 à p3 pour la pâture, h1 et h2 pour la maison. Jetons : C chef, W guerrier, B garçon, D fille du chef, X bluff.
spoken-step-placing = Posez un jeton, par exemple « W@p1 » ou « B>1.h1 », ou « pass ».
spoken-step-freeing = Choisissez qui est libéré : « free boy » (un garçon) ou « free daughter » (la fille du chef).
spoken-step-reclaiming = Reprendre les jetons utilisés : « reclaim » ; les laisser : « decline ».
spoken-step-over = La partie est finie.
spoken-owned = { $token } ({ $who })
spoken-band-C = le chef (C)
spoken-band-W = { $count ->
    [one] un guerrier (W)
   *[other] { $count } guerriers (W)
  }
spoken-band-B = { $count ->
    [one] un garçon (B)
   *[other] { $count } garçons (B)
  }
spoken-band-D = la fille du chef (D)
spoken-band-X = { $count ->
    [one] un bluff (X)
   *[other] { $count } bluffs (X)
  }
spoken-band-hidden = { $count ->
    [one] un jeton caché
   *[other] { $count } jetons cachés
  }
spoken-which-clan = Quel clan ? Donnez son nom ou son numéro.
spoken-gates = Clan { $clan } ({ $who }), entrées :
spoken-gate = { $name }, { $door }. Dedans : { $guard }. Dehors : { $raider }.
spoken-bare = Personne, ni dedans ni dehors : { $names }.
spoken-kingdom = Royaume. Emplacement gauche : { $left }. Emplacement droit : { $right }. Têtes de bétail restantes : { $cattle }.
spoken-has = Clan { $clan } ({ $who }) : { $cattle ->
    [0] aucune tête de bétail
    [one] une tête de bétail
   *[other] { $cattle } têtes de bétail
  }, { $jewels ->
    [0] aucun bijou
    [one] un bijou
   *[other] { $jewels } bijoux
  }. Prisonniers : { $prisoners }. Jetons derrière l’écran : { $unused }. Jetons utilisés : { $used }.{ $passed ->
    [yes] { " " }A passé.
   *[no] { "" }
  }
spoken-round = Tour { $round } sur { $rounds }. Le marqueur : { $who }.
spoken-score = { $who } : { $points ->
    [0] aucun point pour l’instant.
    [one] un point pour l’instant.
   *[other] { $points } points pour l’instant.
  }
typed = passer = pass / libérer = free / garçon = boy / fille = daughter / reprendre = reclaim / laisser = decline

# Lessons: the task, what was learnt, what to look at again.
lesson-home = La fille de votre chef arrête tout assaillant. Placez-la où elle le peut.
    .done = Juste : en garde, elle arrête tout le monde ; gare aux guerriers, qui l’enlèvent.
    .wrong = Elle ne part jamais en razzia : devant l’entrée d’un autre elle ne fait rien. Placez-la derrière l’une des vôtres.
lesson-unguarded = L’autre clan a passé : il ne posera plus rien. Envoyez un garçon là où il passera à coup sûr.
    .done = Juste : un garçon passe là où personne ne garde, et l’autre ne peut plus poster personne.
    .wrong = Un garçon ne passe que là où personne ne garde. Cherchez une entrée sans gardien chez le clan qui a passé.
lesson-kingdom = Quelqu’un est déjà au royaume. Assurez-vous d’y prendre une tête de bétail, qui que ce soit.
    .done = Juste : un chef passe avant un guerrier, et à côté d’un autre chef chacun en prend une.
    .wrong = Ce n’est pas sûr : un chef passe avant un guerrier, deux pareils en prennent une chacun. Un bluff ne prend rien.
lesson-crown = Vous avez dix têtes de bétail ; onze finissent la partie et donnent trois points. Allez où est le troupeau du royaume.
    .done = Juste : avec onze têtes sur une pâture, la partie finit à la fin du tour.
    .wrong = Cela peut attendre : une tête de plus finit la partie. Le royaume en a encore.
lesson-bluff = Faites craindre une razzia qui ne viendra pas : posez un bluff devant l’une de leurs entrées.
    .done = Juste : nul ne le distingue d’un chef avant que les jetons soient retournés ; puis il s’en va.
    .wrong = C’est permis, mais c’est un bluff qui effraie pour rien. Posez-en un devant l’entrée d’un autre.
lesson-place = Envoyez un guerrier à une entrée de pâture de l’autre clan où aucun assaillant n’attend.
    .done = Juste : chaque entrée a une place dehors et une place dedans.
    .wrong = C’est permis, mais il faut un guerrier devant une entrée de pâture libre de l’autre clan.

# What puzzles are about
theme-guard = Gardes
theme-raid = Razzias
theme-enter = Le royaume
theme-bluff = Bluffs
theme-daughter = La fille du chef
theme-chief = Le chef
theme-pass = Passer à temps
theme-free = Libérer des prisonniers
theme-used = Jetons utilisés

# L’éditeur : ce qu’on prend à côté du plateau, et où cela va
kit-cattle = Bétail de la place { $seat }
kit-cattle-king = Bétail du royaume
kit-jewels = Bijou de la place { $seat }
kit-used = Utilisé par la place { $seat } : { $what }
kit-held = Prisonnier de la place { $seat } : { $what } de la place { $owner }
kit-to-house = Maison de la place { $seat }
kit-to-herd = Place { $seat }
kit-to-herd-king = Le royaume
kit-to-screen = Derrière son écran
kit-to-used = Jetons utilisés
