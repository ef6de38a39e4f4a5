import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type OwnSecondFactor = z.infer<typeof schemas.ownSecondFactor>["data"];
export type Enrolment = z.infer<typeof schemas.enrolment>["data"];

/** Whether the viewer has a second factor, whether the shop requires one, and whether this session has shown it. */
export const showSecondFactor = query<Record<never, never>, z.infer<typeof schemas.ownSecondFactor>>(
  "/api/account/second-factor",
  { data: { enrolled: "boolean", demanded: "boolean", proven: "boolean" } },
);

/** Creates a pending secret. Requires the password or a fresh sign-in. Refuses with `changed` if one is active. */
export const beginSecondFactor = command<{ password?: string }, z.infer<typeof schemas.enrolment>>(
  "/api/account/second-factor/begin",
  { data: { secret: "string", uri: "string" } },
);

/** Activates the second factor by a first code. Returns the recovery codes, only now, and the session's new token. */
export const confirmSecondFactor = command<{ code: string }, z.infer<typeof schemas.confirmed>>(
  "/api/account/second-factor/confirm",
  { data: { codes: ["string"] }, token: "string" },
);

/** Shows the session's second factor by a code or a recovery code. Returns the session's new token. */
export const proveSecondFactor = command<{ code: string }, z.infer<typeof schemas.proven>>(
  "/api/account/second-factor/prove",
  { token: "string" },
);

export const renewRecoveryCodes = command<{ code: string }, z.infer<typeof schemas.recoveryCodes>>(
  "/api/account/second-factor/recovery-codes",
  { data: { codes: ["string"] } },
);

export const removeSecondFactor = command<{ code: string }, z.infer<typeof schemas.removed>>(
  "/api/account/second-factor/remove",
  {},
);
