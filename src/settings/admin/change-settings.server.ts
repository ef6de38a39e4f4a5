import type { PoolClient } from "pg";
import sql from "sql-template-tag";
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
import { fixedBy, readLockedSettings } from "./settings-row.server.ts";

/** Refuses with `changed` and the current values if they are stale, and fields that the environment has set. */
export async function changeSettings(
  { version, ...submittedFields }: z.output<typeof settingsChange>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true; data: ShopSettings }> {
  refuseFixed(submittedFields, fixedBy(shop));
  if (submittedFields.proves_phone && !(await shop.details.sending()).sms) {
    const message = m.settings_no_gateway();
    throw new Problem("invalid_fields", message, { errors: { proves_phone: message } });
  }
  return inTransaction(shop.database, async (client) => {
    const current = await readLockedSettings(client, shop);
    const { version: _, ...previousSettings } = expectVersion(current, version, {
      changed: m.settings_changed_meanwhile(),
    });
    const data = { ...previousSettings, ...(submittedFields as Partial<typeof previousSettings>) };
    await updateSettings(client, data, submittedFields);
    const subject = { id: "shop", name: data.name_en };
    await record(client, viewer, {
      action: "settings.changed",
      subject,
      before: previousSettings,
      after: data,
    });
    return { success: true, data: { ...data, version: version + 1 } };
  });
}

function refuseFixed(submittedFields: object, fixed: Record<string, string>): void {
  const errors = Object.keys(submittedFields).filter((field) => fixed[field]);
  const fixedText = (field: string) => m.settings_fixed({ variable: fixed[field] ?? "" });
  if (errors.length > 0)
    throw new Problem("invalid_fields", fixedText(errors[0] ?? ""), {
      errors: Object.fromEntries(errors.map((field) => [field, fixedText(field)])),
    });
}

/** Missing texts keep their stored value: values of the demo or the environment are not stored. */
async function updateSettings(
  client: PoolClient,
  data: Omit<ShopSettings, "version">,
  submittedFields: Omit<z.output<typeof settingsChange>, "version">,
) {
  await client.query(
    sql`update shop_details set
          name_en = coalesce(${submittedFields.name_en}, name_en),
          name_bn = coalesce(${submittedFields.name_bn}, name_bn),
          address_en = coalesce(${submittedFields.address_en}, address_en),
          address_bn = coalesce(${submittedFields.address_bn}, address_bn),
          phone = coalesce(${submittedFields.phone}, phone),
          second_phone = coalesce(${submittedFields.second_phone}, second_phone),
          email = coalesce(${submittedFields.email}, email),
          whatsapp = coalesce(${submittedFields.whatsapp}, whatsapp),
          messenger = coalesce(${submittedFields.messenger}, messenger),
          dbid = coalesce(${submittedFields.dbid}, dbid),
          hours_en = coalesce(${submittedFields.hours_en}, hours_en),
          hours_bn = coalesce(${submittedFields.hours_bn}, hours_bn),
          minimum_poisha = ${toPoisha(data.minimum)},
          closed_from = ${data.closed_from},
          back_on = ${data.back_on},
          takes_orders = ${data.takes_orders},
          mails_orders = ${data.mails_orders},
          weight_tolerance = ${data.weight_tolerance},
          proves_phone = ${data.proves_phone},
          codes_per_day = ${data.codes_per_day},
          new_customer_orders = ${data.new_customer_orders},
          new_customer_pieces = ${data.new_customer_pieces},
          notifications_per_day = ${data.notifications_per_day},
          complaint_hours = ${data.complaint_hours},
          version = version + 1`,
  );
}
