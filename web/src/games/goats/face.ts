import type { GameFace } from "../face";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import Counts from "./Counts.svelte";
import Hand from "./Hand.svelte";
import type { Box, Sight } from "./shown";

const face: GameFace<Sight, Box> = {
  Board,
  Hand,
  Counts,
  Chip,
  instant: ["lead"],
  prompt: ({ phase }) => [`goats-prompt-${phase}`],
  track: ({ pile, last }) => ({ label: last !== "-" ? ["goats-track-last"] : ["goats-track", { pile: pile.length }], steps: 0, now: 0 }),
  story: {
    scene: ({ event }) => (event === "majority" || event === "fourth" ? "owner" : event === "scored" ? "count" : ["boxed", "marked", "unmarked", "spent", "tagged"].includes(event) ? null : undefined),
    open: () => true,
  },
};

export default face;
