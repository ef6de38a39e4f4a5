import { toLatinDigits } from "../language/numbers/digits.ts";

/**
 * The kinds of offers: on the price of a piece, on several pieces, on the total of the goods, on the delivery fee. A code
 * is not a kind: an offer of any kind may need one.
 */
export const offerKinds = ["price", "several", "order", "delivery"] as const;
export type OfferKind = (typeof offerKinds)[number];

/** What an offer on goods applies to. */
export const productTargets = ["all", "categories", "products"] as const;

/** What an offer applies to: "areas" for delivery only. */
export const offerTargets = [...productTargets, "areas"] as const;

/** What offers of a kind can apply to. */
export const targetsByKind = {
  price: productTargets,
  several: productTargets,
  order: ["all"],
  delivery: ["all", "areas"],
} as const satisfies Record<(typeof offerKinds)[number], readonly (typeof offerTargets)[number][]>;

/** The limits on orders with an offer: total, per customer, and per mobile number. */
export const offerLimits = ["max_uses", "max_uses_per_customer", "max_uses_per_mobile"] as const;

/** The highest limit that staff can set. */
export const maxUses = 1_000_000;

/** The fewest pieces in a group of an offer on several. */
export const minPieces = 2;
/** The most pieces in such a group. */
export const maxPieces = 20;

/** The lowest total after a discount, in poisha: cash has to change hands. */
export const minTotalPoisha = 100;

/** The length of a code that staff choose, in characters. */
export const minCodeLength = 3;
export const maxCodeLength = 30;

/** The most codes for one use each that are created at once. */
export const maxCodesAtOnce = 5_000;

/** The characters of a created code after its prefix: none that look alike, such as 0 and O. */
export const codeCharacters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
/** The length of a created code without its prefix, in characters. */
export const codeLength = 8;
export const maxPrefixLength = 12;

/** A code as it is stored and compared: in capitals and Latin digits, without spaces; "" if it has other characters. */
export function normalizeCode(typed: string): string {
  const code = toLatinDigits(typed).normalize("NFC").toUpperCase().replace(/\s/g, "");
  return /^[\p{L}\p{M}\p{N}-]+$/u.test(code) ? code : "";
}

/** The most products that one offer may name. */
export const maxOfferProducts = 1_000;

/** The highest percentage that an offer may take off. */
export const maxPercent = 90;

export const maxOfferNameLength = 60;

/** Where an offer is in time. */
export const offerStates = ["running", "coming", "over"] as const;

/** How many minutes the end of an offer can be undone. */
export const undoMinutes = 5;

/** The newest orders that a preview looks at. */
export const maxPreviewOrders = 200;
export const maxPreviewProducts = 8;
