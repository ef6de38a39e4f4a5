import { m } from "#src/language/messages.ts";
import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import type { ShopFacts } from "#src/shell/contract.ts";
import { Note } from "#src/ui/display/note.tsx";
import { type Cart, cartTotal } from "../cart.ts";

type OrderingNoteProps = {
  cart: Cart;
  shop: Pick<ShopFacts, "minimum_order" | "orders_closed"> | undefined;
};

/** Why this cart cannot be ordered now: the shop is closed, or the total is below the minimum order. */
export function OrderingNote({ cart, shop }: OrderingNoteProps) {
  const text = shop?.orders_closed ?? tooSmallText(cart, shop?.minimum_order);
  return text ? <Note className="mt-4">{text}</Note> : null;
}

function tooSmallText(cart: Cart, minimum = 0): string | undefined {
  const missing = toTaka(toPoisha(minimum) - toPoisha(cartTotal(cart)));
  return missing > 0
    ? m.minimum_order({ minimum: formatTaka(minimum), missing: formatTaka(missing) })
    : undefined;
}
