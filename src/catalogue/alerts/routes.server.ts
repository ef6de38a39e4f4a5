import { z } from "zod";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { endAlert, endAlerts, listAlerts, requestAlert } from "./request-alert.server.ts";
import { accepted, alertById, alertIds, alertRequest, alertsEnd } from "./schemas.ts";
import { sendStockAlerts } from "./send-alerts.server.ts";

/** High enough for a neighbourhood behind one IP address, low enough against robots. */
const limit = { most: 40, seconds: 3_600 };

export function serveStockAlerts(api: Api) {
  const refuses = ["not_sold_out", "not_offered", "alerts_full"] as const;
  const request = { input: alertRequest, output: accepted, may: "visitor", limit, refuses } as const;
  serve(api, contract.requestStockAlert, request, requestAlert);
  serve(
    api,
    contract.listStockAlerts,
    { input: z.object({}), output: alertIds, may: "customer" },
    listAlerts,
  );
  serve(api, contract.endStockAlert, { input: alertById, output: accepted, may: "customer" }, endAlert);
  serve(
    api,
    contract.endStockAlerts,
    { input: alertsEnd, output: accepted, may: "anyone", limit, refuses: ["not_found"] },
    endAlerts,
  );
  sendStockAlerts(api.shop);
}
