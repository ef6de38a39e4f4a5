import type { z } from "zod";
import { hashOfBearer } from "../identity/session/sessions.server.ts";
import { locale } from "../language/locale.ts";
import { toLatinDigits } from "../language/numbers/digits.ts";
import type { ApiContext } from "../platform/http/api.server.ts";
import { keyWithHash } from "../platform/http/idempotency-key.server.ts";
import type { contactMessage, customOrder } from "./schemas.ts";

/** SQL: what came before is written again, so that whoever is thanked for it waits for the standby, too. */
const once = "on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key";

/** SQL: the user of the session whose token has the hash in a parameter; null without one. */
const userBy = (parameter: string) =>
  `(select user_id from sessions where token_hash = ${parameter} and expires_at > now())`;

/** Stores a custom order, once under its key, with the language of the page to be answered in. */
export async function storeCustomOrder(
  request: z.output<typeof customOrder>,
  context: ApiContext,
): Promise<void> {
  const { customer_name, customer_email, customer_phone, order_details, delivery_address } = request;
  const said = [
    customer_name,
    customer_email ?? "",
    toLatinDigits(customer_phone ?? ""),
    order_details,
    delivery_address ?? "",
  ];
  await context.shop.database.pool.query(
    `insert into custom_orders
       (customer_name, customer_email, customer_phone, order_details, delivery_address, language, idempotency_key, user_id)
     values ($1, nullif($2, ''), nullif($3, ''), $4, nullif($5, ''), $6, $7, ${userBy("$8")}) ${once}`,
    [...said, locale(), keyWithHash(context, said), hashOfBearer(context.header("authorization"))],
  );
}

/** Stores a message, once under its key, with the language of the page to be answered in. */
export async function storeMessage(
  message: z.output<typeof contactMessage>,
  context: ApiContext,
): Promise<void> {
  const { name, email, subject, message: text } = message;
  const said = [name, email, subject, text];
  await context.shop.database.pool.query(
    `insert into contact_messages (name, email, subject, message, language, idempotency_key, user_id)
     values ($1, $2, $3, $4, $5, $6, ${userBy("$7")}) ${once}`,
    [...said, locale(), keyWithHash(context, said), hashOfBearer(context.header("authorization"))],
  );
}
