export type Toast = {
  id: number;
  text: string;
  /** The button's word and what it does. */
  undo?: { word: string; run: () => void } | undefined;
};

let shown: Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function show(toasts: Toast[]): void {
  shown = toasts;
  for (const tell of listeners) tell();
}

/** Says something short at the foot of the page for 5 seconds. In the browser only; the newest takes the place. */
export function toast({ text, undo }: Omit<Toast, "id">): void {
  last += 1;
  show([{ id: last, text, undo }]);
}

/** Takes a toast away before its time. */
export const dismissToast = (id: number): void => show(shown.filter((one) => one.id !== id));

export const currentToasts = (): Toast[] => shown;

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
