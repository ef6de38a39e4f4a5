import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type { done } from "../schemas.ts";
import type * as schemas from "./schemas.ts";

type Ended = z.infer<typeof done>;

export type OwnSession = z.infer<typeof schemas.ownSession>;

/** The current session first, then by last use; 50 at most. */
export const listSessions = query<Record<never, never>, { data: OwnSession[] }>("/api/account/sessions", {
  data: [{ id: "string", opened_at: "string", used_at: "string", current: "boolean" }],
});

/**
 * The password that sessions older than ten minutes must send. Refuses with an error at `password`; accounts
 * without one get `sign_in_again`.
 */
type Confirmed = z.input<typeof schemas.confirmed>;

export const endSession = command<{ id: string } & Confirmed, Ended>("/api/account/sessions/{id}/end", {});

export const signOutOthers = command<Confirmed, Ended>("/api/account/sign-out-others", {});

export const signOutEverywhere = command<Confirmed, Ended>("/api/account/sign-out-everywhere", {});
