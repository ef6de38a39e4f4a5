import type { Email } from "./emails.server.ts";

type Sender = { name: string; address: string };
type SmtpEmail = Email & { messageId: string; from: Sender; replyTo: Sender };

export type MailServer = {
  /** Sends an e-mail; throws where the mail server refuses it. `messageId` is the same at every attempt. */
  send(email: SmtpEmail): Promise<void>;
  /** Ends the connections. */
  close(): Promise<void>;
};

/** Longest silence of a mail server, in each step of a delivery. */
const timeoutMs = 20_000;
/** A delivery that takes longer is given up, before the e-mail is taken for one that a killed process left. */
const deliveryMs = 240_000;
/** Most connections of this process; an e-mail waits for one that is free. */
const mostConnections = 5;
/** How long a connection is kept for a next e-mail, in ms. */
const idleMs = 5_000;

/**
 * Sends e-mails to the mail server at `url`, over connections that are kept for the next ones. The library is loaded with the first
 * e-mail, because most processes never send one.
 */
export function openMailServer(url: string): MailServer {
  const open = () =>
    import("nodemailer").then(({ createTransport }) =>
      createTransport({
        url,
        pool: true,
        maxConnections: mostConnections,
        idleTimeout: idleMs,
        dnsTimeout: timeoutMs,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
      }),
    );
  let transport: ReturnType<typeof open> | undefined;
  return {
    async send(email) {
      transport ??= open();
      const signal = AbortSignal.timeout(deliveryMs);
      await (await transport).sendMail({ ...email, signal }).catch((error) => {
        throw withoutPassword(error, url);
      });
    },
    async close() {
      (await transport)?.close();
    },
  };
}

/** A mail server may repeat the password in its refusal. */
function withoutPassword(error: Error, url: string): Error {
  const password = decodeURIComponent(new URL(url).password);
  if (!password) return error;
  error.message = error.message.replaceAll(password, "•••");
  error.stack = error.stack?.replaceAll(password, "•••") ?? "";
  return error;
}
