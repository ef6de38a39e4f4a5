import type { z } from "zod";
import { toPhoneDigits } from "#src/language/contact/phone.ts";
import { customerHistorySql, type HistoryRow, toHistory } from "#src/orders/admin/customer-history.server.ts";
import { type DeliveryRow, toDelivery } from "#src/orders/mine/list-own-orders.server.ts";
import { digitsSql, orderPhoneSql, toLikePattern } from "#src/platform/database/like-pattern.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { Caller } from "./contract.ts";
import type { callerQuery } from "./schemas.ts";

/** Fewer digits match too many customers. */
const minDigits = 7;
const maxCallers = 5;

type CallerRow = HistoryRow & {
  id: number;
  name: string;
  email: string | null;
  blocked: 0 | 1;
  places: DeliveryRow[] | null;
};

/**
 * Customers by their sign-in number, or by that of an order or a saved address; empty below `minDigits`. SQL:
 * user `u`, history `h`, and as `places` the last order's address and saved ones.
 */
export async function findCallersByPhone(
  { phone }: z.output<typeof callerQuery>,
  { shop }: ApiContext,
): Promise<{ data: Caller[] }> {
  const digits = toPhoneDigits(phone);
  if (digits === undefined || digits.length < minDigits) return { data: [] };
  const { rows } = await shop.database.pool.query<CallerRow>(
    `select u.id, u.name, u.email, (u.blocked_at is not null)::int as blocked, h.*,
            (select json_agg(p)
             from (
               (select address_details, mobile_no, place, street, rider_note from orders
                where user_id = u.id order by id desc limit 1)
               union
               (select address_details, mobile_no, place, street, rider_note from addresses
                where user_id = u.id order by id desc limit 5)
             ) p) as places
     from users u cross join lateral (${customerHistorySql("u.id")}) h
     where u.deleted_at is null and u.id in (
       select id from users where mobile_e164 like $1
       union select user_id from orders where ${orderPhoneSql} like $1
       union select user_id from addresses where ${digitsSql("mobile_no")} like $1)
     order by u.id desc limit ${maxCallers}`,
    [toLikePattern(digits)],
  );
  const data = rows.map(({ id, name, email, blocked, places, ...history }) => {
    return { id, name, email, blocked, places: (places ?? []).map(toDelivery), ...toHistory(history) };
  });
  return { data };
}
