import type { FromWorker } from "../contract.ts";
import { scope } from "./scope.ts";

/** Pages that show something kept, and since when it is: told to them when they ask, and when that changes. */
const shown = new Map<string, string>();

/** A page is shown, or got, a copy made at `at`. */
export function noteCopy(client: string, at: string): void {
  if (!client) return;
  shown.set(client, at);
  void say(client, { kind: "copy", at });
}

/** A page got an answer of the shop's: the line is back. */
export function noteFresh(client: string): void {
  if (shown.delete(client)) void say(client, { kind: "fresh" });
}

export const copyShownTo = (client: string): string | undefined => shown.get(client);

async function say(client: string, message: FromWorker): Promise<void> {
  (await scope.clients.get(client))?.postMessage(message);
}
