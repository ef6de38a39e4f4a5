import type { Api } from "../../platform/http/api.server.ts";
import { serve } from "../../platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { listUsers } from "./list-users.server.ts";
import { userList, userQuery } from "./schemas.ts";

export function serveUsers(api: Api) {
  serve(api, contract.listUsers, { may: "admin", input: userQuery, output: userList }, listUsers);
}
