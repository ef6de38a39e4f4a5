import pg from "pg";
import { movementFaults } from "../support/orders/stock-movements.ts";
import type { BuyerAttempt } from "./buyers.ts";

type OrderInBooks = {
  id: number;
  key: string;
  total: number;
  fee: number;
  slot: string;
  items: [product: number, quantity: number, price: number][] | null;
};

/** Compares the buyers' answers with the shop's tables: orders, stock, slots and money. Returns a sentence for each difference. */
export async function findFaults(
  database: pg.ClientConfig,
  attempts: BuyerAttempt[],
  stockBefore: Map<number, number>,
): Promise<string[]> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    // An order that its buyer gave up waiting for may be committed between two statements.
    await client.query("begin isolation level repeatable read read only");
    const { rows: orders } = await client.query<OrderInBooks>(
      `select id::float8 as id, idempotency_key as key, total_poisha::float8 as total,
              fee_poisha::float8 as fee, slot_id || ' ' || slot_day as slot,
              (select json_agg(json_build_array(product_id, quantity, price_poisha) order by product_id)
               from order_items where order_id = orders.id) as items from orders`,
    );
    const { rows: stocks } = await client.query<{ id: number; stock: number }>(
      "select id::float8 as id, stock from products where stock is not null",
    );
    return [
      ...attemptFaults(attempts, orders),
      ...orderFaults(attempts, orders),
      ...stockFaults(stockBefore, stocks, orders),
      ...(await slotFaults(client)),
      ...(await movementFaults(async (text) => (await client.query(text)).rows)),
    ];
  } finally {
    await client.end();
  }
}

function attemptFaults(attempts: BuyerAttempt[], orders: OrderInBooks[]): string[] {
  const ofKey = Map.groupBy(orders, ({ key }) => key);
  return attempts.flatMap(({ key, acknowledged, refused, sent }) => {
    const written = ofKey.get(key) ?? [];
    const faults: string[] = [];
    if (written.length > 1) faults.push(`${key} was ordered ${written.length} times`);
    if (acknowledged.size > 1) faults.push(`${key} was acknowledged as ${[...acknowledged].join(" and ")}`);
    for (const id of acknowledged)
      if (written[0]?.id !== id) faults.push(`order ${id} was acknowledged and is not there`);
    if (refused === sent && written.length > 0) faults.push(`${key} was only ever refused and is there`);
    return faults;
  });
}

function orderFaults(attempts: BuyerAttempt[], orders: OrderInBooks[]): string[] {
  const ofKey = new Map(attempts.map((attempt) => [attempt.key, attempt]));
  const asText = (lines: (readonly number[])[]) =>
    JSON.stringify([...lines].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0)));
  return orders.flatMap(({ id, key, total, fee, slot, items }) => {
    const attempt = ofKey.get(key);
    const wanted = (attempt?.lines ?? []).map(({ product_id, quantity }) => [product_id, quantity]);
    const written = items ?? [];
    const faults: string[] = [];
    if (asText(wanted) !== asText(written.map(([product, quantity]) => [product, quantity])))
      faults.push(`order ${id} holds something else than was asked for`);
    if (slot !== `${attempt?.slot.id} ${attempt?.slot.day}`)
      faults.push(`order ${id} has another slot: ${slot}`);
    if (written.reduce((sum, [, quantity, price]) => sum + quantity * price, fee) !== total)
      faults.push(`order ${id} does not add up`);
    return faults;
  });
}

function stockFaults(
  before: Map<number, number>,
  now: { id: number; stock: number }[],
  orders: OrderInBooks[],
): string[] {
  const sold = new Map<number, number>();
  for (const [product, quantity] of orders.flatMap(({ items }) => items ?? []))
    sold.set(product, (sold.get(product) ?? 0) + quantity);
  return now.flatMap(({ id, stock }) => {
    const expected = (before.get(id) ?? 0) - (sold.get(id) ?? 0);
    if (stock < 0) return [`product ${id} is oversold: ${stock}`];
    return stock === expected ? [] : [`product ${id}: ${stock} pieces left instead of ${expected}`];
  });
}

/** What slots say is taken against the orders that have them, and against what they hold. */
async function slotFaults(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ slot: string; taken: number; orders: number; holds: number }>(
    `select s.id || ' on ' || d.day as slot, d.taken, coalesce(d.capacity, s.capacity) as holds,
            (select count(*)::int from orders o where o.slot_id = s.id and o.slot_day = d.day) as orders
     from delivery_slot_days d join delivery_slots s on s.id = d.slot_id`,
  );
  return rows
    .filter(({ taken, orders, holds }) => taken !== orders || taken > holds)
    .map(({ slot, taken, orders, holds }) => `slot ${slot}: ${taken} of ${holds} taken by ${orders} orders`);
}
