import { currentSession, storeSession } from "../session/session-store.ts";

/** Stores the token that replaces the session's after the second factor. */
export function storeToken(token: string): void {
  const session = currentSession();
  if (session) storeSession({ ...session, token });
}
