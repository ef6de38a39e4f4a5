/** Unreachable, overloaded or locked, or its disk is full. */
export type DatabaseTrouble = "away" | "busy" | "full";

export class DatabaseBusy extends Error {
  constructor() {
    super("too many wait for the same in the database");
  }
}

/** Committed on this PostgreSQL, but on no synchronous standby: it may be lost with this machine. */
export class NotReplicated extends Error {
  constructor() {
    super("what was written is on no standby yet");
  }
}

/** PostgreSQL's codes (https://www.postgresql.org/docs/current/errcodes-appendix.html) and those of sockets. */
const troubleByCode: [RegExp, DatabaseTrouble][] = [
  [/^53100$/, "full"],
  // Deadlock, serialization, lock not available, cancelled or timed out, out of memory.
  [/^(40P01|40001|55P03|57014|53[24]00|53000)$/, "busy"],
  // Connection lost or refused, stopping or starting, read-only standby, I/O error, idle transaction ended.
  [/^(08...|57P0[1-5]|53300|25006|58030|25P0[34])$/, "away"],
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/, "away"],
];

const awayPattern = /Connection terminated|Query read timeout|not queryable|pool after calling end/;
const busyPattern = /timeout exceeded when trying to connect/;

/** The database's trouble behind `error` or one of its causes; undefined for any other error. */
export function classifyDatabaseError(error: unknown): DatabaseTrouble | undefined {
  // `fetch` throws a TypeError when another server cannot be reached.
  if (!(error instanceof Error) || error instanceof TypeError) return undefined;
  if (error instanceof DatabaseBusy) return "busy";
  if (error instanceof NotReplicated) return "away";
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  const trouble = troubleByCode.find(([pattern]) => pattern.test(String(code ?? "")))?.[1];
  if (trouble) return trouble;
  // Checks for a missing Unix socket; other missing files also give ENOENT.
  if (code === "ENOENT" && syscall === "connect") return "away";
  if (awayPattern.test(error.message)) return "away";
  if (busyPattern.test(error.message)) return "busy";
  if (error instanceof AggregateError) return classifyDatabaseError(error.errors[0]);
  return classifyDatabaseError(error.cause);
}

const hasCode = (error: unknown, ...expectedCodes: string[]) =>
  error instanceof Error && expectedCodes.includes(String((error as { code?: unknown }).code));

/** A deadlock or serialization failure: a retry of the transaction may succeed. */
export const isRetryableConflict = (error: unknown): boolean => hasCode(error, "40P01", "40001");

export const isLockNotAvailable = (error: unknown): boolean => hasCode(error, "55P03");
