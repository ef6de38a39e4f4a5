import type { PoolClient } from "pg";
import type { MovementKind } from "./rules.ts";

export type MovementCause = {
  kind: Exclude<MovementKind, "changed">;
  /** Id of whoever does it. */
  user?: string | number | undefined;
  order?: number;
  import?: number;
  reason?: string;
  counted_from?: number | null;
  undoes?: number;
  key?: string | undefined;
};

/**
 * Says why the stock changes in this transaction. The movements are written at its commit, from what was said last; so one
 * transaction changes stock for one cause, and `losePieces` for what was lost besides.
 */
export async function setMovementCause(
  client: Pick<PoolClient, "query">,
  cause: MovementCause,
): Promise<void> {
  await client.query("select set_config('tatka.stock_movement', $1, true)", [JSON.stringify(cause)]);
}
