export interface Desk {
  learn(game: string, weights: Uint8Array): void;
  enter(port: number, lang: string): void;
  leave(port: number): void;
  hear(port: number, text: string): Promise<void>;
  ask(method: string, address: string, body: string): Promise<{ status: number; text: string }>;
}

export function openDesk(parts: {
  loadPyodide: (options: object) => Promise<any>;
  indexURL: string;
  house: Uint8Array;
  kept: Record<string, string>;
  save: (key: string, text: string) => Promise<void>;
  say: (port: number, text: string) => void;
}): Promise<Desk>;
