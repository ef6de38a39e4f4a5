import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import { protectPicture } from "#src/pictures/protect-picture.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { recordProducts } from "../product/product-journal.server.ts";
import {
  type ApiFields,
  canShareStock,
  isOriginalPriceValid,
  mrpErrors,
  toStored,
} from "../product/stored-product.server.ts";
import { type Check, type ProductWrite, writeProducts } from "../product/write-products.server.ts";
import { setMovementCause } from "../stock/movement-cause.server.ts";
import type { AdminProduct } from "./contract.ts";
import { findAdminProducts } from "./product-row.server.ts";
import type { productChange } from "./schemas.ts";

/**
 * Changes fields whose stored values equal `was`. A new picture removes the demo's drawings. A new stock is a
 * count (see `stockAfterCount`). Throws as `changeOneProduct` does, and a field error on an original price
 * not above the price, a price above the maximum retail price, and a missing picture.
 */
export function changeProduct(
  { id, was = {}, ...change }: z.output<typeof productChange>,
  context: ApiContext<Viewer>,
): Promise<{ data: AdminProduct }> {
  const { image, stock } = change;
  const prepare = async (client: PoolClient) => {
    if (image !== undefined) {
      await protectPicture(client, image);
      await dropDrawings(client, id);
    }
    const movementCause = {
      kind: "counted",
      user: context.viewer.id,
      counted_from: was.stock ?? null,
    } as const;
    if (stock !== undefined) await setMovementCause(client, movementCause);
  };
  return changeOneProduct(
    { id, was: toStoredChange(was), to: toStoredChange(change) },
    context,
    prepare,
    checkPrices,
  );
}

/** Removes the drawings of the demo shop from a product's further pictures. */
const dropDrawings = (client: PoolClient, id: number) =>
  client.query("delete from product_pictures where product_id = $1 and image like '/pictures/demo/%'", [id]);

const toStoredChange = ({ image, ...fields }: Partial<ApiFields> & { image?: string }) => ({
  ...toStored(fields),
  ...(image !== undefined && { image }),
});

/** Throws field errors of the prices and the stock after a change. */
const checkPrices: Check = (next) => {
  const errors: Record<string, string> = mrpErrors(next);
  if (!isOriginalPriceValid(next)) errors["originalPrice"] ??= m.admin_order_original_price_too_low();
  if (!canShareStock(next)) errors["stock"] = m.admin_product_shared_uncounted();
  const [firstError] = Object.values(errors);
  if (firstError) throw new Problem("invalid_fields", firstError, { errors });
  return true;
};

/** Changes one product after `prepare`, and records it. Throws `not_found`, or `changed` with the current product. */
export function changeOneProduct(
  write: ProductWrite,
  { shop, viewer }: ApiContext<Viewer>,
  prepare?: (client: PoolClient) => Promise<void>,
  check?: Check,
): Promise<{ data: AdminProduct }> {
  return inTransaction(
    shop.database,
    async (client) => {
      await prepare?.(client);
      const written = await writeProducts(client, [write], check);
      const data = (await findAdminProducts(client, [write.id])).get(write.id);
      if (!data) throw new Problem("not_found", m.product_not_found());
      if (!written[0]?.after)
        throw new Problem("changed", m.admin_product_changed_meanwhile(), { details: { now: data } });
      await recordProducts(client, viewer, written);
      return { data };
    },
    [`product ${write.id}`],
  );
}
