import type { Who } from "../../api/viewer.ts";
import { m } from "../../language/messages.ts";
import type { Call } from "../../platform/http/api.server.ts";
import { subjectOf } from "../passwords/passwords.server.ts";
import { endAllSessions } from "../session/sessions.server.ts";

/** Ends every session of whoever is signed in, on all their devices; ID tokens made before open nothing either. */
export async function signOutEverywhere(_input: object, { shop, who }: Call<Who>) {
  await endAllSessions(shop, await subjectOf(shop, who));
  return { success: true as const, message: m.profile_out_everywhere() };
}
