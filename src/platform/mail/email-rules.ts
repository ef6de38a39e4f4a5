/** What became of an e-mail: it waits, was sent, was only written to the log (without SMTP_URL), or was given up after a day. */
export const emailStatuses = ["waiting", "sent", "logged", "failed"] as const;
export type EmailStatus = (typeof emailStatuses)[number];
