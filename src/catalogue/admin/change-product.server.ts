import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { type JournalFields, record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { toPoisha } from "#src/language/numbers/money.ts";
import { keepPicture } from "#src/pictures/keep-picture.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { stockAfterCount } from "../stock/count-stock.server.ts";
import { setMovementCause } from "../stock/movement-cause.server.ts";
import type { AdminProduct } from "./contract.ts";
import {
  type AdminProductRecord,
  adminProductColumns,
  lockProduct,
  toAdminProduct,
  withProduct,
} from "./product-row.server.ts";
import type { productChange } from "./schemas.ts";

type CheckedChange = z.output<typeof productChange>;

/**
 * Changes what was named, while each figure and the picture are still what `was` says, and writes it into the journal; a stock is
 * a count (see `stockAfterCount`). Refuses an unknown product, with `changed` and the row as it is now what was made from another
 * figure, an original price not above the price, and a picture that is not there.
 */
export async function changeProduct(
  { id, was = {}, ...change }: CheckedChange,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: AdminProduct }> {
  return withProduct(shop, id, lockProduct, async (client, before) => {
    if (change.image !== undefined) await keepPicture(client, change.image);
    const meanwhile = () =>
      new Problem("changed", m.admin_product_changed_meanwhile(), { details: { now: before } });
    if (seen.some((name) => change[name] !== undefined && before[name] !== was[name])) throw meanwhile();
    refuseLowOriginal({ ...before, ...onlyNamed(change) });
    let { stock } = change;
    if (stock !== undefined) {
      const count = { counted: stock, from: was.stock ?? null, now: before.stock };
      stock = await stockAfterCount(client, id, count);
      if (stock === undefined) throw meanwhile();
      await setMovementCause(client, { kind: "counted", user: viewer.id, counted_from: count.from });
    }
    const data = await write(client, id, { ...change, stock });
    const subject = { id, name: before.names.en };
    await record(client, viewer, {
      action: "product.changed",
      subject,
      before: fieldsOf(before),
      after: fieldsOf(data),
    });
    return { data };
  });
}

const seen = ["price", "originalPrice", "image"] as const;
const flags = ["is_featured", "is_new_arrival", "is_top_selling"] as const;

const onlyNamed = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

function refuseLowOriginal({ price, originalPrice }: Pick<AdminProduct, "price" | "originalPrice">) {
  if (originalPrice === null || originalPrice > price) return;
  const errors = { originalPrice: m.admin_order_original_price_too_low() };
  throw new Problem("invalid_fields", errors.originalPrice, { errors });
}

async function write(
  client: PoolClient,
  id: number,
  change: Omit<CheckedChange, "id" | "was">,
): Promise<AdminProduct> {
  const { rows } = await client.query<AdminProductRecord>(
    `with p as (
       update products set
         price_poisha = coalesce($2, price_poisha),
         original_price_poisha = case when $3 then $4 else original_price_poisha end,
         stock = case when $5 then $6 else stock end,
         is_featured = coalesce($7, is_featured),
         is_new_arrival = coalesce($8, is_new_arrival),
         is_top_selling = coalesce($9, is_top_selling),
         image = coalesce($10, image),
         updated_at = now()
       where id = $1 returning *
     )
     select ${adminProductColumns} from p join categories c on c.id = p.category_id`,
    [
      id,
      poisha(change.price),
      change.originalPrice !== undefined,
      poisha(change.originalPrice),
      change.stock !== undefined,
      change.stock ?? null,
      ...flags.map((name) => (change[name] === undefined ? null : change[name] === 1)),
      change.image ?? null,
    ],
  );
  if (!rows[0]) throw new Error("the product just locked is not there");
  return toAdminProduct(rows[0]);
}

const poisha = (taka: number | null | undefined) => (taka == null ? null : toPoisha(taka));

const fieldsOf = (product: AdminProduct): JournalFields =>
  Object.fromEntries([...seen, "stock" as const, ...flags].map((name) => [name, product[name]]));
