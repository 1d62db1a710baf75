// What the sounds are made of: wood, slate, bells and paper, each a few tones.  Nothing here knows the page.

export interface Tone {
  at: number; // seconds from now
  hz: number;
  lasts: number;
  wave: OscillatorType;
  loud: number;
  falls?: number; // to this pitch
}
const VOLUME = 0.22;
const ATTACK = 0.003; // seconds: a tone that begins at once clicks
const SILENT = 0.0005;

const bell = (hz: number, at: number, loud = 0.5): Tone[] => [{ at, hz, lasts: 0.7, wave: "sine", loud }, { at, hz: hz * 2.76, lasts: 0.3, wave: "sine", loud: loud / 3 }];
const knock = (hz: number, at = 0): Tone[] => [{ at, hz, lasts: 0.09, wave: "triangle", loud: 0.9, falls: hz / 2 }];
const scrape = (hz: number, at: number, lasts: number): Tone[] => [{ at, hz, lasts, wave: "square", loud: 0.06, falls: hz * 0.7 }];

/** By name; a move has its own in each game: a card on slate, a token on wood, a bell on the pasture, a stamp on paper. */
export const SOUNDS = {
  "move-schotten": [...knock(420), ...scrape(1900, 0.02, 0.05)],
  "move-tain": [...knock(170), ...knock(130, 0.06)],
  "move-goats": bell(1175, 0),
  "move-colorado": [...knock(110), ...scrape(2600, 0, 0.03)],
  turn: [...bell(587, 0), ...bell(784, 0.13)],
  tell: [{ at: 0, hz: 150, lasts: 0.16, wave: "sine", loud: 0.8, falls: 90 }],
  win: [523, 659, 784, 1047].flatMap((hz, i) => bell(hz, i * 0.13)),
  end: [...bell(392, 0, 0.4), ...bell(294, 0.16, 0.4)],
  refuse: [{ at: 0, hz: 190, lasts: 0.14, wave: "triangle", loud: 0.6, falls: 130 }],
} satisfies Record<string, Tone[]>;
export type Sound = keyof typeof SOUNDS;

/** Has it played now. */
export function play(on: BaseAudioContext, { at, hz, lasts, wave, loud, falls }: Tone): void {
  const [tone, gain, start] = [on.createOscillator(), on.createGain(), on.currentTime + at];
  tone.type = wave;
  tone.frequency.setValueAtTime(hz, start);
  if (falls) tone.frequency.exponentialRampToValueAtTime(falls, start + lasts);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(VOLUME * loud, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENT, start + lasts);
  tone.connect(gain).connect(on.destination);
  tone.start(start);
  tone.stop(start + lasts + 0.02);
}
