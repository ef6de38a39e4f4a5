import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { maxSaved } from "../rules.ts";
import type { SavedIds } from "./contract.ts";
import type { savedChange } from "./schemas.ts";

type SavedRow = { product_id: number };

const savedInOrderSql = `select product_id from saved_products where user_id = $1 order by saved_at desc, product_id`;

export async function listSaved(_input: object, { shop, viewer }: ApiContext<Viewer>): Promise<SavedIds> {
  const { rows } = await shop.database.pool.query<SavedRow>(savedInOrderSql, [viewer.id]);
  return { data: rows.map((row) => row.product_id) };
}

/** Saves and removes products; ignores repeated, unknown and archived ones. Throws on more than `maxSaved`. */
export async function changeSaved(
  { add, remove }: z.output<typeof savedChange>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<SavedIds> {
  return inTransaction(shop.database, async (client) => {
    await client.query("select from users where id = $1 for no key update", [viewer.id]);
    await client.query("delete from saved_products where user_id = $1 and product_id = any($2::bigint[])", [
      viewer.id,
      remove,
    ]);
    // The first of the list is the newest; timestamps one microsecond apart keep the order.
    await client.query(
      `insert into saved_products (user_id, product_id, saved_at)
       select $1, p.id, now() - min(a.place) * interval '1 microsecond'
       from unnest($2::bigint[]) with ordinality as a (id, place) join products p on p.id = a.id and not p.is_archived
       group by p.id
       on conflict do nothing`,
      [viewer.id, add],
    );
    const { rows } = await client.query<SavedRow>(savedInOrderSql, [viewer.id]);
    if (rows.length > maxSaved) throw new Problem("saved_full", m.saved_full());
    return { data: rows.map((row) => row.product_id) };
  });
}

/** Deletes a user's saved products, in the transaction that deletes the account. */
export const deleteSavedProducts = (client: PoolClient, { id }: Viewer) =>
  client.query("delete from saved_products where user_id = $1", [id]);
