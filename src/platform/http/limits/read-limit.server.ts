import type { Context } from "hono";
import { Problem } from "../../../api/problem.ts";
import { m } from "../../../language/messages.ts";
import { Lru } from "../../cache/lru.server.ts";
import type { Shop } from "../../shop.server.ts";
import { clientAddress } from "../addresses/client-address.server.ts";
import type { Env } from "../env.server.ts";

/** A whole neighbourhood behind one phone company may share an address: so many answers it can have made at once, */
const burst = 400;
/** and so many a second from then on. What is in the cache already is never counted. */
const perSecond = 25;
/** In networks. Who was not seen for the longest time is forgotten first, and begins anew. */
const mostKnown = 10_000;

type Account = { left: number; at: number };

/** How many answers each network had made anew lately; in the memory of this process, for it guards this process. */
export class ReadLimit {
  readonly #accounts = new Lru<string, Account>(mostKnown);

  get size() {
    return this.#accounts.size.entries;
  }

  /** Counts an answer that costs as much as so many plain ones; gives the seconds to wait where it is too much, else 0. `now` in ms. */
  take(network: string, cost = 1, now = performance.now()): number {
    const account = this.#accounts.get(network) ?? this.#opened(network, now);
    account.left = Math.min(burst, account.left + ((now - account.at) / 1_000) * perSecond);
    account.at = now;
    if (account.left < cost) return Math.ceil((cost - account.left) / perSecond);
    account.left -= cost;
    return 0;
  }

  #opened(network: string, now: number): Account {
    const account = { left: burst, at: now };
    this.#accounts.set(network, account);
    return account;
  }
}

/** What a page costs, which is rendered, beside an answer of the API. */
export const pageCost = 2;

/** To be called before an answer is made that costs work. Throws `too_fast`; does nothing where limits are switched off. */
export function countRead(
  { reads, shop }: { reads: ReadLimit; shop: Shop },
  c: Context<Env>,
  cost = 1,
): void {
  if (!shop.settings.limitsOn || c.env?.inside) return;
  const wait = reads.take(networkOf(clientAddress(c, shop)), cost);
  if (wait > 0) throw new Problem("too_fast", m.problem_too_many_reads(), { retryAfterSeconds: wait });
}

/** An address of IPv4 as it is; of IPv6 the half that a provider gives to one customer. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").slice(0, 64);
  if (!plain.includes(":")) return plain;
  const [left = "", right = ""] = plain.toLowerCase().split("::");
  const [begin, end] = [left, right].map((half) => half.split(":").filter(Boolean));
  const gap = Array(Math.max(0, 8 - (begin?.length ?? 0) - (end?.length ?? 0))).fill("0");
  return [...(begin ?? []), ...gap, ...(end ?? [])].slice(0, 4).join(":");
}
