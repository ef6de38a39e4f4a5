import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** One row, raised by triggers with every change that shoppers can see; pages are cached under it. */
export const catalogueVersion = pgTable(
  "catalogue_version",
  {
    only: boolean().primaryKey().default(true),
    version: bigint({ mode: "number" }).notNull().default(1),
  },
  (table) => [check("catalogue_version_one_row", sql`${table.only}`)],
);

/** Attempts in the current window; see limits.server.ts. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEnds: timestamp({ withTimezone: true }).notNull(),
});

/** Random values that all processes of the shop share; made at the first start. */
export const secrets = pgTable("secrets", {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Work that is done once per database, whatever becomes of the result: filling it with the demo. */
export const marks = pgTable("marks", {
  name: text().primaryKey(),
  madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** E-mails to be sent, and what is left of those that could not be; see mail/mail.server.ts. */
export const emails = pgTable(
  "emails",
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** May hold a secret, so it is deleted when the e-mail is sent or given up. */
    text: text(),
    html: text(),
    attempts: integer().notNull().default(0),
    /** While a process is sending it: when another may take over. */
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it is given up: not later than what it leads to expires. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    failedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check(
      "emails_say_nothing_once_failed",
      sql`(${table.failedAt} is null) = (${table.text} is not null and ${table.html} is not null)`,
    ),
    index("emails_waiting").on(table.nextAttemptAt).where(sql`${table.failedAt} is null`),
  ],
);
