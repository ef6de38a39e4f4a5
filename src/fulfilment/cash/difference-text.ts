import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import type { CashOfDay, CashOfRider } from "./contract.ts";

/** One rider's cash on a day, and what happens after it was handed in or corrected. */
export type RiderCashProps = {
  rider: CashOfRider;
  day: string;
  onSaved: (cash: CashOfDay, message: string) => void;
  /** The shown cash is stale, because a colleague or the rider changed it. */
  onOvertaken: () => void;
};

/** "৳20 short" below 0, else "৳20 too much". */
export const differenceText = (difference: number): string =>
  difference < 0
    ? m.cash_short({ amount: formatTaka(-difference) })
    : m.cash_over({ amount: formatTaka(difference) });
