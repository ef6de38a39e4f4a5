import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { expectVersion } from "#src/kit/entry.server.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { readStoredDetails } from "#src/platform/settings/shop-details.server.ts";
import type { SettingName } from "../fields.ts";
import type { ShopSettings } from "./contract.ts";
import type { settingsChange } from "./schemas.ts";
import { fixedBy, toSettings, writeSettings } from "./settings-row.server.ts";

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
    const stored = await readStoredDetails(client, { lock: true });
    const current = toSettings(stored, shop);
    const { version: _, ...before } = expectVersion(current, version, {
      changed: m.settings_changed_meanwhile(),
    });
    const changes = submittedFields as Partial<typeof before>;
    const after = { ...before, ...changes };
    await writeSettings(client, stored, changes);
    const subject = { id: "shop", name: after.name_en };
    await record<SettingName>(client, viewer, { action: "settings.changed", subject, before, after });
    return { success: true, data: { ...after, version: version + 1 } };
  });
}

/** Refuses fields that the environment has set: `fixed` has the variable of each. */
function refuseFixed(submittedFields: object, fixed: Record<string, string>): void {
  const fixedFields = Object.keys(submittedFields).filter((field) => fixed[field]);
  const [firstField] = fixedFields;
  if (firstField === undefined) return;
  const fixedText = (field: string) => m.settings_fixed({ variable: fixed[field] ?? "" });
  const errors = Object.fromEntries(fixedFields.map((field) => [field, fixedText(field)]));
  throw new Problem("invalid_fields", fixedText(firstField), { errors });
}
