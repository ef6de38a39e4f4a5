import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import type { StopDraft } from "../contract.ts";

/** An answer on this device: it waits for a line, or was refused and is to be read. */
export type QueuedAnswer = {
  /** Its idempotency key. */
  key: string;
  draft: StopDraft;
  number: string;
  name: string;
  /** Cash in taka that was taken. */
  cash: number;
  /** Why the shop refused it. */
  refused?: string;
};

/** Each rider's own: it outlives a session, and only the same user's are sent. */
const keyOf = (user: string) => `stop-answers-${user}`;

export const readQueue = (user: string): QueuedAnswer[] => {
  const stored = readStored(keyOf(user));
  return Array.isArray(stored) ? (stored as QueuedAnswer[]) : [];
};

/** Stores what `change` makes of the queue as it is now, other tabs' answers among it; false where the device cannot store it. */
export function changeQueue(user: string, change: (queue: QueuedAnswer[]) => QueuedAnswer[]): boolean {
  const queue = change(readQueue(user));
  return writeStored(keyOf(user), queue.length > 0 ? queue : undefined);
}

/** Whether a refusal is the line's, or passes: the answer waits. */
const passing = new Set([
  "unreachable",
  "not_ready",
  "unexpected",
  "too_fast",
  "not_signed_in",
  "second_factor",
]);
export const isPassing = (code: string): boolean => passing.has(code);
