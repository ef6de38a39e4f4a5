import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { storageEvents } from "#src/ui/storage/storage-events.ts";
import { type IfMissing, ifMissing } from "./rules.ts";

/** What a shopper chose: for all lines, and for single products by their id. */
export type MissingChoices = { all?: IfMissing; lines: Readonly<Record<string, IfMissing>> };

const key = "cart-if-missing";
const nothing: MissingChoices = { lines: {} };

let current: MissingChoices | undefined;
const { notify, watch } = storageEvents(key, () => {
  current = undefined;
});

function read(): MissingChoices {
  current ??= repaired(readStored(key));
  return current;
}

function write(next: MissingChoices) {
  current = next;
  writeStored(key, next);
  notify();
}

const isChoice = (value: unknown): value is IfMissing => ifMissing.includes(value as IfMissing);

function repaired(stored: unknown): MissingChoices {
  const { all, lines } = (stored ?? {}) as { all?: unknown; lines?: unknown };
  const known = Object.entries(lines ?? {}).filter((line): line is [string, IfMissing] => isChoice(line[1]));
  return { ...(isChoice(all) && { all }), lines: Object.fromEntries(known) };
}

/** What this browser's shopper chose, the same in all its tabs. Nothing on the server and until hydration. */
export const useMissingChoices = (): MissingChoices => useSyncExternalStore(watch, read, () => nothing);

export const missingChoices = (): MissingChoices => read();

export const chooseForAll = (all: IfMissing) => write({ ...read(), all });

export const chooseForLine = (id: string, choice: IfMissing) =>
  write({ ...read(), lines: { ...read().lines, [id]: choice } });

/** What was chosen for single products counts for one order; what was chosen for all stays. */
export const forgetLineChoices = () => write({ ...read(), lines: {} });

/** Takes over what an earlier order says; what was chosen for all since then stays. */
export function takeOver(all: IfMissing | undefined, lines: MissingChoices["lines"]) {
  const now = read();
  const forAll = now.all ?? all;
  write({ ...(forAll && { all: forAll }), lines: { ...now.lines, ...lines } });
}
