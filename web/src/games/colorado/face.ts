import { t } from "../../lib/words.svelte";
import type { GameFace } from "../face";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import Counts from "./Counts.svelte";
import { earlier } from "./earlier";
import Hand from "./Hand.svelte";
import { PARTS } from "./parts";
import type { Box, Sight } from "./shown";
import Told from "./Told.svelte";

const face: GameFace<Sight, Box> = {
  Board,
  Hand,
  Counts,
  Chip,
  instant: ["flag"],
  prompt: ({ phase, offer, colour }, picking) => {
    if (phase === "sales" && picking.moves.length === 1) return ["colorado-prompt-sales-none"];
    if (phase === "interest") return ["colorado-prompt-interest", { cell: offer ?? "" }];
    if (phase === "place") return ["colorado-prompt-place", { colour: t(`colorado-flag-${colour?.[0] ?? "r"}`) }];
    return [`colorado-prompt-${phase}`];
  },
  track: ({ round, phase }, { prizes }) => ({ label: ["colorado-track", { round, phase: t(`colorado-phase-${phase}`) }], steps: prizes.length, now: round - 1 }),
  earlier,
  story: {
    scene: ({ event }) => (event === "bade" || event === "ranked" ? "bids" : event === "scored" ? "scoring" : undefined),
    parts: ([first]) => (first?.event === "scored" ? PARTS.length + 1 : first?.event === "bade" ? 2 : 1), // fists closed, and open
    brief: ({ part, lines: [first] }) => part === 0 && first?.event === "bade",
  },
  Told,
  tells: ({ lines }) => lines.some(({ event }) => event === "bade" || event === "scored"),
};

export default face;
