import type { Queries } from "../platform/database/database.server.ts";

/**
 * The versions of the privacy policy that comes with the shop, the newest first. A new text gets a new version here: its day, and
 * ".2" after it if that day has one.
 */
export const ownPolicyVersions = ["2026-11-28.2", "2026-11-28"] as const;

type PolicyVersions = { current: string; before: string | undefined };

/**
 * The version of the privacy policy: the day of its text ("2026-11-28"), numbered from the second text of a day on ("2026-11-28.2");
 * and the one before, which a page shows that was opened before the change; undefined if there was none.
 */
export async function policyVersions(queries: Queries): Promise<PolicyVersions> {
  const { rows } = await queries.query<{ day: string; turn: number }>(
    `select day, (row_number() over (partition by day order by id))::int as turn
     from (
       select id, to_char(created_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day
       from page_revisions where page = 'privacy-policy'
     ) as written
     order by id desc limit 2`,
  );
  const versions = [...rows.map(versionOf), ...ownPolicyVersions];
  return { current: versions[0] ?? ownPolicyVersions[0], before: versions[1] };
}

/** Texts of the shop's staff come after those of that day that came with the shop. */
function versionOf({ day, turn }: { day: string; turn: number }): string {
  const place = turn + ownPolicyVersions.filter((own) => own.startsWith(day)).length;
  return place === 1 ? day : `${day}.${place}`;
}
