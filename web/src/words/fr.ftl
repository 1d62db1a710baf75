# La maison
house-name = Drovers
home-link = Drovers, page d’accueil
home-title = Quatre tables de troupeaux, de frontières et de bluff
home-lead = Asseyez-vous tout de suite face à un robot, ou envoyez un lien à vos amis. Sans compte.
home-lead-here = Asseyez-vous tout de suite face à un robot, ou passez-vous l’appareil entre amis. Tout se joue dans ce navigateur.
skip = Aller à la table
nav = Navigation
nav-lobby = Tables ouvertes
nav-tables = Mes tables
nav-rules = Règles
nav-settings = Réglages
nav-profile = Profil
speak-other = EN: read in English
go-dark = Couleurs sombres
go-light = Couleurs claires
loading = Un instant, on dresse la table.
load-failed = Cette page n’a pas pu être chargée. Vérifiez la connexion et réessayez.
not-found = Il n’y a rien à cette adresse.
offline = La maison ne répond pas. Vérifiez la connexion : rien n’est perdu.
docs-link = Documentation (en anglais)
licences-link = De qui est ce que contient cette page, et ses licences
here-opening = Les règles s’installent dans ce navigateur ; cela prend quelques secondes.
here-open = Sans connexion : vous jouez dans ce navigateur, et vos parties y sont gardées.
here-unkept = Ce navigateur ne garde rien (une fenêtre privée ?) : une partie dure tant que cette page est ouverte. Gardez son enregistrement avant de partir.
here-back = Revenir au serveur
kept-title = Gardées dans ce navigateur
kept-lead = Vous les avez commencées sans connexion. Le serveur rejoue chaque coup et les garde pour vous, hors classement ; elles ne sont alors plus gardées ici.
kept-open = Voir ici
kept-store = Garder au serveur
kept-continue = Continuer au serveur
kept-stored = Le serveur l’a : elle est parmi vos tables.
bring-link = Apporter l’enregistrement d’une partie, pour la vérifier et la revoir
bring-paste = Ou coller le texte d’un enregistrement
bring-read = Le lire
bring-replay = La revoir ici
here-no-wasm = Ce navigateur ne peut pas jouer seul : WebAssembly lui manque, ou est désactivé. Prenez-en un plus récent, ou jouez avec une connexion.
here-old = Ce navigateur est trop ancien pour jouer seul. Prenez-en un plus récent, ou jouez avec une connexion.
here-broken = Les règles ne sont pas entières dans ce navigateur. Connectez-vous une fois et rechargez la page : ce qui manque sera cherché.
offline-shell = Pas de connexion. Les règles restent lisibles ; les tables rouvriront à son retour.
failed = Cela n’a pas marché. Réessayez, s’il vous plaît.
play-now = Jouer
play-now-at = Jouer : { $game }
opening = On dresse la table…
invite = Inviter
invite-to = Inviter des amis à { $game }
choose = Préparer
choose-for = Préparer une table de { $game }
new-here = Dans ce navigateur, vous jouez seul ou avec qui est assis près de vous : invitations, tables ouvertes et classements demandent un serveur.
only-there-title = Les autres sont au serveur
only-there = Vous jouez dans ce navigateur, sans connexion. Tables ouvertes, classements et comptes reviendront avec elle ; les robots et vos voisins sont là.
only-there-alone = Ce site n’a pas de serveur : tout se joue dans votre propre navigateur, contre des robots ou avec qui est assis près de vous. Pour jouer à distance, quelqu’un lance « drovers serve ».
learn = Apprendre
learn-game = Apprendre { $game }
guest-name = Invité { $number }
schotten-name = Schotten Totten
schotten-tag = Neuf bornes, six tartans : prouvez que votre côté est le plus fort.
schotten-facts = 2 joueurs · 20 minutes
tain-name = Táin
tain-tag = Des jetons face cachée, du bétail volé, un bluff à chaque entrée.
tain-facts = 2 à 4 joueurs · 40 minutes
goats-name = Herr der Ziegen
goats-tag = Gagnez des familles entières de chèvres farfelues ; le chien les ramène à l’étable.
goats-facts = 2 à 5 joueurs · 35 minutes
colorado-name = Colorado County
colorado-tag = Misez en secret, prenez la terre, comptez bords, domaines et lacs.
colorado-facts = 2 à 4 joueurs · 60 minutes

# Listes de tables
lobby-title = Tables ouvertes
lobby-lead = Les tables où une place est libre. Asseyez-vous ; qui a le lien d’une table peut la regarder.
lobby-empty = Aucune table n’est ouverte pour l’instant. Ouvrez-en une : elle apparaîtra ici.
tables-title = Mes tables
tables-lead = Celles qui vous attendent viennent en premier.
tables-empty = Vous ne vous êtes encore assis nulle part.
new-table = Nouvelle table
waits-for-you = À vous
your-turn-at = À vous à une autre table : { $game }.
status-waiting = en attente de joueurs
status-playing = en cours
status-over = terminée
status-closed = fermée
free-seat = libre
sit-down = S’asseoir
watch = Regarder
go-to-table = Aller à la table
review = Revoir

# Une nouvelle table
new-title = Nouvelle table : { $game }
new-seats = Places
new-seat = Place { $seat }
who-me = Moi
who-open = Ouverte, par lien
who-bot = Robot : { $name }
new-clock = Pendule
clock-none = Sans pendule
clock-bank = { $minutes } min + { $seconds } s par coup
clock-days = { $days ->
    [1] un jour par coup
   *[other] { $days } jours par coup
  }
new-others = Les autres
new-listed = L’afficher parmi les tables ouvertes
new-rated = Classée
new-make = Dresser la table
new-begin = Dresser la table et commencer
hotseat-note = Plusieurs places « Moi » partagent cet appareil : on se le passe.
yes = oui
no = non
days = { $days ->
    [1] un jour
   *[other] { $days } jours
  }

# En attente
waiting-title = En attente de joueurs
waiting-full = Tout le monde est là
waiting-link = Envoyez ce lien à vos amis
copy = Copier le lien
copied = Le lien est copié.
start = Commencer
start-when-full = On commence quand toutes les places sont prises.
start-by-host = Qui a ouvert la table donne le départ.
leave-seat = Se lever
put-bot = Asseoir un robot
free-it = Libérer la place
your-name = Votre nom
keep-name = Garder ce nom

# À la table
seat-me = { $name } (vous)
seat-bot = { $name }
you-choose = à vous
is-choosing = réfléchit
has-resigned = a abandonné
is-away = absent
watching = Vous regardez. Ce qui est caché le reste.
wait-for = { $count ->
    [one] { $names } réfléchit.
   *[other] { $names } réfléchissent.
  }
telling = Voici ce qui s’est passé.
telling-more = { $count ->
    [1] et encore une chose
   *[other] et { $count } choses encore
  }
hasten = Plus vite
telling-skip = Passer
result-place = { $place }.
result-count = Le détail du compte
rematch-asked = Revanche proposée : on attend les autres.
takeback-done = Reprise du dernier coup demandée.
takeback-asked = On attend l’accord des autres.
takeback-not = Rien à reprendre pour l’instant : jamais aux tables classées, ni quand quelqu’un en a appris quelque chose.
wait-others = Les autres réfléchissent.
so-it-stands = Voici ce que cela donne.
match-over = La partie est finie.
confirm = Confirmer
together = Poser le reste ensemble
together-prompt = Choisissez vos derniers coups ensemble. Ils sont joués un par un, chacun à votre tour ; passer y met fin.
together-ends = « { $move } » ne peut plus être joué ; les coups suivants sont oubliés.
cancel = Annuler
undo = Reprendre
hint = Conseil
hint-none = Pas de conseil pour l’instant.
sending = Envoi…
no-line = À vous de jouer dès que la connexion sera revenue.
menu = Menu
panel = Journal, discussion et règles
close = Fermer
tab-log = Journal
tab-chat = Discussion
tab-counts = Score
tab-help = Aide
log-more = { $count } autres du même genre
log-empty = Il ne s’est encore rien passé.
see-ply = Voir la table après le coup { $ply }
rule-title = Règle { $rule } de ce jeu
rewound = Telle qu’elle était après le coup { $ply }.
back-to-now = Revenir au présent
reconnecting = La connexion est coupée. Votre table est en sûreté ; nouvel essai…
chat-say = Dire quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore parlé.
phrases = Phrases toutes faites
mute = Ne plus entendre { $name }
why-title = Pourquoi pas ?
rule-link = Règle { $rule }
resign = Abandonner
resign-sure = Abandonner vraiment ?
keep-playing = Continuer
offer-takeback = Demander à reprendre
offer-rematch = Revanche
offered-takeback = { $name } demande à reprendre son dernier coup.
offered-rematch = { $name } aimerait une revanche.
agree = D’accord
decline = Refuser
to-rematch = Aller à la nouvelle table
time-up = { $name } n’a plus de temps.
time-up-mine = Votre temps est écoulé. Tant que vous ne jouez pas, les autres peuvent laisser un robot jouer pour vous.
handover = Laisser un robot jouer pour { $name }
reclaim-seat = Rejouer moi-même
leave-table = Quitter la table
share = Partager cette table
pass-device = Passez l’appareil à { $name }
pass-ready = Je suis { $name } : montrer mon côté
pass-note = Les autres regardent ailleurs.
board-label = La table de { $game }
hand-label = Ma main
move-options = Ce que je peux faire
moves-list = Choisir dans la liste des coups
choose-move = Un coup en toutes lettres
keys-title = Clavier
keys-lead = Les flèches vont d’une cible à l’autre, Entrée choisit, Échap repose, C confirme, U reprend, H conseille, L ouvre la liste des coups.

# Le résultat
result-title = Résultat
result-won = { $names } gagne.
result-shared = { $names } partagent la victoire.
result-you-won = Vous gagnez !
result-you-lost = Vous perdez cette fois-ci.
result-resigned = { $names } { $count ->
    [one] a
   *[other] ont
  } abandonné.
result-drawn = Personne ne gagne : partie nulle.
play-again = Rejouer
replay = Revoir et analyser
download-record = Télécharger la partie
verify-record = Vérifier la donne

# Revoir
replay-title = Revoir
replay-of = Une partie de { $game }
eyes = Vue par
eyes-all = tout le monde (à découvert)
eyes-watcher = un spectateur
ply-of = Coup { $ply } sur { $plies }
to-first = Au début
to-previous = Un coup en arrière
to-next = Un coup en avant
to-last = À la fin
auto-play = Défiler
stop-playing = Arrêter

# Analyse
tab-study = Analyse
tab-note = Notes
panel-replay = Analyse, journal et notes
percent = { $percent } %
study-none = Laissez les robots revoir chaque décision de cette partie : chances, meilleurs coups, tournants. Chacune n’est jugée que sur ce que son joueur pouvait savoir.
study-here = Revoir une partie demande une recherche, et une recherche le compilateur, qu’aucun navigateur n’a. Quand le serveur sera revenu, portez-y la partie depuis « Mes tables » ; ou gardez son enregistrement et demandez : drovers analyse FICHIER
study-alone = Revoir une partie demande une recherche, et une recherche le compilateur, qu’aucun navigateur n’a. Gardez l’enregistrement (le sceau ci-dessus y mène) et demandez : drovers analyse FICHIER
study-start = Analyser cette partie
study-running = On revoit le coup { $done } sur { $total }.
study-ready = Les robots se préparent…
study-stop = Arrêter
study-cancelled = Vous avez arrêté l’analyse. Ce qu’elle a trouvé reste affiché.
study-failed = L’analyse a échoué. Essayez encore.
study-gaps = { $count ->
    [one] Une décision n’a pas été jugée : les robots n’en sont pas venus à bout.
   *[other] { $count } décisions n’ont pas été jugées : les robots n’en sont pas venus à bout.
  } Ce qui est jugé reste.
study-again = Juger ce qui manque
study-missed = Pas jugé : les robots ne sont pas venus à bout de cette décision. Relancez l’analyse : seul ce qui manque sera jugé.
study-not-yet = Pas encore jugé : l’analyse n’est pas arrivée à ce coup.
study-chart = Chances de gagner au fil de la partie
study-share = { $name } { $percent } %
study-chances = Chances
study-played = joué
study-turning = Là où tout a tourné
study-lost = { $name } a cédé { $percent } %
study-at-start = Parcourez la partie : chaque décision est jugée au moment où elle est prise.
study-no-choice = Ce n’était pas un choix : un seul coup était possible.
grade-good = bon
grade-mistake = erreur
grade-blunder = bévue
grade-mistakes = Erreurs
grade-blunders = Bévues
next-mistake = Erreur suivante
play-on-title = Reprendre à partir d’ici
play-on-seat = Vous êtes
play-on-bot = Les autres
play-on = Reprendre après le coup { $ply }
brought = Cette partie a été apportée comme enregistrement : elle se rejoue en entier et ne compte pour personne.
played-on = Cette partie en reprend une autre après son coup { $ply }.
note-lead = Votre note sur cette partie. Personne d’autre ne peut la lire.
note-kept = Gardée.
note-waits = On la garde…

# Vérifier
verify-title = La donne était-elle juste ?
verify-lead = Vous n’avez pas à croire la maison sur parole. Avant chaque donne, elle publie une empreinte de sa graine secrète ; après la partie, la graine est publique, et chacun peut vérifier que c’est bien la même. Cette page le fait dans votre navigateur.
verify-pick = Choisir une partie
verdict-ok = La donne était juste
verdict-bad = Ne vous fiez pas à cette partie
verdict-open = Rien à vérifier pour l’instant
verdict-no = Ce n’est pas une partie
verdict-unsafe = Ce navigateur ne peut pas calculer ici
verify-ok = La graine correspond à l’empreinte : la donne était fixée avant le premier coup.
verify-bad = La graine ne correspond pas à l’empreinte : l’une des deux a été changée.
verify-open = La partie n’est pas finie, ou la position a été composée à la main : la graine est encore secrète. Son empreinte est ci-dessous ; gardez-la, et comparez à la fin de la partie.
verify-no = Ce n’est pas une partie de Drovers. Après une partie, « Télécharger la partie » vous donne le fichier qu’il faut.
verify-unsafe = Les navigateurs ne calculent d’empreintes que sur les pages venues par https. Ouvrez cette page ainsi, ou lancez « drovers verify » sur la partie.
verify-commitment = Empreinte
verify-promised = Publiée avant la donne
verify-seed = Graine
verify-computed = Calculée ici à partir de la graine
verify-more = La commande « drovers verify » rejoue en plus tous les coups.
verify-how = Comment ça marche
verify-before = Avant la donne : une promesse
verify-before-text = La maison tire une graine secrète, un nombre de 64 chiffres que personne ne peut deviner, et en publie l’empreinte SHA-256. Vous la voyez pendant que vous attendez les autres. De l’empreinte, nul ne peut remonter à la graine.
verify-deal = La donne : plus aucun choix
verify-deal-text = Chaque mélange et chaque pioche de la partie découlent de la seule graine (ChaCha20) et de ce que les places y ont ajouté. Pour choisir vos cartes, la maison devrait changer de graine, et une autre graine a une autre empreinte.
verify-after = Après la partie : la graine est révélée
verify-after-text = La partie enregistrée contient la graine et tous les coups. Téléchargez-la, envoyez-la, gardez-la : elle se rejoue partout, sans nous.
verify-anyone = Chacun vérifie
verify-anyone-text = Calculez l’empreinte de la graine et comparez-la à celle qui fut publiée. Égales : la donne était fixée avant le premier coup. Votre navigateur le fait ici ; « sha256sum » suffirait.
verify-yours = Vérifier une partie
verify-other = Vérifier une autre partie
verify-file = Apportez le fichier téléchargé après une partie. Rien ne quitte votre navigateur.
verify-latest = Vos dernières parties
trial-title = Essayez vous-même
trial-change = Changer le dernier chiffre
trial-again = Comme avant
trial-first = Même graine, même empreinte, sur toutes les machines. Changez maintenant un seul chiffre.
trial-then = Un seul chiffre est autre, et rien de l’empreinte n’est resté : on ne peut pas échanger une graine sans que cela se voie.
trial-digits = Une graine compte 64 chiffres, de 0 à 9 et de a à f ; il y en a { $count } ici.
fingerprint-waiting = Empreinte de la donne

# Règles et apprentissage
rules-title = Règles
rules-lead = Dans nos propres mots, numérotées ; chaque refus et chaque ligne de journal cite son numéro.
rules-of = Règles de { $game }
rules-missing = Les règles de ce jeu ne sont pas encore là.
reference = Aide-mémoire
learn-title = Apprendre { $game }
learn-lead = Une première partie qui s’explique en jouant.
learn-all-title = Apprendre à jouer
club-learn-all = Des premières parties accompagnées, et de petites positions avec une tâche.
learn-start = Commencer la première partie
learn-step = Étape { $step } sur { $steps }
learn-next = Continuer
learn-done = Vous en savez assez pour jouer. Les règles restent à portée de main dans le panneau.
learn-skip = Directement une vraie partie

# Les gens
leaders-title = Classement
leaders-empty = Personne avec un compte n’a encore fini de partie classée ici. Les invités n’y figurent pas : créez un compte, et ce que vous avez joué compte.
leaders-first = Ouvrir une table classée
leaders-rank = Rang
leaders-name = Nom
leaders-rating = Cote
leaders-played = Parties
leaders-trend = Tendance
leaders-you = vous
leaders-bot = robot
leaders-mine = Votre cote
leaders-place = { $place ->
    [1] Première place
   *[other] { $place }e place
  } sur { $count }.
leaders-below = Pas encore parmi les cent premiers.
leaders-guest = Les invités n’y figurent pas : créez un compte, et ce que vous avez joué compte.
leaders-after = { $count ->
    [1] Après une partie classée.
   *[other] Après { $count } parties classées.
  }
leaders-none = Vous n’avez pas encore fini de partie classée de ce jeu avec ce nombre de places.
leaders-play = Jouer une partie classée
leaders-how = Comment la cote se calcule
leaders-how-text = Chacun commence à 1500 et monte à mesure que la maison le connaît mieux. Battre plus fort que soi compte davantage ; il y a une cote par jeu et par nombre de places. Les robots sont cotés comme les gens.
trend-told = { $way ->
    [down] { $gone } de moins
   *[up] { $gone } de plus
  } sur les { $count } dernières parties classées
seats-count = { $seats } places
profile-title = Profil
profile-nobody = Personne ne vous connaît encore ici, et ce n’est pas nécessaire : asseyez-vous à n’importe quelle table en invité. Un compte garde ce que vous jouez.
profile-latest = Dernières parties
profile-nothing = Aucune partie finie pour l’instant : vos cotes, votre jeu favori et vos plus belles victoires seront ici.
profile-begin = Jouer une première partie
account-title = Compte
account-signed = Vous êtes connecté sous le nom { $name }.
account-keeps = Vos parties restent à vous
account-keeps-text = Retrouvées, rejouées, analysées, emportées.
account-rated = Une cote par jeu
account-rated-text = Avec sa courbe, partie après partie.
account-listed = Une place parmi les meilleurs
account-listed-text = Les classements montrent ceux qui ont un compte.
account-anywhere = Le même sur tous vos appareils
account-anywhere-text = Connectez-vous sur votre téléphone et reprenez où vous en étiez.
profile-guest = Vous jouez en invité. Donnez un nom et un mot de passe pour garder vos parties.
name = Nom
password = Mot de passe
password-note = Au moins huit caractères.
make-account = Créer un compte
sign-in = Se connecter
sign-out = Se déconnecter
signed-in = Où vous êtes connecté
signed-in-here = Ici
signed-in-somewhere = Un navigateur
signed-in-since = depuis le { $day }
sign-out-everywhere = Se déconnecter partout
new-password = Changer de mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
profile-tallies = Parties
tally = { $played ->
    [1] une partie
   *[other] { $played } parties
  }, { $won ->
    [0] aucune gagnée
    [1] une gagnée
   *[other] { $won } gagnées
  }

# Réglages
settings-title = Réglages
settings-lead = Gardés dans ce navigateur seulement.
set-lang = Langue
set-theme = Couleurs
theme-auto = comme le système
theme-light = claires
theme-dark = sombres
set-speed = Vitesse du déroulement
speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-off = tout de suite
set-motion = Mouvement
motion-auto = comme le système
motion-full = les pièces voyagent
motion-still = fondus seulement
set-sound = Sons
text-mode = Mode texte
text-on = Mode texte : jouer sans voir
text-off = Quitter le mode texte
set-text = Mode texte : tout est dit, rien n’est dessiné
set-confirm = Confirmer chaque coup avant de l’envoyer
set-hints = Proposer des conseils

# Les numéros que le moteur donne aux places, tels que ses phrases les écrivent.
points-short = { $points } pts

# Schotten Totten
schotten-colour-B = bleu
schotten-colour-G = vert
schotten-colour-R = rouge
schotten-colour-Y = jaune
schotten-colour-P = violet
schotten-colour-N = brun
schotten-letter-B = B
schotten-letter-G = V
schotten-letter-R = R
schotten-letter-Y = J
schotten-letter-P = L
schotten-letter-N = N
schotten-clan-card = { $value } { $colour }
schotten-hidden = une carte cachée
schotten-card-at = { $card } à la borne { $stone }
schotten-far-hand = Main de { $name } : { $count } cartes
schotten-stone-label = Borne { $stone }. Mon côté : { $mine }. En face : { $theirs }. { $owner ->
    [none] Libre.
   *[other] Revendiquée par { $owner }.
  }
schotten-claim = prendre
schotten-beats = bat { $formation } { $total }
schotten-unbeatable = ne peut plus être battue
schotten-f-colour-run = suite c.
schotten-f-kind = brelan
schotten-f-colour = couleur
schotten-f-run = suite
schotten-f-sum = somme
schotten-mode-BL = Colin-Maillard : ici seuls les totaux comptent
schotten-mode-MU = Combat de Boue : il faut quatre cartes ici
schotten-deck-clan = Pioche Clan : { $count } cartes
schotten-deck-tactic = Pioche Tactique : { $count } cartes
schotten-discard = Défausse : { $count } cartes
schotten-stones-won = { $count ->
    [one] { $count } borne
   *[other] { $count } bornes
  }
schotten-open-cards = Cartes Clan visibles
schotten-key-open = visible
schotten-key-hand = dans ma main
schotten-discarded = Défaussées
schotten-tactics-played = Cartes Tactique jouées : { $mine } par moi, { $theirs } en face.
schotten-track = { $claimed ->
    [one] { $claimed } borne revendiquée sur 9
   *[other] { $claimed } bornes revendiquées sur 9
  }
schotten-track-round = Manche { $round } sur { $rounds }
schotten-prompt-play = Jouez une carte : choisissez-la, puis une borne.
schotten-prompt-stuck = Aucune carte ne peut être posée : passez.
schotten-prompt-claim = Revendiquez une borne qui brille, ou continuez.
schotten-prompt-draw = Piochez une carte, Clan ou Tactique.
schotten-prompt-hunt = Chasseur de Tête : piochez encore { $steps ->
    [1] une carte
   *[other] { $steps } cartes
  }, dans la pioche de votre choix.
schotten-prompt-return = Chasseur de Tête : remettez { $steps ->
    [1] une carte
   *[other] { $steps } cartes
  } de votre main sous les pioches.
schotten-prompt-drop = La boue est partie : défaussez une de vos quatre cartes.
schotten-prompt-over = La partie est finie.
schotten-pick-stone = Maintenant une borne.
schotten-pick-hand = Maintenant une carte à y poser.
schotten-pick-card = Maintenant la carte visée.
schotten-pick-mode = Maintenant la carte visée.
schotten-pick-pile = Maintenant sa destination.
schotten-card =
    Posez une carte de votre côté d’une borne ; trois cartes font un côté.
    Du plus fort au plus faible : suite couleur, brelan, couleur, suite, somme. À égalité : le total ; puis le premier complet.
    Revendiquez une borne quand votre côté est complet et gagne, même avant l’autre si plus aucune carte ne peut vous battre.
    Trois bornes voisines ou cinq en tout donnent la victoire.

# Táin
tain-letter-C = C
tain-letter-W = G
tain-letter-B = N
tain-letter-D = F
tain-letter-X = X
tain-kind-C = le chef
tain-kind-W = un guerrier
tain-kind-B = un garçon
tain-kind-D = la fille du chef
tain-kind-X = un bluff
tain-kind-hidden = un jeton caché
tain-short-C = Chef
tain-short-W = Guerrier
tain-short-B = Garçon
tain-short-D = Fille
tain-short-X = Bluff
tain-door-p1 = entrée 1 de la pâture
tain-door-p2 = entrée 2 de la pâture
tain-door-p3 = entrée 3 de la pâture
tain-door-h1 = entrée 1 de la maison
tain-door-h2 = entrée 2 de la maison
tain-slot-k1 = emplacement gauche
tain-slot-k2 = emplacement droit
tain-aside = Gagné cette nuit : { $cattle } têtes de bétail, { $jewels } bijoux, { $prisoners } prisonniers
tain-told-won = passe
tain-told-failed = repoussé
tain-told-captured = capturé
tain-told-kidnapped = enlevée
tain-told-idle = rien
tain-told-king-alone = en prend une
tain-told-king-equal = en prend une
tain-told-king-chief = en prend une
tain-told-king-last = la dernière
tain-told-king-outdone = rien
tain-told-king-late = rien
tain-told-king-empty = rien
tain-empty = vide
tain-land-of = Terre de { $name }
tain-marker = Premier à ce tour
tain-passed = a passé
tain-tokens = { $unused } restants · { $used } utilisés
tain-tokens-title = Jetons derrière l’écran, et utilisés
tain-outer-label = Devant l’{ $door } de { $name } : { $token }
tain-inner-label = Derrière l’{ $door } de { $name } : { $token }
tain-slot-label = Royaume, { $slot } : { $token }
tain-cattle = { $count } têtes de bétail
tain-house = { $jewels ->
    [1] un bijou
   *[other] { $jewels } bijoux
  }, { $prisoners ->
    [1] un prisonnier
   *[other] { $prisoners } prisonniers
  }
tain-kingdom = Le royaume
tain-herd = Troupeau du royaume : { $count }
tain-track = Tour { $round } sur 8
tain-track-label = Tour { $round } sur 8 · { $phase }
tain-phase-placing = pose
tain-phase-freeing = libération
tain-phase-reclaiming = reprise
tain-phase-over = fin
tain-band-label = { $kind } : { $count } derrière mon écran
tain-stock = Jetons de chaque clan au début du tour
tain-used-short = utilisés
tain-worth = Une tête de bétail 2, un bijou 3, garçon prisonnier 1, fille du chef prisonnière 5 ; onze têtes de bétail ou plus : +3.
tain-prompt-placing = Posez un jeton face cachée sur un emplacement allumé, ou passez.
tain-prompt-stuck = Vous n’avez plus rien à placer : passez.
tain-prompt-freeing = Qui libérez-vous ?
tain-prompt-reclaiming = Reprendre vos jetons utilisés ?
tain-prompt-over = La partie est finie.
tain-pick-place = Maintenant un emplacement allumé.
tain-card =
    À chaque tour, on place des jetons face cachée, un à un : derrière une de ses entrées, devant celle d’un autre, ou au royaume. Qui passe ne place plus.
    Puis tout est retourné ; les bluffs disparaissent. Un assaillant passe si personne ne garde ou si le gardien est plus faible : le chef bat guerrier et garçon, le guerrier bat le garçon, le garçon seulement une entrée vide.
    Un guerrier de garde capture un garçon ; un guerrier assaillant enlève une fille du chef. Elle arrête tout le monde.
    La pâture donne du bétail, la maison des bijoux ou vos prisonniers. Onze têtes ou huit tours terminent la partie.

# Herr der Ziegen
goats-goat = { $type } { $value }
goats-milk = lait { $value }
goats-dog = un chien
goats-empty = rien
goats-hidden = une carte cachée
goats-stable = une étable
goats-stable-of = Étable de { $name }
goats-cell-label = { $cell } : { $card }{ $marker ->
    [none] {""}
   *[other] , marquée par { $marker }
  }
goats-walker = Grande chèvre de { $name } au bord { $edge }
goats-herd = troupeau
goats-milk-short = lait
goats-tags = petites chèvres
goats-shelf = Étagère à lait
goats-shelf-of = { $name } : lait { $milk }, qui vaut { $points } pour l’instant
goats-trace = { $name } a pris une carte ici
goats-ledger = Majorités
goats-more = encore { $count }
goats-type = Type
goats-owner = le possède
goats-hand-label = { $card } : avancer de { $steps }
goats-played = Jouée ce tour : { $card }
goats-front = Devant moi
goats-pile = Pioche : { $count } cartes
goats-track = { $pile } cartes dans la pioche
goats-track-last = dernier tour
goats-prompt-play = Jouez une carte : votre grande chèvre avance d’autant.
goats-prompt-take = Prenez en main une carte de la rangée éclairée.
goats-prompt-mark = Pas assez de petites chèvres : choisissez la carte à marquer.
goats-prompt-dog = Le chien peut mener une de vos cartes marquées : choisissez-la, ou gardez le chien.
goats-prompt-to = Où ? Échangez dans sa ligne ou sa colonne, ou menez-la à un emplacement vide.
goats-prompt-answer = Le chien d’un autre demande : acceptez-vous cet échange ?
goats-prompt-over = La partie est finie.
goats-card =
    Jouez une de vos deux cartes : la grande chèvre avance d’autant autour du pâturage ; prenez ensuite une carte non marquée de sa ligne ou de sa colonne.
    Huit points d’un type devant vous, ou sa quatrième carte devant l’ensemble des joueurs, en décident : la majorité marque toutes ses cartes du pâturage, pour de bon.
    Une carte marquée vaut sa valeur à la fin, le double si une chaîne de vos petites chèvres la relie à votre étable.
    Un chien n’avance pas ; après la prise, vous pouvez échanger une de vos cartes marquées dans sa rangée. Le plus de lait : son total ; le second : la moitié.

# Colorado County
colorado-flag-r = rouge
colorado-flag-g = vert
colorado-flag-o = orange
colorado-flag-b = bleu
colorado-letter-R = R
colorado-letter-G = V
colorado-letter-O = O
colorado-letter-B = B
colorado-cell-free = { $cell } : terre libre
colorado-cell-flag = { $cell } : drapeau { $colour }
colorado-cell-owned = { $cell } : terre de { $name }
colorado-lake = Lac de valeur { $value }, { $owner ->
    [none] à personne
   *[other] à { $owner }
  }
colorado-cards = Cartes de terre proposées
colorado-card-label = Carte { $slot } : { $colour }, figure { $pattern }
colorado-left = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
 }
colorado-bag = { $count } cow-boys dans le sac
colorado-sale = { $cell }, à { $name }, est à vendre
colorado-sale-asked = réfléchit
colorado-sale-answered = a répondu
colorado-sale-out = n’en veut pas
colorado-sale-pays = paie un cow-boy
colorado-sale-bid = a misé
colorado-bids = Dernières mises
colorado-rank = { $rank ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
   *[other] en quatrième
 }
colorado-sealed = Enchères scellées
colorado-sealed-yes = a misé
colorado-sealed-no = choisit
colorado-no-bid = rien
colorado-prizes = Ce qui compte à chaque manche
colorado-prizes-how = points par manche ; premier / second
colorado-row-edges = bords
colorado-row-double = double
colorado-row-estate = domaine
colorado-row-lake = lac
colorado-its-value = valeur
colorado-scoring = Décompte de la manche { $round }
colorado-count-edges = Bords
colorado-count-doubles = Doubles
colorado-count-estate = Domaine
colorado-count-lakes = Lacs
colorado-sum = Manche
colorado-total = Total
colorado-cowboy = Cow-boy { $number }
colorado-flag-label = Drapeau { $colour } à planter : { $count }
colorado-fist = { $count ->
    [0] Mettez des cow-boys dans le poing.
   *[other] Dans le poing : { $count }, le meilleur { $best }.
  }
colorado-bid = { $count ->
    [1] Miser un cow-boy
   *[other] Miser { $count } cow-boys
  }
colorado-bid-least = Misez-en au moins un
colorado-bid-none = Ne rien miser
colorado-cowboys-of = Cow-boys derrière le paravent : { $count }
colorado-signs-of = Jetons « à vendre » restants : { $count }
colorado-now = Si l’on comptait maintenant
colorado-seen = Cow-boys connus de tous
colorado-unseen = et { $count } inconnus
colorado-track = Manche { $round } sur 4 · { $phase }
colorado-phase-lake = lacs
colorado-phase-quarter = lacs
colorado-phase-anchor = lacs
colorado-phase-flag = drapeaux
colorado-phase-place = drapeaux
colorado-phase-sales = ventes
colorado-phase-interest = une vente
colorado-phase-price = une vente
colorado-phase-sale-bid = une vente
colorado-phase-bid = enchère
colorado-phase-card = choix des terres
colorado-phase-use = choix des terres
colorado-phase-star = choix des terres
colorado-phase-over = fin
colorado-prompt-lake = Choisissez un lac à poser.
colorado-prompt-quarter = Tournez le lac.
colorado-prompt-anchor = Posez le lac sur la terre.
colorado-prompt-flag = Choisissez un de vos drapeaux à planter.
colorado-prompt-place = Plantez le drapeau { $colour } sur une case éclairée.
colorado-prompt-sales = Vendez une de vos cases, ou continuez.
colorado-prompt-sales-none = Rien à vendre : continuez.
colorado-prompt-interest = Achèteriez-vous { $cell } ?
colorado-prompt-price = Vous êtes seul acheteur : choisissez le cow-boy que vous donnez.
colorado-prompt-sale-bid = Misez pour la case : au moins un cow-boy dans le poing.
colorado-prompt-bid = Mise secrète : le plus de cow-boys choisit d’abord, à nombre égal le plus haut.
colorado-prompt-card = Prenez une des cartes proposées.
colorado-prompt-use = Choisissez un drapeau de la couleur de la carte : votre marqueur le remplace.
colorado-prompt-star = Placez la seconde étoile sur une case éclairée, ou laissez-la.
colorado-prompt-over = La partie est finie.
colorado-card =
    À chaque manche : on plante les drapeaux, on mise jusqu’à épuiser les cartes, puis on compte.
    Mises secrètes : le plus de cow-boys d’abord, à nombre égal le plus haut. Tout retourne au sac ; le plus bas en tire deux ou, à sa place, chacun de ceux qui n’ont rien misé.
    Une carte met votre marqueur à la place d’un drapeau de sa couleur et, avec une seconde étoile, sur la case qu’elle désigne.
    On compte : les cases du bord, les doubles (exactement deux), le plus grand domaine (trois ou plus), les lacs où vous êtes le plus présent.
    On peut vendre de la terre tant que des cartes sont face cachée : deux ventes par manche.

# Premières parties
lesson-schotten-1 = Deux clans se disputent neuf bornes. Trois bornes côte à côte, ou cinq en tout, donnent la victoire.
lesson-schotten-2 = À vous : choisissez une carte de votre main, puis une borne. Elle reste de votre côté.
lesson-schotten-3 = Trois cartes font un côté. Le plus fort : la suite couleur, puis le brelan, la couleur, la suite, et enfin la somme.
lesson-schotten-4 = Gardez vos côtés ouverts tant que vous pouvez : une carte vaut surtout par ses voisines.
lesson-schotten-5 = Quand les deux côtés sont pleins, ou que plus personne ne peut vous battre, la borne brille : touchez-la pour la prendre. Touchez-en une qui ne brille pas pour savoir pourquoi.
lesson-schotten-6 = Dans le panneau, Score montre toutes les cartes visibles : c’est tout ce qu’une preuve peut utiliser.
lesson-tain-1 = Votre clan veut le bétail et les bijoux des autres. Chacun pose des jetons face cachée ; puis tout est retourné.
lesson-tain-2 = Choisissez un jeton, puis un emplacement éclairé : derrière une de vos entrées pour garder, devant celle d’un autre pour attaquer, ou au royaume.
lesson-tain-3 = Le chef bat guerriers et garçons, le guerrier bat les garçons, le garçon ne passe que s’il n’y a personne. Un bluff n’est rien, mais nul ne le sait.
lesson-tain-4 = Un guerrier de garde capture les garçons ; un guerrier assaillant enlève les filles du chef, qui arrêtent tous les autres.
lesson-tain-5 = Passer met fin à vos poses pour le tour. Les jetons utilisés ne reviennent que quand il n’en reste plus : ne gaspillez pas le chef.
lesson-tain-6 = À la fin, une tête de bétail vaut 2, un bijou 3 ; onze têtes terminent la partie et rapportent 3 de plus.
lesson-goats-1 = Dix types de chèvres paissent ici, sur les dix-huit de la boîte. Gagnez un type, et ses cartes du pâturage portent vos petites chèvres pour de bon.
lesson-goats-2 = Jouez une de vos deux cartes : touchez-la et vous voyez jusqu’où va votre grande chèvre et quelle rangée elle regarde alors.
lesson-goats-3 = Prenez maintenant une carte de cette rangée sans petite chèvre. C’est votre prochaine carte, et tout le monde l’a vue.
lesson-goats-4 = Huit points d’un type devant vous, ou sa quatrième carte devant l’ensemble des joueurs, décident à qui il est.
lesson-goats-5 = Les cartes reliées à votre étable par une chaîne de vos petites chèvres comptent double : le contour les montre.
lesson-goats-6 = Un chien n’avance pas. Après la prise, vous pouvez échanger une de vos cartes marquées dans sa rangée.
lesson-colorado-1 = Vous êtes éleveurs. Quatre manches : des drapeaux, des enchères pour des cartes de terre, et un décompte différent à chaque fois.
lesson-colorado-2 = D’abord chacun plante des drapeaux : ils disent où la terre sera à prendre. Choisissez-en un.
lesson-colorado-3 = Plantez-le sur une case éclairée. Le bord compte, les lacs veulent des voisins, et deux drapeaux ne sont jamais côte à côte.
lesson-colorado-4 = Misez en secret : mettez des cow-boys dans le poing. Le plus de cow-boys choisit d’abord ; tous repartent dans le sac.
lesson-colorado-5 = Votre carte prend un drapeau de sa couleur et, avec une seconde étoile, une case de plus : touchez celle qui vous plaît.
lesson-colorado-6 = Le tableau près de la carte montre ce qui compte cette manche : d’abord les bords, plus tard les domaines et les lacs.

# Cartes tactiques
schotten-tactic-J = Joker : toute couleur, toute valeur. Choisissez une borne.
schotten-tactic-S = Espion : un 7 de toute couleur. Choisissez une borne.
schotten-tactic-H = Porte-Bouclier : un 1, 2 ou 3 de toute couleur. Choisissez une borne.
schotten-tactic-BL = Colin-Maillard : seuls les totaux comptent à la borne choisie.
schotten-tactic-MU = Combat de Boue : quatre cartes par côté à la borne choisie.
schotten-tactic-HH = Chasseur de Tête : piochez trois cartes, puis rendez-en deux.
schotten-tactic-ST = Stratège : choisissez une de vos cartes, puis sa destination ou la défausse.
schotten-tactic-BA = Banshee : choisissez une carte d’en face à défausser.
schotten-tactic-TR = Traître : choisissez une carte Clan d’en face, puis votre borne.

# ---- Images parmi les règles

schotten-long-colour-run = Suite couleur
schotten-long-kind = Brelan
schotten-long-colour = Couleur
schotten-long-run = Suite
schotten-long-sum = Somme
schotten-plate-cards = Neuf valeurs dans chacun des six clans. Un clan se reconnaît à sa couleur, à son insigne et à sa lettre.
schotten-plate-proof = La borne 2 est revendiquée bien que l’autre côté soit ouvert : rien ne bat une suite couleur de 24. La borne 5 ne l’est pas : le 8 bleu, que personne n’a vu, y ferait une suite couleur. La page montre ces cartes en pointillé quand elle refuse une revendication.
schotten-plate-formations = De la plus forte à la plus faible, chacune avec son total. Toute suite couleur bat tout brelan, et ainsi de suite ; à égalité, le total décide.
schotten-plate-tactics = Les neuf sortes de cartes Tactique : trois troupes d’élite, deux modes de combat, quatre ruses. Il y a deux Jokers, une seule carte de chaque autre sorte.
tain-plate-clan = Un clan
tain-plate-tokens = Les dix-huit jetons d’un clan, et le dos qu’ils ont tous. Huit d’entre eux ne sont personne.
tain-plate-land = La terre d’un clan, vue par son maître : trois entrées vers la pâture, deux vers la maison. Les assaillants attendent dehors, face cachée ; les gardiens sont dedans et seul leur maître les connaît. Derrière, cinq têtes de bétail, trois bijoux et un prisonnier.
tain-plate-raids = Cinq razzias : l’assaillant devant l’entrée, le gardien derrière.
tain-plate-cow = L’assaillant gagne.
tain-plate-none = Il ne se passe rien.
tain-plate-boy = Le garçon est fait prisonnier.
tain-plate-daughter = La fille du chef est faite prisonnière.
tain-plate-count = Un décompte final : 11 têtes de bétail 22, deux bijoux 6, un garçon prisonnier 1, une fille du chef prisonnière 5, et 3 de plus pour le grand troupeau. Cela fait 37.
goats-plate-types = Les dix-huit types, un chien et un cocktail de lait. Un type se reconnaît à ce qu’il porte, à ses lettres et à son fond.
goats-plate-walk = La grande chèvre au point a marché jusqu’en haut de la quatrième colonne. On peut maintenant y prendre une carte, à n’importe quelle distance.
goats-plate-owner = Un, deux et cinq font huit des quinze points d’un type : qui les a devant soi le possède.
goats-plate-count = Le troupeau de l’étable au point. Cinq, trois et deux la rejoignent côte à côte et comptent double, le quatre dans le coin une fois : 24 points.
colorado-plate-card = { $colour }, { $stars ->
    [1] une étoile
   *[other] deux étoiles
  }
colorado-plate-cards = Une carte nomme la couleur d’un drapeau et montre une ou deux étoiles ; on peut la tourner.
colorado-plate-bids = Trois poings ouverts ensemble, dans leur ordre : trois cow-boys battent deux, et des deux paires 66 bat 61.
colorado-plate-place = Le drapeau en h3 était rouge. La première étoile de la carte s’y pose, la seconde une case plus bas et une à droite, en i4 : deux marqueurs.
colorado-plate-count = Ce que regarde chaque partie d’un décompte, sur la même terre.

# The count.
tab-menu = Table
panel-unheard = Panneau, { $count } nouvelles lignes de discussion
set-tips = Dire ce que sont les choses quand je m’y arrête
score-decided = Ce qui a décidé : { $what }{ $points ->
    [0] .
   *[other] , { $points } points de plus que le suivant.
 }
score-none = aucun point
score-lead = Arrêtez-vous sur une ligne, ou touchez-la : ce qu’elle compte s’allume sur le plateau.
score-schotten-won = { $count ->
    [1] une manche gagnée, 5
   *[other] { $count } manches gagnées, 5 chacune
 }
score-schotten-lost = { $count ->
    [1] une manche non gagnée, un point par borne
   *[other] { $count } manches non gagnées, un point par borne
 }
score-schotten-stones = { $count ->
    [1] une borne
   *[other] { $count } bornes
 }
score-schotten-row = trois bornes côte à côte, { $names }
score-schotten-five = cinq bornes, { $names }
score-tain-cattle = { $count } têtes de bétail, 2 chacune
score-tain-jewels = { $count ->
    [1] un bijou, 3
   *[other] { $count } bijoux, 3 chacun
 }
score-tain-boys = { $count ->
    [1] un garçon prisonnier
   *[other] { $count } garçons prisonniers
 }
score-tain-daughters = { $count ->
    [1] une fille de chef prisonnière, 5
   *[other] { $count } filles de chef prisonnières, 5 chacune
 }
score-tain-herd = un grand troupeau : onze têtes de bétail ou plus
score-goats-goats = { $count ->
    [1] une chèvre marquée
   *[other] { $count } chèvres marquées
 }
score-goats-joined = { $count ->
    [1] une reliée à l’étable, encore une fois
   *[other] { $count } reliées à l’étable, encore une fois
 }
score-goats-milk = lait : { $count } en tout
score-colorado-scored = { $count ->
    [0] aucun décompte encore
    [one] le premier décompte
   *[other] { $count } décomptes
 }
score-colorado-past-edges = bords, { $count ->
    [1] premier décompte
   *[other] { $count } décomptes
 }
score-colorado-past-doubles = doubles, { $count ->
    [1] premier décompte
   *[other] { $count } décomptes
 }
score-colorado-past-estate = grands domaines, { $count ->
    [1] premier décompte
   *[other] { $count } décomptes
 }
score-colorado-past-lakes = lacs, { $count ->
    [1] premier décompte
   *[other] { $count } décomptes
 }
score-colorado-edges = { $count ->
    [1] un bord
   *[other] { $count } bords
 }, si l’on comptait maintenant
score-colorado-doubles = { $count ->
    [1] un double
   *[other] { $count } doubles
 }, si l’on comptait maintenant
score-colorado-estate = plus grand domaine : { $count }, si l’on comptait maintenant
score-colorado-lakes = { $count ->
    [1] un lac
   *[other] { $count } lacs
 }, si l’on comptait maintenant
fewer = Moins
more = Plus
usual = habituel
new-variants = Variantes
new-variants-lead = N’y touchez pas pour le jeu habituel.
new-usual = Revenir au jeu habituel
new-finer = Points de détail
new-against = Contre des robots, du plus doux au plus fort :
tain-tip-C = Chef : bat guerriers et garçons ; seuls un chef ou une fille de chef l’arrêtent.
tain-tip-W = Guerrier : bat les garçons. En garde, il capture les garçons ; en razzia, il enlève la fille du chef qui garde.
tain-tip-B = Garçon : ne passe que là où personne ne garde.
tain-tip-D = Fille du chef : arrête tout assaillant, mais un guerrier peut l’enlever. Elle ne part jamais en razzia.
tain-tip-X = Bluff : personne. Il s’en va dès que les jetons sont retournés.
wonder-analysis = Toute partie se revoit
wonder-analysis-text = Les chances coup par coup, les erreurs, ce qui aurait été meilleur : faites glisser la ligne.
wonder-why = « Pourquoi pas ? » a toujours une réponse
wonder-why-text = Touchez ce qui ne va pas : la règle s’affiche, avec les cartes qui vous battraient encore.
wonder-why-quote = Pas encore : avec 8, 9 et 7 rouges, l’autre côté resterait plus fort.
lesson-next = Leçon suivante
lesson-all = Toutes les leçons
lesson-leave = Quitter
lesson-solved = résolue
lessons-title = Leçons
lessons-lead = De petites positions, une tâche chacune, jugée par les règles. { $done } sur { $count } résolues.

# The club
nav-club = Club
club-title = Le club
club-lead = Tout ce qu’il y a autour des tables.
club-matches = Toutes les parties terminées, ouvertes ou classées, et toutes les vôtres.
club-openings = Comment les parties ont commencé, et qui les a gagnées.
club-leaders = Les meilleurs de chaque jeu, humains et robots.
club-profile = Votre nom, votre compte, votre classement.
matches-title = Parties terminées
matches-lead = On les cherche par joueur, jeu, options et premiers coups. Une partie privée n’est trouvée que par ceux qui l’ont jouée.
find-matches = Chercher des parties terminées
find-who = Joueur ou robot
find-against = Contre
find-game = Jeu
find-outcome = Issue
find-options = Option
find-any = peu importe
find = Chercher
find-none = Aucune partie ne correspond.
find-more = La suite
match-plies = { $count ->
    [1] un coup
   *[other] { $count } coups
  }
match-won = gagnée
match-lost = perdue
match-left = quittée
match-gone = quelqu’un
openings-title = Premiers coups
openings-lead = Comment les parties terminées ont commencé, et combien de fois l’auteur du coup a gagné. Choisissez un coup pour avancer.
openings-line = Les coups jusqu’ici
openings-start = Début
openings-count = { $count ->
    [0] Aucune partie n’a commencé ainsi.
    [one] Une partie.
   *[other] { $count } parties.
  }
openings-matches = Les voir
openings-move = Coup
openings-won = Gagnées par son auteur
player-page = Votre page publique
player-since = Ici depuis le { $day }.
player-guest = Invité depuis le { $day }.
player-won = Gagnées
player-peak = Meilleure cote
player-favourite = Jeu favori
player-games = Jeu par jeu
player-unrated = Pas encore de partie classée.
player-one-rated = Une partie classée pour l’instant : la courbe commence à la suivante.
player-best = Plus belles victoires
player-account = Votre compte
player-challenge = Défier à { $game }
match-rating = Cote après cette partie
export = Emporter tout ce qui est à vous (JSON)
curve-told = { $count } parties classées, entre { $low } et { $high }, maintenant { $now }.
next-table = { $count ->
    [1] Table suivante
   *[other] Table suivante ({ $count })
  }
schotten-plan-things = stone:4, card:R5
tain-plan-things = entrance:h1, token:B
goats-plan-things = cell:d4, card:PI3
colorado-plan-things = cell:d4, colour:blue
plan-title = S’ils…, alors…
plan-lead = Ce que votre place répond en votre absence. Personne d’autre ne le voit. Nommez ce dont leur coup parle ({ $things }) ou touchez-le sur le plateau ; ne mettez rien pour « quoi qu’ils fassent » ; un point-virgule sépare plusieurs choses ou coups.
plan-if = S’il parle de
plan-then-if = et ensuite
plan-whatever = quoi qu’ils fassent
plan-play = jouer
plan-touch-if = Choisir sur le plateau de quoi il parle
plan-touch-play = Choisir la réponse sur le plateau
plan-touching-if = Touchez sur le plateau ce dont parle leur coup.
plan-touching-play = Touchez sur le plateau ce que vous toucheriez pour votre coup.
plan-chosen = Terminé
plan-add = Ajouter une réponse
plan-deeper = … et ensuite
plan-drop = Enlever cette réponse
plan-keep = Garder ce plan
plan-kept = Votre plan est gardé. Il compte à partir de ce coup.
plan-none = Vous n’avez pas de plan ici.
habits-title = En votre absence
habits-forced = Faire aussitôt les pas sans choix (les autres peuvent deviner qu’il n’y en avait pas)
habits-push = Prévenir ce navigateur quand c’est à moi, même la page fermée
habits-address = Courriels à
habits-mail = M’écrire quand c’est à moi de jouer
habits-quiet = Heures de silence
quiet-from = de
quiet-to = à
push-denied = Ce navigateur n’autorise pas les avis. Autorisez-les dans ses réglages pour ce site, puis réessayez.
address-keep = Garder l’adresse
address-sent = Un lien pour confirmer l’adresse est en route.
address-waits = Pas encore confirmée : ouvrez le lien qui y a été envoyé.
address-confirmed = Confirmée.
vacation = Vacances
vacation-left = { $days } jours restants cette année ; les pendules qui comptent en jours s’arrêtent
vacation-until = jusqu’au { $day }
vacation-days = Jours
vacation-go = Partir
vacation-end = Je suis de retour
signed-off = Plus d’avis
signed-off-lead = Vous ne serez plus prévenu. Vous pouvez réactiver les avis dans les réglages quand vous voulez.
signed-confirm = Adresse confirmée
signed-confirm-lead = Un courriel arrive ici quand c’est à vous de jouer et que vous ne regardez pas.
signed-not = Ce lien ne vaut plus. Demandez-en un autre dans les réglages.
live-title = Parties en cours
live-lead = Regardez : vous voyez ce qui est posé ouvert, jamais une main. La liste a quelques secondes.
live-featured = À regarder d’abord :
live-watchers = { $count ->
    [1] Une personne regarde.
   *[other] { $count } personnes regardent.
  }
looking-on = Regardent : { $names }
looking-on-others = { $count ->
    [1] un invité
   *[other] { $count } invités
  }
embed = Copier un cadre pour votre page
embed-open = Ouvrir chez Drovers

# Problèmes, donne du jour, étude
puzzles-title = Problèmes
puzzles-of = Problèmes de { $game }
puzzles-lead = Des positions tirées des parties de nos robots, où un coup est nettement le meilleur d’après ce que votre place peut savoir. Votre première réponse compte.
puzzles-count = { $count } problèmes ; vous avez répondu à { $tried }, dont { $right } juste.
puzzles-rating = Votre classement : { $rating } ± { $deviation }.
puzzles-start = Résoudre
puzzles-themes = Par thème
puzzles-schotten = Quelle borne est déjà à vous, et que faut-il empêcher.
puzzles-tain = Où razzier, qui garder, quand bluffer.
puzzles-goats = Quelle carte prendre, où mène le chien, quand boire.
puzzles-colorado = Combien miser, où planter, quand vendre.
puzzles-best = Meilleurs solveurs
puzzle-name = Problème { $id }, classé { $rating }
puzzle-moved = vous : { $rating } ({ $change })
puzzle-again = vous y avez déjà répondu
puzzle-show = Montrer la réponse
puzzle-next = Problème suivant
puzzle-leave = Tous les problèmes
daily-title = Donne du jour
daily-lead = Une donne pour tous, contre un niveau, et un seul essai chacun. Elle a été promise la veille : sa graine s’ouvre quand la journée (UTC) est passée, et chaque résultat se vérifie.
daily-against = Aujourd’hui contre { $bot }
daily-play = La jouer
daily-go-on = Continuer
daily-results = Comparer
daily-played = { $count ->
    [0] Personne ne l’a encore finie.
    [one] Un joueur l’a finie.
   *[other] { $count } joueurs l’ont finie.
  }
daily-streak = { $days ->
    [0] Pas encore de série.
    [one] Jouée un jour de suite ; gagnée { $won }.
   *[other] Jouée { $days } jours de suite ; gagnée { $won }.
  }
daily-promise = Promis pour aujourd’hui : { $today }. Promis pour demain : { $tomorrow }.
daily-promises = Promis d’avance
daily-promises-text = Les empreintes des donnes d’aujourd’hui ont été publiées hier, celles de demain sont déjà ici : personne ne peut changer une donne.
daily-today = Aujourd’hui
daily-tomorrow = Demain
daily-seed = Graine : { $seed }
daily-of = { $game }, { $day }
daily-before = La veille
daily-all = Toutes les donnes du jour
daily-place = Rang
daily-name = Joueur
daily-points = Points
daily-margin = Avance
daily-moves = Coups
daily-won = gagné
daily-watch = Revoir
daily-record = Feuille
daily-roads = Là où d’autres étaient comme vous
daily-road = Après { $ply } coups vous avez choisi : { $mine }.
daily-nobody = Personne d’autre n’est encore passé par là où vous étiez.
club-daily = Une donne pour tous, un seul essai, comparé ensuite.
club-puzzles = Trouvez le seul coup nettement meilleur, d’après ce que vous pouvez savoir.
editor-title = Éditeur de positions
editor-lead = N’importe quelle position de chaque jeu : déplacez les pièces sur le plateau, ou changez le texte. Ce qui ne peut pas être est refusé, avec l’endroit, la raison et la règle. Le lien contient toute la position.
editor-share = Partager
editor-by = Main et côté de
editor-back = Reprendre
editor-text = En texte
kit-title = Pièces à côté du plateau
kit-pick = Touchez une pièce sur le plateau ou ci-dessous, puis l’endroit où elle doit aller.
kit-where = Touchez maintenant où elle doit aller ; la même encore une fois la repose.
kit-rest = { $count ->
    [1] Une pièce à l’écart
   *[other] { $count } pièces à l’écart
}
editor-seats = Places
editor-new = Nouvelle donne
editor-position = Position
editor-no-json = Ce n’est pas encore du JSON : { $problem }
editor-legal = { $count ->
    [1] Possible. La place { $seat } a un coup légal.
   *[other] Possible. La place { $seat } a { $count } coups légaux.
  }
editor-over = Possible. La partie est finie.
club-editor = Composez une position, voyez-la dessinée, partagez-la par un lien.
tab-review = Revue
review-lead = Revenez ensemble sur la partie : quiconque a le lien de cette page voit le moment montré, avec ses flèches et remarques, qui sont gardées.
review-leads = Montrer aux autres ce que je regarde
review-follows = Suivre ce qui est montré
review-remark = Remarque sur le coup { $ply }
review-keep = Garder et montrer
review-arrow-from = Touchez une chose du plateau, puis une autre, pour une flèche.
review-arrow-to = Touchez où va la flèche, ou la même chose pour y renoncer.
review-arrows = { $count ->
    [1] une flèche
   *[other] { $count } flèches
  }
company-title = Compagnie
club-company = Ceux avec qui vous avez joué, défis, recherche rapide.
club-tournaments = Une soirée ensemble, par un lien.
asked-title = On vous attend
people-title = Ceux avec qui vous avez joué
people-game = Les défier à
people-played = { $count ->
    [1] une partie, vous les y avez devancés { $before ->
        [0] zéro fois
       *[other] une fois
      }
   *[other] { $count } parties, vous les avez devancés dans { $before }
  }
people-here = ici en ce moment
people-none = Personne encore. Asseyez-vous à une table ouverte, ou laissez-vous trouver.
challenge = Défier
seek-title = Jouer avec n’importe qui
seek-quick = 5 min + 5 s par coup
seek-calm = 15 min + 15 s par coup
seek-days = 2 jours par coup
seek-within = Classement
seek-points = à { $points } points du mien
seek = Trouver quelqu’un
invited-challenge = { $name } vous défie : { $game }.
invited-rematch = { $name } veut rejouer : { $game }.
invited-round = { $name } : votre prochaine table est prête ({ $game }).
tournaments-title = Tournois
tournaments-lead = Rondes suisses à deux places, rondes équilibrées à plus. Envoyez le lien ; qui l’ouvre peut s’inscrire jusqu’au début.
tournament-hold = En organiser un
tournaments-newest = Les plus récents
tournaments-none = Aucun pour l’instant : organisez le premier et envoyez son lien.
tournament-new = Nouveau tournoi
tournament-usual = Une soirée
tournament-name = Nom
tournament-rounds = Rondes
tournament-minutes = Minutes chacun
tournament-filler = Compléter avec
tournament-no-filler = personne : certains se reposent
tournament-round = ronde { $round } sur { $rounds }
tournament-entrants = { $count ->
    [1] un inscrit
   *[other] { $count } inscrits
  }
tournament-enter = S’inscrire
tournament-leave = Partir
tournament-start = Commencer
tournament-standings = Classement
tournament-points = Points
tournament-met = Points des adversaires
tournament-out = se repose
tournament-share = Partager le lien
tournament-to-play = { $count ->
    [1] une ronde
   *[other] { $count } rondes
}
tournament-won = { $count ->
    [one] { $names } remporte le tournoi.
   *[other] { $names } se partagent la première place.
}
tournament-waiting-host = Envoyez le lien. Commencez quand tout le monde est inscrit.
tournament-waiting = Qui l’organise donnera le départ ; votre table apparaîtra ici.
tournament-early = { $count } rondes étaient prévues ; on ne pouvait plus en former sans que les mêmes se rencontrent à nouveau.
tournament-fewer = { $wanted } rondes demandées. { $count ->
    [one] À si peu, il y en aura une
   *[other] À si peu, il y en aura { $count }
  }, pour que personne ne rencontre deux fois le même adversaire.
tournament-next = Votre table de cette ronde est finie. La suivante commence quand toutes le sont.
