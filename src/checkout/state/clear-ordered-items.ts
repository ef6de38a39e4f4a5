import { call } from "#src/api/client/client.ts";
import { removeOrdered } from "#src/cart/cart.ts";
import { currentCart, replaceCart } from "#src/cart/cart-store.ts";
import { forgetCartLink } from "#src/cart/links/links-store.ts";
import { clearLineChoices } from "#src/cart/missing/if-missing-store.ts";
import { clearCode } from "#src/cart/offers/offer-store.ts";
import { addAddress } from "#src/identity/account/contract.ts";
import { m } from "#src/language/messages.ts";
import { orderKey, roomKey, typicalHeight } from "#src/orders/returning/keys.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import type { OrderDraft } from "../contract.ts";
import type { Attempt, PlacedOrder } from "./checkout.ts";
import { clearDeliveryDraft } from "./use-delivery-draft.ts";

/**
 * Removes the ordered items from the cart, and the code if the order used it. Shows the order's number in a
 * toast if the page does not show the order.
 */
export function clearOrderedItems(
  { body, save }: Attempt,
  order: PlacedOrder | undefined,
  { isShown }: { isShown: boolean },
) {
  const orderedItems = body.items.map((item) => ({
    id: String(item.product_id),
    quantity: Number(item.quantity),
  }));
  replaceCart(removeOrdered(currentCart(), orderedItems));
  clearLineChoices();
  if (body.cart_link) forgetCartLink();
  if (body.code && (!order || order.offer?.code)) clearCode();
  clearDeliveryDraft();
  if (readStored(roomKey) === undefined) writeStored(roomKey, typicalHeight);
  if (order?.number) {
    const { number, status, slot, needs_call } = order;
    writeStored(orderKey, { number, status, slot, needs_call });
  }
  if (order?.number && !isShown) toast({ text: m.checkout_placed_meanwhile({ number: order.number }) });
  if (save) void saveAddress(body);
}

async function saveAddress({ address_details, mobile_no, place, street, rider_note }: OrderDraft) {
  const result = await call(addAddress, { address_details, mobile_no, place, street, rider_note });
  toast({ text: result.ok ? m.profile_address_added() : result.problem.message });
}
