import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { users } from "#src/identity/tables.server.ts";

/** Carts as links, without anything personal of shoppers. */
export const cartLinks = pgTable(
  "cart_links",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    code: text().notNull().unique("cart_links_code"),
    /** An array of `StoredLine`. */
    lines: jsonb().notNull(),
    /** The staff member who made it; null for a shopper. */
    madeBy: bigint({ mode: "number" }),
    opened: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    foreignKey({ name: "cart_links_made_by", columns: [table.madeBy], foreignColumns: [users.id] }),
    check("cart_links_opened", sql`${table.opened} >= 0`),
    index("cart_links_of_staff").on(table.id).where(sql`${table.madeBy} is not null`),
    index("cart_links_by_end").on(table.endsAt),
  ],
);
