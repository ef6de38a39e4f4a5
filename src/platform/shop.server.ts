import type { Connection } from "./database/connections.server.ts";
import type { Database } from "./database/database.server.ts";
import type { EmbeddedPostgres } from "./database/embedded/embedded-postgres.server.ts";
import type { log } from "./log.server.ts";
import type { Mail } from "./mail/mail.server.ts";
import type { Queues } from "./queues/queues.server.ts";
import type { Settings } from "./settings/settings.server.ts";
import type { Details } from "./settings/shop-details.server.ts";

/** What the running shop consists of; every use-case gets it. */
export type Shop = {
  settings: Settings;
  /** What the admin and the environment say about the shop: names, address, opening. */
  details: Details;
  connection: Connection;
  database: Database;
  /** The PostgreSQL that this process started; absent with DATABASE_URL. */
  embedded?: EmbeddedPostgres;
  log: typeof log;
  mail: Mail;
  /** Work that waits in the database. */
  queues: Queues;
};
