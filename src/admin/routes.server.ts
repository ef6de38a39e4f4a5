import { z } from "zod";
import type { Api } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { showOverview } from "./contract.ts";
import { countOverview } from "./count-overview.server.ts";
import { overview } from "./schemas.ts";

export function serveAdmin(api: Api) {
  serve(api, showOverview, { may: "staff", input: z.object({}), output: overview }, countOverview);
}
