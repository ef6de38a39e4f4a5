import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Every change by staff, written in the transaction that makes it. Rows are only ever added: a trigger refuses the rest. */
export const journal = pgTable(
  "journal",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Who did it, by id and by the name of that day; null: the command line. */
    userId: bigint({ mode: "number" }),
    userName: text(),
    /** One of `journalActions`, and its kind. */
    action: text().notNull(),
    kind: text().notNull(),
    subjectId: text().notNull(),
    subjectName: text().notNull(),
    /** The fields that changed, as they were and as they are now. */
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
