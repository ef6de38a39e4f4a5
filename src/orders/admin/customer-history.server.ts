import { toTaka } from "#src/language/numbers/money.ts";
import type { CustomerHistory } from "./contract.ts";

export type HistoryRow = {
  orders: number;
  delivered: number;
  cancelled_orders: number;
  spent_poisha: number;
};

/** SQL: the columns of a `HistoryRow` for the user with this id. */
export const customerHistorySql = (userId: string) => `
  select count(*) filter (where joined_into is null) as orders, count(*) filter (where status = 'completed') as delivered,
         count(*) filter (where status = 'cancelled' and joined_into is null) as cancelled_orders,
         coalesce(sum(total_poisha) filter (where status = 'completed'), 0)::float8 as spent_poisha
  from orders where user_id = ${userId}`;

export const toHistory = ({
  orders,
  delivered,
  cancelled_orders: cancelled,
  spent_poisha,
}: HistoryRow): CustomerHistory => ({
  orders,
  delivered,
  cancelled,
  spent: toTaka(spent_poisha),
});
