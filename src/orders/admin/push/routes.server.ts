import { z } from "zod";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { pushChanged, pushEnd, pushKey, pushSubscription } from "./schemas.ts";
import { sendPushes } from "./send-pushes.server.ts";
import { showKey, subscribe, unsubscribe } from "./subscribe.server.ts";

export function servePush(api: Api) {
  const may = "orders";
  serve(api, contract.showPushKey, { input: z.object({}), output: pushKey, may }, showKey);
  serve(api, contract.subscribeToPush, { input: pushSubscription, output: pushChanged, may }, subscribe);
  serve(api, contract.endPush, { input: pushEnd, output: pushChanged, may }, unsubscribe);
  sendPushes(api.shop);
}
