import { type Cart, type CartProduct, quantityOf, removeOrdered } from "#src/cart/cart.ts";
import type { IfMissing } from "#src/cart/missing/rules.ts";
import { maxQuantity } from "#src/cart/rules.ts";
import { lineTotal } from "#src/language/numbers/money.ts";
import type { SlotChoice } from "#src/orders/delivery-draft.ts";
import { toSeenSlot } from "#src/orders/slots/to-seen-slot.ts";
import type { ItemsChange, MyOrder } from "../contract.ts";

/** The customer's unsaved edits: quantities by item (0 removes it), new products, address and delivery time. */
export type ItemEdits = {
  /** The order's revision that they were made on. */
  was?: number;
  quantities: Record<string, number>;
  added: Cart;
  ifMissing?: IfMissing | undefined;
  /** Wishes for single lines, by the `key` of a `FormLine`. */
  wishes?: Readonly<Record<string, IfMissing>>;
  /** Address and time, each with what the customer saw before. */
  address?: ItemsChange["address"];
  time?: { slot: SlotChoice; was: SeenSlot } | undefined;
  /** The pieces that came from the cart, and leave it once they are saved. */
  fromCart?: { id: string; quantity: number }[];
};

/** The name of the address in the change, for its error. */
export const addressField = "address.address_details";

export type EditedAddress = Omit<NonNullable<ItemsChange["address"]>, "was">;

export const noEdits: ItemEdits = { quantities: {}, added: [] };

export type FormLine = {
  key: string;
  /** The id of the order's item; undefined for a new line. */
  item?: number;
  /** `id` is undefined once the product is deleted. */
  product: Pick<CartProduct, "name" | "weight" | "image" | "tint" | "price"> & { id?: string | undefined };
  stepGrams?: number | undefined;
  quantity: number;
  /** The quantity before; 0 for a new line. */
  before: number;
  /** Its own wish if it is missing, and the one before; undefined: as for the whole order. */
  wish: IfMissing | undefined;
  wishBefore: IfMissing | undefined;
};

/**
 * The edits that still apply. If the order's lines were changed meanwhile, only new products stay: quantities
 * and wishes were chosen for lines that are different now. Address and time stay while the order has what the
 * customer saw.
 */
export function toCurrentEdits(order: MyOrder, edits: ItemEdits): ItemEdits {
  const current = {
    ...edits,
    address: edits.address?.was === order.address_details ? edits.address : undefined,
    time: isSameTime(edits.time?.was, toSeenSlot(order)) ? edits.time : undefined,
  };
  if (edits.was === order.revision) return current;
  const added = edits.added.filter(({ product }) => !hasProduct(order, product.id));
  return { ...current, was: order.revision, quantities: {}, wishes: {}, added };
}

type SeenSlot = ReturnType<typeof toSeenSlot>;

const isSameTime = (one: SeenSlot | undefined, other: SeenSlot) =>
  one?.day === other?.day && one?.from === other?.from && one?.to === other?.to;

/** Whether the order was changed since the edits, so that some of them no longer apply. */
export function areOutdated(order: MyOrder, edits: ItemEdits): boolean {
  const { was, address, time } = toCurrentEdits(order, edits);
  return edits.was !== was || edits.address !== address || edits.time !== time;
}

const hasProduct = ({ order_items }: MyOrder, id: string) =>
  order_items.some(({ product }) => String(product.id) === id);

/** Whether edits were saved but the answer lost: the latest edit is the customer's and has all new products. */
export const areSaved = (order: MyOrder, edits: ItemEdits): boolean =>
  edits.was !== order.revision &&
  edits.added.length > 0 &&
  order.edits?.at(-1)?.by_customer === true &&
  edits.added.every(({ product }) => hasProduct(order, product.id)) &&
  !hasNewAddress(order, edits) &&
  !hasNewTime(order, edits);

/** The order's lines and the new ones, with their edited quantities. */
export function toFormLines(
  { order_items }: MyOrder,
  { quantities, added, wishes = {} }: ItemEdits,
): FormLine[] {
  const existingLines = order_items.map(
    ({ id, quantity, product, step_grams, if_missing }): FormLine => ({
      key: `item ${id}`,
      item: id,
      product: { ...product, id: product.id === undefined ? undefined : String(product.id) },
      stepGrams: step_grams,
      quantity: quantities[id] ?? quantity,
      before: quantity,
      wish: wishes[`item ${id}`] ?? if_missing,
      wishBefore: if_missing,
    }),
  );
  const hasLine = (id: string) => existingLines.some(({ product }) => product.id === id);
  const addedLines = added
    .filter(({ product }) => !hasLine(product.id))
    .map(
      ({ product, quantity }): FormLine => ({
        key: `product ${product.id}`,
        product,
        stepGrams: product.stepGrams,
        quantity,
        before: 0,
        wish: wishes[`product ${product.id}`],
        wishBefore: undefined,
      }),
    );
  return [...existingLines, ...addedLines];
}

/** The line's total in taka; an unchanged line keeps its old total. */
export function totalOfLine({ product, quantity, before }: FormLine, total: number | undefined): number {
  return quantity === before && total !== undefined ? total : lineTotal(product.price, quantity);
}

/** The edits with another quantity of a line; 0 leaves it out. */
export function withQuantity(edits: ItemEdits, line: FormLine, quantity: number): ItemEdits {
  if (line.item !== undefined)
    return { ...edits, quantities: { ...edits.quantities, [line.item]: quantity } };
  const added = edits.added
    .map((item) => (item.product.id === line.product.id ? { ...item, quantity } : item))
    .filter((item) => item.quantity > 0);
  return { ...edits, added };
}

/** The edits with more pieces of a product, on its line if the order has one. */
export function withProduct(order: MyOrder, edits: ItemEdits, product: CartProduct, pieces = 1): ItemEdits {
  const line = toFormLines(order, edits).find((other) => other.product.id === product.id);
  const quantity = Math.min(maxQuantity, (line?.quantity ?? 0) + pieces);
  if (line) return withQuantity(edits, line, quantity);
  return { ...edits, added: [...edits.added, { product, quantity }] };
}

/** The edits with the pieces of the cart that are not in them yet. */
export function withCart(order: MyOrder, edits: ItemEdits, cart: Cart): ItemEdits {
  const takenFromCart = edits.fromCart ?? [];
  const newPieces = removeOrdered(cart, takenFromCart);
  const next = newPieces.reduce(
    (editsSoFar, { product, quantity }) => withProduct(order, editsSoFar, product, quantity),
    edits,
  );
  const ids = new Set([...takenFromCart.map(({ id }) => id), ...newPieces.map(({ product }) => product.id)]);
  const fromCart = [...ids].map((id) => ({ id, quantity: quantityOf(cart, id) }));
  return { ...next, fromCart };
}

export const isEdited = (order: MyOrder, edits: ItemEdits): boolean =>
  toFormLines(order, edits).some(
    ({ quantity, before, wish, wishBefore }) => quantity !== before || wish !== wishBefore,
  ) ||
  (edits.ifMissing !== undefined && edits.ifMissing !== (order.if_missing ?? "call")) ||
  hasNewAddress(order, edits) ||
  hasNewTime(order, edits);

const hasNewAddress = (order: MyOrder, { address }: ItemEdits) =>
  address !== undefined && address.address_details !== order.address_details;

const hasNewTime = ({ slot: current }: MyOrder, { time }: ItemEdits) =>
  time !== undefined && (time.slot.id !== current?.id || time.slot.day !== current.day);

/** The change as it is sent. */
export function toItemsChange(order: MyOrder, edits: ItemEdits): ItemsChange {
  const lines = toFormLines(order, edits).filter(({ quantity }) => quantity > 0);
  return {
    number: order.number,
    was: edits.was ?? order.revision,
    lines: lines.map(({ item, product, quantity, wish, wishBefore }) => ({
      ...(item === undefined ? { product_id: Number(product.id), price: product.price } : { item }),
      quantity,
      ...(wish !== wishBefore && { if_missing: wish }),
    })),
    ...(edits.ifMissing && { if_missing: edits.ifMissing }),
    ...(hasNewAddress(order, edits) && { address: edits.address }),
    ...(hasNewTime(order, edits) && { time: edits.time }),
  };
}

/** The edits with the current prices of new products. */
export function withPrices(
  edits: ItemEdits,
  lines: readonly { product_id: number; price?: number | undefined }[],
): ItemEdits {
  const priceOf = (id: string) => lines.find(({ product_id }) => String(product_id) === id)?.price;
  const added = edits.added.map((item) => ({
    ...item,
    product: { ...item.product, price: priceOf(item.product.id) ?? item.product.price },
  }));
  return { ...edits, added };
}
