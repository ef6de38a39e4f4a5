import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { asGuess, type Guess } from "../guesses/guesses.server.ts";
import type { IdentityService, Passwords } from "../service/identity-service.server.ts";
import { isCommonPassword, refusedCommonCount } from "./common-passwords.server.ts";
import { findPasswordMistake } from "./rules.ts";

export function requirePasswords({ passwords }: IdentityService): Passwords {
  if (!passwords) throw new Problem("not_offered", m.password_elsewhere());
  return passwords;
}

/** The identity service's id of a user. */
export async function readSubject(shop: Shop, viewer: Viewer): Promise<string> {
  const { rows } = await shop.database.pool.query<{ subject: string }>(
    "select subject from users where id = $1",
    [viewer.id],
  );
  const subject = rows[0]?.subject;
  if (!subject) throw new Error("the viewer has no row in users");
  return subject;
}

/** The message why a new password of the owner of `email` is refused; undefined if it is valid. */
export async function newPasswordProblem(password: string, email?: string): Promise<string | undefined> {
  const message = findPasswordMistake(password, email);
  if (message || !(await isCommonPassword(password))) return message;
  return m.password_common({ count: formatNumber(refusedCommonCount) });
}

/** Refuses an invalid new password, with the error at its field. */
export async function assertValidPassword(
  password: string,
  email: string | undefined,
  field = "new_password",
): Promise<void> {
  const message = await newPasswordProblem(password, email);
  if (message) throw new Problem("invalid_fields", message, { errors: { [field]: message } });
}

/** Whether a password is the viewer's; undefined if they have none. */
export async function isOwnPassword(
  password: string,
  subject: string,
  { shop, viewer, network }: ApiContext<Viewer>,
  service: IdentityService,
): Promise<boolean | undefined> {
  const guess: Guess = { secret: "own-password", account: String(viewer.id), network };
  return asGuess(
    shop,
    guess,
    async () => service.passwords?.verify(subject, password),
    // An account without a password has nothing to guess.
    (isRight) => isRight !== false,
  );
}
