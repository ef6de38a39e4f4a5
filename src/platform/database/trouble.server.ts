/** Why the database cannot do what it should just now: it is not there, others are before us, or its disk is full. */
export type DatabaseTrouble = "away" | "busy" | "full";

/** Others were before us for longer than one can wait. */
export class DatabaseBusy extends Error {
  constructor() {
    super("too many wait for the same in the database");
  }
}

/** PostgreSQL's codes (https://www.postgresql.org/docs/current/errcodes-appendix.html) and those of sockets. */
const codes: [RegExp, DatabaseTrouble][] = [
  [/^53100$/, "full"],
  // Deadlock, no serial order, lock not free in time, cancelled or out of time, out of memory or room.
  [/^(40P01|40001|55P03|57014|53[24]00|53000)$/, "busy"],
  // Connection lost or refused, stopping or starting, a standby, a file that cannot be read, an idle transaction ended.
  [/^(08...|57P0[1-5]|53300|25006|58030|25P0[34])$/, "away"],
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/, "away"],
];

const away = /Connection terminated|Query read timeout|not queryable|pool after calling end/;
/** Every connection of the pool is taken. */
const busy = /timeout exceeded when trying to connect/;

/** What is wrong with the database where `error`, or what caused it, says so; undefined for any other error. */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  // A TypeError is how `fetch` says that somebody else cannot be reached.
  if (!(error instanceof Error) || error instanceof TypeError) return undefined;
  if (error instanceof DatabaseBusy) return "busy";
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  const found = codes.find(([pattern]) => pattern.test(String(code ?? "")))?.[1];
  if (found) return found;
  // A Unix socket that is not there; a file that is missing is another matter.
  if (code === "ENOENT" && syscall === "connect") return "away";
  if (away.test(error.message)) return "away";
  if (busy.test(error.message)) return "busy";
  if (error instanceof AggregateError) return databaseTrouble(error.errors[0]);
  return databaseTrouble(error.cause);
}

const hasCode = (error: unknown, ...some: string[]) =>
  error instanceof Error && some.includes(String((error as { code?: unknown }).code));

/** Whether two transactions were in each other's way: the same once more may succeed. */
export const lostARace = (error: unknown): boolean => hasCode(error, "40P01", "40001");

/** Whether a lock was not free in time. */
export const isHeldByOthers = (error: unknown): boolean => hasCode(error, "55P03");
