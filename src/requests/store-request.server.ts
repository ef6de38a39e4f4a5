import type { z } from "zod";
import { locale } from "../language/locale.ts";
import { toLatinDigits } from "../language/numbers/digits.ts";
import type { Shop } from "../platform/shop.server.ts";
import type { contactMessage, customOrder } from "./schemas.ts";

/** Stores a custom order, with the language of the page to be answered in. */
export async function storeCustomOrder(shop: Shop, request: z.output<typeof customOrder>): Promise<void> {
  const { customer_name, customer_email, customer_phone, order_details, delivery_address } = request;
  await shop.database.pool.query(
    `insert into custom_orders (customer_name, customer_email, customer_phone, order_details, delivery_address, language)
     values ($1, nullif($2, ''), nullif($3, ''), $4, nullif($5, ''), $6)`,
    [
      customer_name,
      customer_email ?? "",
      toLatinDigits(customer_phone ?? ""),
      order_details,
      delivery_address ?? "",
      locale(),
    ],
  );
}

/** Stores a message, with the language of the page to be answered in. */
export async function storeMessage(shop: Shop, message: z.output<typeof contactMessage>): Promise<void> {
  const { name, email, subject, message: text } = message;
  await shop.database.pool.query(
    "insert into contact_messages (name, email, subject, message, language) values ($1, $2, $3, $4, $5)",
    [name, email, subject, text, locale()],
  );
}
