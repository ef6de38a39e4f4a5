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

/** Uploaded pictures by the hash of the upload, which deduplicates them. */
export const pictures = pgTable(
  "pictures",
  {
    hash: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** "rrggbb"; empty if it is transparent. */
    ground: text().notNull(),
    /** Whether it must not be cropped. */
    whole: boolean().notNull(),
    createdBy: bigint({ mode: "number" }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it was last uploaded, saved, or found in use. */
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

/** Each width in each format. Immutable. */
export const pictureFiles = pgTable(
  "picture_files",
  {
    hash: text().notNull(),
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
