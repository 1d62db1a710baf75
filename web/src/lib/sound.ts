// A few short sounds, made here: wood, slate, bells.  They begin with somebody's first touch, quietly; one switch ends them.
import { settings } from "./settings.svelte";

export type Sound = "move" | "turn" | "tell" | "win" | "refuse";
interface Tone {
  at: number; // seconds from now
  hz: number;
  lasts: number;
  wave: OscillatorType;
  loud: number;
  falls?: number; // to this pitch
}
const VOLUME = 0.22;
const bell = (hz: number, at: number): Tone[] => [{ at, hz, lasts: 0.7, wave: "sine", loud: 0.5 }, { at, hz: hz * 2.76, lasts: 0.3, wave: "sine", loud: 0.16 }];
const knock = (hz: number, at = 0): Tone[] => [{ at, hz, lasts: 0.09, wave: "triangle", loud: 0.9, falls: hz / 2 }];
const SOUNDS: Record<Sound, Tone[]> = {
  move: knock(240),
  turn: [...bell(587, 0), ...bell(784, 0.13)],
  tell: [{ at: 0, hz: 150, lasts: 0.16, wave: "sine", loud: 0.8, falls: 90 }],
  win: [523, 659, 784, 1047].flatMap((hz, i) => bell(hz, i * 0.13)),
  refuse: [{ at: 0, hz: 190, lasts: 0.14, wave: "triangle", loud: 0.6, falls: 130 }],
};
/** What a move sounds like at each table: a card on slate, a token on wood, a bell on the pasture, a stamp on paper. */
const MOVES: Record<string, Tone[]> = {
  schotten: [...knock(420), { at: 0.02, hz: 1900, lasts: 0.05, wave: "square", loud: 0.06 }],
  tain: [...knock(170), ...knock(130, 0.06)],
  goats: [...bell(1175, 0)],
  colorado: [...knock(110), { at: 0, hz: 2600, lasts: 0.03, wave: "square", loud: 0.05 }],
};
let context: AudioContext | null = null;
let touched = false;
if (typeof addEventListener === "function") addEventListener("pointerdown", () => (touched = true), { once: true, capture: true });

/** Plays one of them; `game` gives a move its own. */
export function chime(name: Sound, game = ""): void {
  if (!settings.sound || !touched || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  for (const tone of (name === "move" && MOVES[game]) || SOUNDS[name]) play(context, tone);
}

function play(on: AudioContext, { at, hz, lasts, wave, loud, falls }: Tone): void {
  const [tone, gain, start] = [on.createOscillator(), on.createGain(), on.currentTime + at];
  tone.type = wave;
  tone.frequency.setValueAtTime(hz, start);
  if (falls) tone.frequency.exponentialRampToValueAtTime(falls, start + lasts);
  gain.gain.setValueAtTime(VOLUME * loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0008, start + lasts);
  tone.connect(gain).connect(on.destination);
  tone.start(start);
  tone.stop(start + lasts + 0.02);
}
