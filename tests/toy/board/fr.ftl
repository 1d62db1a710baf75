toy-name = Toy
toy-tag = Le plus petit des jeux à secrets.
toy-facts = 2 ou 3 joueurs · une minute
toy-card = carte { $card }
toy-chosen = { $card ->
    [?] { $name } : une carte, face cachée
   *[other] { $name } : { $card }
 }
toy-shown = Les cartes déjà vues
toy-prompt = { $left ->
    [one] Dernier pli : posez votre carte.
   *[other] Posez une carte face cachée ; encore { $left } plis.
 }
toy-track = { $left ->
    [one] encore { $left } pli
   *[other] encore { $left } plis
 }
toy-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
 }
score-toy-tricks = { $count ->
    [one] un pli
   *[other] { $count } plis
 }
toy-plan-things = card:2, seat:1
