import { expect, test } from "vitest";
import { openOrderingShop } from "#tests/support/orders/ordering.ts";

const { shop, productWith } = await openOrderingShop();
const staff = { token: await shop.signInAdmin() };

const scanned = async (code: string) =>
  shop.get(`/api/admin/scanned-products?code=${encodeURIComponent(code)}`, staff);
const idsOf = ({ body }: { body: { data: { id: number }[] } }) => body.data.map(({ id }) => id);

async function productCalled(barcode: string): Promise<number> {
  const id = await productWith(10);
  await shop.sql("update products set barcode = $2 where id = $1", [id, barcode]);
  return id;
}

test("a scanned barcode finds its product with what stands at its place in the shop", async () => {
  const id = await productCalled("8941100500019");
  await shop.sql("update products set net_amount = 500, net_unit = 'g', price_poisha = 9000 where id = $1", [
    id,
  ]);
  const { body } = await scanned("৮৯৪১১০০৫০০০১৯");
  expect(body.data).toEqual([
    expect.objectContaining({
      id,
      barcode: "8941100500019",
      stock: 10,
      is_archived: 0,
      unit_price: { amount: 180, per: "kg" },
      price_since: expect.stringMatching(/^20/),
    }),
  ]);
});

test("a UPC-A and its EAN-13 are one product, in the list of products, too", async () => {
  const id = await productCalled("036000291452");
  expect(idsOf(await scanned("0036000291452"))).toEqual([id]);
  expect(idsOf(await scanned("036000291452"))).toEqual([id]);
  expect(idsOf(await shop.get("/api/admin/products?search=0036000291452", staff))).toEqual([id]);
});

test("a label with the SKU finds its product; a part of a code, or none, finds nothing", async () => {
  const id = await productCalled("");
  const [row] = await shop.sql("select sku from products where id = $1", [id]);
  expect(idsOf(await scanned(row?.["sku"]))).toEqual([id]);
  expect(idsOf(await scanned("89411"))).toEqual([]);
  expect((await scanned(" ")).status).toBe(422);
});

test("several products with one barcode are all found, those that are sold first", async () => {
  const archived = await productCalled("8941100500026");
  const sold = await productCalled("8941100500026");
  await shop.sql("update products set is_archived = true where id = $1", [archived]);
  const found = await scanned("8941100500026");
  expect(idsOf(found)).toEqual([sold, archived]);
  expect(found.body.data[1].is_archived).toBe(1);
});

test("labels come in the order that was asked for, once each, with the day of the price", async () => {
  const one = await productCalled("8941100500033");
  const two = await productCalled("");
  await shop.sql("update products set price_poisha = 12300 where id = $1", [two]);
  await shop.sql("update product_prices set changed_at = '2026-01-02' where product_id = $1", [one]);
  const labels = await shop.get(`/api/admin/product-labels?products=${two},${one},987654321,${two}`, staff);
  expect(idsOf(labels)).toEqual([two, one]);
  expect(labels.body.data[0].price).toBe(123);
  expect(labels.body.data[1].price_since).toMatch(/^2026-01-0/);
  expect((await shop.get("/api/admin/product-labels?products=x", staff)).status).toBe(422);
});

test("a movement says which one it was, so that it can be undone; a repeated one says the same", async () => {
  const id = await productCalled("8941100500040");
  const move = { kind: "received", quantity: 3, key: crypto.randomUUID() };
  const first = await shop.post(`/api/admin/products/${id}/stock`, move, staff);
  const again = await shop.post(`/api/admin/products/${id}/stock`, move, staff);
  expect(first.body.data).toEqual({ stock: 13, movement: expect.any(Number) });
  expect(again.body).toEqual(first.body);
  const undone = await shop.post(`/api/admin/stock-movements/${first.body.data.movement}/undo`, {}, staff);
  expect(undone.body.data.stock).toBe(10);
  const same = { kind: "counted", quantity: 10, was: 10, key: crypto.randomUUID() };
  const counted = await shop.post(`/api/admin/products/${id}/stock`, same, staff);
  expect(counted.body.data).toEqual({ stock: 10, movement: null });
});
