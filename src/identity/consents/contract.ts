import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type OwnConsents = z.infer<typeof schemas.consentList>;

const consents = {
  data: { marketing: "boolean", policy_due: "boolean", consents: [{ kind: "string", version: "string" }] },
} as const;

/** What the viewer agreed to and withdrew. */
export const listConsents = query<Record<never, never>, OwnConsents>("/api/account/consents", consents);

/** Agrees to the privacy policy; `policy` is the version that the page showed. */
export const agreeToPolicy = command<z.input<typeof schemas.policyConsent>, OwnConsents>(
  "/api/account/policy-consent",
  consents,
);

/** Agrees to offers or withdraws that. `policy` is the version of the privacy policy that the page showed. */
export const changeMarketing = command<z.input<typeof schemas.marketingChange>, OwnConsents>(
  "/api/account/consents",
  consents,
);
