// The rules beside the code, as a page: every number can be linked to.
const files = import.meta.glob<string>("../../../src/drovers/games/*/RULES*.md", { query: "?raw", import: "default" });

/** The chapters of a game's rules in a language, as HTML; English where there is no translation, null where there are none. */
export async function rulesOf(game: string, lang: string): Promise<string[] | null> {
  const folder = `../../../src/drovers/games/${game}`;
  const load = (lang === "fr" ? files[`${folder}/RULES.fr.md`] : undefined) ?? files[`${folder}/RULES.md`];
  if (!load) return null;
  const [{ marked }, text] = await Promise.all([import("marked"), load()]);
  const html = await marked.parse(text, { async: true });
  return html
    .replace(/<strong>([A-Z]{1,3}\d+[a-z]?)<\/strong>/g, '<strong id="$1">$1</strong>')
    .replace(/<table>/g, '<div class="scroll" tabindex="0"><table>')
    .replace(/<\/table>/g, "</table></div>")
    .replace(/<th><\/th>/g, "<td></td>") // a corner heads nothing
    .replace(/<pre>/g, '<pre tabindex="0">')
    .split(/(?=<h[23])/);
}
