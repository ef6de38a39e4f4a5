import type { PoolClient } from "pg";
import type { DemoAccounts } from "../src/identity/service/demo-provider.server.ts";
import { countDemo } from "./remove.server.ts";

/** The accounts of the demo's identity page, with unused e-mail addresses. */
export const demoAccounts: DemoAccounts = {
  accounts: [
    { id: "demo-nusrat", name: "Nusrat Jahan", email: "nusrat@demo.tatka.example", hasOrders: true },
    { id: "demo-tanvir", name: "Tanvir Ahmed", email: "tanvir@demo.tatka.example", hasOrders: false },
    { id: "demo-sumaiya", name: "সুমাইয়া আক্তার", email: "sumaiya@demo.tatka.example", hasOrders: false },
  ],
  isInDatabase: async (queries) => (await countDemo(queries)) > 0,
  addOrders: async (client, userId) => {
    for (const order of pastOrders) await addOrder(client, userId, order);
  },
};

type PastOrder = { daysAgo: number; pieces: Record<string, number> };

const pastOrders: PastOrder[] = [
  { daysAgo: 20, pieces: { "miniket-rice": 1, "masoor-dal-deshi": 2, "mustard-oil": 1 } },
  { daysAgo: 6, pieces: { "deshi-eggs": 1, "fresh-milk": 2, "green-tea": 1 } },
];

/**
 * A delivered order with its steps at current prices, without moving stock; none if the shop has none of its
 * products.
 */
async function addOrder(client: PoolClient, userId: number, { daysAgo, pieces }: PastOrder) {
  await client.query(
    `with line as (
       select p.id, p.name_en, p.name_bn, p.weight_en, p.weight_bn, p.image, c.tint, p.price_poisha, w.quantity,
              case when p.is_weighed then p.net_amount end as step_grams
       from unnest($1::text[], $2::int[]) w(sku, quantity) join products p on p.sku = w.sku
       join categories c on c.id = p.category_id
     ), placed as (
       insert into orders (user_id, idempotency_key, request_hash, address_details, mobile_no, mobile_e164, language,
                           place, total_poisha, status, fulfilment, created_at)
       select $3, 'demo-' || $4::int, '', 'House 27, Road 8A, Dhanmondi, Dhaka', '01712345678', '+8801712345678', 'en',
              'dhaka/dhanmondi', sum(price_poisha * quantity), 'completed', 'delivered', now() - make_interval(days => $4::int)
       from line having count(*) > 0 returning id, created_at
     ), items as (
       insert into order_items (order_id, product_id, name_en, name_bn, weight_en, weight_bn, image, tint, price_poisha,
                                quantity, step_grams)
       select placed.id, line.id, name_en, name_bn, weight_en, weight_bn, image, tint, price_poisha, quantity, step_grams
       from placed, line
     )
     insert into order_steps (order_id, from_status, to_status, from_fulfilment, to_fulfilment, user_id, created_at)
     select placed.id, "from", "to", from_fulfilment, to_fulfilment, admin.id, placed.created_at + make_interval(hours => hours)
     from placed, (select id from users where role = 'admin' order by id limit 1) admin, (values
       ('pending', 'processing', 'placed', 'confirmed', 1), ('processing', 'processing', 'confirmed', 'packed', 3),
       ('processing', 'processing', 'packed', 'on_the_way', 5), ('processing', 'completed', 'on_the_way', 'delivered', 7)
     ) step ("from", "to", from_fulfilment, to_fulfilment, hours) order by hours`,
    [Object.keys(pieces), Object.values(pieces), userId, daysAgo],
  );
}
