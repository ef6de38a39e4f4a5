/** Reads a stored value; undefined if it is missing, invalid, or storage is disabled. */
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

/** Stores a value; undefined removes it. False if storage is disabled or full. */
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

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

const personalKeys = new Set<string>();

/**
 * Registers and returns a key of personal data, cleared at logout. Call it in a module imported by
 * `src/browser-storage.ts`.
 */
export function personalKey<Key extends string>(key: Key): Key {
  personalKeys.add(key);
  return key;
}

/** Event on `window` at logout, in this or another tab: forms then clear what was typed. */
export const logoutEvent = "forgotten";

/** The key prefix of the back office's unsaved forms, which logout clears, too. */
export const draftPrefix = "draft-";

/** Clears every registered key, and every draft. */
export function clearPersonalData(): void {
  const drafts = storedKeys().filter((key) => key.startsWith(draftPrefix));
  for (const key of [...personalKeys, ...drafts])
    for (const storage of ["localStorage", "sessionStorage"] as const) writeStored(key, undefined, storage);
  window.dispatchEvent(new Event(logoutEvent));
}
