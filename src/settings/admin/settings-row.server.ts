import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import {
  detailVariables,
  resolveDetails,
  type StoredDetails,
} from "#src/platform/settings/shop-details.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { settingNames, settingOf } from "../fields.ts";
import type { SettingsAnswer, ShopSettings } from "./contract.ts";

export function toSettings(stored: StoredDetails, { settings }: Pick<Shop, "settings">): ShopSettings {
  const { minimum_poisha, ...details } = resolveDetails(stored, settings);
  return { ...details, minimum: toTaka(minimum_poisha), version: stored.version };
}

/** The columns of settings, each set to that of a record `r`. */
export const setColumns = settingNames
  .map((name) => settingOf(name).column ?? name)
  .map((column) => `${column} = r.${column}`)
  .join(", ");

/** Stores settings in the row of `readStoredDetails`, which is locked. What is not given stays as stored. */
export async function writeSettings(
  client: Pick<Queries, "query">,
  stored: StoredDetails,
  { minimum, ...fields }: Partial<ShopSettings>,
): Promise<void> {
  const row = { ...stored, ...fields, ...(minimum !== undefined && { minimum_poisha: toPoisha(minimum) }) };
  await client.query(
    `update shop_details set ${setColumns}, version = shop_details.version + 1
     from json_populate_record(null::shop_details, $1) r`,
    [JSON.stringify(row)],
  );
}

type Fixed = SettingsAnswer["data"]["fixed"];

/** Fields set by the environment, with the variable's name. */
export function fixedBy({ settings }: Pick<Shop, "settings">): Fixed {
  const variables = Object.entries(detailVariables) as [keyof typeof detailVariables, string][];
  return Object.fromEntries(variables.filter(([field]) => settings.shop[field] !== undefined));
}
