// Clocks, and what they are in words.
import { t } from "./words.svelte";
import type { ClockRule } from "./wire";

/** Those that can be chosen at once. */
export const CLOCKS: Record<string, ClockRule> = {
  none: { kind: "none" },
  quick: { kind: "bank", bank: 300, increment: 5 },
  calm: { kind: "bank", bank: 900, increment: 15 },
  days: { kind: "days", days: 2 },
};

/** How much time there is. */
export function clockText(clock: ClockRule): string {
  if (clock.kind === "bank") return t("clock-bank", { minutes: Math.round((clock.bank ?? 0) / 60), seconds: clock.increment ?? 0 });
  return clock.kind === "days" ? t("clock-days", { days: clock.days ?? 1 }) : t("clock-none");
}
