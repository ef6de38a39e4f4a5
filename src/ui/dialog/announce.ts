import { afterPaint } from "../after-paint.ts";

let announcement = "";
const listeners = new Set<() => void>();

/** Announces a text to screen readers in the live region of `Toasts`, after the next frame. Browser only. */
export function announce(text: string): void {
  // A repeated text would not be read again: a no-break space makes it different.
  announcement = text === announcement ? `${text}\u00A0` : text;
  afterPaint(() => {
    for (const listener of listeners) listener();
  });
}

export const lastAnnounced = (): string => announcement;

export function watchAnnounced(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
