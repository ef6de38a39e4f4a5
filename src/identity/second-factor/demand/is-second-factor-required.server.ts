import type { Queries } from "#src/platform/database/database.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";

/** Whether staff need a second factor; the setting SECOND_FACTOR overrides the admin's choice. */
export async function isSecondFactorRequired(
  queries: Queries,
  { settings }: Pick<Shop, "settings">,
): Promise<boolean> {
  if (settings.secondFactor !== undefined) return settings.secondFactor;
  const { rows } = await queries.query<{ second_factor: boolean }>("select second_factor from shop_details");
  return rows[0]?.second_factor ?? false;
}
