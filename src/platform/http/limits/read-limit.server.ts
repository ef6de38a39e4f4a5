import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { Env } from "../env.server.ts";
import { clientNetwork } from "../urls/client-ip.server.ts";

/** Uncached answers that a network may request at once; a phone company may put a whole neighbourhood behind one IP address. */
const burstSize = 400;
/** Uncached answers a second after that. */
const readsPerSecond = 25;
/** Networks and accounts in memory; the least recently seen is evicted. */
const maxReaders = 10_000;

/** How many answers a reader may still request at once; `at` is when that was computed, in ms. */
type Allowance = { remaining: number; at: number };

/** Counts the uncached answers of each network and account, only in this process, because it protects this process. */
export class ReadLimit {
  readonly #allowances = new LRUCache<string, Allowance>({ max: maxReaders });

  get size() {
    return this.#allowances.size;
  }

  /** Counts an answer of this cost; returns the seconds to wait, or 0. `now` is in ms. */
  take(reader: string, cost = 1, now = performance.now()): number {
    const allowance = this.#allowances.get(reader) ?? this.#createAllowance(reader, now);
    const regained = ((now - allowance.at) / 1_000) * readsPerSecond;
    allowance.remaining = Math.min(burstSize, allowance.remaining + regained);
    allowance.at = now;
    if (allowance.remaining < cost) return Math.ceil((cost - allowance.remaining) / readsPerSecond);
    allowance.remaining -= cost;
    return 0;
  }

  #createAllowance(reader: string, now: number): Allowance {
    const allowance = { remaining: burstSize, at: now };
    this.#allowances.set(reader, allowance);
    return allowance;
  }
}

/** The cost of a rendered page. An answer of the API costs 1. */
export const pageCost = 2;
/** A list costs 1 more for each further so many rows. */
const rowsPerRead = 100;

/** Call before an uncached answer is made. Throws `too_fast`; does nothing if RATE_LIMIT is 0. */
export function countRead(
  { reads, shop }: { reads: ReadLimit; shop: Shop },
  c: Context<Env>,
  cost = 1,
): void {
  if (!shop.settings.limitsOn || c.env?.inside || cost === 0) return;
  const waitSeconds = reads.take(clientNetwork(c, shop), cost);
  if (waitSeconds > 0)
    throw new Problem("too_fast", m.problem_too_many_reads(), { retryAfterSeconds: waitSeconds });
}

/** Counts a list's rows beyond those that each answer includes; call it before reading. Throws like `countRead`. */
export const countRows = (api: { reads: ReadLimit; shop: Shop }, c: Context<Env>, rows: number): void =>
  countRead(api, c, Math.max(0, Math.ceil(rows / rowsPerRead) - 1));

/** Counts a read of a signed-in user, from any network. Throws `too_fast`; does nothing if RATE_LIMIT is 0. */
export function countViewerRead({ reads, shop }: { reads: ReadLimit; shop: Shop }, { id }: Viewer): void {
  if (!shop.settings.limitsOn) return;
  const waitSeconds = reads.take(`account:${id}`);
  if (waitSeconds > 0)
    throw new Problem("too_fast", m.problem_too_many_own_reads(), { retryAfterSeconds: waitSeconds });
}
