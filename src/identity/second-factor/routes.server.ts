import { z } from "zod";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import * as contract from "./contract.ts";
import { changeDemand, showDemand } from "./demand/change-demand.server.ts";
import { demandFactor, showFactorDemand } from "./demand/contract.ts";
import { demandChange, demandChanged, factorDemand } from "./demand/schemas.ts";
import * as schemas from "./schemas.ts";
import * as factor from "./second-factor.server.ts";

/** Staff without a second factor must reach these; customers cannot use them. */
export function serveSecondFactor(api: Api, service: IdentityService) {
  const customerTerms = { may: "customer" } as const;
  const byCode = { ...customerTerms, input: schemas.codeInput, refuses: ["changed"] } as const;
  serve(
    api,
    contract.showSecondFactor,
    { ...customerTerms, input: z.object({}), output: schemas.ownSecondFactor },
    factor.showSecondFactor,
  );
  serve(
    api,
    contract.beginSecondFactor,
    {
      ...customerTerms,
      input: schemas.beginning,
      output: schemas.enrolment,
      refuses: ["changed", "sign_in_again"],
    },
    (input, context) => factor.beginSecondFactor(input, context, service),
  );
  serve(
    api,
    contract.confirmSecondFactor,
    { ...byCode, output: schemas.confirmed },
    factor.confirmSecondFactor,
  );
  serve(api, contract.proveSecondFactor, { ...byCode, output: schemas.proven }, factor.proveSecondFactor);
  serve(
    api,
    contract.renewRecoveryCodes,
    { ...byCode, output: schemas.recoveryCodes },
    factor.renewRecoveryCodes,
  );
  const adminTerms = { may: "admin" } as const;
  serve(api, showFactorDemand, { ...adminTerms, input: z.object({}), output: factorDemand }, showDemand);
  serve(
    api,
    demandFactor,
    { ...adminTerms, input: demandChange, output: demandChanged, refuses: ["sign_in_again"] },
    (input, context) => changeDemand(input, context, service),
  );
  serve(api, contract.removeSecondFactor, { ...byCode, output: schemas.removed }, factor.removeSecondFactor);
}
