import { setTimeout as sleep } from "node:timers/promises";
import type { ClientBase, Pool } from "pg";
import { log } from "../log.server.ts";
import { type Connection, openPool } from "./connections.server.ts";
import { classifyDatabaseError } from "./trouble.server.ts";

/** A position in the primary's log; `place` identifies its database and timeline. */
export type WalPosition = { lsn: string; place: string };

/** Longest wait for a replica that is behind, in ms: for a list of the back office, and for long tasks. */
export const replicaWaits = { list: 100, long: 5_000 };

const checkIntervalMs = 1_000;
const backoffMs = { first: 5, longest: 200 };

export async function readWalPosition(primary: Pick<Pool, "query">): Promise<WalPosition> {
  const { rows } = await primary.query<WalPosition>(
    `select pg_current_wal_flush_lsn()::text as lsn,
       concat_ws('.', s.system_identifier, current_database(),
         left(pg_walfile_name(pg_current_wal_flush_lsn()), 8)) as place
     from pg_control_system() s`,
  );
  return rows[0] as WalPosition;
}

/** Waits until a replica has replayed a moment; `behind` on a timeout, `never` if it is not our standby. */
export async function waitForReplay(
  replica: Pick<ClientBase, "query">,
  { lsn, place }: WalPosition,
  timeoutMs: number,
): Promise<"yes" | "behind" | "never"> {
  const deadline = performance.now() + timeoutMs;
  for (let pauseMs = backoffMs.first; ; pauseMs = Math.min(pauseMs * 2, backoffMs.longest)) {
    const { rows } = await replica.query<{ has: boolean; fits: boolean }>(
      `select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as has,
         pg_is_in_recovery() and $2 = concat_ws('.', s.system_identifier, current_database(),
           lpad(upper(to_hex(c.timeline_id)), 8, '0')) as fits
       from pg_control_system() s, pg_control_checkpoint() c`,
      [lsn, place],
    );
    if (!rows[0]?.fits) return "never";
    if (rows[0].has) return "yes";
    if (performance.now() + pauseMs > deadline) return "behind";
    await sleep(pauseMs);
  }
}

const isConnectTimeout = (error: unknown) =>
  error instanceof Error && error.message.includes("timeout exceeded when trying to connect");

/** A streaming standby of the primary, for reads that it can answer soon enough. */
export class Replica {
  readonly connection: Connection;
  readonly pool: Pool;
  readonly #primary: Pool;
  readonly #size: number;
  #behindMs = 0;
  #checkedAt = 0;

  constructor(connection: Connection, primary: Pool, size: number) {
    this.connection = connection;
    this.#primary = primary;
    this.#size = size;
    this.pool = openPool(connection, size, { connectionTimeoutMillis: 1_000 });
  }

  /** Whether the last check found it less behind than this. If not, a check starts in the background. */
  isWithin(timeoutMs: number): boolean {
    if (this.#behindMs < timeoutMs) return true;
    void this.#checkInBackground();
    return false;
  }

  /** Runs `work` on the replica once it has replayed `moment`; undefined if it is too late, or cannot be used. */
  async read<T>(
    moment: WalPosition,
    timeoutMs: number,
    work: (queries: Pick<Pool, "query">) => Promise<T>,
  ): Promise<{ result: T } | undefined> {
    const startedAt = performance.now();
    try {
      const client = await this.pool.connect();
      let isBroken = true;
      try {
        const state = await waitForReplay(client, moment, timeoutMs);
        if (state === "yes") this.#recordDelay(performance.now() - startedAt);
        else this.#recordDelay(state === "never" ? Number.POSITIVE_INFINITY : timeoutMs);
        const outcome = state === "yes" ? { result: await work(client) } : undefined;
        isBroken = false;
        return outcome;
      } finally {
        client.release(isBroken);
      }
    } catch (error) {
      // Replay may cancel a statement: it is retried on the primary. All connections may be in use.
      const isUnreachable = isConnectTimeout(error) && this.pool.totalCount < this.#size;
      if (isUnreachable || classifyDatabaseError(error) === "away")
        this.#recordDelay(Number.POSITIVE_INFINITY, error);
      return undefined;
    }
  }

  async #checkInBackground(): Promise<void> {
    if (performance.now() - this.#checkedAt < checkIntervalMs) return;
    this.#checkedAt = Number.POSITIVE_INFINITY;
    await readWalPosition(this.#primary)
      .then((moment) => this.read(moment, replicaWaits.long, async () => undefined))
      .catch(() => undefined);
    this.#checkedAt = performance.now();
  }

  #recordDelay(behindMs: number, error?: unknown): void {
    const wasUsable = this.#behindMs < replicaWaits.long;
    const isUsable = behindMs < replicaWaits.long;
    this.#behindMs = behindMs;
    if (wasUsable && !isUsable)
      log.warn("the replica is gone or too far behind: its reads go to the primary", { error });
    if (!wasUsable && isUsable) log.info("the replica is used again");
  }
}
