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
import { toLoggedGuess } from "./logged-guess.server.ts";

export type Guess = {
  secret: "password" | "own-password" | "second-factor";
  /** An e-mail address in lower case, or a user's id. */
  account: string;
  /** The network of the client, see `networkOf`. */
  network: string;
  /** Set if the owner has signed in on the device before; see `known-device.server.ts`. */
  device?: string | undefined;
};

/**
 * Runs `check` as a guess. After some wrong guesses, their source (the known device, else the network) has to wait,
 * longer each time; after many more, all unknown devices have to. A right guess ends the waits of its source.
 * Throws `too_fast` during a wait. If `check` throws, the guess counts as wrong.
 */
export async function asGuess<T>(
  shop: Shop,
  guess: Guess,
  check: () => Promise<T>,
  isRight: (outcome: T) => boolean = Boolean,
): Promise<T> {
  const { sourceKey, accountKey, networkKey } = toGuessKeys(guess);
  const accountWaits = guess.secret === "second-factor" ? waitsPerFactor : waitsPerPassword;
  const logWrongGuess = () => shop.log.info("a guess at a secret was wrong", toLoggedGuess(guess));
  try {
    if (networkKey) await countAttempt(shop, networkKey, attemptsPerNetwork);
    await recordGuess(shop, [
      { key: sourceKey, ...waitsPerGuesser },
      ...(accountKey ? [{ key: accountKey, ...accountWaits }] : []),
    ]);
  } catch (error) {
    if (error instanceof Problem) shop.log.warn("a guess at a secret has to wait", toLoggedGuess(guess));
    throw error;
  }
  const outcome = await check().catch((error) => {
    if (error instanceof Problem) logWrongGuess();
    throw error;
  });
  if (!isRight(outcome)) {
    logWrongGuess();
    return outcome;
  }
  const sharedKeys = [accountKey, networkKey].filter((key) => key !== undefined);
  await clearGuesses(shop, [sourceKey], sharedKeys);
  return outcome;
}

/** Ends the wait for the password of an account, and that of the given network, as after a reset. */
export async function endGuesses(shop: Shop, email: string, network: string): Promise<void> {
  const { sourceKey, accountKey } = toGuessKeys({ secret: "password", account: email, network });
  await clearGuesses(shop, accountKey ? [sourceKey, accountKey] : [sourceKey]);
}

/** Keys under which a guess counts: of its source, of its account, and of its network for all accounts. */
function toGuessKeys(guess: Guess): { sourceKey: string; accountKey?: string; networkKey?: string } {
  const { secret, network, device } = guess;
  const accountKey = `${secret}:${guess.account}`;
  if (device) return { sourceKey: `${accountKey}:device:${device}` };
  const sourceKey = `${accountKey}:${network}`;
  if (secret !== "password") return { sourceKey, accountKey };
  return { sourceKey, accountKey, networkKey: `passwords:${network}` };
}
