import type { z } from "zod";
import { phoneDigits } from "#src/language/contact/phone.ts";
import { customerHistorySql, type HistoryRow, toHistory } from "#src/orders/admin/customer-history.server.ts";
import { type DeliveryRow, toDelivery } from "#src/orders/mine/my-orders.server.ts";
import { containing, digitsIn, orderPhone } from "#src/platform/database/containing.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { Caller } from "./contract.ts";
import type { callerQuery } from "./schemas.ts";

/** Fewer digits match too many customers. */
const minDigits = 7;
const most = 5;

type CallerRow = HistoryRow & {
  id: number;
  name: string;
  email: string | null;
  blocked: 0 | 1;
  places: DeliveryRow[] | null;
};

/** Customers by their sign-in number, or by the number of an order or a saved address; empty below `minDigits`. */
export async function findByPhone(
  { phone }: z.output<typeof callerQuery>,
  { shop }: ApiContext,
): Promise<{ data: Caller[] }> {
  const digits = phoneDigits(phone);
  if (digits === undefined || digits.length < minDigits) return { data: [] };
  const { rows } = await shop.database.pool.query<CallerRow>(
    `select u.id, u.name, u.email, (u.blocked_at is not null)::int as blocked, h.*,
            (select json_agg(p)
             from (
               (select address_details, mobile_no, place, street, rider_note from orders where user_id = u.id order by id desc limit 1)
               union
               (select address_details, mobile_no, place, street, rider_note from addresses where user_id = u.id order by id desc limit 5)
             ) p) as places
     from users u cross join lateral (${customerHistorySql("u.id")}) h
     where u.deleted_at is null and u.id in (
       select id from users where mobile_e164 like $1
       union select user_id from orders where ${orderPhone} like $1
       union select user_id from addresses where ${digitsIn("mobile_no")} like $1)
     order by u.id desc limit ${most}`,
    [containing(digits)],
  );
  const data = rows.map(({ id, name, email, blocked, places, ...history }) => {
    return { id, name, email, blocked, places: (places ?? []).map(toDelivery), ...toHistory(history) };
  });
  return { data };
}
