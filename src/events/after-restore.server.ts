import type { Queries } from "../platform/database/database.server.ts";

/**
 * Puts the log of a restored shop beyond all ids that the shop gave after the backup, and after earlier restores, as receivers drop ids that they
 * have seen. Pauses every webhook, because the restored shop may be a copy for a trial. What waits in the log or for an attempt stays as it is.
 */
export async function continueAfterRestore(queries: Queries): Promise<void> {
  // Milliseconds since 1970: no log grows by a thousand events a second for long.
  await queries.query(
    `with before as (select position from event_log), raised as (
       update event_log set position = greatest(position + 1000000000, (extract(epoch from now()) * 1000)::bigint)
       returning position
     )
     update webhooks w set position = case when w.position = before.position then raised.position else w.position end,
       paused_at = coalesce(w.paused_at, now()), paused_because = coalesce(w.paused_because, 'restored')
     from before, raised`,
  );
}
