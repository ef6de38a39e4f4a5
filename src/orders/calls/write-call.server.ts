import type { PoolClient } from "pg";
import type { Viewer } from "#src/api/viewer.ts";
import type { CallOutcome } from "./rules.ts";

/** What came of a call about the order `id`; `again_in` is in minutes from now. */
type NotedCall = {
  id: number;
  outcome: CallOutcome;
  again_in?: number | undefined;
  note?: string | undefined;
};

/** Notes a call in the transaction of the step that it leads to. */
export async function writeCall(
  client: PoolClient,
  { id, outcome, again_in, note }: NotedCall,
  viewer: Viewer,
): Promise<void> {
  await client.query(
    `insert into order_calls (order_id, user_id, outcome, call_again_at, note)
     values ($1, $2, $3, now() + make_interval(mins => $4), $5)`,
    [id, viewer.id, outcome, again_in ?? null, note || null],
  );
  await client.query("delete from order_callers where order_id = $1", [id]);
}
