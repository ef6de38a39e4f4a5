import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import type { ProductJournalField } from "#src/catalogue/product/journal-labels.ts";
import { setMovementCause } from "#src/catalogue/stock/movement-cause.server.ts";
import { stockAfterCount } from "#src/catalogue/stock/stock-after-count.server.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { withLockedProduct } from "../product-row.server.ts";
import { maxStock } from "../rules.ts";
import { quantityText, type StepGrams } from "../shown-amounts.ts";
import type { stockMove } from "./schemas.ts";

type Move = z.output<typeof stockMove>;
/** `movement` is null if the stock stayed the same. */
type NewStock = { data: { stock: number | null; movement: number | null } };

/**
 * Changes a stock by what was received, lost or counted; a repeated key changes nothing. Throws `not_found`,
 * and `changed` with the current stock if a colleague changed it during a count. Throws a field error on a
 * loss larger than the stock, and if the stock is not counted yet and this is no count.
 */
export async function moveStock(
  { id, kind, quantity, was, reason = "", key }: Move,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<NewStock> {
  return withLockedProduct(shop, id, lockStock, async (client, { name, stock: before, step_grams: step }) => {
    const existingMovement = await findMovement(client, id, key);
    if (existingMovement !== null) return { data: { stock: before, movement: existingMovement } };
    const stock =
      kind === "counted"
        ? await applyCount(client, id, { counted: quantity, from: was ?? null, now: before })
        : addToStock(before, kind === "received" ? quantity : -quantity, step);
    const countedFrom = kind === "counted" ? { counted_from: was ?? null } : {};
    await setMovementCause(client, { kind, user: viewer.id, reason, key: `${id} ${key}`, ...countedFrom });
    await client.query("update products set stock = $2 where id = $1", [id, stock]);
    await record<ProductJournalField>(client, viewer, {
      action: "product.stock_moved",
      subject: { id, name },
      before: { stock: before },
      after: { stock, movement: kind, ...(reason && { reason }) },
    });
    // Writes the movement now instead of at the end of the transaction, so that its id can be returned.
    await client.query("set constraints products_write_movement immediate");
    return { data: { stock, movement: await findMovement(client, id, key) } };
  });
}

/** Locks a product's stock until the transaction ends; throws `not_found`. */
export async function lockStock(
  client: PoolClient,
  id: number,
): Promise<{ name: string; stock: number | null; step_grams: number | null }> {
  const { rows } = await client.query<{ name: string; stock: number | null; step_grams: number | null }>(
    `select name_en as name, stock, case when is_weighed then net_amount end as step_grams
     from products where id = $1 for no key update`,
    [id],
  );
  if (!rows[0]) throw new Problem("not_found", m.product_not_found());
  return rows[0];
}

/** The stock after `change` pieces; throws on an uncounted stock and on a result below zero or too high. */
export function addToStock(stock: number | null, change: number, step: StepGrams): number {
  if (stock === null) throw toQuantityProblem(m.stock_not_counted());
  const after = stock + change;
  if (after < 0) throw toQuantityProblem(m.stock_too_few({ count: quantityText(stock, step) }));
  if (after > maxStock) throw toQuantityProblem(m.stock_too_many({ count: quantityText(maxStock, step) }));
  return after;
}

const toQuantityProblem = (message: string) =>
  new Problem("invalid_fields", message, { errors: { quantity: message } });

/** The stock after a count; throws `changed` if a colleague changed it meanwhile. */
async function applyCount(client: PoolClient, id: number, count: Parameters<typeof stockAfterCount>[2]) {
  const stock = await stockAfterCount(client, id, count);
  if (stock !== undefined) return stock;
  throw new Problem("changed", m.stock_moved_meanwhile(), { details: { now: count.now } });
}

/** The id of the movement with this key; null without one. */
async function findMovement(client: PoolClient, id: number, key: string): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>("select id from stock_movements where key = $1", [
    `${id} ${key}`,
  ]);
  return rows[0]?.id ?? null;
}
