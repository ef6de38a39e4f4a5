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
  type ReservedEmail,
  reserveEmail,
  retryEmail,
  untilNextEmail,
} from "./emails.server.ts";
import { openMailServer } from "./smtp.server.ts";

export type Mail = {
  /**
   * Stores an e-mail and sends it in the background; another process does if this one is killed.
   * - in a transaction of the caller, it is sent only if that commits
   * - `validSeconds`: how long it is retried, a day at most
   * - `receipt`, from `createReceipt`: records the result
   */
  send(
    email: Email,
    options?: { validSeconds?: number; transaction?: Queries; receipt?: string },
  ): Promise<void>;
  /** Sends an e-mail with a Message-ID from `id`. Throws if it is refused. `newConnection` repeats the login. */
  sendNow(email: Email, id: string, options?: { newConnection: boolean }): Promise<DeliveryOutcome>;
  /** Starts sending what waits, also from earlier processes. Needs the tables. */
  start(): void;
  close(): Promise<void>;
};

/** `no_server`: no mail server is configured; `no_sender`: the shop has no e-mail address. */
export type DeliveryOutcome = "sent" | "no_server" | "no_sender";

type MailOptions = Pick<Settings, "publicUrl"> & { details: Pick<Details, "current" | "sending"> };

/**
 * Sends e-mails over the configured mail server. Without one, a local shop logs them, and a shop with a PUBLIC_URL drops them, as their
 * links open accounts. At least once: repeated, with the same Message-ID, only if a process dies before it records the delivery.
 */
export function openMail(
  pool: Pool,
  { publicUrl, details }: MailOptions,
  log: Pick<Log, "info" | "warn">,
): Mail {
  let cachedServer = { url: "", server: openMailServer("") };
  const openCachedServer = (url: string) => {
    if (cachedServer.url !== url) cachedServer = { url, server: openMailServer(url) };
    return cachedServer.server;
  };

  const deliverNow = async (
    email: Email,
    id: string,
    { newConnection } = { newConnection: false },
  ): Promise<DeliveryOutcome> => {
    const { smtpUrl, from } = await details.sending();
    if (!smtpUrl) return "no_server";
    if (from.address === "") return "no_sender";
    const { name_en: name, email: address } = await details.current();
    const replyTo = address === "" ? from : { name, address };
    const messageId = `<${id}@${from.address.split("@").at(-1)}>`;
    const server = newConnection ? openMailServer(smtpUrl) : openCachedServer(smtpUrl);
    await server
      .send({ ...email, messageId, from, replyTo })
      .finally(() => (newConnection ? server.close() : undefined));
    return "sent";
  };

  const deliver = async ({ id, attempts, ...email }: ReservedEmail) => {
    const outcome = await deliverNow(email, id).catch(toError);
    if (outcome instanceof Error) {
      log.warn("a mail has to wait", { id, subject: email.subject, attempts, error: outcome });
      return retryEmail(pool, { ...email, id, attempts });
    }
    const { html: _, ...loggedEmail } = email;
    if (outcome === "no_sender") log.warn("a mail was not sent: the shop has no e-mail address", { id });
    if (outcome === "no_server") {
      if (publicUrl) log.warn("a mail was not sent: the shop has no mail server", { id });
      else log.info("a mail, not sent: SMTP_URL is not set", loggedEmail);
    }
    await finishEmail(pool, { ...email, id, attempts }, outcome === "sent" ? "sent" : "logged");
  };

  /** Sends all e-mails that are due. Returns the ms until the next one; null if none waits. */
  const deliverDue = async (isClosing: () => boolean) => {
    for (const email of await expireEmails(pool)) log.warn("a mail could not be sent", email);
    while (!isClosing()) {
      const email = await reserveEmail(pool);
      if (!email) break;
      await deliver(email);
    }
    return untilNextEmail(pool);
  };

  const rounds = openRounds(deliverDue, (error) => log.warn("e-mails could not be read", { error }));
  return {
    async send(email, { validSeconds, transaction = pool, receipt } = {}) {
      await queueEmail(transaction, email, validSeconds, receipt);
      rounds.wake();
    },
    sendNow: deliverNow,
    start() {
      rounds.wake();
    },
    async close() {
      await rounds.close();
      await cachedServer.server.close();
    },
  };
}

const toError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));
