import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { ifMissing } from "../cart/missing/rules.ts";
import { products } from "../catalogue/tables.server.ts";
import { deliverySlots } from "../delivery/tables.server.ts";
import { sessions, users } from "../identity/tables.server.ts";
import { inLatinDigits, orderPhone } from "../platform/database/containing.server.ts";
import { cancelReasons, editSubjects, fulfilments, statuses, stepOutcomes } from "./order.ts";

export const orders = pgTable(
  "orders",
  {
    /** Also the running part of the order number, so that no number is given twice. */
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint({ mode: "number" }).notNull(),
    status: text({ enum: statuses }).notNull().default("pending"),
    /** How far it is; a trigger has it follow a status that is set alone. */
    fulfilment: text({ enum: fulfilments }).notNull().default("placed"),
    addressDetails: text().notNull(),
    /** The id of its place, road, house and floor as typed, and a note for the rider; null what was not said. */
    place: text(),
    street: text(),
    riderNote: text(),
    /** The delivery area and the slot that were agreed, as they were then; null where none was. */
    areaId: bigint({ mode: "number" }),
    slotId: bigint({ mode: "number" }),
    slotDay: date(),
    slotFrom: integer(),
    slotTo: integer(),
    /** What of the total is for delivery. */
    feePoisha: bigint({ mode: "number" }).notNull().default(0),
    /** What staff have taken off it, and why. */
    discountPoisha: bigint({ mode: "number" }).notNull().default(0),
    discountReason: text(),
    /** As typed, in Latin digits. */
    mobileNo: text().notNull(),
    /** The same in E.164 where it is a Bangladeshi mobile. */
    mobileE164: text("mobile_e164"),
    /** In which the customer hears of it; null: ordered before that was noted. */
    language: text({ enum: ["en", "bn"] }),
    paymentType: text({ enum: ["cash"] })
      .notNull()
      .default("cash"),
    totalPoisha: bigint({ mode: "number" }).notNull(),
    /** What to do where something is missing and its line says nothing else; null: nothing was said, and staff call. */
    ifMissing: text({ enum: ifMissing }),
    /** How often staff have changed its items. */
    revision: integer().notNull().default(0),
    /** Who of the staff takes it to the customer, or took it; null while nobody has it. */
    riderId: bigint({ mode: "number" }),
    /** Who of the staff took it on the phone; null where the customer placed it. */
    takenBy: bigint({ mode: "number" }),
    /** The browser's key for this attempt, and a hash of its body. */
    idempotencyKey: text().notNull(),
    requestHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: "orders_user", columns: [table.userId], foreignColumns: [users.id] }),
    foreignKey({ name: "orders_rider", columns: [table.riderId], foreignColumns: [users.id] }),
    foreignKey({ name: "orders_taken_by", columns: [table.takenBy], foreignColumns: [users.id] }),
    unique("orders_once_per_key").on(table.userId, table.idempotencyKey),
    unique("orders_once_per_key_of_staff").on(table.takenBy, table.idempotencyKey),
    check("orders_status", sql`${table.status} in ('pending', 'processing', 'completed', 'cancelled')`),
    check("orders_language", sql`${table.language} in ('en', 'bn')`),
    check(
      "orders_fulfilment",
      sql`${table.fulfilment} in ('placed', 'confirmed', 'packed', 'on_the_way', 'not_delivered', 'delivered')`,
    ),
    check(
      "orders_fulfilment_fits",
      sql`${table.status} = 'cancelled' or ${table.status} = case ${table.fulfilment}
          when 'placed' then 'pending' when 'delivered' then 'completed' else 'processing' end`,
    ),
    check("orders_if_missing", sql`${table.ifMissing} in ('call', 'similar', 'leave_out')`),
    check("orders_payment", sql`${table.paymentType} = 'cash'`),
    foreignKey({
      name: "orders_slot",
      columns: [table.slotId],
      foreignColumns: [deliverySlots.id],
    }).onDelete("set null"),
    check(
      "orders_fee",
      sql`0 <= ${table.feePoisha} and ${table.feePoisha} <= ${table.totalPoisha} + ${table.discountPoisha}`,
    ),
    check("orders_discount", sql`${table.discountPoisha} >= 0`),
    index("orders_of_slot").on(table.slotDay, table.slotId).where(sql`${table.slotId} is not null`),
    check("orders_total_positive", sql`${table.totalPoisha} > 0`),
    // Ascending: read backwards, too. What is declared `desc()` has nulls last, and "order by id desc" cannot use it.
    index("orders_of_user").on(table.userId, table.id),
    index("orders_by_status").on(table.status, table.id),
    index("orders_of_rider")
      .on(table.riderId, table.id)
      .where(sql`${table.riderId} is not null and ${table.status} = 'processing'`),
    index("orders_by_time").on(table.createdAt),
    index("orders_by_mobile").on(table.mobileE164, table.id),
    index("orders_by_slot_day").on(table.slotDay, table.id).where(sql`${table.slotDay} is not null`),
    index("orders_by_place").on(table.place, table.id),
    index("orders_by_district").on(sql`split_part(${table.place}, '/', 1)`, table.id),
    index("orders_without_place").on(table.id).where(sql`${table.place} is null`),
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
    /** Grams of one piece where it is sold by weight: a piece is a step. What was packed weighs so many grams; null until it is weighed. */
    stepGrams: integer(),
    packedGrams: integer(),
    /** What all its pieces cost in fact, such as by weight; null: price times quantity. */
    actualPoisha: bigint({ mode: "number" }),
    /** How many of the pieces were taken off the stock: only these go back to it. None where stock is not counted. */
    taken: integer().notNull().default(0),
    /** Who has put it into the bag; null while it is to be packed. */
    packedBy: bigint({ mode: "number" }),
    /** What to do where it is missing; null: as the order says. */
    ifMissing: text({ enum: ifMissing }),
  },
  (table) => [
    foreignKey({ name: "order_items_order", columns: [table.orderId], foreignColumns: [orders.id] }),
    foreignKey({
      name: "order_items_product",
      columns: [table.productId],
      foreignColumns: [products.id],
    }).onDelete("set null"),
    foreignKey({ name: "order_items_packed_by", columns: [table.packedBy], foreignColumns: [users.id] }),
    unique("order_items_once_per_product").on(table.orderId, table.productId),
    check("order_items_quantity_positive", sql`${table.quantity} > 0`),
    check("order_items_price_positive", sql`${table.pricePoisha} > 0`),
    check("order_items_actual_positive", sql`${table.actualPoisha} > 0`),
    check(
      "order_items_weighed",
      sql`${table.packedGrams} is null or (${table.packedGrams} > 0 and ${table.stepGrams} > 0)`,
    ),
    check("order_items_taken", sql`${table.taken} between 0 and ${table.quantity}`),
    check("order_items_if_missing", sql`${table.ifMissing} in ('call', 'similar', 'leave_out')`),
    index("order_items_of_product").on(table.productId),
  ],
);

/** What staff changed in an order: the lines before and after, and what the customer was told. Rows are only ever added. */
export const orderEdits = pgTable(
  "order_edits",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: "number" }).notNull(),
    /** The revision that it made. */
    revision: integer().notNull(),
    userId: bigint({ mode: "number" }).notNull(),
    /** The changed lines: see `StoredChange`. */
    changes: jsonb().notNull(),
    totalBeforePoisha: bigint({ mode: "number" }).notNull(),
    totalAfterPoisha: bigint({ mode: "number" }).notNull(),
    note: text(),
    /** The discount before and after, where it was changed. */
    discountBeforePoisha: bigint({ mode: "number" }),
    discountAfterPoisha: bigint({ mode: "number" }),
    discountReason: text(),
    requestHash: text().notNull(),
    /** Whether it says what the customer did not take at the door. */
    takenBack: boolean().notNull().default(false),
    /** What was changed where it was not the lines; null also in changes from before it was kept. */
    about: text({ enum: editSubjects }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: "order_edits_order", columns: [table.orderId], foreignColumns: [orders.id] }),
    foreignKey({ name: "order_edits_user", columns: [table.userId], foreignColumns: [users.id] }),
    check("order_edits_about", sql`${table.about} in ('time', 'place', 'contact')`),
    unique("order_edits_once_per_revision").on(table.orderId, table.revision),
  ],
);

export const orderSteps = pgTable(
  "order_steps",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: "number" }).notNull(),
    fromStatus: text({ enum: statuses }).notNull(),
    toStatus: text({ enum: statuses }).notNull(),
    /** The same as fulfilment; null in steps from before it was kept. */
    fromFulfilment: text({ enum: fulfilments }),
    toFulfilment: text({ enum: fulfilments }),
    outcome: text({ enum: stepOutcomes }),
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
          and ${table.reason} in ('customer_asked', 'not_reached', 'out_of_stock', 'not_served', 'refused', 'other'))`,
    ),
    check("order_steps_outcome", sql`${table.outcome} in ('nobody_there', 'partly')`),
    index("order_steps_of_order").on(table.orderId, table.id),
    // Steps are only ever added, so that their time follows their place.
    index("order_steps_by_time").using("brin", table.createdAt),
  ],
);

/** Browsers of staff that hear of new orders by push. Each belongs to a session, and goes with it. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    sessionHash: text().notNull(),
    /** Where the browser's push service takes messages; who knows it and the keys can send some. */
    endpoint: text().notNull().unique("push_subscriptions_once"),
    /** The browser's public key and the secret for the encryption (RFC 8291), in base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text({ enum: ["en", "bn"] }).notNull(),
    /** When the browser last said that it is still there. */
    renewedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the push service last took a message. */
    pushedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check("push_subscriptions_endpoint", sql`${table.endpoint} ~ '^https://'`),
    foreignKey({
      name: "push_subscriptions_session",
      columns: [table.sessionHash],
      foreignColumns: [sessions.tokenHash],
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
    index("push_subscriptions_of_session").on(table.sessionHash),
  ],
);

/** New orders that a subscription has not heard of: written with the order, deleted when they are sent. */
export const orderPushes = pgTable(
  "order_pushes",
  {
    orderId: bigint({ mode: "number" }).notNull(),
    /** Without a foreign key: an order must neither wait for a browser that signs out nor fail by it. */
    subscriptionId: bigint({ mode: "number" }).notNull(),
    attempts: integer().notNull().default(0),
    /** While a process is sending it: when another may take over. */
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it is given up: by then staff have seen the order. */
    expiresAt: timestamp({ withTimezone: true }).notNull().default(sql`now() + interval '1 hour'`),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.subscriptionId] }),
    index("order_pushes_waiting").on(table.nextAttemptAt),
  ],
);
