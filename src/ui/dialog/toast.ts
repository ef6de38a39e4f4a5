export type Toast = {
  id: number;
  text: string;
  undo?: { label: string; run: () => void } | undefined;
};

let shown: Toast | undefined;
let last = 0;
const listeners = new Set<() => void>();

function show(toast: Toast | undefined): void {
  shown = toast;
  for (const listener of listeners) listener();
}

/** Shows a message at the bottom of the page for 5 seconds; replaces the previous one. Browser only. */
export function toast({ text, undo }: Omit<Toast, "id">): void {
  last += 1;
  show({ id: last, text, undo });
}

export const dismissToast = (id: number): void => {
  if (shown?.id === id) show(undefined);
};

export const currentToast = (): Toast | undefined => shown;

export function watchToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
