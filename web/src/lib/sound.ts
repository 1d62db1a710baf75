// A few short sounds, made here.  They begin with somebody's first touch, quietly; one switch ends them.
import { settings } from "./settings.svelte";
import { play, SOUNDS, type Sound } from "./tones";

let context: AudioContext | null = null;
let touched = false;
if (typeof addEventListener === "function") addEventListener("pointerdown", () => (touched = true), { once: true, capture: true });

/** Plays one of them. */
export function chime(name: Sound): void {
  if (!settings.sound || !touched || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  for (const tone of SOUNDS[name]) play(context, tone);
}
