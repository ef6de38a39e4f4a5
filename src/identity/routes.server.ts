import { z } from "zod";
import { m } from "../language/messages.ts";
import type { Api } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import type { DeleteUserData } from "./account/delete-account.server.ts";
import { serveAccount } from "./account/routes.server.ts";
import { serveUsers } from "./admin/routes.server.ts";
import { serveApiKeys } from "./api-keys/routes.server.ts";
import { logIn as logInOperation, logOut, showViewer } from "./contract.ts";
import { toLoggedAccount } from "./guesses/logged-guess.server.ts";
import { serveOwnSessions } from "./own-sessions/routes.server.ts";
import type { PhoneTerms } from "./phone-sign-in/find-sms-gateway.server.ts";
import { servePhoneSignIn } from "./phone-sign-in/routes.server.ts";
import { serveOwnPushes } from "./push/routes.server.ts";
import { done, login, signedIn, viewerAnswer } from "./schemas.ts";
import { serveSecondFactor } from "./second-factor/routes.server.ts";
import type { IdentityService } from "./service/identity-service.server.ts";
import { logIn } from "./session/log-in.server.ts";
import { closeSession } from "./session/sessions.server.ts";

type IdentityTerms = PhoneTerms & {
  /** The features' deletions for a deleted account. */
  deletions: readonly DeleteUserData[];
};

export function serveIdentity(api: Api, service: IdentityService, terms: IdentityTerms) {
  const { deletions, ...phoneTerms } = terms;
  serve(
    api,
    logInOperation,
    { input: login, output: signedIn, may: "anyone", refuses: ["invalid_login", "blocked", "not_offered"] },
    (input, context) => logIn(input, context, service),
  );

  serve(api, logOut, { input: z.object({}), output: done, may: "anyone" }, async (_input, context) => {
    const { shop, network } = context;
    const user = await closeSession(shop, context.requestHeader("authorization"));
    if (user) shop.log.info("somebody signed out", toLoggedAccount(user, network));
    return { success: true as const, message: m.logout_done() };
  });

  servePhoneSignIn(api, service, phoneTerms);
  serveAccount(api, service, deletions);
  serveOwnSessions(api, service);
  serveOwnPushes(api);
  serve(
    api,
    showViewer,
    { input: z.object({}), output: viewerAnswer, may: "customer" },
    async (_input, { viewer }) => ({
      data: viewer,
    }),
  );
  serveSecondFactor(api, service);
  serveUsers(api, service);
  serveApiKeys(api, service);
  service.servePaths?.(api);
}
