import type { Viewer } from "../../api/viewer.ts";
import { m } from "../../language/messages.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import { subjectOf } from "../passwords/passwords.server.ts";
import { endAllSessions } from "../session/sessions.server.ts";

/** Ends every session of whoever is signed in, on all their devices; ID tokens made before open nothing either. */
export async function signOutEverywhere(_input: object, { shop, viewer }: ApiContext<Viewer>) {
  await endAllSessions(shop, await subjectOf(shop, viewer));
  return { success: true as const, message: m.profile_out_everywhere() };
}
