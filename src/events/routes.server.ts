import type { Api } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { listEvents } from "./list-events.server.ts";
import { logScopes } from "./rules.ts";
import { eventList, eventQuery } from "./schemas.ts";

export function serveEvents(api: Api) {
  serve(
    api,
    contract.listEvents,
    { may: "staff", scope: logScopes, input: eventQuery, output: eventList },
    listEvents,
  );
}
