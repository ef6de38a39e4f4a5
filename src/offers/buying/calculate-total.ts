import { type Taka, toPoisha, toTaka } from "#src/language/numbers/money.ts";

/** Items plus delivery less what an offer takes off. */
export const calculateTotal = (items: Taka, fee: Taka = 0, takenOff: Taka = 0): Taka =>
  toTaka(toPoisha(items) + toPoisha(fee) - toPoisha(takenOff));
