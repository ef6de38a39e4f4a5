import { type SQL, sql } from "drizzle-orm";
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
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { users } from "#src/identity/tables.server.ts";
import { orders } from "../tables.server.ts";
import { otherWays, stopAnswers } from "./rules.ts";

const isAsExpectedSql = (cash: AnyPgColumn, expected: AnyPgColumn | SQL) =>
  sql`(${cash} = ${expected} or (${cash} % 100 = 0 and abs(${cash} - ${expected}) < 100))`;

export const orderPayments = pgTable(
  "order_payments",
  {
    orderId: bigint({ mode: "number" }).primaryKey(),
    riderId: bigint({ mode: "number" }).notNull(),
    /** The cash. */
    amountPoisha: bigint({ mode: "number" }).notNull(),
    /** The sum of the parts paid otherwise. */
    otherPoisha: bigint({ mode: "number" }).notNull().default(0),
    /** The order's total at payment. */
    expectedPoisha: bigint({ mode: "number" }).notNull(),
    /** Why the amount differs; null with a difference that is rounding. */
    note: text(),
    takenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: "order_payments_order", columns: [table.orderId], foreignColumns: [orders.id] }),
    foreignKey({ name: "order_payments_rider", columns: [table.riderId], foreignColumns: [users.id] }),
    check("order_payments_amount", sql`${table.amountPoisha} >= 0 and ${table.otherPoisha} >= 0`),
    check(
      "order_payments_note",
      sql`${isAsExpectedSql(table.amountPoisha, sql`(${table.expectedPoisha} - ${table.otherPoisha})`)} or ${table.note} is not null`,
    ),
    index("order_payments_of_rider").on(table.riderId, table.takenAt, table.amountPoisha),
    index("order_payments_by_time").on(table.takenAt),
  ],
);

/** The parts of payments that are not cash. */
export const orderPaymentParts = pgTable(
  "order_payment_parts",
  {
    orderId: bigint({ mode: "number" }).notNull(),
    way: text({ enum: otherWays }).notNull(),
    amountPoisha: bigint({ mode: "number" }).notNull(),
    /** Such as a transaction's id. */
    reference: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.way] }),
    foreignKey({
      name: "order_payment_parts_payment",
      columns: [table.orderId],
      foreignColumns: [orderPayments.orderId],
    }).onDelete("cascade"),
    check("order_payment_parts_amount", sql`${table.amountPoisha} > 0`),
    check("order_payment_parts_way", sql`${table.way} in ('bkash', 'nagad', 'card')`),
  ],
);

/**
 * What staff confirmed as received of a day's payments in one way that is not cash. Append-only; a mistake is
 * corrected by another row.
 */
export const paymentReceipts = pgTable(
  "payment_receipts",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The day in Dhaka of the payments. */
    day: date().notNull(),
    way: text({ enum: otherWays }).notNull(),
    /** The unconfirmed sum noted by riders; 0 in a correction, below 0 if a confirmed payment was changed. */
    expectedPoisha: bigint({ mode: "number" }).notNull(),
    /** Below 0 only in a correction. */
    receivedPoisha: bigint({ mode: "number" }).notNull(),
    confirmedBy: bigint({ mode: "number" }).notNull(),
    /** Why the amount differs. */
    note: text(),
    idempotencyKey: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: "payment_receipts_user", columns: [table.confirmedBy], foreignColumns: [users.id] }),
    unique("payment_receipts_once_per_key").on(table.confirmedBy, table.idempotencyKey),
    check("payment_receipts_way", sql`${table.way} in ('bkash', 'nagad', 'card')`),
    check(
      "payment_receipts_amounts",
      sql`(${table.expectedPoisha} >= 0 or ${table.receivedPoisha} = 0) and (${table.receivedPoisha} >= 0 or ${table.expectedPoisha} = 0)`,
    ),
    check(
      "payment_receipts_note",
      sql`${table.receivedPoisha} = ${table.expectedPoisha} or ${table.note} is not null`,
    ),
    index("payment_receipts_of_day").on(table.day, table.way),
  ],
);

/** The riders' answers at the door, as received. Append-only. */
export const stopAnswersGiven = pgTable(
  "stop_answers",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: "number" }).notNull(),
    riderId: bigint({ mode: "number" }).notNull(),
    answer: text({ enum: stopAnswers }).notNull(),
    /** The rider's input: returned lines, cash in taka and a note. */
    said: jsonb().notNull(),
    /** Whether it arrived after the order was reassigned; it then has no effect. */
    isLate: boolean().notNull(),
    /** The time by the clock of the rider's phone. */
    answeredAt: timestamp({ withTimezone: true }).notNull(),
    /** The idempotency key of this answer, and the hash of its body. */
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

/** Cash handed in by riders. Append-only; a mistake is corrected by another row. */
export const cashHandovers = pgTable(
  "cash_handovers",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    riderId: bigint({ mode: "number" }).notNull(),
    /** The day in Dhaka whose payments are settled. */
    day: date().notNull(),
    /** The amount due; 0 in a correcting row, below 0 where a payment was changed after it was settled. */
    expectedPoisha: bigint({ mode: "number" }).notNull(),
    /** The amount counted; below 0 only in a row that corrects another. */
    handedPoisha: bigint({ mode: "number" }).notNull(),
    receivedBy: bigint({ mode: "number" }).notNull(),
    /** Why the amount differs, or what was corrected. */
    note: text(),
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
      sql`(${isAsExpectedSql(table.handedPoisha, table.expectedPoisha)} and ${table.corrects} is null) or ${table.note} is not null`,
    ),
    check(
      "cash_handovers_amounts",
      sql`(${table.expectedPoisha} >= 0 or ${table.handedPoisha} = 0) and (${table.handedPoisha} >= 0 or ${table.corrects} is not null)`,
    ),
    index("cash_handovers_of_day").on(table.day, table.riderId),
    index("cash_handovers_of_rider").on(table.riderId, table.day),
  ],
);
