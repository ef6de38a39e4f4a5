import type { z } from "zod";
import { adminPageSize } from "#src/api/paging.ts";
import { toPhoneDigits } from "#src/language/contact/phone.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { digitsSql, orderPhoneSql, toLikePattern } from "#src/platform/database/like-pattern.server.ts";
import { createReadsFromNow } from "#src/platform/database/reads-from-now.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { UserRow } from "./contract.ts";
import type { UserSort } from "./rules.ts";
import type { userQuery } from "./schemas.ts";

type UserQueryRow = Omit<UserRow, "spent" | "delivered" | "created_at" | "last_order"> & {
  created_at: Date;
  last_order: Date | null;
  spent_poisha: number;
  delivered_poisha: number;
};

/** SQL: by what users with orders are sorted. */
const sortKeys: Record<UserSort, string> = {
  delivered: "coalesce(sum(total_poisha) filter (where status = 'completed'), 0)",
  orders: "count(*)",
  last: "max(id)",
};

/** The most users of a sorted list. */
const maxSorted = 100;

/**
 * A page of users, newest first, with their sums and the phone number that they gave last. With `sort`, only the
 * first `maxSorted` users, on one page.
 */
export async function listUsers(
  { search = "", after, sort }: z.output<typeof userQuery>,
  { shop }: ApiContext,
) {
  // The users of the page; $1 is the last id of the page before.
  const usersSql = sort
    ? `select users.*, s.sort_key from users join (
         select user_id, ${sortKeys[sort]} as sort_key from orders
         where status <> 'cancelled' and $1::bigint is null
           ${search ? `and user_id in (${foundUsersSql})` : ""}
         group by user_id order by sort_key desc, user_id desc limit ${maxSorted}
       ) s on s.user_id = users.id where deleted_at is null`
    : `select *, id as sort_key from users
       where ($1::bigint is null or id < $1) ${search ? `and id in (${foundUsersSql})` : ""}
       order by id desc limit ${adminPageSize + 1}`;
  const { rows } = await createReadsFromNow(shop.database)((queries) =>
    queries.query<UserQueryRow>(
      `select u.id, u.name, u.email, u.role, (u.blocked_at is not null)::int as blocked, u.created_at,
              o.orders, o.open_orders, o.spent_poisha, o.delivered_poisha, o.last_order,
              coalesce(o.mobile_no, (select mobile_no from addresses where user_id = u.id order by id desc limit 1))
                as mobile_no
       from (${usersSql}) u
       cross join lateral (
         select count(*) filter (where status <> 'cancelled') as orders,
                count(*) filter (where status in ('pending', 'processing')) as open_orders,
                coalesce(sum(total_poisha) filter (where status <> 'cancelled'), 0)::float8 as spent_poisha,
                coalesce(sum(total_poisha) filter (where status = 'completed'), 0)::float8 as delivered_poisha,
                max(created_at) filter (where status <> 'cancelled') as last_order,
                (array_agg(mobile_no order by id desc))[1] as mobile_no
         from orders where user_id = u.id
       ) o order by u.sort_key desc, u.id desc`,
      [sort ? null : (after ?? null), ...(search ? searchParameters(search) : [])],
    ),
  );
  const shownRows = sort ? rows : rows.slice(0, adminPageSize);
  const data = shownRows.map(({ spent_poisha, delivered_poisha, created_at, last_order, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_order: last_order?.toISOString() ?? null,
    spent: toTaka(spent_poisha),
    delivered: toTaka(delivered_poisha),
  }));
  // A sorted list has one page: all of its rows are shown.
  const next = rows.length > shownRows.length ? Number(data.at(-1)?.id) : null;
  return { data, meta: { next } };
}

/** The parameters $2 and $3 of `foundUsersSql`: the text, and the phone number. */
export function searchParameters(search: string): [text: string, phone: string | null] {
  const phone = toPhoneDigits(search);
  return [toLikePattern(search), phone === undefined ? null : toLikePattern(phone)];
}

/** SQL: the users found by name, e-mail, or phone number: the one that signs in, or of an order or a saved address. */
export const foundUsersSql = `select id from users where name ilike $2 or email ilike $2
  union all select id from users where mobile_e164 like $3
  union all select user_id from orders where ${orderPhoneSql} like $3
  union all select user_id from addresses where ${digitsSql("mobile_no")} like $3`;
