import { sql } from "drizzle-orm";
import { bigint, check, foreignKey, index, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { products } from "../catalogue/tables.server.ts";
import { users } from "../identity/tables.server.ts";

/** Triggers maintain the count of all reviews, and the average of the newest rating of each buyer of the product. */
export const reviews = pgTable(
  "reviews",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    productId: bigint({ mode: "number" }).notNull(),
    userId: bigint({ mode: "number" }).notNull(),
    reviewDetails: text().notNull(),
    rating: smallint(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When and why staff hid it; a hidden review does not count. */
    hiddenAt: timestamp({ withTimezone: true }),
    hiddenReason: text(),
  },
  (table) => [
    foreignKey({
      name: "reviews_product",
      columns: [table.productId],
      foreignColumns: [products.id],
    }).onDelete("cascade"),
    foreignKey({ name: "reviews_user", columns: [table.userId], foreignColumns: [users.id] }),
    check("reviews_rating", sql`${table.rating} between 1 and 5`),
    check("reviews_text", sql`${table.reviewDetails} <> '' and length(${table.reviewDetails}) <= 2000`),
    check("reviews_hidden", sql`(${table.hiddenAt} is null) = (${table.hiddenReason} is null)`),
    index("reviews_hidden_ones").on(table.id).where(sql`${table.hiddenAt} is not null`),
    index("reviews_search").using("gin", sql`${table.reviewDetails} gin_trgm_ops`),
    index("reviews_of_product").on(table.productId, table.id),
    index("reviews_of_customer").on(table.userId, table.productId, table.id),
  ],
);

/** At most one reply per review. */
export const reviewReplies = pgTable(
  "review_replies",
  {
    reviewId: bigint({ mode: "number" }).primaryKey(),
    userId: bigint({ mode: "number" }).notNull(),
    reply: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: "review_replies_review",
      columns: [table.reviewId],
      foreignColumns: [reviews.id],
    }).onDelete("cascade"),
    foreignKey({ name: "review_replies_user", columns: [table.userId], foreignColumns: [users.id] }),
    check("review_replies_text", sql`${table.reply} <> '' and length(${table.reply}) <= 2000`),
  ],
);
