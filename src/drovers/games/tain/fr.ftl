name = Táin
tagline = Envoyez vos gens de nuit : jetons cachés, bétail volé, du bluff à chaque entrée.
bad-move = « { $text } » ne s’écrit pas ainsi. Gardez une entrée par « W@p1 », attaquez le clan 2 par « W>2.h1 », entrez dans le royaume par « C>k1 » ; « pass », « free boy », « free daughter », « reclaim » et « decline » s’écrivent seuls.

# Vocabulaire des deux éditions : A dit joueur actif, razzia, éclaireur ; B dit premier joueur, raid, assaillant.
marker-holder = { $edition ->
    [A] joueur actif
   *[B] premier joueur
  }
phase-placing = { $edition ->
    [A] reconnaissance
   *[B] commando
  }
phase-raids = { $edition ->
    [A] razzia
   *[B] raid
  }
phase-resolution = résolution
the-raid = { $edition ->
    [A] La razzia
   *[B] Le raid
  }
a-raid = { $edition ->
    [A] une razzia
   *[B] un raid
  }
raider = { $edition ->
    [A] éclaireur
   *[B] assaillant
  }
kingdom = { $edition ->
    [A] royaume étranger
   *[B] royaume
  }
used-pile = { $edition ->
    [A] jetons utilisés
   *[B] défausse
  }
to-used = { $edition ->
    [A] parmi ses jetons utilisés
   *[B] dans sa défausse
  }

token-C = le chef
token-W = un guerrier
token-B = un garçon
token-D = la fille du chef
token-X = un bluff
token-hidden = une pièce
guard-none = personne
guard-C = le chef
guard-W = un guerrier
guard-B = un garçon
guard-D = la fille du chef
entrance-p1 = l’entrée 1 du pâturage
entrance-p2 = l’entrée 2 du pâturage
entrance-p3 = l’entrée 3 du pâturage
entrance-h1 = l’entrée 1 de la maison
entrance-h2 = l’entrée 2 de la maison
slot-k1 = dans l’emplacement gauche du royaume
slot-k2 = dans l’emplacement droit du royaume
where-inner = à l’intérieur de { $door } du clan { $clan }
where-outer = à l’extérieur de { $door } du clan { $clan }

event-guarded = Le clan { $seat } poste { $token }, face cachée, à la garde de { $entrance }.
event-scouted = Le clan { $seat } envoie { $token } comme { raider }, face cachée, devant { $entrance } du clan { $clan }.
event-entered = Le clan { $seat } envoie { $token }, face cachée, dans le { kingdom }.
event-passed = Le clan { $seat } passe.
event-revealed = La phase de { phase-raids } commence : tout est retourné.
event-bluffed = Un bluff du clan { $seat } { $where } : il va { to-used }.
event-king-alone = Le clan { $seat } est seul dans le { kingdom } avec { $token } et prend une tête de bétail.
event-king-equal = À forces égales dans le { kingdom }, le clan { $seat } prend une tête de bétail avec { $token }.
event-king-chief = Le chef du clan { $seat } passe devant dans le { kingdom } et prend une tête de bétail.
event-king-outdone = Le clan { $seat } avait { $token } dans le { kingdom } : le chef ne lui laisse rien.
event-king-last = À forces égales, la dernière bête du { kingdom } revient au clan { $seat }.
event-king-late = Il ne reste rien dans le { kingdom } pour le clan { $seat }.
event-king-empty = Le clan { $seat } trouve le { kingdom } vide.
event-won = { $guard ->
    [personne] Le clan { $seat } force { $entrance } du clan { $clan } avec { $token } : personne ne la gardait.
   *[other] Le clan { $seat } force { $entrance } du clan { $clan } : { $token } l’emporte sur { $guard }.
  }
event-failed = { the-raid } du clan { $seat } sur { $entrance } du clan { $clan } échoue : { $token } face à { $guard }.
event-captured = { the-raid } du clan { $seat } sur { $entrance } du clan { $clan } échoue, et { $guard } capture le garçon.
event-kidnapped = { the-raid } du clan { $seat } sur { $entrance } du clan { $clan } échoue, mais le guerrier enlève la fille du chef.
event-idle = La fille du clan { $seat } reste devant { $entrance } du clan { $clan } : elle ne participe jamais à { a-raid }.
event-took-cattle = Le clan { $seat } prend { $count ->
    [one] une tête de bétail
   *[other] { $count } têtes de bétail
  } au clan { $clan }.
event-took-jewels = Le clan { $seat } prend { $count ->
    [one] un bijou
   *[other] { $count } bijoux
  } au clan { $clan }.
event-freed = Le clan { $seat } libère { $token } de la maison du clan { $clan } ; la pièce va { to-used }.
event-short-cattle = { $count ->
    [one] Une réussite du clan { $seat } ne rapporte
   *[other] { $count } réussites du clan { $seat } ne rapportent
  } rien : le pâturage du clan { $clan } est vide.
event-short-jewels = { $count ->
    [one] Une réussite du clan { $seat } ne rapporte
   *[other] { $count } réussites du clan { $seat } ne rapportent
  } rien : il n’y a plus de bijou chez le clan { $clan }.
event-settled = Le clan { $seat } rentre avec { $cattle ->
    [one] { $cattle } tête de bétail
   *[other] { $cattle } têtes de bétail
  }, { $jewels ->
    [one] { $jewels } bijou
   *[other] { $jewels } bijoux
  } et { $prisoners ->
    [one] { $prisoners } prisonnier
   *[other] { $prisoners } prisonniers
  }.
event-reclaimed = { $edition ->
    [A] Le clan { $seat } reprend ses { $count } jetons utilisés derrière son écran.
   *[B] Le clan { $seat } reprend les { $count } pions de sa défausse derrière son écran.
  }
event-declined = { $edition ->
    [A] Le clan { $seat } laisse ses jetons utilisés devant son écran.
   *[B] Le clan { $seat } laisse ses pions dans sa défausse.
  }
event-round = Le tour { $round } commence ; le clan { $seat } est { marker-holder }.
event-large = La partie s’achève : { $count } têtes de bétail sur un même pâturage.
event-last-round = La partie s’achève : le huitième tour est terminé.
event-bonus = { $edition ->
    [A] Le clan { $seat } prend un jeton « +3 » pour son grand troupeau.
   *[B] Le clan { $seat } gagne 3 points de bonus pour son grand troupeau.
  }
event-scored = Le clan { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

why-T12 = Ce clan n’est pas en jeu. Visez un clan présent.
why-T15 = Ce n’est pas à vous. On pose à tour de rôle, dans le sens horaire.
why-T15-detail = Ce n’est pas à vous. On pose à tour de rôle, dans le sens horaire depuis le { marker-holder }.
why-T19 = Vous avez déjà quelqu’un dans le royaume ; un seul par tour. Choisissez un autre emplacement.
why-T19-detail = Vous avez déjà quelqu’un dans le { kingdom } ; un seul par tour. Choisissez un autre emplacement.
why-T20 = Cet emplacement est déjà occupé. Choisissez-en un libre.
why-T21 = Ni garçon ni fille dans le royaume. Envoyez un chef, un guerrier ou un bluff.
why-T21-detail = Ni garçon ni fille dans le { kingdom }. Envoyez un chef, un guerrier ou un bluff.
why-T23 = La fille du chef ne part jamais en expédition. Faites-lui garder une de vos entrées.
why-T23-detail = La fille du chef ne participe jamais à { a-raid }. Faites-lui garder une de vos entrées.
why-T25 = Vous avez passé : plus rien à poser ce tour-ci. Attendez les autres.
why-T43 = Vous n’en avez plus derrière votre écran. Ce qui a servi reste de côté jusqu’à ce que vous repreniez tout.
why-T43-detail = { $edition ->
    [A] Vous n’avez plus ce jeton derrière votre écran. Les jetons utilisés restent devant jusqu’à ce que vous les repreniez tous.
   *[B] Vous n’avez plus ce pion derrière votre écran. La défausse reste de côté jusqu’à ce que vous la repreniez entière.
  }
why-T46 = Aucun prisonnier à libérer maintenant. Il faut réussir une attaque contre la maison qui le retient.
why-T48 = Un raideur choisit d’abord quel prisonnier il libère.
why-T48-detail = Un { raider } choisit d’abord quel prisonnier il libère.
why-T54 = Un clan à court doit d’abord dire s’il reprend ce qu’il a utilisé.
why-T54-detail = { $edition ->
    [A] Un clan à court de jetons doit d’abord dire s’il reprend ses jetons utilisés.
   *[B] Un clan à court de pions doit d’abord dire s’il reprend sa défausse.
  }
why-T57 = La partie est finie. Commencez-en une autre.
why-TA13 = On ne reprend ce qu’on a utilisé qu’en fin de tour, quand il ne reste rien. Posez ou passez.
why-TA13-detail = { $edition ->
    [A] On ne reprend ses jetons utilisés qu’en fin de tour, quand il n’en reste aucun. Posez un jeton ou passez.
   *[B] On ne reprend sa défausse qu’en fin de tour, quand il ne reste aucun pion. Posez un pion ou passez.
  }
why-TA29 = On garde ses propres entrées et on attaque celles des autres, jamais l’inverse. Gardez par « W@p1 », attaquez le clan 2 par « W>2.p1 ».

end-T57 = Un pâturage compte au moins onze têtes de bétail.
end-T14 = Les huit tours ont été joués.

flaw-herd = Il doit y avoir 25 têtes de bétail en tout : sur les pâturages, à côté des plateaux et dans le royaume.
flaw-jewels = Il doit y avoir trois bijoux par clan en jeu, dans les maisons et à côté des plateaux.
flaw-tokens = Chaque clan compte 1 chef, 2 guerriers, 6 garçons, 1 fille et 8 bluffs, chacun à un seul endroit.
flaw-stock = Ce qu’un clan avait au début de la pose, c’est ce qui lui reste plus ce qu’il a posé face cachée.
flaw-kingdom = Dans le royaume, rien que des chefs, guerriers et bluffs, et une seule pièce par clan.
flaw-raiders = Un assaillant se tient devant un autre clan, et n’est pas une fille là où les options l’interdisent.
flaw-prisoners = Un clan ne peut pas retenir ses propres gens.
flaw-turn = Quelqu’un doit avoir à jouer, sauf si la partie est finie.
flaw-passed = Le clan dont c’est le tour a passé, ou quelqu’un est noté comme ayant passé hors de la pose.
flaw-aside = Il n’y a de butin à côté des plateaux que pendant la résolution des attaques.
flaw-choice = Personne n’a de prisonnier à choisir dans cette maison : il faut une réussite, un garçon et la fille retenus, et trop peu de réussites pour tous.
flaw-reclaim = On ne demande de reprendre ses pièces qu’à un clan qui n’en a plus, et seulement si les options en font un choix.
flaw-end = La partie est finie exactement quand un pâturage compte onze bêtes ou plus, ou que le huitième tour est résolu.
flaw-empty = Si la reprise est obligatoire, aucun clan ne commence la pose sans pièces.
flaw-leftovers = Ces pièces devraient déjà avoir quitté les plateaux.

option-edition = Le livret à suivre : il présélectionne les trois options suivantes et fixe le vocabulaire.
    .value-A = joueur actif, razzia ; fille dehors sans effet, ordre du marqueur, reprise obligatoire
    .value-B = premier joueur, raid ; fille interdite dehors, emplacement gauche, reprise facultative
option-daughter_outside = Le sort d’une fille du chef posée devant un autre clan.
    .value-dud = permis, mais sans effet
    .value-forbidden = interdit
option-kingdom_contested = À qui revient la dernière bête du royaume à forces égales.
    .value-marker_order = au premier dans le sens horaire depuis le marqueur
    .value-left_slot = à l’emplacement gauche
option-reclaim = Un clan à court doit-il reprendre ce qu’il a utilisé ?
    .value-forced = oui, toujours
    .value-optional = on le lui demande
option-marker = Le marqueur change-t-il de main après chaque tour ?
    .value-rotate = il passe au voisin de gauche
    .value-fixed = il reste
option-shortage_origin = Par qui commence le partage quand le butin manque.
    .value-marker = dans le sens horaire depuis le marqueur
    .value-board_owner_left = dans le sens horaire depuis le voisin de gauche du clan attaqué
option-shortage_unit = Combien chacun prend quand le butin manque.
    .value-all = tout son dû, puis le suivant
    .value-round_robin = un chacun, à tour de rôle
option-start = Qui commence avec le marqueur.
    .value-random = tiré par la graine

# Ce qu’on touche, et les coups tels qu’on les lit : $first et $second sont les choses touchées, dans l’ordre.
thing-outside = { $door } de { $clan }
move-guard = Poster { $first } pour garder { $second }.
move-raid = Envoyer { $first } devant { $second }.
move-enter = Poser { $first } { $second }.
move-pass = Passer
move-boy = Libérer un garçon
move-daughter = Libérer la fille
move-reclaim = Tout reprendre
move-decline = Laisser là
