import { dayAndTime } from "#src/language/dates/dates.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import type { AdminProduct } from "../contract.ts";
import { type StepGrams, toShownPrice } from "../shown-amounts.ts";

type OfferLineProps = {
  offer: AdminProduct["offer"];
  step: StepGrams;
  /** Omits the end of the offer. */
  short?: boolean;
  className?: string;
};

/** The charged price of a product with a running offer: "Now ৳85 by Fish Friday, until …". */
export function OfferLine({ offer, step, short, className = "" }: OfferLineProps) {
  if (!offer) return null;
  const chargedPrice = formatTaka(Math.round(toShownPrice(offer.price, step) * 100) / 100);
  const price = step ? chargedPrice + m.product_per_kg() : chargedPrice;
  const name = offer.names[locale()];
  return (
    <p className={`font-semibold text-leaf ${className}`}>
      {short || offer.until === null
        ? m.admin_product_now_by({ price, name })
        : m.admin_product_now_by_until({ price, name, until: dayAndTime(offer.until) })}
    </p>
  );
}
