import type { Queries } from "../platform/database/database.server.ts";

/** The versions of the shop's built-in privacy policy, newest first. Add a new date here for each new text. */
export const ownPolicyVersions = ["2026-11-28"] as const;

type PolicyVersions = { current: string; before: string | undefined };

/**
 * The version of the privacy policy, and the previous one if any, which pages opened before the change still show.
 * That of a built-in text is its date, "2026-11-28"; that of a text by staff also has its number on that day, "2026-11-28.1".
 */
export async function readPolicyVersions(queries: Queries): Promise<PolicyVersions> {
  // The last two texts by staff, each numbered within its day in Dhaka.
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
