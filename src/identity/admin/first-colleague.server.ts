import type { Queries } from "#src/platform/database/database.server.ts";

/** The name of the first staff member who is not an admin; null without one. */
export async function findFirstColleague(queries: Queries): Promise<string | null> {
  const { rows } = await queries.query<{ name: string }>(
    "select name from users where role = 'staff' order by id limit 1",
  );
  return rows[0]?.name ?? null;
}
