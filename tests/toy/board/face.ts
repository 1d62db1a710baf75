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
  prompt: ({ facts }) => ["toy-prompt", { left: facts.left }],
  track: ({ facts, round }) => ({ label: ["toy-track", { left: facts.left }], steps: facts.left + round, now: round }),
};

export default face;
