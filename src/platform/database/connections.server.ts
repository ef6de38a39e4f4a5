import { AsyncResource } from "node:async_hooks";
import pg from "pg";
import { log } from "../log.server.ts";
import { poolWaits } from "../metrics/counts.server.ts";
import { failUnreplicatedCommits } from "./fail-unreplicated-commits.server.ts";
import { recordOwnChanges } from "./own-changes.server.ts";
import { watchQueries } from "./slow-queries.server.ts";

// Ids and counts are 64-bit in the database and stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
/** PostgreSQL's type `bigint[]`, which is not in `builtins`. */
const INT8_ARRAY = 1016 as (typeof pg.types.builtins)["INT8"];
const parseArray: (text: string) => string[] = pg.types.getTypeParser(INT8_ARRAY);
pg.types.setTypeParser(INT8_ARRAY, (text) => parseArray(text).map(Number));

const { TIMESTAMPTZ } = pg.types.builtins;
const parseTimestamp: (text: string) => unknown = pg.types.getTypeParser(TIMESTAMPTZ);
const lastMoment = new Date("9999-12-31T23:59:59.999Z");
const firstMoment = new Date("0001-01-01T00:00:00.000Z");

// PostgreSQL has infinity and years beyond ISO dates: they become the first or last date that JSON can carry.
pg.types.setTypeParser(TIMESTAMPTZ, (text) => {
  const milliseconds = Number(parseTimestamp(text));
  if (Number.isNaN(milliseconds) || milliseconds > lastMoment.getTime()) return lastMoment;
  return milliseconds < firstMoment.getTime() ? firstMoment : new Date(milliseconds);
});

export type Connection = { connectionString: string } | { host: string; user: string; database: string };

/** Milliseconds. `query_timeout` exceeds PostgreSQL's own timeout, to detect a dead connection. */
const timeouts = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 2_000,
  statement_timeout: 8_000,
  idle_in_transaction_session_timeout: 8_000,
  query_timeout: 9_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/** Timeouts of work on whole tables, which may take minutes. */
const longTimeouts = {
  ...timeouts,
  lock_timeout: 0,
  statement_timeout: 30 * 60_000,
  idle_in_transaction_session_timeout: 30 * 60_000,
  query_timeout: 31 * 60_000,
};

/** A pool of at most `size` connections. A broken connection fails its statement, never the process. */
export function openPool(connection: Connection, size: number, extraConfig: pg.PoolConfig = {}): pg.Pool {
  const connectionConfig = withOptions(connection, extraConfig.options);
  const pool = new pg.Pool({
    ...timeouts,
    application_name: "tatka",
    max: size,
    ...extraConfig,
    ...connectionConfig,
  });
  pool.on("connect", (client) => {
    ignoreConnectionErrors(client);
    failUnreplicatedCommits(client);
    watchQueries(client);
    recordOwnChanges(client);
  });
  // PostgreSQL closed an idle connection: the pool opens another when needed.
  pool.on("error", (error) => {
    if (!pool.ending) log.warn("database connection lost", { error });
  });
  preserveAsyncContext(pool);
  return pool;
}

/** Keeps the caller's asynchronous context, by which spans and changes are recorded. Measures the wait. */
function preserveAsyncContext(pool: pg.Pool) {
  const connect = pool.connect.bind(pool);
  type Connected = Parameters<typeof connect>[0];
  pool.connect = ((callback?: Connected) => {
    const startedAt = performance.now();
    const recordWait = () => poolWaits.add(performance.now() - startedAt);
    if (!callback) return connect().finally(recordWait);
    const connected: Connected = (...result) => {
      recordWait();
      callback(...result);
    };
    return connect(AsyncResource.bind(connected));
  }) as typeof pool.connect;
}

/** Never prepares statements: behind a pooler, the next one may use a connection that has not prepared it. */
export class UnnamedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg.Client declares eight overloads.
  override query(statement: any, ...rest: any[]): any {
    const isNamed = typeof statement === "object" && typeof statement?.name === "string";
    return Reflect.apply(super.query, this, [
      isNamed ? { ...statement, name: undefined } : statement,
      ...rest,
    ]);
  }
}

/** pg ignores its `options` setting if the URL has one: append ours to the URL's. */
function withOptions(connection: Connection, options: string | undefined): pg.PoolConfig {
  if (!options || !("connectionString" in connection)) return { ...connection, options };
  const url = new URL(connection.connectionString);
  url.searchParams.set("options", [url.searchParams.get("options"), options].filter(Boolean).join(" "));
  return { connectionString: url.href };
}

/** A connection for one long task, named in pg_stat_activity. If it breaks, only the statement fails. */
export async function openClient(connection: pg.ClientConfig, name: string): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, ...longTimeouts, application_name: name });
  ignoreConnectionErrors(client);
  failUnreplicatedCommits(client);
  await client.connect();
  return client;
}

/** A connection for polling with short statements. `onLost` is called when it breaks. */
export async function openFollower(
  connection: Connection,
  name: string,
  onLost: (client: pg.Client) => void,
): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, ...timeouts, application_name: name });
  client.on("error", () => onLost(client));
  await client.connect();
  return client;
}

/** An "error" event without a listener would end the process. */
function ignoreConnectionErrors(client: pg.ClientBase) {
  client.on("error", () => undefined);
}
