import { AsyncLocalStorage } from "node:async_hooks";
import pino from "pino";

type LogFields = Record<string, unknown>;

const requestStorage = new AsyncLocalStorage<string>();

/** Runs `work` so that every line logged in it carries the request's id. */
export const withRequestId = <T>(requestId: string, work: () => T): T => requestStorage.run(requestId, work);

/** The id of the current request; undefined outside of one. */
export const currentRequest = (): string | undefined => requestStorage.getStore();

/** A mail that cannot be sent is logged unredacted, so that a newcomer can follow its link: docs/operate.md. */
const mailMark = "SMTP_URL is not set";

const emailPattern = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const mobilePattern = /(?<![\w.-])(?:\+?88)?01[3-9](?:[ -]?\d){8}(?![\w-])/g;
const bearerPattern = /\bBearer [\w.~+/-]+=*/gi;

/** Removes personal data from a log line: libraries put e-mail addresses and numbers into their messages. */
const redact = (line: string): string =>
  line.includes(mailMark)
    ? line
    : line
        .replace(emailPattern, "[email]")
        .replace(mobilePattern, "[phone]")
        .replace(bearerPattern, "Bearer [token]");

/** Logs only the standard properties: PostgreSQL's errors contain the row's values. */
const toPlainError = (error: unknown) =>
  error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : error;

const logger = pino(
  {
    base: undefined,
    messageKey: "message",
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    serializers: { error: toPlainError },
    mixin: () => {
      const requestId = requestStorage.getStore();
      return requestId ? { requestId } : {};
    },
    hooks: { streamWrite: redact },
  },
  process.stdout,
);

/** Prints a sentence to the terminal, or logs it without one. */
export function say(sentence: string, level: "info" | "error" = "info"): void {
  const stream = level === "error" ? process.stderr : process.stdout;
  if (stream.isTTY) stream.write(`\n  ${sentence}\n\n`);
  else log[level](sentence);
}

export type Log = typeof log;

export const log = {
  info: (message: string, fields: LogFields = {}) => logger.info(fields, message),
  warn: (message: string, fields: LogFields = {}) => logger.warn(fields, message),
  error: (message: string, fields: LogFields = {}) => logger.error(fields, message),
};
