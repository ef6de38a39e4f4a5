import { call } from "#src/api/client/client.ts";
import { withTimeLimit } from "#src/api/client/time-limit.ts";
import { logOut } from "../contract.ts";
import { clearSession, currentSession } from "./session-store.ts";

/** Ends the session in the shop, at the identity service and, even without an answer, in the browser. */
export async function signOut(): Promise<void> {
  if (!currentSession()) return;
  const result = call(logOut, {});
  clearSession();
  const service = withTimeLimit((signal) =>
    fetch("/identity/sign-out", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
      signal,
    }),
  ).catch(() => undefined);
  await Promise.all([result, service]);
}
