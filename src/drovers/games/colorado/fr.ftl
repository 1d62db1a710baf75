name = Colorado County
tagline = Des cow-boys au creux du poing, des terres sur la carte : misez à l’aveugle, tenez les bords, prenez les lacs.
bad-move = « { $text } » ne s’écrit pas ainsi. Misez par « bid 3 17 40 » ou « bid - », prenez par « card 2 », placez par « at c5 », vendez par « sell c5 » ; « yes », « no » et « pass » s’écrivent seuls.

# Le nom d’une place quand personne n’en donne.
seat-name = la place { $seat }

event-laid = { $seat } pose le lac { $lake } en { $cell }, tourné { $quarter } fois.
event-dealt = { $seat } reçoit des drapeaux à planter : { $red } rouges, { $green } verts, { $orange } orange, { $blue } bleus.
event-flagged = { $seat } plante { $colour } en { $cell }.
event-strayed = Plus une terre libre : un drapeau de { $seat } reste hors jeu pour cette manche.
event-opened = La manche { $round } commence ; { $seat } débute.
event-turned = La carte { $slot } est retournée : { $card }.
event-passed = { $seat } ne vend rien pour l’instant.
event-offered = { $seat } met { $cell } en vente et peut tirer deux cow-boys.
event-drew = { $seat } tire du sac { $token }.
event-chose = { $seat } a choisi.
event-answered = Intérêt de { $seat } : { $interested }.
event-unsold = Personne ne veut de { $cell } : la terre de { $seat } redevient libre.
event-bought = { $seat } achète { $cell } à { $seller }.
event-paid = { $seat } glisse à { $seller } { $token }.
event-bade = { $seat } ouvre la main : { $tokens } ({ $count }).
event-ranked = { $seat } arrive au rang { $rank }.
event-took = { $seat } prend la carte { $slot }, { $card }.
event-idle = { $seat } n’a plus de marqueur : { $card } reste sans effet, et son drapeau est là jusqu’à la fin de la manche.
event-flagless = Aucun drapeau de cette couleur sur le plateau : { $card } reste sans effet pour { $seat }.
event-marked = { $seat } s’installe en { $cell }.
event-won = { $seat } possède maintenant le lac { $lake }.
event-freed = Le lac { $lake } n’appartient plus à { $seat } ; il n’a plus de propriétaire.
event-discarded = Défaussée : { $card } ; son drapeau reste jusqu’à la fin de la manche.
event-scored = Manche { $round }, { $seat } : bords { $edges } ({ $edge_points }), doubles { $doubles } ({ $double_points }), plus grand domaine { $estate } ({ $estate_points }), lacs { $lakes } ({ $lake_points }). { $points } points, { $total } en tout.

cowboy = le cow-boy { $number }
hidden-cowboy = un cow-boy que vous ne voyez pas
cowboys = { $count ->
    [0] zéro cow-boy
    [one] le cow-boy { $tokens }
   *[other] les cow-boys { $tokens }
  }
so-many-cowboys = { $count ->
    [0] zéro cow-boy
    [one] un cow-boy
   *[other] { $count } cow-boys
  }
nothing = rien
yes = oui
no = non
flag-red = un drapeau rouge
flag-green = un drapeau vert
flag-orange = un drapeau orange
flag-blue = un drapeau bleu
card-red = la carte rouge { $pattern }
card-green = la carte verte { $pattern }
card-orange = la carte orange { $pattern }
card-blue = la carte bleue { $pattern }

why-R8-detail = { $case ->
    [laid] Le lac de valeur { $lake } est déjà sur le plateau. Choisissez l’un de ceux qui restent : { $lakes }.
   *[room] Le lac de valeur { $lake } n’entre plus nulle part. Choisissez-en un autre : { $lakes }.
  }
why-R12-detail = { $case ->
    [wait] On plante les drapeaux, un par un et à tour de rôle : attendez { $whom }.
    [none] Vous n’avez pas de drapeau { $hue ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[orange] orange
      } à planter. Vous avez { $colours }.
    [choose] Choisissez d’abord l’un de vos drapeaux : { $colours }.
   *[plant] Vous plantez { $colour }. Choisissez-lui une case libre, par exemple { $such }.
  }
why-R13-detail = { $case ->
    [water] { $cell } est dans l’eau, et un drapeau demande une terre. Choisissez une autre case, par exemple { $such }.
    [flag] En { $cell } se dresse déjà { $colour }. Choisissez une autre case, par exemple { $such }.
    [marker] { $cell } porte un marqueur de { $whom }. Un drapeau demande une terre libre : choisissez une autre case, par exemple { $such }.
   *[beside] { $cell } est voisine de { $there }, où se dresse { $colour }, et deux drapeaux ne sont jamais côte à côte. Choisissez une autre case, par exemple { $such }.
  }
why-R15-detail = { $case ->
    [done] Vous avez déjà misé. Attendez que tous l’aient fait ; alors toutes les mains s’ouvrent.
    [missing] Vous n’avez pas de cow-boy { $tokens }. Ne misez que les vôtres ({ $hand }), ou rien par « bid - ».
    [many] C’est plus de cow-boys que vous n’en avez : misez-en { $held } au plus.
    [begun] Vous avez commencé une mise de { $count }. Nommez-en le plus haut par « top » : { $tokens }.
   *[kind] Tous misent maintenant pour les cartes visibles. Écrivez les cow-boys que vous misez, comme « bid 3 17 40 », ou « bid - » pour rien.
  }
why-R19-detail = { $case ->
    [wait] Les enchérisseurs prennent les cartes dans l’ordre du classement : attendez { $whom }.
    [gone] La carte { $slot } est déjà prise. Vous pouvez prendre : { $slots }.
    [never] Il n’y a pas de carte { $slot } dans cette enchère. Vous pouvez prendre : { $slots }.
   *[kind] Prenez l’une des cartes visibles : { $slots }.
  }
why-R23-detail = { $case ->
    [wait] { $whom } utilise une carte : attendez votre tour.
    [cell] Votre carte prend { $colour }, et { $cell } n’en a pas. Choisissez parmi { $cells }.
   *[kind] Votre carte ôte du plateau { $colour } : choisissez parmi { $cells }.
  }
why-R24 = Cette carte n’a qu’une étoile : elle ne pose pas de second marqueur. Terminez par « single ».
why-R25-detail = { $case ->
    [wait] { $whom } utilise une carte : attendez votre tour.
   *[kind] Posez le second marqueur de votre carte, en { $cells }{ $may ->
        [leave] , ou laissez-le par « single ».
       *[must] .
      }
  }
why-R26-detail = { $case ->
    [off] Tournée ainsi, la carte met sa seconde étoile hors du plateau.
    [water] La seconde étoile tomberait en { $cell }, dans l’eau.
   *[marker] La seconde étoile tomberait en { $cell }, sur un marqueur de { $whom }.
  } { $may ->
    [leave] Elle peut prendre { $cells }, ou être laissée par « single ».
   *[must] Elle peut prendre { $cells }.
  }
why-R33-detail = { $case ->
    [twice] Vous avez déjà vendu deux fois dans cette manche, et c’est le maximum. Passez.
   *[none] Vous n’avez plus de jeton « à vendre ». Passez.
  }
why-R34 = Les dernières cartes de la manche sont visibles : on ne vend plus rien avant la manche suivante. Poursuivez l’enchère.
why-R35-detail = { $case ->
    [water] { $cell } est dans l’eau. Vous ne pouvez vendre qu’une terre qui porte votre marqueur.
    [flag] En { $cell } se dresse { $colour }. Vous ne pouvez vendre qu’une terre qui porte votre marqueur.
    [marker] { $cell } est une terre de { $whom }. Vous ne pouvez vendre qu’une terre qui porte votre marqueur.
   *[free] { $cell } est une terre libre. Vous ne pouvez vendre qu’une terre qui porte votre marqueur.
  } { $cells ->
    [none] Vous n’en avez pas en ce moment : passez.
   *[other] Vous pouvez vendre { $cells }.
  }
why-R38-detail = { $case ->
    [wait] Un seul acheteur veut { $cell } : { $whom } choisit le prix. Attendez.
    [missing] Vous n’avez pas de cow-boy { $tokens }. Payez avec l’un des vôtres : { $hand }.
   *[kind] Personne d’autre ne veut { $cell } : donnez à { $seller } l’un de vos cow-boys ({ $hand }), comme « pay 7 ».
  }
why-R39-detail = { $case ->
    [seller] Plusieurs veulent { $cell } et misent pour elle. Attendez : la meilleure mise sera à vous.
    [out] Vous n’avez pas demandé { $cell } : ceux qui la veulent misent. Attendez.
    [done] Vous avez déjà misé. Attendez les autres qui veulent { $cell }.
    [missing] Vous n’avez pas de cow-boy { $tokens }. Ne misez que les vôtres : { $hand }.
    [empty] Vous voulez { $cell } : misez au moins un de vos cow-boys, { $hand }.
    [many] C’est plus de cow-boys que vous n’en avez : misez-en { $held } au plus.
    [begun] Vous avez commencé une mise de { $count }. Nommez-en le plus haut par « top » : { $tokens }.
   *[kind] Plusieurs veulent { $cell } : misez pour elle, au moins un cow-boy, comme « bid 3 17 ».
  }
why-R43 = La partie est finie : on ne joue plus rien. Commencez-en une autre.
why-RA3-detail = { $case ->
    [wait] On pose les lacs à tour de rôle : attendez { $whom }.
    [choose] Choisissez un lac à poser : { $lakes }.
    [turn] Dites comment le lac de valeur { $lake } est tourné, par « quarter ».
    [place] Dites où va le lac de valeur { $lake } : la case en haut à gauche de son rectangle, par « at ».
    [quarter] Tourné ainsi, le lac de valeur { $lake } n’entre nulle part. Quarts de tour possibles : { $turns }.
    [same] Tourné de { $quarter } quarts, le lac de valeur { $lake } a le même aspect que tourné de moins. Quarts de tour possibles : { $turns }.
   *[room] Le coin en { $cell }, le lac de valeur { $lake } sortirait du plateau ou couvrirait quelque chose. Choisissez une autre case, par exemple { $such }.
  }
why-RA8-detail = Dans cette partie, le second marqueur se pose dès qu’il le peut. Il peut aller en { $cells }.
why-RA9-detail = En { $cell } se dresse { $colour } : cette case attend une carte à elle. { $may ->
    [leave] La seconde étoile peut prendre { $cells }, ou être laissée par « single ».
   *[must] La seconde étoile peut prendre { $cells }.
  }
why-RA20-detail = { $case ->
    [wait] C’est le moment des ventes, chacun à son tour : attendez { $whom }.
   *[kind] C’est le moment des ventes. { $cells ->
        [none] Vous n’avez rien à vendre : passez.
       *[other] Mettez une de vos cases en vente par « sell » ({ $cells }), ou passez.
      }
  }
why-RA21-detail = { $case ->
    [seller] Vous avez mis { $cell } en vente : attendez que les autres aient dit s’ils la veulent.
    [done] Vous avez déjà répondu. Attendez que tous l’aient fait.
    [cowboy] Vous n’avez aucun cow-boy pour payer. Répondez non (no).
    [marker] Il ne vous reste aucun marqueur à y mettre. Répondez non (no).
   *[kind] { $seller } met { $cell } en vente. Répondez oui (yes) ou non (no).
  }
why-RA26 = Il ne vous reste aucun marqueur pour la seconde étoile. Laissez-la par « single ».

end-R43 = La quatrième manche est comptée. Le plus de points gagne ; à égalité, la victoire est partagée.

flaw-board = Une case contient ce qui ne peut s’y trouver avec ce nombre de places.
flaw-lakes = Un lac manque, est brisé ou s’y trouve deux fois.
flaw-markers = Une place a plus de 40 marqueurs sur les terres, ou ils sont mal comptés.
flaw-flags = Il y a plus de trois drapeaux d’une couleur, ou des drapeaux à poser au mauvais moment.
flaw-tokens = Un cow-boy est à deux endroits, ou le nombre derrière un paravent est faux.
flaw-fists = Un cow-boy est dans un poing fermé dont la place n’a pas misé, ou n’est pas derrière son paravent.
flaw-known = Ce que l’on sait d’un cow-boy est impossible : son possesseur le connaît toujours, les mains où il peut être comprennent la sienne, et ces ensembles s’emboîtent.
flaw-cards = Chaque manche a trois cartes de chaque couleur, et les 48 sont celles de la boîte.
flaw-turned = Le nombre de cartes retournées ne convient pas à la manche, aux places ou à la phase.
flaw-lords = Un lac appartient à qui a le plus de marqueurs autour ; l’égalité laisse le propriétaire en place.
flaw-signs = Une place a trop de jetons « à vendre » pour ce qu’elle a vendu.
flaw-phase = La phase ne convient pas au tour, aux cartes visibles ou à ce que l’on pose.
flaw-rank = Le classement doit nommer chaque enchérisseur une fois, celui du tour à son rang.
flaw-count = Une place ne peut annoncer que des cow-boys qu’elle a et doit encore miser.
flaw-offer = Ce qui est à vendre doit être une terre du vendeur, et le vendeur n’est pas parmi les intéressés.

option-lakes = Où sont les lacs
    .value-fixed = comme proposé pour la première partie
    .value-random = au hasard, séparés et loin du bord
    .value-players = placés par les joueurs à tour de rôle
option-lowest_draw = Cow-boys tirés par l’enchérisseur le plus bas quand tous ont misé
    .value-2 = deux
    .value-1 = un
option-second_star_optional = Si le second marqueur d’une carte est facultatif
    .value-true = facultatif
    .value-false = obligatoire s’il est possible
option-second_on_flag = Si le second marqueur peut prendre une case avec drapeau
    .value-false = non
    .value-true = oui, et le drapeau sort jusqu’à la manche suivante
option-tie_rule = Égalités pour les primes des bords et des domaines
    .value-full = tous les premiers ont la première prime, pas de seconde
    .value-split = les ex æquo partagent les primes de leurs rangs
    .value-second_after_tie = tous les premiers ont la première prime, les suivants la seconde
option-double_exact = Ce qui compte comme double
    .value-true = exactement deux cases
    .value-false = tout groupe de deux cases ou plus
option-sale_windows = Quand on peut vendre
    .value-one = une fois par enchère
    .value-two = avant et après que les cartes sont retournées
option-flag_deal = Comment les drapeaux sont répartis
    .value-balanced = couleurs équilibrées
    .value-random = au hasard
option-start = Qui commence la première manche
    .value-random = tiré au sort

data-file = { $field } ne se lit pas : { $problem }
data-unknown = { $field } n’est pas un champ d’un fichier de données de Colorado County.
data-entries = { $field } : il faut de { $low } à { $high } entrées.
data-table = { $field } : il faut une table avec des champs nommés.
data-number = { $field } : il faut un entier de { $low } à { $high }.
data-pair = { $field } : il faut une paire d’entiers.
data-cells = { $field } : il faut de 1 à { $high } cases.
data-twice = { $field } : une case s’y trouve deux fois.
data-pieces = { $field } : les cases d’un lac doivent se tenir par les côtés.
data-board = { $field } : une case est hors du plateau de 10 lignes et 15 colonnes.
data-shape = { $field } n’a pas la forme du lac, tournée ou non.
data-name = { $field } : il faut un nom sans espace qu’aucun autre motif ne porte.
data-star = { $field } : la seconde étoile ne peut être sur la première. Omettez-la pour une carte à une étoile.
data-copies = { $field } : il faut un nombre, ou un pour chacune des quatre couleurs.
data-value = { $field } : un autre lac a la même valeur.
data-overlap = { $field } : une case appartient déjà à un autre lac.
data-count = { $field } : il y a { $count } cartes { $colour ->
    [1] rouges
    [2] vertes
    [3] orange
   *[4] bleues
  } ; il en faut { $wanted }.

# Ce qu’on touche, et les coups tels qu’on les lit : $first est la chose touchée.
move-flag = Prendre { $first } à planter.
move-plant = Planter le drapeau en { $first }.
move-brand = S’installer en { $first }.
move-anchor = Poser le lac en { $first }.
move-star = Seconde étoile en { $first }.
move-single = Pas de seconde étoile
move-sell = Mettre { $first } en vente.
move-pass = Ne rien vendre
move-yes = Intéressé
move-no = Pas intéressé
move-pay = Payer avec { $first }.
move-top = Avec { $first } en tête.
move-count = Miser { $first }.
move-written = Miser { $first }.
move-card = Prendre { $first }.
move-lake = Lac { $first }
move-quarter = Quarts de tour : { $first }

# Ce qu’on demande et ce qu’on entend
ask-cell = case / qu'y a-t-il en
    .rest = c4
    .help = ce qu’il y a dans une case
ask-land = terres / terre
    .rest = de PLACE
    .help = les cases qui portent les marqueurs de quelqu’un
ask-flags = drapeaux
    .help = où se dressent les drapeaux
ask-lakes = lacs
    .help = où sont les lacs, et à qui ils sont
ask-cards = cartes
    .help = les cartes proposées
notation = flag red, puis at c4 plantent un drapeau ; bid 3 7 41 mise ces cow-boys, bid - rien ; card 1 prend la première carte, at c4 et turn 2 s’en servent, single renonce à la seconde étoile ; sell c4 met une terre en vente, yes et no répondent, pay 7 paie. Motifs : S une étoile, A à côté, D en diagonale, T à deux cases, F à trois cases, K+ et K- en saut de cavalier.
spoken-step-lake = Choisissez un lac à poser, par exemple « lake 5 ».
spoken-step-quarter = Dites de combien de quarts de tour il est tourné, par exemple « quarter 1 ».
spoken-step-anchor = Dites où va le lac, par exemple « at c4 ».
spoken-step-flag = Choisissez un drapeau à planter, par exemple « flag red ».
spoken-step-place = Plantez le drapeau, par exemple « at c4 ».
spoken-step-sales = On peut vendre une terre : « sell c4 », ou « pass ».
spoken-step-interest = { $offer } est à vendre ({ $seller }) : « yes » si elle vous intéresse, sinon « no ».
spoken-step-price = Payez { $offer } d’un cow-boy, par exemple « pay 7 ».
spoken-step-sale-bid = Misez pour { $offer }, au moins un cow-boy, par exemple « bid 3 17 ».
spoken-step-bid = Misez pour les cartes : autant de cow-boys que vous voulez, par exemple « bid 3 17 40 », ou « bid - » pour rien.
spoken-step-card = Prenez une carte, par exemple « card 1 ».
spoken-step-use = Servez-vous de { $card } : choisissez un drapeau de sa couleur, par exemple « at c4 ».
spoken-step-star = Posez le second marqueur de { $card }, par exemple « turn 2 », ou « single » pour y renoncer.
spoken-step-over = La partie est finie.
spoken-round = Manche { $round } sur 4.
spoken-lake = { $owner ->
    [none] Lac { $value } : { $cells }. Sans propriétaire.
   *[other] Lac { $value } : { $cells }. Propriétaire : { $owner }.
  }
spoken-flags-red = Drapeaux rouges : { $cells }.
spoken-flags-green = Drapeaux verts : { $cells }.
spoken-flags-orange = Drapeaux orange : { $cells }.
spoken-flags-blue = Drapeaux bleus : { $cells }.
spoken-land = { $who }, terres : { $cells }.
spoken-no-land = aucune
spoken-which-seat = Quelle place ? Donnez un nom ou un numéro.
spoken-which-cell = Quelle case ? Donnez la colonne et la ligne, de a1 à o10.
spoken-cell = { $cell } : { $what }.
spoken-marker = une terre qui porte un marqueur ({ $who })
spoken-free = une terre libre
spoken-water = de l’eau, lac { $value }
spoken-card = { $stars ->
    [1] Carte { $slot } : { $card }, une étoile.
   *[other] Carte { $slot } : { $card } ; la seconde étoile à { $right } vers la droite et { $down } vers le bas, à tourner comme on veut.
  }
spoken-face-down = Cartes face cachée de cette manche : { $count }.
spoken-hand = Vos cow-boys : { $tokens }.
spoken-holds = { $who } : { $count ->
    [one] un cow-boy derrière le paravent.
   *[other] { $count } cow-boys derrière le paravent.
  }
spoken-score = { $who } : { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
  }. Compté maintenant : bords { $edges }, doubles { $doubles }, plus grand domaine { $estate }, lacs { $lakes }. Jetons « à vendre » : { $signs }.
typed = drapeau = flag / rouge = red / vert = green / bleu = blue / en = at / miser = bid / rien = - / carte = card / tourner = turn / seule = single / vendre = sell / payer = pay / oui = yes / non = no / passer = pass / lac = lake / quart = quarter

# Lessons: the task, what was learnt, what to look at again.
lesson-plant = Plantez le drapeau sur une case permise : jamais deux drapeaux côte à côte.
    .done = Juste : chaque drapeau dit où une terre sera à vendre à cette manche.
    .wrong = Ce drapeau ne peut pas être là.
lesson-nothing = Il ne vous reste que deux cow-boys, et aucune carte ne les vaut. Misez de façon à en tirer deux autres à coup sûr.
    .done = Juste : qui ne mise rien tire deux cow-boys. Savoir s’abstenir fait gagner les enchères suivantes.
    .wrong = Une mise va dans le sac, gagnée ou perdue, et seul le plus bas enchérisseur tire. Ne rien miser est plus sûr.
lesson-edge = Les bords paient les deux qui en ont le plus. Prenez la terre qui vous rapporte des points de bord.
    .done = Juste : chaque case du pourtour est un bord, un coin un seul.
    .wrong = C’est permis, mais cela ne rapporte rien en bords. Regardez le pourtour.
lesson-double = Faites un double : exactement deux de vos cases côte à côte.
    .done = Juste : tous les doubles comptent, mais une troisième case en fait un domaine.
    .wrong = C’est permis, mais cela ne fait pas de double. Regardez à côté d’une de vos cases seules.
lesson-star = Votre carte a une seconde étoile. Tournez-la pour que le second marqueur fasse un double avec une case isolée.
    .done = Juste : on tourne la carte à son gré, d’un côté ou d’un autre, avant de poser le second marqueur.
    .wrong = C’est permis, mais cela ne fait pas de double. Cherchez une de vos cases à côté d’un des quatre emplacements.
lesson-estate = Prenez la terre qui vous rapporte des points pour le plus grand domaine.
    .done = Juste : trois cases ou plus font un domaine, et chacun présente le plus grand.
    .wrong = C’est permis, mais cela ne rapporte rien en domaines. Regardez à côté de votre plus grand groupe.
lesson-lake = Prenez la terre qui vous donne un lac.
    .done = Juste : un lac va à qui a seul le plus de marqueurs sur ses champs, les cases au bord de l’eau.
    .wrong = C’est permis, mais aucun lac ne devient vôtre. Regardez les cases au bord de l’eau.

# What puzzles are about
theme-flag = Drapeaux
theme-land = Quelle terre
theme-lake = Lacs
theme-star = La seconde étoile
theme-sale = Ventes
theme-price = Le prix
theme-bid = Enchères
theme-card = Quelle carte
theme-last = La dernière manche

# L’éditeur : ce qu’on prend à côté du plateau, et où cela va
kit-marker = Marqueur de la place { $seat }
kit-plant = Drapeau { $what ->
    [r] rouge
    [g] vert
    [o] orange
   *[b] bleu
}
kit-clear = Vider une case
kit-to-held = Main de la place { $seat }
