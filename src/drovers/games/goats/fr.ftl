name = Herr der Ziegen
tagline = Gagnez des familles entières de chèvres farfelues, et laissez le chien les ramener à l’étable.
bad-move = « { $text } » ne s’écrit pas ainsi. Jouez une carte de votre main par « play RO5 », prenez par « take c4 », marquez par « mark c4 » ; « dog c4 » choisit la carte que mène le chien, « to c6 » dit vers où ; « keep » (garder le chien), « yes » et « no » s’écrivent seuls.

# Les dix-huit types ; le code est le même dans toutes les langues.
type-RO = chèvre Elvis
type-PO = chèvre à la piscine
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
card-none = aucune carte
card-dog = un chien
card-milk = un cocktail de lait de { $value }
line-row = la ligne { $name }
line-column = la colonne { $name }
markers = { $count ->
    [1] votre dernière petite chèvre
   *[other] vos { $count } dernières petites chèvres
  }
steps = { $count ->
    [1] d’un pas
   *[other] de { $count } pas
  }

# Le nom d’une place quand personne n’en donne.
seat-name = la place { $seat }

event-played = { $seat } joue { $card }.
event-walked = La grande chèvre de { $seat } avance { $steps }, jusqu’au bord { $edge }.
event-took = { $seat } prend { $card } en { $cell }.
event-refilled = { $cell } est comblé : { $card }.
event-tagged = Elle est à { $seat } : { $card } en { $cell } est marquée aussitôt.
event-majority = { $seat } totalise { $points } points et possède désormais le type « { $type } ».
event-fourth = La quatrième carte est posée : avec { $points } points, { $seat } possède désormais le type « { $type } ».
event-marked = { $seat } marque { $card } en { $cell }.
event-unmarked = { $seat } n’a plus de petite chèvre pour { $card } en { $cell }.
event-showed = { $seat } montre { $card } et la garde : personne n’en tirera de points.
event-boxed = { $seat } perd { $card } : sans valeur désormais, elle quitte le jeu.
event-spent = Type déjà attribué : pour { $seat }, { $card } n’a servi qu’à avancer et quitte le jeu.
event-kept = { $seat } garde le chien : il ne mène rien.
event-swapped = Le chien de { $seat } échange { $card } en { $cell } avec { $other } en { $there }.
event-shifted = Le chien de { $seat } mène { $card } de { $cell } à l’emplacement vide { $there }.
event-asked = { $seat } demande à { $whom } : { $card } en { $cell } contre { $other } en { $there } ?
event-agreed = { $seat } accepte.
event-refused = { $seat } refuse.
event-emptied = { $seat } a pris la dernière carte d’une rangée en { $cell } : ce tour est le dernier.
event-blocked = { $seat } ne peut prendre aucune carte : ce tour est le dernier.
event-scored = { $seat } : { $goats } pour les chèvres, { $drinks } pour le lait, { $points } points.

why-G7-detail = { $cell } est hors de ce pâturage, large de { $size } emplacements : de a1 à { $corner }. Choisissez un emplacement du pâturage.
why-G12-detail = Ce n’est pas votre tour : attendez que { $whom } ait fini le sien.
why-G13-detail = { $case ->
    [step] Un tour commence par une carte de votre main. Jouez d’abord l’une des vôtres : { $hand }.
    [equal] Vos deux cartes sont les mêmes, { $card } : c’est un seul choix. Jouez la première.
   *[held] Cette carte n’est pas dans votre main : { $card }. Jouez l’une des vôtres : { $hand }.
  }
why-G16-detail = { $case ->
    [step] Vous avez joué { $card }. Prenez maintenant une carte dans { $line }, où se tient votre grande chèvre : { $cells }.
   *[other] { $cell } n’est pas dans { $line }, où se tient votre grande chèvre. Vous pouvez prendre en { $cells }.
  }
why-G17-detail = { $case ->
    [empty] { $cell } est vide : il n’y a pas de carte à prendre. Vous pouvez prendre en { $cells }.
   *[stable] { $cell } est { $whose ->
        [own] votre étable
       *[other] l’étable de { $whom }
      } : il n’y a pas de carte à prendre. Vous pouvez prendre en { $cells }.
  }
why-G26-detail = { $case ->
    [empty] { $cell } est vide. Vous pouvez marquer une carte du type que vous venez de gagner, « { $type } » : { $cells }.
    [stable] { $cell } est une étable. Vous pouvez marquer une carte du type que vous venez de gagner, « { $type } » : { $cells }.
   *[card] En { $cell } se trouve { $card }. Vous pouvez marquer une carte non marquée du type que vous venez de gagner, « { $type } » : { $cells }.
  }
why-G30a-detail = En { $cell } se trouve { $card }, marquée par { $whose ->
    [own] vous
   *[other] { $whom }
  } : une carte qui porte une petite chèvre ne se prend plus jamais. Vous pouvez prendre en { $cells }.
why-G32-detail = { $case ->
    [step] Votre chien est lâché : menez une carte qui porte votre petite chèvre, de { $cells }, ou gardez le chien (keep).
    [empty] { $cell } est vide. Le chien mène une carte qui porte votre petite chèvre, de { $cells } ; ou gardez le chien (keep).
    [stable] { $cell } est une étable. Le chien mène une carte qui porte votre petite chèvre, de { $cells } ; ou gardez le chien (keep).
   *[card] En { $cell } se trouve { $card }, sans petite chèvre à vous. Le chien peut mener une carte de { $cells } ; ou gardez le chien (keep).
  }
why-G33-detail = { $case ->
    [step] Votre chien mène { $card } de { $cell } : dites vers où, { $cells }.
    [same] En { $cell } se trouve déjà { $card }. Le chien peut la mener en { $cells }.
    [card] En { $cell } se trouve { $card }, qui ne peut aller nulle part : ni sa ligne ni sa colonne n’offrent d’emplacement vide, de carte neutre ou de carte à demander. Le chien peut mener une carte de { $cells } ; ou gardez le chien (keep).
   *[line] { $there } n’est ni dans la ligne ni dans la colonne de { $cell }, où se trouve { $card }. Le chien peut la mener en { $cells }.
  }
why-G34-detail = En { $there } se trouve { $other }, et seule une chèvre est neutre. Le chien peut mener { $card } en { $cells }.
why-G36-detail = { $there } est { $whose ->
    [own] votre étable
   *[other] l’étable de { $whom }
  }, et les étables ne bougent pas. Le chien peut mener { $card } en { $cells }.
why-G42 = La partie est finie : plus rien ne se joue. Commencez-en une autre.
why-GA14-detail = Vous avez gagné le type « { $type } » et devez dire quelles cartes reçoivent { $markers } : marquez-en une, { $cells }.
why-GA21-detail = { $case ->
    [waiting] { $whom } n’a pas encore répondu : vous avez demandé { $other } en { $there } contre { $card } en { $cell }. Attendez son oui ou son non.
    [watching] { $whom } n’a pas encore répondu à { $seat } : { $card } en { $cell } contre { $other } en { $there }. Attendez son oui ou son non.
    [answer] { $seat } propose d’échanger { $card } en { $cell } avec votre carte en { $there }, { $other }. Répondez d’abord oui (yes) ou non (no).
    [never] En { $there } se trouve { $other }, marquée par { $whom }, et dans cette partie les chiens ne demandent pas les cartes des autres. Le chien peut mener { $card } en { $cells }.
   *[spent] En { $there } se trouve { $other }, marquée par { $whom }, et ce chien a demandé aussi souvent qu’il le pouvait. Le chien peut mener { $card } en { $cells }.
  }

end-G40 = La dernière carte d’une ligne ou d’une colonne a été prise.
end-G41 = Une grande chèvre s’est arrêtée devant une rangée où rien n’était à prendre.

option-stable_layout = Où se trouvent les étables à trois et à cinq joueurs ; l’illustration de la boîte est perdue.
    .value-corner = dans les coins, la cinquième au milieu d’un côté
    .value-ring = réparties autour du pâturage, trois voisins chacune
option-milk_split = Combien des 16 cocktails de lait valent 1 et 2 ; une reconstitution.
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
flaw-holes = Un emplacement vide est comblé tant que la pioche a des cartes : celui-ci est impossible.
flaw-goat-twice = Chaque chèvre de ce nombre de joueurs est quelque part une seule fois, et aucune autre ; il en manque une, une est double ou étrangère.
flaw-dogs = Le nombre de chiens n’est pas celui de ce nombre de joueurs.
flaw-milk = Les cocktails de lait ne sont pas ceux de ce nombre de joueurs.
flaw-hand-size = Une main compte deux cartes ; seul celui qui a joué et n’a pas encore pris n’en a qu’une.
flaw-hand-dog = Un chien en main vient du pâturage, donc chacun le connaît : écrivez-le sans parenthèses.
flaw-supply = Les petites chèvres restantes et posées doivent faire le compte.
flaw-pawns = Une grande chèvre se tient à un bord que ce pâturage n’a pas.
flaw-owner-cards = Un type appartient à qui l’a gagné : ses cartes sont devant lui, celles des autres dans la boîte.
flaw-undecided = Un type encore ouvert montre déjà huit points chez un joueur ou une quatrième carte.
flaw-piled = Seule la cinquième carte d’un type attribué peut être connue dans la pioche, et elle doit y être.
flaw-played = La carte jouée ce tour n’est pas là où elle est allée, ou appartient à une autre étape du tour.
flaw-phase = Rien ne pourrait être décidé à cette étape du tour dans cette position.
flaw-last = La fin de la partie ne va pas avec cette étape du tour.

data-unreadable = Les tables de Herr der Ziegen sont illisibles : { $problem }
data-empty = { $field } : il faut au moins une entrée ; la première est la valeur par défaut.
data-milk = { $field } : deux nombres dont la somme est 16, assez grands pour les cartes retirées.
data-cards = { $field } : trop peu de cartes restent en jeu pour le pâturage et les mains.
data-stables = { $field } : les étables occupent des emplacements différents du bord du pâturage.
data-starts = { $field } : chaque grande chèvre part d’un bord extérieur de sa propre étable.

# Ce qu’on touche, et les coups tels qu’on les lit : $first est la chose touchée.
thing-cell = { $card } en { $cell }
move-play = Jouer { $first } et avancer d’autant.
move-play-dog = Jouer { $first } et rester sur place.
move-take = Prendre { $first }.
move-mark = Marquer { $first }.
move-lead = Mener { $first }.
move-to = Échanger avec { $first }.
move-to-empty = Mener à l’emplacement vide { $first }.
move-keep = Garder le chien
move-yes = Oui, échanger
move-no = Non

# Ce qu’on demande et ce qu’on entend
ask-line = rangée / ligne / colonne / ma rangée
    .rest = de PLACE, 3 ou c
    .help = ce qu’il y a devant une grande chèvre, ou dans une ligne ou une colonne
ask-cell = emplacement / case / qu'y a-t-il en
    .rest = c4
    .help = ce qu’il y a à un emplacement
ask-types = types / type
    .help = où en sont les types
ask-herd = troupeau / petites chèvres
    .rest = de PLACE
    .help = les cartes marquées, et celles qui rejoignent l’étable
notation = play RO5 joue une carte, take c4 prend la carte de la colonne c, ligne 4 ; mark c4 pose une petite chèvre ; dog c4, puis to c6 mènent une carte ; keep garde le chien ; yes et no répondent. Cartes : deux lettres pour le type, puis la valeur ; DOG pour un chien, M1 et M2 pour le lait.
spoken-step-play = Jouez une carte de la main, par exemple « play RO5 » ; « main » dit où mène chacune.
spoken-step-take = Carte jouée : { $played }. Prenez une carte dans la rangée de la grande chèvre, par exemple « take c4 ».
spoken-step-mark = Dites quelles cartes reçoivent une petite chèvre, par exemple « mark c4 ».
spoken-step-dog = Le chien est lâché : choisissez la carte qu’il mène, par exemple « dog c4 », ou « keep ».
spoken-step-to = Le chien mène la carte en { $source } : dites vers où, par exemple « to c6 ».
spoken-step-answer = Un chien demande d’échanger { $source } contre { $target } : répondez « yes » ou « no ».
spoken-step-over = La partie est finie.
spoken-hidden = une carte cachée
spoken-empty = { $cell } vide
spoken-stable = { $cell } étable ({ $who })
spoken-lying = { $who ->
    [none] { $cell } { $card }
   *[other] { $cell } { $card } marquée ({ $who })
  }
spoken-row = Ligne { $row } : { $cells }.
spoken-stands = { $who } : la grande chèvre est devant { $line }.
spoken-pile = Pioche : { $count }.
spoken-leads = Avec { $card }, on arrive devant { $line } : { $cells }.
spoken-which-line = Quelle rangée ? Donnez une ligne par son numéro, une colonne par sa lettre, ou une place.
spoken-which-cell = Quel emplacement ? Donnez la colonne et la ligne, par exemple c4.
spoken-type = { $owner ->
    [none] { $type } ({ $code }) : { $sums }. Cartes sorties : { $cards }.
   *[other] { $type } ({ $code }), type attribué : { $owner }.
  }
spoken-no-types = Personne n’a encore de carte d’un type devant soi.
spoken-herd = { $who }. Emplacements marqués : { $cells }. Reliés à l’étable : { $joined }. Petites chèvres restantes : { $left }.
spoken-score = { $who } : { $points } pour les chèvres pour l’instant, lait { $milk }.
typed = jouer = play / prendre = take / marquer = mark / chien = dog / vers = to / garder = keep / oui = yes / non = no

# Lessons: the task, what was learnt, what to look at again.
lesson-own = Une de vos cartes, posée devant vous, vous donne tout un type. Jouez-la.
    .done = Juste : huit points d’un type devant vous, ou le plus quand sort sa quatrième carte, et il est à vous pour de bon.
    .wrong = C’est permis, mais votre autre carte décide d’un type pour vous. Regardez vos majorités.
lesson-collect = Prenez la chèvre d’un type que vous avez commencé : ses points sont déjà devant vous.
    .done = Juste : ce que vous prenez est votre prochaine carte ; posée devant vous, elle compte pour son type.
    .wrong = C’est permis, mais une autre carte de la rangée va avec ce que vous avez devant vous.
lesson-milk = Le lait compte en entier pour qui en a le plus, pour moitié pour le deuxième. Prenez le cocktail valant 2.
    .done = Juste : une fois joué, il reste devant vous, et le lait s’additionne.
    .wrong = C’est permis, mais il faut prendre le cocktail de lait valant 2 de cette rangée.
lesson-walk = Jouez la carte dont la marche mène votre grande chèvre à une rangée avec un cocktail de lait valant 2.
    .done = Juste : la valeur jouée est la marche, et la marche choisit la rangée.
    .wrong = Cela mène à une rangée sans lui. Comptez les pas de votre autre carte.
lesson-lead = Votre chien peut mener une de vos chèvres marquées. Choisissez-en une qui puisse rejoindre l’étable.
    .done = Juste : une chèvre marquée reliée à votre étable compte double.
    .wrong = Celle-là ne s’approche pas de votre étable. Choisissez-en une qui puisse y être reliée.
lesson-join = Le chien mène cette chèvre. Où compte-t-elle double ?
    .done = Juste : à côté de votre étable, ou d’une chaîne de vos chèvres marquées.
    .wrong = Là, elle compte une fois. Cherchez un emplacement à côté de votre étable ou de chèvres qui y sont reliées.

# What puzzles are about
theme-walk = La marche
theme-take = Quelle carte prendre
theme-milk = Le lait
theme-mark = Marquer
theme-dog = Coups de chien
theme-answer = Répondre à une demande

# L’éditeur : ce qu’on prend à côté du plateau, et où cela va
kit-walk = Grande chèvre de la place { $seat } : un pas
kit-marker = Petite chèvre de la place { $seat }
kit-front = Devant la place { $seat } : { $what }
kit-to-front = Devant la place { $seat }
