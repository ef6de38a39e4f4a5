import { cashRoundingSql } from "../totals.ts";

/** SQL: the rounding of payment `p`, in poisha: the whole difference without a note, as older riders took ৳779 for ৳779.70, too. */
export const paymentRoundingSql = (p: string) =>
  `(case when ${p}.note is null then ${p}.amount_poisha - ${p}.expected_poisha else ${cashRoundingSql(`${p}.expected_poisha`)} end)`;
