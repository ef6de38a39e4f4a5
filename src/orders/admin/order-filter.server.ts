import type { z } from "zod";
import { phoneDigits } from "../../language/contact/phone.ts";
import { dayMs, startOfDay } from "../../language/dates/dhaka.ts";
import { toLatinDigits } from "../../language/numbers/digits.ts";
import { containing, inLatinDigits, orderPhone } from "../../platform/database/containing.server.ts";
import { type OrderStatus, runningNumber, statusOf } from "../order.ts";
import type { adminOrderQuery } from "./schemas.ts";

export type OrderFilter = Omit<z.output<typeof adminOrderQuery>, "after">;

/** SQL: whether an order `o` is one of a narrowed list; the parameters $1 to $7 are `filterValues`. */
export const fitsFilter = (search: string) =>
  `($1::text is null or o.status = $1)
    and ($7::text is null or o.fulfilment = $7 and o.status <> 'cancelled')
    and ($2::timestamptz is null or o.created_at >= $2) and ($3::timestamptz is null or o.created_at < $3)
    and ${search ? `o.id in (${found})` : "$4::bigint is null and $5::text is null and $6::text is null"}`;

/** One subquery each, so that each uses its own index; one condition with "or" would use none. */
const found = `select id from orders where id = $4::bigint
    union all select id from orders where ${orderPhone} like $5
    union all select id from orders where ${inLatinDigits("address_details")} ilike $6
    union all select id from orders where user_id in (select id from users where name ilike $6 or email ilike $6)`;

/** The one status that a filter leaves; undefined where it leaves several. */
export const statusIn = ({ status, fulfilment }: OrderFilter): OrderStatus | undefined =>
  status ?? (fulfilment && statusOf[fulfilment]);

/** The status, the borders of the day, the search as a number, a phone and a text, and the fulfilment. */
export function filterValues(filter: OrderFilter) {
  const { fulfilment = null, day, search } = filter;
  const status = statusIn(filter) ?? null;
  const [from, until] = day ? bordersOf(day) : [null, null];
  if (!search) return [status, from, until, null, null, null, fulfilment];
  const phone = phoneDigits(search);
  const number = runningNumber(toLatinDigits(search)) ?? null;
  return [
    status,
    from,
    until,
    number,
    phone === undefined ? null : containing(phone),
    containing(search),
    fulfilment,
  ];
}

/** Beginning and end of a day in Dhaka; of a date as 2026-11-20, of "today" and "yesterday". */
function bordersOf(day: string): [from: Date, until: Date] {
  const named: Record<string, number> = { today: Date.now(), yesterday: Date.now() - dayMs };
  const moment = named[day];
  const start = moment === undefined ? Date.parse(`${day}T00:00:00+06:00`) : startOfDay(moment);
  return [new Date(start), new Date(start + dayMs)];
}
