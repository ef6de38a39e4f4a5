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
  const stopController = new AbortController();
  const admin = { may: "admin" } as const;
  const showOptions = { ...admin, input: z.object({}), output: schemas.systemAnswer };
  const changePlanOptions = { ...admin, input: schemas.planChange, output: schemas.savedPlan };
  const startBackupOptions = {
    ...admin,
    input: z.strictObject({}),
    output: schemas.begunBackup,
    refuses: ["changed"],
  } as const;
  serve(api, operations.showSystem, showOptions, showSystem(facts));
  serve(api, operations.changeBackupPlan, changePlanOptions, changeBackupPlan);
  serve(api, operations.startBackup, startBackupOptions, startBackup(stopController.signal));
  return () => stopController.abort();
}
