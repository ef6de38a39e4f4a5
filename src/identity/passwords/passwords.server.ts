import { Problem } from "../../api/problem.ts";
import type { Viewer } from "../../api/viewer.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import { countTry } from "../../platform/http/limits/limits.server.ts";
import type { Shop } from "../../platform/shop.server.ts";
import type { IdentityService } from "../service/auth-service.server.ts";
import { wrongWithPassword } from "./password.ts";

const perCustomer = { most: 10, seconds: 15 * 60 };

/** What the identity service calls a customer of the shop. */
export async function subjectOf(shop: Shop, viewer: Viewer): Promise<string> {
  const { rows } = await shop.database.pool.query<{ subject: string }>(
    "select subject from users where id = $1",
    [viewer.id],
  );
  const subject = rows[0]?.subject;
  if (!subject) throw new Error("whoever is signed in is not there");
  return subject;
}

/** Refuses a new password that its owner must not have, told at its field. */
export function refuseWrong(new_password: string, email: string): void {
  const words = wrongWithPassword(new_password, email);
  if (words) throw new Problem("invalid_fields", words, { errors: { new_password: words } });
}

/**
 * Whether a password is a customer's own, as the identity service keeps it; undefined where they have none. Every
 * look counts as a try: who found an open phone must not guess it.
 */
export async function isTheirPassword(
  password: string,
  subject: string,
  { shop, viewer }: ApiContext<Viewer>,
  service: IdentityService,
): Promise<boolean | undefined> {
  await countTry(shop, `own-password:${viewer.id}`, perCustomer);
  const { internalAdapter, password: passwords } = await service.auth.$context;
  const hash = (await internalAdapter.findCredentialAccount(subject))?.password;
  return hash ? passwords.verify({ hash, password }) : undefined;
}
