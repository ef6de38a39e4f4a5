import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { draftOf, openOrderingShop } from "#tests/support/orders/ordering.ts";
import { followCatalogue } from "#tests/support/shop/follow-catalogue.ts";

const ordering = await openOrderingShop();
const { shop, order, stockOf, token } = ordering;
const admin = await shop.signInAdmin();
await followCatalogue(shop);

const archive = (id: number, archived = true) =>
  shop.post(`/api/admin/products/${id}/archived`, { archived }, { token: admin });
const staff = async (path: string) => (await shop.get(`/api/admin/${path}`, { token: admin })).body;
const read = async (path: string) => (await shop.get(path)).body;
const idsIn = async (path: string): Promise<number[]> => (await read(path)).data.map(({ id }: any) => id);

async function product(stock: number | null = 20): Promise<{ id: number; name: string }> {
  const name = `Zarda ${randomUUID().slice(0, 8)}`;
  const id = await ordering.productWith(stock);
  await shop.sql(
    "update products set name_en = $2, is_featured = true, is_new_arrival = true where id = $1",
    [id, name],
  );
  return { id, name };
}

test("an archived product is in no list, search, suggestion, count, rail or sitemap, and all of it comes back", async () => {
  const { id, name } = await product();
  await shop.sql(
    "insert into related_products (product_id, place, related_id) values (3, 1, $1), (3, 2, 5)",
    [id],
  );
  const term = encodeURIComponent(name);
  const counts = async () => (await read("/api/categories")).data[0].product_count;
  const seen = async () => ({
    listed: (await idsIn("/api/products?category=1")).includes(id),
    featured: (await idsIn("/api/products?featured=1")).includes(id),
    isNew: (await idsIn("/api/products?new=1&view=card")).includes(id),
    found: (await idsIn(`/api/products?search=${term}`)).includes(id),
    named: (await idsIn(`/api/products?ids=${id}`)).includes(id),
    suggested: (await read(`/api/suggestions?q=${term}`)).data.products.some(
      (product: any) => product.id === id,
    ),
    related: (await idsIn("/api/products?related=3")).includes(id),
    mapped: (await read("/sitemaps/1.xml")).includes(`/products/${id}<`),
  });
  const all = (value: boolean) =>
    Object.fromEntries(
      ["listed", "featured", "isNew", "found", "named", "suggested", "related", "mapped"].map((n) => [
        n,
        value,
      ]),
    );
  await expect.poll(seen).toEqual(all(true));
  const before = await counts();

  expect((await archive(id)).body.data).toMatchObject({ id, is_archived: 1 });
  await expect.poll(seen).toEqual(all(false));
  await expect.poll(counts).toBe(before - 1);
  expect(await idsIn("/api/products?related=3")).toEqual([5]);

  await archive(id, false);
  await expect.poll(seen).toEqual(all(true));
  await expect.poll(counts).toBe(before);
});

test("without the search index, too, an archived product is not found", async () => {
  const { id, name } = await product();
  await archive(id);
  const { findProducts } = await import("#src/catalogue/listing/find-products.server.ts");
  const addSurrogateKeys = () => undefined;
  const context = { shop: shop.shop, addSurrogateKeys, countRows: addSurrogateKeys } as unknown as Parameters<
    typeof findProducts
  >[1];
  expect((await findProducts({ search: name }, context, { current: undefined })).data).toEqual([]);
  expect(
    (await findProducts({ category: 1 }, context, { current: undefined })).data.map((one) => one.id),
  ).not.toContain(id);
});

test("its address says that it is no longer sold, and what is sold in its place", async () => {
  const { id, name } = await product();
  await archive(id);
  const { status, body } = await shop.get(`/api/products/${id}?lang=en`);
  expect([status, body.code, body.message]).toEqual([
    410,
    "no_longer_sold",
    "This product is no longer sold.",
  ]);
  expect(body.details).toMatchObject({ name, category: { id: 1 } });
  expect(body.details.related.length).toBeGreaterThan(2);
  expect(body.details.related.every((one: any) => one.category_id === 1 && one.id !== id)).toBe(true);
  const bengali = await shop.get(`/api/products/${id}?lang=bn`);
  expect(bengali.body).toMatchObject({ message: "এই পণ্যটি আর বিক্রি হয় না।", details: { name: "পরীক্ষার আম" } });
});

test("it cannot be ordered, by name and with the rest untouched, whoever orders", async () => {
  const gone = await product();
  const uncounted = await product(null);
  const other = await product();
  const placed = await order([{ product_id: gone.id, quantity: 2 }]);
  await archive(gone.id);
  await archive(uncounted.id);
  const items = [gone, uncounted, other].map(({ id }) => ({ product_id: id, quantity: 1 }));
  const refused = await order(items);
  expect([refused.status, refused.body.code]).toEqual([409, "sold_out"]);
  expect(refused.body.message).toBe(`No longer sold: ${gone.name}, ${uncounted.name}.`);
  expect(refused.body.details.lines).toMatchObject([
    { product_id: gone.id, left: 0 },
    { product_id: uncounted.id, left: 0 },
  ]);
  expect([await stockOf(gone.id), await stockOf(other.id)]).toEqual([18, 20]);
  const phone = await shop.post(
    "/api/admin/orders",
    { ...draftOf([{ product_id: gone.id, quantity: 1 }]), customer: { name: "Caller" } },
    { token: admin },
  );
  expect(phone.body.message).toBe(`No longer sold: ${gone.name}.`);
  const [line] = placed.body.order.order_items;
  const edited = await shop.post(
    `/api/admin/orders/${placed.body.order.id}/edits`,
    { was: 0, lines: [{ item: line.id, quantity: 3 }] },
    { token: admin },
  );
  expect(edited.body.message).toBe(`No longer sold: ${gone.name}.`);
  const fewer = await shop.post(
    `/api/admin/orders/${placed.body.order.id}/edits`,
    { was: 0, lines: [{ item: line.id, quantity: 1 }] },
    { token: admin },
  );
  expect([fewer.status, await stockOf(gone.id)]).toEqual([200, 19]);
});

test("old orders and saved lists name it and say so; a saved one is removed like any other", async () => {
  const { id, name } = await product();
  await order([{ product_id: id, quantity: 1 }]);
  const saved = (change: object) => shop.post("/api/account/saved", change, { token });
  await saved({ add: [String(id), "3"] });
  const lineOf = async () => {
    const { orders } = (await shop.get("/api/my-orders?lang=en", { token })).body;
    return orders[0].order_items[0].product;
  };
  expect(await lineOf()).not.toHaveProperty("archived");
  await archive(id);
  expect(await lineOf()).toMatchObject({ id, name, archived: 1 });
  const list = await read(`/api/products?ids=${id},3&archived=1&view=card`);
  expect(list.data.map((one: any) => [one.id, one.archived])).toEqual([
    [id, 1],
    [3, undefined],
  ]);
  expect((await saved({ add: [String(id)] })).body.data).toContain(id);
  expect((await saved({ remove: [String(id)] })).body.data).toEqual([3]);
  expect((await saved({ add: [String(id)] })).body.data).toEqual([3]);
});

test("staff see it under its own filter only, find it there by name and SKU, and the journal tells who archived it", async () => {
  const { id, name } = await product();
  await archive(id);
  const ids = async (query: string) =>
    (await staff(`products?${query}`)).data.map((one: any) => [one.id, one.is_archived]);
  const [{ sku } = { sku: "" }] = await shop.sql<{ sku: string }>("select sku from products where id = $1", [
    id,
  ]);
  for (const text of [name, sku.toUpperCase()]) {
    expect(await ids(`search=${encodeURIComponent(text)}`)).not.toContainEqual([id, 1]);
    expect(await ids(`archived=1&search=${encodeURIComponent(text)}`)).toEqual([[id, 1]]);
  }
  expect((await staff(`products/${id}`)).data).toMatchObject({ name_en: name, is_archived: 1 });
  await archive(id);
  await archive(id, false);
  const actions = (await staff(`journal?kind=product&subject=${id}`)).data.map(({ action }: any) => action);
  expect(actions).toEqual(["product.restored", "product.archived"]);
  expect((await archive(99_999_999)).status).toBe(404);
});
