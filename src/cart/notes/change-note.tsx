import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import Tag from "lucide-react/icons/tag";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import type { CartItem } from "../cart.ts";
import { currentCart, replaceCart, setCartQuantity } from "../cart-store.ts";
import { acceptPrices, type CartItemChange } from "../compare.ts";

type ChangeNoteProps = {
  change: CartItemChange;
  line: CartItem;
  /** Omits the buttons, because another button resolves all changes. */
  plain?: boolean;
};

/** One change of an item, and the button that resolves it. */
export function ChangeNote({ change, line, plain = false }: ChangeNoteProps) {
  const { id, name } = line.product;
  const isPriceChange = change.kind === "fell" || change.kind === "rose";
  return (
    <Note icon={isPriceChange ? <Tag size={20} aria-hidden /> : <CircleAlert size={20} aria-hidden />}>
      <div className="flex flex-wrap items-center gap-x-5">
        <p className="flex-[1_1_12rem]">{changeText(change, line)}</p>
        {!plain && change.kind === "rose" && (
          <Button
            variant="quiet"
            size="small"
            className="-my-1 -ml-3.5 sm:-my-2.5"
            aria-label={m.cart_agree_label({ name, price: formatTaka(change.now) })}
            onClick={(event) => {
              focusItem(event.currentTarget);
              replaceCart(acceptPrices(currentCart(), id));
            }}
          >
            {m.common_ok()}
          </Button>
        )}
        {!plain && change.kind === "short" && (
          <Button
            variant="quiet"
            size="small"
            className="-my-1 -ml-3.5 sm:-my-2.5"
            aria-label={m.cart_take_label({ name, left: formatNumber(change.left) })}
            onClick={(event) => {
              focusItem(event.currentTarget);
              setCartQuantity(id, change.left);
            }}
          >
            {m.cart_take({ left: formatNumber(change.left) })}
          </Button>
        )}
      </div>
    </Note>
  );
}

/** Moves the focus to the item, because the pressed button disappears. */
function focusItem(button: HTMLElement) {
  button.closest("li")?.querySelector("a")?.focus({ preventScroll: true });
}

function changeText(change: CartItemChange, { quantity }: CartItem): string {
  switch (change.kind) {
    case "fell":
      return m.cart_fell({ before: formatTaka(change.before), now: formatTaka(change.now) });
    case "rose":
      return m.cart_rose({ before: formatTaka(change.before), now: formatTaka(change.now) });
    case "few":
      return m.cart_few({ left: formatNumber(change.left) });
    case "short":
      return m.cart_short({ left: formatNumber(change.left), wanted: formatNumber(quantity) });
    case "sold-out":
      return m.cart_sold_out();
    case "gone":
      return m.cart_gone();
  }
}
