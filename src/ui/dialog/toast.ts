export type Toast = {
  id: number;
  text: string;
  undo?: { label: string; run: () => void } | undefined;
};

let visibleToast: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function show(toast: Toast | undefined): void {
  visibleToast = toast;
  for (const listener of listeners) listener();
}

/** Shows a message at the bottom of the page for 5 seconds; replaces the previous one. Browser only. */
export function toast({ text, undo }: Omit<Toast, "id">): void {
  lastId += 1;
  show({ id: lastId, text, undo });
}

export const dismissToast = (id: number): void => {
  if (visibleToast?.id === id) show(undefined);
};

export const currentToast = (): Toast | undefined => visibleToast;

export function watchToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
