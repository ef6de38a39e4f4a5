import type { Queries } from "../platform/database/database.server.ts";

/** The days of the privacy policy that comes with the shop, the newest first. A new text gets a new day here. */
export const ownPolicyDays = ["2026-11-28"] as const;

type PolicyVersions = { current: string; before: string | undefined };

/**
 * The version of the privacy policy, the day of its text ("2026-11-28"), and the one before, which a page shows that was
 * opened before the change; undefined if there was none.
 */
export async function policyVersions(queries: Queries): Promise<PolicyVersions> {
  const { rows } = await queries.query<{ day: string }>(
    `select to_char(created_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day from page_revisions
     where page = 'privacy-policy' group by day order by max(id) desc limit 2`,
  );
  const [current = ownPolicyDays[0], before] = new Set([...rows.map(({ day }) => day), ...ownPolicyDays]);
  return { current, before };
}
