import { currentSession, keepSession } from "../session/session-store.ts";

/** Stores the token that the session has since it showed its second factor. */
export function takeToken(token: string): void {
  const session = currentSession();
  if (session) keepSession({ ...session, token });
}
