unknown-game = Il n’y a pas de jeu nommé « { $name } ». Jeux connus : { $known }.
unknown-option = Il n’y a pas d’option « { $name } ». Options de ce jeu : { $known }.
bad-option = L’option { $name } ne peut pas valoir « { $value } ». Choisissez parmi : { $choices }.
bad-seats = { $game } se joue de { $low } à { $high } ; { $seats } places, c’est impossible.
bad-seed = « { $seed } » n’est pas une graine. Donnez un entier à partir de 0, ou 64 chiffres hexadécimaux.
bad-seat = Il n’y a pas de place { $seat }. Les places sont numérotées de 0 à { $last }.
no-undo = Rien ne peut être repris : seulement vos propres étapes d’un tour inachevé, et jamais au-delà d’une révélation.
position-object = { $field } : il faut un objet avec des champs nommés.
position-missing = { $field } manque dans la position.
position-unknown = { $field } n’est pas un champ d’une position de ce jeu.
position-number = { $field } : { $value } n’est pas un entier de { $low } à { $high }.
position-flag = { $field } : { $value } n’est ni vrai ni faux.
position-choice = { $field } : « { $value } » ne fait pas partie de : { $choices }.
position-list = { $field } : il faut une liste { $low ->
    [0] d’au plus { $high }
   *[other] de { $low } à { $high }
  } éléments.
position-item = { $field } : « { $value } » ne peut pas se trouver ici.
position-game = game : c’est une position de « { $value } », pas de { $game }.
bad-record = Ce n’est pas l’enregistrement d’une partie : { $problem }
record-version = L’enregistrement est au format { $found } ; ce programme lit { $known }.
record-tables = Cette partie a été jouée avec d’autres tables de données ({ $found }) que celles en vigueur ({ $known }). « drovers verify FICHIER » la vérifie avec les tables qu’elle contient ; pour la rejouer, mettez ces tables dans un fichier et nommez-le dans { $variable }.
position-tables = Cette position relève d’autres tables de données ({ $found }) que celles en vigueur ({ $known }). Nommez le fichier de ses tables dans { $variable }.
record-rules = L’enregistrement suit la version { $found } des règles ; ce programme a la version { $known }.
record-seed = L’enregistrement n’a pas encore de graine : elle est montrée à la fin de la partie, et sans elle rien ne peut être redistribué.
record-move = Le coup { $ply } ({ $move }) ne se rejoue pas : { $problem }
record-commitment = La graine n’est pas celle à laquelle la partie s’était engagée avant la donne.
record-result = La relecture donne le résultat { $found }, mais l’enregistrement dit { $written }.
