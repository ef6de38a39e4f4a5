import { weekday } from "../language/dates/short-dates.ts";
import { m } from "../language/messages.ts";

/** What a closed shop says: when it is back, and whether it takes orders until then. `back_on` is a day, "2026-11-24". */
export function closedText({ back_on, takes_orders }: { back_on: string; takes_orders: boolean }): string {
  const day = weekday(back_on);
  return takes_orders ? m.closed_orders_taken({ day }) : m.closed_no_orders({ day });
}
