import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { users } from "#src/identity/tables.server.ts";
import { orders } from "../tables.server.ts";
import { stopAnswers } from "./rules.ts";

/** SQL: as `isAsExpected`. */
const asExpected = (cash: AnyPgColumn, expected: AnyPgColumn) =>
  sql`(${cash} = ${expected} or (${cash} % 100 = 0 and abs(${cash} - ${expected}) < 100))`;

/** What was paid for a delivered order, and to whom. */
export const orderPayments = pgTable(
  "order_payments",
  {
    orderId: bigint({ mode: "number" }).primaryKey(),
    riderId: bigint({ mode: "number" }).notNull(),
    amountPoisha: bigint({ mode: "number" }).notNull(),
    /** The order's total at that moment. */
    expectedPoisha: bigint({ mode: "number" }).notNull(),
    /** Why another amount was taken; null where there is a difference all the same: it was rounded to a whole taka. */
    note: text(),
    takenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: "order_payments_order", columns: [table.orderId], foreignColumns: [orders.id] }),
    foreignKey({ name: "order_payments_rider", columns: [table.riderId], foreignColumns: [users.id] }),
    check("order_payments_amount", sql`${table.amountPoisha} >= 0`),
    check(
      "order_payments_note",
      sql`${asExpected(table.amountPoisha, table.expectedPoisha)} or ${table.note} is not null`,
    ),
    index("order_payments_of_rider").on(table.riderId, table.takenAt, table.amountPoisha),
    index("order_payments_by_time").on(table.takenAt),
  ],
);

/** What riders said at the doors, as it came: rows are only ever added. */
export const stopAnswersGiven = pgTable(
  "stop_answers",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: "number" }).notNull(),
    riderId: bigint({ mode: "number" }).notNull(),
    answer: text({ enum: stopAnswers }).notNull(),
    /** The lines that come back, the cash taken in taka and the rider's words, as they were sent. */
    said: jsonb().notNull(),
    /** It came when the order was not with this rider any more: kept to be read, and nothing else. */
    isLate: boolean().notNull(),
    /** When, by the rider's phone. */
    answeredAt: timestamp({ withTimezone: true }).notNull(),
    /** The phone's key for this answer, and a hash of what it said. */
    idempotencyKey: text().notNull(),
    requestHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: "stop_answers_order", columns: [table.orderId], foreignColumns: [orders.id] }),
    foreignKey({ name: "stop_answers_rider", columns: [table.riderId], foreignColumns: [users.id] }),
    unique("stop_answers_once_per_key").on(table.riderId, table.idempotencyKey),
    check("stop_answers_answer", sql`${table.answer} in ('delivered', 'partly', 'refused', 'nobody_there')`),
    index("stop_answers_of_order").on(table.orderId, table.id),
    index("stop_answers_of_rider").on(table.riderId, table.answeredAt),
    index("stop_answers_by_time").on(table.answeredAt),
  ],
);

/** Cash that riders handed in: rows are only ever added; a mistake is put right by another row. */
export const cashHandovers = pgTable(
  "cash_handovers",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    riderId: bigint({ mode: "number" }).notNull(),
    /** The day in Dhaka whose payments it settles. */
    day: date().notNull(),
    /** What was to be handed in; 0 in a row that corrects another. */
    expectedPoisha: bigint({ mode: "number" }).notNull(),
    /** What was counted; below 0 only where a row takes back part of another. */
    handedPoisha: bigint({ mode: "number" }).notNull(),
    receivedBy: bigint({ mode: "number" }).notNull(),
    /** Why it is another amount, or what was wrong. */
    note: text(),
    /** The row that this one corrects. */
    corrects: bigint({ mode: "number" }),
    idempotencyKey: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: "cash_handovers_rider", columns: [table.riderId], foreignColumns: [users.id] }),
    foreignKey({ name: "cash_handovers_receiver", columns: [table.receivedBy], foreignColumns: [users.id] }),
    foreignKey({ name: "cash_handovers_corrects", columns: [table.corrects], foreignColumns: [table.id] }),
    unique("cash_handovers_once_per_key").on(table.receivedBy, table.idempotencyKey),
    check(
      "cash_handovers_note",
      sql`(${asExpected(table.handedPoisha, table.expectedPoisha)} and ${table.corrects} is null) or ${table.note} is not null`,
    ),
    check(
      "cash_handovers_amounts",
      sql`${table.expectedPoisha} >= 0 and (${table.handedPoisha} >= 0 or ${table.corrects} is not null)`,
    ),
    index("cash_handovers_of_day").on(table.day, table.riderId),
    index("cash_handovers_of_rider").on(table.riderId, table.day),
  ],
);
