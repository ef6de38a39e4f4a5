import { Problem } from "#src/api/problem.ts";
import { countTry } from "#src/platform/http/limits/limits.server.ts";
import { countGuess, endWaits } from "#src/platform/http/limits/waits.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { perFactor, perGuesser, perNetwork, perPassword } from "./attempt-limits.server.ts";
import { loggedGuess } from "./logged-guess.server.ts";

/** A guess at somebody's secret. */
export type Guess = {
  secret: "password" | "own-password" | "second-factor";
  /** Whose: an e-mail address, in small letters, or a user's id. */
  of: string;
  /** The network that the guess comes from. */
  network: string;
  /** The device, if its owner has signed in on it before; see `known-device.server.ts`. */
  device?: string | undefined;
};

/**
 * Looks at a guess by `check`. Wrong ones bring waits that grow: for whoever guesses, that is the known device or else the network;
 * and, after far more, for all devices that are not known, so that many networks together do not get far either. The right one ends
 * the waits of whoever guessed. Throws `too_fast` while one waits. Where `check` throws, the guess counts as wrong. Wrong guesses and
 * those that have to wait are logged, without a name or an address.
 */
export async function asGuess<T>(
  shop: Shop,
  guess: Guess,
  check: () => Promise<T>,
  isRight: (outcome: T) => boolean = Boolean,
): Promise<T> {
  const { own, all, network } = keysOf(guess);
  const isWrong = () => shop.log.info("a guess at a secret was wrong", loggedGuess(guess));
  try {
    if (network) await countTry(shop, network, perNetwork);
    await countGuess(shop, [
      { key: own, ...perGuesser },
      ...(all ? [{ key: all, ...(guess.secret === "second-factor" ? perFactor : perPassword) }] : []),
    ]);
  } catch (error) {
    if (error instanceof Problem) shop.log.warn("a guess at a secret has to wait", loggedGuess(guess));
    throw error;
  }
  const outcome = await check().catch((error) => {
    if (error instanceof Problem) isWrong();
    throw error;
  });
  if (!isRight(outcome)) isWrong();
  else
    await endWaits(
      shop,
      [own],
      [all, network].filter((key) => key !== undefined),
    );
  return outcome;
}

/** Ends the waits for a password, of everybody who is not known and of this network: its owner has proven by e-mail who they are. */
export async function endGuesses(shop: Shop, email: string, network: string): Promise<void> {
  const { own, all } = keysOf({ secret: "password", of: email, network });
  await endWaits(shop, all ? [own, all] : [own]);
}

/** What a guess is counted under: by whoever guesses, by all who guess at this secret, and by the network at any account's. */
function keysOf({ secret, of, network, device }: Guess): { own: string; all?: string; network?: string } {
  const all = `${secret}:${of}`;
  if (device) return { own: `${all}:device:${device}` };
  const own = `${all}:${network}`;
  return secret === "password" ? { own, all, network: `passwords:${network}` } : { own, all };
}
