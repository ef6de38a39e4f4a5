import { createHmac, randomBytes } from "node:crypto";
import type { Viewer } from "#src/api/viewer.ts";

const key = randomBytes(32);

/** A keyed hash, stable until this process ends, for personal data in the log. */
const pseudonym = (text: string) => createHmac("sha256", key).update(text).digest("base64url").slice(0, 10);

/** Log fields of a user, or of the e-mail address or id that was given for one. */
export const toLoggedAccount = (user: string | Pick<Viewer, "id" | "email">, network: string) => ({
  account: pseudonym(typeof user === "string" ? user : (user.email ?? String(user.id))),
  network: pseudonym(network),
});

/** Log fields that distinguish accounts and networks under attack without identifying them. */
export const toLoggedGuess = (guess: {
  secret: string;
  account: string;
  network: string;
  device?: string | undefined;
}) => ({
  secret: guess.secret,
  ...toLoggedAccount(guess.account, guess.network),
  known_device: guess.device !== undefined,
});
