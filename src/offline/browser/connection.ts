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

export function updateConnection(event: FromWorker | { kind: "online" | "offline" }): void {
  if (event.kind === "offline") state ??= {};
  else if (event.kind === "copy") state = { at: state?.at && state.at < event.at ? state.at : event.at };
  else state = undefined;
  notifyListeners();
}

export function offerVersion(activate: () => void): void {
  activateVersion = activate;
  notifyListeners();
}

function notifyListeners() {
  for (const listener of listeners) listener();
}
