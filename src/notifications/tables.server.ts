import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { notificationChannels, notificationEvents, notificationStatuses } from "./rules.ts";

/** What customers, and the shop itself, hear of orders: written with the event, sent by a worker (queue.server.ts). */
export const notifications = pgTable(
  "notifications",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Without a foreign key: orders know notifications, not the other way, and no order is ever deleted. */
    orderId: bigint({ mode: "number" }).notNull(),
    event: text({ enum: notificationEvents }).notNull(),
    /** Which time, of an event that may come again: the order's step, or the revision of its lines. */
    occurrence: bigint({ mode: "number" }).notNull().default(0),
    channel: text({ enum: notificationChannels }).notNull(),
    status: text({ enum: notificationStatuses }).notNull().default("waiting"),
    attempts: integer().notNull().default(0),
    /** While a process is sending it: when another may take over. */
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it is given up: half a day later nobody needs to hear it. */
    expiresAt: timestamp({ withTimezone: true }).notNull().default(sql`now() + interval '12 hours'`),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it was sent, or given up. */
    settledAt: timestamp({ withTimezone: true }),
    /** Where it went, and what it said; null until the first attempt. */
    recipient: text(),
    subject: text(),
    text: text(),
    /** Why the last attempt failed, or why it is not sent: the daily limit that was reached (`ReachedLimit`), or `noSender`. */
    reason: text(),
  },
  (table) => [
    unique("notifications_once").on(table.orderId, table.event, table.occurrence, table.channel),
    check(
      "notifications_event",
      sql`${table.event} in ('placed', 'confirmed', 'on_the_way', 'not_delivered', 'delivered', 'cancelled', 'changed')`,
    ),
    check("notifications_channel", sql`${table.channel} in ('email', 'sms', 'shop')`),
    check("notifications_status", sql`${table.status} in ('waiting', 'sent', 'unsent', 'failed')`),
    index("notifications_waiting").on(table.nextAttemptAt).where(sql`${table.status} = 'waiting'`),
    index("notifications_by_status").on(table.status, table.id),
  ],
);

/** The text of an SMS in a language, in the admin's words; an empty one is the shop's own. */
export const smsTexts = pgTable(
  "sms_texts",
  {
    event: text({ enum: notificationEvents }).notNull(),
    language: text({ enum: ["en", "bn"] }).notNull(),
    body: text().notNull(),
    /** Whether it is sent at all: each SMS costs money. */
    isSent: boolean().notNull().default(true),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.event, table.language] })],
);
