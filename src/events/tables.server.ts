import { sql } from "drizzle-orm";
import { bigint, boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/** Events of the shop. Triggers write each at the end of its transaction (docs/decisions/0059). */
export const events = pgTable(
  "events",
  {
    id: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** Its place in the log; null until the next reading or clean-up after its commit. */
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

/** One row: the ends of the log. */
export const eventLog = pgTable("event_log", {
  only: boolean().primaryKey().default(true),
  /** The position of the newest event. */
  position: bigint({ mode: "number" }).notNull().default(0),
  /** Events up to this position were deleted. */
  deletedTo: bigint({ mode: "number" }).notNull().default(0),
});
