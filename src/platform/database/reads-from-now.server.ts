import { replicaReads } from "../metrics/counts.server.ts";
import type { Database, Queries } from "./database.server.ts";
import { readWalPosition, replicaWaits, type WalPosition } from "./replica.server.ts";

export type Reads = <T>(work: (queries: Queries) => Promise<T>) => Promise<T>;

/** Reads from the replica if it has replayed all that the primary has, else from the primary. May rerun the work. */
export function readsFromNow({ pool, replica }: Database, timeoutMs = replicaWaits.list): Reads {
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
