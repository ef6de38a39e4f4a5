import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { passwordChange } from "../account/schemas.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import { assertOwnFactorShown, endAllSessions } from "../session/sessions.server.ts";
import { assertValidPassword, isOwnPassword, readSubject, requirePasswords } from "./passwords.server.ts";

/** Sets a new password and ends other sessions. Requires the old one, and the second factor (`second_factor`). */
export async function changePassword(
  { current_password, new_password }: z.output<typeof passwordChange>,
  context: ApiContext<Viewer>,
  service: IdentityService,
) {
  const { shop, viewer } = context;
  const passwords = requirePasswords(service);
  await assertOwnFactorShown(shop, viewer, context.requestHeader("authorization"));
  const subject = await readSubject(shop, viewer);
  const isRightPassword = await isOwnPassword(current_password, subject, context, service);
  if (isRightPassword === undefined) throw new Problem("not_allowed", m.profile_no_password());
  if (!isRightPassword) {
    const message = m.profile_password_wrong();
    throw new Problem("invalid_fields", message, { errors: { current_password: message } });
  }
  await assertValidPassword(new_password, viewer.email ?? undefined);
  await passwords.set(subject, new_password);
  await endAllSessions(shop, service, subject, context.requestHeader("authorization"));
  return { success: true as const, message: m.profile_password_changed() };
}
