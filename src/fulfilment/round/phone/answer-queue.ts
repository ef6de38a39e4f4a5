import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import type { StopDraft } from "../contract.ts";

/** An answer on this device: unsent, or refused and unread. */
export type QueuedAnswer = {
  key: string;
  draft: StopDraft;
  number: string;
  name: string;
  /** In taka. */
  cash: number;
  /** The shop's refusal. */
  refused?: string;
};

/** One queue per rider: it outlives a session, and only the same user's answers are sent. */
const keyOf = (user: string) => `stop-answers-${user}`;

export const readQueue = (user: string): QueuedAnswer[] => {
  const stored = readStored(keyOf(user));
  return Array.isArray(stored) ? (stored as QueuedAnswer[]) : [];
};

/** Updates the stored queue, including other tabs' answers; false if the device cannot store it. */
export function changeQueue(user: string, change: (queue: QueuedAnswer[]) => QueuedAnswer[]): boolean {
  const queue = change(readQueue(user));
  return writeStored(keyOf(user), queue.length > 0 ? queue : undefined);
}

/** Refusals that are temporary: the answer stays queued. */
const passing = new Set([
  "unreachable",
  "not_ready",
  "unexpected",
  "too_fast",
  "not_signed_in",
  "second_factor",
]);
export const isPassing = (code: string): boolean => passing.has(code);
