import { randomUUID } from "node:crypto";
import type { TestShop } from "./open-test-shop.ts";

/** A valid order of `items`; `more` replaces or adds fields. */
export const draftOf = (items: object[], more: object = {}) => ({
  address_details: "House 12, Road 5, Dhanmondi",
  mobile_no: "০১৭১২-৩৪৫৬৭৮",
  payment_type: "cash",
  items,
  ...more,
});

/** What tests of orders need of a shop: products of their own, with a stock. */
export const orderingIn = (shop: TestShop) => ({
  /** A new product; returns its id. `stock` null: not counted; `price` in poisha. */
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
});
