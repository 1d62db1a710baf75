import { t } from "../../lib/words.svelte";
import type { GameFace, Saying } from "../face";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import Counts from "./Counts.svelte";
import Hand from "./Hand.svelte";
import { targets, type TainSight } from "./sight";

function say(move: string, _: Record<string, any>, names: string[]): Saying {
  const placed = /^([CWBDX])([@>])(?:(\d)\.)?(\w+)$/.exec(move);
  if (!placed) return [`tain-say-${move.replace(" ", "-")}`];
  const [, kind, sign, clan, where] = placed as unknown as (string | undefined)[];
  const token = t(`tain-kind-${kind}`);
  if (where!.startsWith("k")) return ["tain-say-kingdom", { token, slot: t(`tain-slot-${where}`) }];
  const door = t(`tain-door-${where}`);
  return sign === "@" ? ["tain-say-guard", { token, door }] : ["tain-say-raid", { token, door, clan: names[Number(clan)] ?? "" }];
}

const face: GameFace = {
  Board,
  Hand,
  Counts,
  Chip,
  targets: () => targets,
  say,
  prompt: (sight, legal, picked) => {
    if (picked.length) return ["tain-pick-place"];
    if (legal.length === 1 && legal[0] === "pass") return ["tain-prompt-stuck"];
    return [`tain-prompt-${sight.phase}`];
  },
  track: (sight) => {
    const { round, phase } = sight as unknown as TainSight;
    return { label: ["tain-track-label", { round, phase: t(`tain-phase-${phase}`) }], steps: 8, now: round - 1 };
  },
};

export default face;
