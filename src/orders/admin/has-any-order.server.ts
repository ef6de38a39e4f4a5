import type { Queries } from "#src/platform/database/database.server.ts";

export async function hasAnyOrder(queries: Queries): Promise<boolean> {
  const { rowCount } = await queries.query("select from orders limit 1");
  return rowCount === 1;
}
