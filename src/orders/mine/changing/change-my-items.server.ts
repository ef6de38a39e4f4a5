import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import { bangladeshiMobile } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import {
  changeLines,
  type EditToMake,
  type ForeseenChange,
  lineRefusals,
} from "#src/orders/admin/editing/change-lines.server.ts";
import {
  isRepeatedEdit,
  readItems,
  type StoredItem,
} from "#src/orders/admin/editing/edit-statements.server.ts";
import { changesNothing, planEdit } from "#src/orders/admin/editing/plan-edit.server.ts";
import { mayChangeItems, orderNumber } from "#src/orders/order.ts";
import {
  findSlotTerms,
  inSlotTransaction,
  moveToSlot,
  withSlot,
} from "#src/orders/slots/change-slot.server.ts";
import { type LockedOrder, orderChangedProblem, writeStep } from "#src/orders/steps/write-step.server.ts";
import {
  countOpenOrdersOfNewCustomer,
  refuseAboveNewCustomerLimit,
} from "#src/orders/terms/new-customers.server.ts";
import { now } from "#src/platform/clock.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { ShopDetails } from "#src/platform/settings/shop-details.server.ts";
import { callUsText } from "#src/shell/reach-us.ts";
import { changeOwnAddress, lockOwnOrder } from "../change-my-order.server.ts";
import type { ChangedSums, MyOrder } from "../contract.ts";
import { findMyOrder } from "../find-my-order.server.ts";
import type { itemsChange } from "../schemas.ts";
import { agreeOnItems } from "./agree-on-items.server.ts";
import { findItemsEndMs, type ItemsEndRow, itemsEndColumns } from "./find-items-end.server.ts";
import { type OnForeseen, runPreview } from "./run-preview.server.ts";
import { writeWishes } from "./write-wishes.server.ts";

type CheckedChange = z.output<typeof itemsChange>;

/** The codes with which `changeOwnItems` refuses, besides those of its input. */
export const itemRefusals = [
  ...lineRefusals,
  ...([
    "new_customer_limit",
    "not_offered",
    "shop_closed",
    "not_delivered",
    "below_minimum",
    "slot_gone",
  ] as const),
] as const;

/**
 * Changes lines, stock, wishes, fee, offer, total, history, address and delivery time in one transaction.
 * Refuses with `changed` once packing has begun or the slot is closed, and a stale `was`; with `sold_out`,
 * `price_changed`, `not_delivered`, `below_minimum`, `new_customer_limit` and `slot_gone` as placing an order does; with
 * the other codes as `agreeOnItems` does. Idempotent.
 */
export async function changeOwnItems(
  change: CheckedChange,
  context: ApiContext<Viewer>,
): Promise<{ data: MyOrder }> {
  await changeInTransaction(change, context);
  context.shop.queues.wake();
  return findMyOrder(change, context);
}

/**
 * Previews the sums of changed lines with the code that changes them, and refuses the same. Address and time
 * are not checked.
 */
export const previewOwnItems = (
  change: CheckedChange,
  context: ApiContext<Viewer>,
): Promise<{ data: ChangedSums }> =>
  runPreview((onForeseen) => changeInTransaction(change, context, onForeseen));

async function changeInTransaction(
  change: CheckedChange,
  { shop, viewer }: ApiContext<Viewer>,
  onForeseen?: OnForeseen,
): Promise<void> {
  const details = await shop.details.current();
  const { limitsOn } = shop.settings;
  // The rows that the transaction will lock; see `inTransaction`.
  const rows = change.lines.flatMap((line) => ("product_id" in line ? `product ${line.product_id}` : []));
  const options = { details, viewer, limitsOn, onForeseen };
  const { time } = change;
  if (!time) return inTransaction(shop.database, (client) => applyChange(client, change, options), rows);
  const terms = await findSlotTerms(shop, change.number);
  const moveTime = async (client: PoolClient, order: LockedOrder) => {
    await moveToSlot(client, await withSlot(client, order), time, terms, viewer);
  };
  const changeAll = (client: PoolClient) => applyChange(client, change, { ...options, moveTime });
  await inSlotTransaction(shop, terms.place, time.slot, changeAll, rows);
}

type ChangeOptions = {
  details: ShopDetails;
  viewer: Viewer;
  /** Whether the open orders of new customers are limited. */
  limitsOn: boolean;
  /** Set for a preview: it throws, so that nothing after it is written. */
  onForeseen: OnForeseen | undefined;
  /** Moves the order to the chosen slot; undefined if the time stays. */
  moveTime?: (client: PoolClient, order: LockedOrder) => Promise<void>;
};

async function applyChange(
  client: PoolClient,
  change: CheckedChange,
  { details, viewer, limitsOn, onForeseen, moveTime }: ChangeOptions,
): Promise<void> {
  const { number: id, was } = change;
  const hash = createHash("sha256").update(JSON.stringify(change)).digest("base64url");
  const order = await lockOwnOrder(client, id, viewer);
  if (await isRepeatedEdit(client, { orderId: id, revision: was + 1, userId: viewer.id, hash })) return;
  const items = await readItems(client, id);
  if (await isAlreadyStored(client, order, change, items)) return;
  await refuseIfTooLate(client, order, details);
  if (order.revision !== was) throw orderChangedProblem(m.my_order_items_changed(), order);
  const openOrders = limitsOn ? await findOpenOrders(client, order, change) : undefined;
  const edit: EditToMake = { id, was, hash, tolerance: 0, lines: toEditLines(change, items) };
  const sums = await changeLines(client, order, edit, viewer, {
    action: "order.changed_by_customer",
    agreeOnTerms: (foreseen) => {
      const raisedLines = findRaisedLines(foreseen);
      if (openOrders && raisedLines.length > 0) refuseAboveNewCustomerLimit(raisedLines, openOrders, details);
      return agreeOnItems(client, order, foreseen, details);
    },
    onForeseen,
  });
  if (onForeseen) return;
  await writeWishes(client, change);
  if (change.address) await changeOwnAddress(client, order, change.address, viewer, details);
  await moveTime?.(client, order);
  if (sums && (await isToBeCalledAgain(client, order, sums.total)))
    await writeStep(client, { ...order, total_poisha: sums.total }, { to: "placed" }, viewer);
}

/**
 * Whether the order already has everything that a change of address or time asks for. Such a change does not raise
 * the revision, so `isRepeatedEdit` does not recognise that it was sent twice.
 */
async function isAlreadyStored(
  client: PoolClient,
  { id }: LockedOrder,
  change: CheckedChange,
  items: StoredItem[],
): Promise<boolean> {
  const { address, time } = change;
  if (!address && !time) return false;
  const plan = planEdit(items, { lines: toEditLines(change, items) });
  if (!plan || !changesNothing(plan)) return false;
  const { rows } = await client.query<StoredTerms>(
    "select address_details, place, slot_id, slot_day::text, if_missing from orders where id = $1",
    [id],
  );
  const stored = rows[0] as StoredTerms;
  const hasSameAddress =
    !address ||
    (address.address_details === stored.address_details && (address.place ?? stored.place) === stored.place);
  const hasSameTime = !time || (time.slot.id === stored.slot_id && time.slot.day === stored.slot_day);
  return hasSameAddress && hasSameTime && hasSameWishes(change, stored, items);
}

/** Whether the wishes for missing products are those that are stored, for the order and for each line. */
function hasSameWishes(change: CheckedChange, stored: StoredTerms, items: StoredItem[]): boolean {
  const orderWish = change.if_missing ?? stored.if_missing;
  const wishByItem = new Map(change.lines.map((line) => ["item" in line ? line.item : 0, line.if_missing]));
  return (
    orderWish === stored.if_missing &&
    items.every(({ id, if_missing }) => (wishByItem.get(id) ?? if_missing) === if_missing)
  );
}

type StoredTerms = {
  address_details: string;
  place: string | null;
  slot_id: number | null;
  slot_day: string | null;
  if_missing: string | null;
};

/** Refuses with `changed` a joined order, and one whose packing has begun or whose slot is closed. */
async function refuseIfTooLate(client: PoolClient, order: LockedOrder, { phone }: ShopDetails) {
  const { rows } = await client.query<ItemsEndRow & { joined_into: number | null }>(
    `select ${itemsEndColumns}, o.joined_into from orders o where o.id = $1`,
    [order.id],
  );
  const { joined_into, ...itemsEnd } = rows[0] as ItemsEndRow & { joined_into: number | null };
  if (joined_into !== null)
    throw orderChangedProblem(m.my_order_items_joined({ number: orderNumber(joined_into) }), order);
  if (mayChangeItems({ ...order, ...itemsEnd, until: findItemsEndMs(itemsEnd) }, now())) return;
  throw orderChangedProblem(m.my_order_items_late({ call: callUsText(phone) }), order);
}

/** Lines with more pieces than before. Their `stock` includes the pieces that the order has taken already. */
function findRaisedLines({ plan, products }: ForeseenChange) {
  const raisedLines = plan.staying
    .filter(({ item, quantity }) => quantity > item.quantity)
    .map(({ item, quantity }) => ({ id: item.product_id, quantity, taken: item.taken }));
  const addedLines = plan.added.map(({ product_id: id, quantity }) => ({ id, quantity, taken: 0 }));
  return [...raisedLines, ...addedLines].flatMap(({ id, quantity, taken }) => {
    const product = products.get(id ?? 0);
    if (!product) return [];
    return { ...product, quantity, stock: product.stock === null ? null : product.stock + taken };
  });
}

/**
 * Returns the open orders of a customer with limits, else undefined. Locks the customer; call it before the
 * products are locked.
 */
async function findOpenOrders(client: PoolClient, { id, user_id }: LockedOrder, { lines }: CheckedChange) {
  const { rows } = await client.query<{ mobile_no: string; products: number[] }>(
    `select o.mobile_no,
       array(select product_id from order_items where order_id = o.id and product_id is not null) as products
     from orders o where o.id = $1`,
    [id],
  );
  const { mobile_no = "", products = [] } = rows[0] ?? {};
  const added = lines.flatMap((line) => ("product_id" in line ? line.product_id : []));
  return countOpenOrdersOfNewCustomer(client, {
    customerId: user_id,
    mobileE164: bangladeshiMobile(mobile_no),
    productIds: [...products, ...added],
    exceptOrder: id,
  });
}

/**
 * Converts lines for an edit by staff. A price that staff agreed on changes in proportion; a packed weight is
 * used only if the quantity is the same.
 */
export const toEditLines = (
  { lines }: Pick<CheckedChange, "lines">,
  items: StoredItem[],
): EditToMake["lines"] =>
  lines.map(({ if_missing: _, ...line }) => {
    if ("product_id" in line) return line;
    const item = items.find(({ id }) => id === line.item);
    if (!item) return line;
    const { actual_poisha: actualPoisha, packed_grams: grams, quantity } = item;
    if (grams !== null) return line.quantity === quantity ? { ...line, grams } : line;
    if (actualPoisha === null) return line;
    return { ...line, actual: toTaka(Math.max(1, Math.round((actualPoisha * line.quantity) / quantity))) };
  });

/** The request hash of a join of two confirmed orders starts with this, so that its pieces cause no new call. */
export const confirmedJoinPrefix = "join of confirmed ";

/**
 * Whether the customer raised a confirmed order by more than the shop allows without another call: with this
 * change, or with all changes since the confirmation. `totalAfter` is in poisha.
 */
export async function isToBeCalledAgain(
  client: PoolClient,
  { id, user_id, fulfilment, total_poisha: totalBefore }: LockedOrder,
  totalAfter: number,
): Promise<boolean> {
  if (fulfilment !== "confirmed" || totalAfter <= totalBefore) return false;
  const { rowCount } = await client.query(
    `select from shop_details where call_again_above_poisha < greatest($3::bigint, (
       select sum(e.total_after_poisha - e.total_before_poisha) from order_edits e
       where e.order_id = $1 and e.user_id = $2 and e.request_hash not like '${confirmedJoinPrefix}%'
         and e.created_at > (
           select max(s.created_at) from order_steps s
           where s.order_id = $1 and s.to_fulfilment = 'confirmed')))`,
    [id, user_id, totalAfter - totalBefore],
  );
  return rowCount === 1;
}
