import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "../../api/problem.ts";
import type { Viewer } from "../../api/viewer.ts";
import { record } from "../../journal/record.server.ts";
import { m } from "../../language/messages.ts";
import { toPoisha } from "../../language/numbers/money.ts";
import { inTransaction } from "../../platform/database/transaction.server.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import type { ShopSettings } from "./contract.ts";
import type { settingsChange } from "./schemas.ts";
import { fixedBy, lockedSettings } from "./settings-row.server.ts";

/**
 * Changes the shop's settings, and writes it into the journal. Refuses with `changed` and what they are now where somebody changed
 * them meanwhile, and a field that the environment has set.
 */
export async function changeSettings(
  { version, ...given }: z.output<typeof settingsChange>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true; data: ShopSettings }> {
  refuseFixed(given, fixedBy(shop));
  if (given.proves_phone && !shop.settings.sms) {
    const message = m.settings_no_gateway({ variable: "SMS_URL" });
    throw new Problem("invalid_fields", message, { errors: { proves_phone: message } });
  }
  return inTransaction(shop.database, async (client) => {
    const { version: now, ...was } = await lockedSettings(client, shop);
    if (now !== version)
      throw new Problem("changed", m.settings_changed_meanwhile(), {
        details: { now: { ...was, version: now } },
      });
    const data = { ...was, ...(given as Partial<typeof was>) };
    await update(client, data);
    const subject = { id: "shop", name: data.name_en };
    await record(client, viewer, { action: "settings.changed", subject, before: was, after: data });
    return { success: true, data: { ...data, version: version + 1 } };
  });
}

function refuseFixed(given: object, fixed: Record<string, string>): void {
  const errors = Object.keys(given).filter((field) => fixed[field]);
  const said = (field: string) => m.settings_fixed({ variable: fixed[field] ?? "" });
  if (errors.length > 0)
    throw new Problem("invalid_fields", said(errors[0] ?? ""), {
      errors: Object.fromEntries(errors.map((field) => [field, said(field)])),
    });
}

async function update(client: PoolClient, data: Omit<ShopSettings, "version">) {
  await client.query(
    `update shop_details set name_en = $1, name_bn = $2, address_en = $3, address_bn = $4, phone = $5, second_phone = $6,
       email = $7, dbid = $8, hours_en = $9, hours_bn = $10, minimum_poisha = $11, closed_from = $12, back_on = $13,
       takes_orders = $14, mails_orders = $15, weight_tolerance = $16, proves_phone = $17, codes_per_day = $18, version = version + 1`,
    [
      ...[data.name_en, data.name_bn, data.address_en, data.address_bn, data.phone, data.second_phone],
      ...[data.email, data.dbid, data.hours_en, data.hours_bn, toPoisha(data.minimum)],
      ...[data.closed_from, data.back_on, data.takes_orders, data.mails_orders, data.weight_tolerance],
      ...[data.proves_phone, data.codes_per_day],
    ],
  );
}
