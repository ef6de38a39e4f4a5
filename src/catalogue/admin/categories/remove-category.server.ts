import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { journalFields, lockCategory } from "./category-row.server.ts";
import type { AdminCategory } from "./contract.ts";
import type { categoryRemoval } from "./schemas.ts";

type Removal = z.output<typeof categoryRemoval>;

/** Limits how long orders wait for the locks of one transaction. */
const productsAtOnce = 500;

/**
 * Deletes a category after moving its products to the end of `move_to`, in batches of one transaction each. Throws `not_found`,
 * `changed` on another version, and `not_empty` if it has products and `move_to` is missing.
 */
export async function removeCategory(
  removal: Removal,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ moved: number }> {
  let moved = 0;
  for (;;) {
    const some = await inTransaction(shop.database, async (client) => {
      const category = await lockCategory(client, removal);
      const target = removal.move_to && (await lockTarget(client, removal));
      if (!target && category.products + category.archived > 0) throw notEmpty(category);
      const count = target ? await moveSome(client, removal.id, target.id) : 0;
      if (count > 0) return count;
      await client.query("delete from categories where id = $1", [removal.id]);
      await record(client, viewer, {
        action: "category.removed",
        subject: { id: removal.id, name: category.name_en },
        before: journalFields(category),
        ...(target && moved > 0 && { after: { products: moved, category: target.name_en } }),
      });
      return 0;
    });
    if (some === 0) return { moved };
    moved += some;
  }
}

function notEmpty(category: AdminCategory): Problem {
  const { products, archived } = category;
  const message = m.category_not_empty({
    name: category[`name_${locale()}`],
    count: number(products + archived),
  });
  return new Problem("not_empty", message, { details: { products, archived } });
}

async function lockTarget(client: PoolClient, { id, move_to }: Removal) {
  const { rows } = await client.query<{ id: number; name_en: string }>(
    "select id, name_en from categories where id = $1 and id <> $2 for key share",
    [move_to, id],
  );
  if (rows[0]) return rows[0];
  const message = m.admin_product_category_missing();
  throw new Problem("invalid_fields", message, { errors: { move_to: message } });
}

async function moveSome(client: PoolClient, from: number, to: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `select id from products where category_id = $1 order by id limit ${productsAtOnce} for no key update`,
    [from],
  );
  await client.query(
    `update products p set category_id = $2, position = last.position + p.position + 1, updated_at = now()
     from (select coalesce(max(position), 0) as position from products where category_id = $2) last
     where p.id = any($1)`,
    [rows.map(({ id }) => id), to],
  );
  return rows.length;
}
