import { t } from "../../lib/words.svelte";
import type { GameFace, Saying } from "../face";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import Counts from "./Counts.svelte";
import Hand from "./Hand.svelte";
import { openCards, starCell, targets, type ColoradoSight } from "./sight";

function say(move: string, sight: Record<string, any>): Saying {
  const table = sight as unknown as ColoradoSight;
  const [word, what = ""] = move.split(" ") as [string, string?];
  if (word === "turn") return ["colorado-say-turn", { cell: starCell(table, Number(what)) }];
  if (word === "at") return [`colorado-say-at-${table.phase}`, { cell: what, colour: table.colour ? t(`colorado-flag-${table.colour[0]}`) : "" }];
  if (word === "flag") return ["colorado-say-flag", { colour: t(`colorado-flag-${what[0]}`) }];
  if (word === "card") {
    const card = openCards(table)[Number(what) - 1] ?? "red S";
    return ["colorado-say-card", { colour: t(`colorado-flag-${card[0]}`), pattern: card.split(" ")[1]! }];
  }
  return [`colorado-say-${word}`, { what, cell: what }];
}

const face: GameFace = {
  Board,
  Hand,
  Counts,
  Chip,
  targets: (sight) => targets(sight as unknown as ColoradoSight),
  say,
  instant: (move) => move.startsWith("flag ") || move.startsWith("count "),
  prompt: (sight, legal) => {
    const table = sight as unknown as ColoradoSight;
    if (table.phase === "sales" && legal.length === 1) return ["colorado-prompt-sales-none"];
    if (table.phase === "interest") return ["colorado-prompt-interest", { cell: table.offer ?? "" }];
    if (table.phase === "place") return ["colorado-prompt-place", { colour: t(`colorado-flag-${table.colour?.[0] ?? "r"}`) }];
    return [`colorado-prompt-${table.phase}`];
  },
  track: (sight) => ({ label: ["colorado-track", { round: sight.round, phase: t(`colorado-phase-${sight.phase}`) }], steps: 4, now: Number(sight.round) - 1 }),
};

export default face;
