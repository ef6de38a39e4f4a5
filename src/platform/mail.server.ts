import { setTimeout as sleep } from "node:timers/promises";
import type { log } from "./log.server.ts";
import type { Settings } from "./settings.server.ts";

/** A mail to one person, as text and as simple HTML. */
export type Letter = { to: string; subject: string; text: string; html: string };

export type Mail = {
  /** Takes a letter and comes back at once; it is tried again for as long as an hour where the mail server is away. */
  send(letter: Letter): void;
  /** Tries once more what is still waiting, and tells the log what could not be sent. */
  close(): Promise<void>;
};

const secondsBetweenTries = [2, 10, 60, 300, 900, 2_400];
const timeoutMs = 20_000;

/** The way out for mails: over SMTP_URL, or without one into the log, so that a newcomer can try what they lead to. */
export function openMail({ smtpUrl, shop }: Settings, to: Pick<typeof log, "info" | "warn">): Mail {
  const deliver = smtpUrl
    ? throughServer(smtpUrl, { name: shop.name.en, address: shop.email })
    : async ({ html: _, ...letter }: Letter) => to.info("a mail, not sent: SMTP_URL is not set", letter);
  const waiting = new Set<Promise<void>>();
  const closing = new AbortController();

  const carry = async (letter: Letter) => {
    for (const seconds of [...secondsBetweenTries, undefined]) {
      const error = await deliver(letter).then(() => undefined, asError);
      if (!error) return;
      const last = seconds === undefined || closing.signal.aborted;
      to.warn(last ? "a mail could not be sent" : "a mail has to wait", { subject: letter.subject, error });
      if (last) return;
      await sleep(seconds * 1_000, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    }
  };

  return {
    send(letter) {
      const carried = carry(letter).finally(() => waiting.delete(carried));
      waiting.add(carried);
    },
    async close() {
      closing.abort();
      await Promise.all(waiting);
    },
  };
}

/** Loaded with the first letter: most processes never write one. */
function throughServer(url: string, from: { name: string; address: string }) {
  let transport: Promise<{ sendMail(letter: Letter & { from: typeof from }): Promise<unknown> }> | undefined;
  return async (letter: Letter): Promise<void> => {
    transport ??= import("nodemailer").then(({ createTransport }) =>
      createTransport({
        url,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
      }),
    );
    await (await transport).sendMail({ ...letter, from });
  };
}

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));
