import { weekday } from "../language/dates/short-dates.ts";
import { m } from "../language/messages.ts";

/** Says when a closed shop reopens, and whether it takes orders until then. `back_on` is a date, "2026-11-24". */
export function closedText({ back_on, takes_orders }: { back_on: string; takes_orders: boolean }): string {
  const day = weekday(back_on);
  return takes_orders ? m.closed_orders_taken({ day }) : m.closed_no_orders({ day });
}
