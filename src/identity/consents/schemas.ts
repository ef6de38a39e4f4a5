import { z } from "zod";
import { policyVersion } from "#src/shell/schemas.ts";

/** The version of the privacy policy that the page showed. Any other text is ignored. */
export const shownPolicy = policyVersion.optional().catch(undefined);

/** Consents, newest first; `given` is false for a withdrawal. `policy_due`: the current policy is not agreed to. */
export const consentList = z.object({
  data: z.object({
    marketing: z.boolean(),
    policy_due: z.boolean(),
    consents: z.array(
      z.object({
        kind: z.enum(["policy", "marketing"]),
        given: z.boolean(),
        version: z.string(),
        at: z.string(),
      }),
    ),
  }),
});

export const marketingChange = z.strictObject({ marketing: z.boolean(), policy: policyVersion });
export const policyConsent = z.strictObject({ policy: policyVersion });
