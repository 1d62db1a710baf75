// How a match ended, said: who won, why, and every seat's place and points.
import { ending } from "../lib/naming.svelte";
import { t } from "../lib/words.svelte";
import type { Result, SeatInfo } from "../lib/wire";
import { tx } from "./words";

export function told(result: Result, seats: SeatInfo[], seat: number | null): string[] {
  const name = (i: number) => seats[i]?.name || String(i);
  const { winners, ranks, scores } = result;
  const names = winners.map(name).join(", ");
  const alone = winners.length === 1;
  const mine = seat !== null && winners.includes(seat);
  const headline = alone && mine ? t("result-you-won") : alone && seat !== null && seats.length === 2 ? t("result-you-lost") : t(alone ? "result-won" : "result-shared", { names });
  const order = seats.map((_, i) => i).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  return [headline, ending(result, seats), ...order.map((i) => tx("place", { place: ranks[i] ?? 0, name: name(i), points: scores[i] ?? 0 }))];
}
