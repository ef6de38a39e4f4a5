import { z } from "zod";
import { pushSubscription } from "#src/api/schemas.ts";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import { done } from "../schemas.ts";
import * as contract from "./contract.ts";
import { addDevice, endDevice, listPushDevices } from "./push-devices.server.ts";
import { ownPushes, pushById } from "./schemas.ts";

export function serveOwnPushes(api: Api) {
  // Devices belong to a session, which an API key does not have.
  const customerTerms = { may: "customer", scope: null } as const;
  serve(
    api,
    contract.showOwnPushes,
    { ...customerTerms, input: z.object({}), output: ownPushes },
    listPushDevices,
  );
  serve(
    api,
    contract.addPushDevice,
    { ...customerTerms, input: pushSubscription, output: ownPushes },
    addDevice,
  );
  serve(api, contract.endPushDevice, { ...customerTerms, input: pushById, output: done }, endDevice);
}
