"""Nobody listens here, so numbers do: every sound is rendered by the page's own code, and measured."""

import itertools
import subprocess
from base64 import b64decode

import hands
import numpy as np
import pytest
from browsers import ROOT
from staged import Stage

import drovers

RATE = 44_100
WEB = ROOT / "web"
# The page's own source without its types, and everything it makes, rendered as fast as the machine can.
PLAIN = "const {transpile} = require('typescript'); process.stdin.on('data', (text) => console.log(transpile(String(text), {module: 99, target: 9})))"  # noqa: E501
RENDER = """async (rate) => {
  const found = {};
  for (const [name, tones] of Object.entries(SOUNDS)) {
    const quiet = new OfflineAudioContext(1, 1.5 * rate, rate);
    for (const tone of tones) play(quiet, tone);
    const bytes = new Uint8Array((await quiet.startRendering()).getChannelData(0).buffer);
    found[name] = btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(""));
  }
  return found;
}"""


@pytest.fixture(scope="module")
def sounds(browser):
    source = (WEB / "src" / "lib" / "tones.ts").read_bytes()
    plain = subprocess.run(
        ["node", "-e", PLAIN], input=source, capture_output=True, cwd=WEB, check=True
    ).stdout.decode()
    page = browser.new_page()
    page.add_script_tag(content=plain.replace("export ", ""))
    found = page.evaluate(RENDER, RATE)
    page.close()
    return {name: np.frombuffer(b64decode(samples), np.float32) for name, samples in found.items()}


def heard(wave):
    """The part of it that is loud enough to be heard at all."""
    loud = np.flatnonzero(np.abs(wave) > 0.001)
    return wave[loud[0] : loud[-1] + 1]


def pitch(wave):
    """Where half of its strength lies above and half below, in Hz."""
    strength = np.cumsum(np.abs(np.fft.rfft(wave)) ** 2)
    return float(np.searchsorted(strength, strength[-1] / 2) * RATE / len(wave))


def test_every_sound_is_heard_and_none_is_loud(sounds):
    assert {"turn", "tell", "win", "end", "refuse"} < set(sounds)
    for name, wave in sounds.items():
        part = heard(wave)
        print(
            f"{name:14} {len(part) / RATE:.2f} s, peak {np.abs(wave).max():.3f}, "
            f"rms {np.sqrt(np.mean(part**2)):.3f}, {pitch(wave):.0f} Hz"
        )
        assert 0.03 < len(part) / RATE < 1.3, name
        assert 0.04 < np.abs(wave).max() < 0.5, name  # quiet, and far from what a loudspeaker cuts off
        assert 0.005 < np.sqrt(np.mean(part**2)) < 0.2, name


def test_none_begins_or_ends_with_a_click(sounds):
    for name, wave in sounds.items():
        assert abs(wave[0]) < 0.001 and np.abs(wave[-2000:]).max() < 0.001, name
        assert np.abs(np.diff(wave)).max() < 0.1, name  # no jump, not even at its steepest


def test_every_table_has_a_sound_of_its_own(sounds):
    moves = {name: wave for name, wave in sounds.items() if name.startswith("move-")}
    assert len(moves) == 4
    for one, other in itertools.combinations(moves, 2):
        alike = np.corrcoef(moves[one], moves[other])[0, 1]
        assert alike < 0.5, (one, other, alike)
    assert pitch(moves["move-goats"]) > 1000 > 450 > pitch(moves["move-schotten"])  # a bell, a card on slate
    assert pitch(moves["move-schotten"]) > pitch(moves["move-tain"]) > pitch(moves["move-colorado"])  # wood, paper


# How loud every tone is meant to be, as the page asks for it.
LISTEN = """
window.loud = [];
const ramp = AudioParam.prototype.linearRampToValueAtTime;
AudioParam.prototype.linearRampToValueAtTime = function (to, at) {
  window.loud.push(to);
  return ramp.call(this, to, at);
};
"""


def test_sounds_begin_quietly_with_the_first_touch_and_one_switch_ends_them(browser, house):
    page = hands.new_page(browser, house)
    page.add_init_script(LISTEN)
    stage, match = Stage(page, house), drovers.load("tain").new(2, seed=1)
    stage.show(match, 0)

    def others():
        while match.to_move[0] == 0:
            stage.make(0, match.legal(0)[0])
        stage.make(1, match.legal(1)[0])
        page.wait_for_selector(f"[data-testid=table][data-ply='{match.ply}']")
        return page.evaluate("window.loud.splice(0)")

    assert others() == []  # nothing before anybody has touched anything
    page.get_by_role("tab", name="Table").click()
    heard = others()
    assert heard and max(heard) <= 0.25, heard
    page.get_by_test_id("sound").click()
    assert others() == []
    assert page.troubles == []
