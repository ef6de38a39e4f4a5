type LogFields = Record<string, unknown>;

/** One line per event on standard output; JSON in production, for log collectors. */
function write(level: "info" | "warn" | "error", message: string, fields: LogFields = {}) {
  const entry = { at: new Date().toISOString(), level, message, ...fields };
  process.stdout.write(`${JSON.stringify(entry, plainErrors)}\n`);
}

function plainErrors(_key: string, value: unknown) {
  return value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value;
}

export type Log = typeof log;

export const log = {
  info: (message: string, fields?: LogFields) => write("info", message, fields),
  warn: (message: string, fields?: LogFields) => write("warn", message, fields),
  error: (message: string, fields?: LogFields) => write("error", message, fields),
};
