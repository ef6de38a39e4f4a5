import type { z } from "zod";
import { command } from "../api/operation.ts";
import type * as schemas from "./schemas.ts";

export type Login = z.input<typeof schemas.login>;
export type SignedIn = z.infer<typeof schemas.signedIn>;
/** The person as the browser keeps them, under `user` in its storage. */
export type User = SignedIn["data"];

/** Opens a session of the shop for whoever the identity service vouches for; registers them if they are new. */
export const logIn = command<Login, SignedIn>("/api/auth/login", {
  token: "string",
  data: { id: "string", name: "string", email: "string", role: "string" },
});

/** Ends the session of the bearer token. Fine to call twice. */
export const logOut = command<Record<never, never>, z.infer<typeof schemas.done>>("/api/auth/logout", {});
