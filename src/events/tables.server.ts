import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { KeyScope } from "../api/scopes.ts";
import { users } from "../identity/tables.server.ts";
import { type EventType, logScopes } from "./rules.ts";
import { deliveryStatuses, pauseReasons } from "./webhooks/rules.ts";

/** Events of the shop. Triggers write each at the end of its transaction (docs/decisions/0059). */
export const events = pgTable(
  "events",
  {
    id: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** The position in the log; null until the first reading or clean-up after its commit. */
    position: bigint({ mode: "number" }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    type: text().notNull(),
    /** The id of the order, product, review, custom order, message or customer. */
    subject: bigint({ mode: "number" }).notNull(),
    /** No personal data: it would outlive the customer's account. */
    data: jsonb().notNull().default({}),
  },
  (table) => [
    uniqueIndex("events_by_position").on(table.position).where(sql`${table.position} is not null`),
    index("events_without_position").on(table.id).where(sql`${table.position} is null`),
  ],
);

/** One row with the first and last position of the log. */
export const eventLog = pgTable("event_log", {
  only: boolean().primaryKey().default(true),
  /** The position of the newest event. */
  position: bigint({ mode: "number" }).notNull().default(0),
  /** Events up to this position were deleted. */
  deletedTo: bigint({ mode: "number" }).notNull().default(0),
});

const sqlList = (words: readonly string[]) => sql.raw(`(${words.map((word) => `'${word}'`).join(", ")})`);

/** The webhooks of other programs. Each acts for the user who created it (docs/decisions/0060). */
export const webhooks = pgTable(
  "webhooks",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint({ mode: "number" }).notNull(),
    name: text().notNull(),
    url: text().notNull(),
    scopes: text().array().notNull().$type<KeyScope[]>(),
    /** Empty: all events of the scopes. */
    types: text().array().notNull().default([]).$type<EventType[]>(),
    secret: text().notNull(),
    /** The previous secret, which also signs messages until `oldSecretUntil`. */
    oldSecret: text(),
    oldSecretUntil: timestamp({ withTimezone: true }),
    /** Events up to this position are in `webhook_deliveries`, unless the webhook does not get their type. */
    position: bigint({ mode: "number" }).notNull(),
    pausedAt: timestamp({ withTimezone: true }),
    pausedBecause: text({ enum: pauseReasons }),
    /** When the receiver stopped accepting messages. */
    downSince: timestamp({ withTimezone: true }),
    lastDeliveredAt: timestamp({ withTimezone: true }),
    /** When it was found that events were deleted before they were delivered; null once a user has confirmed it. */
    missedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("webhooks_of_user").on(table.userId),
    foreignKey({ name: "webhooks_user", columns: [table.userId], foreignColumns: [users.id] }).onDelete(
      "cascade",
    ),
    check(
      "webhooks_scopes",
      sql`${table.scopes} <@ ${sql.raw(`'{${logScopes.join(",")}}'`)} and cardinality(${table.scopes}) > 0`,
    ),
    check("webhooks_paused", sql`(${table.pausedAt} is null) = (${table.pausedBecause} is null)`),
    check("webhooks_paused_because", sql`${table.pausedBecause} in ${sqlList(pauseReasons)}`),
  ],
);

/**
 * The deliveries of a webhook: waiting ones, and for a while settled ones. They are inserted when the
 * webhook's events are read from the log, not with the event.
 */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    webhookId: bigint({ mode: "number" }).notNull(),
    /** The position of the event. */
    position: bigint({ mode: "number" }).notNull(),
    type: text().notNull(),
    /** Null for events that are not about an order. */
    orderId: bigint({ mode: "number" }),
    status: text({ enum: deliveryStatuses }).notNull().default("waiting"),
    attempts: integer().notNull().default(0),
    firstAttemptAt: timestamp({ withTimezone: true }),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp({ withTimezone: true }),
    /** The HTTP status of the last attempt; null before the first one, and without an answer. */
    responseStatus: integer(),
    /** Why the last attempt failed; null while one is in progress. */
    failure: text(),
  },
  (table) => [
    primaryKey({ name: "webhook_deliveries_pkey", columns: [table.webhookId, table.position] }),
    foreignKey({
      name: "webhook_deliveries_webhook",
      columns: [table.webhookId],
      foreignColumns: [webhooks.id],
    }).onDelete("cascade"),
    index("webhook_deliveries_waiting")
      .on(table.webhookId, table.position)
      .where(sql`${table.status} = 'waiting'`),
    index("webhook_deliveries_of_order")
      .on(table.webhookId, table.orderId, table.position)
      .where(sql`${table.status} = 'waiting'`),
    index("webhook_deliveries_settled").on(table.settledAt).where(sql`${table.settledAt} is not null`),
    check("webhook_deliveries_status", sql`${table.status} in ${sqlList(deliveryStatuses)}`),
  ],
);
