import { z } from "zod";
import { lineRefusals } from "#src/orders/admin/editing/change-lines.server.ts";
import { editDraft } from "#src/orders/admin/editing/schemas.ts";
import { adminOrder, byId } from "#src/orders/admin/schemas.ts";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { loadPackingQueue } from "./load-packing-queue.server.ts";
import { openPacking, tickOneLine } from "./open-packing.server.ts";
import { packOneOrder } from "./pack-one-order.server.ts";
import * as schemas from "./schemas.ts";

export function servePacking(api: Api) {
  const staff = { may: "orders" } as const;
  const queue = { ...staff, input: z.object({}), output: schemas.packingQueue };
  serve(api, contract.listToPack, queue, loadPackingQueue);
  const open = { ...staff, input: byId.strict(), output: schemas.openPacking };
  serve(api, contract.takeToPack, open, openPacking);
  serve(
    api,
    contract.tickLine,
    { ...staff, input: schemas.tickDraft, output: schemas.ticked, refuses: ["changed"] },
    tickOneLine,
  );
  serve(
    api,
    contract.packOrder,
    { ...staff, input: editDraft, output: adminOrder, refuses: [...lineRefusals, "not_weighed"] },
    packOneOrder,
  );
}
