import { replicaReads } from "../metrics/counts.server.ts";
import type { Database, Queries } from "./database.server.ts";
import { type Moment, momentOf, replicaWaits } from "./replica.server.ts";

export type Reads = <T>(work: (queries: Queries) => Promise<T>) => Promise<T>;

/**
 * Where reads go that need not be at the primary: to the replica, as soon as it has all that the primary has now, so that nobody misses
 * what they have just written on whatever server; to the primary where that would take longer than `patienceMs`, or there is no
 * replica, or it fails. The work sends its statements one after the other, and may be done twice.
 */
export function readsFromNow({ pool, replica }: Database, patienceMs = replicaWaits.list): Reads {
  if (!replica) return (work) => work(pool);
  let moment: Promise<Moment> | undefined;
  return async (work) => {
    if (replica.isWithin(patienceMs)) {
      moment ??= momentOf(pool);
      const read = await replica.read(await moment, patienceMs, work);
      if (read) {
        replicaReads.replica++;
        return read.result;
      }
    }
    replicaReads.primary++;
    return work(pool);
  };
}
