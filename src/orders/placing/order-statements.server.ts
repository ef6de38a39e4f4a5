import type { PoolClient } from "pg";
import type { Attempt, Wanted } from "./place-order.server.ts";

/** A product as it is at the moment of the order. */
export type Products = {
  id: number;
  name_en: string;
  name_bn: string;
  weight_en: string;
  weight_bn: string;
  image: string;
  tint: string;
  price_poisha: number;
  stock: number | null;
  /** Its pieces were taken off the stock; false where it is not counted, or where there are too few. */
  counted: boolean;
};

/**
 * Locks the counted products in the order of their ids, so that two orders of the same goods queue up instead of blocking
 * each other. A statement of its own: one that locks and changes at once finds rows as they were before it waited, locks
 * them a second time as they are now, and may so meet a third one halfway.
 */
export async function lockProducts(client: PoolClient, wanted: Wanted[]): Promise<void> {
  await client.query({
    name: "lock-products",
    text: `select from products where id = any($1::bigint[]) and stock is not null order by id for no key update`,
    values: [wanted.map(({ id }) => id)],
  });
}

/**
 * Takes the pieces of all counted products that have enough, and gives names, prices and stock (as it was before) of the
 * products wanted; what is gone is missing. The guard holds whether the rows are locked or not.
 */
export async function takeProducts(client: PoolClient, wanted: Wanted[]): Promise<Map<number, Products>> {
  const { rows } = await client.query<Products>({
    name: "take-products",
    text: `with taken as (
             update products p set stock = p.stock - w.quantity
             from unnest($1::bigint[], $2::int[]) as w(id, quantity)
             where p.id = w.id and p.stock >= w.quantity
             returning p.id
           )
           select p.id, p.name_en, p.name_bn, p.weight_en, p.weight_bn, p.image, c.tint, p.price_poisha, p.stock,
                  t.id is not null as counted
           from products p join categories c on c.id = p.category_id left join taken t on t.id = p.id
           where p.id = any($1::bigint[])`,
    values: [wanted.map(({ id }) => id), wanted.map(({ quantity }) => quantity)],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

type OrderedLine = Products & { quantity: number };

type NewOrder = {
  addressDetails: string;
  mobileNo: string;
  mobileE164: string | undefined;
  lines: OrderedLine[];
};

/** What an order comes to, in poisha. */
export const totalOf = (lines: OrderedLine[]): number =>
  lines.reduce((sum, line) => sum + line.price_poisha * line.quantity, 0);

/** Writes the order with its items; false where this customer has already used the key. */
export async function writeOrder(client: PoolClient, attempt: Attempt, order: NewOrder): Promise<boolean> {
  const { lines } = order;
  const { rows } = await client.query({
    name: "write-order",
    text: `with placed as (
             insert into orders (user_id, idempotency_key, request_hash, address_details, mobile_no, mobile_e164,
                                 total_poisha)
             values ($1, $2, $3, $4, $5, $6, $7)
             on conflict (user_id, idempotency_key) do nothing
             returning id
           ), items as (
             insert into order_items (order_id, product_id, name_en, name_bn, weight_en, weight_bn, image, tint,
                                      price_poisha, quantity, counted)
             select placed.id, line.* from placed, unnest(
               $8::bigint[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[],
               $15::bigint[], $16::int[], $17::boolean[]
             ) as line
           )
           select id from placed`,
    values: [
      ...[attempt.userId, attempt.key, attempt.hash],
      ...[order.addressDetails, order.mobileNo, order.mobileE164 ?? null, totalOf(lines)],
      ...columns.map((column) => lines.map((line) => line[column])),
    ],
  });
  return rows.length > 0;
}

const columns = [
  "id",
  "name_en",
  "name_bn",
  "weight_en",
  "weight_bn",
  "image",
  "tint",
  "price_poisha",
  "quantity",
  "counted",
] as const;
