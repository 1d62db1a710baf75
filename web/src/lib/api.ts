// The HTTP side of the server.  Refusals come as Trouble with the server's own sentence.
import { askHere, house } from "./house.svelte";
import { line } from "./offline.svelte";
import { settings } from "./settings.svelte";
import type { Analysis, Card, Catalogue, ContinueForm, DailyField, DailyInfo, Failure, LessonAnswer, LessonForm, LessonInfo, Me, Note, Profile, PositionForm, PositionInfo, PuzzleAnswer, PuzzleForm, PuzzleInfo, PuzzleShelf, Rating, Replayed, SessionInfo, Synced, TableForm, TableInfo } from "./wire";

export class Trouble extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly field = "",
    readonly rule = "",
  ) {
    super(reason);
  }
}

function askServer(method: string, url: URL, body?: string): Promise<Response> {
  return fetch(url, { method, headers: body === undefined ? {} : { "Content-Type": "application/json" }, body });
}

/** Where a question is asked, in the language of the answer; `path` is under /api. */
export function addressed(path: string): URL {
  const url = new URL(`/api/${path}`, location.origin);
  url.searchParams.set("lang", settings.lang);
  return url;
}

/** What was answered, or the refusal of it. */
export async function told<T>(answer: Response): Promise<T> {
  if (answer.status === 204) return undefined as T;
  const data: unknown = await answer.json().catch(() => ({ code: "malformed", reason: answer.statusText }));
  if (answer.ok) return data as T;
  const failure = data as Failure;
  throw new Trouble(failure.code, failure.reason, failure.field, failure.rule);
}

/** One question. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { here } = house; // whom we ask, whatever happens meanwhile
  let answer: Response;
  try {
    answer = await (here ? askHere : askServer)(method, addressed(path), body === undefined ? undefined : JSON.stringify(body));
  } catch {
    if (here) throw new Trouble("offline", "");
    line.offline = true;
    throw new Trouble("offline", "");
  }
  if (!here) line.offline = false;
  return told<T>(answer);
}

export const api = {
  box: (game: string, seats?: number) => ask<Record<string, any>>("GET", `games/${game}/box${seats ? `?seats=${seats}` : ""}`),
  lessons: (game: string) => ask<LessonInfo[]>("GET", `games/${game}/lessons`),
  answerLesson: (game: string, lesson: string, form: Partial<LessonForm>) => ask<LessonAnswer>("POST", `games/${game}/lessons/${lesson}`, form),
  puzzles: (game: string) => ask<PuzzleShelf>("GET", `games/${game}/puzzles`),
  puzzle: (game: string, puzzle: string) => ask<PuzzleInfo>("GET", `games/${game}/puzzles/${puzzle}`),
  nextPuzzle: (game: string, theme: string) => ask<PuzzleInfo>("GET", `games/${game}/puzzles/next?theme=${theme}`),
  answerPuzzle: (game: string, puzzle: string, form: Partial<PuzzleForm>) => ask<PuzzleAnswer>("POST", `games/${game}/puzzles/${puzzle}`, form),
  whyPuzzle: (game: string, puzzle: string, touched: string[]) => ask<PuzzleAnswer>("POST", `games/${game}/puzzles/${puzzle}`, { touched }),
  position: (game: string, form: Partial<PositionForm>) => ask<PositionInfo>("POST", `games/${game}/position`, form),
  daily: () => ask<DailyInfo[]>("GET", "daily"),
  playDaily: (game: string) => ask<TableInfo>("POST", `daily/${game}`),
  dailyField: (game: string, day: string) => ask<DailyField>("GET", `daily/${game}/${day}`),
  games: () => ask<Catalogue>("GET", "games"),
  me: () => ask<Me>("GET", "me"),
  guest: (name: string) => ask<Me>("POST", "guest", { name }),
  account: (name: string, password: string) => ask<Me>("POST", "account", { name, password }),
  signIn: (name: string, password: string) => ask<Me>("POST", "sign-in", { name, password }),
  signOut: () => ask<void>("POST", "sign-out", {}),
  sessions: () => ask<SessionInfo[]>("GET", "sessions"),
  endSession: (id: string) => ask<void>("DELETE", `sessions/${id}`),
  endSessions: () => ask<void>("DELETE", "sessions"),
  newPassword: (old: string, fresh: string) => ask<Me>("PUT", "account/password", { old, new: fresh }),
  open: () => ask<Card[]>("GET", "tables"),
  mine: () => ask<Card[]>("GET", "tables/mine"),
  create: (form: TableForm) => ask<TableInfo>("POST", "tables", form),
  bring: (record: unknown) => ask<TableInfo>("POST", "records", record),
  table: (id: string) => ask<Synced>("GET", `tables/${id}`),
  record: (id: string) => ask<Record<string, unknown>>("GET", `tables/${id}/record`),
  at: (id: string, ply: number, seat: number | "all" | null) =>
    ask<Replayed>("GET", `tables/${id}/plies/${ply}${seat === null ? "" : `?seat=${seat}`}`),
  analysis: (id: string) => ask<Analysis>("GET", `tables/${id}/analysis`),
  analyse: (id: string) => ask<Analysis>("POST", `tables/${id}/analysis`),
  stopAnalysis: (id: string) => ask<Analysis>("DELETE", `tables/${id}/analysis`),
  playOn: (id: string, form: ContinueForm) => ask<TableInfo>("POST", `tables/${id}/continue`, form),
  note: (id: string) => ask<Note>("GET", `tables/${id}/note`),
  keepNote: (id: string, text: string) => ask<Note>("PUT", `tables/${id}/note`, { text }),
  player: (id: string) => ask<Profile>("GET", `players/${id}`),
  leaders: (game: string, seats: number) => ask<Rating[]>("GET", `leaderboards/${game}/${seats}`),
};
