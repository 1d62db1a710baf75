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

why-R8 = That lake lies on the board already or fits nowhere. Choose one of the lakes left.
why-R12 = Flags are being placed: the seat in turn chooses one of its own flags, then a cell.
why-R13 = A flag needs free land, with no flag on a cell beside it. Choose another cell.
why-R15 = Everybody bids at once, with cowboys from behind the own screen: name your bid once, then wait for the others.
why-R19 = The bidders take the open cards in order of rank. If it is your turn, choose a card that is still there.
why-R23 = The bidder in turn chooses a flag of the card’s colour.
why-R24 = This card has one star only.
why-R25 = The bidder in turn now places the second star: turn the card, or leave it at one marker.
why-R26 = The second star would fall off the board, on water or on a marker. Turn the card another way.
why-R33 = You may sell twice a round, and only while you have For Sale tokens.
why-R34 = The last cards of the round are open: nothing is sold any more until the next round.
why-R35 = You can only sell land that carries your marker.
why-R38 = The only buyer pays with one of his own cowboys.
why-R39 = The interested seats bid for the land, once each and with at least one cowboy of their own.
why-R43 = The match is over.
why-RA3 = Lakes are being placed: inside the board, never on another lake, turned but not mirrored.
why-RA8 = With this option the second marker must be placed if it can be.
why-RA9 = A flag stands there: that cell waits for its own card. Turn the card another way.
why-RA20 = This is a sale window: the seat in turn offers land or passes.
why-RA21 = Land is on offer: everybody but the seller says yes or no, once. Yes needs a cowboy to pay and a marker to place.
why-RA26 = You have no marker left to place.

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
move-count = Number of cowboys in the bid: { $first }.
move-bid = Bid
move-card = Take { $first }.
move-lake = Lake { $first }
move-quarter = Quarter turns: { $first }
