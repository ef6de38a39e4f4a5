import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes } from "./database/bytes.server.ts";
import { emailStatuses } from "./mail/email-rules.ts";

/**
 * What shoppers may see was touched, by surrogate key (docs/decisions/0036): pages that show it are invalidated. Rows are only added.
 * `version` is the number of the transaction; `is_after` says which rows a snapshot has not seen.
 */
export const surrogateKeys = pgTable(
  "surrogate_keys",
  {
    key: text().notNull(),
    version: bigint({ mode: "number" }).notNull(),
    touchedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("surrogate_keys_by_version").on(table.version)],
);

/** How far a CDN in front has dropped what changed, in one row; see cache/purging/purge-cdn.server.ts. */
export const cdnPurges = pgTable(
  "cdn_purges",
  {
    only: boolean().primaryKey().default(true),
    /** What of the catalogue's changes can no longer be there as it was: a snapshot in PostgreSQL's form. */
    seen: text().notNull().default("1:1:"),
    /** Unused; servers of version 0070 and before write it. */
    version: bigint({ mode: "number" }).notNull().default(0),
    /** The process that sees to it, and when another may take over. */
    claimedBy: text(),
    claimedUntil: timestamp({ withTimezone: true }).notNull().defaultNow(),
    purgedAt: timestamp({ withTimezone: true }),
    /** Since when the CDN refuses or does not answer, and what was wrong last. */
    failingSince: timestamp({ withTimezone: true }),
    failure: text(),
  },
  (table) => [check("cdn_purges_one_row", sql`${table.only}`)],
);

/** Attempts in the current window; see limits.server.ts. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEnds: timestamp({ withTimezone: true }).notNull(),
});

/** The scripts and styles of each build that served within the last day; see http/html/stored-assets.server.ts. */
export const browserAssets = pgTable("browser_assets", {
  name: text().primaryKey(),
  /** Compressed with brotli. */
  bytes: bytes().notNull(),
  usedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
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

/** What became of an e-mail, for whoever asked to know; nothing of what it said. */
export const emailReceipts = pgTable(
  "email_receipts",
  {
    id: uuid().primaryKey().defaultRandom(),
    status: text({ enum: emailStatuses }).notNull().default("waiting"),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("email_receipts_status", sql`${table.status} in ('waiting', 'sent', 'logged', 'failed')`),
  ],
);

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
    /** Where to say what became of it. */
    receiptId: uuid(),
  },
  (table) => [
    check(
      "emails_say_nothing_once_failed",
      sql`(${table.failedAt} is null) = (${table.text} is not null and ${table.html} is not null)`,
    ),
    foreignKey({
      name: "emails_receipt",
      columns: [table.receiptId],
      foreignColumns: [emailReceipts.id],
    }).onDelete("set null"),
    index("emails_waiting").on(table.nextAttemptAt).where(sql`${table.failedAt} is null`),
  ],
);

/** What the admin says about the shop, in one row; null where nothing was said yet: see settings/shop-details.server.ts. */
export const shopDetails = pgTable(
  "shop_details",
  {
    only: boolean().primaryKey().default(true),
    nameEn: text(),
    nameBn: text(),
    addressEn: text(),
    addressBn: text(),
    phone: text(),
    secondPhone: text(),
    email: text(),
    dbid: text(),
    hoursEn: text(),
    hoursBn: text(),
    minimumPoisha: bigint({ mode: "number" }).notNull().default(0),
    /** By how many percent what was weighed may cost more than estimated, without asking the customer. */
    weightTolerance: integer().notNull().default(10),
    /** The first day that the shop is closed, and the day that it is back; by Dhaka's calendar. */
    closedFrom: date({ mode: "string" }),
    backOn: date({ mode: "string" }),
    /** Whether orders are taken while it is closed. */
    takesOrders: boolean().notNull().default(true),
    /** Whether the shop's own address gets an e-mail for each new order. */
    mailsOrders: boolean().notNull().default(true),
    /** Whether a new mobile number has to be proven by a code before its first order; and how many codes a day the shop pays for. */
    provesPhone: boolean().notNull().default(false),
    codesPerDay: integer().notNull().default(100),
    /** How many SMS a day go to customers about their orders, and how many e-mails. */
    notificationsPerDay: integer().notNull().default(5_000),
    /** How many open orders, and pieces of one product in them, a customer may have until a first delivery. */
    newCustomerOrders: integer().notNull().default(10),
    newCustomerPieces: integer().notNull().default(30),
    complaintHours: integer().notNull().default(72),
    /** Whether the back office opens only to staff with a second factor. */
    secondFactor: boolean().notNull().default(false),
    /** Customers with so many delivered orders and none refused need no call before packing; null: everybody is called. */
    calledUntil: integer(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check("shop_details_one_row", sql`${table.only}`),
    check("shop_details_minimum", sql`${table.minimumPoisha} >= 0`),
    check("shop_details_tolerance", sql`${table.weightTolerance} between 0 and 50`),
    check("shop_details_codes", sql`${table.codesPerDay} between 1 and 10000`),
    check("shop_details_new_customer_orders", sql`${table.newCustomerOrders} between 1 and 1000`),
    check("shop_details_new_customer_pieces", sql`${table.newCustomerPieces} between 1 and 10000`),
    check("shop_details_notifications", sql`${table.notificationsPerDay} between 1 and 1000000`),
    check("shop_details_complaint_hours", sql`${table.complaintHours} between 1 and 720`),
    check("shop_details_called_until", sql`${table.calledUntil} > 0`),
    check(
      "shop_details_closed",
      sql`(${table.closedFrom} is null) = (${table.backOn} is null) and ${table.closedFrom} < ${table.backOn} is not false`,
    ),
  ],
);

/** The texts of an e-mail in a language, in the admin's words; empty ones are the shop's own. */
export const emailTexts = pgTable(
  "email_texts",
  {
    email: text().notNull(),
    language: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.email, table.language] })],
);
