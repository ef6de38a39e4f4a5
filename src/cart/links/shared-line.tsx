import Tag from "lucide-react/icons/tag";
import { m } from "#src/language/messages.ts";
import { lineTotal } from "#src/language/numbers/money.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { weightText } from "#src/language/numbers/weight-text.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { ProductLine } from "#src/ui/display/product-line.tsx";
import { quantityText } from "../amounts/quantity-text.ts";
import { useQuantity } from "../cart-store.ts";
import { ChangeNote } from "../notes/change-note.tsx";
import { toCartProduct } from "../to-cart-product.ts";
import type { SharedChange, SharedItem } from "./use-shared-cart.ts";

type SharedLineProps = { item: SharedItem; locked: boolean; onAdd: () => void };

/** A product of a shared cart: what it costs now, what changed, and the button that adds it. */
export function SharedLine({ item, locked, onAdd }: SharedLineProps) {
  const { id, product, quantity, changes, sold } = item;
  const name = product?.name || m.cart_nameless();
  const heldQuantity = useQuantity(id);
  const stepGrams = product?.step_grams;
  return (
    <li className="py-3">
      <ProductLine
        product={{
          name,
          tint: product?.tint ?? "",
          image: product?.image ?? "",
          id,
          archived: product?.archived,
        }}
        linked={product !== undefined}
        size={56}
        top
        {...(product && sold && { amount: lineTotal(product.price, quantity) })}
      >
        {product && (
          <p className="text-unit text-ink-soft">
            {quantityText({ weight: product.weight, stepGrams }, quantity)}
          </p>
        )}
        {heldQuantity > 0 && (
          <p className="text-unit text-leaf">
            {stepGrams
              ? m.cart_held_weight({ weight: weightText(stepGrams * heldQuantity) })
              : m.cart_held({ count: formatNumber(heldQuantity) })}
          </p>
        )}
        {sold && (
          <Button
            variant="second"
            size="small"
            disabled={locked}
            aria-label={m.cart_add_label({ name })}
            className="mt-1.5"
            onClick={onAdd}
          >
            {m.cart_add()}
          </Button>
        )}
      </ProductLine>
      <div className="grid gap-2 empty:hidden [&:not(:empty)]:mt-2.5">
        {changes.map((change) => (
          <SharedChangeNote key={change.kind} change={change} item={item} />
        ))}
      </div>
    </li>
  );
}

const emptyProduct = { id: 0, name: "", price: 0, image: "", weight: "", tint: "" };

function SharedChangeNote({
  change,
  item: { product, quantity },
}: {
  change: SharedChange;
  item: SharedItem;
}) {
  if (change.kind !== "offer-ended")
    return (
      <ChangeNote
        plain
        change={change}
        line={{ product: toCartProduct(product ?? emptyProduct), quantity }}
      />
    );
  const { before, now } = change;
  return (
    <Note icon={<Tag size={20} aria-hidden />}>
      {m.shared_cart_offer_ended({ before: formatTaka(before), now: formatTaka(now) })}
    </Note>
  );
}
