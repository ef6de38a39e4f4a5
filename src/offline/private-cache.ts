export const privatePrefix = "private-";

/** The URL of the pending order in the session's cache. */
export const pendingOrderPath = "/pending-order";

/** A request to send when online again. */
export type PendingOrder = { address: string; headers: Record<string, string>; body: string };

/** The name of a session's cache: a hash of its `Authorization` header. Undefined if signed out. */
export async function computePrivateCacheName(
  authorization: string | null | undefined,
): Promise<string | undefined> {
  if (!authorization) return undefined;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(authorization));
  const text = Array.from(new Uint8Array(hash).subarray(0, 12), (byte) => byte.toString(16).padStart(2, "0"));
  return privatePrefix + text.join("");
}
