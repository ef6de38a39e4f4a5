import type { Connection } from "./database/connections.server.ts";
import type { Database } from "./database/database.server.ts";
import type { EmbeddedPostgres } from "./database/embedded/embedded-postgres.server.ts";
import type { log } from "./log.server.ts";
import type { Mail } from "./mail/mail.server.ts";
import type { Queues } from "./queues/queues.server.ts";
import type { Settings } from "./settings/settings.server.ts";
import type { Details } from "./settings/shop-details.server.ts";

/** The running shop, as every use-case gets it. */
export type Shop = {
  settings: Settings;
  /** By admin and environment: names, address, opening. */
  details: Details;
  /** Straight to PostgreSQL, never through a pooler: for what listens, locks a session or takes long. */
  connection: Connection;
  database: Database;
  /** Absent with DATABASE_URL. */
  embedded?: EmbeddedPostgres;
  log: typeof log;
  /** Told to end, the process answers what still comes, and asks everybody to go elsewhere. */
  closing?: boolean;
  mail: Mail;
  queues: Queues;
};
