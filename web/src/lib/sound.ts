// A few short sounds, made here and off unless somebody wants them.
import { settings } from "./settings.svelte";

type Chime = "move" | "turn" | "win";
const NOTES: Record<Chime, [frequency: number, at: number][]> = {
  move: [[220, 0]],
  turn: [[523, 0], [659, 0.11]],
  win: [[523, 0], [659, 0.12], [784, 0.24]],
};
let context: AudioContext | null = null;

/** Plays one of them. */
export function chime(name: Chime): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [frequency, at] of NOTES[name]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    const start = context.currentTime + at;
    tone.type = "triangle";
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0.12, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + 0.22);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.24);
  }
}
