import type { Context } from "hono";
import { Problem } from "../../../api/problem.ts";
import { m } from "../../../language/messages.ts";
import { Lru } from "../../cache/lru/lru.server.ts";
import type { Shop } from "../../shop.server.ts";
import { clientNetwork } from "../addresses/client-address.server.ts";
import type { Env } from "../env.server.ts";

/** Uncached answers that one network may request at once; a phone company may put a whole neighbourhood behind one address. */
const burst = 400;
/** Uncached answers a second that it may have after that. Cached ones never count. */
const perSecond = 25;
/** Networks remembered at most. The one unseen for longest is forgotten and starts anew. */
const mostKnown = 10_000;

type Allowance = { left: number; at: number };

/** Counts the uncached answers of each network, in this process only, because it protects this process. */
export class ReadLimit {
  readonly #accounts = new Lru<string, Allowance>(mostKnown);

  get size() {
    return this.#accounts.size.entries;
  }

  /** Counts an answer of this cost; returns the seconds to wait where it is too much, else 0. `now` is in ms. */
  take(network: string, cost = 1, now = performance.now()): number {
    const account = this.#accounts.get(network) ?? this.#opened(network, now);
    account.left = Math.min(burst, account.left + ((now - account.at) / 1_000) * perSecond);
    account.at = now;
    if (account.left < cost) return Math.ceil((cost - account.left) / perSecond);
    account.left -= cost;
    return 0;
  }

  #opened(network: string, now: number): Allowance {
    const account = { left: burst, at: now };
    this.#accounts.set(network, account);
    return account;
  }
}

/** The cost of a rendered page; an answer of the API costs 1. */
export const pageCost = 2;

/** Called before an uncached answer is made. Throws `too_fast`; does nothing where RATE_LIMIT is 0. */
export function countRead(
  { reads, shop }: { reads: ReadLimit; shop: Shop },
  c: Context<Env>,
  cost = 1,
): void {
  if (!shop.settings.limitsOn || c.env?.inside) return;
  const wait = reads.take(clientNetwork(c, shop), cost);
  if (wait > 0) throw new Problem("too_fast", m.problem_too_many_reads(), { retryAfterSeconds: wait });
}
