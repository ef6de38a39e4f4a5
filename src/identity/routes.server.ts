import { z } from "zod";
import { m } from "../language/words.ts";
import type { Api } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { serveAccount } from "./account/routes.server.ts";
import { logIn as logInOperation, logOut } from "./contract.ts";
import { logIn } from "./log-in.server.ts";
import type { IdentityService } from "./service.server.ts";
import { perAddress, servePaths } from "./service-paths.server.ts";
import { closeSession } from "./session/sessions.server.ts";
import { done, login, signedIn } from "./shapes.ts";

export function serveIdentity(api: Api, service: IdentityService) {
  serve(
    api,
    logInOperation,
    { input: login, output: signedIn, may: "anyone", limit: perAddress },
    (input, call) => logIn(input, call, service),
  );

  serve(api, logOut, { input: z.object({}), output: done, may: "anyone" }, async (_input, call) => {
    await closeSession(call.shop, call.header("authorization"));
    return { success: true as const, message: m.logout_done() };
  });

  serveAccount(api, service);
  servePaths(api, service);
}
