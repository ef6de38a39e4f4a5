import { setTimeout as sleep } from "node:timers/promises";
import type { ClientBase, Pool } from "pg";
import { log } from "../log.server.ts";
import { type Connection, openPool } from "./connections.server.ts";
import { databaseTrouble } from "./trouble.server.ts";

/** A moment of the primary: up to where its log was written, and which database on which timeline that is. */
export type Moment = { lsn: string; place: string };

/** How long a read waits at most for a replica that is behind, in ms: a list of the back office, and what takes long itself. */
export const replicaWaits = { list: 100, long: 5_000 };

/** Between two attempts to use a replica that was gone or too far behind, in ms. */
const lookMs = 1_000;
/** Between two looks at a replica that is behind, in ms: the first, doubled up to the longest. */
const pauses = { first: 5, longest: 200 };

/** What the primary has committed by now. */
export async function momentOf(primary: Pick<Pool, "query">): Promise<Moment> {
  const { rows } = await primary.query<Moment>(
    `select pg_current_wal_flush_lsn()::text as lsn,
       concat_ws('.', s.system_identifier, current_database(), left(pg_walfile_name(pg_current_wal_flush_lsn()), 8)) as place
     from pg_control_system() s`,
  );
  return rows[0] as Moment;
}

/**
 * Waits until a replica has replayed all that was committed at a moment: `behind` when it has not in time. `never` where it is no
 * standby of that database, or of a timeline that the primary has left.
 */
export async function replayed(
  replica: Pick<ClientBase, "query">,
  { lsn, place }: Moment,
  patienceMs: number,
): Promise<"yes" | "behind" | "never"> {
  const end = performance.now() + patienceMs;
  for (let pauseMs = pauses.first; ; pauseMs = Math.min(pauseMs * 2, pauses.longest)) {
    const { rows } = await replica.query<{ has: boolean; fits: boolean }>(
      `select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as has,
         pg_is_in_recovery() and $2 = concat_ws('.', s.system_identifier, current_database(),
           lpad(upper(to_hex(c.timeline_id)), 8, '0')) as fits
       from pg_control_system() s, pg_control_checkpoint() c`,
      [lsn, place],
    );
    if (!rows[0]?.fits) return "never";
    if (rows[0].has) return "yes";
    if (performance.now() + pauseMs > end) return "behind";
    await sleep(pauseMs);
  }
}

const isConnectTimeout = (error: unknown) =>
  error instanceof Error && error.message.includes("timeout exceeded when trying to connect");

/** A standby of the database, for reads. */
export class Replica {
  readonly connection: Connection;
  readonly pool: Pool;
  readonly #primary: Pool;
  readonly #size: number;
  /** How long it last took to show what the primary had; infinite while it is gone. */
  #behindMs = 0;
  #lookedAt = 0;

  constructor(connection: Connection, primary: Pool, size: number) {
    this.connection = connection;
    this.#primary = primary;
    this.#size = size;
    this.pool = openPool(connection, size, { connectionTimeoutMillis: 1_000 });
  }

  /** Whether it may be asked: it was reachable and less behind than that the last time. If not, it is looked at beside the request. */
  isWithin(patienceMs: number): boolean {
    if (this.#behindMs < patienceMs) return true;
    void this.#look();
    return false;
  }

  /** Reads once it has replayed a moment of the primary; undefined where it cannot. */
  async read<T>(
    moment: Moment,
    patienceMs: number,
    work: (queries: Pick<Pool, "query">) => Promise<T>,
  ): Promise<{ result: T } | undefined> {
    const begun = performance.now();
    try {
      const client = await this.pool.connect();
      let broken = true;
      try {
        const state = await replayed(client, moment, patienceMs);
        if (state === "yes") this.#note(performance.now() - begun);
        else this.#note(state === "never" ? Number.POSITIVE_INFINITY : patienceMs);
        const read = state === "yes" ? { result: await work(client) } : undefined;
        broken = false;
        return read;
      } finally {
        client.release(broken);
      }
    } catch (error) {
      // A statement may fail of what the standby replays: the primary is next, and has the last word. All connections may be in use.
      const isUnreachable = isConnectTimeout(error) && this.pool.totalCount < this.#size;
      if (isUnreachable || databaseTrouble(error) === "away") this.#note(Number.POSITIVE_INFINITY, error);
      return undefined;
    }
  }

  async #look(): Promise<void> {
    if (performance.now() - this.#lookedAt < lookMs) return;
    // One look at a time.
    this.#lookedAt = Number.POSITIVE_INFINITY;
    await momentOf(this.#primary)
      .then((moment) => this.read(moment, replicaWaits.long, async () => undefined))
      .catch(() => undefined);
    this.#lookedAt = performance.now();
  }

  #note(behindMs: number, error?: unknown): void {
    const was = this.#behindMs < replicaWaits.long;
    const is = behindMs < replicaWaits.long;
    this.#behindMs = behindMs;
    if (was && !is) log.warn("the replica is gone or too far behind: its reads go to the primary", { error });
    if (!was && is) log.info("the replica is used again");
  }
}
