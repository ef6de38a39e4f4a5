import { sql } from "drizzle-orm";
import { bigint, boolean, check, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** One row: raised by triggers with every change that a shopper could see; pages are cached under it. */
export const catalogueVersion = pgTable(
  "catalogue_version",
  {
    only: boolean().primaryKey().default(true),
    version: bigint({ mode: "number" }).notNull().default(1),
  },
  (table) => [check("catalogue_version_one_row", sql`${table.only}`)],
);

/** How often something was tried in the current window; see limits.server.ts. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEnds: timestamp({ withTimezone: true }).notNull(),
});

/** Random values that every process of the shop must share; made at the first start. */
export const secrets = pgTable("secrets", {
  name: text().primaryKey(),
  value: text().notNull(),
});
