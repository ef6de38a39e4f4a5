import type { z } from "zod";
import { command } from "../api/operation.ts";
import type * as schemas from "./schemas.ts";

export type SignedIn = z.infer<typeof schemas.signedIn>;

/** Opens a session for a person that the identity service vouches for; registers new ones. */
export const logIn = command<z.input<typeof schemas.login>, SignedIn>("/api/auth/login", {
  token: "string",
  data: { id: "string", name: "string", email: "string", role: "string" },
});

/** Ends the session of the bearer token. Calling it twice does no harm. */
export const logOut = command<Record<never, never>, z.infer<typeof schemas.done>>("/api/auth/logout", {});
