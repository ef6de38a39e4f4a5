import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { draftOf, openOrderingShop } from "#tests/support/orders/ordering.ts";

const { shop, productWith } = await openOrderingShop();
const admin = await shop.signInAdmin();

const stock = 20;
const products = 24;
const shoppers = 8;
/** The stocks of the file in turn: higher, zero, a few, and unchanged. */
const counted = [30, 0, 3, 20];

test("many order while an import sets stocks: nothing is sold twice, and no order is lost", async () => {
  const ids: number[] = [];
  for (let index = 0; index < products; index++) ids.push(await productWith(stock));
  const own = await shop.sql<{ id: number; sku: string }>(
    "select id, sku from products where id = any($1) order by id",
    [ids],
  );
  const countOf = (at: number) => counted[at % counted.length] as number;
  const file = [
    "sku,category,name_en,name_bn,price,stock",
    // Changed products are mixed with others that only keep the import busy.
    ...own.map(({ sku }, index) => `${sku},,,,,${countOf(index)}`),
    ...Array.from(
      { length: 2_000 },
      (_, index) => `new-${index},fish,Rui ${index},রুই ${index},${100 + index},5`,
    ),
  ].join("\r\n");
  const tokens = await Promise.all(Array.from({ length: shoppers }, () => shop.newCustomer()));

  const staged = await shop.post("/api/admin/imports", new TextEncoder().encode(file), { token: admin });
  const { id } = staged.body.data;
  const state = async () =>
    (await shop.sql<{ state: string }>("select state from product_imports where id = $1", [id]))[0]?.state;
  const accepted: number[] = [];
  let over = false;
  const order = async (token: string, turn: number) => {
    const items = [0, 7, 13].map((step) => ({
      product_id: ids[(turn * 5 + step) % products] as number,
      quantity: 1 + (turn % 3),
    }));
    const { status, body } = await shop.post("/api/place-order", draftOf(items), {
      token,
      key: randomUUID(),
    });
    expect([200, 409]).toContain(status);
    if (status === 200) accepted.push(body.order.id);
  };
  const shopping = tokens.map(async (token, first) => {
    for (let turn = first; !over; turn += shoppers) await order(token, turn);
  });
  // Products are ordered between validation and merge.
  await vi.waitFor(() => expect(accepted.length).toBeGreaterThan(5), { timeout: 60_000 });
  await shop.post(`/api/admin/imports/${id}/start`, {}, { token: admin });
  await vi.waitFor(async () => expect(await state()).toBe("done"), { timeout: 60_000, interval: 20 });
  over = true;
  await Promise.all(shopping);

  const stored = await shop.sql<{ id: number }>("select id from orders order by id");
  expect(stored.map(({ id }) => id)).toEqual(accepted.toSorted((one, other) => one - other));
  const left = await shop.sql<{ id: number; stock: number; sold: number; state: string }>(
    `select p.id, p.stock, r.state,
            coalesce((select sum(quantity) from order_items where product_id = p.id), 0)::int as sold
     from products p join product_import_rows r on r.product_id = p.id and r.import_id = $2
     where p.id = any($1) order by p.id`,
    [ids, id],
  );
  expect(left).toHaveLength(products);
  for (const [index, { stock: now, sold, state: became }] of left.entries()) {
    const found = became === "merged" ? countOf(index) - stock : 0;
    expect([ids[index], now], became).toEqual([ids[index], stock + found - sold]);
    expect(now).toBeGreaterThanOrEqual(0);
  }
});
