import { useSyncExternalStore } from "react";
import { whenTokenIsRefused } from "../../api/refused-token.ts";
import type { Viewer } from "../../api/viewer.ts";
import { forgetPersonal, personalKey, writeStored } from "../../ui/storage/browser-storage.ts";

/** What this browser knows of who is signed in; `undefined` until it has looked. */
export type Session = { token: string; user: Viewer } | null;

const sessionKeys = [personalKey("token"), personalKey("user")];

/** Written and taken away again at logout. */
const farewell = "signed-out";

let current: Session | undefined;
let over: string | undefined;
const listeners = new Set<() => void>();

function read(): Session {
  current ??= readStorage();
  return current;
}

function readStorage(): Session {
  try {
    const token = window.localStorage.getItem("token");
    const user = JSON.parse(window.localStorage.getItem("user") ?? "null") as Viewer | null;
    return token && user && typeof user.email === "string" ? { token, user } : null;
  } catch {
    return null;
  }
}

function changed() {
  current = undefined;
  for (const listener of listeners) listener();
}

function follow({ key }: StorageEvent) {
  if (key === farewell) forgetPersonal();
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

/** Who is signed in here: undefined while the page comes alive, null for nobody. In step across tabs. */
export function useSession(): Session | undefined {
  return useSyncExternalStore<Session | undefined>(subscribe, read, () => undefined);
}

/** Keeps a session under the specification's keys: `token` as it is, `user` as JSON. */
export function keepSession({ token, user }: NonNullable<Session>): void {
  window.localStorage.setItem("token", token);
  writeStored("user", user);
  over = undefined;
  changed();
}

/** The server no longer knows the token: nobody is signed in here, but what they are typing stays. */
export function dropSession(): void {
  for (const key of sessionKeys) writeStored(key, undefined);
  changed();
}

/** Forgets who was signed in, what they typed and what they looked for, in all tabs; the cart stays (DECISIONS 37). */
export function forgetSession(): void {
  forgetPersonal();
  // Other tabs hear of it, and forget what they alone keep.
  writeStored(farewell, true);
  writeStored(farewell, undefined);
  over = undefined;
  changed();
}

// The one answer to a token that is dead: it expired, or the account is gone.
whenTokenIsRefused((token, words) => {
  if (readStorage()?.token !== token) return;
  over = words;
  dropSession();
});

/** Why somebody who was signed in here no longer is, in the words of the refusal; undefined where they left, or nobody was. */
export const useSessionOver = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => over,
    () => undefined,
  );

/** Whether the browser still holds a session, read anew: its storage may have been emptied behind the page's back. */
export const stillSignedIn = (): boolean => readStorage() !== null;

export const currentSession = (): Session => read();
