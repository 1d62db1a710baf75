// What the page and its worker say to each other.
export type Heard =
  | { kind: "enter"; port: number; lang: string }
  | { kind: "leave"; port: number }
  | { kind: "say"; port: number; text: string }
  | { kind: "ask"; id: number; method: string; address: string; body: string };

export type Told =
  | { kind: "open"; lasting: boolean }
  | { kind: "failed"; problem: string }
  | { kind: "said"; port: number; text: string }
  | { kind: "answer"; id: number; status: number; text: string };
