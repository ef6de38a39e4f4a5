import { createHmac, randomBytes } from "node:crypto";

const key = randomBytes(32);

/** A keyed hash, stable until this process ends, for personal data in the log. */
const pseudonym = (text: string) => createHmac("sha256", key).update(text).digest("base64url").slice(0, 10);

export const loggedAccount = (of: string, network: string) => ({
  account: pseudonym(of),
  network: pseudonym(network),
});

/** Logs guesses so that attacks on one account and from one network can be told apart, but not who they are. */
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
