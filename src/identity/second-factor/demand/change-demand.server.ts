import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { confirmViewer } from "#src/identity/passwords/confirm-viewer.server.ts";
import type { IdentityService } from "#src/identity/service/identity-service.server.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { hasConfirmedFactor } from "../second-factor.server.ts";
import type { FactorDemand } from "./contract.ts";
import { isSecondFactorRequired } from "./is-second-factor-required.server.ts";
import type { demandChange } from "./schemas.ts";

/** Overrides what an admin chooses. */
const environmentVariable = "SECOND_FACTOR";

export async function showDemand(
  _input: object,
  context: ApiContext<Viewer>,
): Promise<{ data: FactorDemand }> {
  return { data: await readDemand(context.shop.database.pool, context) };
}

export async function changeDemand(
  { demanded, password = "" }: z.output<typeof demandChange>,
  context: ApiContext<Viewer>,
  service: IdentityService,
): Promise<{ success: true; data: FactorDemand }> {
  const { shop, viewer } = context;
  if (shop.settings.secondFactor !== undefined)
    refuseDemand(m.factor_demand_fixed({ variable: environmentVariable }));
  await confirmViewer(password, context, service);
  return inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<{ second_factor: boolean }>(
      "select second_factor from shop_details for update",
    );
    const { enrolled } = await readDemand(client, context);
    if (demanded && !enrolled) refuseDemand(m.factor_demand_own_first());
    await client.query("update shop_details set second_factor = $1", [demanded]);
    await record(client, viewer, {
      action: "settings.changed",
      subject: { id: "shop", name: (await shop.details.current()).name_en },
      before: { second_factor: rows[0]?.second_factor ?? false },
      after: { second_factor: demanded },
    });
    return { success: true, data: { demanded, fixed: null, enrolled } };
  });
}

async function readDemand(queries: Queries, { shop, viewer }: ApiContext<Viewer>): Promise<FactorDemand> {
  const fixed = shop.settings.secondFactor === undefined ? null : environmentVariable;
  return {
    demanded: await isSecondFactorRequired(queries, shop),
    fixed,
    enrolled: await hasConfirmedFactor(queries, viewer.id),
  };
}

function refuseDemand(message: string): never {
  throw new Problem("invalid_fields", message, { errors: { demanded: message } });
}
