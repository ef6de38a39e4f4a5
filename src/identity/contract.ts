import type { z } from "zod";
import { command, query } from "../api/operation.ts";
import type * as schemas from "./schemas.ts";

export type SignedIn = z.infer<typeof schemas.signedIn>;

export const logIn = command<z.input<typeof schemas.login>, SignedIn>("/api/auth/login", {
  token: "string",
  data: { name: "string", role: "string" },
});

/** The user of the bearer token with their current rights. */
export const showViewer = query<Record<never, never>, z.infer<typeof schemas.viewerAnswer>>(
  "/api/auth/viewer",
  {
    data: { id: "number", role: "string", parts: ["string"] },
  },
);

/** Idempotent. */
export const logOut = command<Record<never, never>, z.infer<typeof schemas.done>>("/api/auth/logout", {});
