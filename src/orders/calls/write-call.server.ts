import type { PoolClient } from "pg";
import sql from "sql-template-tag";
import type { Viewer } from "#src/api/viewer.ts";
import type { CallOutcome } from "./rules.ts";

/** `id`: the order's; `again_in`: minutes from now until the next call. */
type NotedCall = {
  id: number;
  outcome: CallOutcome;
  again_in?: number | undefined;
  note?: string | undefined;
};

/** Saves a call in the transaction of `client`, and releases the order from the staff member who was calling. */
export async function writeCall(
  client: PoolClient,
  { id, outcome, again_in, note }: NotedCall,
  viewer: Viewer,
): Promise<void> {
  await client.query(
    sql`insert into order_calls (order_id, user_id, outcome, call_again_at, note)
     values (${id}, ${viewer.id}, ${outcome}, now() + make_interval(mins => ${again_in ?? null}), ${note || null})`,
  );
  await client.query("delete from order_callers where order_id = $1", [id]);
}
