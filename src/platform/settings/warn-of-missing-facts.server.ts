import type { Shop } from "../shop.server.ts";
import { lacksFacts } from "./shop-details.server.ts";

/** Logs a warning for each of the shop's details without which pages or e-mails are incomplete. */
export async function warnOfMissingFacts({
  details,
  log,
  settings,
}: Pick<Shop, "details" | "log" | "settings">): Promise<void> {
  if (lacksFacts(await details.current()))
    log.warn(
      "The shop lacks facts: fill in its phone, address and e-mail under Settings in the back office. Pages show nothing there.",
    );
  const { smtpUrl, from } = await details.sending();
  if (from.address === "") log.warn("No e-mail leaves the shop: it has no e-mail address of its own.");
  if (!smtpUrl && settings.publicUrl)
    log.warn(
      "No e-mail leaves the shop: name a mail server under Settings or in SMTP_URL, or nobody gets a link to a new password.",
    );
}
