import type { Queries } from "../platform/database/database.server.ts";

/**
 * Moves the log of a restored shop beyond all ids that the shop used after the backup and after earlier
 * restores, because receivers drop ids that they have seen. Pauses every webhook, because the restored shop
 * may be a copy for a test. Waiting events and deliveries stay unchanged.
 */
export async function continueAfterRestore(queries: Queries): Promise<void> {
  // Uses milliseconds since 1970, because no log grows by a thousand events per second for long.
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
