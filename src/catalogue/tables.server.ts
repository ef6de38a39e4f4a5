import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { users } from "../identity/tables.server.ts";

const key = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

export const categories = pgTable(
  "categories",
  {
    id: key(),
    slug: text().notNull().unique(),
    /** The category that it is in; null at the top. At most three levels. */
    parentId: bigint({ mode: "number" }),
    nameEn: text().notNull(),
    nameBn: text().notNull(),
    /** The URL of its picture; empty if none. */
    icon: text().notNull(),
    /** A `data-category` colour of ui/tokens.css. */
    tint: text().notNull(),
    position: integer().notNull().default(0),
    /** Whether shoppers see the category; its products are sold in any case. */
    isActive: boolean().notNull().default(true),
    /** Null for no limit, as `visibleUntil`. */
    visibleFrom: timestamp({ withTimezone: true }),
    visibleUntil: timestamp({ withTimezone: true }),
    /** Names of fields that each of its products should have; the view `category_requirements` says which apply. */
    requiredFields: text().array().notNull().default(sql`'{}'`),
    version: integer().notNull().default(1),
  },
  (table) => [
    check("categories_dates", sql`${table.visibleFrom} < ${table.visibleUntil}`),
    check("categories_names_filled", sql`${table.nameEn} <> '' and ${table.nameBn} <> ''`),
    foreignKey({ name: "categories_parent", columns: [table.parentId], foreignColumns: [table.id] }),
    check("categories_not_in_itself", sql`${table.parentId} <> ${table.id}`),
    index("categories_in_order").on(table.position, table.id),
    index("categories_of_parent").on(table.parentId),
  ],
);

export const products = pgTable(
  "products",
  {
    id: key(),
    sku: text().notNull().unique(),
    categoryId: bigint({ mode: "number" }).notNull(),
    /** Categories that list it besides its own and those above. Ids of deleted categories may remain. */
    furtherCategoryIds: bigint({ mode: "number" }).array().notNull().default(sql`'{}'`),
    nameEn: text().notNull(),
    nameBn: text().notNull(),
    weightEn: text().notNull().default(""),
    weightBn: text().notNull().default(""),
    /** The number that a scanner reads; empty if unknown. */
    barcode: text().notNull().default(""),
    /** Empty if unknown, as the facts below. */
    brand: text().notNull().default(""),
    maker: text().notNull().default(""),
    /** ISO 3166-1 alpha-2. */
    origin: text().notNull().default(""),
    ingredientsEn: text().notNull().default(""),
    ingredientsBn: text().notNull().default(""),
    /** Keys of `storages` and `allergens` in product/facts.ts. */
    storage: text().notNull().default(""),
    allergens: text().array().notNull().default(sql`'{}'`),
    /** How many days a new product lasts; null if unknown. */
    lifeDays: integer("shelf_life_days"),
    descriptionEn: text().notNull().default(""),
    descriptionBn: text().notNull().default(""),
    nutritionEn: text().notNull().default(""),
    nutritionBn: text().notNull().default(""),
    /** The URL and alternative texts of the card's picture; empty if none. */
    image: text().notNull(),
    imageAltEn: text().notNull().default(""),
    imageAltBn: text().notNull().default(""),
    /** The weight as a number of `netUnit`: grams, millilitres or pieces; null if it has no number. */
    netAmount: integer(),
    netUnit: text({ enum: ["g", "ml", "pc"] }),
    /** Sold in steps of its weight in grams, each at `price_poisha`; the final price depends on the packed weight. */
    isWeighed: boolean().notNull().default(false),
    /** Delivered only to areas that deliver perishables, such as fish and ice. */
    isPerishable: boolean().notNull().default(false),
    /**
     * The price set by staff; 0 until it is filled in. If an older version writes only the charged price, a
     * trigger copies it here.
     */
    regularPricePoisha: bigint({ mode: "number" }).notNull().default(0),
    regularOriginalPoisha: bigint({ mode: "number" }),
    /** The maximum retail price printed on the pack; null if unknown. */
    mrpPoisha: bigint({ mode: "number" }),
    /** Shown to shoppers and charged; a trigger computes it from the regular price and the running price offers. */
    pricePoisha: bigint({ mode: "number" }).notNull(),
    originalPricePoisha: bigint({ mode: "number" }),
    /** The price offer behind the charged price and its end; null without an offer. */
    offerId: bigint({ mode: "number" }),
    offerUntil: timestamp({ withTimezone: true }),
    /** The price of several pieces under an offer; a trigger writes both. Null without an offer. */
    severalPieces: integer(),
    severalPoisha: bigint({ mode: "number" }),
    /** Products with the same code are sizes of one product; empty if it has no other size. */
    sizeGroup: text().notNull().default(""),
    /** Lists show only one size of a product; a trigger sets this for the others. */
    isOtherSize: boolean().notNull().default(false),
    /** Whether this size is sold from the stock shared by its group. */
    sharesStock: boolean().notNull().default(false),
    /** The shared stock in `netUnit`, equal in all sizes that share it; a trigger derives their `stock` from it. */
    sharedStock: bigint({ mode: "number" }),
    /** Pieces that can be sold; null if uncounted, which is always available. */
    stock: integer(),
    /** The stock at or below which it is low; null for `fewLeft`. */
    lowStock: integer(),
    isFeatured: boolean().notNull().default(false),
    isNewArrival: boolean().notNull().default(false),
    isTopSelling: boolean().notNull().default(false),
    /** No longer sold: hidden from shoppers, but still named in old orders and saved lists. */
    isArchived: boolean().notNull().default(false),
    /** The shop's own order within a category, ascending. */
    position: integer().notNull().default(0),
    /** Number of reviews; a trigger maintains it, like sum and count of the ratings. */
    reviewCount: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    ratingSum: integer().notNull().default(0),
    /** Average rating, 1 to 5; null without any. */
    rating: numeric({ precision: 3, scale: 2, mode: "number" }).generatedAlwaysAs(
      sql`round(rating_sum::numeric / nullif(rating_count, 0), 2)`,
    ),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(name_en || ' ' || name_bn || ' ' || weight_en || ' ' || weight_bn)`),
  },
  (table) => [
    foreignKey({ name: "products_category", columns: [table.categoryId], foreignColumns: [categories.id] }),
    check("products_names_filled", sql`${table.nameEn} <> '' and ${table.nameBn} <> ''`),
    check("products_price_positive", sql`${table.pricePoisha} > 0`),
    check("products_original_price_above", sql`${table.originalPricePoisha} > ${table.pricePoisha}`),
    check("products_regular_price", sql`${table.regularPricePoisha} >= 0`),
    check(
      "products_regular_original_above",
      sql`${table.regularOriginalPoisha} > ${table.regularPricePoisha}`,
    ),
    check(
      "products_mrp",
      sql`${table.mrpPoisha} > 0 and ${table.mrpPoisha} >= greatest(${table.regularPricePoisha}, ${table.regularOriginalPoisha})`,
    ),
    check("products_shelf_life", sql`${table.lifeDays} > 0`),
    check(
      "products_several",
      sql`(${table.severalPieces} is null) = (${table.severalPoisha} is null) and ${table.severalPoisha} > 0`,
    ),
    check("products_stock_never_below_zero", sql`${table.stock} >= 0`),
    check(
      "products_shares_stock",
      sql`${table.sharesStock} = (${table.sharedStock} is not null) and (not ${table.sharesStock}
          or (${table.sizeGroup} <> '' and ${table.netAmount} is not null and ${table.stock} is not null))`,
    ),
    check("products_shared_stock_never_below_zero", sql`${table.sharedStock} >= 0`),
    check("products_low_stock", sql`${table.lowStock} >= 0`),
    check("products_net_amount", sql`(${table.netAmount} is null) = (${table.netUnit} is null)`),
    check("products_net_unit", sql`${table.netUnit} in ('g', 'ml', 'pc') and ${table.netAmount} > 0`),
    check(
      "products_weighed",
      sql`not ${table.isWeighed} or (${table.netUnit} is not distinct from 'g'
          and ${table.netAmount} between 10 and 5000 and ${table.netAmount} % 10 = 0)`,
    ),
    check(
      "products_ratings",
      sql`${table.ratingSum} between ${table.ratingCount} and 5 * ${table.ratingCount}`,
    ),
    index("products_featured_first").on(table.isFeatured.desc(), table.position, table.id),
    index("products_of_offer").on(table.offerId).where(sql`${table.offerId} is not null`),
    index("products_of_several").on(table.severalPieces).where(sql`${table.severalPieces} is not null`),
    index("products_newest_first").on(table.isNewArrival.desc(), table.createdAt.desc(), table.id.desc()),
    index("products_by_price").on(table.pricePoisha, table.id),
    index("products_of_category").on(table.categoryId, table.isFeatured.desc(), table.position, table.id),
    index("products_of_category_by_price").on(table.categoryId, table.pricePoisha, table.id),
    index("products_of_further_categories")
      .using("gin", table.furtherCategoryIds)
      .where(sql`${table.furtherCategoryIds} <> '{}'`),
    index("products_only_featured").on(table.position, table.id).where(sql`${table.isFeatured}`),
    index("products_only_new").on(table.createdAt.desc(), table.id).where(sql`${table.isNewArrival}`),
    index("products_only_top").on(table.position, table.id).where(sql`${table.isTopSelling}`),
    index("products_in_order")
      .on(table.categoryId, table.position, table.id)
      .where(sql`not ${table.isArchived}`),
    index("products_counted")
      .on(table.categoryId)
      .where(sql`not ${table.isArchived} and not ${table.isOtherSize}`),
    index("products_archived").on(table.categoryId, table.position, table.id).where(sql`${table.isArchived}`),
    index("products_of_size_group").on(table.sizeGroup).where(sql`${table.sizeGroup} <> ''`),
    index("products_search").using("gin", sql`${table.searchText} gin_trgm_ops`),
    index("products_by_description").using("gin", sql`to_tsvector('english', ${table.descriptionEn})`),
    index("products_by_barcode").on(table.barcode).where(sql`${table.barcode} <> ''`),
    index("products_by_sku").using("gin", sql`${table.sku} gin_trgm_ops`),
  ],
);

/** Products with a low stock, maintained by triggers: with an index on `stock`, orders would update every index. */
export const shortProducts = pgTable(
  "short_products",
  {
    productId: bigint({ mode: "number" }).primaryKey(),
    stock: integer().notNull(),
    categoryId: bigint({ mode: "number" }).notNull(),
    position: integer().notNull(),
    isArchived: boolean().notNull(),
  },
  (table) => [
    foreignKey({
      name: "short_products_product",
      columns: [table.productId],
      foreignColumns: [products.id],
    }).onDelete("cascade"),
    index("short_products_in_order").on(table.stock, table.categoryId, table.position, table.productId),
  ],
);

/** The pictures of a product after its first one, in the order of `place`. */
export const productPictures = pgTable(
  "product_pictures",
  {
    productId: bigint({ mode: "number" }).notNull(),
    place: integer().notNull(),
    image: text().notNull(),
    altEn: text().notNull(),
    altBn: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.place] }),
    foreignKey({
      name: "product_pictures_product",
      columns: [table.productId],
      foreignColumns: [products.id],
    }).onDelete("cascade"),
  ],
);

/** The related products that staff chose for a product, in the order of `place`. */
export const relatedProducts = pgTable(
  "related_products",
  {
    productId: bigint({ mode: "number" }).notNull(),
    place: integer().notNull(),
    relatedId: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.place] }),
    foreignKey({
      name: "related_products_product",
      columns: [table.productId],
      foreignColumns: [products.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "related_products_related",
      columns: [table.relatedId],
      foreignColumns: [products.id],
    }).onDelete("cascade"),
    index("related_products_of_related").on(table.relatedId),
  ],
);

export const savedProducts = pgTable(
  "saved_products",
  {
    userId: bigint({ mode: "number" }).notNull(),
    productId: bigint({ mode: "number" }).notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    foreignKey({ name: "saved_products_user", columns: [table.userId], foreignColumns: [users.id] }).onDelete(
      "cascade",
    ),
    foreignKey({
      name: "saved_products_product",
      columns: [table.productId],
      foreignColumns: [products.id],
    }).onDelete("cascade"),
    index("saved_products_of_product").on(table.productId),
  ],
);

/**
 * The changed products, including deleted ones; the search index polls them. `version` is the id of the last
 * transaction that changed the product.
 */
export const productChanges = pgTable(
  "product_changes",
  {
    productId: bigint({ mode: "number" }).primaryKey(),
    version: bigint({ mode: "number" }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("product_changes_by_version").on(table.version)],
);

/** Synonyms: `words` are equivalent; `kinds` are more specific terms, which also match. */
export const searchSynonyms = pgTable("search_synonyms", {
  id: key(),
  words: text().array().notNull(),
  kinds: text().array().notNull().default(sql`'{}'`),
  /** Incremented by each change of staff. */
  version: integer().notNull().default(1),
});

/** Products pinned to the top of the results for a term, which is normalised by `termOf`. */
export const searchPins = pgTable(
  "search_pins",
  {
    term: text().notNull(),
    productId: bigint({ mode: "number" })
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    pinnedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.term, table.productId] }),
    index("search_pins_of_product").on(table.productId),
  ],
);

/** Terms without a good result that staff have hidden from the list of missed searches. */
export const ignoredSearches = pgTable("ignored_searches", {
  term: text().primaryKey(),
  ignoredAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** How often a term had no good result (product 0), or led to a product; without users. */
export const searchCounts = pgTable(
  "search_counts",
  {
    day: date().notNull(),
    term: text().notNull(),
    productId: bigint({ mode: "number" }).notNull().default(0),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.term, table.productId] }),
    check("search_counts_positive", sql`${table.count} > 0`),
    index("search_counts_of_product").on(table.productId, table.day),
  ],
);
