import type { z } from "zod";
import { phoneDigits } from "#src/language/contact/phone.ts";
import { dateOf, dayMs, startOfDay } from "#src/language/dates/dhaka.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { isDistrict } from "#src/places/all-places.ts";
import { now } from "#src/platform/clock.server.ts";
import { containing, inLatinDigits, orderPhone } from "#src/platform/database/containing.server.ts";
import { isWaiting, type OrderStatus, runningNumber, statuses, statusOf } from "../order.ts";
import { nowhere } from "./rules.ts";
import type { adminOrderQuery } from "./schemas.ts";

export type OrderFilter = Omit<z.output<typeof adminOrderQuery>, "after">;

/** SQL: whether an order `o` is one of a narrowed list; the parameters $1 to $11 are `filterValues`. */
export const fitsFilter = (search: string) =>
  `($1::text[] is null or o.status = any($1))
    and ($7::text is null or o.fulfilment = $7 and o.status <> 'cancelled')
    and ($2::timestamptz is null or o.created_at >= $2) and ($3::timestamptz is null or o.created_at < $3)
    and ($8::text is null or o.place = $8) and ($9::text is null or split_part(o.place, '/', 1) = $9)
    and ($10::boolean is null or o.place is null)
    and ($11::date is null or o.slot_day = $11)
    and ${search ? `o.id in (${found})` : "$4::bigint is null and $5::text is null and $6::text is null"}`;

/** One subquery each, so that each uses its own index; one condition with "or" would use none. */
const found = `select id from orders where id = $4::bigint
    union all select id from orders where ${orderPhone} like $5
    union all select id from orders where ${inLatinDigits("address_details")} ilike $6
    union all select id from orders where user_id in (select id from users where name ilike $6 or email ilike $6)`;

/** The statuses that a filter leaves; undefined where it leaves all. */
export function statusesIn({ status, fulfilment }: OrderFilter): OrderStatus[] | undefined {
  if (status === "waiting") return statuses.filter(isWaiting);
  const one = status ?? (fulfilment && statusOf[fulfilment]);
  return one && [one];
}

/**
 * The statuses, the borders of the day, the search as a number, a phone and a text, the fulfilment, the place, the district or that
 * there is none, and the day of delivery.
 */
export function filterValues(filter: OrderFilter) {
  const { fulfilment = null, day, search, place, slot_day: slotDay } = filter;
  const [from, until] = day ? bordersOf(day) : [null, null];
  const searched = search
    ? [runningNumber(toLatinDigits(search)) ?? null, phoneOf(search), containing(search)]
    : [null, null, null];
  return [
    statusesIn(filter) ?? null,
    from,
    until,
    ...searched,
    fulfilment,
    ...whereValues(place),
    dateNamed(slotDay),
  ];
}

function phoneOf(search: string): string | null {
  const phone = phoneDigits(search);
  return phone === undefined ? null : containing(phone);
}

function whereValues(place: string | undefined) {
  if (place === undefined) return [null, null, null];
  if (place === nowhere) return [null, null, true];
  return isDistrict(place) ? [null, place, null] : [place, null, null];
}

/** A day of the calendar: of "today" and "tomorrow", or as it is. */
function dateNamed(day: string | undefined): string | null {
  if (day === "today") return dateOf(now());
  return day === "tomorrow" ? dateOf(now() + dayMs) : (day ?? null);
}

/** Beginning and end of a day in Dhaka; of a date as 2026-11-20, of "today" and "yesterday". */
function bordersOf(day: string): [from: Date, until: Date] {
  const named: Record<string, number> = { today: now(), yesterday: now() - dayMs };
  const moment = named[day];
  const start = moment === undefined ? Date.parse(`${day}T00:00:00+06:00`) : startOfDay(moment);
  return [new Date(start), new Date(start + dayMs)];
}
