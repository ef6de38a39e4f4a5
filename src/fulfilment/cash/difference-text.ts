import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import type { CashOfDay, CashOfRider } from "./contract.ts";

export type RiderCashProps = {
  rider: CashOfRider;
  day: string;
  onSaved: (cash: CashOfDay, words: string) => void;
  onOvertaken: () => void;
};

export const differenceText = (difference: number): string =>
  difference < 0
    ? m.cash_short({ amount: formatTaka(-difference) })
    : m.cash_over({ amount: formatTaka(difference) });
