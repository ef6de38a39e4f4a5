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
import { throughServer } from "./smtp.server.ts";

export type Mail = {
  /**
   * Stores an e-mail in the database; this process sends it at once, another one later if this one is killed. Given the client of
   * a transaction, it is sent only if that commits. If the mail server is down, it is tried again with growing pauses until
   * `validSeconds` (a day at most) are over. What became of it is noted in `receipt`, which comes from `newReceipt`.
   */
  send(email: Email, about?: { validSeconds?: number; on?: Queries; receipt?: string }): Promise<void>;
  /**
   * Sends an e-mail at once, under a Message-ID made of `id`, for a queue of its own; false where there is no mail server. Throws
   * where that refuses it.
   */
  carry(email: Email, id: string): Promise<boolean>;
  /** Starts sending what waits, from earlier processes, too. Needs the tables. */
  start(): void;
  /** Lets the delivery in progress finish; other processes send the rest. */
  close(): Promise<void>;
};

type MailOptions = Pick<Settings, "smtpUrl" | "publicUrl"> & { details: Pick<Details, "current"> };

/**
 * Sends e-mails over SMTP_URL. Without one a shop on somebody's own machine writes them to the log, so that a newcomer can follow
 * their links; a shop with a PUBLIC_URL forgets them, as a log is no place for links that open accounts. An e-mail is sent once; only if a process is killed, or the database lost, between the mail server's answer and recording it, is it sent again
 * five minutes later, with the same Message-ID.
 */
export function openMail(
  pool: Pool,
  { smtpUrl, publicUrl, details }: MailOptions,
  to: Pick<Log, "info" | "warn">,
): Mail {
  const server = smtpUrl ? throughServer(smtpUrl) : undefined;

  const carry = async (email: Email, id: string) => {
    if (!server) return false;
    const { name_en: name, email: address } = await details.current();
    const shop = { name, address };
    await server({ ...email, messageId: `<${id}@${address.split("@").at(-1)}>`, from: shop, replyTo: shop });
    return true;
  };

  const deliver = async ({ id, attempts, ...email }: TakenEmail) => {
    const outcome = await carry(email, id).catch(asError);
    if (outcome instanceof Error) {
      to.warn("a mail has to wait", { id, subject: email.subject, attempts, error: outcome });
      return putEmailBack(pool, { ...email, id, attempts });
    }
    const { html: _, ...logged } = email;
    if (!outcome && publicUrl) to.warn("a mail was not sent: the shop has no mail server", { id });
    else if (!outcome) to.info("a mail, not sent: SMTP_URL is not set", logged);
    await forgetEmail(pool, { ...email, id, attempts }, outcome ? "sent" : "logged");
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
      if (!server && publicUrl)
        to.warn(
          "No e-mail leaves the shop: name a mail server in SMTP_URL, or nobody gets a link to a new password.",
        );
      rounds.wake();
    },
    close: rounds.close,
  };
}

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));
