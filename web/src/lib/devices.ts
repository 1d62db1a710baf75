// What a browser calls itself, in the two words its owner knows it by.
const BROWSERS = [["Edg", "Edge"], ["OPR", "Opera"], ["SamsungBrowser", "Samsung Internet"], ["Firefox", "Firefox"], ["FxiOS", "Firefox"], ["Chrome", "Chrome"], ["CriOS", "Chrome"], ["Safari", "Safari"]] as const; // most pretend to be those after them
const MACHINES = [["Android", "Android"], ["iPhone", "iPhone"], ["iPad", "iPad"], ["Windows", "Windows"], ["CrOS", "ChromeOS"], ["Mac OS X", "Mac"], ["Linux", "Linux"]] as const;

/** `Firefox · Windows`; what is no browser we know is called what it says. */
export function deviceName(agent: string): string {
  const found = [BROWSERS, MACHINES].map((list) => list.find(([sign]) => agent.includes(sign))?.[1]);
  return found.every(Boolean) ? found.join(" · ") : agent;
}
