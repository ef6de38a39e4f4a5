import { dayAndTime } from "#src/language/dates/dates.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import type { AdminProduct } from "../contract.ts";
import { type StepGrams, toShownPrice } from "../shown-amounts.ts";

type OfferLineProps = {
  offer: AdminProduct["offer"];
  step: StepGrams;
  /** Leaves out when the offer ends. */
  hidesEnd?: boolean;
  className?: string;
};

/** The charged price of a product with a running offer: "Now ৳85 by Fish Friday, until …". */
export function OfferLine({ offer, step, hidesEnd, className = "" }: OfferLineProps) {
  if (!offer) return null;
  const chargedPrice = formatTaka(Math.round(toShownPrice(offer.price, step) * 100) / 100);
  const price = step ? chargedPrice + m.product_per_kg() : chargedPrice;
  const name = offer.names[locale()];
  return (
    <p className={`font-semibold text-leaf ${className}`}>
      {hidesEnd || offer.until === null
        ? m.admin_product_now_by({ price, name })
        : m.admin_product_now_by_until({ price, name, until: dayAndTime(offer.until) })}
    </p>
  );
}
