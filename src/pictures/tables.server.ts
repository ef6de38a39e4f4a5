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
import { users } from "../identity/tables.server.ts";
import { bytes } from "../platform/database/bytes.server.ts";

/** Uploaded pictures under the hash of what was uploaded: the same file is one picture, whoever uploads it. */
export const pictures = pgTable(
  "pictures",
  {
    hash: text().primaryKey(),
    /** Of the original, upright, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** "rrggbb"; empty where one sees through it. */
    ground: text().notNull(),
    /** Its edge has one colour, or one sees through it. */
    whole: boolean().notNull(),
    createdBy: bigint({ mode: "number" }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it was last uploaded, saved somewhere, or found where it stands. */
    neededAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ name: "pictures_user", columns: [table.createdBy], foreignColumns: [users.id] }).onDelete(
      "set null",
    ),
    check("pictures_hash", sql`${table.hash} ~ '^[0-9a-f]{32}$'`),
    check("pictures_ground", sql`${table.ground} ~ '^([0-9a-f]{6})?$'`),
    index("pictures_of_user").on(table.createdBy),
    index("pictures_by_need").on(table.neededAt),
  ],
);

/** What browsers get of a picture: each width in each format. Never changed. */
export const pictureFiles = pgTable(
  "picture_files",
  {
    hash: text().notNull(),
    /** The width that pages ask for; a small picture is narrower than that. */
    width: integer().notNull(),
    format: text({ enum: ["avif", "webp"] }).notNull(),
    bytes: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hash, table.format, table.width] }),
    foreignKey({
      name: "picture_files_picture",
      columns: [table.hash],
      foreignColumns: [pictures.hash],
    }).onDelete("cascade"),
    check("picture_files_format", sql`${table.format} in ('avif', 'webp')`),
  ],
);
