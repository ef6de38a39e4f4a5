import type { PoolClient } from "pg";
import type { MovementKind } from "./rules.ts";

/** Why a transaction changes stock; a trigger reads it as JSON. */
export type MovementCause = {
  kind: Exclude<MovementKind, "changed">;
  /** The id of the user who changes the stock. */
  user?: string | number | undefined;
  order?: number;
  import?: number;
  /** Why pieces were lost, or what staff wrote. */
  reason?: string;
  /** The stock that was shown when a count began; null if it was uncounted. */
  counted_from?: number | null;
  /** The id of the movement that is undone. */
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
