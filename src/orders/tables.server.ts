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
import { offers } from "../offers/tables.server.ts";
import { latinDigitsSql, orderPhoneSql } from "../platform/database/like-pattern.server.ts";
import { cancelReasons, editSubjects, fulfilments, statuses, stepOutcomes } from "./order.ts";

export const orders = pgTable(
  "orders",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint({ mode: "number" }).notNull(),
    status: text({ enum: statuses }).notNull().default("pending"),
    /** A trigger updates it if only the status is written. */
    fulfilment: text({ enum: fulfilments }).notNull().default("placed"),
    addressDetails: text().notNull(),
    /** The place's id; road, house and floor as typed; a note for the rider. Null if not given. */
    place: text(),
    street: text(),
    riderNote: text(),
    /** The area and slot as agreed; null if none was. */
    areaId: bigint({ mode: "number" }),
    slotId: bigint({ mode: "number" }),
    slotDay: date(),
    slotFrom: integer(),
    slotTo: integer(),
    feePoisha: bigint({ mode: "number" }).notNull().default(0),
    discountPoisha: bigint({ mode: "number" }).notNull().default(0),
    /** The part of the discount on the delivery fee; the rest is on the items. */
    feeDiscountPoisha: bigint({ mode: "number" }).notNull().default(0),
    discountReason: text(),
    /** The offer on the order and its code; what it takes off now, as part of the discount. */
    offerId: bigint({ mode: "number" }),
    offerCode: text(),
    offerPoisha: bigint({ mode: "number" }).notNull().default(0),
    /** The typed number, in Latin digits. */
    mobileNo: text().notNull(),
    /** The E.164 form of a Bangladeshi mobile number, else null. */
    mobileE164: text("mobile_e164"),
    /** The language of notifications; null in old rows. */
    language: text({ enum: ["en", "bn"] }),
    paymentType: text({ enum: ["cash"] })
      .notNull()
      .default("cash"),
    totalPoisha: bigint({ mode: "number" }).notNull(),
    /** The customer's wish for missing products without a wish of their own; null: staff call. */
    ifMissing: text({ enum: ifMissing }),
    /** Increased by each edit, by staff or the customer. */
    revision: integer().notNull().default(0),
    /** The assigned rider; null while unassigned. */
    riderId: bigint({ mode: "number" }),
    /** The position to which the rider moved the stop; null: by the shortest way. */
    stopPosition: integer(),
    /** The staff member who took it by phone; null if the customer placed it. */
    takenBy: bigint({ mode: "number" }),
    /** The order that its customer joined this one with; null otherwise. */
    joinedInto: bigint({ mode: "number" }),
    /** The code of the link that its cart came from; null otherwise. It outlives the link. */
    cartLink: text(),
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
    check("orders_fee_discount", sql`${table.feeDiscountPoisha} >= 0`),
    foreignKey({ name: "orders_offer", columns: [table.offerId], foreignColumns: [offers.id] }),
    check("orders_offer_takes_off", sql`${table.offerPoisha} >= 0`),
    index("orders_of_offer")
      .on(table.offerId, table.offerCode)
      .where(sql`${table.offerId} is not null and ${table.status} <> 'cancelled'`),
    index("orders_of_slot").on(table.slotDay, table.slotId).where(sql`${table.slotId} is not null`),
    check("orders_total_positive", sql`${table.totalPoisha} > 0`),
    // Ascending, as they can be read backwards; `desc()` puts nulls last, so that "order by id desc" could
    // not use them.
    index("orders_of_user").on(table.userId, table.id),
    index("orders_by_status").on(table.status, table.id),
    index("orders_of_rider")
      .on(table.riderId, table.id)
      .where(sql`${table.riderId} is not null and ${table.status} = 'processing'`),
    index("orders_of_cart_link").on(table.cartLink).where(sql`${table.cartLink} is not null`),
    index("orders_by_time").on(table.createdAt),
    index("orders_by_mobile").on(table.mobileE164, table.id),
    index("orders_by_slot_day").on(table.slotDay, table.id).where(sql`${table.slotDay} is not null`),
    index("orders_by_place").on(table.place, table.id),
    index("orders_by_district").on(sql`split_part(${table.place}, '/', 1)`, table.id),
    index("orders_without_place").on(table.id).where(sql`${table.place} is null`),
    index("orders_search").using(
      "gin",
      sql.raw(`${orderPhoneSql} gin_trgm_ops`),
      sql.raw(`${latinDigitsSql("address_details")} gin_trgm_ops`),
    ),
  ],
);

/** The ordered products, with name and price at that time. */
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
    /** The price offer behind the price, and the regular price; null without an offer. */
    offerId: bigint({ mode: "number" }),
    regularPoisha: bigint({ mode: "number" }),
    quantity: integer().notNull(),
    /** Grams per piece, if sold by weight, and the packed weight; null until weighed. */
    stepGrams: integer(),
    packedGrams: integer(),
    /** The price of all pieces; null: price times quantity. */
    actualPoisha: bigint({ mode: "number" }),
    /** Its share of the order's discount. A trigger lowers it with the price, until `writeShares` runs. */
    discountPoisha: bigint({ mode: "number" }).notNull().default(0),
    /**
     * Its share of the order's offer when it was placed, and its price then: the share falls with the price, see
     * `standingShare`. Null without.
     */
    offerSharePoisha: bigint({ mode: "number" }),
    offerSharePricePoisha: bigint({ mode: "number" }),
    /** Pieces taken from the stock: only these are returned to it. 0 if stock is not counted. */
    taken: integer().notNull().default(0),
    /** The packer; null until packed. */
    packedBy: bigint({ mode: "number" }),
    /** The customer's wish if missing; null: as in the order. */
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
      "order_items_discount",
      sql`${table.discountPoisha} between 0 and coalesce(${table.actualPoisha}, ${table.pricePoisha}::numeric * ${table.quantity})`,
    ),
    check(
      "order_items_weighed",
      sql`${table.packedGrams} is null or (${table.packedGrams} > 0 and ${table.stepGrams} > 0)`,
    ),
    check("order_items_taken", sql`${table.taken} between 0 and ${table.quantity}`),
    check("order_items_if_missing", sql`${table.ifMissing} in ('call', 'similar', 'leave_out')`),
    foreignKey({ name: "order_items_offer", columns: [table.offerId], foreignColumns: [offers.id] }),
    check(
      "order_items_offer_takes_off",
      sql`(${table.offerId} is null) = (${table.regularPoisha} is null) and ${table.regularPoisha} > ${table.pricePoisha}`,
    ),
    check(
      "order_items_offer_share",
      sql`(${table.offerSharePoisha} is null) = (${table.offerSharePricePoisha} is null)
          and ${table.offerSharePoisha} between 0 and ${table.offerSharePricePoisha}`,
    ),
    index("order_items_of_product").on(table.productId),
    index("order_items_of_offer").on(table.offerId).where(sql`${table.offerId} is not null`),
  ],
);

/** Edits by staff or the customer: lines before and after, and the note. Append-only. */
export const orderEdits = pgTable(
  "order_edits",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: "number" }).notNull(),
    revision: integer().notNull(),
    userId: bigint({ mode: "number" }).notNull(),
    changes: jsonb().notNull(),
    totalBeforePoisha: bigint({ mode: "number" }).notNull(),
    totalAfterPoisha: bigint({ mode: "number" }).notNull(),
    note: text(),
    /** Null if the discount did not change. */
    discountBeforePoisha: bigint({ mode: "number" }),
    discountAfterPoisha: bigint({ mode: "number" }),
    discountReason: text(),
    requestHash: text().notNull(),
    takenBack: boolean().notNull().default(false),
    /** The subject of an edit without lines; null in old rows. */
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
    /** Null in old rows. */
    fromFulfilment: text({ enum: fulfilments }),
    toFulfilment: text({ enum: fulfilments }),
    outcome: text({ enum: stepOutcomes }),
    userId: bigint({ mode: "number" }).notNull(),
    /** Why it was cancelled, with a note for "other"; null for other steps and in old rows. */
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
    // Append-only, so that time follows the physical order.
    index("order_steps_by_time").using("brin", table.createdAt),
  ],
);

/** Push subscriptions of staff browsers; deleted with their session. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    sessionHash: text().notNull(),
    /** The push service's URL; with the keys it allows sending messages. */
    endpoint: text().notNull().unique("push_subscriptions_once"),
    /** The browser's public key and the encryption secret (RFC 8291), in base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text({ enum: ["en", "bn"] }).notNull(),
    /** When the browser last renewed it. */
    renewedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the push service last accepted a message. */
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

/** The push queue: written with the order, deleted when sent. */
export const orderPushes = pgTable(
  "order_pushes",
  {
    orderId: bigint({ mode: "number" }).notNull(),
    /** No foreign key: placing an order must not wait for, or fail by, a browser that signs out. */
    subscriptionId: bigint({ mode: "number" }).notNull(),
    attempts: integer().notNull().default(0),
    /** While being sent: when another process may take over. */
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Why the last attempt failed. */
    failure: text(),
    /** When it is given up: by then staff have seen the order. */
    expiresAt: timestamp({ withTimezone: true }).notNull().default(sql`now() + interval '1 hour'`),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.subscriptionId] }),
    index("order_pushes_waiting").on(table.nextAttemptAt),
  ],
);
