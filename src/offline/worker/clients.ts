import type { FromWorker } from "../contract.ts";
import { scope } from "./scope.ts";

/** The date of the copy that each page shows; sent to the page on request and on change. */
const shown = new Map<string, string>();

export function markStale(client: string, at: string): void {
  if (!client) return;
  shown.set(client, at);
  void say(client, { kind: "copy", at });
}

/** The page got a response of the server: it is online again. */
export function markFresh(client: string): void {
  if (shown.delete(client)) void say(client, { kind: "fresh" });
}

export const copyShownTo = (client: string): string | undefined => shown.get(client);

async function say(client: string, message: FromWorker): Promise<void> {
  (await scope.clients.get(client))?.postMessage(message);
}
