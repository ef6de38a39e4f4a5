import type { PoolClient } from "pg";
import sql from "sql-template-tag";
import type { EditSubject } from "#src/orders/order.ts";
import type { ItemRow, StoredChange } from "#src/orders/order-rows.server.ts";
import type { OrderedProduct } from "#src/orders/order-statements.server.ts";
import type { LockedOrder } from "#src/orders/steps/write-step.server.ts";
import { mostDiscount } from "#src/orders/totals.ts";

export type StoredItem = Omit<ItemRow, "sold"> & { taken: number };

/** The items of an order, in their order. */
export async function itemsOf(client: PoolClient, orderId: number): Promise<StoredItem[]> {
  const { rows } = await client.query<StoredItem>(
    `select id, product_id, name_en, name_bn, weight_en, weight_bn, image, tint, price_poisha, quantity, step_grams,
            packed_grams, actual_poisha, taken, if_missing
     from order_items where order_id = $1 order by id`,
    [orderId],
  );
  return rows;
}

type ItemChange = {
  id: number;
  quantity: number;
  actualPoisha: number | null;
  packedGrams: number | null;
  taken: number;
};

/** Gives items of an order other quantities and prices, and takes others out. Another quantity has to be packed again. */
export async function changeItems(
  client: PoolClient,
  orderId: number,
  changed: ItemChange[],
  removed: { id: number }[],
): Promise<void> {
  await client.query("delete from order_items where order_id = $1 and id = any($2::bigint[])", [
    orderId,
    removed.map(({ id }) => id),
  ]);
  const column = (name: keyof ItemChange) => changed.map((one) => one[name]);
  await client.query(
    sql`update order_items i set quantity = c.quantity, actual_poisha = c.actual_poisha, taken = c.taken, packed_grams = c.packed_grams,
       packed_by = case when i.quantity = c.quantity then i.packed_by end
        from unnest(${column("id")}::bigint[], ${column("quantity")}::int[], ${column("actualPoisha")}::bigint[],
               ${column("taken")}::int[], ${column("packedGrams")}::int[])
       as c(id, quantity, actual_poisha, taken, packed_grams)
     where i.order_id = ${orderId} and i.id = c.id`,
  );
}

export type AddedItem = OrderedProduct & {
  quantity: number;
  actualPoisha: number | null;
  packedGrams: number | null;
};

/** Adds a product to an order. */
export async function addItem(client: PoolClient, orderId: number, item: AddedItem): Promise<void> {
  await client.query(
    sql`insert into order_items (order_id, product_id, name_en, name_bn, weight_en, weight_bn, image, tint, price_poisha,
                              quantity, actual_poisha, taken, step_grams, packed_grams)
        values (${orderId}, ${item.id}, ${item.name_en}, ${item.name_bn}, ${item.weight_en}, ${item.weight_bn}, ${item.image},
          ${item.tint}, ${item.price_poisha}, ${item.quantity}, ${item.actualPoisha}, ${item.counted ? item.quantity : 0},
          ${item.step_grams}, ${item.packedGrams})`,
  );
}

export type ChangedDiscount = { before: number; after: number; reason: string | undefined };

/** A discount that is too high for what is left in the order is lowered with it, so that nobody stands before a packed bag. */
export function loweredDiscount(order: LockedOrder, itemsTotal: number): ChangedDiscount | undefined {
  const { discount_poisha: before, discount_reason } = order;
  const after = Math.min(before, mostDiscount(itemsTotal, order.fee_poisha));
  return after === before ? undefined : { before, after, reason: discount_reason ?? undefined };
}

export type WrittenEdit = {
  orderId: number;
  revision: number;
  userId: number;
  changes: StoredChange[];
  before: number;
  after: number;
  note: string | undefined;
  /** Where it was changed. */
  discount?: ChangedDiscount | undefined;
  hash: string;
  /** It says what was not taken at the door. */
  takenBack?: boolean;
  /** What the edit changed; undefined if it changed the lines. */
  about?: EditSubject;
};

/** Writes what was changed, and the order's new total. */
export async function writeEdit(client: PoolClient, edit: WrittenEdit): Promise<void> {
  const { discount } = edit;
  await client.query(
    sql`update orders set total_poisha = ${edit.after}, revision = ${edit.revision},
          discount_poisha = coalesce(${discount?.after}, discount_poisha),
          discount_reason = case when ${discount?.after}::bigint is null then discount_reason else ${discount?.reason} end
     where id = ${edit.orderId}`,
  );
  await client.query(
    sql`insert into order_edits (order_id, revision, user_id, changes, total_before_poisha, total_after_poisha, note, request_hash,
                              taken_back, discount_before_poisha, discount_after_poisha, discount_reason, about)
        values (${edit.orderId}, ${edit.revision}, ${edit.userId}, ${JSON.stringify(edit.changes)}, ${edit.before}, ${edit.after},
          ${edit.note || null}, ${edit.hash}, ${edit.takenBack ?? false}, ${discount?.before}, ${discount?.after},
          ${discount?.reason}, ${edit.about})`,
  );
}

/** Whether this user made this very revision with the same request before. */
export async function wasMade(
  client: PoolClient,
  { orderId, revision, userId, hash }: Pick<WrittenEdit, "orderId" | "revision" | "userId" | "hash">,
): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from order_edits where order_id = $1 and revision = $2 and user_id = $3 and request_hash = $4",
    [orderId, revision, userId, hash],
  );
  return rowCount === 1;
}
