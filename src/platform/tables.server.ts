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

/** Changes of what shoppers see (docs/decisions/0036). Rows are only added. `version` is the transaction's number. */
export const surrogateKeys = pgTable(
  "surrogate_keys",
  {
    key: text().notNull(),
    version: bigint({ mode: "number" }).notNull(),
    touchedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("surrogate_keys_by_version").on(table.version)],
);

/** Progress of CDN purges, in one row; see cache/purging/purge-cdn.server.ts. */
export const cdnPurges = pgTable(
  "cdn_purges",
  {
    only: boolean().primaryKey().default(true),
    /** The purged changes: a snapshot in PostgreSQL's form. */
    seen: text().notNull().default("1:1:"),
    /** Unused; servers of version 0070 and before write it. */
    version: bigint({ mode: "number" }).notNull().default(0),
    claimedBy: text(),
    claimedUntil: timestamp({ withTimezone: true }).notNull().defaultNow(),
    purgedAt: timestamp({ withTimezone: true }),
    failingSince: timestamp({ withTimezone: true }),
    failure: text(),
  },
  (table) => [check("cdn_purges_one_row", sql`${table.only}`)],
);

/** Attempts and guesses by key; see http/limits. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEnds: timestamp({ withTimezone: true }).notNull(),
});

/** When the clean-up last deleted by each retention period; see retention/runs.server.ts. */
export const retentionRuns = pgTable("retention_runs", {
  kind: text().primaryKey(),
  ranAt: timestamp({ withTimezone: true }),
  /** How many rows the last run that deleted any has deleted, and when. */
  deleted: integer().notNull().default(0),
  deletedAt: timestamp({ withTimezone: true }),
  failingSince: timestamp({ withTimezone: true }),
  failure: text(),
});

/** The scripts and styles of each build served within the last day; see http/html/stored-assets.server.ts. */
export const browserAssets = pgTable("browser_assets", {
  name: text().primaryKey(),
  /** Compressed with brotli. */
  bytes: bytes().notNull(),
  usedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Secrets of the shop by name, such as its key for pushes; see settings/secrets.server.ts. */
export const secrets = pgTable("secrets", {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Work that is done once per database, such as filling it with the demo. */
export const marks = pgTable("marks", {
  name: text().primaryKey(),
  madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Delivery status of an e-mail, without its content. */
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

/** E-mails to be sent, and those that failed; see mail/mail.server.ts. */
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
    /** When it is given up: not later than its link expires. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    failedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
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

/** The admin's settings of the shop, in one row; null if not set: see settings/shop-details.server.ts. */
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
    whatsapp: text(),
    messenger: text(),
    dbid: text(),
    hoursEn: text(),
    hoursBn: text(),
    minimumPoisha: bigint({ mode: "number" }).notNull().default(0),
    weightTolerance: integer().notNull().default(10),
    closedFrom: date({ mode: "string" }),
    backOn: date({ mode: "string" }),
    takesOrders: boolean().notNull().default(true),
    mailsOrders: boolean().notNull().default(true),
    provesPhone: boolean().notNull().default(false),
    codesPerDay: integer().notNull().default(100),
    notificationsPerDay: integer().notNull().default(5_000),
    newCustomerOrders: integer().notNull().default(10),
    newCustomerPieces: integer().notNull().default(30),
    complaintHours: integer().notNull().default(72),
    secondFactor: boolean().notNull().default(false),
    /** Customers with this many delivered and no refused orders need no call before packing; null: all are called. */
    calledUntil: integer(),
    /** A confirmed order that its customer raises by more is called again; null: never. */
    callAgainAbovePoisha: bigint({ mode: "number" }).default(50_000),
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
    check("shop_details_call_again_above", sql`${table.callAgainAbovePoisha} >= 0`),
    check(
      "shop_details_closed",
      sql`(${table.closedFrom} is null) = (${table.backOn} is null) and ${table.closedFrom} < ${table.backOn} is not false`,
    ),
  ],
);

/** The admin's texts of an e-mail in a language; empty for the default. */
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
