// A token as a sight writes it: `1W` is a warrior of clan 1, `?` a back, `-` nothing.
export interface Shown {
  clan: number;
  kind: string;
}

/** Whose token lies there, and which; on its own land a token is written without its clan.  None where nothing lies. */
export function token(text: string, owner?: number): Shown | null {
  if (text === "-") return null;
  return owner === undefined || /^\d/.test(text) ? { clan: Number(text[0]), kind: text.slice(1) } : { clan: owner, kind: text };
}
