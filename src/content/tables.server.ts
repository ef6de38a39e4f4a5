import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";

const key = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

/** Inside the shop or http(s), nothing else (DECISIONS 35). */
const safeLink = "^(/([^/\\\\]|$)|https?://)";

export const sliders = pgTable(
  "sliders",
  {
    id: key(),
    image: text().notNull(),
    titleEn: text().notNull(),
    titleBn: text().notNull(),
    subtitleEn: text().notNull().default(""),
    subtitleBn: text().notNull().default(""),
    buttonTextEn: text().notNull().default("Shop Now"),
    buttonTextBn: text().notNull().default("বাজার করুন"),
    link: text().notNull().default("/products"),
    tint: text().notNull(),
    position: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
  },
  (table) => [
    check("sliders_link_safe", sql`${table.link} ~ ${sql.raw(`'${safeLink}'`)}`),
    index("sliders_in_order").on(table.isActive, table.position, table.id),
  ],
);

export const advertisements = pgTable(
  "advertisements",
  {
    id: key(),
    image: text().notNull(),
    titleEn: text().notNull(),
    titleBn: text().notNull(),
    descriptionEn: text().notNull().default(""),
    descriptionBn: text().notNull().default(""),
    link: text(),
    buttonTextEn: text(),
    buttonTextBn: text(),
    tint: text().notNull(),
    position: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
  },
  (table) => [
    check("advertisements_link_safe", sql`${table.link} ~ ${sql.raw(`'${safeLink}'`)}`),
    index("advertisements_in_order").on(table.isActive, table.position, table.id),
  ],
);
