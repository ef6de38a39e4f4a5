import { z } from "zod";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import { createKey, listKeys, revokeKey } from "./api-keys.server.ts";
import * as contract from "./contract.ts";
import * as schemas from "./schemas.ts";

export function serveApiKeys(api: Api, service: IdentityService) {
  const staffTerms = { may: "staff" } as const;
  serve(
    api,
    contract.listApiKeys,
    { ...staffTerms, input: z.object({}), output: schemas.apiKeyList },
    listKeys,
  );
  serve(
    api,
    contract.createApiKey,
    { ...staffTerms, input: schemas.newApiKey, output: schemas.apiKeyCreated, refuses: ["sign_in_again"] },
    (input, context) => createKey(input, context, service),
  );
  serve(
    api,
    contract.revokeApiKey,
    { ...staffTerms, input: schemas.byApiKey, output: schemas.apiKeyRevoked },
    revokeKey,
  );
}
