import { toTaka } from "#src/language/numbers/money.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import {
  detailVariables,
  readStoredDetails,
  resolveDetails,
  type StoredDetails,
} from "#src/platform/settings/shop-details.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { SettingsAnswer, ShopSettings } from "./contract.ts";

export function toSettings(stored: StoredDetails, { settings }: Pick<Shop, "settings">): ShopSettings {
  const { minimum_poisha, ...details } = resolveDetails(stored, settings);
  return { ...details, minimum: toTaka(minimum_poisha), version: stored.version };
}

/** Locked until the transaction ends. */
export const readLockedSettings = async (queries: Queries, shop: Pick<Shop, "settings">) =>
  toSettings(await readStoredDetails(queries, { lock: true }), shop);

type Fixed = SettingsAnswer["data"]["fixed"];

/** Fields set by the environment, with the variable's name. */
export function fixedBy({ settings }: Pick<Shop, "settings">): Fixed {
  const variables = Object.entries(detailVariables) as [keyof typeof detailVariables, string][];
  return Object.fromEntries(variables.filter(([field]) => settings.shop[field] !== undefined));
}
