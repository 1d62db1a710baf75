import { t } from "../../lib/words.svelte";
import type { GameFace } from "../face";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import Counts from "./Counts.svelte";
import Hand from "./Hand.svelte";
import type { Box, Sight } from "./shown";

const HOME = ["settled", "reclaimed", "declined", "large", "last-round", "bonus", "scored"];

const face: GameFace<Sight, Box> = {
  Board,
  Hand,
  Counts,
  Chip,
  prompt: ({ phase }, picking) => {
    if (picking.picked.length) return ["tain-pick-place"];
    if (picking.forms.size === 1 && picking.forms.has("pass")) return ["tain-prompt-stuck"];
    return [`tain-prompt-${phase}`];
  },
  track: ({ round, phase }, { rounds }) => ({ label: ["tain-track-label", { round, phase: t(`tain-phase-${phase}`) }], steps: rounds, now: round - 1 }),
  // The night's end: bluffs, the kingdom, every pasture and every house in turn, and home.
  story: {
    scene: ({ event, data }) => {
      if (event === "revealed" || event === "bluffed") return "bluffs";
      if (event.startsWith("king-")) return "kingdom";
      if (HOME.includes(event)) return "home";
      if (event === "round") return undefined;
      return data.guard === undefined ? null : `land ${data.clan} ${data.entrance[0]}`;
    },
  },
};

export default face;
