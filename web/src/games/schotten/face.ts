import type { GameFace, Saying } from "../face";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import Counts from "./Counts.svelte";
import Hand from "./Hand.svelte";
import { cardName } from "./names";
import { targets, type SchottenSight } from "./sight";

const RUSE = /^(ST|BA|TR) (\d)\.(\w+)(?:>(\w+))?$/;

function say(move: string, sight: Record<string, any>): Saying {
  const table = sight as unknown as SchottenSight;
  const [first = "", second = ""] = move.split(/[@ ]/);
  if (move.includes("@")) return ["schotten-say-lay", { card: cardName(first), stone: second }];
  if (first === "claim") return ["schotten-say-claim", { stone: second }];
  if (first === "return" || first === "drop") return [`schotten-say-${first}`, { card: cardName(second) }];
  const ruse = RUSE.exec(move);
  if (!ruse) return [`schotten-say-${move.replace(" ", "-")}`];
  const [, card, stone, slot, to] = ruse as unknown as string[];
  const side = card === "ST" ? table.mover : 1 - table.mover;
  const what = table.stones[Number(stone) - 1]?.sides[side]?.[Number(slot) - 1] ?? slot!;
  return [`schotten-say-${card}${to === "x" ? "-x" : ""}`, { card: cardName(what), stone: stone!, to: to ?? "" }];
}

const face: GameFace = {
  Board,
  Hand,
  Counts,
  Chip,
  targets: (_, seat) => targets(seat),
  say,
  prompt: (sight, legal, picked) => {
    const phase = String(sight.phase);
    const tactic = /^hand:(BL|MU|HH|ST|BA|TR|J|S|H)$/.exec(picked[0] ?? "");
    if (tactic && picked.length === 1) return [`schotten-tactic-${tactic[1]}`];
    if (picked.length) return [picked.length > 1 ? "schotten-pick-end" : /hand:(ST|BA|TR)/.test(picked[0]!) ? "schotten-pick-cell" : "schotten-pick-stone"];
    if (phase === "play" && legal.includes("pass") && legal.length === 1) return ["schotten-prompt-stuck"];
    if (phase === "hunt" || phase === "return") return [`schotten-prompt-${phase}`, { steps: Number(sight.steps) }];
    return [`schotten-prompt-${phase}`];
  },
  track: (sight) => {
    const { options, round } = sight as unknown as SchottenSight;
    const claimed = (sight as unknown as SchottenSight).stones.filter((stone) => stone.owner !== undefined).length;
    return options.rounds > 1
      ? { label: ["schotten-track-round", { round, rounds: options.rounds }], steps: options.rounds, now: round - 1 }
      : { label: ["schotten-track", { claimed }], steps: 9, now: claimed };
  },
};

export default face;
