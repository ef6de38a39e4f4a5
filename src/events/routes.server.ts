import type { Api } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { listEvents } from "./list-events.server.ts";
import { logScopes } from "./rules.ts";
import { eventList, eventQuery } from "./schemas.ts";
import type { ConfirmViewer } from "./webhooks/create-webhook.server.ts";
import { serveWebhooks } from "./webhooks/routes.server.ts";

/** `confirm`: see `confirmViewer`. */
export function serveEvents(api: Api, confirm: ConfirmViewer) {
  serve(
    api,
    contract.listEvents,
    { may: "staff", scope: logScopes, refuses: ["events_gone"], input: eventQuery, output: eventList },
    listEvents,
  );
  serveWebhooks(api, confirm);
}
