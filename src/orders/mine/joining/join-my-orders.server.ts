import type { PoolClient } from "pg";
import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import type { IfMissing } from "#src/cart/missing/rules.ts";
import { m } from "#src/language/messages.ts";
import { changeLines, type EditToMake } from "#src/orders/admin/editing/change-lines.server.ts";
import { readItems, type StoredItem } from "#src/orders/admin/editing/edit-statements.server.ts";
import { mayChangeItems, orderNumber } from "#src/orders/order.ts";
import type { TakenProduct } from "#src/orders/order-statements.server.ts";
import { type LockedOrder, orderChangedProblem, writeStep } from "#src/orders/steps/write-step.server.ts";
import { maxRiderNote } from "#src/places/rules.ts";
import { now } from "#src/platform/clock.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { lockOwnOrder } from "../change-my-order.server.ts";
import { agreeOnJoined } from "../changing/agree-on-items.server.ts";
import { confirmedJoinPrefix, isToBeCalledAgain, toEditLines } from "../changing/change-my-items.server.ts";
import { findItemsEndMs, type ItemsEndRow, itemsEndColumns } from "../changing/find-items-end.server.ts";
import { type OnForeseen, runPreview } from "../changing/run-preview.server.ts";
import { writeWishes } from "../changing/write-wishes.server.ts";
import type { ChangedSums, MyOrder } from "../contract.ts";
import { findMyOrder } from "../find-my-order.server.ts";
import type { ordersToJoin } from "../schemas.ts";
import { findJoinableOrder } from "./find-joinable-order.server.ts";

type OrdersToJoin = z.output<typeof ordersToJoin>;

/**
 * Joins two orders in one transaction: the pieces of the later one go into the earlier one as they were
 * ordered, without a movement of stock, and it is cancelled without a notification.
 * Refuses with `changed` stale revisions, what `findJoinableOrder` excludes, and a total above that of both.
 * Idempotent.
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
): Promise<{ data: ChangedSums }> =>
  runPreview((onForeseen) => joinInTransaction(input, context, onForeseen));

const joinInTransaction = (
  input: OrdersToJoin,
  { shop, viewer }: ApiContext<Viewer>,
  onForeseen?: OnForeseen,
): Promise<void> => inTransaction(shop.database, (client) => join(client, input, { viewer, onForeseen }));

type JoinOptions = { viewer: Viewer; onForeseen: OnForeseen | undefined };

async function join(
  client: PoolClient,
  { number, other, ...seenRevisions }: OrdersToJoin,
  { viewer, onForeseen }: JoinOptions,
): Promise<void> {
  const earlierOrder = await lockOwnOrder(client, Math.min(number, other), viewer);
  const laterOrder = await lockOwnOrder(client, Math.max(number, other), viewer);
  const laterState = await findJoinState(client, laterOrder.id);
  const isRepeated = laterState.joined_into === earlierOrder.id;
  if (isRepeated) return;
  const isStale = (order: LockedOrder) =>
    order.revision !== (order.id === number ? seenRevisions.was : seenRevisions.other_was);
  if (isStale(earlierOrder) || isStale(laterOrder))
    throw orderChangedProblem(m.my_order_items_changed(), earlierOrder);
  const isOpen = mayChangeItems({ ...laterOrder, ...laterState, until: findItemsEndMs(laterState) }, now());
  if (!isOpen || !(await findJoinableOrder(client, earlierOrder.id, laterOrder.id)))
    throw orderChangedProblem(m.my_order_join_late(), earlierOrder);
  const { if_missing: earlierIfMissing } = await findJoinState(client, earlierOrder.id);
  const items = await readItems(client, earlierOrder.id);
  const laterItems = await readItems(client, laterOrder.id);
  const areConfirmed = earlierOrder.fulfilment === "confirmed" && laterOrder.fulfilment === "confirmed";
  const edit: EditToMake = {
    id: earlierOrder.id,
    was: earlierOrder.revision,
    // Not a real hash: `isToBeCalledAgain` ignores edits that begin with `confirmedJoinPrefix`.
    hash: `${areConfirmed ? confirmedJoinPrefix : "join of "}${laterOrder.id}`,
    tolerance: 0,
    lines: mergeLines(items, laterItems),
    note: orderNumber(laterOrder.id),
  };
  const sums = await changeLines(client, earlierOrder, edit, viewer, {
    action: "order.changed_by_customer",
    heldProducts: new Map(laterItems.map((item) => [toProduct(item).id, toTakenProduct(item)])),
    agreeOnTerms: (foreseen) => agreeOnJoined(client, earlierOrder, laterOrder, foreseen),
    onForeseen(foreseen, terms) {
      if (foreseen.total > earlierOrder.total_poisha + laterOrder.total_poisha)
        throw orderChangedProblem(m.my_order_join_dearer(), earlierOrder);
      onForeseen?.(foreseen, terms);
    },
  });
  const isNew = ({ product_id }: StoredItem) => !items.some((item) => item.product_id === product_id);
  const wishes = findNewWishes(laterItems.filter(isNew), laterState.if_missing, earlierIfMissing);
  await writeWishes(client, { number: earlierOrder.id, lines: wishes });
  await cancelLaterOrder(client, laterOrder, earlierOrder, viewer);
  if (sums && !areConfirmed && (await isToBeCalledAgain(client, earlierOrder, sums.total)))
    await writeStep(client, { ...earlierOrder, total_poisha: sums.total }, { to: "placed" }, viewer);
}

type JoinState = ItemsEndRow & {
  /** The id of the order that this one was joined into; null if it was not. */
  joined_into: number | null;
  if_missing: IfMissing | null;
};

async function findJoinState(client: PoolClient, orderId: number): Promise<JoinState> {
  const { rows } = await client.query<JoinState>(
    `select o.joined_into, o.if_missing, ${itemsEndColumns} from orders o where o.id = $1`,
    [orderId],
  );
  return rows[0] as JoinState;
}

/** The product of an item, which is not null: `findJoinableOrder` excludes lines outside the catalogue. */
const toProduct = ({ product_id: id }: StoredItem) => ({ id: id as number });

/** A line of the later order as a product whose pieces are taken already. */
const toTakenProduct = (item: StoredItem): TakenProduct => ({
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
async function cancelLaterOrder(
  client: PoolClient,
  laterOrder: LockedOrder,
  earlierOrder: LockedOrder,
  viewer: Viewer,
): Promise<void> {
  const { id: laterId } = laterOrder;
  const { id: earlierId } = earlierOrder;
  await client.query("update order_items set taken = 0 where order_id = $1", [laterId]);
  await client.query(
    `update orders early set rider_note = case
       when length(concat_ws(E'\n', early.rider_note, late.rider_note)) <= $3
       then concat_ws(E'\n', early.rider_note, late.rider_note)
       else late.rider_note end
     from orders late where early.id = $1 and late.id = $2 and late.rider_note is distinct from early.rider_note
       and late.rider_note is not null`,
    [earlierId, laterId, maxRiderNote],
  );
  await client.query(
    `delete from notifications where order_id = $1 and status = 'waiting' and attempts = 0 and event in ('placed', 'changed')`,
    [laterId],
  );
  await client.query("update orders set joined_into = $2 where id = $1", [laterId, earlierId]);
  const step = { to: "cancelled", reason: "customer_asked", note: orderNumber(earlierId) } as const;
  await writeStep(client, laterOrder, { ...step, action: "order.joined", silent: true }, viewer);
}

/** The lines of the earlier order, with the pieces of the later one. */
function mergeLines(items: StoredItem[], laterItems: StoredItem[]): EditToMake["lines"] {
  const addedQuantity = (product: number | null) =>
    laterItems.find(({ product_id }) => product_id === product)?.quantity ?? 0;
  const existingLines = items.map(({ id, quantity, product_id }) => ({
    item: id,
    quantity: quantity + addedQuantity(product_id),
  }));
  const addedLines = laterItems
    .filter(({ product_id }) => !items.some((item) => item.product_id === product_id))
    .map((item) => ({ product_id: toProduct(item).id, quantity: item.quantity }));
  return toEditLines({ lines: [...existingLines, ...addedLines] }, items);
}

/** The wishes of new lines that differ from the earlier order's wish. Without any wish, the shop calls. */
const findNewWishes = (
  newItems: StoredItem[],
  laterOrderWish: IfMissing | null,
  earlierOrderWish: IfMissing | null,
) =>
  newItems
    .map((item) => ({ ...item, wish: item.if_missing ?? laterOrderWish ?? "call" }))
    .filter(({ wish }) => wish !== (earlierOrderWish ?? "call"))
    .map((item) => ({ product_id: toProduct(item).id, quantity: item.quantity, if_missing: item.wish }));
