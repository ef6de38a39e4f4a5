import type { FromWorker } from "../contract.ts";

/** Set while offline: `at` is the time of the displayed copy (ISO), if it is one. */
export type OfflineState = { at?: string };

let state: OfflineState | undefined;
let activateVersion: (() => void) | undefined;
const listeners = new Set<() => void>();

export const getOfflineState = (): OfflineState | undefined => state;

/** Activates the new version after the user accepts it; undefined without one. */
export const getVersionActivation = (): (() => void) | undefined => activateVersion;

export function watchConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Updates the state after an event. Of several copies on a page, the oldest one counts. */
export function updateConnection(event: FromWorker | { kind: "online" | "offline" }): void {
  if (event.kind === "offline") state ??= {};
  else if (event.kind === "copy") state = { at: olderTime(state?.at, event.at) };
  else state = undefined;
  notifyListeners();
}

const olderTime = (shown: string | undefined, at: string) => (shown && shown < at ? shown : at);

export function offerVersion(activate: () => void): void {
  activateVersion = activate;
  notifyListeners();
}

function notifyListeners() {
  for (const listener of listeners) listener();
}
