import { m } from "#src/language/messages.ts";
import { minusTaka } from "#src/language/numbers/minus-taka.ts";
import { taka } from "#src/language/numbers/numbers.ts";
import type { CashOfDay, CashOfRider } from "./contract.ts";

export type RiderCashProps = {
  rider: CashOfRider;
  day: string;
  onSaved: (cash: CashOfDay, words: string) => void;
  onOvertaken: () => void;
};

export const differenceText = (difference: number): string =>
  difference < 0 ? m.cash_short({ amount: taka(-difference) }) : m.cash_over({ amount: taka(difference) });

export const signedTaka = (amount: number): string => (amount < 0 ? minusTaka(-amount) : taka(amount));
