import type { Pool } from "pg";
import type { Queries } from "../database/database.server.ts";
import type { Log } from "../log.server.ts";
import { openRounds } from "../queues/rounds.server.ts";
import type { Settings } from "../settings/settings.server.ts";
import type { Details } from "../settings/shop-details.server.ts";
import {
  type Email,
  expireEmails,
  finishEmail,
  queueEmail,
  reserveEmail,
  retryEmail,
  type TakenEmail,
  untilNextEmail,
} from "./emails.server.ts";
import { openMailServer } from "./smtp.server.ts";

export type Mail = {
  /**
   * Stores an e-mail and sends it in the background; another process does if this one is killed. With `on`, it is sent only if that
   * transaction commits. Retries until `validSeconds` (a day at most) are over. `receipt`, from `newReceipt`, records the result.
   */
  send(email: Email, about?: { validSeconds?: number; on?: Queries; receipt?: string }): Promise<void>;
  /** Sends an e-mail with a Message-ID from `id`. Throws if it is refused. `newConnection` repeats the login. */
  carry(email: Email, id: string, manner?: { newConnection: boolean }): Promise<Carried>;
  /** Starts sending what waits, also from earlier processes. Needs the tables. */
  start(): void;
  close(): Promise<void>;
};

export type Carried = "sent" | "no_server" | "no_sender";

type MailOptions = Pick<Settings, "publicUrl"> & { details: Pick<Details, "current" | "sending"> };

/**
 * Sends e-mails over the configured mail server. Without one, a local shop logs them, and a shop with a PUBLIC_URL drops them, as their
 * links open accounts. At least once: repeated, with the same Message-ID, only if a process dies before it records the delivery.
 */
export function openMail(
  pool: Pool,
  { publicUrl, details }: MailOptions,
  to: Pick<Log, "info" | "warn">,
): Mail {
  let known = { url: "", server: openMailServer("") };
  const serverAt = (url: string) => {
    if (known.url !== url) known = { url, server: openMailServer(url) };
    return known.server;
  };

  const carry = async (
    email: Email,
    id: string,
    { newConnection } = { newConnection: false },
  ): Promise<Carried> => {
    const { smtpUrl, from } = await details.sending();
    if (!smtpUrl) return "no_server";
    if (from.address === "") return "no_sender";
    const { name_en: name, email: address } = await details.current();
    const replyTo = address === "" ? from : { name, address };
    const messageId = `<${id}@${from.address.split("@").at(-1)}>`;
    const server = newConnection ? openMailServer(smtpUrl) : serverAt(smtpUrl);
    await server
      .send({ ...email, messageId, from, replyTo })
      .finally(() => (newConnection ? server.close() : undefined));
    return "sent";
  };

  const deliver = async ({ id, attempts, ...email }: TakenEmail) => {
    const outcome = await carry(email, id).catch(asError);
    if (outcome instanceof Error) {
      to.warn("a mail has to wait", { id, subject: email.subject, attempts, error: outcome });
      return retryEmail(pool, { ...email, id, attempts });
    }
    const { html: _, ...logged } = email;
    if (outcome === "no_sender") to.warn("a mail was not sent: the shop has no e-mail address", { id });
    else if (outcome === "no_server" && publicUrl)
      to.warn("a mail was not sent: the shop has no mail server", { id });
    else if (outcome === "no_server") to.info("a mail, not sent: SMTP_URL is not set", logged);
    await finishEmail(pool, { ...email, id, attempts }, outcome === "sent" ? "sent" : "logged");
  };

  const round = async (isClosing: () => boolean) => {
    for (const email of await expireEmails(pool)) to.warn("a mail could not be sent", email);
    while (!isClosing()) {
      const email = await reserveEmail(pool);
      if (!email) break;
      await deliver(email);
    }
    return untilNextEmail(pool);
  };

  const rounds = openRounds(round, (error) => to.warn("e-mails could not be read", { error }));
  return {
    async send(email, { validSeconds, on = pool, receipt } = {}) {
      await queueEmail(on, email, validSeconds, receipt);
      rounds.wake();
    },
    carry,
    start() {
      rounds.wake();
    },
    async close() {
      await rounds.close();
      await known.server.close();
    },
  };
}

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));
