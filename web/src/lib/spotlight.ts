// Things somebody speaks of light up on the board: a stone, a herd, the cells of an estate.

/** Lights these things and puts out all others. */
export function spotlight(things: readonly string[] = []): void {
  const wanted = new Set(things);
  for (const element of document.querySelectorAll<HTMLElement>("[data-thing]")) element.classList.toggle("spotlit", wanted.has(element.dataset.thing!));
}
