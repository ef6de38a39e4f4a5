import { z } from "zod";
import { byId } from "#src/orders/admin/schemas.ts";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { saveCallRule, saveOutcome } from "./end-call.server.ts";
import { loadCallQueue } from "./load-call-queue.server.ts";
import { openOrderCall } from "./open-call.server.ts";
import * as schemas from "./schemas.ts";

export function serveCalls(api: Api) {
  const staff = { may: "orders" } as const;
  serve(api, contract.listCalls, { ...staff, input: z.object({}), output: schemas.callQueue }, loadCallQueue);
  serve(api, contract.takeCall, { ...staff, input: byId.strict(), output: schemas.openCall }, openOrderCall);
  serve(
    api,
    contract.endCall,
    { ...staff, input: schemas.outcomeDraft, output: schemas.openCall },
    saveOutcome,
  );
  serve(
    api,
    contract.changeCallRule,
    { may: "admin", input: schemas.callRule, output: schemas.savedRule },
    saveCallRule,
  );
}
