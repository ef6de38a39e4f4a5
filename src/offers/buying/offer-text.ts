import { m } from "#src/language/messages.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { formatDigits, formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import type { CodeEffect, MissingForRunning } from "./pick-offer.ts";

/** "৳120 more for free delivery". */
export function missingText(missing: MissingForRunning): string {
  const gain = gainText(missing.offer);
  return "poisha" in missing
    ? m.cart_offer_taka_missing({ missing: formatTaka(toTaka(missing.poisha)), gain })
    : m.cart_offer_pieces_missing({ count: formatNumber(missing.pieces), gain });
}

/** What an offer takes off, in words. */
function gainText({
  kind,
  percent,
  amountPoisha,
  pieces,
  isCheapestFree,
}: MissingForRunning["offer"]): string {
  const amount = amountPoisha === null ? undefined : formatTaka(toTaka(amountPoisha));
  if (kind === "delivery")
    return amount ? m.cart_offer_cheaper_delivery({ amount }) : m.cart_offer_free_delivery();
  if (pieces === null)
    return amount
      ? m.cart_offer_amount({ amount })
      : m.cart_offer_percent({ percent: formatDigits(percent ?? 0) });
  const group = formatNumber(pieces);
  if (isCheapestFree) return m.cart_offer_for_price({ pieces: group, paid: formatNumber(pieces - 1) });
  return amount
    ? m.cart_offer_several_amount({ amount, pieces: group })
    : m.cart_offer_several_percent({ percent: formatDigits(percent ?? 0), pieces: group });
}

/** What an entered code does for the order, or why nothing. */
export function codeText(code: string, effect: CodeEffect): string {
  switch (effect.kind) {
    case "counts":
      return m.cart_code_counts({ code, amount: formatTaka(effect.amount) });
    case "refused":
      return `${code}: ${effect.message}`;
    case "beaten":
      return m.cart_code_beaten({ code, name: effect.by });
    case "equalled":
      return m.cart_code_equalled({ code, name: effect.by });
    case "taka-missing":
      return m.cart_code_taka_missing({ code, missing: formatTaka(effect.missing) });
    case "pieces-missing":
      return m.cart_code_pieces_missing({ code, count: formatNumber(effect.missing) });
    case "nothing-for-it":
      return m.cart_code_nothing({ code });
    case "area-unknown":
      return m.cart_code_area_unknown({ code });
    case "other-area":
      return m.cart_code_other_area({ code });
    case "free-already":
      return m.cart_code_free_already({ code });
  }
}
