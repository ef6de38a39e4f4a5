import { tell } from "../../basics/door.ts";
import { logOut } from "../contract.ts";
import { currentSession, forgetSession } from "./session-store.ts";

const timeoutMs = 45_000;

/** Ends the session everywhere it is known. The shop forgets this browser even where no answer comes. */
export async function signOut(): Promise<void> {
  if (!currentSession()) return;
  const told = tell(logOut, {});
  forgetSession();
  const service = fetch("/identity/sign-out", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  await Promise.all([told, service]);
}
