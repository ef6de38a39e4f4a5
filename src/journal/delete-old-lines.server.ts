import { retentionDays } from "#src/platform/retention/days.ts";
import type { Shop } from "#src/platform/shop.server.ts";

/** Deletes lines whose time is over; returns how many. The database refuses to delete younger ones, whoever asks. */
export async function deleteOldLines({ database }: Shop): Promise<number> {
  const { rowCount } = await database.pool.query(
    "delete from journal where at < now() - make_interval(days => $1)",
    [retentionDays.journal],
  );
  return rowCount ?? 0;
}
