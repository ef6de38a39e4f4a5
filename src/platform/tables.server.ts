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

/** Mails that wait to be sent, and what is left of those that could not be; see mail/mail.server.ts. */
export const letters = pgTable(
  "letters",
  {
    id: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** What it says may hold a secret, so it goes with the letter or when the letter is given up. */
    text: text(),
    html: text(),
    tries: integer().notNull().default(0),
    /** While a process sends it: when another may think that one dead. */
    nextTryAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it is given up; not after what it leads to has ended. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    failedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check(
      "letters_say_nothing_once_failed",
      sql`(${table.failedAt} is null) = (${table.text} is not null and ${table.html} is not null)`,
    ),
    index("letters_waiting").on(table.nextTryAt).where(sql`${table.failedAt} is null`),
  ],
);
