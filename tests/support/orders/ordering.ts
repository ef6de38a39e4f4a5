import { randomUUID } from "node:crypto";
import { afterAll, expect } from "vitest";
import { moveOrder } from "#tests/support/orders/moving.ts";
import { openTestShop, type TestShop } from "../shop/open-test-shop.ts";
import { movementFaults } from "./stock-movements.ts";

type Options = { key?: string; token?: string; more?: object };

/** A valid order of `items`; `more` replaces or adds fields. */
export const draftOf = (items: object[], more: object = {}) => ({
  address_details: "House 12, Road 5, Dhanmondi",
  mobile_no: "০১৭১২-৩৪৫৬৭৮",
  payment_type: "cash",
  items,
  ...more,
});

export async function receive(shop: TestShop, token: string, ...products: number[]): Promise<void> {
  const items = products.map((product_id) => ({ product_id, quantity: 1 }));
  const { body } = await shop.post("/api/place-order", draftOf(items), { token });
  await moveOrder(shop, body.order.id, "delivered");
}

/** `env` changes settings. At the end, every stock must equal the sum of its movements. */
export async function openOrderingShop(env: Record<string, string> = {}) {
  const shop = await openTestShop(env);
  afterAll(async () => {
    const faults = await movementFaults(shop.sql);
    await shop.close();
    expect(faults).toEqual([]);
  });
  const token = await shop.newCustomer();
  return {
    shop,
    token,
    async productWith(stock: number | null, price = 5_000): Promise<number> {
      const [row] = await shop.sql<{ id: number }>(
        `insert into products (sku, category_id, name_en, name_bn, image, price_poisha, stock)
         values ($1, 1, 'Test mango', 'পরীক্ষার আম', '/pictures/demo/mango.svg', $2, $3) returning id`,
        [randomUUID(), price, stock],
      );
      if (!row) throw new Error("no product");
      return row.id;
    },
    stockOf: async (id: number) =>
      (await shop.sql<{ stock: number | null }>("select stock from products where id = $1", [id]))[0]?.stock,
    order: (items: object[], { more, ...options }: Options = {}) =>
      shop.post("/api/place-order", draftOf(items, more), { token, ...options }),
  };
}
