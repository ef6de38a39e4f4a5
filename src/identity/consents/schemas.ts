import { z } from "zod";
import { policyVersion } from "#src/shell/schemas.ts";

/** The version of the privacy policy that the page showed. Anything else is as if none were sent. */
export const shownPolicy = policyVersion.optional().catch(undefined);

/** The newest first; `policy_due` while the viewer has not agreed to the current privacy policy; `given` is false where it was withdrawn. */
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
