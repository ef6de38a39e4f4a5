import type { PoolClient } from "pg";
import type { z } from "zod";
import { maxTaka } from "#src/api/limits.ts";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { losePieces } from "#src/catalogue/stock/lose-pieces.server.ts";
import { setMovementCause } from "#src/catalogue/stock/movement-cause.server.ts";
import { type JournalEntry, record } from "#src/journal/record.server.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { type Poisha, toPoisha, toTaka } from "#src/language/numbers/money.ts";
import type { AppliedOffer } from "#src/offers/best-offer.ts";
import type { StoredOrderOffer } from "#src/offers/find-order-offers.server.ts";
import { notifyCustomer } from "#src/orders/notifications/notify-customer.server.ts";
import { orderNumber } from "#src/orders/order.ts";
import { linePoisha, type StoredChange } from "#src/orders/order-rows.server.ts";
import {
  lockProducts,
  returnProducts,
  type TakenProduct,
  takeProducts,
} from "#src/orders/order-statements.server.ts";
import { type LockedOrder, orderChangedProblem } from "#src/orders/steps/write-step.server.ts";
import { findLineRefusal, refuseDiscount } from "#src/orders/terms/refused-lines.server.ts";
import { totalOfOrder } from "#src/orders/totals.ts";
import {
  addItem,
  type ChangedDiscount,
  changeItems,
  readItems,
  recalculateDiscount,
  type StandingLine,
  type StoredItem,
  staffDiscount,
  writeEdit,
} from "./edit-statements.server.ts";
import {
  findChangedLines,
  toAddedItem,
  toJournalLines,
  toNamedItem,
  withMissing,
} from "./find-changed-lines.server.ts";
import { changesNothing, type EditPlan, planEdit } from "./plan-edit.server.ts";
import type { editDraft } from "./schemas.ts";
import { refuseWeights } from "./weighing/refuse-weights.server.ts";

export type EditToMake = z.output<typeof editDraft> & {
  hash: string;
  /** The percentage by which a weighed line may exceed its estimate without the customer's consent. */
  tolerance: number;
  /** Whether a packer makes the change: what they remove was missing from the shelf. Default: no. */
  isByPacker?: boolean;
};

type LineAfter = StandingLine & Pick<StoredItem, "product_id" | "price_poisha" | "quantity" | "step_grams">;

/** The result of a change whose stock is taken, but which is not written yet. */
export type ForeseenChange = {
  items: StoredItem[];
  plan: EditPlan<StoredItem>;
  products: Map<number, TakenProduct>;
  lines: LineAfter[];
  itemsTotal: Poisha;
};

/** The delivery fee after a change, and the offer on the order; undefined without one. */
export type AgreedTerms = { feePoisha: Poisha; offer: AppliedOffer<StoredOrderOffer> | undefined };

/** The sums of an order after a change; `discount` is the total discount, of which `offer` is the offer's part. */
export type SumsAfter = { itemsTotal: Poisha; fee: Poisha; discount: Poisha; offer: Poisha; total: Poisha };

type ChangeRules = {
  /** Products, as they were ordered, whose pieces were taken from the stock before. */
  heldProducts?: ReadonlyMap<number, TakenProduct>;
  /**
   * Recalculates fee and offer, or refuses; by default the fee stays and the offer's shares fall with their
   * lines.
   */
  agreeOnTerms?: (change: ForeseenChange) => Promise<AgreedTerms>;
  /** Called before anything but the stock is written. */
  onForeseen?: (sums: SumsAfter, terms: AgreedTerms | undefined) => void;
  action?: "order.edited" | "order.changed_by_customer";
};

/** The codes with which `changeLines` refuses, besides `changed` and those of its input. */
export const lineRefusals = ["sold_out", "price_changed", "too_heavy"] as const;

/**
 * Edits a locked order in the transaction of `client`; returns its sums, or undefined if nothing differs.
 * Refuses as `editOrder` does.
 */
export async function changeLines(
  client: PoolClient,
  order: LockedOrder,
  edit: EditToMake,
  viewer: Viewer,
  { heldProducts, agreeOnTerms, onForeseen, action = "order.edited" }: ChangeRules = {},
): Promise<SumsAfter | undefined> {
  const items = await readItems(client, edit.id);
  const plan = planEdit(items, edit);
  if (!plan) throw orderChangedProblem(m.order_step_refused(), order);
  const wantedDiscount = findChangedDiscount(edit, order);
  if (changesNothing(plan) && !wantedDiscount) return undefined;
  refuseUnavailable(plan);
  await setMovementCause(client, { kind: "edited", user: viewer.id, order: edit.id });
  const missing = edit.isByPacker ? findMissingProducts(plan) : [];
  const products = await moveStock(client, plan, missing, heldProducts);
  refuseWeights(plan, products, edit);
  const plannedLines = toLinesAfter(plan, products);
  const itemsTotal = plannedLines.reduce((sum, { poisha }) => sum + poisha, 0);
  const terms = await agreeOnTerms?.({ items, plan, products, lines: plannedLines, itemsTotal });
  const lines = terms ? withShares(plannedLines, terms.offer) : plannedLines;
  const fee = terms?.feePoisha ?? order.fee_poisha;
  const offerOnFee = terms && (terms.offer?.onFeePoisha ?? 0);
  const discount = recalculateDiscount(
    order,
    { linesBefore: items, linesAfter: lines, fee, offerOnFee },
    wantedDiscount?.amount,
    wantedDiscount?.reason,
  );
  const offer = discount?.offer ?? order.offer_poisha;
  if (wantedDiscount) refuseDiscount(wantedDiscount.amount, itemsTotal - offer, fee);
  const totalDiscount = discount?.after ?? order.discount_poisha;
  const totalAfter = totalOfOrder(itemsTotal, fee, totalDiscount);
  if (totalAfter > toPoisha(maxTaka)) throw new Problem("invalid_fields", m.order_too_large());
  const sums = {
    itemsTotal,
    fee,
    discount: totalDiscount,
    offer: Math.min(offer, totalDiscount),
    total: totalAfter,
  };
  onForeseen?.(sums, terms);
  await writeItems(client, edit.id, { plan, products, lines });
  const changes = edit.isByPacker
    ? withMissing(findChangedLines(plan, products))
    : findChangedLines(plan, products);
  const { note } = edit;
  const editKey = { orderId: edit.id, revision: edit.was + 1, userId: viewer.id, hash: edit.hash };
  await losePieces(client, missing, { user: viewer.id, order: edit.id, reason: "missing" });
  const agreedTerms = terms && { feePoisha: fee, offer: terms.offer?.offer };
  await writeEdit(client, {
    ...editKey,
    changes,
    totalBefore: order.total_poisha,
    totalAfter: totalAfter,
    note,
    discount,
    terms: agreedTerms,
  });
  await notifyCustomer(client, edit.id, "changed");
  const journalChanges = toJournalChanges(order, sums, { changes, discount, note });
  const subject = { id: edit.id, name: orderNumber(edit.id) };
  await record(client, viewer, { action, subject, ...journalChanges });
  return sums;
}

type JournaledEdit = {
  changes: StoredChange[];
  discount: ChangedDiscount | undefined;
  note: string | undefined;
};

/** The journal's fields before and after an edit: the total and the lines, and what else has changed. */
function toJournalChanges(
  order: LockedOrder,
  { total, fee }: SumsAfter,
  { changes, discount, note }: JournaledEdit,
): Pick<JournalEntry, "before" | "after"> {
  const hasNewFee = fee !== order.fee_poisha;
  return {
    before: {
      total: toTaka(order.total_poisha),
      ...(discount && { discount: toTaka(discount.before) }),
      ...(hasNewFee && { delivery_fee: toTaka(order.fee_poisha) }),
      ...toJournalLines(changes, "before"),
    },
    after: {
      total: toTaka(total),
      ...toJournalLines(changes, "after"),
      ...(discount && { discount: toTaka(discount.after) }),
      ...(discount?.reason && { discount_reason: discount.reason }),
      ...(hasNewFee && { delivery_fee: toTaka(fee) }),
      ...(note && { note }),
    },
  };
}

/** The discount by staff that an edit sets; undefined if it stays. `reason` is null without a discount. */
function findChangedDiscount(
  { discount: draft }: EditToMake,
  order: LockedOrder,
): { amount: Poisha; reason: string | null } | undefined {
  if (!draft) return undefined;
  const amount = toPoisha(draft.amount);
  const reason = (amount > 0 && draft.reason) || null;
  const isSame = staffDiscount(order) === amount && reason === order.discount_reason;
  return isSame ? undefined : { amount, reason };
}

/** Refuses a product that the order has already, and with `sold_out` more pieces of deleted products. */
function refuseUnavailable(plan: EditPlan<StoredItem>): void {
  const stayingIds = new Set(plan.staying.map(({ item }) => item.product_id));
  if (plan.added.some(({ product_id }) => stayingIds.has(product_id)))
    throw new Problem("invalid_fields", m.order_edit_twice());
  const names = plan.gone.map((item) => item[`name_${locale()}`]).join(", ");
  if (names) throw new Problem("sold_out", m.order_sold_out({ names }), { details: { lines: [] } });
}

/** The products that the packer could not find in full: their real stock is zero. */
function findMissingProducts({ staying, removed, wanted }: EditPlan<StoredItem>): { id: number }[] {
  const reducedItems = staying
    .filter(({ item, quantity }) => quantity < item.quantity)
    .map(({ item }) => item);
  return [...reducedItems, ...removed].flatMap(({ product_id: id }) =>
    id === null || wanted.some((product) => product.id === id) ? [] : [{ id }],
  );
}

/** Locks all products, then returns and takes pieces; returns the products taken, and `heldProducts`. */
async function moveStock(
  client: PoolClient,
  plan: EditPlan<StoredItem>,
  missing: { id: number }[],
  heldProducts: ReadonlyMap<number, TakenProduct> = new Map(),
): Promise<Map<number, TakenProduct>> {
  const { returned } = plan;
  const wanted = plan.wanted.filter(({ id }) => !heldProducts.has(id));
  await lockProducts(client, [...wanted, ...returned, ...missing]);
  await returnProducts(client, returned);
  const products = await takeProducts(client, wanted);
  const refusal = findLineRefusal(wanted, products);
  if (refusal) throw refusal;
  return new Map([...products, ...heldProducts]);
}

const noShare = { offer_share_poisha: null, offer_share_price_poisha: null };

/** The order's lines after the edit: staying lines first, then added and named ones. */
function toLinesAfter(
  { staying, added, named }: EditPlan<StoredItem>,
  products: Map<number, TakenProduct>,
): LineAfter[] {
  const lines = [
    ...staying.map(({ item, ...line }) => ({ ...item, ...line })),
    ...added.map((line) => ({ ...toAddedItem(line, products), ...noShare, product_id: line.product_id })),
    ...named.map((line) => ({ ...toNamedItem(line), ...noShare, product_id: null })),
  ];
  return lines.map((line) => ({
    ...line,
    poisha: linePoisha({ ...line, actual_poisha: line.actualPoisha }),
  }));
}

/** The lines with the shares of the newly chosen offer. */
const withShares = (lines: LineAfter[], offer: AgreedTerms["offer"]): LineAfter[] =>
  lines.map((line, index) => ({
    ...line,
    offer_share_poisha: offer ? Math.min(offer.shares[index] ?? 0, line.poisha) : null,
    offer_share_price_poisha: offer ? line.poisha : null,
  }));

type ItemsToWrite = Pick<ForeseenChange, "plan" | "products" | "lines">;

/** Writes the lines; `lines` has the staying ones first, then the added and named ones. */
async function writeItems(
  client: PoolClient,
  orderId: number,
  { plan, products, lines }: ItemsToWrite,
): Promise<void> {
  const shareAt = (index: number) => {
    const { offer_share_poisha, offer_share_price_poisha } = lines[index] ?? noShare;
    return { offer_share_poisha, offer_share_price_poisha };
  };
  const { staying, added, named, removed } = plan;
  await changeItems(
    client,
    orderId,
    staying.map((line, index) => ({ ...toItemChange(line, products), ...shareAt(index) })),
    removed,
  );
  const newItems = [...added.map((line) => toAddedItem(line, products)), ...named.map(toNamedItem)];
  for (const [index, item] of newItems.entries())
    await addItem(client, orderId, { ...item, ...shareAt(staying.length + index) });
}

/** Counts in `taken` only pieces that came from the stock; fewer pieces return those first. */
function toItemChange(
  { item, quantity, actualPoisha, packedGrams }: EditPlan<StoredItem>["staying"][number],
  products: Map<number, TakenProduct>,
) {
  const addedPieces = quantity - item.quantity;
  const isCounted = item.product_id !== null && products.get(item.product_id)?.counted;
  let { taken } = item;
  if (addedPieces < 0) taken -= Math.min(-addedPieces, taken);
  else if (isCounted) taken += addedPieces;
  return { id: item.id, quantity, actualPoisha, packedGrams, taken };
}
