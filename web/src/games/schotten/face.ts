import { wanted, type GameFace } from "../face";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import Counts from "./Counts.svelte";
import Hand from "./Hand.svelte";
import type { Box, Sight } from "./shown";
import { isTactic } from "./suits";

const face: GameFace<Sight, Box> = {
  Board,
  Hand,
  Counts,
  Chip,
  prompt: ({ phase, steps }, picking) => {
    const [first] = picking.picked;
    const card = first?.startsWith("hand:") ? first.slice(5) : "";
    if (first && picking.picked.length === 1 && isTactic(card)) return [`schotten-tactic-${card}`];
    if (first) return [`schotten-pick-${wanted(picking)}`];
    if (picking.forms.size === 1 && picking.forms.has("pass")) return ["schotten-prompt-stuck"];
    return [`schotten-prompt-${phase}`, { steps }];
  },
  track: ({ options, round, stones }, box) => {
    const claimed = stones.filter((stone) => stone.owner !== undefined).length;
    return options.rounds > 1
      ? { label: ["schotten-track-round", { round, rounds: options.rounds }], steps: options.rounds, now: round - 1 }
      : { label: ["schotten-track", { claimed }], steps: box.stones, now: claimed, counted: true };
  },
  story: {
    scene: ({ event, data }) => (event === "claimed" ? `stone ${data.stone}` : event === "round_won" || event === "round_drawn" ? "round" : undefined),
    open: (events) => !events.some(({ event }) => event === "dealt"), // a new deal would hide what was won
  },
};

export default face;
