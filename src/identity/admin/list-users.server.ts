import type { z } from "zod";
import { adminPageSize } from "#src/api/paging.ts";
import { phoneDigits } from "#src/language/contact/phone.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { containing, digitsIn, orderPhone } from "#src/platform/database/containing.server.ts";
import { readsFromNow } from "#src/platform/database/reads-from-now.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { UserRow } from "./contract.ts";
import type { userQuery } from "./schemas.ts";

type UserQueryRow = Omit<UserRow, "spent" | "created_at"> & { created_at: Date; spent_poisha: number };

export async function listUsers({ search = "", after }: z.output<typeof userQuery>, { shop }: ApiContext) {
  const { rows } = await readsFromNow(shop.database)((queries) =>
    queries.query<UserQueryRow>(
      `select u.id, u.name, u.email, u.role, (u.blocked_at is not null)::int as blocked, u.created_at, o.orders, o.open_orders, o.spent_poisha,
              coalesce(o.mobile_no, (select mobile_no from addresses where user_id = u.id order by id desc limit 1))
                as mobile_no
       from (select * from users where ($1::bigint is null or id < $1) ${search ? `and id in (${found})` : ""}
             order by id desc limit ${adminPageSize + 1}) u
       cross join lateral (
         select count(*) filter (where status <> 'cancelled') as orders,
                count(*) filter (where status in ('pending', 'processing')) as open_orders,
                coalesce(sum(total_poisha) filter (where status <> 'cancelled'), 0)::float8 as spent_poisha,
                (array_agg(mobile_no order by id desc))[1] as mobile_no
         from orders where user_id = u.id
       ) o order by u.id desc`,
      [after ?? null, ...(search ? soughtBy(search) : [])],
    ),
  );
  const data = rows.slice(0, adminPageSize).map(({ spent_poisha, created_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    spent: toTaka(spent_poisha),
  }));
  const next = rows.length > adminPageSize ? Number(data.at(-1)?.id) : null;
  return { data, meta: { next } };
}

/** The parameters of `found`: the text, and the phone number. */
export function soughtBy(search: string): [text: string, phone: string | null] {
  const phone = phoneDigits(search);
  return [containing(search), phone === undefined ? null : containing(phone)];
}

/** SQL: the users found by name, e-mail, or phone number of an order or a saved address. */
export const found = `select id from users where name ilike $2 or email ilike $2
  union all select user_id from orders where ${orderPhone} like $3
  union all select user_id from addresses where ${digitsIn("mobile_no")} like $3`;
