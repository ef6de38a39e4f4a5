import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type OwnSecondFactor = z.infer<typeof schemas.ownSecondFactor>["data"];
export type Enrolment = z.infer<typeof schemas.enrolment>["data"];

/** Whether the viewer has a second factor, whether the shop demands one, and whether this session has shown it. */
export const showSecondFactor = query<Record<never, never>, z.infer<typeof schemas.ownSecondFactor>>(
  "/api/account/second-factor",
  { data: { enrolled: "boolean", demanded: "boolean", proven: "boolean" } },
);

/**
 * Makes a secret for an authenticator app; it counts once `confirmSecondFactor` has seen a code of it. Confirmed by the own
 * password, or a fresh sign-in where there is none. Refuses with `changed` who has a second factor already.
 */
export const beginSecondFactor = command<{ password?: string }, z.infer<typeof schemas.enrolment>>(
  "/api/account/second-factor/begin",
  { data: { secret: "string", uri: "string" } },
);

/**
 * Switches the second factor on with the first code of the app; gives recovery codes, which are shown only now, and the session's
 * new token. The token before is of no use any more.
 */
export const confirmSecondFactor = command<{ code: string }, z.infer<typeof schemas.confirmed>>(
  "/api/account/second-factor/confirm",
  { data: { codes: ["string"] }, token: "string" },
);

/**
 * Shows the second factor for this session: a code of the app, or a recovery code, which works once. Gives the session's new token;
 * the token before is of no use any more.
 */
export const proveSecondFactor = command<{ code: string }, z.infer<typeof schemas.proven>>(
  "/api/account/second-factor/prove",
  { token: "string" },
);

/** Makes new recovery codes; the old ones stop working. */
export const renewRecoveryCodes = command<{ code: string }, z.infer<typeof schemas.recoveryCodes>>(
  "/api/account/second-factor/recovery-codes",
  { data: { codes: ["string"] } },
);

/** Switches the second factor off, confirmed by a code. */
export const removeSecondFactor = command<{ code: string }, z.infer<typeof schemas.removed>>(
  "/api/account/second-factor/remove",
  {},
);
