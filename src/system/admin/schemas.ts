import { z } from "zod";
import { wholeNumber } from "#src/api/schemas.ts";
import { backupReasons, lastHour, maxRetention } from "#src/backup/rules.ts";
import { retentionKinds } from "#src/platform/retention/days.ts";

/** In bytes. */
const disk = z.object({ free: z.number(), total: z.number() }).nullable();

export const backup = z.object({
  id: z.int(),
  reason: z.enum(backupReasons),
  host: z.string(),
  started_at: z.string(),
  /** Null while it is running. */
  ended_at: z.string().nullable(),
  /** Null unless the backup was made. */
  file: z.string().nullable(),
  bytes: z.number().nullable(),
  /** A reason for `failureText`; null unless it failed. */
  failure: z.string().nullable(),
});

export const backupPlan = z.object({
  /** Hour of the daily backup in Dhaka; null: never. */
  hour: z.int().nullable(),
  /** See `Retention`. */
  days: z.int(),
  weeks: z.int(),
  months: z.int(),
  version: z.int(),
});

export const systemAnswer = z.object({
  data: z.object({
    /** Of the shop, from package.json. */
    version: z.string(),
    node: z.string(),
    /** In seconds. */
    uptime: z.int(),
    /** Of this process, in bytes. */
    memory: z.number(),
    database: z.object({
      version: z.string(),
      bytes: z.number(),
      connections: z.int(),
      most_connections: z.int(),
    }),
    /** Connections of this process; `waiting`: statements that wait for one. */
    pool: z.object({ used: z.int(), waiting: z.int(), most: z.int() }),
    cache: z.object({ entries: z.int(), bytes: z.number(), hits: z.int() }),
    search: z.object({
      ready: z.boolean(),
      products: z.int(),
      behind_ms: z.number(),
      failure: z.string().optional(),
    }),
    queues: z.array(
      z.object({
        queue: z.enum(["emails", "order_emails", "sms"]),
        waiting: z.int(),
        failed: z.int(),
        /** Longest wait, in seconds. */
        oldest_s: z.int(),
      }),
    ),
    /** `failure` is why the last attempt failed; null if none did. */
    push_queues: z.array(
      z.object({
        queue: z.enum(["pushes", "stock_alerts"]),
        waiting: z.int(),
        oldest_s: z.int(),
        failure: z.string().nullable(),
      }),
    ),
    /** Each retention period: its days, its last run, and the rows that the last run with any deleted. */
    retention: z.array(
      z.object({
        kind: z.enum(retentionKinds),
        days: z.int(),
        ran_at: z.string().nullable(),
        deleted: z.int(),
        deleted_at: z.string().nullable(),
        failing_since: z.string().nullable(),
        failure: z.string().nullable(),
      }),
    ),
    /** How many gave up, wait since a restore, and fail. */
    webhooks: z.object({ paused: z.int(), restored: z.int(), failing: z.int() }),
    disk: z.object({ data: disk, backups: disk }),
    /** The configured CDN; null without one. */
    cdn: z
      .object({
        purged_at: z.string().nullable(),
        failing_since: z.string().nullable(),
        failure: z.string().nullable(),
      })
      .nullable(),
    backups: z.object({ folder: z.string(), plan: backupPlan, last: z.array(backup) }),
  }),
});

export const planChange = z.strictObject({
  hour: wholeNumber(0, lastHour).nullable(),
  days: wholeNumber(1, maxRetention),
  weeks: wholeNumber(0, maxRetention),
  months: wholeNumber(0, maxRetention),
  version: z.int(),
});
export const savedPlan = z.object({ success: z.literal(true), data: backupPlan });
export const begunBackup = z.object({ success: z.literal(true) });
