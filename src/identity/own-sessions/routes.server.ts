import { z } from "zod";
import { m } from "#src/language/messages.ts";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import { done } from "../schemas.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import * as contract from "./contract.ts";
import { endSession, listSessions, signOutEverywhere, signOutOthers } from "./own-sessions.server.ts";
import { bySession, confirmed, ownSessions } from "./schemas.ts";

export function serveOwnSessions(api: Api, service: IdentityService) {
  const customerTerms = { may: "customer" } as const;
  const emptyInput = z.object({});
  const refuses = ["second_factor", "sign_in_again"] as const;
  serve(
    api,
    contract.listSessions,
    { ...customerTerms, input: emptyInput, output: ownSessions },
    listSessions,
  );
  serve(
    api,
    contract.endSession,
    { ...customerTerms, input: bySession, output: done, refuses },
    (input, context) => endSession(input, context, service),
  );
  serve(
    api,
    contract.signOutOthers,
    { ...customerTerms, input: confirmed, output: done, refuses },
    (input, context) => signOutOthers(input, context, service),
  );
  serve(
    api,
    contract.signOutEverywhere,
    { ...customerTerms, input: confirmed, output: done, nobody: m.profile_nobody, refuses },
    (input, context) => signOutEverywhere(input, context, service),
  );
}
