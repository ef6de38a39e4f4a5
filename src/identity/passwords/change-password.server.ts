import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { passwordChange } from "../account/schemas.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import { demandOwnFactor, endAllSessions } from "../session/sessions.server.ts";
import { isTheirPassword, passwordsOf, refuseWrong, subjectOf } from "./passwords.server.ts";

/** Sets a new password and ends other sessions. Requires the old one, and the second factor (`second_factor`). */
export async function changePassword(
  { current_password, new_password }: z.output<typeof passwordChange>,
  context: ApiContext<Viewer>,
  service: IdentityService,
) {
  const { shop, viewer } = context;
  const passwords = passwordsOf(service);
  await demandOwnFactor(shop, viewer, context.header("authorization"));
  const subject = await subjectOf(shop, viewer);
  const right = await isTheirPassword(current_password, subject, context, service);
  if (right === undefined) throw new Problem("not_allowed", m.profile_no_password());
  if (!right) {
    const words = m.profile_password_wrong();
    throw new Problem("invalid_fields", words, { errors: { current_password: words } });
  }
  await refuseWrong(new_password, viewer.email ?? undefined);
  await passwords.set(subject, new_password);
  await endAllSessions(shop, service, subject, context.header("authorization"));
  return { success: true as const, message: m.profile_password_changed() };
}
