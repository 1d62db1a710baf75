unknown-game = Il n’y a pas de jeu nommé « { $name } ». Jeux connus : { $known }.
unknown-option = Il n’y a pas d’option « { $name } ». Options de ce jeu : { $known }.
bad-option = L’option { $name } ne peut pas valoir « { $value } ». Choisissez parmi : { $choices }.
bad-seats = { $game } se joue de { $low } à { $high } ; { $seats } places, c’est impossible.
bad-seed = « { $seed } » n’est pas une graine. Donnez un entier à partir de 0, ou 64 chiffres hexadécimaux.
bad-seat = Il n’y a pas de place { $seat }. Les places sont numérotées de 0 à { $last }.
no-undo = Rien ne peut être repris : seulement vos propres étapes d’un tour inachevé, et jamais au-delà d’une révélation.
position-object = { $field } : il faut un objet avec des champs nommés.
position-missing = { $field } manque dans la position.
position-unknown = { $field } n’est pas un champ d’une position de ce jeu.
position-number = { $field } : { $value } n’est pas un entier de { $low } à { $high }.
position-flag = { $field } : { $value } n’est ni vrai ni faux.
position-choice = { $field } : « { $value } » ne fait pas partie de : { $choices }.
position-list = { $field } : il faut une liste { $low ->
    [0] d’au plus { $high }
   *[other] de { $low } à { $high }
  } éléments.
position-item = { $field } : « { $value } » ne peut pas se trouver ici.
position-put = Cela ne va pas à cet endroit. Choisissez une pièce, puis une place pour elle.
position-game = game : c’est une position de « { $value } », pas de { $game }.
bad-record = Ce n’est pas l’enregistrement d’une partie : { $problem }
record-version = L’enregistrement est au format { $found } ; ce programme lit { $known }.
record-tables = Cette partie a été jouée avec d’autres tables de données ({ $found }) que celles en vigueur ({ $known }). « drovers verify FICHIER » la vérifie avec les tables qu’elle contient ; pour la rejouer, mettez ces tables dans un fichier et nommez-le dans { $variable }.
position-tables = Cette position relève d’autres tables de données ({ $found }) que celles en vigueur ({ $known }). Nommez le fichier de ses tables dans { $variable }.
record-rules = L’enregistrement suit la version { $found } des règles ; ce programme a la version { $known }.
record-data = Les tables de données que contient cet enregistrement ne sont pas celles qu’il nomme ({ $found }).
record-seed = L’enregistrement n’a pas encore de graine : elle est montrée à la fin de la partie, et sans elle rien ne peut être redistribué.
record-move = Le coup { $ply } ({ $move }) ne se rejoue pas : { $problem }
record-commitment = La graine n’est pas celle à laquelle la partie s’était engagée avant la donne.
record-result = La relecture donne le résultat { $found }, mais l’enregistrement dit { $written }.

# Ce qu’on demande et ce qu’on entend
# Entre « / », tout ce qu’on peut taper ; le premier mot est celui qu’on montre.
ask-fillers = de / du / des / d' / la / le / les / l' / en / à / clan / place
ask-me = moi / mes / mien
ask-board = plateau / table
    .help = toute la table
ask-hand = main / ma main
    .help = ce que vous avez en main
ask-scores = scores / score / points
    .help = où en est chacun
ask-now = maintenant / à qui
    .help = à qui de jouer, et ce qui est attendu
ask-legal = coups / coups légaux / légal
    .rest = DÉBUT
    .help = les coups permis, ou ceux qui commencent ainsi
ask-last = dernier / derniers / dernier coup / derniers coups
    .rest = N
    .help = ce qu’a produit le dernier coup, ou les N derniers
ask-why = pourquoi / pourquoi pas
    .rest = COUP
    .help = pourquoi un coup n’est pas permis maintenant
ask-rule = règle
    .rest = NUMÉRO
    .help = ce que dit une règle
ask-rules = règles / chapitre
    .rest = N
    .help = les chapitres des règles, ou la lecture de l’un d’eux
ask-help = aide / questions
    .help = ce qu’on peut demander, et comment s’écrivent les coups
spoken-you = vous
spoken-nothing = rien
spoken-no-question = « { $text } » n’est pas une question. Tapez « aide » pour les connaître.
spoken-several = Plusieurs coups commencent par « { $text } » :
spoken-near = Vouliez-vous dire { $moves } ?
spoken-your-turn = À vous. { $step }
spoken-their-turn = C’est à { $names } de jouer. { $step }
spoken-no-moves = On n’attend aucun coup de vous maintenant.
spoken-none-begins = Aucun coup permis ne commence par « { $text } ».
spoken-heads = { $count } coups, qui commencent ainsi : { $heads }. Tapez « coups { $first } » pour les entendre.
spoken-texts = { $count } coups : { $moves }
spoken-more = { " " }et { $count } autres
spoken-nothing-yet = Il ne s’est encore rien passé.
spoken-allowed = { $move } est permis.
spoken-no-rule = Il n’y a pas de règle « { $text } » ici. Chaque refus et chaque événement donne le numéro de la sienne.
spoken-break = { " ; " }
spoken-which-move = Quel coup ? Tapez « pourquoi » et le coup, comme vous le joueriez.
spoken-none = aucun
spoken-pair = { $left } : { $right }
spoken-which-rule = Quelle règle ? Tapez « règle » et son numéro ; chaque refus et chaque événement donne le sien.
spoken-spellings = On peut aussi taper : { $words }.
compiling = Les règles se compilent, une fois pour cette version : { $count } fonctions jusqu’ici…
theme-ending = La fin est en vue
theme-trap = Pas ce qui saute aux yeux

# L’éditeur : ce qu’on prend à côté du plateau, et où cela va
kit-turn = Au tour de la place { $seat }
kit-to-rest = À l’écart
