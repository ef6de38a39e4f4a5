import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { users } from "../identity/tables.server.ts";
import { maxPageText, safeLink, staticPages } from "./rules.ts";

const idColumn = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

/** When shoppers see it. `version` is incremented by every change except reordering. */
const managedColumns = () => ({
  position: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
  visibleFrom: timestamp({ withTimezone: true }),
  visibleUntil: timestamp({ withTimezone: true }),
  version: integer().notNull().default(1),
});

/** Columns of content with a picture, texts and a button. */
const picturedColumns = () => ({
  id: idColumn(),
  image: text().notNull(),
  titleEn: text().notNull(),
  titleBn: text().notNull(),
  subtitleEn: text().notNull().default(""),
  subtitleBn: text().notNull().default(""),
  buttonTextEn: text().notNull().default("Shop Now"),
  buttonTextBn: text().notNull().default("বাজার করুন"),
  link: text().notNull().default("/products"),
  tint: text().notNull(),
  ...managedColumns(),
});

export const sliders = pgTable("sliders", picturedColumns(), (table) => [
  check("sliders_link_safe", sql`${table.link} ~ ${sql.raw(`'${safeLink}'`)}`),
  check("sliders_dates", sql`${table.visibleFrom} < ${table.visibleUntil}`),
  index("sliders_in_order").on(table.isActive, table.position, table.id),
]);

/** The wide pictures at the bottom of the home page. */
export const banners = pgTable("banners", picturedColumns(), (table) => [
  check("banners_link_safe", sql`${table.link} ~ ${sql.raw(`'${safeLink}'`)}`),
  check("banners_dates", sql`${table.visibleFrom} < ${table.visibleUntil}`),
]);

/** Lines above every page; shoppers see the first active one. */
export const notices = pgTable(
  "notices",
  { id: idColumn(), titleEn: text().notNull(), titleBn: text().notNull(), link: text(), ...managedColumns() },
  (table) => [
    check("notices_link_safe", sql`${table.link} ~ ${sql.raw(`'${safeLink}'`)}`),
    check("notices_dates", sql`${table.visibleFrom} < ${table.visibleUntil}`),
  ],
);

export const advertisements = pgTable(
  "advertisements",
  {
    id: idColumn(),
    image: text().notNull(),
    titleEn: text().notNull(),
    titleBn: text().notNull(),
    descriptionEn: text().notNull().default(""),
    descriptionBn: text().notNull().default(""),
    link: text(),
    buttonTextEn: text(),
    buttonTextBn: text(),
    tint: text().notNull(),
    ...managedColumns(),
  },
  (table) => [
    check("advertisements_link_safe", sql`${table.link} ~ ${sql.raw(`'${safeLink}'`)}`),
    check("advertisements_dates", sql`${table.visibleFrom} < ${table.visibleUntil}`),
    index("advertisements_in_order").on(table.isActive, table.position, table.id),
  ],
);

/**
 * The saved revisions of a page's text; the newest is shown. A page without a row has its default text
 * (`own-texts.server.ts`).
 */
export const pageRevisions = pgTable(
  "page_revisions",
  {
    id: idColumn(),
    page: text({ enum: staticPages }).notNull(),
    textEn: text().notNull(),
    textBn: text().notNull(),
    userId: bigint({ mode: "number" }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: "page_revisions_user", columns: [table.userId], foreignColumns: [users.id] }).onDelete(
      "set null",
    ),
    check(
      "page_revisions_page",
      sql`${table.page} in (${sql.raw(staticPages.map((page) => `'${page}'`).join(", "))})`,
    ),
    check(
      "page_revisions_length",
      sql`greatest(length(${table.textEn}), length(${table.textBn})) <= ${sql.raw(String(maxPageText))}`,
    ),
    index("page_revisions_of_page").on(table.page, table.id),
  ],
);
