import { z } from "zod";
import type { Api } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { changeBackupPlan, startBackup } from "./admin/change-backups.server.ts";
import * as operations from "./admin/contract.ts";
import * as schemas from "./admin/schemas.ts";
import { showSystem } from "./admin/show-system.server.ts";
import type { SystemFacts } from "./facts.server.ts";

/** Returns a function that stops a running backup. */
export function serveSystem(api: Api, facts: SystemFacts): () => void {
  const stopping = new AbortController();
  const admin = { may: "admin" } as const;
  const shown = { ...admin, input: z.object({}), output: schemas.systemAnswer };
  const plan = { ...admin, input: schemas.planChange, output: schemas.savedPlan };
  const begun = {
    ...admin,
    input: z.strictObject({}),
    output: schemas.begunBackup,
    refuses: ["changed"],
  } as const;
  serve(api, operations.showSystem, shown, showSystem(facts));
  serve(api, operations.changeBackupPlan, plan, changeBackupPlan);
  serve(api, operations.startBackup, begun, startBackup(stopping.signal));
  return () => stopping.abort();
}
