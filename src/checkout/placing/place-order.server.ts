import type { PoolClient } from "pg";
import type { z } from "zod";
import { maxTaka } from "#src/api/limits.ts";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import type { PlacedAnswer } from "#src/checkout/contract.ts";
import type { DeliveryTerms } from "#src/delivery/find-delivery.server.ts";
import { findKnownPolicy, writePolicyConsent } from "#src/identity/consents/consents.server.ts";
import { bangladeshiMobile } from "#src/language/contact/phone.ts";
import { type Locale, locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { toPoisha } from "#src/language/numbers/money.ts";
import type { NotificationChannel } from "#src/notifications/rules.ts";
import type { StoredOrderOffer } from "#src/offers/find-order-offers.server.ts";
import { placedChannels } from "#src/orders/notifications/notify-customer.server.ts";
import {
  findPlacedOrder,
  type IdempotencyKey,
  lockProducts,
  orderTotal,
  type TakenProduct,
  takeProducts,
  toNamedProduct,
  type WantedProduct,
  waitForStandby,
  writeOrder,
} from "#src/orders/order-statements.server.ts";
import { demandProof } from "#src/orders/phone-proof/demand-proof.server.ts";
import type { orderDraft } from "#src/orders/schemas.ts";
import {
  agreeOnDelivery,
  findTermsFor,
  SlotTaken,
  slotTakenProblem,
} from "#src/orders/terms/agree-on-delivery.server.ts";
import {
  countOpenOrdersOfNewCustomer,
  type OpenOrders,
  refuseAboveNewCustomerLimit,
} from "#src/orders/terms/new-customers.server.ts";
import {
  findLineRefusal,
  refuseDiscount,
  refuseTooSmall,
  refuseWhileClosed,
} from "#src/orders/terms/refused-lines.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { readKeyAndHash } from "#src/platform/http/idempotency-key.server.ts";
import { countAttempt } from "#src/platform/http/limits/limits.server.ts";
import { counts } from "#src/platform/metrics/counts.server.ts";
import type { ShopDetails } from "#src/platform/settings/shop-details.server.ts";
import { chooseOffer, findOffers } from "./choose-offer.server.ts";

type CheckedDraft = z.output<typeof orderDraft>;

/** How often one customer may order. */
const customerLimit = { most: 30, seconds: 60 };

/** The codes with which `placeForCustomer` refuses, besides those of its input. */
export const placingRefusals = [
  "sold_out",
  "price_changed",
  "shop_closed",
  "below_minimum",
  "not_delivered",
  "slot_gone",
  "fee_changed",
  "offer_changed",
  "code_refused",
  "phone_unproven",
  "new_customer_limit",
  "key_reused",
] as const;

/**
 * Places an order in one transaction, with guarded stock updates and a unique key: a repeated key with the
 * same body returns the first answer. Refuses with `sold_out`, `price_changed`, `shop_closed`,
 * `below_minimum` or `key_reused` (another body), and as `agreeOnDelivery`, `demandProof` and
 * `refuseAboveNewCustomerLimit` do.
 */
export async function placeOrder(draft: CheckedDraft, context: ApiContext<Viewer>): Promise<PlacedAnswer> {
  const { shop, viewer } = context;
  const [policy] = await Promise.all([
    findPolicy(draft, context),
    countAttempt(shop, `order:${viewer.id}`, customerLimit),
  ]);
  const customerId = viewer.id;
  return placeForCustomer(draft, context, {
    key: toIdempotencyKey(draft, context),
    resolveCustomerId: async () => customerId,
    refuse: () => demandProof(context, draft.mobile_no),
    afterOrder: (client) => writePolicyConsent(client, customerId, { policy, way: "order" }),
    lockAndCountOpenOrders: async (client, order) =>
      shop.settings.limitsOn ? countOpenOrdersOfNewCustomer(client, { customerId, ...order }) : undefined,
  });
}

/**
 * The version of the policy that the customer agrees to with the order. A failure is logged and does not stop
 * the order; the customer has to agree later.
 */
const findPolicy = ({ policy }: CheckedDraft, { shop }: ApiContext<Viewer>) =>
  findKnownPolicy(shop.database.pool, policy).catch((error) => {
    shop.log.warn("a consent to the privacy policy was not noted", { error });
    return undefined;
  });

export type PlacingOptions = {
  key: IdempotencyKey;
  /** Returns the customer's id, of a new one after creating it. */
  resolveCustomerId: (client: PoolClient) => Promise<number>;
  /** The discount by staff, in taka, with its reason. */
  discount?: { amount: number; reason?: string | undefined } | undefined;
  /** Refuses what this customer may not order, before the transaction. */
  refuse?: () => Promise<unknown>;
  /**
   * Counts the open orders of a customer with limits; undefined without limits. It locks the customer, so it
   * runs first in the transaction.
   */
  lockAndCountOpenOrders?: (
    client: PoolClient,
    order: { mobileE164: string | undefined; productIds: number[] },
  ) => Promise<OpenOrders | undefined>;
  /** Lines outside the catalogue, at agreed prices in taka. */
  linesOutsideCatalogue?: { name: string; price: number; quantity: number }[] | undefined;
  /** Why staff ignore the minimum order and the slot's capacity. */
  exceptionReason?: string | undefined;
  /** The language of notifications; default: that of the request. */
  language?: Locale;
  /** More to write in the same transaction, after the order. */
  afterOrder?: ((client: PoolClient, orderId: number) => Promise<void>) | undefined;
};

/** Places an order as `placeOrder` does, for the customer of `placing`. */
export async function placeForCustomer(
  draft: CheckedDraft,
  context: ApiContext<Viewer>,
  placing: PlacingOptions,
): Promise<PlacedAnswer> {
  const { key } = placing;
  const { shop } = context;
  const [earlierAnswer, terms] = await Promise.all([
    findEarlierAnswer(context, key),
    findTermsFor(draft, shop),
  ]);
  if (earlierAnswer) return earlierAnswer;

  try {
    const details = await shop.details.current();
    refuseWhileClosed(details);
    await placing.refuse?.();
    const wanted = toWantedProducts(draft);
    const mobileE164 = bangladeshiMobile(draft.mobile_no);
    const { language = locale() } = placing;
    const productIds = wanted.map(({ id }) => id);
    const [notificationChannels, offers] = await Promise.all([
      placedChannels(shop, { mobileE164, language, byStaff: key.byStaff }),
      findOffers(draft, productIds, context),
    ]);
    const rowsToLock = wanted.map(({ id }) => `product ${id}`);
    if (draft.slot) rowsToLock.push(`slot ${draft.slot.id} ${draft.slot.day}`);
    await inTransaction(
      shop.database,
      (client) =>
        takeAndWrite(client, draft, placing, {
          language,
          mobileE164,
          notificationChannels,
          wanted,
          details,
          terms,
          offers,
        }),
      rowsToLock,
    );
  } catch (error) {
    // A concurrent request with the same key may have taken the last piece: its order answers both.
    const mayBeRepeated = error instanceof Problem || error instanceof KeyTaken || error instanceof SlotTaken;
    const repeatedAnswer = mayBeRepeated ? await findEarlierAnswer(context, key) : undefined;
    if (repeatedAnswer) return repeatedAnswer;
    throw error instanceof SlotTaken ? await slotTakenProblem(draft, shop) : error;
  }
  counts.ordersPlaced++;
  shop.queues.wake();
  const placed = await findPlacedOrder(shop, key);
  if (!placed) throw new Error("the order just written is not there");
  return { success: true, message: m.order_placed(), order: placed.order };
}

/** Another transaction used the key after `findEarlierAnswer` had looked: roll back. */
class KeyTaken extends Error {}

/** The request's key, or a new one; `byStaff`: sent by staff for a customer. */
export const toIdempotencyKey = (
  draft: object,
  context: ApiContext<Viewer>,
  byStaff = false,
): IdempotencyKey => ({
  userId: context.viewer.id,
  byStaff,
  ...readKeyAndHash(context, draft),
});

/** The first answer to this key; undefined if it is new. */
async function findEarlierAnswer(
  context: ApiContext<Viewer>,
  key: IdempotencyKey,
): Promise<PlacedAnswer | undefined> {
  const placedOrder = await findPlacedOrder(context.shop, key);
  if (!placedOrder) return undefined;
  if (placedOrder.requestHash !== key.hash) throw new Problem("key_reused", m.order_key_reused());
  // The order may exist unconfirmed: its first request may have failed because the standby was down.
  await waitForStandby(context.shop, placedOrder.order.id);
  context.setAnswerHeader("Idempotent-Replayed", "true");
  return { success: true, message: m.order_placed(), order: placedOrder.order };
}

/** What was read before the transaction. */
type PreparedOrder = {
  wanted: WantedProduct[];
  details: ShopDetails;
  terms: DeliveryTerms | undefined;
  mobileE164: string | undefined;
  language: Locale;
  notificationChannels: NotificationChannel[];
  offers: StoredOrderOffer[];
};

/** Takes the stock and writes the order; a refusal is thrown and rolls back both. */
async function takeAndWrite(
  client: PoolClient,
  draft: CheckedDraft,
  placing: PlacingOptions,
  prepared: PreparedOrder,
): Promise<void> {
  const { wanted, details, terms, mobileE164 } = prepared;
  const { discount } = placing;
  const exceptionReason = placing.exceptionReason;
  const customerId = await placing.resolveCustomerId(client);
  const productIds = wanted.map(({ id }) => id);
  const openOrders = await placing.lockAndCountOpenOrders?.(client, { mobileE164, productIds });
  const takenLines = await takeLines(client, wanted);
  if (openOrders) refuseAboveNewCustomerLimit(takenLines, openOrders, details);
  const linesOutsideCatalogue = (placing.linesOutsideCatalogue ?? []).map((line) => ({
    ...toNamedProduct(line),
    quantity: line.quantity,
    ifMissing: undefined,
  }));
  const lines = [...takenLines, ...linesOutsideCatalogue];
  const itemsTotal = orderTotal(lines);
  const wishes = { ...draft, exception: exceptionReason };
  const delivery = agreeOnDelivery(wishes, terms, lines, itemsTotal, details);
  if (exceptionReason === undefined)
    refuseTooSmall(itemsTotal, Math.max(details.minimum_poisha, delivery?.minimumPoisha ?? 0));
  const orderToDiscount = { lines, delivery, customerId, mobileE164 };
  const offer = await chooseOffer(client, draft, prepared.offers, orderToDiscount);
  const discountPoisha = toPoisha(discount?.amount ?? 0);
  refuseDiscount(discountPoisha, itemsTotal - (offer?.amountPoisha ?? 0), delivery?.feePoisha ?? 0);
  if (itemsTotal > toPoisha(maxTaka)) throw new Problem("invalid_fields", m.order_too_large());
  const id = await writeOrder(client, placing.key, {
    customerId,
    addressDetails: draft.address_details,
    mobileNo: toLatinDigits(draft.mobile_no),
    mobileE164,
    language: prepared.language,
    notified: prepared.notificationChannels,
    place: draft.place,
    street: draft.street,
    riderNote: draft.rider_note,
    delivery,
    evenFullSlot: exceptionReason !== undefined,
    discountPoisha,
    discountReason: discountPoisha > 0 ? discount?.reason : undefined,
    ifMissing: draft.if_missing,
    cartLink: draft.cart_link,
    offer,
    lines,
  });
  if (id === undefined) throw new KeyTaken();
  await placing.afterOrder?.(client, id);
}

/** Takes the products from the stock. Refuses with `sold_out` or `price_changed`. */
async function takeLines(client: PoolClient, wanted: WantedProduct[]) {
  await lockProducts(client, wanted);
  const products = await takeProducts(client, wanted);
  const refusal = findLineRefusal(wanted, products);
  if (refusal) throw refusal;
  return wanted.map((line) => ({
    ...(products.get(line.id) as TakenProduct),
    quantity: line.quantity,
    ifMissing: line.ifMissing,
  }));
}

/**
 * Merges duplicate products and sorts by id, against deadlocks. The lowest seen price and the last choice for
 * missing products win.
 */
function toWantedProducts(draft: CheckedDraft): WantedProduct[] {
  const lines = new Map<number, WantedProduct>();
  for (const { product_id: id, quantity, price, if_missing } of draft.items) {
    // Without a price, the shopper accepts any.
    const seenPoisha = price === undefined ? Infinity : toPoisha(price);
    const line = lines.get(id);
    lines.set(id, {
      id,
      quantity: quantity + (line?.quantity ?? 0),
      seenPoisha: Math.min(seenPoisha, line?.seenPoisha ?? Infinity),
      ifMissing: if_missing ?? line?.ifMissing,
    });
  }
  return [...lines.values()].sort((a, b) => a.id - b.id);
}
