// A page that draws one board and nothing else, for whoever wants pictures: src/drovers/research/pictures.py.
import { mount, tick, unmount } from "svelte";
import { FACES } from "./games/face";
import type { GameName } from "./lib/games";
import { show } from "./lib/settings.svelte";
import { learn, learnGame } from "./lib/words.svelte";
import Picture from "./parts/Picture.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

interface Drawn {
  game: GameName;
  sight: unknown;
  box: unknown;
  seat: number | null; // whose eyes; null for a watcher's
  count: number; // of seats
  owing: number[];
}

const target = document.getElementById("app")!;
let shown: Record<string, unknown> | null = null;

/** Draws a table in place of the one before. */
async function draw({ game, ...table }: Drawn): Promise<void> {
  const [{ default: face }] = await Promise.all([FACES[game](), learn(), learnGame(game)]);
  if (shown) await unmount(shown);
  shown = mount(Picture, { target, props: { game, face, ...table } });
  await tick();
  await document.fonts.ready;
}

show();
Object.assign(window, { draw });
