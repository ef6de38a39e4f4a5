import { sql } from "drizzle-orm";
import {
  bigint,
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
import { offerKinds, offerTargets } from "./rules.ts";

/** What staff offer for a time. An offer that has begun is ended, not deleted: order items name it. */
export const offers = pgTable(
  "offers",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: offerKinds }).notNull(),
    nameEn: text().notNull(),
    nameBn: text().notNull(),
    /** Either a percentage or an amount per piece is taken off. */
    percent: integer(),
    amountPoisha: bigint({ mode: "number" }),
    appliesTo: text({ enum: offerTargets }).notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** Null: until staff end it. */
    endsAt: timestamp({ withTimezone: true }),
    version: integer().notNull().default(1),
    /** Of the request that made it, with its user and a hash of its body; null if it was not made by one. */
    idempotencyKey: text().unique("offers_idempotency_key"),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("offers_kind", sql`${table.kind} in ('price')`),
    check("offers_applies_to", sql`${table.appliesTo} in ('all', 'categories', 'products')`),
    check("offers_dates", sql`${table.startsAt} < ${table.endsAt}`),
    check("offers_names_filled", sql`${table.nameEn} <> '' and ${table.nameBn} <> ''`),
    check("offers_percent_or_amount", sql`(${table.percent} is null) <> (${table.amountPoisha} is null)`),
    check("offers_percent", sql`${table.percent} between 1 and 90`),
    check("offers_amount", sql`${table.amountPoisha} > 0`),
    index("offers_by_begin").on(table.startsAt),
    index("offers_by_end").on(table.endsAt),
    index("offers_by_change").on(table.changedAt),
    index("offers_by_time").using("gist", sql`tstzrange(${table.startsAt}, ${table.endsAt})`),
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
