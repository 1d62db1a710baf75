lab-title = Labo : { $game }
lab-head = { $bot } contre lui-même, { $matches } parties de { $variants ->
    [one] la seule variante
   *[other] chacune des { $variants } variantes
  } sur les mêmes graines. Les intervalles sont à 95 % ; une victoire partagée compte en parts.
lab-same = Sans aucune différence avec la première, partie pour partie : { $names }.
lab-lost = { $count ->
    [one] Une partie s’est perdue avec son processus.
   *[other] { $count } parties se sont perdues avec leurs processus.
  }
lab-first = comme demandé, { $seats } places
lab-glance = En un coup d’œil
lab-seats = La place compte-t-elle ?
lab-seats-note = Combien de fois la place gagne. Le trait pointillé est une part égale : un intervalle qui le manque montre un avantage.
lab-seat = Place { $seat } sur { $seats }
lab-endings = Comment les parties finissent
lab-length = Combien durent les parties
lab-lengths = Coups
lab-score = Points
lab-points = Points d’une place
lab-margins = Avance du gagnant
lab-deeds = Ce qui se joue, et gagne
lab-deeds-note = Combien de fois gagne une place qui l’a fait. Gagner et faire vont ensemble ; l’un n’est pas forcément la cause de l’autre, et sur vingt intervalles un manque la vérité.
lab-kinds = Tout ce qui arrive
lab-all = Les { $count }, avec leur fréquence
column-variant = variante
column-seats = victoires par place
column-length = coups
column-points = points
column-margin = avance
column-ties = victoires partagées
column-deed = quoi
column-times = fois par partie
column-winners = par un gagnant
column-others = par un autre
column-matches = dans les parties
column-wins = victoires
column-interval = 95 %
