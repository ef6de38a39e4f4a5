import { createHmac, randomBytes } from "node:crypto";
import type { Viewer } from "#src/api/viewer.ts";

const key = randomBytes(32);

/** A keyed hash, stable until this process ends, for personal data in the log. */
const pseudonym = (text: string) => createHmac("sha256", key).update(text).digest("base64url").slice(0, 10);

/** `of` is the user, or the e-mail address or id that was given for one. */
export const loggedAccount = (of: string | Pick<Viewer, "id" | "email">, network: string) => ({
  account: pseudonym(typeof of === "string" ? of : (of.email ?? String(of.id))),
  network: pseudonym(network),
});

/** Log fields that distinguish accounts and networks under attack without identifying them. */
export const loggedGuess = ({
  secret,
  of,
  network,
  device,
}: {
  secret: string;
  of: string;
  network: string;
  device?: string | undefined;
}) => ({
  secret,
  ...loggedAccount(of, network),
  known_device: device !== undefined,
});
