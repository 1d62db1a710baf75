// Made by web/scripts/wire_types.py from src/drovers/server/wire.py.  Do not edit: `make wire`.

export const PROTOCOL = 1;

/** How much time a seat has: none is counted, a bank in seconds with an increment a move, or days a move. */
export interface ClockRule {
  kind?: "none" | "bank" | "days";
  bank?: number;
  increment?: number;
  days?: number;
}

/** Milliseconds left to each seat, which of them run, and when the server said so (milliseconds since 1970). */
export interface Times {
  left: number[];
  running: number[];
  at: number;
}

/** Who sits there.  A seat with both a player and a bot is played by the bot until its player reclaims it. */
export interface SeatInfo {
  player: string | null;
  name: string;
  bot: string | null;
  here: boolean;
  resigned: boolean;
  away?: number;
}

/** How it ended: `reason` is the rule's number, or `resigned`. */
export interface Result {
  reason: string;
  text: string;
  ranks: number[];
  scores: number[];
  winners: number[];
}

/** Something proposed by a seat, and the seats that have agreed so far. */
export interface OfferInfo {
  what: "rematch" | "takeback";
  seat: number;
  agreed: number[];
}

/** A fact as this viewer witnessed it, with its sentence: `{seat 2}` in it is what seat 2 is called. */
export interface EventInfo {
  ply: number;
  event: string;
  rule: string;
  data: Record<string, any>;
  text: string;
  shows?: Record<string, string>;
}

/** Legal moves that one sentence reads, `{0}` in it being the first thing touched. */
export interface Choices {
  form: string;
  words: string;
  moves: string[][];
}

/** A move made of any of these things, at least so many: `text` and what follows their colons, or `none`. */
export interface Handful {
  form: string;
  words: string;
  things: string[];
  least: number;
  text: string;
  none: string;
  nothing: string;
}

/** What one seat (null: a watcher) may know and do.  `legal` is empty unless it owes a move. */
export interface View {
  seat: number | null;
  sight: Record<string, any>;
  legal: string[];
  events: EventInfo[];
  undo: boolean;
  takeback: boolean;
  choices?: Choices[];
  names?: Record<string, string>;
  handful?: Handful | null;
  together?: Record<string, number> | null;
  since?: number | null;
}

/** Something said.  A quick phrase comes with its key; what a muted player says comes without text. */
export interface ChatLine {
  version: number;
  at: number;
  player: string | null;
  name: string;
  text: string;
  phrase: string | null;
}

/** A moment somebody pointed at, with arrows between things and words; the last of them is where everybody looks. */
export interface RemarkInfo {
  version: number;
  at: number;
  player: string | null;
  name: string;
  ply: number;
  arrows: string[][];
  text: string;
}

/** Which finished match is played on here, and after how many of its moves. */
export interface Continued {
  table: string;
  ply: number;
}

/** A table without its match.  `entropy` is what the seats added to the deal, shown once it has begun. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, any>;
  status: "waiting" | "playing" | "over" | "closed";
  host: string | null;
  open: boolean;
  rated: boolean;
  clock: ClockRule;
  commitment: string;
  entropy: string[];
  created: number;
  seats: SeatInfo[];
  offers: OfferInfo[];
  rematch: string | null;
  continued: Continued | null;
  brought: boolean;
}

/** A table as lists show it.  `waiting` is since when you owe a move there (milliseconds since 1970), or null. */
export interface Card {
  id: string;
  game: string;
  options: Record<string, any>;
  status: "waiting" | "playing" | "over" | "closed";
  clock: ClockRule;
  rated: boolean;
  names: (string | null)[];
  created: number;
  changed: number;
  waiting: number | null;
}

/** A private note on a match. */
export interface NoteForm {
  text: string;
}

/** A new table.  `seats` says of each seat who sits there: `me`, `open`, or the name of a bot. */
export interface TableForm {
  game: string;
  seats: string[];
  options?: Record<string, string | number | boolean>;
  clock?: ClockRule;
  open?: boolean;
  rated?: boolean;
  start?: boolean;
  entropy?: string;
}

/** A finished match played on after so many moves: you on that seat, the bot on every other. */
export interface ContinueForm {
  ply: number;
  seat: number;
  bot: string;
}

/** A rating: `shown` is what leaderboards sort by, mu less three sigma on a scale that starts at 1500. */
export interface Rating {
  game: string;
  seats: number;
  subject: string;
  name: string;
  shown: number;
  mu: number;
  sigma: number;
  played: number;
  went: number[];
}

/** How a player did in one game: matches finished, won alone or together, resigned or left to a bot. */
export interface Tally {
  game: string;
  seats: number;
  played: number;
  won: number;
  left: number;
}

/** A rated match won against somebody strong: who it was, and their rating after it. */
export interface Win {
  table: string;
  game: string;
  seats: number;
  at: number;
  player: string | null;
  name: string;
  bot: string | null;
  rating: number;
}

/** A player as everybody may see it. */
export interface Profile {
  player: string;
  name: string;
  account: boolean;
  since: number;
  ratings: Rating[];
  tallies: Tally[];
  best: Win[];
}

/** An option of a game: its choices in order, the default, and what it means. */
export interface OptionInfo {
  name: string;
  choices: any[];
  default: any;
  text: string;
}

/** A game as it can be chosen. */
export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  rules: number;
  least: number;
  most: number;
  options: OptionInfo[];
}

/** A bot that can be seated: the name to seat it by, what people call it, and how it plays. */
export interface BotInfo {
  name: string;
  title: string;
  text: string;
}

/** A quick phrase. */
export interface PhraseInfo {
  key: string;
  text: string;
}

/** What the house offers. */
export interface Catalogue {
  protocol: number;
  games: GameInfo[];
  bots: BotInfo[];
  phrases: PhraseInfo[];
}

/** A match as it stood after `ply` moves, for one seat, a watcher, or (once over) as the whole truth. */
export interface Replayed {
  table: string;
  ply: number;
  plies: number;
  owing: number[];
  move: string | null;
  mover: number | null;
  view: View;
}

/** Why a request was not done. */
export interface Failure {
  code: string;
  reason: string;
  field: string;
  rule: string;
}

/** Your note on a match. */
export interface Note {
  text: string;
}

/** Whether this instance can do its work, and of each thing it needs `ok` or what is wrong. */
export interface Ready {
  ok: boolean;
  checks: Record<string, string>;
}

/** The server is up and its database answers. */
export interface Health {
  ok: boolean;
  version: string;
  database: string;
  tables: number;
  sockets: number;
}

/** A guest: a name and nothing else. */
export interface GuestForm {
  name: string;
}

/** An account: a name nobody else has, and a password. */
export interface AccountForm {
  name: string;
  password: string;
}

/** The password once more, before something that cannot be undone. */
export interface PasswordForm {
  password: string;
}

/** Another password; every other session ends. */
export interface NewPasswordForm {
  old: string;
  new: string;
}

/** What a token is for. */
export interface LabelForm {
  label: string;
}

/** Who you are to the server; all null before you have given a name. */
export interface Me {
  player: string | null;
  name: string;
  account: string | null;
}

/** A browser you are signed in with.  `device` is what it calls itself. */
export interface SessionInfo {
  id: string;
  device: string;
  created: number;
  seen: number;
  current: boolean;
}

/** A token for a bot of yours.  The token itself is shown once, when it is made. */
export interface TokenInfo {
  id: string;
  label: string;
  created: number;
  token: string | null;
}

/** A small position with a task: `view` is the learner's, `box` what never changes in such a match. */
export interface LessonInfo {
  id: string;
  task: string;
  rule: string;
  seat: number;
  seats: number;
  options: Record<string, any>;
  view: View;
  box: Record<string, any>;
}

/** An answer: a move, the things that were touched for none, or a line that was typed: a question or a move. */
export interface LessonForm {
  move: string;
  touched: string[];
  line: string;
}

/** What came of it: whether it solves the task, why or why not, by which rule, and the table after it. */
export interface LessonAnswer {
  move: string;
  right: boolean;
  reason: string;
  rule: string;
  view: View;
  ply: number;
  lines: string[];
}

/** Something puzzles are about, and how many are. */
export interface ThemeInfo {
  name: string;
  words: string;
  count: number;
}

/** Somebody who solves puzzles. */
export interface SolverInfo {
  player: string;
  name: string;
  rating: number;
  deviation: number;
  played: number;
}

/** The puzzles of a game: how many, their themes, how you stand (null: not rated yet), the best solvers. */
export interface PuzzleShelf {
  count: number;
  tried: number;
  right: number;
  themes: ThemeInfo[];
  mine: SolverInfo | null;
  best: SolverInfo[];
}

/** A position whose one clearly best move is asked for: `view` is the solver's, `box` what never changes. */
export interface PuzzleInfo {
  id: string;
  task: string;
  seat: number;
  seats: number;
  options: Record<string, any>;
  view: View;
  box: Record<string, any>;
  rating: number;
  counted: boolean;
}

/** An answer: a move, or `shown`: give up and be shown it.  Things `touched` for no move are never an answer. */
export interface PuzzleForm {
  move: string;
  touched: string[];
  shown: boolean;
}

/** A move, in words, and the chances it leaves the seat as the maker's long search saw them. */
export interface Chance {
  move: string;
  words: string;
  value: number;
}

/** What came of it.  `rule` names why a move is not allowed: nothing is counted then, and nothing told. */
export interface PuzzleAnswer {
  move: string;
  right: boolean;
  reason: string;
  rule: string;
  view: View;
  ply: number;
  chances: Chance[];
  themes: string[];
  rating: number;
  change: number | null;
}

/** A move, as text and in words, and the chances it leaves the seat, 0 to 1. */
export interface Choice {
  move: string;
  value: number;
  words: string;
}

/** A decision looked at again from its seat's sight; `chances` are those of every seat before it. */
export interface Verdict {
  ply: number;
  seat: number;
  played: Choice;
  best: Choice[];
  chances: number[];
  loss: number;
  grade: "good" | "mistake" | "blunder";
  sentence: string;
}

/** A match looked at again: `done` of `total` moves so far, and the plies where most was given up. */
export interface Analysis {
  state: "none" | "running" | "done" | "cancelled" | "failed";
  done: number;
  total: number;
  verdicts: Verdict[];
  turning: number[];
  missed: number[];
}

/** The deal of a day: `seed` is null until the day is over, `table` yours if you have begun. */
export interface DailyInfo {
  game: string;
  day: string;
  seats: number;
  bot: string;
  title: string;
  commitment: string;
  tomorrow: string;
  seed: string | null;
  table: string | null;
  over: boolean;
  played: number;
  streak: number;
  won: number;
}

/** How somebody did; `table` shows how. */
export interface DailyLine {
  player: string | null;
  name: string;
  table: string;
  won: boolean;
  rank: number;
  points: number;
  margin: number;
  moves: number;
}

/** A decision where others stood as you did: what you chose and what they did, in words, and how many of them. */
export interface Crossroads {
  ply: number;
  mine: string;
  chosen: string[][];
}

/** Everybody's results, best first, once you have yours or the day is over; and where you went other ways. */
export interface DailyField {
  deal: DailyInfo;
  lines: DailyLine[];
  crossroads: Crossroads[];
}

/** A position to look at, as `drovers position` reads it; an empty one asks for a fresh deal of so many seats. */
export interface PositionForm {
  position?: Record<string, any>;
  seats?: number;
  seat?: number | null;
  put?: string[] | null;
  by?: number;
  moves?: number[][];
}

/** A sound position: `position` as the game writes it, `view` in those eyes, who owes a move and which there are. */
export interface PositionInfo {
  position: Record<string, any>;
  seat: number | null;
  seats: number;
  options: Record<string, any>;
  view: View;
  box: Record<string, any>;
  owing: number[];
  legal: string[];
  pieces: string[];
  places: string[];
  deeds: string[];
  names: Record<string, string>;
}

/** Who sat there and how it came out; `rating` is what it was after a rated match. */
export interface MatchSeat {
  player: string | null;
  name: string;
  bot: string | null;
  rank: number;
  score: number;
  left: boolean;
  rating: number | null;
}

/** A finished match as lists show it.  `opening` has its first moves, each with its seat: `0 R5@3`. */
export interface MatchInfo {
  table: string;
  game: string;
  options: Record<string, any>;
  rated: boolean;
  plies: number;
  at: number;
  opening: string[];
  seats: MatchSeat[];
}

/** A move matches went on with, one of them, how many did, and how many of them its seat won, alone or together. */
export interface FirstMove {
  seat: number;
  move: string;
  played: number;
  won: number;
  match: string;
  words: string;
}

/** Finished matches that began like this, one of them, what came next, and how they began in words. */
export interface Opening {
  played: number;
  match: string | null;
  moves: FirstMove[];
  line: string[];
}

/** What a rating was after a match. */
export interface RatingPoint {
  game: string;
  seats: number;
  at: number;
  shown: number;
}

/** A table being played: the middle of its ratings, and how many look on. */
export interface LiveCard {
  card: Card;
  rating: number;
  watchers: number;
}

/** Somebody you have played with: how often, when last, how often you came before them, whether they are here. */
export interface Companion {
  player: string;
  name: string;
  played: number;
  last: number;
  before: number;
  here: boolean;
}

/** A table somebody asks you to. */
export interface Invitation {
  card: Card;
  by: string;
  name: string;
}

/** Anybody to play with: whose rating is no further than that from yours (0: whoever), by that clock. */
export interface SeekForm {
  game: string;
  seats?: number;
  clock?: ClockRule;
  rated?: boolean;
  within?: number;
}

/** An evening's tournament: Swiss for two seats, balanced rounds for more.  Without a filler some may sit out. */
export interface TournamentForm {
  name: string;
  game: string;
  seats?: number;
  rounds?: number;
  options?: Record<string, string | number | boolean>;
  clock?: ClockRule;
  rated?: boolean;
  filler?: string;
  bots?: string[];
}

/** An entrant as the standings have it: points, then what those it met have scored. */
export interface Placed {
  number: number;
  player: string | null;
  name: string;
  bot: string | null;
  points: number;
  met: number;
  left: boolean;
}

/** A table of a round, its entrants by seat; no table: they sit out.  `points` once it is over. */
export interface Board {
  table: string | null;
  numbers: number[];
  points: number[] | null;
}

/** A tournament as everybody may see it; `to_play`: how many rounds there are, as few may have entered for more. */
export interface TournamentInfo {
  id: string;
  form: TournamentForm;
  host: string | null;
  status: "waiting" | "playing" | "over";
  round: number;
  created: number;
  standings: Placed[];
  rounds: Board[][];
  to_play: number;
}

/** A tournament as lists show it. */
export interface TournamentCard {
  id: string;
  name: string;
  game: string;
  seats: number;
  status: "waiting" | "playing" | "over";
  round: number;
  rounds: number;
  entrants: number;
}

/** If what the others do next speaks of all these things (none: whatever they do), these moves, in order. */
export interface Reply {
  when: string[];
  moves: string[];
}

/** What your seat will answer.  The first line that fits is played. */
export interface PlanForm {
  lines: Reply[][];
}

/** What a seat will answer to what happens after that ply; `names` says what its conditions speak of, in words. */
export interface Plan {
  ply: number;
  lines: Reply[][];
  names: Record<string, string>;
}

/** How you like it.  Quiet is from one minute of the day to another, in your time zone; equal is never. */
export interface HabitsForm {
  forced?: boolean;
  push?: boolean;
  mail?: boolean;
  quiet_from?: number;
  quiet_to?: number;
  zone?: string;
  lang?: "en" | "fr";
}

/** The same with what the server keeps of it: vacations as from and until, an address and whether it is theirs. */
export interface Kept {
  forced: boolean;
  push: boolean;
  mail: boolean;
  quiet_from: number;
  quiet_to: number;
  zone: string;
  lang: "en" | "fr";
  vacations: number[][];
  address: string;
  confirmed: boolean;
}

/** The same as you are told it.  `away` is until when you are on vacation, `days` how many are left this year. */
export interface Habits {
  forced: boolean;
  push: boolean;
  mail: boolean;
  quiet_from: number;
  quiet_to: number;
  zone: string;
  lang: "en" | "fr";
  away: number;
  days: number;
  address: string;
  confirmed: boolean;
  can_mail: boolean;
}

/** A vacation of so many days from now; 0 ends the one you are on. */
export interface VacationForm {
  days: number;
}

/** A browser's subscription, as it gives it (RFC 8030, 8291). */
export interface PushForm {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A browser that is to be told no more, by the address its pushes go to. */
export interface EndpointForm {
  endpoint: string;
}

/** An address for notices; nothing but a link to confirm it is sent there before it is confirmed.  Empty: none. */
export interface AddressForm {
  address: string;
}

/** What a browser subscribes with (`applicationServerKey`). */
export interface PushKey {
  key: string;
}

/** Are you there?  Answered by Pong.  `hidden`: nobody sees the page just now. */
export interface Ping {
  type: "ping";
  hidden?: boolean;
  id?: string | null;
}

/** Start or stop hearing about open tables. */
export interface Lobby {
  type: "lobby";
  on: boolean;
  id?: string | null;
}

/** Everything about a table, now and from now on (`changes`: as `View.since`).  Also the way to close a gap. */
export interface Watch {
  type: "watch";
  table: string;
  changes?: boolean;
  id?: string | null;
}

/** No more of that table. */
export interface Unwatch {
  type: "unwatch";
  table: string;
  id?: string | null;
}

/** Take a seat (null: the first free one), adding entropy to the deal if you like. */
export interface Join {
  type: "join";
  table: string;
  seat?: number | null;
  entropy?: string;
  id?: string | null;
}

/** Give up a seat before the start (null: all of yours). */
export interface Leave {
  type: "leave";
  table: string;
  seat?: number | null;
  id?: string | null;
}

/** The host puts a bot on a free seat. */
export interface SeatBot {
  type: "seatbot";
  table: string;
  seat: number;
  bot: string;
  id?: string | null;
}

/** The host frees a seat before the start. */
export interface Clear {
  type: "clear";
  table: string;
  seat: number;
  id?: string | null;
}

/** The host starts; every seat must be taken. */
export interface Start {
  type: "start";
  table: string;
  id?: string | null;
}

/** A move, decided on the table as of `version`.  `seat` only where one player holds several. */
export interface Play {
  type: "play";
  table: string;
  version: number;
  move: string;
  seat?: number | null;
  id?: string | null;
}

/** May I?  Answered by Why; changes nothing.  The move is named by its text, or by what a hand touches for it. */
export interface WhyNot {
  type: "whynot";
  table: string;
  move?: string;
  touched?: string[];
  seat?: number | null;
  id?: string | null;
}

/** A question in words, or a move as typed; with `ply`, of the match as `plies/{ply}` shows it.  Answer: Spoken. */
export interface Ask {
  type: "ask";
  table: string;
  text: string;
  seat?: number | null;
  ply?: number | null;
  eyes?: string | null;
  id?: string | null;
}

/** Take back the last step of one's own unfinished turn. */
export interface Undo {
  type: "undo";
  table: string;
  version: number;
  seat?: number | null;
  id?: string | null;
}

/** Give up.  With two seats the match ends; with more a bot plays on. */
export interface Resign {
  type: "resign";
  table: string;
  seat?: number | null;
  id?: string | null;
}

/** Propose a rematch, or to take one's last move back; all other persons must agree.  A repeated `id` is once. */
export interface Offer {
  type: "offer";
  table: string;
  what: "rematch" | "takeback";
  seat?: number | null;
  id?: string | null;
}

/** Agree to what is proposed, or do not. */
export interface Answer {
  type: "answer";
  table: string;
  what: "rematch" | "takeback";
  yes: boolean;
  id?: string | null;
}

/** Let a bot play for a seat that is out of time or gone. */
export interface HandOver {
  type: "handover";
  table: string;
  seat: number;
  bot: string;
  id?: string | null;
}

/** Play oneself again. */
export interface Reclaim {
  type: "reclaim";
  table: string;
  id?: string | null;
}

/** Say something to the table: one's own words, or a quick phrase by its key. */
export interface Say {
  type: "say";
  table: string;
  text?: string;
  phrase?: string | null;
  id?: string | null;
}

/** Looking back on a finished match, from a seat there: show everybody who looks this moment. */
export interface Point {
  type: "point";
  table: string;
  ply: number;
  arrows?: string[][];
  text?: string;
  id?: string | null;
}

/** Hear no more of a player, or hear it again. */
export interface Mute {
  type: "mute";
  player: string;
  on: boolean;
  id?: string | null;
}

/** What would a bot do?  Not at rated tables.  Answered by Hinted. */
export interface Hint {
  type: "hint";
  table: string;
  seat?: number | null;
  id?: string | null;
}

/** The first message: who you are to the server. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  player: string | null;
  name: string;
  account: string | null;
  lang: string;
}

/** A whole table as you may see it, as of `version`: one view for each seat you hold, else a watcher's. */
export interface Synced {
  type: "synced";
  version: number;
  table: TableInfo;
  mine: number[];
  ply: number;
  owing: number[];
  views: View[];
  times: Times | null;
  result: Result | null;
  chat: ChatLine[];
  box: Record<string, any>;
  remarks: RemarkInfo[];
}

/** A move, or one taken back.  Keep the events up to ply `keep`, then add those in the views. */
export interface Moved {
  type: "moved";
  table: string;
  version: number;
  ply: number;
  keep: number;
  seat: number;
  owing: number[];
  views: View[];
  times: Times | null;
  result: Result | null;
  offers: OfferInfo[];
}

/** Seats, status or offers are others now. */
export interface Changed {
  type: "changed";
  version: number;
  table: TableInfo;
  times: Times | null;
  result: Result | null;
}

/** Somebody has said something at a table. */
export interface Said {
  type: "said";
  table: string;
  version: number;
  line: ChatLine;
}

/** Somebody who looks back shows a moment. */
export interface Pointed {
  type: "pointed";
  table: string;
  version: number;
  remark: RemarkInfo;
}

/** Who of the seats is connected; not part of the log, so without a version. */
export interface Here {
  type: "here";
  table: string;
  here: boolean[];
}

/** Who looks on without a seat: some by name, and how many beside those.  Not part of the log either. */
export interface Watching {
  type: "watching";
  table: string;
  names: string[];
  others: number;
}

/** The answer to WhyNot.  `detail`: the facts of the sentence, such as the cards that could still beat a claim. */
export interface Why {
  type: "why";
  id: string | null;
  table: string;
  move: string;
  legal: boolean;
  rule: string;
  reason: string;
  detail: Record<string, any>;
}

/** The answer to Ask, line by line, seats in it as marks; or, for a line that is a legal move, the move. */
export interface Spoken {
  type: "spoken";
  id: string | null;
  table: string;
  lines: string[];
  move: string;
}

/** The answer to Hint. */
export interface Hinted {
  type: "hinted";
  id: string | null;
  table: string;
  version: number;
  move: string;
}

/** What you asked for has been saved, as entry `version` where it is one of a table's log. */
export interface Done {
  type: "done";
  id: string | null;
  version: number | null;
}

/** It was not done.  `code` for programs, `reason` for people, `rule` or `field` where there is one. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  reason: string;
  rule: string;
  field: string;
}

/** The open tables: the answer to Lobby. */
export interface Tables {
  type: "tables";
  tables: Card[];
}

/** An open table is new, or another now. */
export interface Listed {
  type: "listed";
  card: Card;
}

/** A table is open no more. */
export interface Unlisted {
  type: "unlisted";
  table: string;
}

/** You owe a move at a table this socket does not watch. */
export interface YourTurn {
  type: "yourturn";
  table: string;
  game: string;
}

/** Somebody wants to play with you at that table: a challenge, a rematch, or your next round of a tournament. */
export interface Invited {
  type: "invited";
  table: string;
  game: string;
  by: string;
  what: "challenge" | "rematch" | "round";
}

/** Yes; and what time it is here (milliseconds since 1970). */
export interface Pong {
  type: "pong";
  id: string | null;
  at: number;
}

export type FromClient =
  | Ping
  | Lobby
  | Watch
  | Unwatch
  | WhyNot
  | Ask
  | Hint
  | Mute
  | Join
  | Leave
  | SeatBot
  | Clear
  | Start
  | Play
  | Undo
  | Resign
  | Offer
  | Answer
  | HandOver
  | Reclaim
  | Say
  | Point;

export type FromServer =
  | Welcome
  | Synced
  | Moved
  | Changed
  | Said
  | Pointed
  | Here
  | Watching
  | Why
  | Spoken
  | Hinted
  | Done
  | Refused
  | Tables
  | Listed
  | Unlisted
  | YourTurn
  | Invited
  | Pong;
