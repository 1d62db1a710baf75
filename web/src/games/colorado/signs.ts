// The signs a map is written in: a letter for each ranch, a digit for each lake.
/** Whose marker a sign is. */
export function brand(sign: string): number | null {
  const seat = "ABCD".indexOf(sign);
  return seat < 0 ? null : seat;
}

export function isLake(sign: string): boolean {
  return /\d/.test(sign);
}
