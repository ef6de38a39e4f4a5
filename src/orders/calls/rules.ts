/** What may come of a call to confirm an order. */
export const callOutcomes = ["confirmed", "no_answer", "refused", "changed"] as const;

export type CallOutcome = (typeof callOutcomes)[number];

/** What speaks for a second question on the phone. Nobody is refused for it. */
export const risks = ["unproven_number", "new_number", "refused_before", "large", "many_today"] as const;

export type Risk = (typeof risks)[number];

/** How long an order is held by who has opened its call, and does not show any more that the page is open. */
export const heldSeconds = 90;

/** So many new orders stand in the queue of calls at once, and are counted there. */
export const mostToCall = 200;

/** Other orders of a number that one call may confirm. */
export const mostOthers = 10;

/** The latest next try, in minutes from now. */
export const maxMinutesLater = 3 * 24 * 60;

export const maxCalledUntil = 1_000;

type KnownFacts = {
  orders: number;
  refused: number;
  today: number;
  usualPoisha: number | null;
  /** The number was to be proven by a code, and no more codes could be sent. */
  unproven: boolean;
};

/** An order of a new number is large from here on. */
const largePoisha = 300_000;

/** What to ask twice about an order of so many poisha, by what is known of its number and customer. */
export function risksOf(
  totalPoisha: number,
  { orders, refused, today, usualPoisha, unproven }: KnownFacts,
): Risk[] {
  const large = usualPoisha === null ? totalPoisha >= largePoisha : totalPoisha >= 2 * usualPoisha;
  const found: Record<Risk, boolean> = {
    unproven_number: unproven,
    new_number: orders === 0,
    refused_before: refused > 0,
    large,
    many_today: today >= 2,
  };
  return risks.filter((risk) => found[risk]);
}
