# Aide
help-drovers = Quatre jeux de société, de troupeaux, de frontières et de bluff : pour jouer, étudier et chercher.
help-games = Liste les jeux, ou montre un jeu et ses options.
help-rules = Montre les règles d’un jeu, numérotées comme les cite chaque refus.
help-play = Joue une partie dans le terminal : contre des robots, ou à plusieurs devant le même écran.
help-serve = Servir les jeux dans le navigateur : pour vous, pour des amis, pour autant que votre machine en supporte.
help-browser = Jouer dans votre navigateur, sur cette machine : ce que fait drovers seul.
help-site = Écrire la page et les règles en fichiers que tout hébergeur peut servir : on y joue sans serveur.
help-replay = Raconte une partie enregistrée, tout à découvert ou telle qu’une place l’a vue.
help-verify = Vérifie un enregistrement : la donne était fixée d’avance, les coups mènent au résultat.
help-position = Dessine une position, nomme ce qui n’y va pas, liste les coups légaux.
help-simulate = Joue beaucoup de parties au hasard et compte ce qu’il en est advenu.
help-perft = Compte les suites de coups depuis une donne, pour comparer des programmes.
help-bots = Liste les robots.
help-backup = Écrire dans un seul fichier tout ce qu’un serveur garde, pendant qu’il tourne.
help-upkeep = Montrer ce qu’un serveur oublie chaque nuit, après combien de jours, et combien il y en a à présent.
help-restore = Remplir une base vide à partir d’un tel fichier, de ce genre ou de l’autre.
arg-game = Le jeu ; « drovers games » en donne la liste.
arg-game-maybe = Ne montre que ce jeu, avec ses options.
arg-play-game = Le jeu ; inutile avec --load.
arg-file = Un fichier JSON.
arg-site = Le dossier à écrire : nouveau, ou vide.
opt-quiet-browser = Dire seulement l’adresse, et laisser le navigateur tranquille.
arg-backup = Le fichier à écrire.
arg-restore = Le fichier à lire.
opt-host = L’adresse d’écoute ; 127.0.0.1, cette machine seulement, par défaut.
opt-port = Le port d’écoute ; 8000 par défaut.
opt-port-browser = Le port d’écoute ; par défaut toujours le même, car un navigateur garde les parties par adresse, ou un autre s’il est pris.
opt-database = Où les parties sont gardées : un fichier, ou postgresql://… pour plusieurs serveurs. Un fichier dans votre dossier de données par défaut.
opt-origin = Un autre site dont les pages peuvent utiliser ce serveur ; peut être répété.
opt-proxy = L’adresse ou le réseau d’un mandataire que l’on croit sur l’origine des requêtes ; peut être répété.
opt-metrics-from = L’adresse ou le réseau qui peut voir /metrics et ce qui ne va pas ; cette machine seule par défaut ; peut être répété.
opt-redis = Le Redis ou Valkey (redis://hôte) qui porte les nouvelles entre plusieurs instances, au lieu de PostgreSQL lui-même.
opt-bot-workers = Le nombre de processus où les robots réfléchissent ; un de moins que la machine n’a de cœurs par défaut.
opt-drain = Pendant combien de secondes après SIGTERM les parties continuent sans que rien de nouveau ne commence ; aucune par défaut.
opt-public = Où l’on trouve ce serveur, p. ex. https://drovers.example ; les liens des courriels en ont besoin.
opt-smtp = Par qui partent les courriels : smtp://nom:motdepasse@hôte:587 ou smtps://… ; sans cela, aucun ne part.
opt-mail-from = L’expéditeur des courriels.
opt-contact = À qui un service d’envoi peut parler de ce serveur : mailto:… ou https://….
opt-keep = Combien de jours garder ce qui n’est pas fini, par exemple guests=30 ; 0 : pour toujours ; peut être répété.
opt-log = Ce qui est noté au journal : debug, info, warning ou error ; info par défaut.
opt-help = Montre cette page et s’arrête.
opt-version = Montre la version et s’arrête.
opt-seats = Le nombre de places ; par défaut, le plus petit que le jeu permet.
opt-options = Options du jeu, par exemple « start=random » ; « drovers games JEU » en donne la liste.
opt-variants = Options du jeu ; avec plusieurs valeurs, comme « edition=A|B », tout est joué avec chacune et comparé.
opt-seed = Un entier ou 64 chiffres hexadécimaux ; la même graine donne la même partie. Nouvelle par défaut.
opt-small-seed = La première graine, un entier ; 0 par défaut.
opt-seat = Seulement ce que cette place peut savoir ; par défaut, tout est à découvert.
opt-mine = Votre place, s’il y en a une pour vous ; 0 par défaut.
opt-lang = La langue ; par défaut, celle de l’environnement.
opt-json = Écrit du JSON, à lire par un programme.
opt-depth = La profondeur en coups ; 2 par défaut.
opt-games = Le nombre de parties ; 10000 par défaut.
opt-check = Vérifie à chaque coup que rien n’est perdu, doublé ou impossible.
opt-ply = S’arrête après tant de coups et y dessine la table.
opt-bots = Qui occupe les autres places, dans l’ordre ; le dernier nom remplit le reste ; « none » est une personne. Par défaut greedy. Un nom par place : vous ne faites que regarder.
opt-spoken = Dire la table en mots sans rien dessiner : pour les lecteurs d’écran et les lignes courtes.
opt-load = Reprend une partie sauvée, ou part d’une position.
panel-arguments = Arguments
panel-options = Options
panel-commands = Commandes
panel-required = (obligatoire)

# Mauvais usage
usage-missing = Il manque { $name }.
usage-option = Il n’y a pas d’option { $name } ici.
usage-command = Cette commande n’existe pas.
usage-number = { $name } attend { $kind ->
    [whole] un entier
   *[any] un nombre
  }{ $least ->
    [none] { "" }
   *[other] { " " }à partir de { $least }
  }.
usage-value = { $name } attend une valeur.
usage-help = Voyez « { $command } --help ».
bad-language = Pas de langue « { $language } » ici. Connues : { $known }.
bad-options = « { $text } » n’est pas une option. Écrivez nom=valeur, séparées par des virgules.
bad-bots = « { $text } » ne remplit pas les places. Donnez de 1 à { $most } noms séparés par des virgules.
bad-mine = Il n’y a pas de place { $seat } pour vous. Les places sont numérotées de 0 à { $last }.
no-file = Le fichier { $file } ne peut pas être lu : { $problem }.
no-json = Le fichier { $file } ne contient pas de JSON : { $problem }.
no-puzzles = { $file } ne contient pas de problèmes que ce programme puisse lire : { $problem }.
is-record = { $file } est l’enregistrement d’une partie, non une position. « drovers replay { $file } » montre où elle en est.
no-object = Le fichier { $file } contient du JSON, mais pas un objet avec des champs nommés.
bad-log = Il n’y a pas de niveau « { $level } ». Connus : { $known }.
serve-absent = La base { $database } ne répond pas : { $problem }. Démarrez-la, ou nommez-en une autre.
serve-damaged = Le fichier { $database } est endommagé : { $problem }. Rien n’a été changé. Mettez-le de côté (mv { $database } { $aside }) et restaurez votre dernière sauvegarde : drovers restore SAUVEGARDE --database { $database }
serve-read-only = On ne peut pas écrire dans la base { $database } : { $problem }. Donnez-en le droit à cet utilisateur, ou nommez-en une autre.
serve-failing = La base { $database } ne peut pas être utilisée : { $problem }.
bad-database = « { $database } » n’est pas une base que ce programme connaît. Nommez un fichier, ou postgresql://utilisateur@hôte/nom.
serve-in-use = Un autre serveur utilise { $file }. Arrêtez-le d’abord, ou nommez une autre base.
serve-port = Le port { $port } de { $host } est inutilisable : { $problem }.
serve-addresses = Nommez des adresses ou des réseaux, comme 127.0.0.1 ou 172.18.0.0/16, et jamais tout le monde ({ $problem }).
serve-public = « { $given } » ne dit pas où l’on trouve ce serveur. Dites https://drovers.example ou semblable.
serve-mail = Les courriels demandent les trois : --smtp smtp://nom:motdepasse@hote:587 (ou smtps://…), --mail-from ADRESSE et --public URL.
bad-keep = « { $given } » ne dit pas ce qui est gardé ni combien de jours. Dites guests=30 par exemple ; connus : { $known }.
upkeep-kind = { $kind ->
    [guests] Invités sans compte ni partie finie, pas revus
    [waiting] Tables jamais commencées, sans changement
    [unfinished] Parties laissées inachevées, sans changement
    [analyses] Analyses, faites
   *[sessions] Sessions, pas utilisées
  } { $days ->
    [0] – gardées pour toujours
    [1] depuis un jour : { $count } à oublier
   *[other] depuis { $days } jours : { $count } à oublier
  }
upkeep-finished = Ce qui est fini est toujours gardé.
serve-ready = La table est mise : { $url }   (Ctrl-C pour finir ; rien ne se perd)
site-done = Le site est dans { $folder } ({ $size } Mo). Servez-le à la racine d’une adresse ; il ne faut rien de plus.
site-folder = { $folder } n’est pas un dossier vide. Nommez-en un nouveau.
site-missing = La page n’a pas été construite dans { $folder }. Lancez : make web
needs-fast = { $command } demande les règles compilées. Lancez : pip install 'drovers[fast]'
serve-extra = Le serveur n’est pas installé. Lancez : pip install 'drovers[server]' — ou jouez sans lui : drovers browser
backup-done = { $rows } lignes sont dans { $file }.
restore-done = { $rows } lignes sont revenues.
restore-bad = { $file } n’est pas une sauvegarde lisible par ce programme : { $problem }
restore-not-empty = Il y a déjà quelque chose dans cette base, et cela y reste. Nommez-en une vide.
backup-nothing = Il n’y a pas de base à sauvegarder à { $database }.
play-what = Quel jeu ? Jeux connus : { $known }.
play-other = Le fichier contient une partie de « { $found } », pas de { $game }.
play-decided = { $file } dit déjà le nombre de places, les options et la donne : retirez --seats, --options et --seed.
replay-ply = L’enregistrement s’arrête après { $all } coups ; il n’y a pas de coup { $ply }.

# Listes
games-name = nom
games-title = jeu
games-seats = places
games-tagline = ce que c’est
games-hint = drovers games NOM montre les options, drovers rules NOM les règles, drovers play NOM commence.
games-option = option
games-values = valeurs (▸ celle par défaut)
games-one-hint = drovers play { $name } --options nom=valeur,…
bots-hint = drovers play JEU --bots NOM,…   Un robot à vous : --bots votre.module:VotreClasse

# Nombres et noms
number = { $value }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
seat = Place { $seat }
seat-you = Place { $seat } (vous)
seat-bot = Place { $seat } ({ $name })
person = une personne
compiling = Compilation des règles (une seule fois ; gardée pour la suite) …

# simulate, perft
simulate-work = parties au hasard
simulate-rate = { $rate } coups/s
simulate-speed = { $games } parties, { $moves } coups en { $seconds } s : { $rate } coups/s.
simulate-lengths = Une partie a pris { $mean } coups en moyenne, { $min } au moins, { $max } au plus.
simulate-seat = place
simulate-wins = gagnées
simulate-shared = partagées
simulate-points = points en moyenne
simulate-sound = Toutes les positions étaient saines.
simulate-flawed = { $count ->
    [one] Une partie a mal tourné :
   *[other] { $count } parties ont mal tourné :
  }
simulate-flaw = graine { $seed }, coup { $ply }, { $field } :
perft-work = profondeur { $depth }
perft-depth = profondeur
perft-nodes = suites
perft-seconds = secondes

# verify, position, replay
verify-format = C’est l’enregistrement d’une partie de { $game } selon la version { $rules } des règles.
verify-tables = Ses tables de données sont celles qu’elle nomme : { $digest }
verify-seed = La graine est celle à laquelle la partie s’était engagée avant la donne : { $commitment }
verify-position = La partie part d’une position saine ; pas de donne, donc pas d’engagement à vérifier.
verify-moves = { $count ->
    [0] Aucun coup n’a encore été joué.
    [one] Son unique coup est légal.
   *[other] Les { $count } coups sont légaux, chacun à son tour.
  }
verify-result = Ils mènent au résultat annoncé.
verify-unfinished = La partie n’est pas finie, et l’enregistrement n’annonce pas de résultat.
verify-resigned = Une place a abandonné. La partie s’est arrêtée là ; les règles ne connaissent pas de résultat.
verify-continued = Elle reprend la partie finie de la table { $table } après { $ply ->
    [0] la donne
    [one] un coup
   *[other] { $ply } coups
  } : chacun pouvait alors connaître cette donne.
verify-ok = L’enregistrement est juste.
position-moves = La place { $seat } peut jouer ({ $count ->
    [one] un coup
   *[other] { $count } coups
  }) :
replay-at = Après { $ply } coups sur { $all }.
result-none = La partie continue.
result-place = rang
result-seat = place
result-points = points

# play
play-seats = À la table :
play-promise = La donne est fixée ; son engagement est { $commitment }.
play-resumed = { $ply ->
    [one] La partie reprend après un coup.
   *[other] La partie reprend après { $ply } coups.
  }
play-help = Tapez un coup, ou son début. « aide » montre ce que vous pouvez taper d’autre.
play-thinking = { $name } réfléchit …
play-bot-failed = { $name } n’a pas donné de coup légal ({ $problem }) : un autre est joué à sa place.
play-hide = Appuyez sur Entrée pour cacher votre table.
play-pass = Passez l’écran à : { $name }. Appuyez sur Entrée quand personne d’autre ne regarde.
play-turn = { $name }, à vous : { $count } coups.
play-only = Il ne reste qu’un coup : { $move }. Entrée le joue.
play-together = Vous pouvez écrire vos derniers coups ensemble, séparés par « ; » : ils sont joués un par un, chacun à votre tour.
play-one-by-one = On ne peut pas choisir plusieurs coups ensemble ici. Écrivez-en un.
play-row-ends = « { $move } » ne peut plus être joué ; les coups suivants sont oubliés.
play-none = Aucun coup légal ne commence par « { $text } ».
play-orders = Tapez un coup, son début s’il est seul à commencer ainsi, ou :
play-questions = Ou demandez :
play-step = Étape { $step } sur { $steps }. Entrée pour la suivante, un mot pour tout voir :
play-hinting = Réflexion …
play-hint = { $move } : laisse { NUMBER($chances, style: "percent") }
play-undone = C’est repris.
play-no-log = Il ne s’est encore rien passé.
play-overwrite = { $file } existe déjà. L’écraser ? (o/n)
play-saved = Sauvé dans { $file }. Le fichier contient tous les secrets de la partie : qui le lit voit toutes les mains.
not-written = { $file } ne peut pas être écrit : { $problem }.
not-used = { $file } ne peut pas servir : { $problem }.
play-offer = Sauver la partie ? Un nom de fichier, ou Entrée pour non :
play-seed = La graine était { $seed } : « drovers verify » la compare à l’engagement.
order-help = aide
    .rest = { "" }
    .help = montre ceci
order-moves = coups
    .rest = DÉBUT
    .help = tous les coups légaux, ou ceux qui commencent ainsi, un par un
order-hint = conseil
    .rest = { "" }
    .help = ce qu’un robot ferait à votre place
order-undo = annuler
    .rest = { "" }
    .help = reprend la dernière étape de votre tour inachevé
order-log = journal
    .rest = { "" }
    .help = tout ce que vous avez vu se passer
order-save = sauver
    .rest = FICHIER
    .help = garde la partie pour la reprendre avec --load
order-rules = règles
    .rest = { "" }
    .help = les règles du jeu
order-quit = quitter
    .rest = { "" }
    .help = quitte la table

# Tables dessinées
points = points
schotten-phase = manche { $round }, { $phase ->
    [play] jouer une carte
    [claim] revendiquer des bornes
    [draw] piocher une carte
    [hunt] Chasseur de Tête : piocher trois cartes
    [return] Chasseur de Tête : rendre deux cartes
    [drop] renoncer à la quatrième carte
   *[over] fin
  }
schotten-stones = bornes
schotten-clan = Pioche Clan
schotten-tactic = Pioche Tactique
schotten-discard = Défausse
tain-phase = tour { $round } sur { $rounds }, { $phase ->
    [placing] pose des jetons
    [freeing] libération de prisonniers
    [reclaiming] reprise des jetons
   *[over] fin
  }
tain-kingdom = Royaume
tain-herd = Troupeau
tain-holder = Marqueur
tain-outside = dehors
tain-inside = dedans
tain-passed = a passé
tain-cattle = bétail
tain-jewels = bijoux
tain-prisoners = prisonniers
tain-unused = derrière l’écran
tain-used = utilisés
goats-phase = { $phase ->
    [play] jouer une carte
    [take] prendre une carte de votre rangée
    [mark] poser une petite chèvre
    [dog] le chien : choisir une carte
    [to] le chien : choisir où
    [answer] répondre à la demande
   *[over] fin
  }
goats-pile = Pioche
goats-played = Jouée
goats-source = Le chien mène
goats-target = Demandée
goats-owners = Types gagnés
goats-hand = main
goats-supply = petites chèvres restantes
colorado-phase = manche { $round }, { $phase ->
    [lake] choisir un lac
    [quarter] tourner le lac
    [anchor] poser le lac
    [flag] choisir un drapeau
    [place] planter le drapeau
    [sales] vendre, ou passer
    [interest] qui veut acheter ?
    [price] choisir le prix
    [sale-bid] miser pour la terre
    [bid] miser pour les cartes
    [card] choisir une carte
    [use] choisir le drapeau à remplacer
    [star] poser le second marqueur
   *[over] fin
  }
colorado-cards = Cartes
colorado-lords = Lacs tenus
colorado-edges = Cette manche paie : bords
colorado-double = double
colorado-estate = domaine
colorado-lake = lac
colorado-by-value = sa valeur
colorado-signs = jetons « à vendre »
colorado-flags = drapeaux
colorado-done = a choisi
colorado-cowboys = cow-boys


# Arena
help-arena = Faire jouer des robots entre eux sur les mêmes donnes, à toutes les places, et mesurer leur force.
opt-arena-bots = Les robots, séparés par des virgules ; « drovers bots » les énumère. random,greedy par défaut.
opt-deals = Combien de donnes ; chacune est jouée une fois à toutes les places. 100 par défaut.
opt-workers = Combien de processus jouent à la fois ; 1 par défaut.
opt-ray = Jouer sur la grappe Ray à cette adresse, ou sur une grappe locale : « local ».
opt-sprt = Arrêter dès qu’il est montré que le premier robot est plus fort que le second d’au moins ELO1, ou d’au plus ELO0.
opt-limit = Secondes après lesquelles une réponse compte comme tardive ; 1 par défaut.
opt-out = Garder chaque partie dans ce dossier, y reprendre après une interruption, et écrire un rapport.
bad-sprt = « { $text } » n’est pas deux différences d’Elo, la plus petite d’abord, séparées par une virgule, comme 0,20.
sprt-two = --sprt compare deux robots ; « { $text } » ne sont pas deux noms séparés par une virgule.
arena-work = Parties
arena-written = Les parties, results.json et report.html sont dans { $folder }.
arena-head = { $matches ->
    [1] Une partie
   *[other] { $matches } parties
  }, { $deals ->
    [1] une donne
   *[other] { $deals } donnes
  } à toutes les places, { $moves } coups chacune en moyenne.
arena-bot = robot
arena-elo = Elo
arena-interval = 95 %
arena-wins = victoires
arena-fair = × équitable
arena-rank = place
arena-points = points
arena-seconds = s/coup
arena-crashes = pannes
arena-late = retards
arena-options = options
arena-seats = victoires par place

# Labo
help-lab = Étudier l’équilibre d’un jeu sur de nombreuses parties d’un robot contre lui-même.
opt-lab-seats = Combien de places, plusieurs avec des virgules ; tous les nombres que le jeu permet par défaut.
opt-matches = Combien de parties de chaque variante ; 100 par défaut.
opt-lab-bot = Le robot qui joue toutes les places ; greedy par défaut.
opt-lab-out = Écrire le rapport en page HTML dans ce fichier, et tous les chiffres en JSON à côté.
bad-seat-counts = « { $text } » n’est pas une liste de nombres de places, comme 2,3.
lab-written = Le rapport est dans { $page }, ses chiffres dans { $data }.

# Analysis
help-analyse = Juger chaque décision d’une partie enregistrée, d’après ce que sa place pouvait savoir.
opt-tries = Combien réfléchir à chaque décision, en essais ; ce qui convient au jeu par défaut.
analyse-work = Réflexion
analyse-missed = { $count ->
    [one] Arrêté au coup { $ply } : une décision n’a pas été jugée.
   *[other] Arrêté au coup { $ply } : { $count } décisions n’ont pas été jugées.
  } Relancez l’analyse pour qu’elles le soient toutes.
analyse-count = { $good } décisions sur { $all } étaient bonnes. ★ marque les tournants de la partie.

## dataset
help-dataset = Écrire des parties de bots en Parquet avec leur fiche à côté, ou rejouer toutes celles d’un tel fichier.
arg-table = Le fichier Parquet.
opt-dataset-bots = Qui occupe les places, dans l’ordre ; le dernier remplit le reste. random par défaut.
opt-dataset-games = Combien de parties ; 1000 par défaut.
opt-opening = Combien de coups au début de chaque partie sont des coups légaux quelconques, pour que les parties diffèrent là où rien n’est distribué ; aucun par défaut.
opt-read = Lire le fichier et rejouer toutes ses parties au lieu de l’écrire.
dataset-work = parties
dataset-written = { $games ->
    [one] Une partie de { $moves } coups est dans { $file }.
   *[other] { $games } parties, { $moves } coups en tout, sont dans { $file }.
}
dataset-read = { $games ->
    [one] Une partie de { $moves } coups rejouée comme { $file } la raconte.
   *[other] { $games } parties, { $moves } coups en tout, rejouées comme { $file } les raconte.
}
other-game = { $file } contient des parties de { $found }, pas de { $game }.
no-framework = { $problem }

help-train = Faire apprendre un jeu à un réseau qui joue contre lui-même ; la même commande reprend où elle s’est arrêtée.
opt-train-minutes = Combien de temps, toutes séances comprises ; 10 par défaut.
opt-train-out = Dossier de l’entraînement : état, courbe, réseau et fiche du modèle ; « training » par défaut.
opt-train-from = Fichier d’un réseau à poursuivre, si le dossier ne contient pas encore d’entraînement ; ses minutes comptent aussi.
opt-train-device = cpu ou cuda ; une carte graphique s’il y en a une, par défaut.
opt-train-rows = Combien de parties de front ; ce qui convient à la machine par défaut.
opt-train-against = Robots auxquels le mesurer à la fin, séparés par des virgules ; greedy par défaut.
train-no-torch = L’entraînement a besoin de PyTorch : pip install 'drovers[learn]'.
train-point = { $seconds } s, { $decisions } décisions : entropie { NUMBER($entropy, maximumFractionDigits: 3) }, chances { NUMBER($chances, maximumFractionDigits: 3) }, critique { NUMBER($critic, maximumFractionDigits: 3) }
train-result = Contre { $against } : { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", maximumFractionDigits: 1) } de { $deals } donnes.
train-written = Le réseau, la courbe et la fiche du modèle sont dans { $folder }.

# puzzles
help-puzzles = Fait des problèmes à partir de parties de nos robots, ou les vérifie.
arg-puzzles = le fichier des problèmes, des lignes de JSON comprimées ; ce qui s’y trouve est gardé
opt-puzzles = combien de problèmes le fichier doit contenir (250)
opt-alike = combien de problèmes d’une même sorte de coup une partie peut donner (3)
opt-again = combien de fois encore on demande à dix fois la recherche, avec d’autres dés (0)
opt-puzzles-about = seulement des problèmes sur ce thème, comme claim ou bid
opt-puzzles-check = vérifier autant de problèmes du fichier par une recherche dix fois plus longue, au lieu d’en faire
puzzles-work = problèmes
puzzles-made = { $count } problèmes de { $matches } parties. Sur { $asked } réponses, { $survived } ont survécu à dix fois la recherche.
puzzles-check = vérifiés
puzzles-lasting = { $same } réponses sur { $count } sont encore choisies par dix fois la recherche.
