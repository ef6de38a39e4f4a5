import { replicaReads } from "../metrics/counts.server.ts";
import type { Database, Queries } from "./database.server.ts";
import { readWalPosition, replicaWaits, type WalPosition } from "./replica.server.ts";

export type Reads = <T>(work: (queries: Queries) => Promise<T>) => Promise<T>;

/**
 * Returns a function that runs reads on the replica if it has replayed all that the primary had at the first call,
 * otherwise on the primary. A read that fails on the replica is repeated on the primary.
 */
export function createReadsFromNow({ pool, replica }: Database, timeoutMs = replicaWaits.list): Reads {
  if (!replica) return (work) => work(pool);
  let moment: Promise<WalPosition> | undefined;
  return async (work) => {
    if (replica.isWithin(timeoutMs)) {
      moment ??= readWalPosition(pool);
      const replicaResult = await replica.read(await moment, timeoutMs, work);
      if (replicaResult) {
        replicaReads.replica++;
        return replicaResult.result;
      }
    }
    replicaReads.primary++;
    return work(pool);
  };
}
