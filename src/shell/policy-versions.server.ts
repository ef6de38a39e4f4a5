import type { Queries } from "../platform/database/database.server.ts";

/** The versions of the shop's built-in privacy policy, newest first. Add a new date here for each new text. */
export const ownPolicyVersions = ["2026-11-28"] as const;

type PolicyVersions = { current: string; before: string | undefined };

/**
 * The version of the privacy policy: the day of the text that comes with the shop ("2026-11-28"); of a text by its staff the day and which one
 * of that day it is ("2026-11-28.1"). And the one before, which a page shows that was opened before the change; undefined if there was none.
 */
export async function readPolicyVersions(queries: Queries): Promise<PolicyVersions> {
  const { rows } = await queries.query<{ version: string }>(
    `select day || '.' || row_number() over (partition by day order by id) as version
     from (
       select id, to_char(created_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day
       from page_revisions where page = 'privacy-policy'
     ) as written
     order by id desc limit 2`,
  );
  const versions = [...rows.map(({ version }) => version), ...ownPolicyVersions];
  return { current: versions[0] ?? ownPolicyVersions[0], before: versions[1] };
}
