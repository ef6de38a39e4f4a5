import type { Viewer } from "../../api/viewer.ts";
import { m } from "../../language/messages.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import { loggedAccount } from "../guesses/logged-guess.server.ts";
import { subjectOf } from "../passwords/passwords.server.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import { endAllSessions } from "../session/sessions.server.ts";

/** Ends every session of the viewer, on all devices; ID tokens made before are worth nothing either. */
export async function signOutEverywhere(
  _input: object,
  { shop, viewer, address }: ApiContext<Viewer>,
  service: IdentityService,
) {
  await endAllSessions(shop, service, await subjectOf(shop, viewer));
  shop.log.info("somebody signed out everywhere", loggedAccount(viewer.email, address));
  return { success: true as const, message: m.profile_out_everywhere() };
}
