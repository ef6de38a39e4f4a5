/** Reads a value out of the browser's storage; undefined where there is none, it is broken, or storage is off. */
export function readKept(key: string, storage: "localStorage" | "sessionStorage" = "localStorage"): unknown {
  try {
    const text = window[storage].getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps a value in the browser's storage; undefined removes it. False where storage is off or full. */
export function keep(
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
