export type Toast = {
  id: number;
  text: string;
  /** The label of the button, and what it does. */
  undo?: { label: string; run: () => void } | undefined;
};

let shown: Toast | undefined;
let last = 0;
const listeners = new Set<() => void>();

function show(toast: Toast | undefined): void {
  shown = toast;
  for (const listener of listeners) listener();
}

/** Shows a short message at the bottom of the page for 5 seconds, in place of the one before. In the browser only. */
export function toast({ text, undo }: Omit<Toast, "id">): void {
  last += 1;
  show({ id: last, text, undo });
}

/** Takes a toast away before its time; a newer one stays. */
export const dismissToast = (id: number): void => {
  if (shown?.id === id) show(undefined);
};

export const currentToast = (): Toast | undefined => shown;

export function watchToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
