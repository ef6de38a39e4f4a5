import type { PoolClient } from "pg";
import { setMovementCause } from "./movement-cause.server.ts";
import type { LossInOrder } from "./rules.ts";

/** Pieces of a product; without `quantity` its whole stock. */
type LostPieces = { id: number; quantity?: number };

/**
 * Removes pieces of locked products as lost in an order. Movements of earlier changes are written first, with
 * their own cause. Ignores uncounted stocks.
 */
export async function losePieces(
  client: PoolClient,
  lost: LostPieces[],
  { user, order, reason }: { user: number; order: number; reason: LossInOrder },
): Promise<void> {
  if (lost.length === 0) return;
  // Checking a deferred constraint now makes its trigger write the movements so far.
  await client.query("set constraints products_write_movement immediate");
  await client.query("set constraints products_write_movement deferred");
  await setMovementCause(client, { kind: "lost", user, order, reason });
  await client.query(
    `update products p set stock = greatest(0, p.stock - coalesce(l.quantity, p.stock))
     from unnest($1::bigint[], $2::int[]) as l(id, quantity) where p.id = l.id and p.stock > 0`,
    [lost.map(({ id }) => id), lost.map(({ quantity }) => quantity ?? null)],
  );
}
