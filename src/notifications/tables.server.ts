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

/** Notifications to customers and to the shop: written with the event, sent by a worker (queue.server.ts). */
export const notifications = pgTable(
  "notifications",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: orders know notifications, not the reverse, and no order is ever deleted. */
    orderId: bigint({ mode: "number" }).notNull(),
    event: text({ enum: notificationEvents }).notNull(),
    /** Distinguishes repeatable events: the order's step, or the revision of its lines. */
    occurrence: bigint({ mode: "number" }).notNull().default(0),
    channel: text({ enum: notificationChannels }).notNull(),
    status: text({ enum: notificationStatuses }).notNull().default("waiting"),
    attempts: integer().notNull().default(0),
    /** While a process is sending it: when another may take over. */
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** A message is not useful after half a day. */
    expiresAt: timestamp({ withTimezone: true }).notNull().default(sql`now() + interval '12 hours'`),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp({ withTimezone: true }),
    /** Recipient and text; null until the first attempt. */
    recipient: text(),
    subject: text(),
    text: text(),
    /** Why the last attempt failed, or was not made: a `ReachedLimit` or `noSender`; of a sent SMS `byPush`. */
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
    index("notifications_settled").on(table.settledAt).where(sql`${table.settledAt} is not null`),
    index("notifications_by_status").on(table.status, table.id),
  ],
);

/** The admin's text of an SMS in a language; empty for the default. */
export const smsTexts = pgTable(
  "sms_texts",
  {
    event: text({ enum: notificationEvents }).notNull(),
    language: text({ enum: ["en", "bn"] }).notNull(),
    body: text().notNull(),
    /** False: the shop sends no SMS of this event. */
    isSent: boolean().notNull().default(true),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.event, table.language] })],
);
