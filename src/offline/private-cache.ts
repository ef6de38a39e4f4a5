export const privatePrefix = "private-";

/** Where a session's order waits for a connection, in the session's cache. */
export const pendingOrderAt = "/pending-order";

/** An order that waits: where it is sent, and with what. */
export type PendingOrder = { address: string; headers: Record<string, string>; body: string };

/**
 * The name of the cache for what only one session may read, by its `Authorization` header, which cannot be read from it; undefined
 * for a stranger.
 */
export async function privateCacheOf(authorization: string | null | undefined): Promise<string | undefined> {
  if (!authorization) return undefined;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(authorization));
  const text = Array.from(new Uint8Array(hash).subarray(0, 12), (byte) => byte.toString(16).padStart(2, "0"));
  return privatePrefix + text.join("");
}
