import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { categories, products } from "../catalogue/tables.server.ts";
import { deliveryAreas } from "../delivery/tables.server.ts";
import { offerKinds, offerTargets } from "./rules.ts";

/** What staff offer for a time. An offer that has begun is ended, not deleted: order items name it. */
export const offers = pgTable(
  "offers",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: offerKinds }).notNull(),
    nameEn: text().notNull(),
    nameBn: text().notNull(),
    /** A percentage, an amount, or the cheapest piece of each group. A delivery offer without an amount is free. */
    percent: integer(),
    amountPoisha: bigint({ mode: "number" }),
    isCheapestFree: boolean().notNull().default(false),
    /** Kind "several": the pieces of a group. */
    pieces: integer(),
    /** Kinds "order" and "delivery": the least total of goods. */
    fromPoisha: bigint({ mode: "number" }).notNull().default(0),
    /** Whether it applies only to orders with one of its codes. */
    needsCode: boolean().notNull().default(false),
    /** Orders that may have it; null: any number. Cancelled ones do not count. */
    maxUses: integer(),
    maxUsesPerCustomer: integer(),
    maxUsesPerMobile: integer(),
    isFirstOrderOnly: boolean().notNull().default(false),
    appliesTo: text({ enum: offerTargets }).notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** Null: until staff end it. */
    endsAt: timestamp({ withTimezone: true }),
    version: integer().notNull().default(1),
    /** The request's idempotency key, with its user and a hash of the body; null if created without one. */
    idempotencyKey: text().unique("offers_idempotency_key"),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("offers_kind", sql`${table.kind} in ('price', 'several', 'order', 'delivery')`),
    check("offers_applies_to", sql`${table.appliesTo} in ('all', 'categories', 'products', 'areas')`),
    check("offers_dates", sql`${table.startsAt} < ${table.endsAt}`),
    check("offers_names_filled", sql`${table.nameEn} <> '' and ${table.nameBn} <> ''`),
    check(
      "offers_takes_off",
      sql`case when ${table.kind} = 'delivery' then ${table.percent} is null and not ${table.isCheapestFree}
          else num_nonnulls(${table.percent}, ${table.amountPoisha}, nullif(${table.isCheapestFree}, false)) = 1 end`,
    ),
    check(
      "offers_several",
      sql`(${table.kind} = 'several') = (${table.pieces} is not null) and ${table.pieces} between 2 and 20
          and (${table.kind} = 'several' or not ${table.isCheapestFree})`,
    ),
    check(
      "offers_from",
      sql`${table.fromPoisha} >= 0 and (${table.fromPoisha} = 0 or ${table.kind} in ('order', 'delivery'))`,
    ),
    check(
      "offers_limits",
      sql`${table.maxUses} > 0 and ${table.maxUsesPerCustomer} > 0 and ${table.maxUsesPerMobile} > 0`,
    ),
    // The price on a card is everybody's.
    check(
      "offers_limits_of_prices",
      sql`${table.kind} <> 'price' or ${table.needsCode} or not ${table.isFirstOrderOnly}
          and num_nonnulls(${table.maxUses}, ${table.maxUsesPerCustomer}, ${table.maxUsesPerMobile}) = 0`,
    ),
    check("offers_percent", sql`${table.percent} between 1 and 90`),
    check("offers_amount", sql`${table.amountPoisha} > 0`),
    index("offers_by_begin").on(table.startsAt),
    index("offers_by_end").on(table.endsAt),
    index("offers_by_change").on(table.changedAt),
    index("offers_by_time").using("gist", sql`tstzrange(${table.startsAt}, ${table.endsAt})`),
    index("offers_on_orders_by_time")
      .using("gist", sql`tstzrange(${table.startsAt}, ${table.endsAt})`)
      .where(sql`${table.kind} <> 'price' or ${table.needsCode}`),
  ],
);

export const offerCategories = pgTable(
  "offer_categories",
  {
    offerId: bigint({ mode: "number" }).notNull(),
    categoryId: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.categoryId] }),
    foreignKey({
      name: "offer_categories_offer",
      columns: [table.offerId],
      foreignColumns: [offers.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "offer_categories_category",
      columns: [table.categoryId],
      foreignColumns: [categories.id],
    }).onDelete("cascade"),
    index("offer_categories_of_category").on(table.categoryId),
  ],
);

export const offerProducts = pgTable(
  "offer_products",
  {
    offerId: bigint({ mode: "number" }).notNull(),
    productId: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.productId] }),
    foreignKey({
      name: "offer_products_offer",
      columns: [table.offerId],
      foreignColumns: [offers.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "offer_products_product",
      columns: [table.productId],
      foreignColumns: [products.id],
    }).onDelete("cascade"),
    index("offer_products_of_product").on(table.productId),
  ],
);

/** The delivery areas of a delivery offer that applies to some. */
export const offerAreas = pgTable(
  "offer_areas",
  {
    offerId: bigint({ mode: "number" }).notNull(),
    areaId: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.areaId] }),
    foreignKey({
      name: "offer_areas_offer",
      columns: [table.offerId],
      foreignColumns: [offers.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "offer_areas_area",
      columns: [table.areaId],
      foreignColumns: [deliveryAreas.id],
    }).onDelete("cascade"),
    index("offer_areas_of_area").on(table.areaId),
  ],
);

/** The codes of an offer as `normalizeCode` writes them: one word for everybody, or many for one use each. */
export const offerCodes = pgTable(
  "offer_codes",
  {
    code: text().primaryKey(),
    offerId: bigint({ mode: "number" }).notNull(),
    /** The most orders that may use it; null: the offer's limit applies. */
    maxUses: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: "offer_codes_offer",
      columns: [table.offerId],
      foreignColumns: [offers.id],
    }).onDelete("cascade"),
    check("offer_codes_max_uses", sql`${table.maxUses} > 0`),
    index("offer_codes_of_offer").on(table.offerId),
  ],
);

/** The price history: a row for each change of a product's price, written by a trigger. */
export const productPrices = pgTable(
  "product_prices",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    productId: bigint({ mode: "number" }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** What shoppers were charged, and what staff had set. */
    pricePoisha: bigint({ mode: "number" }).notNull(),
    regularPoisha: bigint({ mode: "number" }).notNull(),
    /** The offer behind the charged price; null if there was none. */
    offerId: bigint({ mode: "number" }),
  },
  (table) => [
    foreignKey({
      name: "product_prices_product",
      columns: [table.productId],
      foreignColumns: [products.id],
    }).onDelete("cascade"),
    index("product_prices_of_product").on(table.productId, table.changedAt),
  ],
);
