import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import type { ProductJournalField } from "#src/catalogue/product/journal-labels.ts";
import { setMovementCause } from "#src/catalogue/stock/movement-cause.server.ts";
import { type MovementKind, manualKinds } from "#src/catalogue/stock/rules.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { addToStock, lockStock } from "./move-stock.server.ts";
import type { movementToUndo } from "./schemas.ts";

type Movement = { kind: MovementKind; stock_after: number | null; counted_from: number | null };

/** Only movements by staff can be undone, and only if the stock was counted before and after. */
export const isUndoable = ({ kind, stock_after, counted_from }: Movement): boolean =>
  manualKinds.some((manualKind) => manualKind === kind) &&
  stock_after !== null &&
  (kind !== "counted" || counted_from !== null);

/**
 * Undoes a movement by an opposite one; sales since then stay. Throws `not_found`, `changed` if it was undone
 * already, and a field error if the stock would fall below zero.
 */
export async function undoMovement(
  { id }: z.output<typeof movementToUndo>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: { stock: number | null } }> {
  return inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<Movement & { product_id: number; change: number }>(
      "select product_id, kind, change, stock_after, counted_from from stock_movements where id = $1",
      [id],
    );
    const movement = rows[0];
    if (!movement || !isUndoable(movement)) throw new Problem("not_found", m.problem_not_found());
    const { name, stock: before, step_grams: step } = await lockStock(client, movement.product_id);
    const { rowCount } = await client.query("select from stock_movements where undoes = $1", [id]);
    if (rowCount) throw new Problem("changed", m.stock_undone_already(), { details: { now: before } });
    const stock = addToStock(before, -movement.change, step);
    await setMovementCause(client, { kind: "undone", user: viewer.id, undoes: id });
    await client.query("update products set stock = $2 where id = $1", [movement.product_id, stock]);
    await record<ProductJournalField>(client, viewer, {
      action: "product.stock_moved",
      subject: { id: movement.product_id, name },
      before: { stock: before },
      after: { stock, movement: "undone" },
    });
    return { data: { stock } };
  });
}
