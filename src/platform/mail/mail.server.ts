import type { Pool } from "pg";
import type { Queries } from "../database/database.server.ts";
import type { Log } from "../log.server.ts";
import { openRounds } from "../queues/rounds.server.ts";
import type { Settings } from "../settings/settings.server.ts";
import type { Details } from "../settings/shop-details.server.ts";
import {
  type Email,
  forgetEmail,
  giveEmailsUp,
  putEmailBack,
  queueEmail,
  type TakenEmail,
  takeEmail,
  untilNextEmail,
} from "./emails.server.ts";
import { openMailServer } from "./smtp.server.ts";

export type Mail = {
  /**
   * Stores an e-mail in the database; this process sends it at once, another one later if this one is killed. Given the client of
   * a transaction, it is sent only if that commits. If the mail server is down, it is tried again with growing pauses until
   * `validSeconds` (a day at most) are over. What became of it is noted in `receipt`, which comes from `newReceipt`.
   */
  send(email: Email, about?: { validSeconds?: number; on?: Queries; receipt?: string }): Promise<void>;
  /**
   * Sends an e-mail at once, under a Message-ID made of `id`, for a queue of its own; says so where there is no mail server, or no
   * address of the shop to send it from. Throws where the mail server refuses it. With `newConnection` over a connection of its own, so that
   * the mail server looks at name and password again.
   */
  carry(email: Email, id: string, manner?: { newConnection: boolean }): Promise<Carried>;
  /** Starts sending what waits, from earlier processes, too. Needs the tables. */
  start(): void;
  /** Lets the delivery in progress finish; other processes send the rest. */
  close(): Promise<void>;
};

export type Carried = "sent" | "no_server" | "no_sender";

type MailOptions = Pick<Settings, "publicUrl"> & { details: Pick<Details, "current" | "sending"> };

/**
 * Sends e-mails over the mail server of the settings. Without one a shop on somebody's own machine writes them to the log, so that a newcomer can follow
 * their links; a shop with a PUBLIC_URL forgets them, as a log is no place for links that open accounts. An e-mail is sent once; only if a process is killed, or the database lost, between the mail server's answer and recording it, is it sent again
 * five minutes later, with the same Message-ID.
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
      return putEmailBack(pool, { ...email, id, attempts });
    }
    const { html: _, ...logged } = email;
    if (outcome === "no_sender") to.warn("a mail was not sent: the shop has no e-mail address", { id });
    else if (outcome === "no_server" && publicUrl)
      to.warn("a mail was not sent: the shop has no mail server", { id });
    else if (outcome === "no_server") to.info("a mail, not sent: SMTP_URL is not set", logged);
    await forgetEmail(pool, { ...email, id, attempts }, outcome === "sent" ? "sent" : "logged");
  };

  const round = async (isClosing: () => boolean) => {
    for (const email of await giveEmailsUp(pool)) to.warn("a mail could not be sent", email);
    while (!isClosing()) {
      const email = await takeEmail(pool);
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
