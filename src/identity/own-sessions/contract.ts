import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type { done } from "../schemas.ts";
import type * as schemas from "./schemas.ts";

type Ended = z.infer<typeof done>;

export type OwnSession = z.infer<typeof schemas.ownSession>;

/** Where the viewer is signed in: this session first, then the last used; 50 at most. */
export const listSessions = query<Record<never, never>, { data: OwnSession[] }>("/api/account/sessions", {
  data: [{ id: "string", opened_at: "string", used_at: "string", current: "boolean" }],
});

/**
 * Asked for where the session is older than ten minutes; refused at the field `password`, or with `sign_in_again` who has none. The
 * session of the call itself is ended without.
 */
type Confirmed = z.input<typeof schemas.confirmed>;

/** Ends one session of the viewer; calling it twice does no harm. */
export const endSession = command<{ id: string } & Confirmed, Ended>("/api/account/sessions/{id}/end", {});

/** Ends every session of the viewer but this one. */
export const signOutOthers = command<Confirmed, Ended>("/api/account/sign-out-others", {});

/** Ends every session, this one, too. */
export const signOutEverywhere = command<Confirmed, Ended>("/api/account/sign-out-everywhere", {});
