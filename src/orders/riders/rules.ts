/** What a rider may say of a stop. */
export const stopAnswers = ["delivered", "partly", "refused", "nobody_there"] as const;
export type StopAnswer = (typeof stopAnswers)[number];

/** Why a piece comes back. */
export const backReasons = ["broken", "not_wanted", "wrong"] as const;
export type BackReason = (typeof backReasons)[number];

/** Whether what comes back for this reason can be sold again; what is broken is written off. */
export const isSellable = (reason: BackReason): boolean => reason !== "broken";

/** Pieces of an order's line that come back. */
export type BackLine = { item: number; quantity: number; reason: BackReason };

type AnsweredLine = {
  id: number;
  quantity: number;
  price_poisha: number;
  packed_grams: number | null;
  actual_poisha: number | null;
};

/** Whether a line comes back as a whole or not at all: what is weighed is one piece to the customer. */
export const isWhole = ({ packed_grams }: { packed_grams?: number | null | undefined }): boolean =>
  packed_grams !== null && packed_grams !== undefined;

/**
 * What is left of a line of which `back` pieces go: its pieces, and what they cost in poisha where that is not price times quantity.
 * An agreed price of the line is shared out by pieces.
 */
export function leftOf(line: AnsweredLine, back: number): { quantity: number; actualPoisha: number | null } {
  const quantity = line.quantity - back;
  if (line.actual_poisha === null || quantity === 0) return { quantity, actualPoisha: null };
  const actualPoisha = Math.max(1, Math.round((line.actual_poisha * quantity) / line.quantity));
  return { quantity, actualPoisha: actualPoisha === line.price_poisha * quantity ? null : actualPoisha };
}

/**
 * Whether cash in poisha is what was to come, or other than that only because it is counted in whole taka: both take no word, and the
 * difference is rounding.
 */
export const isAsExpected = (cash: number, expected: number): boolean =>
  cash === expected || (cash % 100 === 0 && Math.abs(cash - expected) < 100);
