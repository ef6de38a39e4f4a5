import { call } from "../../api/client.ts";
import { inTime } from "../../api/time-limit.ts";
import { logOut } from "../contract.ts";
import { currentSession, forgetSession } from "./session-store.ts";

/** Ends the session everywhere it is known. The shop forgets this browser even where no answer comes. */
export async function signOut(): Promise<void> {
  if (!currentSession()) return;
  const result = call(logOut, {});
  forgetSession();
  const service = inTime((signal) =>
    fetch("/identity/sign-out", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
      signal,
    }),
  ).catch(() => undefined);
  await Promise.all([result, service]);
}
