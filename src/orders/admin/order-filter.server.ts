import sql, { raw, type Sql } from "sql-template-tag";
import type { z } from "zod";
import { toPhoneDigits } from "#src/language/contact/phone.ts";
import { dateOf, dayMs, startOfDay } from "#src/language/dates/dhaka.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { isDistrict } from "#src/places/all-places.ts";
import { now } from "#src/platform/clock.server.ts";
import { latinDigitsSql, orderPhoneSql, toLikePattern } from "#src/platform/database/like-pattern.server.ts";
import { isWaiting, type OrderStatus, readOrderId, statusByProgress, statuses } from "../order.ts";
import { withoutPlace } from "./rules.ts";
import type { adminOrderQuery } from "./schemas.ts";

export type OrderFilter = Omit<z.output<typeof adminOrderQuery>, "after">;

/** SQL: whether an order `o` matches the filter. */
export function fitsFilter(filter: OrderFilter): Sql {
  const { fulfilment, day, search, place } = filter;
  const wantedStatuses = statusesIn(filter);
  const { from, until } = findDayBounds(day);
  const slotDay = resolveDay(filter.slot_day);
  return sql`(${wantedStatuses}::text[] is null or o.status = any(${wantedStatuses}))
    and (${fulfilment}::text is null or o.fulfilment = ${fulfilment} and o.status <> 'cancelled')
    and (${from}::timestamptz is null or o.created_at >= ${from}) and (${until}::timestamptz is null or o.created_at < ${until})
    and ${place === undefined ? sql`true` : placeSql(place)}
    and (${slotDay}::date is null or o.slot_day = ${slotDay})
    and ${search ? sql`o.id in (${searchSql(search)})` : sql`true`}`;
}

/** One subquery per index; a condition with "or" would use none. */
const searchSql = (search: string) =>
  sql`select id from orders where id = ${readOrderId(toLatinDigits(search))}::bigint
      union all select id from orders where ${raw(orderPhoneSql)} like ${toPhonePattern(search)}
      union all select id from orders where ${raw(latinDigitsSql("address_details"))} ilike ${toLikePattern(search)}
      union all select id from orders
        where user_id in (select id from users where name ilike ${toLikePattern(search)} or email ilike ${toLikePattern(search)})`;

/** The statuses that a filter allows; undefined for all. */
export function statusesIn({ status, fulfilment }: OrderFilter): OrderStatus[] | undefined {
  if (status === "waiting") return statuses.filter(isWaiting);
  const wantedStatus = status ?? (fulfilment && statusByProgress[fulfilment]);
  return wantedStatus && [wantedStatus];
}

function toPhonePattern(search: string): string | null {
  const phone = toPhoneDigits(search);
  return phone === undefined ? null : toLikePattern(phone);
}

function placeSql(place: string): Sql {
  if (place === withoutPlace) return sql`o.place is null`;
  if (isDistrict(place)) return sql`split_part(o.place, '/', 1) = ${place}`;
  return sql`o.place = ${place}`;
}

/** A date: resolves "today" and "tomorrow". */
function resolveDay(day: string | undefined): string | null {
  if (day === "today") return dateOf(now());
  return day === "tomorrow" ? dateOf(now() + dayMs) : (day ?? null);
}

/** Start and end of a day in Dhaka: a date, "today" or "yesterday". */
function findDayBounds(day: string | undefined): { from?: Date; until?: Date } {
  if (!day) return {};
  const momentsByName: Record<string, number> = { today: now(), yesterday: now() - dayMs };
  const moment = momentsByName[day];
  const start = moment === undefined ? Date.parse(`${day}T00:00:00+06:00`) : startOfDay(moment);
  return { from: new Date(start), until: new Date(start + dayMs) };
}
