// What the club asks of the server beside tables: matches found again, people, notices, watching, tournaments.
import { ask } from "./api";
import type { Companion, Habits, HabitsForm, Invitation, LiveCard, MatchInfo, Opening, Plan, PlanForm, PushKey, RatingPoint, SeekForm, TableForm, TableInfo, TournamentCard, TournamentForm, TournamentInfo } from "./wire";

/** An address with what is asked for; what is empty is left out. */
export function asked(path: string, query: Record<string, string | number | undefined | null>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== "");
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

export interface Looked {
  who?: string;
  against?: string;
  outcome?: string;
  game?: string;
  seats?: string;
  options?: string;
  opening?: string;
  skip?: number;
}

export const club = {
  matches: (query: Looked) => ask<MatchInfo[]>("GET", asked("matches", { ...query })),
  opening: (game: string, seats: number, opening: string[], options = "") =>
    ask<Opening>("GET", asked(`openings/${game}/${seats}`, { opening: opening.join("|"), options })),
  people: () => ask<Companion[]>("GET", "people"),
  challenge: (player: string, form: TableForm) => ask<TableInfo>("POST", `players/${player}/challenge`, form),
  invitations: () => ask<Invitation[]>("GET", "invitations"),
  accept: (table: string) => ask<TableInfo>("POST", `invitations/${table}`),
  decline: (table: string) => ask<void>("DELETE", `invitations/${table}`),
  seek: (form: SeekForm) => ask<TableInfo>("POST", "seek", form),
  tournaments: () => ask<TournamentCard[]>("GET", "tournaments"),
  tournament: (id: string) => ask<TournamentInfo>("GET", `tournaments/${id}`),
  hold: (form: TournamentForm) => ask<TournamentInfo>("POST", "tournaments", form),
  atTournament: (id: string, deed: "enter" | "leave" | "start") => ask<TournamentInfo>("POST", `tournaments/${id}/${deed}`),
  live: () => ask<LiveCard[]>("GET", "live"),
  habits: () => ask<Habits>("GET", "habits"),
  like: (form: HabitsForm) => ask<Habits>("PUT", "habits", form),
  rest: (days: number) => ask<Habits>("PUT", "habits/vacation", { days }),
  plan: (table: string, things: string[] = []) => ask<Plan>("GET", asked(`tables/${table}/plan`, { things: things.slice(0, 200).join("|") })),
  keepPlan: (table: string, form: PlanForm) => ask<Plan>("PUT", `tables/${table}/plan`, form),
  address: (address: string) => ask<Habits>("PUT", "notices/address", { address }),
  follow: (purpose: string, link: string) => ask<void>("POST", `notices/${purpose}/${link}`),
  curve: (player: string) => ask<RatingPoint[]>("GET", `players/${player}/ratings`),
};

/** Whether this browser can be told while the page is closed. */
export const canPush = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** This browser's subscription, if it has one. */
export async function subscription(): Promise<PushSubscription | null> {
  return canPush() ? ((await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null) : null;
}

/** Asks to be told here; false if the person or the browser said no. */
export async function subscribe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { key } = await ask<PushKey>("GET", "notices/key");
  const bytes = Uint8Array.from(atob(key.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.codePointAt(0)!);
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes })).toJSON();
  await ask<void>("POST", "notices/browsers", { endpoint: made.endpoint, p256dh: made.keys?.p256dh, auth: made.keys?.auth });
  return true;
}

/** This browser is left in peace. */
export async function unsubscribe(): Promise<void> {
  const known = await subscription();
  if (!known) return;
  await ask<void>("DELETE", "notices/browsers", { endpoint: known.endpoint });
  await known.unsubscribe();
}
