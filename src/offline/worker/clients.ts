import type { FromWorker } from "../contract.ts";
import { scope } from "./scope.ts";

/** The date of the copy that each page shows; sent to the page on request and on change. */
const copyDates = new Map<string, string>();

export function markStale(client: string, at: string): void {
  if (!client) return;
  copyDates.set(client, at);
  void sendToPage(client, { kind: "copy", at });
}

/** The page got a response of the server: it is online again. */
export function markFresh(client: string): void {
  if (copyDates.delete(client)) void sendToPage(client, { kind: "fresh" });
}

export const copyDateOf = (client: string): string | undefined => copyDates.get(client);

async function sendToPage(client: string, message: FromWorker): Promise<void> {
  (await scope.clients.get(client))?.postMessage(message);
}
