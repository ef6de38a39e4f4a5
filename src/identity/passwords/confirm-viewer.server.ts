import { Problem } from "../../api/problem.ts";
import type { Viewer } from "../../api/viewer.ts";
import { m } from "../../language/messages.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import { isFreshSession } from "../session/sessions.server.ts";
import { isTheirPassword, subjectOf } from "./passwords.server.ts";

/**
 * Makes sure that it is the viewer who acts and not somebody at an unlocked device: by their password, refused at the
 * field `password`; where they have none by a session of the last minutes, refused with `sign_in_again`.
 */
export async function confirmViewer(
  password: string,
  context: ApiContext<Viewer>,
  service: IdentityService,
): Promise<void> {
  const { shop, viewer } = context;
  const right = await isTheirPassword(password, await subjectOf(shop, viewer), context, service);
  if (right) return;
  if (right === false) refusePassword(password);
  if (!(await isFreshSession(shop, context.header("authorization"))))
    throw new Problem("sign_in_again", m.staff_sign_in_again());
}

/** As `confirmViewer`, for what may be needed in a hurry: whoever signed in within the last minutes is not asked. */
export async function confirmUnlessFresh(
  password: string,
  context: ApiContext<Viewer>,
  service: IdentityService,
): Promise<void> {
  const { shop, viewer } = context;
  if (await isFreshSession(shop, context.header("authorization"))) return;
  // Nothing typed is a question, and no guess.
  if (!password && (await service.passwords?.has(await subjectOf(shop, viewer)))) refusePassword("");
  await confirmViewer(password, context, service);
}

function refusePassword(password: string): never {
  const message = password ? m.profile_password_wrong() : m.login_password_required();
  throw new Problem("invalid_fields", message, { errors: { password: message } });
}
