import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { expectVersion } from "#src/kit/entry.server.ts";
import { m } from "#src/language/messages.ts";
import { toPoisha } from "#src/language/numbers/money.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
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
  if (given.proves_phone && !(await shop.details.sending()).sms) {
    const message = m.settings_no_gateway();
    throw new Problem("invalid_fields", message, { errors: { proves_phone: message } });
  }
  return inTransaction(shop.database, async (client) => {
    const now = await lockedSettings(client, shop);
    const { version: _, ...was } = expectVersion(now, version, { changed: m.settings_changed_meanwhile() });
    const data = { ...was, ...(given as Partial<typeof was>) };
    await update(client, data, given);
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

/** Texts that were not given stay as they are stored: what the demo or the environment says is not the admin's word. */
async function update(
  client: PoolClient,
  data: Omit<ShopSettings, "version">,
  said: Omit<z.output<typeof settingsChange>, "version">,
) {
  await client.query(
    `update shop_details set name_en = coalesce($1, name_en), name_bn = coalesce($2, name_bn),
       address_en = coalesce($3, address_en), address_bn = coalesce($4, address_bn), phone = coalesce($5, phone),
       second_phone = coalesce($6, second_phone), email = coalesce($7, email), dbid = coalesce($8, dbid),
       hours_en = coalesce($9, hours_en), hours_bn = coalesce($10, hours_bn), minimum_poisha = $11, closed_from = $12, back_on = $13,
       takes_orders = $14, mails_orders = $15, weight_tolerance = $16, proves_phone = $17, codes_per_day = $18,
       new_customer_orders = $19, new_customer_pieces = $20, notifications_per_day = $21, complaint_hours = $22,
       version = version + 1`,
    [
      said.name_en,
      said.name_bn,
      said.address_en,
      said.address_bn,
      said.phone,
      said.second_phone,
      said.email,
      said.dbid,
      said.hours_en,
      said.hours_bn,
      toPoisha(data.minimum),
      data.closed_from,
      data.back_on,
      data.takes_orders,
      data.mails_orders,
      data.weight_tolerance,
      data.proves_phone,
      data.codes_per_day,
      data.new_customer_orders,
      data.new_customer_pieces,
      data.notifications_per_day,
      data.complaint_hours,
    ],
  );
}
