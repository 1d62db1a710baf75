"""A learned network as plain arithmetic: the same sums in the same order everywhere, without PyTorch.

Weights are small integers with a scale for each output, and what meets them is rounded to whole steps: sums of whole
numbers are quick, and the same in every form and on every machine.  What is 0 is left out: of thousands of features
some dozens are not.  All tables are flat; `learn/export.py` writes them, and `learn/network.py` says what they mean.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from ..core.jit import rule
from ..core.state import Numbers

Floats = Any  # double precision
Bytes = Any  # integers from -127 to 127
EPSILON = 1e-5  # of the norms
FINE = 4095  # steps up to the largest of some numbers: four thousand of them times a weight fit into 32 bits
TOLD, CODED = 8192, 256  # steps of 1 in features, and in codes


class Net(NamedTuple):
    """The tables of a network; `width` numbers stand for the whole."""

    sizes: Any  # features, width, depth, value, seats, general moves, hidden features
    scale: Any  # of every feature
    first: Any  # features x width, with a scale and a bias for each output, as all that follow
    first_scale: Any
    first_bias: Any
    member_start: Any  # for every feature the sites it tells of: where the code begins, which row measures it, its size
    member_code: Any
    member_row: Any
    member_size: Any
    measure: Any
    code_scale: Any
    place: Any
    groups: Any  # of every kind of site: where its codes begin, how many sites, size of a code
    link_start: Any  # for every kind of site its links: feature, code to add to, code to look at, which measure
    links: Any
    link_shape: Any  # of every such measure: where it begins, numbers in, numbers out, where its scales begin
    link: Any
    link_scale: Any
    mix: Any  # codes x width, a scale for each kind and output
    mix_scale: Any
    norm_gain: Any
    norm_bias: Any
    up: Any
    up_scale: Any
    up_bias: Any
    down: Any
    down_scale: Any
    down_bias: Any
    hidden: Any  # width x value, then to the chances of every seat
    hidden_scale: Any
    hidden_bias: Any
    chance: Any
    chance_bias: Any
    general: Any  # the moves made at no site
    general_scale: Any
    general_bias: Any
    acting: Any  # of every kind of site with moves: kind, size, where its numbers, near, out and columns begin
    far: Any
    far_scale: Any
    far_bias: Any
    near: Any
    near_scale: Any
    out: Any
    out_scale: Any
    out_bias: Any
    move_kind: Any  # of every move: which kind of site, or -1; which site; which column
    move_site: Any
    move_column: Any
    belief: Any  # how likely a feature of the truth is that the sight does not show
    belief_scale: Any
    belief_bias: Any
    hidden_features: Any


class Room(NamedTuple):
    """Where a network counts: one for each that thinks."""

    codes: Any
    whole: Any
    sums: Any
    deep: Any
    far: Any
    local: Any
    logits: Any
    chances: Any
    belief: Any
    said: Any  # what sites say to others that look at them: counted once for all of these
    totals: Any  # whole numbers, of 32 bits
    amounts: Any  # a list of them, and the rows of weights they are multiplied with
    rows: Any
    kept: Any  # for every view: the features that were last added up, and the codes in steps
    sums_kept: Any  # and their sums: what has not changed since is not added up again
    codes_kept: Any  # for every view: what features add to codes, in steps
    hearers: Any  # for every link: where in `said` it finds what it looks at
    heard: Any  # 1 where that has been counted


FEATURES, WIDTH, DEPTH, VALUE, SEATS, GENERAL, HIDDEN = range(7)


@rule
def add_row(amount: int, weights: Bytes, at: int, sums: Any, to: int, width: int) -> None:
    """Adds so much of a row of weights, sliced so that a compiler sees neighbours and takes several at once."""
    row, place = weights[at : at + width], sums[to : to + width]
    for j in range(width):
        place[j] += amount * int(row[j])


@rule
def counted(values: Floats, low: int, high: int, room: Room) -> tuple[int, float]:
    """Lists the values above 0, none being below, in steps of the largest; returns how many, and what a step is worth.

    Nothing depends on a guess whether a value is 0, which a processor would get wrong half of the time.
    """
    top, count = highest(values, low, high), 0
    if top == 0.0:
        return 0, 0.0
    for i in range(low, high):
        amount = int(values[i] * (FINE / top) + 0.5)
        room.amounts[count], room.rows[count] = amount, i - low
        count += amount > 0
    return count, top / FINE


@rule
def highest(values: Floats, low: int, high: int) -> float:
    """The highest of these values, none of which is below 0: four at a time, since none waits for another then."""
    a, b, c, d = 0.0, 0.0, 0.0, 0.0
    for i in range(low, high - 3, 4):
        a, b = max(a, values[i]), max(b, values[i + 1])
        c, d = max(c, values[i + 2]), max(d, values[i + 3])
    for i in range(high - (high - low) % 4, high):
        a = max(a, values[i])
    return max(a, b, c, d)


@rule
def add_counted(count: int, step: float, weights: Bytes, at: int, room: Room, sums: Floats, width: int) -> None:
    """The sums of the rows of weights that were counted, of so many steps each."""
    totals = room.totals[:width]
    for j in range(width):
        totals[j] = 0
    add_listed(room, count, weights, at, totals)
    for j in range(width):
        sums[j] = totals[j] * step


@rule
def add_rows(
    values: Floats, low: int, high: int, weights: Bytes, at: int, room: Room, sums: Floats, width: int
) -> None:
    """The sums of a row of weights for each of these values, none of which is below 0."""
    count, step = counted(values, low, high, room)
    add_counted(count, step, weights, at, room, sums, width)


@rule
def add_changes(
    values: Floats, low: int, high: int, kept: int, weights: Bytes, at: int, room: Room, totals: Numbers
) -> None:
    """Brings totals up to date: a row of weights for each of these values that differs from what was kept of it."""
    count = 0
    for i in range(low, high):
        amount = int(values[i] * CODED + 0.5)
        change = amount - int(room.kept[kept + i])
        room.kept[kept + i] = amount
        room.amounts[count], room.rows[count] = change, i - low
        count += change != 0
    add_listed(room, count, weights, at, totals)


@rule
def steps(scale: float, feature: int) -> int:
    """A feature in whole steps."""
    return math.floor(feature * scale * TOLD + 0.5)


@rule
def add_features(net: Net, features: Numbers, room: Room, kept: int, codes: int, totals: Numbers) -> None:
    """Brings up to date what features add to the whole and to codes: what each has changed by since the last look."""
    count = 0
    for f in range(net.sizes[FEATURES]):
        if features[f] != room.kept[kept + f]:
            change = steps(net.scale[f], int(features[f])) - steps(net.scale[f], int(room.kept[kept + f]))
            room.kept[kept + f] = features[f]
            room.amounts[count], room.rows[count] = change, f
            count += 1
            for m in range(net.member_start[f], net.member_start[f + 1]):
                to, size = codes + int(net.member_code[m]), int(net.member_size[m])
                add_row(change, net.measure, int(net.member_row[m]), room.codes_kept, to, size)
    add_listed(room, count, net.first, 0, totals)


@rule
def add_listed(room: Room, count: int, weights: Bytes, at: int, totals: Numbers) -> None:
    """Adds so much of each listed row of these weights, which begin at that place, four rows at once."""
    for i in range(count, count + 3):  # those that fill up the last four: nothing of a row that is there
        room.amounts[i], room.rows[i] = 0, room.rows[0]
    for i in range(0, count, 4):
        add_four(room, i, weights, at, totals)


@rule
def add_four(room: Room, i: int, weights: Bytes, at: int, totals: Numbers) -> None:
    """Adds so much of each of four rows: a compiler keeps the totals at hand meanwhile."""
    width, amounts, rows = len(totals), room.amounts[i : i + 4], room.rows[i : i + 4]
    a, b, c, d = amounts[0], amounts[1], amounts[2], amounts[3]
    first, second = at + int(rows[0]) * width, at + int(rows[1]) * width
    third, fourth = at + int(rows[2]) * width, at + int(rows[3]) * width
    p, q = weights[first : first + width], weights[second : second + width]
    r, s = weights[third : third + width], weights[fourth : fourth + width]
    for j in range(width):
        totals[j] += a * p[j] + b * q[j] + c * r[j] + d * s[j]


@rule
def norm(whole: Floats, gain: Floats, bias: Floats, at: int, width: int) -> None:
    """Mean 0 and variance 1, then gain and bias, and nothing below 0."""
    mean, variance = 0.0, 0.0
    for j in range(width):
        mean += whole[j]
    mean /= width
    for j in range(width):
        variance += (whole[j] - mean) * (whole[j] - mean)
    spread = math.sqrt(variance / width + EPSILON)
    for j in range(width):
        whole[j] = max(0.0, (whole[j] - mean) / spread * gain[at + j] + bias[at + j])


@rule
def think(net: Net, features: Numbers, room: Room, view: int) -> None:
    """Everything that does not depend on which moves are legal: the codes of sites and the whole.

    `view` is where the room keeps what this viewer saw last: the more alike, the sooner it is done.
    """
    width, whole, codes = int(net.sizes[WIDTH]), room.whole, view * len(room.codes)
    totals = room.sums_kept[view * width * (1 + len(net.groups) // 3) :][:width]
    add_features(net, features, room, view * int(net.sizes[FEATURES]) + codes, codes, totals)
    for j in range(width):
        whole[j] = totals[j] / TOLD * net.first_scale[j] + net.first_bias[j]
    for i in range(len(room.codes)):
        room.codes[i] = room.codes_kept[codes + i] / TOLD * net.code_scale[i] + net.place[i]
    for slot in range(len(room.heard)):
        room.heard[slot] = 0
    for kind in range(len(net.groups) // 3):
        think_of_sites(net, features, room, view, kind)
    norm(whole, net.norm_gain, net.norm_bias, 0, width)
    for block in range(net.sizes[DEPTH]):
        think_again(net, room, block)


@rule
def think_of_sites(net: Net, features: Numbers, room: Room, view: int, kind: int) -> None:
    """The codes of one kind of site, and what they add to the whole."""
    low, width = int(net.groups[3 * kind]), int(net.sizes[WIDTH])
    high = low + int(net.groups[3 * kind + 1] * net.groups[3 * kind + 2])
    for entry in range(net.link_start[kind], net.link_start[kind + 1]):
        feature = int(net.links[4 * entry])
        if features[feature] != 0:
            look_at(net, room, features[feature] * net.scale[feature], entry)
    for i in range(low, high):
        room.codes[i] = max(0.0, room.codes[i])
    told = int(net.sizes[FEATURES])
    kept = view * (told + len(room.codes)) + told
    totals = room.sums_kept[width * (view * (1 + len(net.groups) // 3) + 1 + kind) :][:width]
    add_changes(room.codes, low, high, kept, net.mix, low * width, room, totals)
    for j in range(width):
        room.whole[j] += totals[j] / CODED * net.mix_scale[kind * width + j]


@rule
def look_at(net: Net, room: Room, amount: float, entry: int) -> None:
    """Adds to a code so much of what another one says to it."""
    to, other, which = int(net.links[4 * entry + 1]), int(net.links[4 * entry + 2]), int(net.links[4 * entry + 3])
    at, count = int(net.link_shape[4 * which]), int(net.link_shape[4 * which + 1])
    size, scales = int(net.link_shape[4 * which + 2]), int(net.link_shape[4 * which + 3])
    slot, most = int(room.hearers[entry]), len(room.said) // len(room.heard)
    said = room.said[slot * most :][:size]
    if room.heard[slot] == 0:
        room.heard[slot] = 1
        add_rows(room.codes, other, other + count, net.link, at, room, said, size)
    for j in range(size):
        room.codes[to + j] += amount * said[j] * net.link_scale[scales + j]


@rule
def think_again(net: Net, room: Room, block: int) -> None:
    """One block: a second thought, added to the first."""
    width = int(net.sizes[WIDTH])
    add_rows(room.whole, 0, width, net.up, block * width * width, room, room.deep, width)
    for j in range(width):
        room.deep[j] = max(0.0, room.deep[j] * net.up_scale[block * width + j] + net.up_bias[block * width + j])
    add_rows(room.deep, 0, width, net.down, block * width * width, room, room.sums, width)
    for j in range(width):
        room.whole[j] += room.sums[j] * net.down_scale[block * width + j] + net.down_bias[block * width + j]
    norm(room.whole, net.norm_gain, net.norm_bias, (block + 1) * width, width)


@rule
def judge(net: Net, room: Room, seats: int) -> None:
    """Every seat's chance to win, the viewer's own first, after `think`."""
    value, width = int(net.sizes[VALUE]), int(net.sizes[WIDTH])
    add_rows(room.whole, 0, width, net.hidden, 0, room, room.deep, value)
    for j in range(value):
        room.deep[j] = max(0.0, room.deep[j] * net.hidden_scale[j] + net.hidden_bias[j])
    total, top = 0.0, -1e9
    for seat in range(seats):
        room.chances[seat] = net.chance_bias[seat]
        for j in range(value):
            room.chances[seat] += room.deep[j] * net.chance[j * net.sizes[SEATS] + seat]
        top = max(top, room.chances[seat])
    for seat in range(seats):
        room.chances[seat] = math.exp(room.chances[seat] - top)
        total += room.chances[seat]
    for seat in range(seats):
        room.chances[seat] /= total


@rule
def weigh(net: Net, room: Room, legal: Numbers, count: int) -> None:
    """The logit of every legal move, in its order, after `think`."""
    width, general = int(net.sizes[WIDTH]), int(net.sizes[GENERAL])
    rows, step = counted(room.whole, 0, width, room)
    add_counted(rows, step, net.general, 0, room, room.sums, general)
    for j in range(general):
        room.deep[j] = room.sums[j] * net.general_scale[j] + net.general_bias[j]
    add_counted(rows, step, net.far, 0, room, room.far, len(net.far_scale))
    for j in range(len(net.far_scale)):
        room.far[j] = room.far[j] * net.far_scale[j] + net.far_bias[j]
    for i in range(len(room.local)):
        room.local[i] = -1.0
    for i in range(count):
        move = int(legal[i])
        kind = int(net.move_kind[move])
        if kind < 0:
            room.logits[i] = room.deep[int(net.move_column[move])]
        else:
            room.logits[i] = weigh_at(net, room, kind, int(net.move_site[move]), int(net.move_column[move]))


@rule
def weigh_at(net: Net, room: Room, kind: int, site: int, column: int) -> float:
    """The logit of a move at a site; what the site is for all its moves is counted once."""
    group, size, begin = int(net.acting[7 * kind]), int(net.acting[7 * kind + 1]), int(net.acting[7 * kind + 2])
    at = int(net.acting[7 * kind + 6]) + site * size
    if room.local[at] < 0:
        code = int(net.groups[3 * group + 2])
        first = int(net.groups[3 * group]) + site * code
        add_rows(room.codes, first, first + code, net.near, int(net.acting[7 * kind + 3]), room, room.sums, size)
        for j in range(size):
            room.local[at + j] = max(0.0, room.sums[j] * net.near_scale[begin + j] + room.far[begin + j])
    row, total = int(net.acting[7 * kind + 4]) + column * size, 0.0
    for j in range(size):
        total += room.local[at + j] * net.out[row + j]
    place = int(net.acting[7 * kind + 5]) + column
    return float(total * net.out_scale[place] + net.out_bias[place])


@rule
def believe(net: Net, room: Room) -> None:
    """The logit of every feature the truth may have and the sight does not show, after `think`."""
    count = int(net.sizes[HIDDEN])
    add_rows(room.whole, 0, int(net.sizes[WIDTH]), net.belief, 0, room, room.belief, count)
    for j in range(count):
        room.belief[j] = room.belief[j] * net.belief_scale[j] + net.belief_bias[j]
