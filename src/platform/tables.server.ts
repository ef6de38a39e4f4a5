import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

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

/** What was done to this database once and is never to be done again, whatever became of it: filling it with the demo. */
export const marks = pgTable("marks", {
  name: text().primaryKey(),
  madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** E-mails that wait to be sent, and what is left of those that could not be; see mail/mail.server.ts. */
export const emails = pgTable(
  "emails",
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** What it says may hold a secret, so it goes with the e-mail or when that is given up. */
    text: text(),
    html: text(),
    attempts: integer().notNull().default(0),
    /** While a process sends it: when another may think that one dead. */
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it is given up; not after what it leads to has ended. */
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
