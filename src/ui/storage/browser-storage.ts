/** Reads a value out of the browser's storage; undefined where there is none, it is broken, or storage is off. */
export function readStored(
  key: string,
  storage: "localStorage" | "sessionStorage" = "localStorage",
): unknown {
  try {
    const text = window[storage].getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps a value in the browser's storage; undefined removes it. False where storage is off or full. */
export function writeStored(
  key: string,
  value: unknown,
  storage: "localStorage" | "sessionStorage" = "localStorage",
): boolean {
  try {
    if (value === undefined) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

const personalKeys = new Set<string>();

/**
 * Registers a key under which a feature keeps what a person typed, looked for or is known by, in either storage: it goes
 * at logout. Gives the key. To stand where `src/browser-storage.ts` finds it, which every page loads.
 */
export function personalKey<Key extends string>(key: Key): Key {
  personalKeys.add(key);
  return key;
}

/** What the window is told at logout, here or in another tab: what a person typed goes from the page, too. */
export const forgotten = "forgotten";

/** Forgets all that was registered as a person's. */
export function forgetPersonal(): void {
  for (const key of personalKeys)
    for (const storage of ["localStorage", "sessionStorage"] as const) writeStored(key, undefined, storage);
  window.dispatchEvent(new Event(forgotten));
}
