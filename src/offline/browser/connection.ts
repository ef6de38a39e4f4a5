import type { FromWorker } from "../contract.ts";

/** Without a connection: since when what is shown is (ISO), where it is a copy. */
export type OfflineState = { at?: string };

let state: OfflineState | undefined;
let offered: (() => void) | undefined;
const listeners = new Set<() => void>();

export const offlineState = (): OfflineState | undefined => state;

/** What to do once the shopper wants the new version; undefined while there is none. */
export const offeredVersion = (): (() => void) | undefined => offered;

export function watchConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The browser, or the worker, says how the connection is. */
export function noteConnection(event: FromWorker | { kind: "online" | "offline" }): void {
  if (event.kind === "offline") state ??= {};
  else if (event.kind === "copy") state = { at: state?.at && state.at < event.at ? state.at : event.at };
  else state = undefined;
  changed();
}

export function offerVersion(reload: () => void): void {
  offered = reload;
  changed();
}

function changed() {
  for (const listener of listeners) listener();
}
