import { sql } from "drizzle-orm";
import { bigint, check, foreignKey, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { sessions } from "../tables.server.ts";

/** Browsers in which customers agreed to notifications; each ends with its session. */
export const customerPushes = pgTable(
  "customer_push_subscriptions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    sessionHash: text().notNull(),
    /** The push service's URL; with the keys it allows sending messages. */
    endpoint: text().notNull().unique("customer_push_subscriptions_once"),
    /** The browser's public key and the encryption secret (RFC 8291), in base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** When the browser last renewed it. */
    renewedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the push service last accepted a message. */
    pushedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check("customer_push_subscriptions_endpoint", sql`${table.endpoint} ~ '^https://'`),
    foreignKey({
      name: "customer_push_subscriptions_session",
      columns: [table.sessionHash],
      foreignColumns: [sessions.tokenHash],
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
    index("customer_push_subscriptions_of_session").on(table.sessionHash),
  ],
);
