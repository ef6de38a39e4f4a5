import type { Api } from "../platform/http/api.server.ts";
import { serveCalls } from "./calls/routes.server.ts";
import { serveCash } from "./cash/routes.server.ts";
import { servePacking } from "./packing/routes.server.ts";
import { serveRound } from "./round/routes.server.ts";

export function serveFulfilment(api: Api) {
  serveCalls(api);
  servePacking(api);
  serveRound(api);
  serveCash(api);
}
