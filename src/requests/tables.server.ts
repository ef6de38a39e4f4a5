import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../identity/tables.server.ts";
import { orders } from "../orders/tables.server.ts";
import { emailReceipts } from "../platform/tables.server.ts";
import { answerChannels, requestStatuses } from "./admin/rules.ts";

const idColumn = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity();
const nowColumn = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** The columns that custom orders and contact messages share. */
const sharedColumns = {
  /** The language of the page that it was sent from; null if unknown. */
  language: text({ enum: ["en", "bn"] }),
  status: text({ enum: requestStatuses }).notNull().default("new"),
  assigneeId: bigint({ mode: "number" }),
  /** When it was settled; it is deleted a week later. */
  settledAt: timestamp({ withTimezone: true }),
  /** Incremented by every change of staff. */
  version: integer().notNull().default(0),
  /** The signed-in sender, if any: deleting the account deletes the request. */
  userId: bigint({ mode: "number" }),
  /** The idempotency key with a hash of the content; null if unknown. */
  idempotencyKey: text(),
};

type SharedTable = Record<keyof typeof sharedColumns | "id", AnyPgColumn>;

const sharedConstraints = (
  name: string,
  { id, language, status, assigneeId, settledAt, userId, idempotencyKey }: SharedTable,
) => [
  check(`${name}_language`, sql`${language} in ('en', 'bn')`),
  check(`${name}_status`, sql`${status} in ('new', 'in_hand', 'answered', 'done')`),
  check(`${name}_settled`, isEqual(sql`${status} = 'done'`, sql`${settledAt} is not null`)),
  foreignKey({ name: `${name}_assignee`, columns: [assigneeId], foreignColumns: [users.id] }),
  foreignKey({ name: `${name}_user`, columns: [userId], foreignColumns: [users.id] }),
  unique(`${name}_once_per_key`).on(idempotencyKey),
  index(`${name}_by_status`).on(status, id),
  index(`${name}_open`).on(id).where(sql`${status} in ('new', 'in_hand')`),
  index(`${name}_settled_at`).on(settledAt).where(sql`${settledAt} is not null`),
];

const isEqual = (one: SQL, other: SQL) => sql`(${one}) = (${other})`;

export const customOrders = pgTable(
  "custom_orders",
  {
    id: idColumn(),
    customerName: text().notNull(),
    customerEmail: text(),
    customerPhone: text(),
    orderDetails: text().notNull(),
    deliveryAddress: text(),
    createdAt: nowColumn(),
    ...sharedColumns,
    /** The order created from it; null without one. */
    orderId: bigint({ mode: "number" }),
  },
  (table) => [
    foreignKey({ name: "custom_orders_order", columns: [table.orderId], foreignColumns: [orders.id] }),
    unique("custom_orders_one_order").on(table.orderId),
    check("custom_orders_name", sql`is_name(${table.customerName})`),
    check("custom_orders_filled", sql`${table.customerName} <> '' and ${table.orderDetails} <> ''`),
    ...sharedConstraints("custom_orders", table),
  ],
);

export const contactMessages = pgTable(
  "contact_messages",
  {
    id: idColumn(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: nowColumn(),
    ...sharedColumns,
  },
  (table) => [
    check("contact_messages_name", sql`is_name(${table.name})`),
    check("contact_messages_filled", sql`${table.name} <> '' and ${table.message} <> ''`),
    ...sharedConstraints("contact_messages", table),
  ],
);

/** An answer by e-mail or phone, deleted with its request. */
export const requestAnswers = pgTable(
  "request_answers",
  {
    id: idColumn(),
    customOrderId: bigint({ mode: "number" }),
    messageId: bigint({ mode: "number" }),
    userId: bigint({ mode: "number" }).notNull(),
    at: nowColumn(),
    channel: text({ enum: answerChannels }).notNull(),
    text: text().notNull(),
    /** The receipt of the e-mail; null for a phone call. */
    receiptId: uuid(),
  },
  (table) => [
    check("request_answers_of_one", sql`num_nonnulls(${table.customOrderId}, ${table.messageId}) = 1`),
    check("request_answers_channel", sql`${table.channel} in ('email', 'phone')`),
    check("request_answers_filled", sql`${table.text} <> ''`),
    foreignKey({
      name: "request_answers_custom_order",
      columns: [table.customOrderId],
      foreignColumns: [customOrders.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "request_answers_message",
      columns: [table.messageId],
      foreignColumns: [contactMessages.id],
    }).onDelete("cascade"),
    foreignKey({ name: "request_answers_user", columns: [table.userId], foreignColumns: [users.id] }),
    foreignKey({
      name: "request_answers_receipt",
      columns: [table.receiptId],
      foreignColumns: [emailReceipts.id],
    }).onDelete("set null"),
    index("request_answers_of_custom_order").on(table.customOrderId),
    index("request_answers_of_message").on(table.messageId),
  ],
);

/**
 * The deadlines to answer messages, written by triggers. They outlive the messages, without the sender's
 * data, to count how many were answered in time.
 */
export const answerDeadlines = pgTable(
  "answer_deadlines",
  {
    messageId: bigint({ mode: "number" }).primaryKey(),
    createdAt: nowColumn(),
    answerBy: timestamp({ withTimezone: true }).notNull(),
    /** When it was first answered or settled. */
    answeredAt: timestamp({ withTimezone: true }),
    /** When staff got an e-mail about it. */
    remindedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("answer_deadlines_by_time").on(table.createdAt),
    index("answer_deadlines_open").on(table.answerBy).where(sql`${table.answeredAt} is null`),
  ],
);
