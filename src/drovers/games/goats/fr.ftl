name = Herr der Ziegen
tagline = Gagnez des familles entières de chèvres farfelues, et laissez le chien les ramener à l’étable.
bad-move = « { $text } » ne s’écrit pas ainsi. Jouez une carte par « play RO5 », prenez-en une par « take c4 » ; puis « mark c4 », « dog c4 », « to c6 », « keep », « yes » et « no », selon ce qu’on vous demande.

# Les dix-huit types ; le code est le même dans toutes les langues.
type-RO = chèvre rockeuse
type-PO = chèvre à la bouée
type-CH = chèvre cuisinière
type-DI = chèvre plongeuse
type-AS = chèvre astronaute
type-PI = chèvre pirate
type-KN = chèvre en armure
type-BA = chèvre ballerine
type-SU = chèvre surfeuse
type-VI = chèvre viking
type-DE = chèvre détective
type-JU = chèvre jongleuse
type-PU = chèvre punk
type-GA = chèvre jardinière
type-OP = chèvre cantatrice
type-MA = chèvre magicienne
type-SK = chèvre skieuse
type-YO = chèvre yogi
card-goat = la { $type } { $value } ({ $card })
card-dog = un chien
card-milk = un cocktail de lait de { $value }
steps = { $count ->
    [1] d’un pas
   *[other] de { $count } pas
  }

event-played = La place { $seat } joue { $card }.
event-walked = La grande chèvre de la place { $seat } avance { $steps }, jusqu’au bord { $edge }.
event-took = La place { $seat } prend { $card } en { $cell }.
event-refilled = { $cell } est comblé : { $card }.
event-tagged = Elle est à la place { $seat } : { $card } en { $cell } est marquée aussitôt.
event-majority = La place { $seat } totalise { $points } points et possède désormais le type « { $type } ».
event-fourth = La quatrième carte est posée : avec { $points } points, la place { $seat } possède désormais le type « { $type } ».
event-marked = La place { $seat } marque { $card } en { $cell }.
event-unmarked = La place { $seat } n’a plus de petite chèvre pour { $card } en { $cell }.
event-showed = La place { $seat } montre { $card } et la garde : personne n’en tirera de points.
event-boxed = La place { $seat } perd { $card } : sans valeur désormais, elle quitte le jeu.
event-spent = Type déjà attribué : pour la place { $seat }, { $card } n’est qu’un pas de plus et quitte le jeu.
event-kept = La place { $seat } laisse le chien couché.
event-swapped = Le chien de la place { $seat } échange { $card } en { $cell } avec { $other } en { $there }.
event-shifted = Le chien de la place { $seat } mène { $card } de { $cell } à l’emplacement vide { $there }.
event-asked = La place { $seat } demande à la place { $whom } : { $card } en { $cell } contre { $other } en { $there } ?
event-agreed = La place { $seat } accepte.
event-refused = La place { $seat } refuse.
event-emptied = La place { $seat } a pris la dernière carte d’une rangée en { $cell } : ce tour est le dernier.
event-blocked = La place { $seat } ne peut prendre aucune carte : ce tour est le dernier.
event-scored = Place { $seat } : { $goats } pour les chèvres, { $drinks } pour le lait, { $points } points.

why-G7 = Cet emplacement est hors du pâturage de cette partie. Choisissez-en un à l’intérieur.
why-G12 = Ce n’est pas votre tour. Attendez le joueur dont c’est le tour.
why-G13 = Jouez d’abord l’une des deux cartes de votre main ; deux cartes égales sont un seul choix.
why-G16 = Il faut prendre une carte de la ligne ou de la colonne où se tient votre grande chèvre.
why-G17 = Il n’y a rien à prendre ici : ni étable ni emplacement vide. Choisissez une carte de votre rangée.
why-G26 = Les petites chèvres vont sur les cartes non marquées du pâturage, du type que vous venez de gagner.
why-G30 = Cette carte est marquée et ne peut plus jamais être prise. Choisissez-en une sans petite chèvre.
why-G32 = Le chien mène une carte qui porte votre propre petite chèvre. Choisissez une des vôtres, ou « keep ».
why-G33 = Le chien déplace une carte le long de sa ligne ou de sa colonne. Choisissez-y une autre carte ou un emplacement vide.
why-G34 = Une carte neutre est une chèvre ; ni chien ni lait ne s’échangent. Choisissez une chèvre ou un emplacement vide.
why-G36 = Les étables ne bougent pas. Choisissez une carte ou un emplacement vide.
why-G42 = La partie est finie.
why-GA14 = Vous possédez plus de cartes qu’il ne vous reste de petites chèvres : choisissez laquelle marquer, c’est obligatoire.
why-GA21 = L’échange avec la carte d’un autre attend son oui ou son non, et un chien ne demande pas sans fin.

end-G40 = La dernière carte d’une ligne ou d’une colonne a été prise.
end-G41 = Une grande chèvre s’est arrêtée devant une rangée où rien n’était à prendre.

option-stable_layout = Où se trouvent les étables à trois et à cinq joueurs ; l’illustration de la boîte est perdue.
    .value-corner = dans les coins, la cinquième au milieu d’un côté
    .value-ring = réparties autour du pâturage, trois voisins chacune
option-milk_split = Combien des 16 cocktails de lait valent 1 et 2 ; une reconstitution.
    .value-8-8 = huit de 1, huit de 2
    .value-10-6 = dix de 1, six de 2
option-dog_swap_neutral_any = Si un chien peut aussi échanger avec un chien ou un lait non marqué.
    .value-false = seulement des chèvres
    .value-true = toute carte non marquée
option-max_dog_requests = Combien de fois un même chien peut demander un échange avec la carte d’un autre.
option-end_completes_turn = Si le dernier tour est joué jusqu’au bout avant le décompte.
    .value-false = la partie s’arrête après la prise
    .value-true = l’évaluation et le chien ont encore lieu
option-end_cross_line = Quelles rangées vidées mettent fin à la partie.
    .value-false = seulement celle de la grande chèvre
    .value-true = aussi celle qui la croise à la carte prise
option-milk_round = Comment s’arrondit la moitié du deuxième total de lait.
    .value-up = vers le haut
    .value-down = vers le bas
option-milk_second_after_tie = S’il y a une deuxième place au lait quand la première est partagée.
    .value-false = pas de deuxième place
    .value-true = le deuxième total compte encore pour moitié
option-marker_limit = Combien de petites chèvres possède chaque joueur.

flaw-stables = Chaque place a une étable, sur un emplacement du bord à elle seule, et il n’y en a pas d’autre.
flaw-pasture = Un emplacement contient ce qui ne peut pas s’y trouver.
flaw-markers = Seules les chèvres portent des petites chèvres, et seulement celles du propriétaire de leur type.
flaw-holes = Un trou du pâturage est comblé tant que la pioche a des cartes : celui-ci est impossible.
flaw-goat-twice = Chaque chèvre de ce nombre de joueurs est quelque part une seule fois, et aucune autre ; il en manque une, une est double ou étrangère.
flaw-dogs = Le nombre de chiens n’est pas celui de ce nombre de joueurs.
flaw-milk = Les cocktails de lait ne sont pas ceux de ce nombre de joueurs.
flaw-hand-size = Une main compte deux cartes ; seul celui qui a joué et n’a pas encore pris n’en a qu’une.
flaw-hand-dog = Un chien en main vient du pâturage, donc chacun le connaît : écrivez-le sans parenthèses.
flaw-supply = Les petites chèvres restantes et posées doivent faire le compte.
flaw-pawns = Une grande chèvre se tient à un bord que ce pâturage n’a pas.
flaw-owner-cards = Un type appartient à qui l’a gagné : ses cartes sont devant lui, celles des autres dans la boîte.
flaw-undecided = Un type encore ouvert montre déjà huit points chez un joueur ou une quatrième carte.
flaw-piled = Seule la cinquième carte d’un type attribué peut être connue dans la pioche, et elle doit y être.
flaw-played = La carte jouée ce tour n’est pas là où elle est allée, ou appartient à une autre étape du tour.
flaw-phase = Rien ne pourrait être décidé à cette étape du tour dans cette position.
flaw-last = La fin de la partie ne va pas avec cette étape du tour.

data-unreadable = La table des données des chèvres est illisible : { $problem }
data-empty = { $field } : il faut au moins une entrée ; la première est la valeur par défaut.
data-milk = { $field } : deux nombres dont la somme est 16, assez grands pour les cartes retirées.
data-cards = { $field } : trop peu de cartes restent en jeu pour le pâturage et les mains.
data-stables = { $field } : les étables occupent des emplacements différents du bord du pâturage.
data-starts = { $field } : chaque grande chèvre part d’un bord extérieur de sa propre étable.

# Ce qu’on touche, et les coups tels qu’on les lit : $first est la chose touchée.
thing-cell = { $card } en { $cell }
move-play = Jouer { $first } et avancer d’autant.
move-play-dog = Jouer { $first } et rester sur place.
move-take = Prendre { $first }.
move-mark = Marquer { $first }.
move-lead = Mener { $first }.
move-to = Échanger avec { $first }.
move-to-empty = Mener à l’emplacement vide { $first }.
move-keep = Laisser le chien couché
move-yes = Oui, échanger
move-no = Non
