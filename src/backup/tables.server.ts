import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { backupReasons, defaultHour, defaultRetention } from "./rules.ts";

/** The rows describe files and are not part of a backup. */
export const backups = pgTable(
  "backups",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** What started it: the schedule, an admin, or `npm run backup`. */
    reason: text({ enum: backupReasons }).notNull(),
    /** The machine that has the file. */
    host: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null while it is running, or if its process was killed. */
    endedAt: timestamp({ withTimezone: true }),
    file: text(),
    bytes: bigint({ mode: "number" }),
    failure: text(),
  },
  (table) => [
    check("backups_reason", sql`${table.reason} in ('schedule', 'admin', 'command')`),
    check(
      "backups_end",
      sql`case when ${table.endedAt} is null then num_nonnulls(${table.file}, ${table.bytes}, ${table.failure}) = 0
          else (${table.file} is null) = (${table.bytes} is null) and num_nonnulls(${table.file}, ${table.failure}) = 1 end`,
    ),
    index("backups_by_time").on(table.startedAt),
  ],
);

export const backupPlan = pgTable(
  "backup_plan",
  {
    /** Always true: the table has one row. */
    only: boolean().primaryKey().default(true),
    /** Of the daily backup in Dhaka; null: none is planned. */
    hour: integer().default(defaultHour),
    days: integer("retention").notNull().default(defaultRetention.days),
    weeks: integer().notNull().default(defaultRetention.weeks),
    months: integer().notNull().default(defaultRetention.months),
    version: integer().notNull().default(1),
  },
  (table) => [
    check("backup_plan_one_row", sql`${table.only}`),
    check("backup_plan_hour", sql`${table.hour} between 0 and 23`),
    check("backup_plan_retention", sql`${table.days} between 1 and 366`),
    check("backup_plan_weeks", sql`${table.weeks} between 0 and 366`),
    check("backup_plan_months", sql`${table.months} between 0 and 366`),
  ],
);
