// What this browser keeps: texts by key, in IndexedDB.  Where there is none (a private window, an old browser) they last
// as long as the page, and whoever plays is told so.
const NAME = "drovers";
const STORE = "kept";

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = asked.onblocked = () => reject(asked.error ?? new Error("blocked"));
  });
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

export interface Shelf {
  lasting: boolean;
  all: () => Promise<Record<string, string>>;
  save: (key: string, text: string) => Promise<void>;
}

/** Where texts are kept for good, or, if the browser has no room for us, for as long as the page is open. */
export async function shelf(): Promise<Shelf> {
  try {
    const base = await opened();
    return { lasting: true, all: () => everything(base), save: (key, text) => put(base, key, text) };
  } catch {
    return { lasting: false, all: async () => ({}), save: async () => undefined };
  }
}

async function everything(base: IDBDatabase): Promise<Record<string, string>> {
  const store = base.transaction(STORE).objectStore(STORE);
  const [keys, texts] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
  return Object.fromEntries(keys.map((key, place) => [String(key), String(texts[place])]));
}

/** Saved for good (an empty text: gone for good) before it answers: whoever is told of a move may close the page at once. */
function put(base: IDBDatabase, key: string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const change = base.transaction(STORE, "readwrite", { durability: "strict" });
    if (text) change.objectStore(STORE).put(text, key);
    else change.objectStore(STORE).delete(key);
    change.oncomplete = () => resolve();
    change.onerror = change.onabort = () => reject(change.error);
  });
}

/** A table as it is kept: what a list wants to know of it. */
export interface KeptTable {
  founding: { id: string; game: string; created: number };
  summary: { status: string };
  places: { bot: string | null }[];
}

/** The tables kept in this browser, the newest first, without opening the house. */
export async function keptTables(): Promise<KeptTable[]> {
  const found = await shelf().then((kept) => kept.all());
  const tables = Object.entries(found).filter(([key]) => key.startsWith("table/"));
  const read = tables.map(([, text]) => JSON.parse(text) as KeptTable);
  return read.filter(({ summary }) => summary.status !== "closed").sort((a, b) => b.founding.created - a.founding.created);
}

/** Whether a table was begun in this browser. */
export async function isKept(table: string): Promise<boolean> {
  try {
    const base = await opened();
    return (await done(base.transaction(STORE).objectStore(STORE).getKey(`table/${table}`))) !== undefined;
  } catch {
    return false;
  }
}
