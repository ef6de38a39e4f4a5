import { createHash } from "node:crypto";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { kiloPrice, percentOff } from "#src/language/numbers/money.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { cleanLine } from "#src/language/text.ts";
import type { ProductCard } from "../contract.ts";
import { perUnit } from "../product/per-unit.ts";

/** All that the share picture of a product shows, in one language. Empty texts are left out. */
export type ShareCard = {
  id: number;
  shop: string;
  name: string;
  /** "500 g · ৳120/kg". */
  amount: string;
  price: string;
  /** The unit behind the price of goods sold by weight: "/kg". */
  per: string;
  /** The original price, under an offer. */
  was: string;
  /** The discount in percent, under an offer. */
  off: string;
  image: string;
  tint: string;
};

/** Changes with the look of the picture, and so do all URLs. */
const layoutVersion = 1;

/** The texts of a share picture, in the language of the caller. Amounts equal those on the product's page. */
export function toShareCard(product: ProductCard, shop: string): ShareCard {
  const { id, name, weight, image, tint, step_grams: stepGrams, unit_price: unit } = product;
  const toPriceText = (price: number) => formatTaka(stepGrams ? kiloPrice({ price, stepGrams }) : price);
  const { price, originalPrice = price } = product;
  const offPercent = percentOff(price, originalPrice);
  const unitPriceText = unit && `${formatTaka(unit.amount)}${perUnit[unit.per]()}`;
  return {
    id,
    shop: cleanLine(shop),
    name: cleanLine(name),
    amount: stepGrams
      ? m.product_by_weight()
      : [cleanLine(weight), unitPriceText].filter(Boolean).join(" · "),
    price: toPriceText(price),
    per: stepGrams ? m.product_per_kg() : "",
    was: originalPrice > price ? toPriceText(originalPrice) : "",
    off: offPercent > 0 ? m.product_percent_off({ percent: formatNumber(offPercent) }) : "",
    image,
    tint,
  };
}

/** The path of a card's picture in the caller's language. It changes with everything that the card shows. */
export function sharePath(card: ShareCard): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([layoutVersion, card]))
    .digest("hex")
    .slice(0, 16);
  return `/pictures/share/${locale()}/${card.id}-${hash}.jpg`;
}
