import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import { assertOwnFactorShown, isFreshSession } from "../session/sessions.server.ts";
import { isOwnPassword, readSubject } from "./passwords.server.ts";

/**
 * Confirms the viewer by their password (errors are at the field `password`), or by a recent session if they
 * have none (else refuses with `sign_in_again`).
 */
export async function confirmViewer(
  password: string,
  context: ApiContext<Viewer>,
  service: IdentityService,
): Promise<void> {
  const { shop, viewer } = context;
  const subject = await readSubject(shop, viewer);
  // An empty password only checks whether one is required, so it is not counted as a guess.
  if (!password && (await service.passwords?.has(subject))) refusePassword("");
  const isRightPassword = await isOwnPassword(password, subject, context, service);
  if (isRightPassword) return;
  if (isRightPassword === false) refusePassword(password);
  if (!(await isFreshSession(shop, context.requestHeader("authorization"))))
    throw new Problem("sign_in_again", m.staff_sign_in_again());
}

/**
 * Like `confirmViewer`, but requires no password in a fresh session. Refuses with `second_factor` until the
 * session has shown it.
 */
export async function confirmUnlessFresh(
  password: string,
  context: ApiContext<Viewer>,
  service: IdentityService,
): Promise<void> {
  const { shop, viewer } = context;
  const authorization = context.requestHeader("authorization");
  await assertOwnFactorShown(shop, viewer, authorization);
  if (await isFreshSession(shop, authorization)) return;
  await confirmViewer(password, context, service);
}

function refusePassword(password: string): never {
  const message = password ? m.profile_password_wrong() : m.login_password_required();
  throw new Problem("invalid_fields", message, { errors: { password: message } });
}
