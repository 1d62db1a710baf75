// The shape of a sight of Táin, and how its move texts are touched.
import type { Targets } from "../../lib/picking.svelte";
import type { EventInfo } from "../../lib/wire";

export interface Clan {
  cattle: number;
  jewels: number;
  prisoners: string[];
  guards: string[];
  raiders: string[];
  passed: boolean;
  unused: string;
  stock: string;
  used: string;
  aside: { cattle: number; jewels: number; prisoners: string[] };
}

export interface TainSight {
  options: { edition: string };
  round: number;
  holder: number;
  phase: string;
  turn?: number;
  freeing?: { house: number };
  herd: number;
  kingdom: string[];
  clans: Clan[];
}

export const DOORS = ["p1", "p2", "p3", "h1", "h2"] as const;
export const KINDS = ["C", "W", "B", "D", "X"] as const;
export const LARGE = 11;

/** `W@p1` is a token and an inner place, `W>2.h1` a token and an outer one, `C>k1` the kingdom. */
export const targets: Targets = (move) => {
  const placed = /^([CWBDX])([@>])(.+)$/.exec(move);
  if (!placed) return [`word:${move}`];
  const [, kind, sign, where] = placed as unknown as string[];
  if (where!.startsWith("k")) return [`tok:${kind}`, `king:${where}`];
  return [`tok:${kind}`, sign === "@" ? `in:${where}` : `out:${where}`];
};

/** A slot's text: whose token, and which; null where nothing lies. */
export function token(text: string, owner?: number): { clan: number; kind: string } | null {
  if (text === "-") return null;
  return owner === undefined ? { clan: Number(text[0]), kind: text.slice(1) } : { clan: owner, kind: text };
}

/** The boards as they stood when everything was turned up: the last sight, with what the events tell filled in. */
export function revealed(before: TainSight, told: EventInfo[]): TainSight {
  const after = structuredClone(before);
  for (const { event, data } of told) {
    const door = DOORS.indexOf(data.entrance);
    if (door >= 0 && data.clan !== undefined && data.token) {
      after.clans[data.clan]!.raiders[door] = `${data.seat}${data.token}`;
      if (data.guard && data.guard !== "-") after.clans[data.clan]!.guards[door] = data.guard;
    }
    if (event.startsWith("king-") && data.slot) after.kingdom[data.slot === "k1" ? 0 : 1] = `${data.seat}${data.token}`;
    if (event === "bluffed") turnBluff(after, String(data.where), Number(data.seat));
  }
  return after;
}

function turnBluff(sight: TainSight, where: string, seat: number): void {
  if (where.startsWith(">k")) {
    sight.kingdom[where === ">k1" ? 0 : 1] = `${seat}X`;
    return;
  }
  const [clan, door] = where.slice(1).split(".") as [string, (typeof DOORS)[number]];
  const board = sight.clans[Number(clan)];
  if (!board) return;
  if (where.startsWith("@")) board.guards[DOORS.indexOf(door)] = "X";
  else board.raiders[DOORS.indexOf(door)] = `${seat}X`;
}

/** The boards once the bluffs have vanished. */
export function withoutBluffs(sight: TainSight): TainSight {
  const after = structuredClone(sight);
  const clear = (text: string) => (/^\d?X$/.test(text) ? "-" : text);
  after.kingdom = after.kingdom.map(clear);
  for (const clan of after.clans) {
    clan.guards = clan.guards.map(clear);
    clan.raiders = clan.raiders.map(clear);
  }
  return after;
}

/** What the raids told, as steps of a scene: the turning up, all bluffs at once, then gate by gate. */
export function steps(told: EventInfo[], bluffs: (count: number) => string): EventInfo[] {
  const raids = told.slice(told.findIndex((line) => line.event === "revealed"));
  const gone = raids.filter((line) => line.event === "bluffed");
  const rest = raids.filter((line) => !["revealed", "bluffed", "settled", "reclaimed"].includes(line.event));
  const folded = gone.length ? [{ ...gone[0]!, event: "bluffs", data: {}, text: bluffs(gone.length) }] : [];
  return [...raids.slice(0, 1), ...folded, ...rest];
}

/** The place an event speaks of, as a board names it. */
export function spot(event: EventInfo): string | null {
  const { data } = event;
  if (event.event.startsWith("king-")) return `king:${data.slot}`;
  if (data.where) return String(data.where).replace(/^>k/, "king:k").replace(/^[@>]/, "");
  if (data.entrance && data.clan !== undefined) return `${data.clan}.${data.entrance}`;
  return null;
}
