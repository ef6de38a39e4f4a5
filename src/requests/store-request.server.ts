import sql from "sql-template-tag";
import type { z } from "zod";
import { hashBearer } from "../identity/session/sessions.server.ts";
import { locale } from "../language/locale.ts";
import { toLatinDigits } from "../language/numbers/digits.ts";
import type { ApiContext } from "../platform/http/api.server.ts";
import { readKeyWithHash } from "../platform/http/idempotency-key.server.ts";
import type { contactMessage, customOrder } from "./schemas.ts";

/** SQL: a retry updates the existing row, so that its response, too, waits for synchronous replication. */
const onConflictClause = sql`on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key`;

/** SQL: the user of the request's session; null without one. */
const userIdSql = ({ requestHeader }: ApiContext) =>
  sql`(select user_id from sessions where token_hash = ${hashBearer(requestHeader("authorization"))} and expires_at > now())`;

/** Stores a custom order, once per key, with the language of the page. */
export async function storeCustomOrder(
  request: z.output<typeof customOrder>,
  context: ApiContext,
): Promise<void> {
  const { customer_name, customer_email, customer_phone, order_details, delivery_address } = request;
  const phone = toLatinDigits(customer_phone ?? "");
  const key = readKeyWithHash(context, [
    customer_name,
    customer_email ?? "",
    phone,
    order_details,
    delivery_address ?? "",
  ]);
  await context.shop.database.pool.query(
    sql`insert into custom_orders
          (customer_name, customer_email, customer_phone, order_details, delivery_address, language, idempotency_key, user_id)
        values (${customer_name}, nullif(${customer_email}, ''), nullif(${phone}, ''), ${order_details},
          nullif(${delivery_address}, ''), ${locale()}, ${key}, ${userIdSql(context)}) ${onConflictClause}`,
  );
}

/** Stores a message, once per key, with the language of the page. */
export async function storeMessage(
  message: z.output<typeof contactMessage>,
  context: ApiContext,
): Promise<void> {
  const { name, email, subject, message: text } = message;
  const key = readKeyWithHash(context, [name, email, subject, text]);
  await context.shop.database.pool.query(
    sql`insert into contact_messages (name, email, subject, message, language, idempotency_key, user_id)
        values (${name}, ${email}, ${subject}, ${text}, ${locale()}, ${key}, ${userIdSql(context)}) ${onConflictClause}`,
  );
}
