toy-name = Toy
toy-tag = The smallest game of secrets.
toy-facts = 2–3 players · a minute
toy-card = card { $card }
toy-chosen = { $card ->
    [?] { $name }: a card, face down
   *[other] { $name }: { $card }
 }
toy-shown = Cards that have been seen
toy-prompt = { $left ->
    [one] The last trick: lay your card.
   *[other] Lay a card face down; { $left } tricks to come.
 }
toy-track = { $left ->
    [one] { $left } trick to come
   *[other] { $left } tricks to come
 }
toy-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
 }
score-toy-tricks = { $count ->
    [one] one trick
   *[other] { $count } tricks
 }
toy-plan-things = card:2, seat:1
