refused-malformed = Ce message est illisible : { $problem }
refused-not-found = { $what ->
    [deal] Il n’y a pas de donne du jour de ce nom.
    [game] Ce jeu n’existe pas.
    [leaderboard] Ce classement n’existe pas.
    [lesson] Cette leçon n’existe pas.
    [link] Ce lien a déjà servi, ou il est trop vieux. Demandez-en un autre.
    [player] Personne ici ne porte cet identifiant. Le compte a peut-être été supprimé.
    [puzzle] Ce problème n’existe pas.
    [record] Il n’y a pas encore de feuille : la partie n’a pas commencé.
    [session] Plus personne n’est connecté là.
    [table] Cette table n’existe pas. Voyez si le lien est entier.
    [token] Ce jeton n’existe plus.
    [tournament] Ce tournoi n’existe pas. Voyez si le lien est entier.
   *[page] Il n’y a rien à cette adresse.
  }
refused-nobody = Personne n’a de compte, et aucun robot ne s’appelle « { $name } ». On trouve un invité par le lien de sa page.
refused-bad-endpoint = Ce n’est pas l’abonnement d’un navigateur : il faut une adresse https de l’internet public, et les clés du navigateur.
refused-no-mail = Le courriel n’a pas pu être envoyé. Vérifiez l’adresse ; si ce serveur n’envoie aucun courriel, c’est à son opérateur de dire par qui (--smtp).
notice-title = { $count ->
    [one] À vous de jouer
   *[other] { $count } tables vous attendent
  }
notice-off = Plus d’avis
mail-waiting = C’est à vous de jouer.

    { $body }

    { $link }

    Plus de courriels comme celui-ci, en un clic : { $off }
mail-confirm-subject = Drovers : confirmez votre adresse
mail-confirm = Quelqu’un, sans doute vous, veut être prévenu à cette adresse quand c’est à lui de jouer. Ouvrez ce lien dans les deux jours pour la confirmer ; si ce n’était pas vous, ne faites rien.

    { $link }
unfold-waiting = Il reste une place : asseyez-vous.
unfold-playing = La partie est en cours : venez regarder.
unfold-over = Partie terminée : revoyez-la coup par coup.
unfold-closed = Cette table est fermée.
refused-no-challenge = Ce joueur ne souhaite pas vous entendre.
refused-no-vacation = Il vous reste { $days } jours de vacances cette année. Choisissez-en moins.
refused-no-name = Donnez-vous d’abord un nom ; rien d’autre n’est demandé.
refused-no-seat = Cette place n’est pas la vôtre à cette table.
refused-other-rules = Cette partie a été jouée selon la version { $found } des règles ; ce serveur a la version { $known }.
refused-other-tables = Cette partie a été jouée avec d’autres tables de données ({ $found }) que celles en vigueur sur ce serveur ({ $known }). La personne qui l’exploite peut nommer le fichier de ces tables dans { $variable }.
refused-in-steps = { $text } serait le premier de deux pas, et les autres verraient qu’il y en a deux. Jouez l’un des coups proposés : ils sont entiers.
refused-no-such-seat = Cette place n’existe pas. Les places vont de 0 à { $last }.
refused-taken = Cette place est prise. Choisissez-en une autre.
refused-seated = Vous avez déjà une place ici. Quittez-la d’abord pour en prendre une autre.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-not-waiting = La partie a commencé ; ce n’était possible qu’avant.
refused-not-playing = La partie n’est pas en cours.
refused-not-over = La partie n’est pas encore finie.
refused-ended = La partie est finie à ce moment-là. Choisissez-en un plus tôt.
refused-not-full = Il faut d’abord remplir toutes les places, par une personne ou par un robot.
refused-stale = La table a changé depuis votre décision. Regardez de nouveau ; voici où elle en est.
refused-not-person = Un robot joue pour vous. Reprenez d’abord votre place.
refused-no-undo = Rien ne peut être repris : seulement vos propres étapes d’un tour inachevé, et jamais par-delà une révélation.
refused-no-takeback = Seul votre dernier coup peut être repris, avant que quelqu’un d’autre ait joué et s’il n’a rien montré à personne.
refused-no-offer = Personne n’a proposé cela.
refused-not-gone = Cette place a encore du temps, et son joueur n’est pas absent depuis longtemps.
refused-resigned = Vous avez abandonné ; le robot joue jusqu’au bout.
refused-unknown-bot = Il n’y a pas de robot nommé « { $name } ». Robots connus : { $known }.
refused-unknown-game = Il n’y a pas de jeu nommé « { $name } ». Jeux connus : { $known }.
refused-no-phrase = Cette formule n’existe pas. Formules : { $known }.
refused-empty = Dites quelque chose, ou ne dites rien.
refused-too-fast = C’était trop rapide. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  } et réessayez.
refused-too-many = { $what ->
    [tables] Vous avez { $most } parties inachevées. Terminez-en une d’abord.
    [watched] Cette connexion suit { $most } tables. Quittez-en une d’abord.
    [tokens] Vous avez { $most } jetons. Supprimez-en un d’abord.
    [invitations] { $most } personnes ne vous ont pas encore répondu. Attendez l’une d’elles.
    [entrants] Ce tournoi est complet : { $most } inscrits.
    [hints] { $most } conseils sont en cours de réflexion. Redemandez dans un instant.
    [analyses] { $most } parties sont en cours d’analyse. Redemandez dans un moment.
   *[sockets] Il y a trop de connexions depuis votre adresse. Fermez-en une d’abord.
  }
refused-no-hint = Pas de conseil aux tables classées, et seulement pour une place à vous qui doit jouer.
refused-set-up = Cette partie a commencé par une position composée à la main, et une table commence par une donne. Le terminal la montre : drovers replay FICHIER
refused-no-search = Revoir une partie demande une recherche, et une recherche le compilateur, qu’aucun navigateur n’a. Gardez l’enregistrement et revoyez-le sur un serveur, ou avec : drovers analyse FICHIER
refused-unavailable = Rien n’a été enregistré et rien n’a changé. Réessayez dans un instant.
refused-unwell = Ce serveur ne va pas bien : { $problem }. Qui le fait tourner en est averti ; réessayez plus tard.
refused-draining = Ce serveur va s’arrêter et ne commence rien de nouveau. Les parties en cours continuent ; réessayez dans un instant.
refused-origin = Ceci venait d’un autre site ({ $origin }) et n’a pas été fait.
refused-not-json = Envoyez du JSON, et dites-le dans Content-Type.
refused-too-large = C’est trop gros : { $most } octets au plus.
refused-bad-name = Un nom a de 1 à 24 lettres, chiffres et signes visibles, d’un seul alphabet.
refused-name-taken = Quelqu’un a déjà un compte à ce nom, ou à un nom qui lui ressemble. Choisissez-en un autre, ou connectez-vous.
refused-has-account = Vous avez déjà un compte.
refused-no-account = Vous n’avez pas de compte pour faire cela.
refused-bad-password = Ce nom et ce mot de passe ne vont pas ensemble.
refused-rated-alone = Une partie classée demande un joueur différent à chaque place.
refused-no-me = Vous devez avoir une place à votre propre table.
refused-cannot-start = Une table ne peut commencer tout de suite que si aucune place n’est libre.
refused-hidden = Cela se montre une fois la partie finie.
refused-ply = Ce moment n’existe pas dans la partie : elle a { $plies } coups.
refused-method = Cette adresse n’accepte pas { $method }.
refused-internal = Quelque chose s’est mal passé ici, et c’est noté. Ce n’était pas votre faute.
phrase-hello = Bonjour !
phrase-luck = Bonne chance et bon jeu !
phrase-thinking = Je réfléchis…
phrase-nice = Bien joué !
phrase-oops = Oups !
phrase-hurry = À vous de jouer, s’il vous plaît.
phrase-thanks = Merci pour la partie !
phrase-bye = Je dois partir. Au revoir !
end-resigned = { $seats ->
    [one] Une place a abandonné.
   *[other] Des places ont abandonné.
  }
api-title = L’interface HTTP de Drovers
api-lead = Tout ce qu’une page ou un robot peut demander en HTTP. Ce qui se passe à une table va par le WebSocket : voyez docs/wire.md.
refused-no-puzzle = Vous avez répondu à tous ceux-là. Choisissez un autre thème ou un autre jeu.
puzzle-task = D’après ce que vous pouvez savoir, un coup est nettement le meilleur. Trouvez-le.
puzzle-right = Juste. Il vous laisse { NUMBER($chances, style: "percent") } de la victoire.
puzzle-wrong = Pas celui-ci. { $best } vous laisse { NUMBER($chances, style: "percent") } de la victoire.
puzzle-worse = Ce coup vous laisse { NUMBER($left, style: "percent") } de la victoire. { $best } en laisse { NUMBER($chances, style: "percent") }.
refused-not-yet = Ce qu’ont fait les autres se montre quand vous aurez fini cette donne, ou quand la journée sera passée.
refused-bad-position = Cette position est impossible.
