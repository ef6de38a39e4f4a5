import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.server.ts";
import { CannotStart } from "../process/cannot-start.server.ts";
import type { Connection } from "./connections.server.ts";
import { preparationLock, queryNumber, takeLock } from "./migrating/apply-in-phases.server.ts";

const retryMs = 500;
const connectTimeoutMs = 5_000;
/** PostgreSQL 15, as `server_version_num` writes it. */
const minServerVersion = 150_000;

/** Error codes of a database that may be available soon: it is starting, or has too many connections. */
const retryableCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[123]|53300)$/;
const retryableMessages = /timeout expired|Connection terminated/;

/** Waits for the database, then checks its version and settings. Throws `CannotStart` if it cannot be used. */
export async function reachDatabase(connection: Connection, log: Log): Promise<void> {
  const client = await connectWhenUp(connection, log);
  try {
    await assertNoPooler(client, await connectWhenUp(connection, log));
    await checkDatabase(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function connectWhenUp(connection: Connection, log: Log): Promise<pg.Client> {
  for (let hasWaited = false; ; hasWaited = true) {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: connectTimeoutMs });
    client.on("error", () => undefined);
    try {
      await client.connect();
      if (hasWaited) log.info("the database answers");
      return client;
    } catch (error) {
      const { code = "", message } = error as { code?: string; message: string };
      if (!retryableCodes.test(code) && !retryableMessages.test(message))
        throw new CannotStart(refusalText(client, code, message));
      if (!hasWaited)
        log.warn(
          `Nothing answers at ${serverLocation(client)} (${code || message}). Waiting until the database is up.`,
        );
      await sleep(retryMs);
    }
  }
}

export const serverLocation = ({ host, port }: pg.Client) =>
  host.startsWith("/") ? host : `${host}:${port}`;

function refusalText(client: pg.Client, code: string, message: string): string {
  const { user, database } = client;
  const server = `DATABASE_URL: the PostgreSQL at ${serverLocation(client)}`;
  // A wrong password, or no such user.
  if (code === "28P01" || code === "28000")
    return `${server} does not let in "${user}" with this password. Check both.`;
  // No such database.
  if (code === "3D000")
    return `DATABASE_URL: there is no database "${database}" at ${serverLocation(client)}. ${howToCreate(database)}`;
  return `${server} cannot be used: ${message}.`;
}

/** Refuses a transaction-mode pooler (PgBouncer), which gives locks and `listen` to another client. Ends `secondClient`. */
async function assertNoPooler(client: pg.Client, secondClient: pg.Client): Promise<void> {
  const readBackendPid = (client: pg.Client) => queryNumber(client, "select pg_backend_pid() as number");
  try {
    const firstPid = await readBackendPid(client);
    // While this one uses its connection in a transaction, the first gets another.
    await secondClient.query("begin");
    if ((await readBackendPid(secondClient)) === firstPid || (await readBackendPid(client)) !== firstPid)
      throw new CannotStart(
        [
          `At ${serverLocation(client)} a pooler stands before the database, such as PgBouncer,`,
          "which gives each transaction another connection. Name the same database past it, too:",
          "DATABASE_DIRECT_URL=postgres://… (docs/operate.md, PgBouncer)",
        ].join(" "),
      );
  } finally {
    await secondClient.end().catch(() => undefined);
  }
}

const howToCreate = (name = "tatka") =>
  `Create it so: createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8 ${name}`;

async function checkDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; version: number; encoding: string; mayMake: boolean }>(
    `select current_database() as name, current_setting('server_version_num')::int as version,
       pg_encoding_to_char(encoding) as encoding,
       to_regclass('drizzle.__drizzle_migrations') is not null
         or has_database_privilege(current_database(), 'create')
           and has_schema_privilege('public', 'create') as "mayMake"
     from pg_database where datname = current_database()`,
  );
  const { name, version, encoding, mayMake } = rows[0] ?? { version: 0 };
  if (version < minServerVersion)
    throw new CannotStart("DATABASE_URL: this PostgreSQL is too old. The shop needs version 15 or newer.");
  if (encoding !== "UTF8")
    throw new CannotStart(
      `DATABASE_URL: the database is encoded in ${encoding}, which holds no Bengali. ${howToCreate(name)}`,
    );
  if (!mayMake)
    throw new CannotStart(
      [
        `DATABASE_URL: "${client.user}" may not make tables in this database. Have its owner run:`,
        `grant create on database ${name} to ${client.user};`,
        `grant create on schema public to ${client.user};`,
      ].join(" "),
    );
  await ensureTrigrams(client);
  const { rows: trigramRows } = await client.query<{ trigrams: number }>(
    "select cardinality(show_trgm('আলু')) as trigrams",
  );
  if (!trigramRows[0]?.trigrams)
    throw new CannotStart(
      `DATABASE_URL: the database's locale knows no Bengali letters. ${howToCreate(name)}`,
    );
}

/** Creates the extension under a lock, since of several concurrent processes only one can create it. */
async function ensureTrigrams(client: pg.Client): Promise<void> {
  await takeLock(client, preparationLock);
  try {
    await client.query("create extension if not exists pg_trgm");
  } catch (error) {
    const hint = "Have an administrator run in this database: create extension pg_trgm;";
    throw new CannotStart(
      `DATABASE_URL: pg_trgm is missing and cannot be added: ${(error as Error).message}. ${hint}`,
    );
  } finally {
    await client.query("select pg_advisory_unlock($1)", [preparationLock]);
  }
}
