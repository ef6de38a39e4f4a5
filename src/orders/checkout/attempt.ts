import type { OrderDraft } from "../contract.ts";

/**
 * One try to order: the same key and body order once, however often they are sent. `save`: its address is to be saved
 * once it stands.
 */
export type Attempt = { key: string; body: OrderDraft; save?: boolean };

/** The attempt for a body: the one kept without a decision, if it asks for the same, or a new one. */
export function attemptFor(body: OrderDraft, kept: Attempt | undefined, newKey: () => string): Attempt {
  return kept && JSON.stringify(kept.body) === JSON.stringify(body) ? kept : { key: newKey(), body };
}

/** What a storage held, as an attempt; undefined for anything else. */
export function readAttempt(kept: unknown): Attempt | undefined {
  const { key, body, save } = (kept ?? {}) as Partial<Attempt>;
  if (typeof key !== "string" || !Array.isArray(body?.items)) return undefined;
  return { key, body, ...(save === true && { save }) };
}

/** A key that nobody else makes. `randomUUID` is missing where the page came over plain http. */
export function newKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
