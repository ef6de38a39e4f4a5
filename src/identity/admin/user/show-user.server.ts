import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Role } from "#src/api/viewer.ts";
import { marketingSinceSql } from "#src/identity/consents/consents.server.ts";
import { localMobile } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { UserDetail } from "./contract.ts";
import type { oneUser } from "./schemas.ts";

type UserDetailRow = {
  id: number;
  name: string;
  email: string | null;
  email_verified: boolean;
  mobile_e164: string | null;
  role: Role;
  blocked: 0 | 1;
  created_at: Date;
  note: string;
  marketing_since: Date | null;
  addresses: { address_details: string; mobile_no: string }[] | null;
  orders: number;
  open_orders: number;
  cancelled: number;
  spent_poisha: number;
  delivered_poisha: number;
  last_order: Date | null;
  mobile_no: string | null;
};

/** One user with addresses and figures of their orders; `not_found` for an unknown or deleted account. */
export async function showUser(
  { id }: z.output<typeof oneUser>,
  { shop }: ApiContext,
): Promise<{ data: UserDetail }> {
  const { rows } = await shop.database.pool.query<UserDetailRow>(
    `select u.id, u.name, u.email, u.email_verified, u.mobile_e164, u.role, (u.blocked_at is not null)::int as blocked,
            u.created_at, u.note, ${marketingSinceSql("u.id")} as marketing_since, a.addresses,
            o.orders, o.open_orders, o.cancelled, o.spent_poisha, o.delivered_poisha, o.last_order,
            coalesce(o.mobile_no, a.addresses -> 0 ->> 'mobile_no') as mobile_no
     from users u
     cross join lateral (
       select json_agg(
                json_build_object('address_details', address_details, 'mobile_no', mobile_no) order by id desc
              ) as addresses
       from addresses where user_id = u.id
     ) a
     cross join lateral (
       select count(*) filter (where status <> 'cancelled') as orders,
              count(*) filter (where status in ('pending', 'processing')) as open_orders,
              count(*) filter (where status = 'cancelled' and joined_into is null) as cancelled,
              coalesce(sum(total_poisha) filter (where status <> 'cancelled'), 0)::float8 as spent_poisha,
              coalesce(sum(total_poisha) filter (where status = 'completed'), 0)::float8 as delivered_poisha,
              max(created_at) filter (where status <> 'cancelled') as last_order,
              (array_agg(mobile_no order by id desc))[1] as mobile_no
       from orders where user_id = u.id
     ) o
     where u.id = $1 and u.deleted_at is null`,
    [id],
  );
  if (!rows[0]) throw new Problem("not_found", m.problem_not_found());
  const {
    spent_poisha,
    delivered_poisha,
    created_at,
    last_order,
    addresses,
    mobile_e164,
    marketing_since,
    ...user
  } = rows[0];
  return {
    data: {
      ...user,
      sign_in_number: mobile_e164 && localMobile(mobile_e164),
      created_at: created_at.toISOString(),
      marketing_since: marketing_since?.toISOString() ?? null,
      addresses: addresses ?? [],
      last_order: last_order?.toISOString() ?? null,
      spent: toTaka(spent_poisha),
      delivered: toTaka(delivered_poisha),
      average: user.orders > 0 ? toTaka(Math.round(spent_poisha / user.orders)) : null,
    },
  };
}
