// What every board is given and what it gives back.
import type { Picking } from "./picking.svelte";
import type { Refusal } from "./table.svelte";
import type { EventInfo, SeatInfo } from "./wire";

export interface BoardProps {
  sight: Record<string, any>;
  seat: number | null; // whose eyes
  seats: SeatInfo[];
  owing: number[];
  picking: Picking;
  events: EventInfo[]; // everything this seat has witnessed
  fresh: EventInfo[]; // what the last move told
  touch: (part: string, ask?: string) => void; // `ask`: the move to explain if this leads nowhere
  refusal?: Refusal | null; // what was just refused
}
