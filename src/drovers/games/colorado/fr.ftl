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
event-ranked = { $seat } est classée numéro { $rank }.
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

why-R8 = Ce lac est déjà sur le plateau ou n’entre nulle part. Choisissez l’un des lacs qui restent.
why-R12 = On place les drapeaux : celui dont c’est le tour choisit l’un des siens, puis une case.
why-R13 = Un drapeau demande une terre libre, sans drapeau sur une case voisine par le côté. Choisissez une autre case.
why-R15 = Tout le monde mise en même temps, avec les cow-boys de son paravent : misez une fois, puis attendez les autres.
why-R19 = Les cartes visibles se prennent dans l’ordre du classement. Si c’est votre tour, choisissez une carte encore là.
why-R23 = L’enchérisseur dont c’est le tour choisit un drapeau de la couleur de la carte.
why-R24 = Cette carte n’a qu’une étoile.
why-R25 = L’enchérisseur dont c’est le tour place la seconde étoile : tournez la carte, ou restez-en à un marqueur.
why-R26 = La seconde étoile tomberait hors du plateau, dans l’eau ou sur un marqueur. Tournez la carte autrement.
why-R33 = On vend deux fois par manche au plus, et seulement tant qu’on a des jetons « à vendre ».
why-R34 = Les dernières cartes de la manche sont visibles : on ne vend plus rien avant la manche suivante.
why-R35 = Vous ne pouvez vendre qu’une terre qui porte votre marqueur.
why-R38 = L’acheteur unique paie avec l’un de ses propres cow-boys.
why-R39 = Les intéressés misent pour la terre, une fois chacun et avec au moins un de leurs cow-boys.
why-R43 = La partie est finie.
why-RA3 = On place les lacs : dans le plateau, jamais sur un autre lac, tournés mais non retournés.
why-RA8 = Avec cette option, le second marqueur doit être posé s’il peut l’être.
why-RA9 = Un drapeau s’y trouve : cette case attend sa propre carte. Tournez la carte autrement.
why-RA20 = C’est le moment des ventes : celui dont c’est le tour propose une terre ou passe.
why-RA21 = Une terre est à vendre : chacun, sauf le vendeur, répond une fois oui ou non. Pour dire oui il faut un cow-boy et un marqueur.
why-RA26 = Il ne vous reste aucun marqueur à poser.

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
move-count = Nombre de cow-boys misés : { $first }.
move-bid = Miser
move-card = Prendre { $first }.
move-lake = Lac { $first }
move-quarter = Quarts de tour : { $first }
