import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const journal = pgTable(
  "journal",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Id, and name at that time; null: the command line. */
    userId: bigint({ mode: "number" }),
    userName: text(),
    /** Id, and name at that time, of the API key that acted for the user. */
    keyId: bigint({ mode: "number" }),
    keyName: text(),
    action: text().notNull(),
    kind: text().notNull(),
    subjectId: text().notNull(),
    subjectName: text().notNull(),
    before: jsonb().notNull().default({}),
    after: jsonb().notNull().default({}),
  },
  (table) => [
    index("journal_of_subject").on(table.kind, table.subjectId, table.id),
    index("journal_of_user").on(table.userId, table.id),
    index("journal_search").using(
      "gin",
      sql`(${table.subjectName} || ' ' || coalesce(${table.userName}, '')) gin_trgm_ops`,
    ),
  ],
);
