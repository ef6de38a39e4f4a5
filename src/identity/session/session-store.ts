import { useSyncExternalStore } from "react";
import { keep } from "../../basics/kept.ts";
import type { User } from "../contract.ts";

/** What this browser knows of who is signed in; `undefined` until it has looked. */
export type Session = { token: string; user: User } | null;

let current: Session | undefined;
const listeners = new Set<() => void>();

function read(): Session {
  current ??= readStorage();
  return current;
}

function readStorage(): Session {
  try {
    const token = window.localStorage.getItem("token");
    const user = JSON.parse(window.localStorage.getItem("user") ?? "null") as User | null;
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
  keep("user", user);
  changed();
}

/** Names of what a form keeps of an address or a number; gone when somebody signs out on a shared phone. */
export const typedKeys = ["checkout", "checkout-attempt", "custom-order", "contact", "review"] as const;

/** The server no longer knows the token: nobody is signed in here, but what they are typing stays. */
export function dropSession(): void {
  for (const key of ["token", "user"]) keep(key, undefined);
  changed();
}

/** Forgets who was signed in, and what they typed; the cart stays (DECISIONS 37). */
export function forgetSession(): void {
  for (const key of ["token", "user", ...typedKeys]) keep(key, undefined);
  for (const key of typedKeys) keep(key, undefined, "sessionStorage");
  changed();
}

/** Whether the browser still holds a session, read anew: its storage may have been emptied behind the page's back. */
export const stillSignedIn = (): boolean => readStorage() !== null;

export const currentSession = (): Session => read();
