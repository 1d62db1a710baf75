"""Trainings go on where they stopped, and what they export plays as they do, in every form."""

from __future__ import annotations

import copy
import dataclasses
import json
import shutil

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'drovers[learn]'")

import drovers
from drovers.bots import network as arithmetic
from drovers.bots import weights
from drovers.bots.bot import BadAnswer
from drovers.bots.outlook import length
from drovers.core.jit import compiled
from drovers.learn import card
from drovers.learn.duel import Duel
from drovers.learn.gauntlet import gauntlet, measured, one_deal
from drovers.learn.network import Player
from drovers.learn.ppo import Settings
from drovers.learn.restore import restored
from drovers.learn.shape import shape_of
from drovers.learn.training import NoSuchDevice, OtherTraining, Training, chosen_device
from toy import GAME as TOY

SMALL = Settings(width=16, depth=1, rows=32, steps=4, batches=2, taught=1e9, rivals=0.5)


@pytest.fixture(scope="module")
def trained(tmp_path_factory):
    """A training of a few improvements, saved: what it leaves behind is what the tests look at."""
    training = Training(TOY, tmp_path_factory.mktemp("training"), 1.0, SMALL, "cpu")
    for _ in range(2):
        training.learner.improve(0.5)
    training.learner.improve(0.5, taught=True)
    training.save()
    return training


def told(net, features, legal):
    """Logits, chances and belief of one look, compiled and plain."""
    rooms = [weights.room(net, TOY.max_legal) for _ in range(2)]
    for form, room in zip((compiled, lambda f: f), rooms, strict=True):
        form(arithmetic.think)(net, features, room, 0)
        form(arithmetic.judge)(net, room, 2)
        form(arithmetic.weigh)(net, room, legal, len(legal))
        form(arithmetic.believe)(net, room)
    return rooms


def test_exported_networks_answer_as_the_trained_one_does_and_alike_in_both_forms(trained):
    _, net = weights.read(trained.folder / "toy.net")
    tables, slow = trained.learner.tables, trained.learner.slow
    with torch.no_grad():
        logs, chances, _ = slow(tables.views, tables.masks)
    for row in range(8):
        legal = tables.masks[:, row].nonzero().squeeze(1).numpy()
        fast, plain = told(net, tables.views[:, row].numpy().astype(np.int64), legal)
        assert all(np.array_equal(a, b) for a, b in zip(fast, plain, strict=True))
        wanted = logs[legal, row].exp().numpy()
        found = np.exp(fast.logits[: len(legal)] - fast.logits[: len(legal)].max())
        assert np.allclose(found / found.sum(), wanted, atol=0.02)
        assert np.allclose(fast.chances[:2], chances[:2, row].softmax(0).numpy(), atol=0.02)


def test_a_training_goes_on_where_it_stopped(trained, tmp_path):
    shutil.copytree(trained.folder, tmp_path / "again")
    again = Training(TOY, tmp_path / "again", 1.0, SMALL, "cpu")
    assert again.decisions == trained.learner.decisions and again.learner.improvements == 3
    kept = zip(again.learner.player.parameters(), trained.learner.player.parameters(), strict=True)
    assert all(torch.allclose(a, b, atol=1e-2, rtol=1e-2) for a, b in kept)


def test_a_training_goes_on_from_a_network_alone_and_its_player_waits_for_the_critic(trained, tmp_path):
    file = trained.folder / "toy.net"
    again = Training(TOY, tmp_path, 1.0, SMALL, "cpu", begin=file)
    again.save()
    _, before = weights.read(file)
    _, after = weights.read(tmp_path / "toy.net")
    assert all(np.allclose(a, b, atol=1e-6) for a, b in zip(before, after, strict=True))
    assert again.decisions == trained.learner.decisions and again.still > again.learner.improvements
    learner = again.learner
    kept = {name: [p.clone() for p in getattr(learner, name).parameters()] for name in ("player", "critic")}

    def moved(name):
        return any(not torch.equal(a, b) for a, b in zip(kept[name], getattr(learner, name).parameters(), strict=True))

    learner.improve(0.5, still=True)
    assert moved("critic") and not moved("player")
    learner.improve(0.5)
    assert moved("player")


def test_another_size_is_refused(trained):
    with pytest.raises(OtherTraining, match="Give another folder"):
        Training(TOY, trained.folder, 1.0, dataclasses.replace(SMALL, width=8), "cpu")


def test_a_network_of_another_game_is_refused_by_its_name(tmp_path):
    file = weights.FOLDER / "tain.net"
    with pytest.raises(OtherTraining, match=r"tain\.net is the network of another game") as refused:
        Training(TOY, tmp_path, 1.0, SMALL, "cpu", begin=file)
    assert refused.value.field == "from"


def test_a_network_that_learns_on_is_compared_with_the_one_it_went_on_from(trained, tmp_path):
    again = Training(TOY, tmp_path, 1.0, SMALL, "cpu", begin=trained.folder / "toy.net")
    assert again.progress() == 0 and again.since == trained.spent
    again.duel.rows = 400
    again._compare()
    assert 0.4 < again.gained["before"] < 0.6 and 0 < again.gained["error"] < 0.06  # it is still the same
    assert again._point({})["before"] == round(again.gained["before"], 4)


def test_a_duel_tells_who_is_stronger():
    game, net = drovers.load("tain"), weights.network(drovers.load("tain"))
    player = Player(shape_of(game, 320, 2), net.hidden_features.tolist())
    novice = copy.deepcopy(player)
    restored(player, net)
    share, error = Duel(game, 64, "cpu").fought(player, novice)
    assert share - error > 0.8


def test_weights_of_another_layout_are_refused_with_a_sentence(trained, tmp_path):
    path = tmp_path / "other.net"
    line, _, packed = (trained.folder / "toy.net").read_bytes().partition(b"\n")
    path.write_bytes(json.dumps(json.loads(line) | {"layout": "0" * 16}).encode() + b"\n" + packed)
    with pytest.raises(weights.BadWeights, match="another layout of features"):
        weights.network(TOY, path)


def test_a_cut_file_of_weights_is_refused_with_a_sentence(trained, tmp_path):
    (tmp_path / "cut.net").write_bytes((trained.folder / "toy.net").read_bytes()[:-40])
    with pytest.raises(weights.BadWeights, match="cannot be read"):
        weights.network(TOY, tmp_path / "cut.net")


def test_a_card_says_what_a_paper_would_report(trained):
    deals = [one_deal(("schotten", "random", "random", 2, seed, {})) for seed in range(2)]
    card.write(trained, [measured("random", "random", 2, deals)])
    page = (trained.folder / "card.md").read_text(encoding="utf-8")
    assert f"{trained.learner.decisions:,} decisions" in page and "| random | 2 | 2 |" in page
    assert json.loads((trained.folder / "card.json").read_text())["settings"]["width"] == SMALL.width


def test_gauntlets_count_deals_in_every_seating():
    (result,) = gauntlet("tain", ["random"], ["random"], 2, workers=1)
    assert result.deals == 2 and 0 <= result.share <= 1 and result.fair == 2 * result.share


@pytest.mark.parametrize("name", drovers.names())
def test_what_is_alike_in_a_game_lies_within_its_features_and_moves(name):
    game = drovers.load(name)
    shape = shape_of(game, 16, 1)
    assert shape.sites
    for sites in shape.sites:
        assert len({len(told) for told in sites.features}) == 1
        assert all(-1 <= feature < length(game) for told in sites.features for feature in told)
    moves = [move for sites in shape.sites for made in sites.moves for move in made if move >= 0]
    assert len(moves) == len(set(moves)) and max(moves) < game.moves


def test_rivals_play_every_seat_but_one_at_some_tables_and_nothing_is_learnt_from_their_moves(trained):
    learner = trained.learner
    learner.taught = False
    learner.play()
    learner.appraise()
    theirs = (learner._blocks(learner.mine)[:, None] >= 0) & (learner.movers != learner._blocks(learner.mine)[:, None])
    assert theirs.any() and not theirs[-1].any()  # the first half of the rows
    assert torch.equal(learner.lessons > 0, theirs)
    assert (learner.gains[theirs] == 0).all() and (learner.gains[~theirs] != 0).any()


@pytest.mark.parametrize("name", ["gpu", "cuda" if not torch.cuda.is_available() else "tpu"])
def test_a_device_that_is_not_here_is_refused(name):
    with pytest.raises(NoSuchDevice, match=f"no device “{name}” here"):
        chosen_device(name)
    assert chosen_device("cpu") == "cpu"


def test_a_bot_that_breaks_ends_a_gauntlet_with_its_name():
    with pytest.raises(BadAnswer, match="Broken gave no legal move: RuntimeError: thinking failed"):
        list(gauntlet("tain", ["random"], ["arena.bad_bots:Broken"], 1))
