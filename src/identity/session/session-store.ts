import { useSyncExternalStore } from "react";
import { whenTokenIsRefused } from "#src/api/client/refused-token.ts";
import type { StaffPart, Viewer } from "#src/api/viewer.ts";
import { clearPersonal, personalKey, readStored, writeStored } from "#src/ui/storage/browser-storage.ts";

export type Session = { token: string; user: Viewer } | null;

type StoredUser = (Omit<Viewer, "id" | "parts"> & { id: number | string; parts?: StaffPart[] }) | null;

const sessionKeys = [personalKey("token"), personalKey("user")];

/** Kept after a logout. */
const beforeKey = "signed-in-before";

/** Whether a user signed in in this browser before. */
export const signedInBefore = (): boolean => readStored(beforeKey) === true;

/** Written and deleted at logout, to notify other tabs. */
const logoutKey = "signed-out";

let current: Session | undefined;
let over: string | undefined;
const listeners = new Set<() => void>();

function read(): Session {
  current ??= readStorage();
  return current;
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

function changed() {
  current = undefined;
  for (const listener of listeners) listener();
}

function follow({ key }: StorageEvent) {
  if (key === logoutKey) clearPersonal();
  if (key === "token" || key === "user" || key === null) changed();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener("storage", follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", follow);
  };
}

/** The session of this browser: undefined until hydration, null if signed out. Synchronised across tabs. */
export function useSession(): Session | undefined {
  return useSyncExternalStore<Session | undefined>(subscribe, read, () => undefined);
}

export function storeSession({ token, user }: NonNullable<Session>): void {
  window.localStorage.setItem("token", token);
  writeStored("user", user);
  writeStored(beforeKey, true);
  over = undefined;
  changed();
}

/** Removes a session that the server no longer knows; unsaved input stays. */
export function dropSession(): void {
  for (const key of sessionKeys) writeStored(key, undefined);
  changed();
}

/** Logs out: deletes the session, unsaved input and search history in all tabs. The cart stays (DECISIONS 37). */
export function clearSession(): void {
  clearPersonal();
  // Other tabs get the storage event and clear their memory.
  writeStored(logoutKey, true);
  writeStored(logoutKey, undefined);
  over = undefined;
  changed();
}

// A refused token has expired, or its account is deleted.
whenTokenIsRefused((token, message) => {
  if (readStorage()?.token !== token) return;
  over = message;
  dropSession();
});

/** The server's message when it ended the session, if any. */
export const useSessionOver = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => over,
    () => undefined,
  );

/** Reads browser storage again: it may have been cleared from outside the page. */
export const stillSignedIn = (): boolean => readStorage() !== null;

export const currentSession = (): Session => read();
