import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { orders } from "../orders/tables.server.ts";

const key = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity();
const now = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** Open entries: oldest first; done ones: newest first. */
const inboxOrder = "(case when done then -id else id end)";

export const customOrders = pgTable(
  "custom_orders",
  {
    id: key(),
    customerName: text().notNull(),
    customerEmail: text(),
    customerPhone: text(),
    orderDetails: text().notNull(),
    deliveryAddress: text(),
    createdAt: now(),
    /** Whether the shop has dealt with it. */
    done: boolean().notNull().default(false),
    /** The order that staff made of it. */
    orderId: bigint({ mode: "number" }),
  },
  (table) => [
    foreignKey({ name: "custom_orders_order", columns: [table.orderId], foreignColumns: [orders.id] }),
    unique("custom_orders_one_order").on(table.orderId),
    check("custom_orders_name", sql`is_name(${table.customerName})`),
    check("custom_orders_filled", sql`${table.customerName} <> '' and ${table.orderDetails} <> ''`),
    index("custom_orders_inbox").on(table.done, sql.raw(inboxOrder)),
  ],
);

export const contactMessages = pgTable(
  "contact_messages",
  {
    id: key(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: now(),
    done: boolean().notNull().default(false),
  },
  (table) => [
    check("contact_messages_name", sql`is_name(${table.name})`),
    check("contact_messages_filled", sql`${table.name} <> '' and ${table.message} <> ''`),
    index("contact_messages_inbox").on(table.done, sql.raw(inboxOrder)),
  ],
);
