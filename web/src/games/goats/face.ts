import type { GameFace, Saying } from "../face";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import Counts from "./Counts.svelte";
import Hand from "./Hand.svelte";
import { tileName } from "./names";
import { cellAt, targets, type GoatsSight } from "./sight";
import { tile } from "./types";

function say(move: string, sight: Record<string, any>): Saying {
  const table = sight as unknown as GoatsSight;
  const [word, what] = move.split(" ") as [string, string?];
  if (!what) return [`goats-say-${word}`];
  if (word === "play") return [tile(what).kind === "dog" ? "goats-say-dogplay" : "goats-say-play", { card: tileName(what), steps: tile(what).value }];
  const [row, column] = cellAt(what);
  const card = tileName(table.pasture[row]?.[column] ?? "-");
  return [`goats-say-${word}${word === "to" && card === tileName("-") ? "-empty" : ""}`, { cell: what, card }];
}

const face: GameFace = {
  Board,
  Hand,
  Counts,
  Chip,
  targets: () => targets,
  say,
  instant: (move) => move.startsWith("dog "),
  prompt: (sight) => [`goats-prompt-${sight.phase}`],
  track: (sight) => {
    const { pile, last } = sight as unknown as GoatsSight;
    return { label: last !== "-" ? ["goats-track-last"] : ["goats-track", { pile: pile.length }], steps: 0, now: 0 };
  },
};

export default face;
