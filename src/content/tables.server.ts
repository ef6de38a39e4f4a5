import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { safeLink } from "./rules.ts";

const key = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

/** What staff say about when shoppers see it. `version` rises with every change but that of the order. */
const managed = () => ({
  position: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
  visibleFrom: timestamp({ withTimezone: true }),
  visibleUntil: timestamp({ withTimezone: true }),
  version: integer().notNull().default(1),
});

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
    ...managed(),
  },
  (table) => [
    check("sliders_link_safe", sql`${table.link} ~ ${sql.raw(`'${safeLink}'`)}`),
    check("sliders_dates", sql`${table.visibleFrom} < ${table.visibleUntil}`),
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
    ...managed(),
  },
  (table) => [
    check("advertisements_link_safe", sql`${table.link} ~ ${sql.raw(`'${safeLink}'`)}`),
    check("advertisements_dates", sql`${table.visibleFrom} < ${table.visibleUntil}`),
    index("advertisements_in_order").on(table.isActive, table.position, table.id),
  ],
);
