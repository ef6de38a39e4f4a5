import type { Email } from "./emails.server.ts";

type Sender = { name: string; address: string };
type SmtpEmail = Email & { messageId: string; from: Sender; replyTo: Sender };

/** Sends an e-mail to the mail server; throws where that refuses it. `messageId` is the same at every attempt. */
type Carry = (email: SmtpEmail) => Promise<void>;

/** Longest silence of a mail server, in each step of a delivery. */
const timeoutMs = 20_000;

/** Sends e-mails to the mail server at `url`. The library is loaded with the first e-mail, because most processes never send one. */
export function throughServer(url: string): Carry {
  let transport: Promise<{ sendMail(options: SmtpEmail): Promise<unknown> }> | undefined;
  return async (email) => {
    transport ??= import("nodemailer").then(({ createTransport }) =>
      createTransport({
        url,
        dnsTimeout: timeoutMs,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
      }),
    );
    await (await transport).sendMail(email);
  };
}
