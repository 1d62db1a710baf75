// What every board is given and what it gives back.  A sight and a box are of the game's own types (`shown.ts`).
import type { GameFace } from "../games/face";
import type { Beat } from "./beats";
import type { Picking } from "./picking.svelte";
import type { LiveTable, Refusal } from "./table.svelte";
import type { EventInfo, SeatInfo, TableInfo, View } from "./wire";

type Touch = (part: string, ask?: boolean) => void; // `ask`: have it explained if this leads nowhere

/** What the parts of the page round a table are given: board, dock and side. */
export interface AtTable {
  table: LiveTable;
  info: TableInfo;
  face: GameFace;
  view: View;
  picking: Picking;
  touch: Touch;
  seat: number | null; // whose eyes
}

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
  touch: Touch;
  refusal?: Refusal | null; // what was just refused
}
