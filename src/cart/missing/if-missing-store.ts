import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { createStorageEvents } from "#src/ui/storage/storage-events.ts";
import { type IfMissing, ifMissing } from "./rules.ts";

/** The choice for all lines, and for single products by id. */
export type MissingChoices = { all?: IfMissing; lines: Readonly<Record<string, IfMissing>> };

const key = "cart-if-missing";
const noChoices: MissingChoices = { lines: {} };

let current: MissingChoices | undefined;
const { notify, watch } = createStorageEvents(key, () => {
  current = undefined;
});

function read(): MissingChoices {
  current ??= sanitizeChoices(readStored(key));
  return current;
}

function write(next: MissingChoices) {
  current = next;
  writeStored(key, next);
  notify();
}

const isChoice = (value: unknown): value is IfMissing => ifMissing.includes(value as IfMissing);

function sanitizeChoices(stored: unknown): MissingChoices {
  const { all, lines } = (stored ?? {}) as { all?: unknown; lines?: unknown };
  const validLines = Object.entries(lines ?? {}).filter((line): line is [string, IfMissing] =>
    isChoice(line[1]),
  );
  return { ...(isChoice(all) && { all }), lines: Object.fromEntries(validLines) };
}

/** The choices of this browser, synchronised between tabs. Empty on the server and until hydration. */
export const useMissingChoices = (): MissingChoices => useSyncExternalStore(watch, read, () => noChoices);

export const missingChoices = (): MissingChoices => read();

export const chooseForAll = (all: IfMissing) => write({ ...read(), all });

export const chooseForLine = (id: string, choice: IfMissing) =>
  write({ ...read(), lines: { ...read().lines, [id]: choice } });

/** Choices for single products apply to one order; the choice for all is kept. */
export const clearLineChoices = () => write({ ...read(), lines: {} });

/** Applies the choices of an earlier order; a choice for all made since then is kept. */
export function applyEarlierChoices(all: IfMissing | undefined, lines: MissingChoices["lines"]) {
  const current = read();
  const forAll = current.all ?? all;
  write({ ...(forAll && { all: forAll }), lines: { ...current.lines, ...lines } });
}
