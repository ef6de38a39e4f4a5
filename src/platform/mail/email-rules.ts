/** `logged`: written to the log (without SMTP_URL); `failed`: given up after a day. */
export const emailStatuses = ["waiting", "sent", "logged", "failed"] as const;
export type EmailStatus = (typeof emailStatuses)[number];
