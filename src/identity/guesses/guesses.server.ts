import { Problem } from "#src/api/problem.ts";
import { countAttempt } from "#src/platform/http/limits/limits.server.ts";
import { clearGuesses, recordGuess } from "#src/platform/http/limits/waits.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import {
  attemptsPerNetwork,
  waitsPerFactor,
  waitsPerGuesser,
  waitsPerPassword,
} from "./attempt-limits.server.ts";
import { loggedGuess } from "./logged-guess.server.ts";

export type Guess = {
  secret: "password" | "own-password" | "second-factor";
  /** An e-mail address in lower case, or a user's id. */
  of: string;
  /** The network of the client, see `networkOf`. */
  network: string;
  /** Set if the owner has signed in on the device before; see `known-device.server.ts`. */
  device?: string | undefined;
};

/**
 * Runs `check` as a guess. Wrong guesses bring growing waits for the known device, or else the network, and after far more for all unknown
 * devices. A right one ends the waits of its source. Throws `too_fast` during a wait. If `check` throws, the guess counts as wrong.
 */
export async function asGuess<T>(
  shop: Shop,
  guess: Guess,
  check: () => Promise<T>,
  isRight: (outcome: T) => boolean = Boolean,
): Promise<T> {
  const { own, all, network } = toGuessKeys(guess);
  const logWrongGuess = () => shop.log.info("a guess at a secret was wrong", loggedGuess(guess));
  try {
    if (network) await countAttempt(shop, network, attemptsPerNetwork);
    await recordGuess(shop, [
      { key: own, ...waitsPerGuesser },
      ...(all
        ? [{ key: all, ...(guess.secret === "second-factor" ? waitsPerFactor : waitsPerPassword) }]
        : []),
    ]);
  } catch (error) {
    if (error instanceof Problem) shop.log.warn("a guess at a secret has to wait", loggedGuess(guess));
    throw error;
  }
  const outcome = await check().catch((error) => {
    if (error instanceof Problem) logWrongGuess();
    throw error;
  });
  if (!isRight(outcome)) logWrongGuess();
  else
    await clearGuesses(
      shop,
      [own],
      [all, network].filter((key) => key !== undefined),
    );
  return outcome;
}

export async function endGuesses(shop: Shop, email: string, network: string): Promise<void> {
  const { own, all } = toGuessKeys({ secret: "password", of: email, network });
  await clearGuesses(shop, all ? [own, all] : [own]);
}

/** Keys under which a guess counts: by its source, by the secret, and by the network for all accounts. */
function toGuessKeys({ secret, of, network, device }: Guess): {
  own: string;
  all?: string;
  network?: string;
} {
  const accountKey = `${secret}:${of}`;
  if (device) return { own: `${accountKey}:device:${device}` };
  const sourceKey = `${accountKey}:${network}`;
  return secret === "password"
    ? { own: sourceKey, all: accountKey, network: `passwords:${network}` }
    : { own: sourceKey, all: accountKey };
}
