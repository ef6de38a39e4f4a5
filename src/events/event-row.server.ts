import type { ShopEvent } from "./contract.ts";
import type { EventType } from "./rules.ts";

/** An event as the database returns it; see `shopEvent` in schemas.ts. */
export type EventRow = {
  /** Its position in the log. */
  id: number;
  at: string;
  type: EventType;
  subject: number;
  data: Record<string, unknown>;
  /** Null for an event about no customer, and for a reader who may not see customers. */
  customer: ShopEvent["customer"] | null;
};

/** SQL: the current data of the customer that the event `e` belongs to. */
export const customerOfEventSql = `
  select json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'phone', o.mobile_no,
    'address', o.address_details) as customer
  from orders o join users u on u.id = o.user_id
  where e.type like 'order.%' and o.id = e.subject and u.deleted_at is null
  union all
  select json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'phone', null, 'address', null)
  from reviews r join users u on u.id = r.user_id
  where e.type like 'review.%' and r.id = e.subject and u.deleted_at is null
  union all
  select json_build_object('id', user_id, 'name', customer_name, 'email', customer_email, 'phone', customer_phone,
    'address', delivery_address)
  from custom_orders where e.type = 'custom_order.sent' and id = e.subject
  union all
  select json_build_object('id', user_id, 'name', name, 'email', email, 'phone', null, 'address', null)
  from contact_messages where e.type = 'message.sent' and id = e.subject`;

/** An event in the API's form. */
export const toEvent = ({ at, customer, ...event }: EventRow): ShopEvent => ({
  ...event,
  at: new Date(at).toISOString(),
  ...(customer && { customer }),
});
