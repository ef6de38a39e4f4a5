import type { PoolClient } from "pg";
import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import type { IfMissing } from "#src/cart/missing/rules.ts";
import { m } from "#src/language/messages.ts";
import { changeLines, type EditToMake } from "#src/orders/admin/editing/change-lines.server.ts";
import { itemsOf, type StoredItem } from "#src/orders/admin/editing/edit-statements.server.ts";
import { mayChangeItems, orderNumber } from "#src/orders/order.ts";
import type { TakenProduct } from "#src/orders/order-statements.server.ts";
import { type LockedOrder, refusedStep, writeStep } from "#src/orders/steps/write-step.server.ts";
import { maxRiderNote } from "#src/places/rules.ts";
import { now } from "#src/platform/clock.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { lockOwn } from "../change-my-order.server.ts";
import { agreeOnJoined } from "../changing/agree-on-items.server.ts";
import { isToBeCalledAgain, joinOfConfirmed, linesOf } from "../changing/change-my-items.server.ts";
import { type ItemsEndRow, itemsEnd, itemsEndColumns } from "../changing/items-end.server.ts";
import { type OnForeseen, previewOf } from "../changing/preview.server.ts";
import { writeWishes } from "../changing/write-wishes.server.ts";
import type { ChangedSums, MyOrder } from "../contract.ts";
import type { ordersToJoin } from "../schemas.ts";
import { findMyOrder } from "../show-my-order.server.ts";
import { findJoinable } from "./joinable.server.ts";

type OrdersToJoin = z.output<typeof ordersToJoin>;

/**
 * Joins two orders in one transaction: the pieces of the later one go into the earlier one as they were ordered, without a movement
 * of stock, and it is cancelled without a notification. Refuses with `changed` stale revisions, what `findJoinable` excludes, and a
 * total above that of both. Idempotent.
 */
export async function joinOwnOrders(
  input: OrdersToJoin,
  context: ApiContext<Viewer>,
): Promise<{ data: MyOrder }> {
  await joinInTransaction(input, context);
  context.shop.queues.wake();
  return findMyOrder({ number: Math.min(input.number, input.other) }, context);
}

/** Previews a join with the code that makes it; refuses what `joinOwnOrders` refuses. */
export const previewOwnJoin = (
  input: OrdersToJoin,
  context: ApiContext<Viewer>,
): Promise<{ data: ChangedSums }> => previewOf((onForeseen) => joinInTransaction(input, context, onForeseen));

const joinInTransaction = (
  input: OrdersToJoin,
  { shop, viewer }: ApiContext<Viewer>,
  onForeseen?: OnForeseen,
): Promise<void> => inTransaction(shop.database, (client) => join(client, input, { viewer, onForeseen }));

type JoinWork = { viewer: Viewer; onForeseen: OnForeseen | undefined };

async function join(
  client: PoolClient,
  { number, other, ...seen }: OrdersToJoin,
  { viewer, onForeseen }: JoinWork,
): Promise<void> {
  const early = await lockOwn(client, Math.min(number, other), viewer);
  const late = await lockOwn(client, Math.max(number, other), viewer);
  const state = await joinStateOf(client, late.id);
  if (state.joined_into === early.id) return;
  const seenOf = ({ id }: LockedOrder) => (id === number ? seen.was : seen.other_was);
  if (early.revision !== seenOf(early) || late.revision !== seenOf(late))
    throw refusedStep(m.my_order_items_changed(), early);
  const isOpen = mayChangeItems({ ...late, ...state, until: itemsEnd(state) }, now());
  if (!isOpen || !(await findJoinable(client, early.id, late.id)))
    throw refusedStep(m.my_order_join_late(), early);
  const { if_missing: wish } = await joinStateOf(client, early.id);
  const items = await itemsOf(client, early.id);
  const joined = await itemsOf(client, late.id);
  const areConfirmed = early.fulfilment === "confirmed" && late.fulfilment === "confirmed";
  const edit: EditToMake = {
    id: early.id,
    was: early.revision,
    hash: `${areConfirmed ? joinOfConfirmed : "join of "}${late.id}`,
    tolerance: 0,
    lines: linesWith(items, joined),
    note: orderNumber(late.id),
  };
  const sums = await changeLines(client, early, edit, viewer, {
    action: "order.changed_by_customer",
    held: new Map(joined.map((item) => [toProduct(item).id, toHeld(item)])),
    agree: (foreseen) => agreeOnJoined(client, early, late, foreseen),
    onForeseen(foreseen, terms) {
      if (foreseen.total > early.total_poisha + late.total_poisha)
        throw refusedStep(m.my_order_join_dearer(), early);
      onForeseen?.(foreseen, terms);
    },
  });
  const isNew = ({ product_id }: StoredItem) => !items.some((item) => item.product_id === product_id);
  const wishes = wishesOf(joined.filter(isNew), state.if_missing, wish);
  await writeWishes(client, { number: early.id, lines: wishes });
  await endInto(client, { early, late }, viewer);
  if (sums && !areConfirmed && (await isToBeCalledAgain(client, early, sums.total)))
    await writeStep(client, { ...early, total_poisha: sums.total }, { to: "placed" }, viewer);
}

type JoinState = ItemsEndRow & { joined_into: number | null; if_missing: IfMissing | null };

async function joinStateOf(client: PoolClient, orderId: number): Promise<JoinState> {
  const { rows } = await client.query<JoinState>(
    `select o.joined_into, o.if_missing, ${itemsEndColumns} from orders o where o.id = $1`,
    [orderId],
  );
  return rows[0] as JoinState;
}

/** `findJoinable` excludes lines outside the catalogue. */
const toProduct = ({ product_id: id }: StoredItem) => ({ id: id as number });

/** A line of the later order as a product whose pieces are taken already. */
const toHeld = (item: StoredItem): TakenProduct => ({
  ...item,
  ...toProduct(item),
  counted: item.taken > 0,
  is_perishable: false,
  is_archived: false,
  stock: null,
  shared_group: null,
  shared_stock: null,
  net_amount: null,
});

/**
 * Cancels the later order without returning its pieces to the stock. Joins the rider's notes if they fit,
 * else keeps the later one's.
 */
async function endInto(
  client: PoolClient,
  { early, late }: { early: LockedOrder; late: LockedOrder },
  viewer: Viewer,
): Promise<void> {
  await client.query("update order_items set taken = 0 where order_id = $1", [late.id]);
  await client.query(
    `update orders early set rider_note = case
       when length(concat_ws(E'\n', early.rider_note, late.rider_note)) <= $3 then concat_ws(E'\n', early.rider_note, late.rider_note)
       else late.rider_note end
     from orders late where early.id = $1 and late.id = $2 and late.rider_note is distinct from early.rider_note
       and late.rider_note is not null`,
    [early.id, late.id, maxRiderNote],
  );
  await client.query(
    `delete from notifications where order_id = $1 and status = 'waiting' and attempts = 0 and event in ('placed', 'changed')`,
    [late.id],
  );
  await client.query("update orders set joined_into = $2 where id = $1", [late.id, early.id]);
  const step = { to: "cancelled", reason: "customer_asked", note: orderNumber(early.id) } as const;
  await writeStep(client, late, { ...step, action: "order.joined", silent: true }, viewer);
}

/** The lines of the earlier order, with the pieces of the later one. */
function linesWith(items: StoredItem[], joined: StoredItem[]): EditToMake["lines"] {
  const piecesOf = (product: number | null) =>
    joined.find(({ product_id }) => product_id === product)?.quantity ?? 0;
  const old = items.map(({ id, quantity, product_id }) => ({
    item: id,
    quantity: quantity + piecesOf(product_id),
  }));
  const fresh = joined
    .filter(({ product_id }) => !items.some((item) => item.product_id === product_id))
    .map((item) => ({ product_id: toProduct(item).id, quantity: item.quantity }));
  return linesOf({ lines: [...old, ...fresh] }, items);
}

/** The wishes of new lines if they differ from the earlier order's. A product in both keeps the earlier one. */
const wishesOf = (joined: StoredItem[], late: IfMissing | null, early: IfMissing | null) =>
  joined
    .map((item) => ({ ...item, wish: item.if_missing ?? late ?? "call" }))
    .filter(({ wish }) => wish !== (early ?? "call"))
    .map((item) => ({ product_id: toProduct(item).id, quantity: item.quantity, if_missing: item.wish }));
