import type { Queries } from "../database/database.server.ts";
import { type RetentionKind, retentionDays, retentionKinds } from "./days.ts";

/** One run for one retention period: how many rows it deleted, or why it failed. */
export type RetentionRun = { kind: RetentionKind; deleted: number; failure?: string };

/** What the clean-up did last; null for what has not happened yet. */
export type RetentionState = {
  kind: RetentionKind;
  days: number;
  ran_at: string | null;
  /** Rows that the last run with any to delete has deleted, and when. */
  deleted: number;
  deleted_at: string | null;
  failing_since: string | null;
  failure: string | null;
};

/** Stores what these runs did. */
export async function recordRuns(queries: Queries, runs: readonly RetentionRun[]): Promise<void> {
  await queries.query(
    `insert into retention_runs as r (kind, ran_at, deleted, deleted_at, failing_since, failure)
     select n.kind, case when n.failure is null then now() end, n.deleted, case when n.deleted > 0 then now() end,
            case when n.failure is not null then now() end, n.failure
     from unnest($1::text[], $2::int[], $3::text[]) as n(kind, deleted, failure) order by n.kind
     on conflict (kind) do update set
       ran_at = coalesce(excluded.ran_at, r.ran_at),
       deleted = case when excluded.deleted > 0 then excluded.deleted else r.deleted end,
       deleted_at = coalesce(excluded.deleted_at, r.deleted_at),
       failing_since = case when excluded.failure is not null then coalesce(r.failing_since, excluded.failing_since) end,
       failure = excluded.failure`,
    [
      runs.map(({ kind }) => kind),
      runs.map(({ deleted }) => deleted),
      runs.map(({ failure }) => failure?.slice(0, 500) ?? null),
    ],
  );
}

type RunRow = {
  kind: string;
  ran_at: Date | null;
  deleted: number;
  deleted_at: Date | null;
  failing_since: Date | null;
  failure: string | null;
};

/** A line for each retention period, the shortest first. */
export async function readRetentionStates(queries: Queries): Promise<RetentionState[]> {
  const { rows } = await queries.query<RunRow>(
    "select kind, ran_at, deleted, deleted_at, failing_since, failure from retention_runs",
  );
  return retentionKinds.map((kind) => {
    const row = rows.find((row) => row.kind === kind);
    return {
      kind,
      days: retentionDays[kind],
      ran_at: row?.ran_at?.toISOString() ?? null,
      deleted: row?.deleted ?? 0,
      deleted_at: row?.deleted_at?.toISOString() ?? null,
      failing_since: row?.failing_since?.toISOString() ?? null,
      failure: row?.failure ?? null,
    };
  });
}
