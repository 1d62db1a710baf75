// What a person has chosen about the page, kept in this browser only.

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "still";
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];
export type Lang = "en" | "fr";

interface Choices {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  speed: Speed;
  sound: boolean;
  confirm: boolean;
  hints: boolean;
  tips: boolean; // what things are called, when somebody rests on them
  text: boolean; // everything told, nothing drawn
}

const KEY = "drovers.settings";

function defaults(): Choices {
  const french = navigator.languages?.[0]?.toLowerCase().startsWith("fr") ?? false;
  return { lang: french ? "fr" : "en", theme: "auto", motion: "auto", speed: "normal", sound: true, confirm: true, hints: true, tips: true, text: false };
}

function stored(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}

export const settings: Choices = $state({ ...defaults(), ...stored() });

/** Keeps a choice and lets it take effect. */
export function choose<K extends keyof Choices>(name: K, value: Choices[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  show();
}

const night = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether pieces should not travel. */
export function still(): boolean {
  return settings.motion === "still" || (settings.motion === "auto" && calm.matches);
}

const PACES: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, off: 0 };

/** How much slower than usual things are played; 0 where they are not. */
export function pace(): number {
  return settings.text ? 0 : PACES[settings.speed];
}

/** Writes theme, motion and language on the root element, where the styles look for them. */
export function show(): void {
  const root = document.documentElement;
  const dark = settings.theme === "dark" || (settings.theme === "auto" && night.matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.motion = still() ? "still" : "full";
  root.lang = settings.lang;
}

night.addEventListener("change", show);
calm.addEventListener("change", show);
