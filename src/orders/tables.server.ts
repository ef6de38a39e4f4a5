import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { products } from "../catalogue/tables.server.ts";
import { users } from "../identity/tables.server.ts";
import { inLatinDigits, orderPhone } from "../platform/database/containing.server.ts";
import { cancelReasons, statuses } from "./order.ts";

export const orders = pgTable(
  "orders",
  {
    /** Also the running part of the order number, so that no number is given twice. */
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint({ mode: "number" }).notNull(),
    status: text({ enum: statuses }).notNull().default("pending"),
    addressDetails: text().notNull(),
    /** As typed, in Latin digits. */
    mobileNo: text().notNull(),
    /** The same in E.164 where it is a Bangladeshi mobile. */
    mobileE164: text("mobile_e164"),
    paymentType: text({ enum: ["cash"] })
      .notNull()
      .default("cash"),
    totalPoisha: bigint({ mode: "number" }).notNull(),
    /** The browser's key for this attempt, and a hash of its body. */
    idempotencyKey: text().notNull(),
    requestHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: "orders_user", columns: [table.userId], foreignColumns: [users.id] }),
    unique("orders_once_per_key").on(table.userId, table.idempotencyKey),
    check("orders_status", sql`${table.status} in ('pending', 'processing', 'completed', 'cancelled')`),
    check("orders_payment", sql`${table.paymentType} = 'cash'`),
    check("orders_total_positive", sql`${table.totalPoisha} > 0`),
    index("orders_of_user").on(table.userId, table.id.desc()),
    index("orders_by_status").on(table.status, table.id.desc()),
    index("orders_search").using(
      "gin",
      sql.raw(`${orderPhone} gin_trgm_ops`),
      sql.raw(`${inLatinDigits("address_details")} gin_trgm_ops`),
    ),
  ],
);

/** What was bought, with name and price of that moment. */
export const orderItems = pgTable(
  "order_items",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: "number" }).notNull(),
    /** Null once the product is deleted. */
    productId: bigint({ mode: "number" }),
    nameEn: text().notNull(),
    nameBn: text().notNull(),
    weightEn: text().notNull(),
    weightBn: text().notNull(),
    image: text().notNull(),
    tint: text().notNull(),
    pricePoisha: bigint({ mode: "number" }).notNull(),
    quantity: integer().notNull(),
    /** How many of the pieces were taken off the stock: only these go back to it. None where stock is not counted. */
    taken: integer().notNull().default(0),
  },
  (table) => [
    foreignKey({ name: "order_items_order", columns: [table.orderId], foreignColumns: [orders.id] }),
    foreignKey({
      name: "order_items_product",
      columns: [table.productId],
      foreignColumns: [products.id],
    }).onDelete("set null"),
    unique("order_items_once_per_product").on(table.orderId, table.productId),
    check("order_items_quantity_positive", sql`${table.quantity} > 0`),
    check("order_items_price_positive", sql`${table.pricePoisha} > 0`),
    check("order_items_taken", sql`${table.taken} between 0 and ${table.quantity}`),
    index("order_items_of_product").on(table.productId),
  ],
);

export const orderSteps = pgTable(
  "order_steps",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: "number" }).notNull(),
    fromStatus: text({ enum: statuses }).notNull(),
    toStatus: text({ enum: statuses }).notNull(),
    userId: bigint({ mode: "number" }).notNull(),
    /** Why it was cancelled, for "other" in words; null for other steps, and for what was cancelled before reasons were kept. */
    reason: text({ enum: cancelReasons }),
    note: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: "order_steps_order", columns: [table.orderId], foreignColumns: [orders.id] }),
    foreignKey({ name: "order_steps_user", columns: [table.userId], foreignColumns: [users.id] }),
    check(
      "order_steps_reason",
      sql`${table.reason} is null or (${table.toStatus} = 'cancelled'
          and ${table.reason} in ('customer_asked', 'not_reached', 'out_of_stock', 'not_served', 'other'))`,
    ),
    index("order_steps_of_order").on(table.orderId, table.id),
  ],
);
