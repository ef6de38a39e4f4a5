import { locale } from "#src/language/locale.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import type { Queries } from "#src/platform/database/database.server.ts";

/** The oldest delivery area and its fee in taka; null without areas. */
export async function findOldestArea(queries: Queries): Promise<{ name: string; fee: number } | null> {
  const { rows } = await queries.query<{ name: string; fee_poisha: number }>(
    `select name_${locale()} as name, fee_poisha from delivery_areas order by id limit 1`,
  );
  const [area] = rows;
  return area ? { name: area.name, fee: toTaka(area.fee_poisha) } : null;
}
