import { m } from "../language/messages.ts";
import type { Api } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { serveInboxes } from "./admin/routes.server.ts";
import * as contract from "./contract.ts";
import { reportProblem } from "./problem/contract.ts";
import { problemReport } from "./problem/schemas.ts";
import { storeProblem } from "./problem/store-problem.server.ts";
import { accepted, contactMessage, customOrder } from "./schemas.ts";
import { storeCustomOrder, storeMessage } from "./store-request.server.ts";

/** High enough for a neighbourhood behind one IP address, low enough against robots. */
const limit = { most: 40, seconds: 3_600 };

export function serveRequests(api: Api) {
  const terms = { may: "anyone", output: accepted, limit, keyed: true } as const;

  serve(api, contract.requestCustomOrder, { ...terms, input: customOrder }, async (request, context) => {
    if (!request.website) await storeCustomOrder(request, context);
    return { success: true as const, message: m.custom_order_done() };
  });

  serve(api, contract.sendContactMessage, { ...terms, input: contactMessage }, async (message, context) => {
    if (!message.website) await storeMessage(message, context);
    return { success: true as const, message: m.contact_done() };
  });

  serve(api, reportProblem, { input: problemReport, output: accepted, may: "customer", limit }, storeProblem);

  serveInboxes(api);
}
