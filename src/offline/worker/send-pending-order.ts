import { type PendingOrder, pendingOrderPath, privatePrefix } from "../private-cache.ts";

/** Sends the pending order; its idempotency key lets a page send it too. Without an answer the browser retries. */
export async function sendPendingOrder(): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(privatePrefix)) continue;
    const cache = await caches.open(name);
    const stored = await cache.match(pendingOrderPath);
    if (!stored) continue;
    const { address, headers, body } = (await stored.json()) as PendingOrder;
    const answer = await fetch(address, { method: "POST", headers, body });
    if (answer.status >= 500) throw new Error(`the shop answered ${answer.status}`);
    await cache.delete(pendingOrderPath);
  }
}
