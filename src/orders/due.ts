import { type Taka, toPoisha, toTaka } from "../language/numbers/money.ts";
import { dueInCash } from "./totals.ts";

type DueOrder = { total_price: Taka; rounding?: Taka | undefined };

/** What an order costs in cash, in taka: its total with the rounding. */
export const amountDue = ({ total_price, rounding = 0 }: DueOrder): Taka =>
  toTaka(toPoisha(total_price) + toPoisha(rounding));

/** The cash due for any total, in taka; see `amountDue`. */
export const cashOfTotal = (total: Taka): Taka => toTaka(dueInCash(toPoisha(total)));
