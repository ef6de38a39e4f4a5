import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import type { IfMissing } from "#src/cart/missing/rules.ts";
import { m } from "#src/language/messages.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import {
  type AgreedPrice,
  changeLines,
  type EditToMake,
} from "#src/orders/admin/editing/change-lines.server.ts";
import { itemsOf, type StoredItem } from "#src/orders/admin/editing/edit-statements.server.ts";
import { mayChangeItems, orderNumber } from "#src/orders/order.ts";
import { lockProducts } from "#src/orders/order-statements.server.ts";
import { type LockedOrder, refusedStep, writeStep } from "#src/orders/steps/write-step.server.ts";
import { now } from "#src/platform/clock.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { lockOwn } from "../change-my-order.server.ts";
import { agreeOnJoined } from "../changing/agree-on-items.server.ts";
import { isToBeCalledAgain } from "../changing/change-my-items.server.ts";
import { type ItemsEndRow, itemsEnd, itemsEndColumns } from "../changing/items-end.server.ts";
import { type OnForeseen, previewOf } from "../changing/preview.server.ts";
import { writeWishes } from "../changing/write-wishes.server.ts";
import type { ChangedSums, MyOrder } from "../contract.ts";
import type { ordersToJoin } from "../schemas.ts";
import { findMyOrder } from "../show-my-order.server.ts";
import { findJoinable } from "./joinable.server.ts";

type OrdersToJoin = z.output<typeof ordersToJoin>;

/**
 * Joins two orders in one transaction: the later one is cancelled without a notification, and its pieces, prices and wishes go into
 * the earlier one. Refuses with `changed` stale revisions, and what `findJoinable` excludes. Idempotent.
 */
export async function joinOwnOrders(
  input: OrdersToJoin,
  context: ApiContext<Viewer>,
): Promise<{ data: MyOrder }> {
  await joinInTransaction(input, context);
  context.shop.queues.wake();
  return findMyOrder({ number: Math.min(input.number, input.other) }, context);
}

/** What the joined order comes to, by the code that joins; refuses as `joinOwnOrders` does. */
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
  await lockProducts(client, joined.map(toProduct));
  await endInto(client, { early, late }, viewer);
  const edit: EditToMake = {
    id: early.id,
    was: early.revision,
    hash: createHash("sha256").update(`join ${late.id}`).digest("base64url"),
    tolerance: 0,
    lines: linesOf(items, joined),
  };
  const sums = await changeLines(client, early, edit, viewer, {
    action: "order.changed_by_customer",
    prices: new Map(joined.map((item) => [toProduct(item).id, priceOf(item)])),
    agree: (foreseen) => agreeOnJoined(client, early, foreseen),
    onForeseen,
  });
  await writeWishes(client, { number: early.id, lines: wishesOf(joined, state.if_missing, wish) });
  if (sums && late.fulfilment !== "confirmed" && (await isToBeCalledAgain(client, early, sums.total)))
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

const priceOf = ({ price_poisha, offer_id, regular_poisha }: StoredItem): AgreedPrice => ({
  price_poisha,
  offer_id,
  regular_poisha,
});

/** Cancels the later order; its note for the rider is kept if the earlier one has none. */
async function endInto(
  client: PoolClient,
  { early, late }: { early: LockedOrder; late: LockedOrder },
  viewer: Viewer,
): Promise<void> {
  await writeStep(
    client,
    late,
    {
      to: "cancelled",
      reason: "customer_asked",
      note: orderNumber(early.id),
      action: "order.joined",
      silent: true,
    },
    viewer,
  );
  await client.query("update orders set joined_into = $2 where id = $1", [late.id, early.id]);
  await client.query(
    `update orders early set rider_note = late.rider_note from orders late
     where early.id = $1 and late.id = $2 and early.rider_note is null and late.rider_note is not null`,
    [early.id, late.id],
  );
}

/** The lines of the earlier order, with the pieces of the later one. */
function linesOf(items: StoredItem[], joined: StoredItem[]): EditToMake["lines"] {
  const piecesOf = (product: number | null) =>
    joined.find(({ product_id }) => product_id !== null && product_id === product)?.quantity ?? 0;
  const isNew = ({ product_id }: StoredItem) => !items.some((item) => item.product_id === product_id);
  return [
    ...items.map(({ id, quantity, actual_poisha: actual, product_id }) => ({
      item: id,
      quantity: quantity + piecesOf(product_id),
      ...(actual !== null && { actual: toTaka(actual) }),
    })),
    ...joined.filter(isNew).map((item) => ({ product_id: toProduct(item).id, quantity: item.quantity })),
  ];
}

/** The wishes of the later order's lines, where they differ from the earlier order's wish for all. */
const wishesOf = (joined: StoredItem[], late: IfMissing | null, early: IfMissing | null) =>
  joined
    .map((item) => ({ ...item, wish: item.if_missing ?? late ?? "call" }))
    .filter(({ wish }) => wish !== (early ?? "call"))
    .map((item) => ({ product_id: toProduct(item).id, quantity: item.quantity, if_missing: item.wish }));
