import { Problem } from "../../api/problem.ts";
import type { Viewer } from "../../api/viewer.ts";
import { m } from "../../language/messages.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import type { Shop } from "../../platform/shop.server.ts";
import { asGuess } from "../guesses/guesses.server.ts";
import type { IdentityService, Passwords } from "../service/identity-service.server.ts";
import { wrongWithPassword } from "./rules.ts";

/** The identity service's passwords; refuses with `not_offered` where it does not offer them. */
export function passwordsOf({ passwords }: IdentityService): Passwords {
  if (!passwords) throw new Problem("not_offered", m.password_elsewhere());
  return passwords;
}

/** The identity service's id of a user. */
export async function subjectOf(shop: Shop, viewer: Viewer): Promise<string> {
  const { rows } = await shop.database.pool.query<{ subject: string }>(
    "select subject from users where id = $1",
    [viewer.id],
  );
  const subject = rows[0]?.subject;
  if (!subject) throw new Error("the viewer has no row in users");
  return subject;
}

/** Refuses a new password that breaks the rules, with the error at its field. */
export function refuseWrong(new_password: string, email: string): void {
  const words = wrongWithPassword(new_password, email);
  if (words) throw new Problem("invalid_fields", words, { errors: { new_password: words } });
}

/** Whether a password is the viewer's own; undefined where they have none. */
export async function isTheirPassword(
  password: string,
  subject: string,
  { shop, viewer, address }: ApiContext<Viewer>,
  service: IdentityService,
): Promise<boolean | undefined> {
  const guess = { secret: "own-password", of: viewer.id, network: address } as const;
  return asGuess(
    shop,
    guess,
    async () => service.passwords?.verify(subject, password),
    (right) => right !== false,
  );
}
