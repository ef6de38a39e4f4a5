import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import type { StopDraft } from "../contract.ts";

/** An answer on this device: unsent, or refused and unread. */
export type QueuedAnswer = {
  /** The idempotency key. */
  key: string;
  draft: StopDraft;
  /** Of the order. */
  number: string;
  /** Of the customer. */
  name: string;
  /** The cash taken, in taka. */
  cash: number;
  /** The shop's refusal. */
  refused?: string;
};

/** Each rider has a separate queue, which stays after logout; only the same user sends its answers. */
const storageKey = (user: string) => `stop-answers-${user}`;

export const readQueue = (user: string): QueuedAnswer[] => {
  const stored = readStored(storageKey(user));
  return Array.isArray(stored) ? (stored as QueuedAnswer[]) : [];
};

/** Updates the stored queue, including other tabs' answers; false if the device cannot store it. */
export function changeQueue(user: string, change: (queue: QueuedAnswer[]) => QueuedAnswer[]): boolean {
  const queue = change(readQueue(user));
  return writeStored(storageKey(user), queue.length > 0 ? queue : undefined);
}

/** Temporary failures, after which the answer stays in the queue. */
const temporaryFailures = new Set([
  "unreachable",
  "not_ready",
  "unexpected",
  "too_fast",
  "not_signed_in",
  "second_factor",
]);
export const isTemporaryFailure = (code: string): boolean => temporaryFailures.has(code);
