import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import type { z } from "zod";
import { maxTaka } from "#src/api/limits.ts";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { losePieces } from "#src/catalogue/stock/lose-pieces.server.ts";
import { setMovementCause } from "#src/catalogue/stock/movement-cause.server.ts";
import { record } from "#src/journal/record.server.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { type Poisha, toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { notifyCustomer } from "#src/orders/notifications/notify-customer.server.ts";
import { isWaiting, orderNumber } from "#src/orders/order.ts";
import { linePoisha } from "#src/orders/order-rows.server.ts";
import {
  lockProducts,
  returnProducts,
  type TakenProduct,
  takeProducts,
} from "#src/orders/order-statements.server.ts";
import { type LockedOrder, lockOrder, refusedStep } from "#src/orders/steps/write-step.server.ts";
import { refuseDiscount, refusedLines } from "#src/orders/terms/refused-lines.server.ts";
import { totalOfOrder } from "#src/orders/totals.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { AdminOrder } from "../contract.ts";
import { showOneOrder } from "../show-order.server.ts";
import { changedLines, linesOf, toAdded, toNamed, withMissing } from "./changed-lines.server.ts";
import {
  addItem,
  changeItems,
  isRepeatedEdit,
  itemsOf,
  type StandingLine,
  type StoredItem,
  staffDiscount,
  standingDiscount,
  writeEdit,
} from "./edit-statements.server.ts";
import { changesNothing, type EditPlan, planEdit } from "./plan-edit.server.ts";
import type { editDraft } from "./schemas.ts";
import { refuseWeights } from "./weighing/refused-weights.server.ts";

type Edit = z.output<typeof editDraft>;

/**
 * Edits lines, stock, total and history in one transaction. Refuses with `changed` (stale), `sold_out`,
 * `price_changed`, or `too_heavy`: above the tolerance without the customer's consent.
 */
export async function editOrder(edit: Edit, context: ApiContext<Viewer>): Promise<{ data: AdminOrder }> {
  const hash = createHash("sha256").update(JSON.stringify(edit)).digest("base64url");
  const { weight_tolerance: tolerance } = await context.shop.details.current();
  await inTransaction(context.shop.database, (client) =>
    editIn(client, { ...edit, hash, tolerance }, context.viewer),
  );
  context.shop.queues.wake();
  return showOneOrder(edit, context);
}

export type EditToMake = Edit & {
  hash: string;
  /** By how many percent a weighed line may exceed its estimate without the customer's consent. */
  tolerance: number;
  /** Made while packing: what is removed was not on the shelf. */
  packs?: boolean;
};

async function editIn(client: PoolClient, edit: EditToMake, viewer: Viewer): Promise<void> {
  const order = await lockOrder(client, edit.id);
  if (!order) throw new Problem("not_found", m.problem_not_found());
  const made = { orderId: edit.id, revision: edit.was + 1, userId: viewer.id, hash: edit.hash };
  if (order.revision !== edit.was || !isWaiting(order.status)) {
    if (await isRepeatedEdit(client, made)) return;
    throw new Problem("changed", m.order_step_refused(), { details: { status: order.status } });
  }
  const changed = await changeLines(client, order, edit, viewer);
  if (!changed) throw new Problem("invalid_fields", m.order_edit_nothing());
}

/**
 * Edits a locked order in the transaction of `client`; false if nothing differs. Refuses as `editOrder` does.
 */
export async function changeLines(
  client: PoolClient,
  order: LockedOrder,
  edit: EditToMake,
  viewer: Viewer,
): Promise<boolean> {
  const items = await itemsOf(client, edit.id);
  const plan = planEdit(items, edit);
  if (!plan) throw refusedStep(m.order_step_refused(), order);
  const wanted = discountIn(edit, order);
  if (changesNothing(plan) && !wanted) return false;
  refuseTwice(plan);
  await setMovementCause(client, { kind: "edited", user: viewer.id, order: edit.id });
  const missing = edit.packs ? missingIn(plan) : [];
  const products = await moveStock(client, plan, missing);
  refuseWeights(plan, products, edit);
  const lines = linesAfter(plan, products);
  const itemsTotal = lines.reduce((sum, { poisha }) => sum + poisha, 0);
  const discount = standingDiscount(order, { before: items, after: lines }, wanted?.amount, wanted?.reason);
  const offer = discount?.offer ?? order.offer_poisha;
  if (wanted) refuseDiscount(wanted.amount, itemsTotal - offer, order.fee_poisha);
  const after = totalOfOrder(itemsTotal, order.fee_poisha, discount?.after ?? order.discount_poisha);
  if (after > toPoisha(maxTaka)) throw new Problem("invalid_fields", m.order_too_large());
  const staying = plan.staying.map((line) => toItemChange(line, products));
  await changeItems(client, edit.id, staying, plan.removed);
  for (const line of plan.added) await addItem(client, edit.id, toAdded(line, products));
  for (const line of plan.named) await addItem(client, edit.id, toNamed(line));
  const changes = edit.packs ? withMissing(changedLines(plan, products)) : changedLines(plan, products);
  const { note } = edit;
  const made = { orderId: edit.id, revision: edit.was + 1, userId: viewer.id, hash: edit.hash };
  await losePieces(client, missing, { user: viewer.id, order: edit.id, reason: "missing" });
  await writeEdit(client, { ...made, changes, before: order.total_poisha, after, note, discount });
  await notifyCustomer(client, edit.id, "changed");
  await record(client, viewer, {
    action: "order.edited",
    subject: { id: edit.id, name: orderNumber(edit.id) },
    before: {
      total: toTaka(order.total_poisha),
      ...(discount && { discount: toTaka(discount.before) }),
      ...linesOf(changes, "before"),
    },
    after: {
      total: toTaka(after),
      ...linesOf(changes, "after"),
      ...(discount && { discount: toTaka(discount.after) }),
      ...(discount?.reason && { discount_reason: discount.reason }),
      ...(note && { note }),
    },
  });
  return true;
}

/** The discount by staff that an edit sets; undefined if it stays. `reason` is null without a discount. */
function discountIn(
  { discount: given }: EditToMake,
  order: LockedOrder,
): { amount: Poisha; reason: string | null } | undefined {
  if (!given) return undefined;
  const amount = toPoisha(given.amount);
  const reason = (amount > 0 && given.reason) || null;
  const isSame = staffDiscount(order) === amount && reason === order.discount_reason;
  return isSame ? undefined : { amount, reason };
}

function refuseTwice(plan: EditPlan<StoredItem>): void {
  const staying = new Set(plan.staying.map(({ item }) => item.product_id));
  if (plan.added.some(({ product_id }) => staying.has(product_id)))
    throw new Problem("invalid_fields", m.order_edit_twice());
  const names = plan.gone.map((item) => item[`name_${locale()}`]).join(", ");
  if (names) throw new Problem("sold_out", m.order_sold_out({ names }), { details: { lines: [] } });
}

/** The products that the packer could not find in full: their real stock is zero. */
function missingIn({ staying, removed, wanted }: EditPlan<StoredItem>): { id: number }[] {
  const fewer = staying.filter(({ item, quantity }) => quantity < item.quantity).map(({ item }) => item);
  return [...fewer, ...removed].flatMap(({ product_id: id }) =>
    id === null || wanted.some((one) => one.id === id) ? [] : [{ id }],
  );
}

/** Locks all products, then returns and takes pieces; returns the products taken. */
async function moveStock(
  client: PoolClient,
  { wanted, returned }: EditPlan<StoredItem>,
  missing: { id: number }[],
): Promise<Map<number, TakenProduct>> {
  await lockProducts(client, [...wanted, ...returned, ...missing]);
  await returnProducts(client, returned);
  const products = await takeProducts(client, wanted);
  const refusal = refusedLines(wanted, products);
  if (refusal) throw refusal;
  return products;
}

const noShare = { offer_share_poisha: null, offer_share_price_poisha: null };

const linesAfter = (
  { staying, added, named }: EditPlan<StoredItem>,
  products: Map<number, TakenProduct>,
): StandingLine[] =>
  [
    ...staying.map(({ item, ...line }) => ({ ...item, ...line })),
    ...added.map((line) => ({ ...toAdded(line, products), ...noShare })),
    ...named.map((line) => ({ ...toNamed(line), ...noShare })),
  ].map((line) => ({ ...line, poisha: linePoisha({ ...line, actual_poisha: line.actualPoisha }) }));

function toItemChange(
  { item, quantity, actualPoisha, packedGrams }: EditPlan<StoredItem>["staying"][number],
  products: Map<number, TakenProduct>,
) {
  const more = quantity - item.quantity;
  const counted = item.product_id !== null && products.get(item.product_id)?.counted;
  const taken = more > 0 ? item.taken + (counted ? more : 0) : item.taken - Math.min(-more, item.taken);
  return { id: item.id, quantity, actualPoisha, packedGrams, taken };
}
