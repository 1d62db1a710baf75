name = Colorado County
tagline = Cowboys in the fist, land on the map: bid blind, claim the rim, take the lakes.
bad-move = “{ $text }” is not how a move is written. Bid with “bid 3 17 40” or “bid -”, take with “card 2”, place with “at c5”, sell with “sell c5”; “yes”, “no” and “pass” stand alone.

# What a seat is called where nobody says a name.
seat-name = seat { $seat }

event-laid = { $seat } lays lake { $lake } at { $cell }, turned { $quarter } times.
event-dealt = { $seat } gets flags to place: { $red } red, { $green } green, { $orange } orange, { $blue } blue.
event-flagged = { $seat } plants { $colour } at { $cell }.
event-strayed = No land is free: a flag of { $seat } stays out this round.
event-opened = Round { $round } begins; { $seat } starts.
event-turned = Card { $slot } is turned: { $card }.
event-passed = { $seat } sells nothing now.
event-offered = { $seat } puts { $cell } up for sale and may draw two cowboys.
event-drew = { $seat } draws { $token } from the bag.
event-chose = { $seat } has chosen.
event-answered = Is { $seat } interested? { $interested }.
event-unsold = Nobody wants { $cell }: the land of { $seat } is free again.
event-bought = { $seat } buys { $cell } from { $seller }.
event-paid = { $seat } slips { $seller } { $token }.
event-bade = { $seat } opens its hand: { $tokens } ({ $count }).
event-ranked = { $seat } ranks number { $rank }.
event-took = { $seat } takes card { $slot }, { $card }.
event-idle = { $seat } has no marker left: { $card } has no effect, and its flag stays till the round ends.
event-flagless = No flag of that colour stands on the board: { $card } has no effect for { $seat }.
event-marked = { $seat } claims { $cell }.
event-won = { $seat } now owns lake { $lake }.
event-freed = Lake { $lake } no longer belongs to { $seat }; it has no owner.
event-discarded = { $card } is discarded; its flag stays till the round ends.
event-scored = Round { $round }, { $seat }: edges { $edges } ({ $edge_points }), doubles { $doubles } ({ $double_points }), largest estate { $estate } ({ $estate_points }), lakes { $lakes } ({ $lake_points }). { $points } points, { $total } in all.

cowboy = cowboy { $number }
hidden-cowboy = a cowboy you do not see
cowboys = { $count ->
    [0] nothing
    [one] cowboy { $tokens }
   *[other] cowboys { $tokens }
  }
so-many-cowboys = { $count ->
    [0] nothing
    [one] one cowboy
   *[other] { $count } cowboys
  }
nothing = nothing
yes = yes
no = no
flag-red = a red flag
flag-green = a green flag
flag-orange = an orange flag
flag-blue = a blue flag
card-red = the red card { $pattern }
card-green = the green card { $pattern }
card-orange = the orange card { $pattern }
card-blue = the blue card { $pattern }

why-R8-detail = { $case ->
    [laid] The lake of value { $lake } lies on the board already. Choose one of those left: { $lakes }.
   *[room] The lake of value { $lake } fits nowhere any more. Choose another one: { $lakes }.
  }
why-R12-detail = { $case ->
    [wait] Flags are being planted, one at a time in turn: wait for { $whom }.
    [none] You have no { $hue } flag to plant. You have { $colours }.
    [choose] Choose one of your flags first: { $colours }.
   *[plant] You are planting { $colour }. Choose a free cell for it, such as { $such }.
  }
why-R13-detail = { $case ->
    [water] { $cell } is water, and a flag needs land. Choose another cell, such as { $such }.
    [flag] On { $cell } stands { $colour } already. Choose another cell, such as { $such }.
    [marker] On { $cell } lies a marker of { $whom }. A flag needs free land: choose another cell, such as { $such }.
   *[beside] { $cell } is beside { $there }, where { $colour } stands, and two flags are never side by side. Choose another cell, such as { $such }.
  }
why-R15-detail = { $case ->
    [done] You have bid already. Wait until everybody has; then all hands are opened.
    [missing] You do not hold { $tokens }. Bid only cowboys of yours ({ $hand }), or nothing with “bid -”.
    [many] That is more cowboys than you hold: bid { $held } at most.
    [begun] You have begun a bid of { $count }. Name its highest cowboy with “top”, one of { $tokens }.
   *[kind] Everybody bids for the open cards now. Write the cowboys you bid, as in “bid 3 17 40”, or “bid -” for nothing.
  }
why-R19-detail = { $case ->
    [wait] The bidders take cards in order of rank: wait for { $whom }.
    [gone] Card { $slot } has been taken. You may take { $slots }.
    [never] There is no card { $slot } in this auction. You may take { $slots }.
   *[kind] Take one of the open cards: { $slots }.
  }
why-R23-detail = { $case ->
    [wait] { $whom } is using a card: wait for your turn.
    [cell] Your card takes { $colour }, and { $cell } has none. Choose one of { $cells }.
   *[kind] Your card takes { $colour } off the board: choose one of { $cells }.
  }
why-R24 = This card has one star only: it puts no second marker. Finish it with “single”.
why-R25-detail = { $case ->
    [wait] { $whom } is using a card: wait for your turn.
   *[kind] Place the second marker of your card, on { $cells }{ $may ->
        [leave] , or leave it out with “single”.
       *[must] .
      }
  }
why-R26-detail = { $case ->
    [off] Turned like that, the second star lies off the board.
    [water] The second star would fall on { $cell }, which is water.
   *[marker] The second star would fall on { $cell }, where a marker of { $whom } lies.
  } { $may ->
    [leave] It may take { $cells }, or be left out with “single”.
   *[must] It may take { $cells }.
  }
why-R33-detail = { $case ->
    [twice] You have sold twice this round, and no more is allowed. Pass.
   *[none] You have no For Sale token left. Pass.
  }
why-R34 = The last cards of the round are open: nothing is sold any more until the next round. Go on with the auction.
why-R35-detail = { $case ->
    [water] { $cell } is water. You can only sell land that carries your marker.
    [flag] On { $cell } stands { $colour }. You can only sell land that carries your marker.
    [marker] { $cell } belongs to { $whom }. You can only sell land that carries your marker.
   *[free] { $cell } is free land. You can only sell land that carries your marker.
  } { $cells ->
    [none] You have none now: pass.
   *[other] You may sell { $cells }.
  }
why-R38-detail = { $case ->
    [wait] { $whom } alone wants { $cell } and is choosing the price: wait.
    [missing] You do not hold { $tokens }. Pay with one of your cowboys: { $hand }.
   *[kind] You alone want { $cell }: pay { $seller } with one of your cowboys ({ $hand }), as in “pay 7”.
  }
why-R39-detail = { $case ->
    [seller] Several want { $cell } and are bidding for it. Wait: the best bid will be yours.
    [out] You have not asked for { $cell }: those who want it are bidding. Wait.
    [done] You have bid already. Wait for the others who want { $cell }.
    [missing] You do not hold { $tokens }. Bid only cowboys of yours: { $hand }.
    [empty] You want { $cell }, so you bid at least one of your cowboys: { $hand }.
    [many] That is more cowboys than you hold: bid { $held } at most.
    [begun] You have begun a bid of { $count }. Name its highest cowboy with “top”, one of { $tokens }.
   *[kind] Several want { $cell }: bid for it, at least one cowboy, as in “bid 3 17”.
  }
why-R43 = The match is over: nothing more is played. Start a new one.
why-RA3-detail = { $case ->
    [wait] Lakes are being laid in turn: wait for { $whom }.
    [choose] Choose a lake to lay: { $lakes }.
    [turn] Say how the lake of value { $lake } is turned, with “quarter”.
    [place] Say where the lake of value { $lake } goes: the top left cell of its box, with “at”.
    [quarter] Turned like that, the lake of value { $lake } has no room. Quarter turns possible: { $turns }.
    [same] Turned by { $quarter } quarters, the lake of value { $lake } looks as it does turned less. Quarter turns possible: { $turns }.
   *[room] With its corner at { $cell }, the lake of value { $lake } would leave the board or lie on something. Choose another cell, such as { $such }.
  }
why-RA8-detail = In this match the second marker must be placed where it can be. It may take { $cells }.
why-RA9-detail = On { $cell } stands { $colour }: that cell waits for a card of its own. { $may ->
    [leave] The second star may take { $cells }, or be left out with “single”.
   *[must] The second star may take { $cells }.
  }
why-RA20-detail = { $case ->
    [wait] Land may be sold now, one after the other: wait for { $whom }.
   *[kind] Land may be sold now. { $cells ->
        [none] You have nothing to sell: pass.
       *[other] Offer a cell of yours with “sell” ({ $cells }), or pass.
      }
  }
why-RA21-detail = { $case ->
    [seller] You have put { $cell } up for sale: wait until the others have said whether they want it.
    [done] You have answered already. Wait until everybody has.
    [cowboy] You have no cowboy to pay with. Answer no.
    [marker] You have no marker left to put there. Answer no.
   *[kind] { $seller } has put { $cell } up for sale. Answer yes or no.
  }
why-RA26 = You have no marker left for the second star. Leave it out with “single”.

end-R43 = The fourth round has been scored. Most points win; equal points share the victory.

flaw-board = A cell holds something that cannot be there with so many seats.
flaw-lakes = A lake is missing, broken, or lies there twice.
flaw-markers = A seat has more than 40 markers on land, or they are counted wrongly.
flaw-flags = There are more than three flags of a colour, or flags are to be placed at the wrong time.
flaw-tokens = A cowboy is in two places, or the number behind a screen is wrong.
flaw-fists = A cowboy lies in a closed hand whose seat has not bid, or is not behind its screen.
flaw-known = What is known about a cowboy cannot be: its holder always knows it, the hands it may be in include its own, and these sets lie within each other.
flaw-cards = Every round has three cards of each colour, and all 48 are different copies from the box.
flaw-turned = The number of turned cards does not fit the round, the seats or the phase.
flaw-lords = A lake belongs to whoever has the most markers around it; a tie keeps the owner.
flaw-signs = A seat has too many For Sale tokens for what it has sold.
flaw-phase = The phase does not fit the seat to move, the open cards or what is being placed.
flaw-rank = The ranking must name each bidder once, with the seat in turn at its place.
flaw-count = A seat can only announce a number of cowboys that it holds and still owes.
flaw-offer = What is on offer must be the seller’s land, and the seller is not among the interested.

option-lakes = Where the lakes lie
    .value-fixed = as proposed for the first game
    .value-random = at random, apart from each other and off the rim
    .value-players = placed by the players in turn
option-lowest_draw = Cowboys drawn by the lowest bidder when everybody has bid
    .value-2 = two
    .value-1 = one
option-second_star_optional = Whether the second marker of a card may be left out
    .value-true = may be left out
    .value-false = must be placed if possible
option-second_on_flag = Whether the second marker may take a cell with a flag
    .value-false = no
    .value-true = yes, and the flag leaves until the next round
option-tie_rule = Ties for the prizes of edges and estates
    .value-full = all first take the first prize, no second is paid
    .value-split = the tied share the prizes of their places
    .value-second_after_tie = all first take the first prize, the next best the second
option-double_exact = What counts as a double
    .value-true = exactly two cells
    .value-false = any group of two or more
option-sale_windows = When land may be sold
    .value-one = once in each auction
    .value-two = before and after the cards are turned
option-flag_deal = How the flags are shared out
    .value-balanced = colours balanced
    .value-random = at random
option-start = Who starts the first round
    .value-random = drawn by lot

data-file = { $field } cannot be read: { $problem }
data-unknown = { $field } is no field of a data file of Colorado County.
data-entries = { $field }: { $low } to { $high } entries are expected.
data-table = { $field }: a table with named fields is expected.
data-number = { $field }: a whole number from { $low } to { $high } is expected.
data-pair = { $field }: a pair of whole numbers is expected.
data-cells = { $field }: 1 to { $high } cells are expected.
data-twice = { $field }: a cell stands there twice.
data-pieces = { $field }: the cells of a lake must hang together by their sides.
data-board = { $field }: a cell lies outside the board of 10 rows and 15 columns.
data-shape = { $field } is not the lake’s shape, turned or not.
data-name = { $field }: a name without spaces that no other pattern has is expected.
data-star = { $field }: the second star cannot lie on the first. Leave it out for a card of one star.
data-copies = { $field }: one number, or one for each of the four colours, is expected.
data-value = { $field }: another lake has the same value.
data-overlap = { $field }: a cell belongs to another lake already.
data-count = { $field }: there are { $count } { $colour ->
    [1] red
    [2] green
    [3] orange
   *[4] blue
  } cards; { $wanted } are expected.

# What is touched, and moves as they read: $first is the thing touched.
move-flag = Take { $first } to plant.
move-plant = Plant the flag at { $first }.
move-brand = Claim { $first }.
move-anchor = Lay the lake at { $first }.
move-star = Second star at { $first }.
move-single = No second star
move-sell = Put { $first } up for sale.
move-pass = Sell nothing
move-yes = Interested
move-no = Not interested
move-pay = Pay with { $first }.
move-top = With { $first } as the best.
move-count = Bid { $first }.
move-written = Bid { $first }.
move-card = Take { $first }.
move-lake = Lake { $first }
move-quarter = Quarter turns: { $first }

# Asked and told
ask-cell = cell / what lies in
    .rest = c4
    .help = what lies in a cell
ask-land = land / lands
    .rest = of SEAT
    .help = the cells with somebody’s markers
ask-flags = flags
    .help = where the flags stand
ask-lakes = lakes
    .help = where the lakes lie, and whose they are
ask-cards = cards
    .help = the cards on offer
notation = flag red, then at c4 places a flag; bid 3 7 41 bids these cowboys, bid - nothing; card 1 takes the first card, at c4 and turn 2 use it, single leaves the second star; sell c4 offers land, yes and no answer, pay 7 pays. Patterns: S one star, A beside, D diagonal, T two away, F three away, K+ and K- knight’s moves.
spoken-step-lake = Choose a lake to lay, as in “lake 5”.
spoken-step-quarter = Say how often the lake is turned, as in “quarter 1”.
spoken-step-anchor = Say where the lake goes, as in “at c4”.
spoken-step-flag = Choose a flag to plant, as in “flag red”.
spoken-step-place = Plant the flag, as in “at c4”.
spoken-step-sales = Land may be sold: “sell c4”, or “pass”.
spoken-step-interest = { $offer } is for sale ({ $seller }): “yes” if you want it, else “no”.
spoken-step-price = Pay for { $offer } with one cowboy, as in “pay 7”.
spoken-step-sale-bid = Bid for { $offer }, at least one cowboy, as in “bid 3 17”.
spoken-step-bid = Bid for the cards: any cowboys of your hand, as in “bid 3 17 40”, or “bid -” for nothing.
spoken-step-card = Take a card, as in “card 1”.
spoken-step-use = Use { $card }: choose a flag of its colour, as in “at c4”.
spoken-step-star = Place the second marker of { $card }, as in “turn 2”, or “single” to leave it.
spoken-step-over = The match is over.
spoken-round = Round { $round } of 4.
spoken-lake = { $owner ->
    [none] Lake { $value }: { $cells }. No owner.
   *[other] Lake { $value }: { $cells }. Owner: { $owner }.
  }
spoken-flags-red = Red flags: { $cells }.
spoken-flags-green = Green flags: { $cells }.
spoken-flags-orange = Orange flags: { $cells }.
spoken-flags-blue = Blue flags: { $cells }.
spoken-land = { $who }, land: { $cells }.
spoken-no-land = none
spoken-which-seat = Which seat? Give its name or its number.
spoken-which-cell = Which cell? Name it by column and row, from a1 to o10.
spoken-cell = { $cell }: { $what }.
spoken-marker = land with a marker ({ $who })
spoken-free = free land
spoken-water = water, lake { $value }
spoken-card = { $stars ->
    [1] Card { $slot }: { $card }, one star.
   *[other] Card { $slot }: { $card }; the second star { $right } to the right, { $down } down, turned as you like.
  }
spoken-face-down = Cards face down this round: { $count }.
spoken-hand = Your cowboys: { $tokens }.
spoken-holds = { $who }: { $count ->
    [one] one cowboy behind the screen.
   *[other] { $count } cowboys behind the screen.
  }
spoken-score = { $who }: { $points ->
    [one] one point
   *[other] { $points } points
  }. Counted now: edges { $edges }, doubles { $doubles }, largest estate { $estate }, lakes { $lakes }. For Sale tokens: { $signs }.
typed = nothing = -

# Lessons: the task, what was learnt, what to look at again.
lesson-plant = Plant the flag on a cell where it may stand: flags never stand side by side.
    .done = Right: every flag says where land will be for sale this round.
    .wrong = That is not where this flag can stand.
lesson-nothing = Two cowboys are all you have left, and no card is worth them. Bid so that you are sure to draw two more.
    .done = Right: whoever bids nothing draws two cowboys. Knowing when to stand aside wins the later auctions.
    .wrong = A bid goes into the bag, won or lost, and only the lowest bidder draws. Nothing at all is safer.
lesson-edge = Edges pay the two who have most of them. Take the land that wins you points for edges now.
    .done = Right: every cell on the rim is an edge, a corner only one.
    .wrong = That is allowed, but it wins nothing for edges. Look along the rim.
lesson-double = Make a double: exactly two of your cells side by side.
    .done = Right: all doubles score, but a third cell makes it an estate instead.
    .wrong = That is allowed, but it makes no double. Look beside a cell of yours that stands alone.
lesson-star = Your card has a second star. Turn it so that your second marker makes a double with a cell that stands alone.
    .done = Right: a card may be turned to any of its four sides before the second marker is put down.
    .wrong = That is allowed, but it makes no double. Look for a cell of yours beside one of the four places.
lesson-estate = Take the land that wins you points for the largest estate.
    .done = Right: three cells or more are an estate, and everybody enters with his largest.
    .wrong = That is allowed, but it wins nothing for estates. Look beside your largest group.
lesson-lake = Take the land that makes a lake yours.
    .done = Right: a lake goes to whoever alone has most markers on its fields, the cells beside its water.
    .wrong = That is allowed, but no lake becomes yours by it. Look at the cells beside water.

# What puzzles are about
theme-flag = Flags
theme-land = Which land
theme-lake = Lakes
theme-star = The second star
theme-sale = Sales
theme-price = The price
theme-bid = Bids
theme-card = Which card
theme-last = The last round

# The board editor: what is picked beside the board, and where it goes
kit-marker = Marker of seat { $seat }
kit-plant = Flag { $what ->
    [r] red
    [g] green
    [o] orange
   *[b] blue
}
kit-clear = Clear a cell
kit-to-held = Hand of seat { $seat }
