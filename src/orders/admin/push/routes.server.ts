import { z } from "zod";
import { pushSubscription } from "#src/api/schemas.ts";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { pushChanged, pushEnd, pushKey } from "./schemas.ts";
import { sendPushes } from "./send-pushes.server.ts";
import { showKey, subscribe, unsubscribe } from "./subscribe.server.ts";

export function servePush(api: Api) {
  // Not for API keys: a device belongs to somebody who is signed in.
  const staff = { may: "orders", scope: null } as const;
  serve(api, contract.showPushKey, { input: z.object({}), output: pushKey, ...staff }, showKey);
  serve(api, contract.subscribeToPush, { input: pushSubscription, output: pushChanged, ...staff }, subscribe);
  serve(api, contract.endPush, { input: pushEnd, output: pushChanged, ...staff }, unsubscribe);
  sendPushes(api.shop);
}
