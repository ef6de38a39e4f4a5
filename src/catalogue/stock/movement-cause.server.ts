import type { PoolClient } from "pg";
import type { MovementKind } from "./rules.ts";

export type MovementCause = {
  kind: Exclude<MovementKind, "changed">;
  /** The id of the user who changes the stock. */
  user?: string | number | undefined;
  order?: number;
  import?: number;
  reason?: string;
  counted_from?: number | null;
  undoes?: number;
  key?: string | undefined;
};

/** Sets the cause of this transaction's stock changes; at commit, a trigger writes movements with the last cause. */
export async function setMovementCause(
  client: Pick<PoolClient, "query">,
  cause: MovementCause,
): Promise<void> {
  await client.query("select set_config('tatka.stock_movement', $1, true)", [JSON.stringify(cause)]);
}
