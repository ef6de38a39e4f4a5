import type { Api } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import * as contract from "./admin/contract.ts";
import { listJournal } from "./admin/list-journal.server.ts";
import { journalList, journalQuery } from "./admin/schemas.ts";

export function serveJournal(api: Api) {
  serve(api, contract.listJournal, { may: "staff", input: journalQuery, output: journalList }, listJournal);
}
