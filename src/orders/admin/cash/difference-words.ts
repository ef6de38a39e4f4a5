import { m } from "../../../language/messages.ts";
import { taka } from "../../../language/numbers/numbers.ts";
import type { CashOfDay, CashOfRider } from "./contract.ts";

/** What stands about one rider, and what happens when something was saved. */
export type RiderCashProps = {
  rider: CashOfRider;
  day: string;
  onSaved: (cash: CashOfDay, words: string) => void;
  onOvertaken: () => void;
};

/** "৳50 short", "৳20 too much". */
export const differenceInWords = (difference: number): string =>
  difference < 0 ? m.cash_short({ amount: taka(-difference) }) : m.cash_over({ amount: taka(difference) });
