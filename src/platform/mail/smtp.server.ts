import type { Email } from "./emails.server.ts";

type Sender = { name: string; address: string };
type SmtpEmail = Email & { messageId: string; from: Sender; replyTo: Sender };

export type MailServer = {
  /** Throws if the mail server refuses it. `messageId` is the same at every attempt. */
  send(email: SmtpEmail): Promise<void>;
  close(): Promise<void>;
};

/** Longest silence of a mail server, in ms. */
const timeoutMs = 20_000;
/** Timeout of a delivery, in ms: shorter than the time after which another process takes it over. */
const deliveryTimeoutMs = 240_000;
const maxConnections = 5;
const idleTimeoutMs = 5_000;

/** Sends e-mails to the mail server at `url` over pooled connections. The library is loaded with the first e-mail. */
export function openMailServer(url: string): MailServer {
  const openTransport = () =>
    import("nodemailer").then(({ createTransport }) =>
      createTransport({
        url,
        pool: true,
        maxConnections: maxConnections,
        idleTimeout: idleTimeoutMs,
        dnsTimeout: timeoutMs,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
      }),
    );
  let transport: ReturnType<typeof openTransport> | undefined;
  return {
    async send(email) {
      transport ??= openTransport();
      const signal = AbortSignal.timeout(deliveryTimeoutMs);
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
