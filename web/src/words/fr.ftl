# La maison
house-name = Drovers
home-link = Drovers, page d’accueil
home-title = Quatre tables de troupeaux, de frontières et de bluff
home-lead = Asseyez-vous tout de suite face à un robot, ou envoyez un lien à vos amis. Sans compte.
skip = Aller à la table
nav = Navigation
nav-lobby = Tables ouvertes
nav-tables = Mes tables
nav-rules = Règles
nav-leaders = Classement
nav-settings = Réglages
nav-profile = Profil
speak-other = Read in English
go-dark = Couleurs sombres
go-light = Couleurs claires
loading = Un instant, on dresse la table.
load-failed = Cette page n’a pas pu être chargée. Vérifiez la connexion et réessayez.
not-found = Il n’y a rien à cette adresse.
offline = La maison ne répond pas. Vérifiez la connexion : rien n’est perdu.
failed = Cela n’a pas marché. Réessayez, s’il vous plaît.
play-now = Jouer
opening = On dresse la table…
invite = Inviter
invite-to = Inviter des amis à { $game }
learn = Apprendre
learn-game = Apprendre { $game }
guest-name = Bouvier { $number }
schotten-name = Schotten Totten
schotten-tag = Neuf bornes, six tartans : prouvez que votre côté est le plus fort.
schotten-facts = 2 joueurs · 20 minutes
tain-name = Táin
tain-tag = Des pions face cachée, du bétail volé, un bluff à chaque porte.
tain-facts = 2 à 4 joueurs · 40 minutes
goats-name = Herr der Ziegen
goats-tag = Gagnez des familles entières de chèvres farfelues ; le chien les ramène à l’étable.
goats-facts = 2 à 5 joueurs · 35 minutes
colorado-name = Colorado County
colorado-tag = Enchérissez en secret, marquez la terre, comptez bords, domaines et lacs.
colorado-facts = 2 à 4 joueurs · 60 minutes

# Listes de tables
lobby-title = Tables ouvertes
lobby-lead = Les tables où il reste une place. Asseyez-vous, ou regardez une partie en cours.
lobby-empty = Aucune table n’est ouverte pour l’instant. Ouvrez-en une : elle apparaîtra ici.
tables-title = Mes tables
tables-lead = Celles qui vous attendent viennent en premier.
tables-empty = Vous ne vous êtes encore assis nulle part.
new-table = Nouvelle table
waits-for-you = À vous
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
new-title = Nouvelle table : { $game }
new-seats = Places
new-seat = Place { $seat }
who-me = Moi
who-open = Ouverte, par lien
who-bot = Robot : { $name }
new-clock = Pendule
clock-none = Sans pendule
clock-bank = { $minutes } min + { $seconds } s par coup
clock-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
  }
new-listed = L’afficher parmi les tables ouvertes
new-rated = Classée
new-options = Règles et variantes
new-make = Dresser la table
new-begin = Dresser la table et commencer
hotseat-note = Plusieurs places « Moi » partagent cet appareil : on se le passe.
yes = oui
no = non
days = { $days ->
    [one] un jour
   *[other] { $days } jours
  }

# En attente
waiting-title = En attente de joueurs
waiting-link = Envoyez ce lien à vos amis
copy = Copier le lien
copied = Le lien est copié.
start = Commencer
start-when-full = On commence quand toutes les places sont prises.
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
wait-others = Les autres réfléchissent.
match-over = La partie est finie.
confirm = Confirmer
confirm-move = Confirmer : { $move }
cancel = Annuler
undo = Reprendre
hint = Conseil
hint-none = Pas de conseil pour l’instant.
sending = Envoi…
menu = Menu
panel = Journal, discussion et règles
close = Fermer
tab-log = Journal
tab-chat = Discussion
tab-counts = Comptes
tab-help = Aide
log-empty = Il ne s’est encore rien passé.
see-ply = Voir la table après le coup { $ply }
rule-title = Règle { $rule } de ce jeu
rewound = Telle qu’elle était après le coup { $ply }.
back-to-now = Revenir au présent
reconnecting = La connexion est coupée. Votre table est en sûreté ; nouvel essai…
chat-say = Dire quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore parlé.
phrases = Phrases toutes faites
mute = Ne plus entendre { $name }
why-title = Pourquoi pas ?
rule-link = Règle { $rule }
resign = Abandonner
resign-sure = Abandonner vraiment ?
keep-playing = Continuer
offer-takeback = Demander à reprendre
offer-rematch = Revanche
offered-takeback = { $name } demande à reprendre son dernier coup.
offered-rematch = { $name } aimerait une revanche.
agree = D’accord
decline = Refuser
to-rematch = Aller à la nouvelle table
handover = Laisser un robot jouer pour { $name }
reclaim-seat = Rejouer moi-même
leave-table = Quitter la table
share = Partager cette table
pass-device = Passez l’appareil à { $name }
pass-ready = Je suis { $name } : montrer mon côté
pass-note = Les autres regardent ailleurs.
board-label = La table de { $game }
hand-label = Ma main
move-options = Ce que je peux faire
last-move = Dernier coup
moves-list = Choisir dans la liste des coups
choose-move = Un coup en toutes lettres
keys-title = Clavier
keys-lead = Les flèches vont d’une cible à l’autre, Entrée choisit, Échap repose, C confirme, U reprend, H conseille, L ouvre la liste des coups.

# Le résultat
result-title = Résultat
result-won = { $names } gagne.
result-shared = { $names } partagent la victoire.
result-you-won = Vous gagnez !
result-you-lost = Vous perdez cette fois-ci.
result-drawn = Personne ne gagne : partie nulle.
result-rank = Rang
result-score = Points
play-again = Rejouer
replay = Revoir la partie
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
replay-closed = Tout sera montré quand la partie sera finie.

# Vérifier
verify-title = Vérifier une partie
verify-lead = Avant la donne, la maison a publié une empreinte de sa graine secrète. Après la partie, la graine est publique : cette page vérifie, dans votre navigateur, que c’est bien la même.
verify-pick = Choisir une partie
verify-ok = La graine correspond à l’empreinte : la donne était fixée avant le premier coup.
verify-bad = La graine ne correspond pas à l’empreinte. Ne vous fiez pas à cette partie.
verify-open = La partie n’est pas finie, ou la position a été composée à la main : il n’y a pas encore de graine à vérifier.
verify-no = Ce n’est pas une partie de Drovers.
verify-commitment = Empreinte
verify-seed = Graine
verify-computed = Calculée ici
verify-more = La commande « drovers verify » rejoue en plus tous les coups.

# Règles et apprentissage
rules-title = Règles
rules-lead = Dans nos propres mots, numérotées ; chaque refus et chaque ligne de journal cite son numéro.
rules-of = Règles de { $game }
rules-missing = Les règles de ce jeu ne sont pas encore là.
reference = Aide-mémoire
learn-title = Apprendre { $game }
learn-lead = Une première partie qui s’explique en jouant.
learn-start = Commencer la première partie
learn-step = Étape { $step } sur { $steps }
learn-next = Continuer
learn-done = Vous en savez assez pour jouer. Les règles restent à portée de main dans le panneau.
learn-skip = Directement une vraie partie

# Les gens
leaders-title = Classement
leaders-empty = Personne n’a encore fini de partie classée de ce genre.
leaders-rank = Rang
leaders-name = Nom
leaders-rating = Cote
leaders-played = Parties
seats-count = { $seats } places
profile-title = Profil
profile-guest = Vous jouez en invité. Donnez un nom et un mot de passe pour garder vos parties.
name = Nom
password = Mot de passe
password-note = Au moins huit caractères.
make-account = Créer un compte
sign-in = Se connecter
sign-out = Se déconnecter
profile-ratings = Cotes
profile-tallies = Parties
tally = { $played ->
    [one] une partie
   *[other] { $played } parties
  }, { $won ->
    [one] une gagnée
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
set-motion = Mouvement
motion-auto = comme le système
motion-full = les pièces voyagent
motion-still = fondus seulement
set-sound = Sons
set-confirm = Confirmer chaque coup avant de l’envoyer
set-hints = Proposer des conseils
