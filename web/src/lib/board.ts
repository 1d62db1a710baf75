// What every board is given and what it gives back.  A sight and a box are of the game's own types (`shown.ts`).
import type { Beat } from "./beats";
import type { Picking } from "./picking.svelte";
import type { Refusal } from "./table.svelte";
import type { EventInfo, SeatInfo } from "./wire";

export interface BoardProps<S = any, B = any> {
  sight: S;
  box: B; // what never changes in such a match
  seat: number | null; // whose eyes
  seats: SeatInfo[];
  owing: number[];
  picking: Picking;
  events: EventInfo[]; // everything this seat has witnessed
  fresh: EventInfo[]; // what the last move told
  beat?: Beat | null; // what is being told just now
  touch: (part: string, ask?: boolean) => void; // `ask`: have it explained if this leads nowhere
  refusal?: Refusal | null; // what was just refused
}
