import { useSyncExternalStore } from "react";
import { whenTokenIsRefused } from "#src/api/client/refused-token.ts";
import type { StaffPart, Viewer } from "#src/api/viewer.ts";
import { clearPersonalData, personalKey, readStored, writeStored } from "#src/ui/storage/browser-storage.ts";

export type Session = { token: string; user: Viewer } | null;

type StoredUser = (Omit<Viewer, "id" | "parts"> & { id: number | string; parts?: StaffPart[] }) | null;

const sessionKeys = [personalKey("token"), personalKey("user")];

/** Kept after a logout. */
const signedInBeforeKey = "signed-in-before";

/** Whether a user signed in in this browser before. */
export const hasSignedInBefore = (): boolean => readStored(signedInBeforeKey) === true;

/** Written and deleted at logout, to notify other tabs. */
const logoutKey = "signed-out";

let cachedSession: Session | undefined;
let sessionOverMessage: string | undefined;
const listeners = new Set<() => void>();

function readCached(): Session {
  cachedSession ??= readStorage();
  return cachedSession;
}

function readStorage(): Session {
  try {
    const user = JSON.parse(window.localStorage.getItem("user") ?? "null") as StoredUser;
    return repairedSession(window.localStorage.getItem("token"), user);
  } catch {
    return null;
  }
}

/** The stored session, repaired: other clients and older versions store an id as text, or no `parts`. */
export function repairedSession(token: string | null, user: StoredUser): Session {
  if (!token || !user || typeof user.name !== "string") return null;
  return { token, user: { ...user, id: Number(user.id), parts: user.parts ?? [] } };
}

function notifyListeners() {
  cachedSession = undefined;
  for (const listener of listeners) listener();
}

function onStorage({ key }: StorageEvent) {
  if (key === logoutKey) clearPersonalData();
  if (key === "token" || key === "user" || key === null) notifyListeners();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", onStorage);
  };
}

/** The session of this browser: undefined until hydration, null if signed out. Synchronised across tabs. */
export function useSession(): Session | undefined {
  return useSyncExternalStore<Session | undefined>(subscribe, readCached, () => undefined);
}

export function storeSession({ token, user }: NonNullable<Session>): void {
  window.localStorage.setItem("token", token);
  writeStored("user", user);
  writeStored(signedInBeforeKey, true);
  sessionOverMessage = undefined;
  notifyListeners();
}

/** Removes a session that the server no longer knows; unsaved input stays. */
export function dropSession(): void {
  for (const key of sessionKeys) writeStored(key, undefined);
  notifyListeners();
}

/** Logs out: deletes the session, unsaved input and search history in all tabs. The cart stays (DECISIONS 37). */
export function clearSession(): void {
  clearPersonalData();
  // Other tabs get the storage event and clear their memory.
  writeStored(logoutKey, true);
  writeStored(logoutKey, undefined);
  sessionOverMessage = undefined;
  notifyListeners();
}

// A refused token has expired, or its account is deleted.
whenTokenIsRefused((token, message) => {
  if (readStorage()?.token !== token) return;
  sessionOverMessage = message;
  dropSession();
});

/** The server's message when it ended the session, if any. */
export const useSessionOver = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => sessionOverMessage,
    () => undefined,
  );

/** Reads browser storage again: it may have been cleared from outside the page. */
export const isStillSignedIn = (): boolean => readStorage() !== null;

export const currentSession = (): Session => readCached();
