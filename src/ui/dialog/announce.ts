import { afterPaint } from "../after-paint.ts";

let said = "";
const listeners = new Set<() => void>();

/** Announces something to screen readers, through the page's one live region (`Toasts`). In the browser only; after the next frame. */
export function announce(text: string): void {
  // The same text twice in a row would not be read again: a no-break space makes them new.
  said = text === said ? `${text}\u00A0` : text;
  afterPaint(() => {
    for (const listener of listeners) listener();
  });
}

export const lastAnnounced = (): string => said;

export function watchAnnounced(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
