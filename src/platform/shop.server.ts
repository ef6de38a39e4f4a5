import type { Connection } from "./database/connections.server.ts";
import type { Database } from "./database/database.server.ts";
import type { EmbeddedPostgres } from "./database/embedded/embedded-postgres.server.ts";
import type { log } from "./log.server.ts";
import type { Mail } from "./mail/mail.server.ts";
import type { Queues } from "./queues/queues.server.ts";
import type { Settings } from "./settings/settings.server.ts";
import type { Details } from "./settings/shop-details.server.ts";

export type Shop = {
  settings: Settings;
  details: Details;
  /** Directly to PostgreSQL, never through a pooler: for listening, session locks and long work. */
  connection: Connection;
  database: Database;
  /** Absent with DATABASE_URL. */
  embedded?: EmbeddedPostgres;
  log: typeof log;
  /** Set while the process ends: it still answers, and closes each connection. */
  closing?: boolean;
  mail: Mail;
  queues: Queues;
};
