export const callOutcomes = ["confirmed", "no_answer", "refused", "changed"] as const;

export type CallOutcome = (typeof callOutcomes)[number];

export const risks = [
  "unproven_number",
  "new_number",
  "refused_before",
  "large",
  "many_today",
  "raised",
] as const;

export type Risk = (typeof risks)[number];

/** How long an order stays held after the last sign that its page is open. */
export const heldSeconds = 90;

/** The most orders that the call queue lists. */
export const maxToCall = 200;

/** The most other orders of the number that one call can confirm. */
export const maxOthers = 10;

/** The longest time until the next call, in minutes. */
export const maxMinutesLater = 3 * 24 * 60;

/** The most delivered orders that an admin can demand before a customer is trusted. */
export const maxCalledUntil = 1_000;

/** By how many taka a customer may raise a confirmed order without another call; an admin can change it. */
export const defaultCallAgainAbove = 500;

/** What the shop knows of the customer: the other orders of the account or the number. */
type KnownFacts = {
  orders: number;
  refused: number;
  today: number;
  averagePoisha: number | null;
  unproven: boolean;
  /** Whether the customer raised the total after confirmation. */
  raised: boolean;
};

/** A large total without earlier ones to compare it with. */
const largePoisha = 300_000;
const largeFactor = 2;
const manyToday = 2;

/** Returns what to check in a call about an order of this total. A risk never refuses an order. */
export function risksOf(
  totalPoisha: number,
  { orders, refused, today, averagePoisha, unproven, raised }: KnownFacts,
): Risk[] {
  const isLarge = totalPoisha >= (averagePoisha === null ? largePoisha : largeFactor * averagePoisha);
  const riskFlags: Record<Risk, boolean> = {
    unproven_number: unproven,
    new_number: orders === 0,
    refused_before: refused > 0,
    large: isLarge,
    many_today: today >= manyToday,
    raised,
  };
  return risks.filter((risk) => riskFlags[risk]);
}
