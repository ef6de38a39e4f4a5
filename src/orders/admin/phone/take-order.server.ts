import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "../../../api/problem.ts";
import type { Viewer } from "../../../api/viewer.ts";
import { record } from "../../../journal/record.server.ts";
import { m } from "../../../language/messages.ts";
import type { ApiContext } from "../../../platform/http/api.server.ts";
import { orderNumber } from "../../order.ts";
import { keyOf, type Placing, place } from "../../placing/place-order.server.ts";
import type { placed } from "../../schemas.ts";
import type { phoneOrderDraft } from "./schemas.ts";

type CheckedPhoneOrder = z.output<typeof phoneOrderDraft>;

/** Who orders on the phone is taken to read Bengali, unless the clerk says otherwise. */
const callersLanguage = "bn";

/**
 * Places an order that the viewer takes on the phone, for a customer whom the shop knows or a new one, in the transaction of
 * every order; `also` belongs to it. Refuses as `placeOrder` does, and a customer who is blocked or gone.
 */
export async function takePhoneOrder(
  draft: CheckedPhoneOrder,
  context: ApiContext<Viewer>,
  also?: Placing["also"],
): Promise<z.output<typeof placed>> {
  const { customer, language = callersLanguage, discount, ...order } = draft;
  const after = discount?.amount
    ? { discount: discount.amount, discount_reason: discount.reason ?? "" }
    : undefined;
  return place(order, context, {
    key: keyOf(draft, context, true),
    ...{ language, discount },
    customerIn: (client) => customerIn(client, customer),
    also: async (client, orderId) => {
      await also?.(client, orderId);
      await record(client, context.viewer, {
        action: "order.taken",
        subject: { id: orderId, name: orderNumber(orderId) },
        ...(after && { after }),
      });
    },
  });
}

async function customerIn(client: PoolClient, customer: CheckedPhoneOrder["customer"]): Promise<number> {
  if ("name" in customer) return newCustomer(client, customer.name);
  const { rows } = await client.query<{ id: number; open: boolean }>(
    "select id, blocked_at is null as open from users where id = $1 and deleted_at is null for key share",
    [customer.id],
  );
  const found = rows[0];
  if (found?.open) return found.id;
  const message = found ? m.phone_order_blocked() : m.phone_order_gone();
  throw new Problem("invalid_fields", message, { errors: { customer: message } });
}

/** A customer without an account: nobody signs in as one of the issuer "phone". */
async function newCustomer(client: PoolClient, name: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    "insert into users (issuer, subject, name, email) values ('phone', gen_random_uuid()::text, $1, '') returning id",
    [name],
  );
  return (rows[0] as { id: number }).id;
}
