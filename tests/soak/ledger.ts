import pg from "pg";
import { movementFaults } from "../stock-movements.ts";
import type { BuyerAttempt } from "./buyers.ts";

type OrderInBooks = {
  id: number;
  key: string;
  total: number;
  items: [product: number, quantity: number, price: number][] | null;
};

/** Compares the buyers' answers with the shop's tables; returns a sentence for each difference. */
export async function findFaults(
  host: string,
  attempts: BuyerAttempt[],
  stockBefore: Map<number, number>,
): Promise<string[]> {
  const client = new pg.Client({ host, user: "postgres", database: "postgres" });
  await client.connect();
  try {
    const { rows: orders } = await client.query<OrderInBooks>(
      `select id::float8 as id, idempotency_key as key, total_poisha::float8 as total,
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
  const linesByKey = new Map(attempts.map(({ key, lines }) => [key, lines]));
  const asText = (lines: (readonly number[])[]) =>
    JSON.stringify([...lines].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0)));
  return orders.flatMap(({ id, key, total, items }) => {
    const wanted = (linesByKey.get(key) ?? []).map(({ product_id, quantity }) => [product_id, quantity]);
    const written = items ?? [];
    const faults: string[] = [];
    if (asText(wanted) !== asText(written.map(([product, quantity]) => [product, quantity])))
      faults.push(`order ${id} holds something else than was asked for`);
    if (written.reduce((sum, [, quantity, price]) => sum + quantity * price, 0) !== total)
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
