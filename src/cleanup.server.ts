import { forgetOldChanges } from "./catalogue/finding/live/changes.server.ts";
import { forgetOldSessions } from "./identity/session/sessions.server.ts";
import { forgetOldAttempts } from "./platform/http/limits/limits.server.ts";
import { forgetOldEmails } from "./platform/mail/emails.server.ts";
import type { Shop } from "./platform/shop.server.ts";

const everyMs = 10 * 60_000;

/** Deletes expired rows from time to time. Returns a function that stops it. */
export function startCleanup(shop: Shop): () => void {
  const timer = setInterval(() => {
    const work = [forgetOldSessions, forgetOldAttempts, forgetOldChanges, forgetOldEmails].map((cleanUp) =>
      cleanUp(shop),
    );
    Promise.all(work).catch((error) => shop.log.warn("could not tidy up", { error }));
  }, everyMs).unref();
  return () => clearInterval(timer);
}
