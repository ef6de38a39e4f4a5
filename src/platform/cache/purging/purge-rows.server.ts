import type { Queries } from "#src/platform/database/database.server.ts";
import { everythingKey } from "../changes/follow-changes.server.ts";
import { anyChangeKey } from "../changes/invalidations.server.ts";

const maxKeys = 2_000;

export type PendingPurge = { seen: string; keys: readonly string[] };

/**
 * Claims for 20 s what has to be purged: the keys that changed since the last purge, and the snapshot up to which.
 * Undefined while another process has the claim. Surrogate keys are deleted after an hour, so a purge that has failed for half
 * an hour purges everything. The table has one row, whose key is "only".
 */
export async function claimPurge(queries: Queries, processId: string): Promise<PendingPurge | undefined> {
  const { rows } = await queries.query<{ seen: string; keys: string[]; is_late: boolean }>(
    `with claim as (
       insert into cdn_purges (seen, claimed_by, claimed_until)
       values (pg_current_snapshot()::text, $1, now() + interval '20 s')
       on conflict ("only") do update set claimed_by = $1, claimed_until = excluded.claimed_until
       where cdn_purges.claimed_by = $1 or cdn_purges.claimed_until < now()
       returning seen, coalesce(failing_since < now() - interval '30 minutes', false) as is_late
     )
     select pg_current_snapshot()::text as seen, claim.is_late, array(
       select distinct key from surrogate_keys where is_after(version, claim.seen::pg_snapshot) limit ${maxKeys + 1}
     ) as keys from claim`,
    [processId],
  );
  const claimedPurge = rows[0];
  if (!claimedPurge) return undefined;
  const { seen, keys, is_late } = claimedPurge;
  if (keys.length === 0) return { seen, keys };
  const shouldPurgeAll = is_late || keys.length > maxKeys || keys.includes(everythingKey);
  return { seen, keys: shouldPurgeAll ? [everythingKey] : [...keys, anyChangeKey] };
}

/** Records that everything up to a snapshot was purged; without a snapshot, only that the CDN answers. */
export async function recordPurge(queries: Queries, seen: string | undefined): Promise<void> {
  await queries.query(
    "update cdn_purges set seen = coalesce($1, seen), purged_at = now(), failing_since = null, failure = null",
    [seen ?? null],
  );
}

export async function recordPurgeFailure(queries: Queries, failure: string): Promise<void> {
  await queries.query("update cdn_purges set failing_since = coalesce(failing_since, now()), failure = $1", [
    failure,
  ]);
}

/** When the CDN was last purged, and since when and why it fails; times in ISO 8601. */
export type PurgeState = { purged_at: string | null; failing_since: string | null; failure: string | null };

export async function readPurgeState(queries: Queries): Promise<PurgeState> {
  const { rows } = await queries.query<{
    purged_at: Date | null;
    failing_since: Date | null;
    failure: string | null;
  }>("select purged_at, failing_since, failure from cdn_purges");
  const { purged_at = null, failing_since = null, failure = null } = rows[0] ?? {};
  return {
    purged_at: purged_at?.toISOString() ?? null,
    failing_since: failing_since?.toISOString() ?? null,
    failure,
  };
}
