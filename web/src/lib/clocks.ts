// Clocks in words.
import { t } from "./words.svelte";
import type { ClockRule } from "./wire";

/** How much time there is. */
export function clockText(clock: Pick<ClockRule, "kind"> & Partial<ClockRule>): string {
  if (clock.kind === "bank") return t("clock-bank", { minutes: Math.round((clock.bank ?? 0) / 60), seconds: clock.increment ?? 0 });
  return clock.kind === "days" ? t("clock-days", { days: clock.days ?? 1 }) : t("clock-none");
}
