import { createHmac, randomBytes } from "node:crypto";

const key = randomBytes(32);

/** Short names for what must not stand in the log: the same for the same text, until this process ends. */
const pseudonym = (text: string) => createHmac("sha256", key).update(text).digest("base64url").slice(0, 10);

/** Who it was and from where, as the log says it: an e-mail address, or a user's id, and a network. */
export const loggedAccount = (of: string, network: string) => ({
  account: pseudonym(of),
  network: pseudonym(network),
});

/** What the log says of a guess: many at one account, or of one network at many, can be told apart; who they are cannot. */
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
