import Check from "lucide-react/icons/check";
import Tag from "lucide-react/icons/tag";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { missingText } from "#src/offers/buying/offer-text.ts";
import type { Picked } from "#src/offers/buying/pick-offer.ts";
import { useReservedSpace } from "./use-reserved-space.ts";

/** The line below the items: how much is missing for the next offer, or else the offer that applies. */
export function OfferLine({ offer, missing }: Pick<Picked, "offer" | "missing">) {
  const text = missing
    ? missingText(missing)
    : offer && m.cart_offer_reached({ name: offer.name, amount: formatTaka(offer.amount) });
  const isReserved = useReservedSpace(text !== undefined);
  const Icon = missing ? Tag : Check;
  return (
    <div role="status" className={isReserved ? "min-h-13 border-line has-[p]:border-t" : ""}>
      {text && (
        <p className="flex gap-3 py-3.5 font-semibold text-leaf-press">
          <Icon size={20} aria-hidden className="mt-0.5 shrink-0" />
          <span className="min-w-0">
            {text}
            {missing && (
              <span className="block text-hint font-normal text-ink-soft">{missing.offer.name}</span>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
