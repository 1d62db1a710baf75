lab-title = Lab: { $game }
lab-head = { $bot } against itself, { $matches } matches of each of { $variants ->
    [one] one variant
   *[other] { $variants } variants
  } on the same seeds. Intervals are of 95 %; a shared win counts in parts.
lab-same = Without any difference from the first, match for match: { $names }.
lab-lost = { $count ->
    [one] One match was lost with its process.
   *[other] { $count } matches were lost with their processes.
  }
lab-first = as asked, { $seats } seats
lab-glance = At a glance
lab-seats = Does the seat matter?
lab-seats-note = How often the seat wins. The dashed line is an equal part: an interval that misses it shows an advantage.
lab-seat = Seat { $seat } of { $seats }
lab-endings = How matches end
lab-length = How long matches take
lab-lengths = Moves
lab-score = Points
lab-points = Points of a seat
lab-margins = Lead of the winner
lab-deeds = What is played, and wins
lab-deeds-note = How often a seat that did it wins. Winning and doing go together; neither need be the reason for the other, and of twenty intervals one misses the truth.
lab-kinds = Whatever happens
lab-all = All { $count }, with how often
column-variant = variant
column-seats = wins by seat
column-length = moves
column-points = points
column-margin = lead
column-ties = shared wins
column-deed = what
column-times = times a match
column-winners = by a winner
column-others = by another
column-matches = in matches
column-wins = wins
column-interval = 95 %
